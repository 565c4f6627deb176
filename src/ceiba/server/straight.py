"""The short way of an answer: from the socket into the game, to the store, and to everybody.

Nearly all that comes is an answer to a game in memory. For that no task wakes up: it is taken where
it is read, and told where its group became durable. The order is that of `Room`, under the same
lock. Whatever is not as simple goes the ordinary way (`live`), and so does what went wrong: there
it is said and logged.
"""

from time import perf_counter
from typing import Final, Protocol

import msgspec

from ceiba.core.errors import CeibaError, RulesBug
from ceiba.server.batch import Batch
from ceiba.server.limits import ANSWERS, Bucket
from ceiba.server.listener import Listener
from ceiba.server.metrics import ANSWER_SECONDS
from ceiba.server.problems import from_rules
from ceiba.server.protocol import Answer, ClientMessage
from ceiba.server.room import Room

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
"""Of all messages: one that does not say that it is an answer is none."""
SIZE: Final = 4096
"""A longer message is no common answer."""


class Ordinary(Protocol):
    """Hands a message to the ordinary way, with what went wrong."""

    def __call__(self, data: bytes, problem: Exception | None) -> None: ...


class Straight:
    """For one socket that said hello."""

    def __init__(self, room: Room, listener: Listener, bucket: Bucket, ordinary: Ordinary) -> None:
        self._room = room
        self._listener = listener
        self._bucket = bucket
        self.ordinary = ordinary
        self._waits = False
        self.free = False
        """Whether nothing that came before is still on the ordinary way."""

    def take(self, data: bytes) -> bool:
        """False where a message has to go the ordinary way."""
        if not self.free or self._waits or len(data) > SIZE:
            return False
        try:
            given = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if not isinstance(given, Answer) or not 1 <= len(given.answers) <= ANSWERS:
            return False
        if not self._bucket.take():
            return False
        room, one = self._room, _Given(self, data, given)
        batch = room.batch
        if batch is not None and batch.gathers:
            return self._joins(batch, one)
        if room.lock.take():
            if not one.begin():
                room.lock.give()
        else:
            self._waits = True
            room.lock.then(one.begin)
        return True

    def _joins(self, batch: Batch, one: "_Given") -> bool:
        """A refusal may tell of the answers before: it waits until those are told."""
        seat = self._seat()
        if seat is None:
            return False
        try:
            batch.take(seat, one.given, one.kept)
        except Exception as problem:  # noqa: BLE001  # said on the ordinary way
            if isinstance(problem, RulesBug) or not isinstance(problem, CeibaError):
                self._room.forget()  # with the whole batch
            return False
        return True

    def begin(self, one: "_Given") -> bool:
        """Under the lock; False where it is not needed any more."""
        self._waits = False
        room, seat = self._room, self._seat()
        if seat is None:
            self.ordinary(one.data, None)
            return False
        batch = Batch(room)
        try:
            batch.take(seat, one.given, one.kept)
        except CeibaError as problem:
            if isinstance(problem, RulesBug):
                room.forget()
            self._listener.send(from_rules(problem).problem)
            return False
        except Exception as problem:  # noqa: BLE001  # said where all else is said
            room.forget()
            self.ordinary(one.data, problem)
            return False
        batch.begin()
        return True

    def _seat(self) -> int | None:
        """Whose answer it is, None where it is not for the short way."""
        seat = self._listener.seat
        if seat is None or self._listener.closing or not self._room.open_to(seat):
            return None
        return seat


class _Given:
    """One answer on its way."""

    def __init__(self, straight: Straight, data: bytes, given: Answer) -> None:
        self.data = data
        self.given = given
        self._straight = straight
        self._began = perf_counter()

    def begin(self) -> bool:
        return self._straight.begin(self)

    def kept(self, problem: Exception | None) -> None:
        """It is durable and was told, unless there was a problem."""
        ANSWER_SECONDS.observe(perf_counter() - self._began)
        if problem is not None:
            self._straight.ordinary(self.data, problem)
