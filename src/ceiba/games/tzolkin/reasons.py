"""Whether something is possible, and if not why: what the walk that decides tells."""

from typing import Final

POSSIBLE: Final = 0
GROUP_EMPTY: Final = 1
SLOT_FILLED: Final = 2
NO_SKULL: Final = 3
NO_ADVANCE: Final = 4
NO_RESOURCE: Final = 5
NOTHING_TO_BUILD: Final = 6
TOO_LITTLE_CORN: Final = 7
NO_FREE_WORKER: Final = 8
NO_ROOM: Final = 9
BEGGED_ALREADY: Final = 10
TOO_RICH: Final = 11
NO_SUCH_TILE: Final = 12
TILE_LIES_OPEN: Final = 13
NO_AGRICULTURE: Final = 14
GODS_TOO_ANGRY: Final = 15
