"""How strong the levels are: each against the one below it, measured and written down.

`rungs.json` is made by `python -m tools.rungs` and shown where one picks an opponent.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from ceiba.arena.statistics import Rate, wilson

FILE: Final = "rungs.json"


class Rung(msgspec.Struct, frozen=True):
    """One of a level against opponents of the level below, every deal played from every seat."""

    game: str
    players: int
    level: str
    below: str
    games: int
    wins: float
    """Shared wins count as parts."""
    points: float
    """Above the mean of the others, on average."""

    @property
    def rate(self) -> Rate:
        return wilson(self.wins, self.games)

    @property
    def proven(self) -> bool:
        """Whether the level is better beyond doubt: with 95 % confidence more than its share."""
        return self.rate.low > 1 / self.players


class Ladder(msgspec.Struct, frozen=True):
    """All that was measured, and how to measure it again."""

    seed: str
    rungs: list[Rung]


@cache
def ladder() -> Ladder:
    text = files("ceiba.arena").joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=Ladder)
