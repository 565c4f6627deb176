"""The five gears as they are shown: who stands on each position."""

from typing import Final

import msgspec

from ceiba.games.tzolkin.names import GearName
from ceiba.games.tzolkin.state import EMPTY, NEUTRAL, TzolkinState
from ceiba.games.tzolkin.tables import FIRST_SPACE, GEARS, LAST_SPACE, TEETH

NEUTRAL_SEAT: Final = -1
"""How a view writes a worker that belongs to nobody."""


class GearView(msgspec.Struct, frozen=True):
    """One gear: who stands on each position; None is empty, -1 a neutral worker."""

    name: GearName
    last: int
    spaces: list[int | None]


def gears_of(state: TzolkinState) -> list[GearView]:
    return [_gear(state, gear) for gear in range(len(GEARS))]


def _gear(state: TzolkinState, gear: int) -> GearView:
    first = FIRST_SPACE[gear]
    workers = [state.worker_at(index) for index in range(first, first + TEETH[gear])]
    return GearView(GEARS[gear], LAST_SPACE[gear], [_worker(worker) for worker in workers])


def _worker(worker: int) -> int | None:
    if worker == EMPTY:
        return None
    return NEUTRAL_SEAT if worker == NEUTRAL else worker
