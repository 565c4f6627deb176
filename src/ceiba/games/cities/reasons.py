"""Whether something fits, and if not why: what the walk that decides tells."""

from typing import Final

FITS: Final = 0
NO_USE: Final = 1
WRONG_TYPE: Final = 2
FULL: Final = 3
LACKS_TYPE: Final = 4
TOO_DEAR: Final = 5
ENOUGH_HERE: Final = 6
NO_TILE: Final = 7
TOO_FEW_MARKS: Final = 8
NO_PYRAMID: Final = 9
SITE_TOO_DEAR: Final = 10
NOTHING_FITS: Final = 11
NOT_YOURS: Final = 12
NO_GARRISON: Final = 13
NO_ENEMY_NEAR: Final = 14
