"""What a king can answer in Balam, in words."""

from typing import Final

from ceiba.core.value import SEATS
from ceiba.core.vocabulary import Verb, Vocabulary, each
from ceiba.games.balam.answers import DOWRY, GAIN_POINTS, SPEND
from ceiba.games.cities.actions import VERBS
from ceiba.games.cities.things import MOST_KINGS, WEALTH

VOCABULARY: Final = Vocabulary(
    [
        *VERBS,
        Verb(SPEND, "spend {obsidians}", each(obsidians=range(5))),
        Verb(GAIN_POINTS, "gain {what}", each(what=["points"])),
        Verb(DOWRY, "dowry {seat} {wealth}", each(seat=SEATS[:MOST_KINGS], wealth=WEALTH)),
    ]
)
