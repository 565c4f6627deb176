"""The answers at one table that become durable together, and are told together.

Where several are asked at once, as for their bids, their answers come nearly at once. Whatever is
accepted before the writer begins its next group belongs to that group: one write, and one update
for everybody when it is durable. Until then nobody hears of any of them.
"""

from collections.abc import Callable

from ceiba.server.protocol import Answer
from ceiba.server.room import Room
from ceiba.store import News, StoredClock

Told = Callable[[Exception | None], None]


class Batch:
    """Made under the lock of its room, which it gives back when all is told."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._before = room.match.seq
        self._told: list[Told] = []
        self._moved = 0
        self._clock: StoredClock | None = None
        self.gathers = room.clock is None
        """Whether another answer can still come along. With a clock each is a step of its own: who
        is asked again after the others has new time."""

    def take(self, seat: int, given: Answer, told: Told) -> None:
        """One more answer, or several in a row: all of them or none, as `Match.answer` says."""
        self._room.match.answer(seat, given.answers, given.asked)
        self._told.append(told)

    def begin(self) -> None:
        self._room.batch = self
        self._room.store.keep_then(self._room.id, self._news, self._durable)

    def _news(self) -> News:
        self.gathers = False
        news = self._room.news(self._before)
        self._moved, self._clock = news.at, news.clock
        return news

    def _durable(self, problem: Exception | None) -> None:
        room = self._room
        self.gathers = False
        room.batch = None
        if problem is None:
            try:
                room.kept(self._moved, self._clock)
            except Exception as wrong:  # noqa: BLE001  # those who answered hear it
                problem = wrong
        if problem is not None:
            room.forget()
        try:
            for told in self._told:  # before the next turn: they came first
                told(problem)
        finally:
            room.lock.give()
