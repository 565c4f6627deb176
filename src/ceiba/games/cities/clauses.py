"""The topics both games have a clause for; each game says which (its own clauses.py)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Clauses:
    """The clauses of one game, by topic."""

    turn: str
    flipping: str
    passing: str
    turn_price: str
    any_token: str
    no_wealth: str
    sites: str
    tokens: str
    cards: str
    # building
    building: str
    building_price: str
    transforming: str
    site_price: str
    founding: str
    no_pyramid: str
    needs_building: str
    slots: str
    large_building: str
    prices: str
    tiles: str
    removing: str
    removals_first: str
    something: str
    per_city: str
    marks_needed: str
    marks_placed: str
    marks_back: str
    city_lost: str
    # war
    attacking: str
    engaging: str
    war_price: str
    dice: str
    failures: str
    damage: str
    destroying: str
    prisoners: str
    no_room: str
    conquest: str
    # cards
    round: str
    one_of_the_cards: str
    averting: str
    exempt: str
    losing: str
    expedition: str
    looking: str
    supply: str
    # the end of a round
    production: str
    shortage: str
    distribution: str
    transport: str
    capacity: str
    storage: str
    garrisons: str
    ceremony: str
    taxes: str
    spoiling: str
    # the end of the game
    ending: str
    wealth_bonus: str
    winning: str
    by_cities: str
    shared: str
