"""The tables the suite plays at: every game, every number of players, a sample of its options."""

import copy
import functools
import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from ceiba import Match
from ceiba.core.rng import Rng
from ceiba.core.seats import LETTERS
from ceiba.core.seed import seeded
from ceiba.core.state import State
from ceiba.games import KNOWN
from tests.conformance.adapter import Adapter, adapter_for
from tests.testkit.share import FULL, ONE_IN, share


class Table(NamedTuple):
    """One way to sit down to a game."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        laid = self.adapter.free_texts
        values = {name: "own" if name in laid else v for name, v in self.options.items()}
        changed = "-".join(f"{name}={value}" for name, value in values.items())
        return f"{self.game}-{self.players}" + (f"-{changed}" if changed else "")

    def spread(self, every: int) -> int:
        """Steps between two looks at the whole vocabulary: more where that is long."""
        return every * (1 + len(KNOWN[self.game].vocabulary) // 1000)

    @property
    def adapter(self) -> Adapter:
        return adapter_for(self.game)

    def match(self, seed: str = "conformance") -> Match:
        return Match(KNOWN[self.game], self.players, self.options, seed)


def _tables() -> Iterator[Table]:
    for slug, game in KNOWN.items():
        spec = game.spec
        other = {
            o.name: adapter_for(slug).free_texts[o.name]
            if o.free
            else next(v for v in o.values if v != o.default)
            for o in spec.options
        }
        for players in range(spec.min_players, spec.max_players + 1):
            yield Table(slug, players, {})
            if other:
                yield Table(slug, players, other)


def _at_the_edge(table: Table) -> bool:
    """The fewest players with other options, or the most with the usual ones."""
    spec = KNOWN[table.game].spec
    return table.players == (spec.min_players if table.options else spec.max_players)


TABLES = list(_tables())
PLAYED = TABLES if FULL else [table for table in TABLES if _at_the_edge(table)]
"""Those of the long searches; the fingerprints go over all of them, both ways."""
USUAL_LENGTH = share(200)
"""Answers of a game that are looked at: those of a game of usual length."""
every_table = pytest.mark.parametrize("table", PLAYED, ids=str)


@functools.cache
def _length(name: str) -> int:
    """How many answers a random game at a table takes."""
    match = next(table for table in TABLES if str(table) == name).match()
    return sum(1 for _ in any_game(match))


def listeners(players: int) -> list[int | None]:
    """All who look at a table: every seat, and a spectator."""
    return [*range(players), None]


def any_answer(match: Match, picks: Rng) -> tuple[int, str]:
    """One of the seats that are asked, and one of its options."""
    seats = [LETTERS.index(name) for name in match.waiting]
    seat = seats[picks.below(len(seats))]
    options = match.options_for(seat)
    return seat, options[picks.below(len(options))]


def any_game(match: Match, seed: str = "picks", every: int = 1) -> Iterator[tuple[int, str]]:
    """Plays to the end; yields every so-manieth answer just before it is given."""
    picks = seeded(seed)
    for step in itertools.count():
        if match.over:
            return
        seat, text = any_answer(match, picks)
        if step % every == 0:
            yield seat, text
        match.answer(seat, [text])


def looks(match: Match, seed: str = "picks") -> Iterator[tuple[int, str]]:
    """For what takes long to look at: all answers of a game, or a share of them."""
    return any_game(match, seed, ONE_IN)


def positions(table: Table, every: int = 1, seed: str = "conformance") -> Iterator[Match]:
    """The table at every so-manieth step of a random game, the end included.

    A long game is looked at as often as a short one.
    """
    match = table.match(seed)
    steps = stride(table, every)
    for step, _ in enumerate(any_game(match)):
        if step % steps == 0:
            yield match
    yield match


def stride(table: Table, every: int) -> int:
    """Steps between two looks at a game."""
    return every * max(1, _length(str(table)) // USUAL_LENGTH)


def twin(match: Match, state: State | None = None) -> Match:
    """An independent match at the same point, or with another state on the table."""
    other = copy.copy(match)
    other.course = course = copy.copy(match.course)
    course.state = (match.state if state is None else state).clone()
    course.entries = course.entries.copy()
    course.answers = course.answers.copy()
    course.asked = course.asked.copy()
    course.story = copy.copy(course.story)
    course.story.takings = course.story.takings.copy()
    return other


def as_json(thing: Any) -> bytes:
    return msgspec.json.encode(thing)
