"""What is said for an answer, in numbers and names; the words are texts of the game."""

from typing import Any

import msgspec

from ceiba.core.decision import Worded
from ceiba.core.game import Game
from ceiba.core.summary import Change


class Reason(msgspec.Struct, frozen=True):
    """So many points more or less than with the answer it is compared with.

    `source`: one of the game's sources of points (text ``score-…``); None: what the best of the
    others gets less, or, below 0, more.
    """

    source: str | None
    by: float


class Counsel(msgspec.Struct, frozen=True):
    """An answer that is worth a thought. The best is compared with the next, all others with it.

    `points`, `ahead` and `wins` are what is to be expected at the end: the own points, how far they
    are above the best of the others, and how many of a hundred games are won. They are None for a
    walk that is laid out in one go, told by its `steps` and what it `brings`, and where there is
    nothing to choose.
    `even`: it may be as good as the best, since luck alone makes differences like that: the
    difference is told as perhaps, and no reasons are given.
    """

    answers: tuple[str, ...]
    points: float | None = None
    ahead: float | None = None
    wins: int | None = None
    even: bool = False
    reasons: tuple[Reason, ...] = ()
    steps: tuple[Worded, ...] = ()
    brings: tuple[Change, ...] = ()


def worded(game: Game[Any], action: int) -> Worded:
    words = game.vocabulary
    return Worded(words.text(action), words.verb(action), words.values(action))
