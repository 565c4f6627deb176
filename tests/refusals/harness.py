"""Is what a refusal says true? Walks through games and asks for the reason of refused answers.

A game's own file (tests/refusals/<game>.py) has one prover for every key its refusals can have. A
prover shows by other means than the rules' own code that the claim holds in the position at hand:
it counts again, or changes the one fact that is named and looks whether the answer is allowed.

    python -m tests.refusals gold --count 100000
"""

import importlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ceiba.bots import Knowledge, bot
from ceiba.core.game import Game, Options
from ceiba.core.refusing import refusal_of
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.core.sentence import Refusal
from ceiba.core.state import State
from ceiba.games import find_game

ASKED_PER_POSITION = 4
GREEDY_SHARE = 8
"""One game in so many is played by the greedy bot: tables richer than chance makes them."""


class Refused(NamedTuple):
    """One refused answer. `state` is the prover's own: it may change it or play on it."""

    game: Game[Any]
    state: State
    seat: int
    action: int
    refusal: Refusal

    @property
    def text(self) -> str:
        return self.game.vocabulary.text(self.action)

    @property
    def data(self) -> dict[str, Any]:
        return self.refusal.data

    def allowed(self, state: State, action: int | None = None) -> bool:
        """Whether the answer (or another) would be accepted on a table changed by the prover."""
        return (self.action if action is None else action) in state.options(self.seat)


Prover = Callable[[Refused], bool]
"""True where the claim is proven."""


def by_name(*provers: Callable[..., bool]) -> dict[str, Callable[..., bool]]:
    """Each by the key it proves, which is its name."""
    return {prover.__name__.replace("_", "-"): prover for prover in provers}


class Table(NamedTuple):
    """One kind of table whose refusals are looked at."""

    players: int
    options: Options
    lay: Callable[[int, Rng], State] | None = None
    """Lays a table in the middle of a game, where chance seldom leads; else the setup does."""


class Report:
    """What was looked at, by refusal key, and what was not true."""

    def __init__(self) -> None:
        self.proven: Counter[str] = Counter()
        self.false: list[str] = []

    def lines(self) -> Iterator[str]:
        for key, count in self.proven.most_common():
            yield f"{count:9,} {key}"
        for line in self.false[:40]:
            yield f"FALSE: {line}"
        yield f"{self.proven.total():,} refusals are true, {len(self.false):,} are not"


def prove(
    game: Game[Any], tables: Sequence[Table], provers: Mapping[str, Prover], count: int, seed: str
) -> Report:
    """Look at `count` refused answers of random games on these tables in turn."""
    report = Report()
    number = 0
    while report.proven.total() + len(report.false) < count:
        table = tables[number % len(tables)]
        luck = seeded(f"{seed} {number}")
        greedy = number % GREEDY_SHARE == GREEDY_SHARE - 1
        for refused in refused_answers(game, table, luck, greedy):
            look_at(refused, provers, report)
            if report.proven.total() + len(report.false) >= count:
                break
        number += 1
    return report


def share(slug: str, count: int, seed: str) -> Report:
    """What a process proves."""
    own = importlib.import_module(f"tests.refusals.{slug}")
    return prove(find_game(slug), own.TABLES, own.PROVERS, count, seed)


def not_now(refused: Refused) -> bool:
    """It belongs to another moment, for nothing with its verb is asked; where a game has a verb
    for two moments, its own file tells them apart."""
    verb = refused.game.vocabulary.verb
    options = refused.state.options(refused.seat)
    return verb(refused.action) not in {verb(option) for option in options}


def look_at(refused: Refused, provers: Mapping[str, Prover], report: Report) -> None:
    key = refused.refusal.key
    if key == "not-now" and not_now(refused):
        return  # not counted: it would be every third
    prover = provers.get(key)
    if prover is not None and prover(refused):
        report.proven[key] += 1
        return
    problem = "has no prover" if prover is None else "is not true"
    said = f"{refused.refusal.clause} {key} {refused.refusal.data}"
    report.false.append(f"{'ABCDE'[refused.seat]} '{refused.text}' → {said} {problem}")


def refused_answers(
    game: Game[Any], table: Table, luck: Rng, greedy: bool = False
) -> Iterator[Refused]:
    """A game to its end, and at each position some answers that are refused, with the reason."""
    if table.lay is not None:
        state = table.lay(table.players, luck)
    else:
        state = game.setup(table.players, table.options, luck.clone())
    state.settle(None)
    families = by_verb(game)
    while not state.over():
        seat = state.decider()
        options = state.options(seat)
        for action in tried(game, families, state, seat, options, luck):
            refusal = refusal_of(state, seat, action)
            assert refusal is not None
            yield Refused(game, state.clone(), seat, action, refusal)
        if greedy:
            chosen = bot("greedy", game.spec.slug).choose(Knowledge(state, seat), luck)
        else:
            chosen = any_answer(game, options, luck)
        state.apply(seat, chosen, None)


def by_verb(game: Game[Any]) -> dict[str, list[int]]:
    families: dict[str, list[int]] = {}
    for action in range(len(game.vocabulary)):
        families.setdefault(game.vocabulary.verb(action), []).append(action)
    return families


def tried(
    game: Game[Any],
    families: Mapping[str, list[int]],
    state: State,
    seat: int,
    options: list[int],
    luck: Rng,
) -> Iterator[int]:
    """Answers that are no options: of the kinds asked for, those shown as blocked, any."""
    asked_for = [game.vocabulary.verb(action) for action in options]
    blocked = [entry.action for entry in state.agenda[-1].blocked(state, seat)]
    for turn in range(ASKED_PER_POSITION):
        if turn == 0 and blocked:
            action = blocked[luck.below(len(blocked))]
        elif turn < ASKED_PER_POSITION - 1:
            family = families[asked_for[luck.below(len(asked_for))]]
            action = family[luck.below(len(family))]
        else:
            action = luck.below(len(game.vocabulary))
        if action not in options:
            yield action


def any_answer(game: Game[Any], options: list[int], luck: Rng) -> int:
    """Any verb, then any answer of that verb: otherwise long lists of one kind drown the rest."""
    verbs = sorted({game.vocabulary.verb(action) for action in options})
    verb = verbs[luck.below(len(verbs))]
    family = [action for action in options if game.vocabulary.verb(action) == verb]
    return family[luck.below(len(family))]
