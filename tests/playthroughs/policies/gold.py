"""A simple player of Das Gold der Maya: keeps what fits, and pays for what closes a disc."""

from typing import cast

from ceiba import Match
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.games.gold.answers import LAY, STOP
from ceiba.games.gold.layout import is_complete, row_units
from ceiba.games.gold.pieces import VALUE
from ceiba.games.gold.scoring import row_points
from ceiba.games.gold.state import GoldState

TRIES = 150


def policy(match: Match, seat: int) -> str:
    """The answer of a seat; chance comes from the number of the question."""
    picks = seeded(f"policy-{match.seq}-{seat}")
    decision = match.decision(seat)
    assert decision is not None
    options = [option.text for option in decision.options]
    state = cast(GoldState, match.state)
    if decision.task == "bidding":
        return _bid(state, seat, len(options) - 1, picks)
    if decision.task == "choose_payee":
        return options[picks.below(len(options))]
    if decision.task == "choose_base":
        worth = [_worth(_best_row(state, seat, base, picks)) for base in (0, 1)]
        before = [_worth(row) for row in state.rows_of(seat)]
        gains = [worth[base] - before[base] for base in (0, 1)]
        return "base 1" if gains[0] >= gains[1] else "base 2"
    return _lay(match, state, seat, picks)


def _bid(state: GoldState, seat: int, most: int, picks: Rng) -> str:
    """More for a piece that closes a disc, something for a precious one, nothing now and then."""
    face = state.slots[0]
    gain = 0
    for row in state.rows_of(seat):
        if is_complete(row):
            continue
        for up in (face, face ^ 1):  # a player would only hope for the back; so does this one
            if row_units([*row, up]) == 24:
                gain = max(gain, 5)
            elif row_units([*row, up]) < 24:
                gain = max(gain, 1 + VALUE[up] // 2)
    return f"bid {min(most, picks.below(gain + 2))}"


def _lay(match: Match, state: GoldState, seat: int, picks: Rng) -> str:
    """Go on with the best row that some hundred random walks find."""
    best: tuple[int, list[int]] = (-1, [])
    for _ in range(TRIES):
        trial = state.clone()
        steps = _walk(trial, seat, picks)
        worth = _worth(trial.row)
        if worth > best[0]:
            best = worth, steps
    action = best[1][0] if best[1] else STOP
    return match.game.vocabulary.text(action)


def _walk(trial: GoldState, seat: int, picks: Rng) -> list[int]:
    steps = []
    while (options := [a for a in trial.options(seat) if LAY <= a < STOP]) != []:
        steps.append(options[picks.below(len(options))])
        trial.apply(seat, steps[-1], None)
    return steps


def _best_row(state: GoldState, seat: int, base: int, picks: Rng) -> list[int]:
    best: list[int] = []
    for _ in range(TRIES // 3):
        trial = state.clone()
        trial.take_base(base)
        _walk(trial, seat, picks)
        if _worth(trial.row) > _worth(best):
            best = trial.row
    return best


def _worth(row: list[int]) -> int:
    """A complete disc counts its points tenfold; on the way there, length and value."""
    return 10 * row_points(row, False) + 2 * row_units(row) + row_points(row, True)
