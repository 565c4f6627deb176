"""The clauses of Balam, by the topics of cities/clauses.py."""

from typing import Final

CLAUSES: Final[list[str]] = [
    "BA-8.1",  # TURN
    "BA-12.1",  # FLIPPING
    "BA-8.1",  # PASSING
    "BA-9.1",  # PAYING
    "BA-R20",  # ANY_TOKEN
    "BA-8.4",  # NO_WEALTH
    # building
    "BA-9.2",  # BUILDING
    "BA-9.2",  # TRANSFORMING
    "BA-9.4",  # FOUNDING
    "BA-R25",  # NO_PYRAMID
    "BA-9.5",  # SLOTS
    "BA-9.6",  # LARGE_BUILDING
    "BA-9.9",  # PRICES
    "BA-R24",  # TILES
    "BA-9.7",  # REMOVING
    "BA-R19",  # SOMETHING
    "BA-R26",  # PER_CITY
    "BA-10.7",  # MARKS_NEEDED
    "BA-10.6",  # MARKS_PLACED
    "BA-10.8",  # MARKS_BACK
    "BA-R81",  # CITY_LOST
    # war
    "BA-11.1",  # ATTACKING
    "BA-11.2",  # ENGAGING
    "BA-11.6",  # DICE
    "BA-11.7",  # FAILURES
    "BA-R50",  # DAMAGE
    "BA-11.11",  # DESTROYING
    "BA-11.14",  # PRISONERS
    "BA-11.14",  # NO_ROOM
    "BA-11.17",  # CONQUEST
    # cards
    "BA-6.1",  # ROUND
    "BA-12.1",  # ONE_OF_THE_CARDS
    "BA-12.4",  # AVERTING
    "BA-12.5",  # EXEMPT
    "BA-R57",  # LOSING
    "BA-13.3",  # EXPEDITION
    "BA-R71",  # LOOKING
    # end of the round
    "BA-16.1",  # PRODUCTION
    "BA-R28",  # SHORTAGE
    "BA-17.8",  # DISTRIBUTION
    "BA-17.1",  # TRANSPORT
    "BA-17.3",  # BLOCKED_ROAD
    "BA-R41",  # CAPACITY
    "BA-19.1",  # STORAGE
    "BA-18.1",  # GARRISONS
    "BA-20.3",  # CEREMONY
    "BA-21.2",  # TAXES
    "BA-22.1",  # SPOILING
    # the end
    "BA-23.1",  # ENDING
    "BA-23.2",  # WEALTH_BONUS
    "BA-23.3",  # WINNING
    "BA-R77",  # SITE_PRICE
    "BA-R27",  # SUPPLY
    "BA-17.3",  # ENEMY_CITY
]
