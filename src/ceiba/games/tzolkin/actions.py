"""What a player can answer, in words. The numbers behind them: answers.py."""

from typing import Final

from ceiba.core.vocabulary import Args, Verb, Vocabulary, each
from ceiba.games.tzolkin import answers
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
        Verb(answers.KEEP, "keep {tile}", each(tile=WEALTH)),
        Verb(answers.BEG, "beg {temple}", each(temple=TEMPLES)),
        Verb(answers.PLACE, "place {gear}", each(gear=[*GEARS, "first"])),
        Verb(answers.PICK, "pick {gear} {space}", _SPACES),
        Verb(answers.DO, "do {gear} {action}", each(gear=GEARS[:CHICHEN], action=range(1, 6))),
        Verb(
            answers.DO_CHICHEN,
            "do {gear} {action}",
            each(gear=[GEARS[CHICHEN]], action=range(1, 10)),
        ),
        Verb(answers.NOTHING, "nothing", each()),
        Verb(answers.HARVEST_CORN_TILE, "harvest {what}", each(what=answers.HARVESTS)),
        Verb(answers.ANGER, "anger {temple}", each(temple=TEMPLES)),
        Verb(answers.CLIMB, "climb {temple}", each(temple=TEMPLES)),
        Verb(answers.OFFER, "offer {temple}", each(temple=TEMPLES)),
        Verb(answers.PAY, "pay {resource}", each(resource=_RESOURCES)),
        Verb(answers.TAKE, "take {resource}", each(resource=_RESOURCES)),
        Verb(answers.WAIVE, "waive {resource}", each(resource=_RESOURCES)),
        Verb(answers.SELL, "sell {resource}", each(resource=_RESOURCES)),
        Verb(answers.BUY, "buy {resource}", each(resource=_RESOURCES)),
        Verb(answers.ADVANCE, "advance {track}", each(track=TRACKS)),
        Verb(answers.BUILD, "build {tile}", each(tile=BUILDINGS)),
        Verb(answers.BUILD_PLAIN, "build {tile} plain", each(tile=BUILDINGS), "build_plain"),
        Verb(answers.RAISE, "raise {tile}", each(tile=MONUMENTS)),
        Verb(answers.TURN, "turn {notches}", each(notches=(1, 2))),
        Verb(answers.DONE, "done", each()),
    ]
)
