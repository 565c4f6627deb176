"""What a king can answer in both games, in words. The numbers behind them: answers.py."""

from typing import Final

from ceiba.core.vocabulary import Verb, each
from ceiba.games.cities.answers import (
    ATTACK,
    BUILD,
    DESTROY,
    DONE,
    DROP,
    ENGAGE,
    FILL,
    FLIP,
    GAIN,
    KEEP,
    LOOK,
    LOSE,
    OFFER,
    PASS,
    PAY,
    RAISE,
    REMOVE,
    SUFFER,
    TAKE,
    TARGET,
    TO,
    TRANSFORM,
)
from ceiba.games.cities.things import BUILDINGS, GARRISON_2, VILLAGE, WEALTH
from ceiba.games.cities.words import CELL_NAMES, PLACE_NAMES

SLOTS: Final = range(1, 5)
CARDS: Final = range(1, 6)

VERBS: Final = [
    Verb(BUILD, "build {site}", each(site=CELL_NAMES)),
    Verb(TRANSFORM, "transform {site}", each(site=CELL_NAMES)),
    Verb(ATTACK, "attack {site}", each(site=CELL_NAMES)),
    Verb(TARGET, "target {site}", each(site=CELL_NAMES)),
    Verb(FILL, "fill {site}", each(site=CELL_NAMES)),
    Verb(TAKE, "take {place}", each(place=PLACE_NAMES)),
    Verb(TO, "to {place}", each(place=PLACE_NAMES)),
    Verb(LOSE, "lose {place}", each(place=PLACE_NAMES)),
    Verb(OFFER, "offer {place}", each(place=PLACE_NAMES)),
    Verb(REMOVE, "remove {slot}", each(slot=SLOTS)),
    Verb(DESTROY, "destroy {slot}", each(slot=SLOTS)),
    Verb(ENGAGE, "engage {levels}", each(levels=range(1, 9))),
    Verb(FLIP, "flip {card}", each(card=CARDS)),
    Verb(LOOK, "look {card}", each(card=CARDS)),
    Verb(GAIN, "gain {what}", each(what=WEALTH)),
    Verb(PAY, "pay {wealth}", each(wealth=WEALTH)),
    Verb(PASS, "pass", each()),
    Verb(DONE, "done", each()),
    Verb(KEEP, "keep", each()),
    Verb(DROP, "drop", each()),
    Verb(SUFFER, "suffer", each()),
    Verb(
        RAISE, "raise {building} {slot}", each(building=BUILDINGS[VILLAGE:GARRISON_2], slot=SLOTS)
    ),
]
