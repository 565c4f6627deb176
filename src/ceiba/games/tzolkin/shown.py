"""Facts as views list them; compiled, for every seat gets a view after every answer."""

from mypy_extensions import i64

from ceiba.games.tzolkin.state import NEUTRAL, TzolkinState
from ceiba.games.tzolkin.tables import FIRST_SPACE, TEETH


def occupants(s: TzolkinState, gear: i64, neutral: int) -> list[int | None]:
    """Who stands on each position of a gear: a seat, `neutral` or, where it is empty, None."""
    first: i64 = FIRST_SPACE[gear]
    teeth: i64 = TEETH[gear]
    told: list[int | None] = [None] * teeth
    taken: i64 = s.taken >> first
    for space in range(teeth):
        if (taken >> space) & 1:
            worker: i64 = s.worker_at(first + space)
            told[space] = neutral if worker == NEUTRAL else worker
    return told


def named(mask: i64, names: list[str]) -> list[str]:
    """The names of the tiles in a bit mask."""
    told: list[str] = []
    tile: i64 = 0
    while mask != 0:
        if mask & 1:
            told.append(names[tile])
        mask >>= 1
        tile += 1
    return told
