"""Topics both games have a clause for. Each game lists its clauses in this order (clauses.py)."""

from typing import Final

TURN: Final = 0
FLIPPING: Final = 1
PASSING: Final = 2
PAYING: Final = 3
ANY_TOKEN: Final = 4
NO_WEALTH: Final = 5
# building
BUILDING: Final = 6
TRANSFORMING: Final = 7
FOUNDING: Final = 8
NO_PYRAMID: Final = 9
SLOTS: Final = 10
LARGE_BUILDING: Final = 11
PRICES: Final = 12
TILES: Final = 13
REMOVING: Final = 14
SOMETHING: Final = 15
PER_CITY: Final = 16
MARKS_NEEDED: Final = 17
MARKS_PLACED: Final = 18
MARKS_BACK: Final = 19
CITY_LOST: Final = 20
# war
ATTACKING: Final = 21
ENGAGING: Final = 22
DICE: Final = 23
FAILURES: Final = 24
DAMAGE: Final = 25
DESTROYING: Final = 26
PRISONERS: Final = 27
NO_ROOM: Final = 28
CONQUEST: Final = 29
# cards
ROUND: Final = 30
ONE_OF_THE_CARDS: Final = 31
AVERTING: Final = 32
EXEMPT: Final = 33
LOSING: Final = 34
EXPEDITION: Final = 35
LOOKING: Final = 36
# end of the round
PRODUCTION: Final = 37
SHORTAGE: Final = 38
DISTRIBUTION: Final = 39
TRANSPORT: Final = 40
BLOCKED_ROAD: Final = 41
CAPACITY: Final = 42
STORAGE: Final = 43
GARRISONS: Final = 44
CEREMONY: Final = 45
TAXES: Final = 46
SPOILING: Final = 47
# the end
ENDING: Final = 48
WEALTH_BONUS: Final = 49
WINNING: Final = 50
SITE_PRICE: Final = 51
SUPPLY: Final = 52
ENEMY_CITY: Final = 53
