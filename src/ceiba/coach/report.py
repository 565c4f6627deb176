"""What a coach has to say about a game that is over."""

import msgspec

from ceiba.coach.counsel import Reason
from ceiba.core.decision import EventTold, Worded
from ceiba.core.sentence import Prompt


class Expected(msgspec.Struct, frozen=True):
    """What one seat could expect after entry number `seq`, from what it knew then: by seat the
    final points, and how many of a hundred games are won from there."""

    seq: int
    points: tuple[float, ...]
    wins: tuple[int, ...]


class Swing(msgspec.Struct, frozen=True):
    """Between two entries the outlook of a seat changed by so many points over the others."""

    since: int
    seq: int
    seat: int
    by: float


class Slip(msgspec.Struct, frozen=True):
    """An answer that cost points, and the better one. It was `asked` after entry number `at`."""

    at: int
    asked: Prompt
    given: Worded
    better: Worded
    cost: float
    reasons: tuple[Reason, ...]
    """Where the better one has more, or less."""
    line: tuple[EventTold, ...] = ()
    """How the game might have gone on with it."""


class Part(msgspec.Struct, frozen=True):
    """What was found in one part of a game."""

    expected: tuple[Expected, ...]
    slips: tuple[Slip, ...]
    judged: int


class Report(msgspec.Struct, frozen=True):
    """A game as the coach saw it, for one seat. `judged`: how many of its answers were weighed."""

    seat: int
    expected: tuple[Expected, ...]
    swings: tuple[Swing, ...]
    slips: tuple[Slip, ...]
    judged: int
