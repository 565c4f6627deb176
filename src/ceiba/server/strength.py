"""How strong the levels of the bots are: each against the one below it, as it was measured.

The numbers come with the package (bots/rungs.json, made by `python -m tools.rungs`) and are shown
where one picks an opponent.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

FILE: Final = "rungs.json"


class Rung(msgspec.Struct, frozen=True):
    """One of a level against opponents of the level below, every deal played from every seat.

    `low`, `high`: between these lies its true share of wins, with 95 % confidence.
    """

    players: int
    level: str
    below: str
    games: int
    wins: float
    """Shared wins count as parts."""
    low: float
    high: float
    points: float
    """Above the mean of the others, on average."""
    proven: bool
    """Whether the level wins more than its share, beyond doubt."""


class Ladder(msgspec.Struct, frozen=True):
    """All that was measured, by game, and the seed to measure it again."""

    seed: str
    rungs: dict[str, list[Rung]]


@cache
def ladder() -> Ladder:
    return msgspec.json.decode(files("ceiba.bots").joinpath(FILE).read_bytes(), type=Ladder)
