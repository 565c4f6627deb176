"""The clauses of Dix-Huit Lapins, by the topics of cities/clauses.py."""

from typing import Final

CLAUSES: Final[list[str]] = [
    "DL-3.1",  # TURN
    "DL-4.1",  # FLIPPING
    "DL-3.1",  # PASSING
    "DL-3.4",  # PAYING
    "DL-R55",  # ANY_TOKEN
    "DL-3.3",  # NO_WEALTH
    # building
    "DL-3.5",  # BUILDING
    "DL-3.11",  # TRANSFORMING
    "DL-3.7",  # FOUNDING
    "DL-R20",  # NO_PYRAMID
    "DL-3.8",  # SLOTS
    "DL-3.9",  # LARGE_BUILDING
    "DL-3.10",  # PRICES
    "DL-R19",  # TILES
    "DL-3.11",  # REMOVING
    "DL-R16",  # SOMETHING
    "DL-3.22",  # PER_CITY
    "DL-R27",  # MARKS_NEEDED
    "DL-3.19",  # MARKS_PLACED
    "DL-R25",  # MARKS_BACK
    "DL-R56",  # CITY_LOST
    # war
    "DL-3.23",  # ATTACKING
    "DL-3.24",  # ENGAGING
    "DL-3.26",  # DICE
    "DL-3.27",  # FAILURES
    "DL-R35",  # DAMAGE
    "DL-3.31",  # DESTROYING
    "DL-3.33",  # PRISONERS
    "DL-R36",  # NO_ROOM
    "DL-3.34",  # CONQUEST
    # cards
    "DL-2.1",  # ROUND
    "DL-4.1",  # ONE_OF_THE_CARDS
    "DL-4.4",  # AVERTING
    "DL-4.6",  # EXEMPT
    "DL-R43",  # LOSING
    "DL-5.3",  # EXPEDITION
    "DL-R42",  # LOOKING
    # end of the round
    "DL-6.1",  # PRODUCTION
    "DL-R22",  # SHORTAGE
    "DL-7.1",  # DISTRIBUTION
    "DL-7.2",  # TRANSPORT
    "DL-7.4",  # BLOCKED_ROAD
    "DL-R48",  # CAPACITY
    "DL-7.5",  # STORAGE
    "DL-R51",  # GARRISONS
    "DL-7.7",  # CEREMONY
    "DL-7.9",  # TAXES
    "DL-7.10",  # SPOILING
    # the end
    "DL-8.1",  # ENDING
    "DL-8.2",  # WEALTH_BONUS
    "DL-8.3",  # WINNING
    "DL-3.6",  # SITE_PRICE
    "DL-R21",  # SUPPLY
    "DL-7.3",  # ENEMY_CITY
]
