"""What a king can answer in Dix-Huit Lapins, in words."""

from typing import Final

from ceiba.core.vocabulary import Verb, Vocabulary, each
from ceiba.games.cities.actions import SLOTS, VERBS
from ceiba.games.cities.things import BUILDINGS, GARRISON_2
from ceiba.games.lapins.answers import DIVINE, LOOK_DECK, PUT, RAISE_LEVEL_2

VOCABULARY: Final = Vocabulary(
    [
        *VERBS,
        Verb(
            RAISE_LEVEL_2,
            "raise {building} {slot}",
            each(building=[BUILDINGS[GARRISON_2]], slot=SLOTS),
        ),
        Verb(DIVINE, "divine", each()),
        Verb(LOOK_DECK, "look {card}", each(card=["deck"])),
        Verb(PUT, "put {slot}", each(slot=SLOTS)),
    ]
)
