"""What a player can answer, in words. The numbers behind them: answers.py."""

from typing import Final

from ceiba.core.vocabulary import Args, Verb, Vocabulary, each
from ceiba.games.tzolkin.answers import (
    ADVANCE,
    ANGER,
    BEG,
    BUILD,
    BUILD_PLAIN,
    BUY,
    CLIMB,
    DO,
    DO_CHICHEN,
    DONE,
    HARVEST_CORN_TILE,
    HARVESTS,
    KEEP,
    NOTHING,
    OFFER,
    PAY,
    PICK,
    PLACE,
    RAISE,
    SELL,
    TAKE,
    TURN,
    WAIVE,
)
from ceiba.games.tzolkin.tables import (
    BUILDINGS,
    CHICHEN,
    GEARS,
    MATERIALS,
    MONUMENTS,
    RESOURCES,
    TEETH,
    TEMPLES,
    TRACKS,
    WEALTH,
)

_RESOURCES: Final = [MATERIALS[resource] for resource in RESOURCES]
_SPACES: Final[list[Args]] = [
    {"gear": name, "space": space}
    for name, teeth in zip(GEARS, TEETH, strict=True)
    for space in range(teeth)
]

VOCABULARY: Final = Vocabulary(
    [
        Verb(KEEP, "keep {tile}", each(tile=WEALTH)),
        Verb(BEG, "beg {temple}", each(temple=TEMPLES)),
        Verb(PLACE, "place {gear}", each(gear=[*GEARS, "first"])),
        Verb(PICK, "pick {gear} {space}", _SPACES),
        Verb(DO, "do {gear} {action}", each(gear=GEARS[:CHICHEN], action=range(1, 6))),
        Verb(DO_CHICHEN, "do {gear} {action}", each(gear=[GEARS[CHICHEN]], action=range(1, 10))),
        Verb(NOTHING, "nothing", each()),
        Verb(HARVEST_CORN_TILE, "harvest {what}", each(what=HARVESTS)),
        Verb(ANGER, "anger {temple}", each(temple=TEMPLES)),
        Verb(CLIMB, "climb {temple}", each(temple=TEMPLES)),
        Verb(OFFER, "offer {temple}", each(temple=TEMPLES)),
        Verb(PAY, "pay {resource}", each(resource=_RESOURCES)),
        Verb(TAKE, "take {resource}", each(resource=_RESOURCES)),
        Verb(WAIVE, "waive {resource}", each(resource=_RESOURCES)),
        Verb(SELL, "sell {resource}", each(resource=_RESOURCES)),
        Verb(BUY, "buy {resource}", each(resource=_RESOURCES)),
        Verb(ADVANCE, "advance {track}", each(track=TRACKS)),
        Verb(BUILD, "build {tile}", each(tile=BUILDINGS)),
        Verb(BUILD_PLAIN, "build {tile} plain", each(tile=BUILDINGS)),
        Verb(RAISE, "raise {tile}", each(tile=MONUMENTS)),
        Verb(TURN, "turn {notches}", each(notches=(1, 2))),
        Verb(DONE, "done", each()),
    ]
)
