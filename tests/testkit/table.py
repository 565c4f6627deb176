"""What tests of every game do at a table: play, be refused, look, listen, count.

A game's own kit adds ways to lay its table, and what only that game shows.

>>> from ceiba import find_game
>>> class Gold(Table):
...     GAME = find_game("gold")
>>> match = Gold.new(2)
>>> match.refused("A bid 11")
('GM-R8', 'bid-too-high', {'bid': 11, 'pearls': 10})
>>> match.play("A", "bid 2")
>>> match.heard("committed"), match.task("B"), match.offered("bid", "B")[:2]
([{'seat': 'A'}], 'bidding', ['0', '1'])
"""

import json
import re
from collections.abc import Iterator
from typing import Any, ClassVar, Self

import pytest

from ceiba import Game, IllegalAction, Match, Outcome, State, parse_log
from ceiba.core.decision import Decision
from ceiba.core.match import Seat
from ceiba.core.refusing import refusal_of
from ceiba.core.sentence import Refusal
from ceiba.text import Texts

SEATS = "ABCDE"


class Table(Match):
    """A match under test. Seats are told by letter; where none is, A is meant."""

    GAME: ClassVar[Game[Any]]

    # -- given --------------------------------------------------------------------------------

    @classmethod
    def new(cls, players: int, seed: str = "test", **options: object) -> Self:
        """The setup of the rules."""
        return cls(cls.GAME, players, options, seed)

    @classmethod
    def lay(cls, players: int, seed: str = "test", **facts: Any) -> Self:
        """A table with these things on it; the rest is filled in, the same way every time."""
        position = {"game": cls.GAME.spec.slug, "players": players, **facts}
        return cls.from_position(cls.GAME, position, seed)

    @classmethod
    def at(cls, state: State) -> Self:
        """A match that stands at a state."""
        match = cls(cls.GAME, state.players, seed="anything")
        match.course.state = state.clone()
        return match

    def again(self) -> Self:
        """The same table written down as JSON text and set up again."""
        return type(self).from_position(self.game, json.loads(json.dumps(self.position())), "other")

    def replayed(self) -> Self:
        """The game its log tells."""
        return type(self).from_log(self.game, parse_log(self.log().text()))

    # -- when ---------------------------------------------------------------------------------

    def play(self, line: str, *answers: str) -> None:
        """One line as in a log, or answers of one seat in a row: ``play("A", "fly F3", "done")``"""
        for text in [line] if " " in line else [f"{line} {answer}" for answer in answers]:
            super().play(text)

    def refused(self, line: str) -> tuple[str, str, dict[str, Any]]:
        """Clause, key and numbers of the refusal; and nothing on the table has changed."""
        before = self.state.words(), self.seq
        with pytest.raises(IllegalAction) as problem:
            self.play(line)
        assert (self.state.words(), self.seq) == before
        return problem.value.clause, problem.value.key, problem.value.data

    # -- then: what is asked ------------------------------------------------------------------

    def options_for(self, seat: Seat = "A", start: str = "") -> list[str]:
        """What a seat may answer, or those of it that begin like this."""
        return [text for text in super().options_for(seat) if text.startswith(start)]

    def offered(self, verb: str, seat: Seat = "A") -> list[str]:
        """What may follow a verb."""
        texts = [text.partition(" ") for text in self.options_for(seat)]
        return [rest for first, _, rest in texts if first == verb]

    def task(self, seat: Seat = "A") -> str | None:
        """The question a seat is asked."""
        asked = self.decision(seat)
        return None if asked is None else asked.task

    def question(self, seat: Seat = "A") -> Decision:
        """All about the question of a seat that is asked one."""
        asked = self.decision(seat)
        assert asked is not None, f"{seat} is not asked"
        return asked

    def prompt(self, seat: Seat = "A") -> tuple[str, str, dict[str, Any]]:
        """Clause, key and numbers of the question."""
        prompt = self.question(seat).prompt
        return prompt.clause, prompt.key, dict(prompt.data)

    def refusals(self, seat: int, clauses: str) -> Iterator[Refusal]:
        """Every answer there is: accepted just when offered, otherwise with a clause like these and
        a text in both languages."""
        vocabulary = self.game.vocabulary
        texts = [Texts(locale, self.game.spec.slug) for locale in ("fr", "en")]
        offered = set(self.state.options(seat))
        for action in range(len(vocabulary)):
            refusal = refusal_of(self.state, seat, action)
            assert (refusal is None) is (action in offered)
            if refusal is not None:
                assert re.fullmatch(clauses, refusal.clause)
                assert all(each.has(f"refusal-{refusal.key}") for each in texts)
                yield refusal

    # -- then: what is seen and heard ---------------------------------------------------------

    def player(self, seat: str) -> Any:
        """What everybody sees of a player."""
        return self.view().players[SEATS.index(seat)]

    def heard(self, kind: str, seat: Seat | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat or a spectator was told of one kind of event."""
        return [event.data for event in self.events(seat, since) if event.kind == kind]

    def kinds(self, since: int = 0) -> list[str]:
        """The kinds of events since an entry, in their order."""
        return [event.kind for event in self.events(since=since)]

    # -- then: the end ------------------------------------------------------------------------

    def final(self) -> Outcome:
        outcome = self.outcome()
        assert outcome is not None, "the game is not over"
        return outcome

    def ranks(self) -> list[int]:
        return [score.rank for score in self.final().scores]

    def total(self, seat: str) -> float:
        """The final score of a seat."""
        return self.final().scores[SEATS.index(seat)].total

    def sources(self, seat: str) -> dict[str, float]:
        """The final score of a seat by source, nothing left out but zeros."""
        found = self.final().scores[SEATS.index(seat)].sources
        return {name: points for name, points in found.items() if points}
