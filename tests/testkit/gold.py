"""Short ways to lay a table of Das Gold der Maya, to play on it and to look at it.

>>> match = hands(5, 3, 0)                      # three players, these bids, hands open
>>> match.waiting, pearls(match)
(['A'], [5, 10, 15])
>>> match = bought("gold sixth over silver", base=["silver quarter over bronze"])
>>> lay(match, "silver quarter over bronze", "gold sixth over silver", "stop")
>>> row(match, "A")
['silver quarter', 'gold sixth']
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ceiba
from ceiba import IllegalAction, Match

SEATS = "ABCD"

ALL_PIECES = [
    f"{one} {size} over {other}"
    for one, other in (
        ("gold", "silver"),
        ("silver", "bronze"),
        ("bronze", "jade"),
        ("jade", "stone"),
        ("stone", "gold"),
    )
    for size, count in (("eighth", 2), ("sixth", 3), ("quarter", 1))
    for _ in range(count)
]
"""The 30 pieces of the box (GM-1.7), written out without the help of the code under test."""

WEALTHY = {2: [10, 10], 3: [10, 10, 10], 4: [10, 10, 10, 10]}


# -- given ----------------------------------------------------------------------------------


def table(players: int = 3, **facts: Any) -> Match:
    """A table with these things on it; the rest is filled in, the same way every time."""
    return ceiba.set_up({"game": "gold", "players": players, **facts}, seed="test")


def hands(*bids: int, **facts: Any) -> Match:
    """A table of so many players where all have bid and the hands have been opened."""
    match = table(len(bids), **facts)
    bid(match, *bids)
    return match


def bought(
    piece: str,
    base: list[str] | None = None,
    second: list[str] | None = None,
    players: int = 3,
    **facts: Any,
) -> Match:
    """A has paid for a piece, has seen its back and lays out the base (or chooses one of two)."""
    rows = [base or []] if second is None else [base or [], second]
    bases = {"A": rows, **facts.pop("bases", {})}
    return table(
        players,
        bases=bases,
        winner="A",
        payee="B",
        opened=True,
        bids=[1, *[0] * (players - 1)],
        layout={"piece": piece},
        **facts,
    )


# -- when -----------------------------------------------------------------------------------


def bid(match: Match, *bids: int) -> None:
    """Every player bids, A first."""
    for seat, amount in zip(SEATS, bids, strict=False):
        match.play(f"{seat} bid {amount}")


def lay(match: Match, *answers: str, seat: str = "A") -> None:
    """Pieces in the order they are laid; also 'stop', 'base 1' and 'skip …'."""
    for answer in answers:
        verb = answer.split()[0]
        match.play(f"{seat} {answer if verb in ('stop', 'base', 'skip') else 'lay ' + answer}")


def refused(match: Match, line: str) -> tuple[str, str, dict[str, Any]]:
    """Clause, key and numbers of the refusal; and nothing on the table has changed."""
    before = match.state.words(), match.seq
    with pytest.raises(IllegalAction) as problem:
        match.play(line)
    assert (match.state.words(), match.seq) == before
    return problem.value.clause, problem.value.key, problem.value.data


def play_out(match: Match, choose: Callable[[str, list[str]], str]) -> None:
    """Play to the end: `choose(seat, options)` answers for the first seat that is asked."""
    while not match.over:
        seat = match.waiting[0]
        match.play(f"{seat} {choose(seat, match.options_for(seat))}")


# -- then -----------------------------------------------------------------------------------


def pearls(match: Match) -> list[int]:
    """What each player owns, as each of them sees it behind the own screen."""
    seats = range(match.players)
    return [match.view(seat).players[seat].pearls for seat in seats]


def named(piece: Any) -> str:
    """A piece of a view in the notation of positions."""
    if piece is None:
        return "gap"
    back = f" over {piece.back}" if piece.back is not None else ""
    return f"{piece.material} {piece.size}{back}"


def row(match: Match, seat: str, base: int = 1, seen_by: str | None = None) -> list[str]:
    """A row on a base, by default as a spectator sees it."""
    bases = match.view(seen_by).players[SEATS.index(seat)].bases
    return [named(piece) for piece in bases[base - 1].row]


def board(match: Match, seen_by: str | None = None) -> list[str]:
    """The auction board, foremost piece first."""
    return [named(piece) for piece in match.view(seen_by).slots]


def box(match: Match, seen_by: str | None = None) -> list[tuple[str, str | None]]:
    """The pieces out of the game, and who threw them away."""
    boxed = match.view(seen_by).box
    return [(named(b.piece), None if b.by is None else SEATS[b.by]) for b in boxed]


def heard(match: Match, kind: str, seen_by: str | None = None) -> list[dict[str, Any]]:
    """What a seat or a spectator was told of one kind of event."""
    return [event.data for event in match.events(seen_by) if event.kind == kind]


def total(match: Match, seat: str) -> float:
    """The final score of a seat."""
    outcome = match.outcome()
    assert outcome is not None, "the game is not over"
    return outcome.scores[SEATS.index(seat)].total


def sources(match: Match, seat: str) -> dict[str, float]:
    """The final score of a seat by source."""
    outcome = match.outcome()
    assert outcome is not None, "the game is not over"
    return outcome.scores[SEATS.index(seat)].sources


def last_sale(players: int = 3, **facts: Any) -> Match:
    """One piece is left to be sold, and it is lost: the game is over and scored."""
    match = table(players, bag=0, auction=["jade quarter over stone"], **facts)
    bid(match, *[0] * players)
    assert match.over
    return match
