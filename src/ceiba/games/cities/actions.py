"""What a king can answer in both games, in words. The numbers behind them: answers.py."""

from typing import Final

from ceiba.core.vocabulary import Verb, each
from ceiba.games.cities import answers
from ceiba.games.cities.things import BUILDINGS, GARRISON_2, VILLAGE, WEALTH
from ceiba.games.cities.words import CELL_NAMES, PLACE_NAMES

SLOTS: Final = range(1, 5)
CARDS: Final = range(1, 6)

VERBS: Final = [
    Verb(answers.BUILD, "build {site}", each(site=CELL_NAMES)),
    Verb(answers.TRANSFORM, "transform {site}", each(site=CELL_NAMES)),
    Verb(answers.ATTACK, "attack {site}", each(site=CELL_NAMES)),
    Verb(answers.TARGET, "target {site}", each(site=CELL_NAMES)),
    Verb(answers.FILL, "fill {site}", each(site=CELL_NAMES)),
    Verb(answers.TAKE, "take {place}", each(place=PLACE_NAMES)),
    Verb(answers.TO, "to {place}", each(place=PLACE_NAMES)),
    Verb(answers.LOSE, "lose {place}", each(place=PLACE_NAMES)),
    Verb(answers.OFFER, "offer {place}", each(place=PLACE_NAMES)),
    Verb(answers.REMOVE, "remove {slot}", each(slot=SLOTS)),
    Verb(answers.DESTROY, "destroy {slot}", each(slot=SLOTS)),
    Verb(answers.ENGAGE, "engage {levels}", each(levels=range(1, 9))),
    Verb(answers.FLIP, "flip {card}", each(card=CARDS)),
    Verb(answers.LOOK, "look {card}", each(card=CARDS)),
    Verb(answers.GAIN, "gain {what}", each(what=WEALTH)),
    Verb(answers.PAY, "pay {wealth}", each(wealth=WEALTH)),
    Verb(answers.PASS, "pass", each()),
    Verb(answers.DONE, "done", each()),
    Verb(answers.KEEP, "keep", each()),
    Verb(answers.DROP, "drop", each()),
    Verb(answers.SUFFER, "suffer", each()),
    Verb(
        answers.RAISE,
        "raise {building} {slot}",
        each(building=BUILDINGS[VILLAGE:GARRISON_2], slot=SLOTS),
    ),
]
