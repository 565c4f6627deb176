"""The five gears as they are shown: who stands on each position."""

from typing import Final

import msgspec

from ceiba.games.tzolkin.names import GearName
from ceiba.games.tzolkin.shown import occupants
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.tables import GEARS, LAST_SPACE

NEUTRAL_SEAT: Final = -1
"""How a view writes a worker that belongs to nobody."""


class GearView(msgspec.Struct, frozen=True, gc=False):
    """One gear: who stands on each position; None is empty, -1 a neutral worker."""

    name: GearName
    last: int
    spaces: tuple[int | None, ...]


def gears_of(state: TzolkinState) -> tuple[GearView, ...]:
    return tuple(
        [
            GearView(name, LAST_SPACE[gear], tuple(occupants(state, gear, NEUTRAL_SEAT)))
            for gear, name in enumerate(GEARS)
        ]
    )
