"""What a player can answer, in words. The numbers behind them: answers.py."""

from typing import Final

from ceiba.core.value import SEATS
from ceiba.core.vocabulary import Verb, Vocabulary, each
from ceiba.games.pacal.answers import (
    BUILD,
    DONE,
    DROP,
    ENOUGH,
    FLY,
    SKIP,
    SPEND,
    STAND,
    TAKE,
    TURN,
    UPGRADE,
    USE,
)
from ceiba.games.pacal.grid import CELL_NAMES
from ceiba.games.pacal.tables import HEIGHTS, TOKENS

_HEIGHTS: Final = range(1, HEIGHTS + 1)

VOCABULARY: Final = Vocabulary(
    [
        Verb(TURN, "turn {cell}", each(cell=CELL_NAMES)),
        Verb(FLY, "fly {cell}", each(cell=CELL_NAMES)),
        Verb(STAND, "stand {cell}", each(cell=CELL_NAMES)),
        Verb(SPEND, "spend {token}", each(token=TOKENS)),
        Verb(DROP, "drop {rocket}", each(rocket=SEATS)),
        Verb(TAKE, "take {cell}", each(cell=CELL_NAMES)),
        Verb(DONE, "done", each()),
        Verb(BUILD, "build {cell} {height}", each(cell=CELL_NAMES, height=_HEIGHTS)),
        Verb(UPGRADE, "upgrade {cell} {height}", each(cell=CELL_NAMES, height=_HEIGHTS)),
        Verb(USE, "use {cell}", each(cell=CELL_NAMES)),
        Verb(ENOUGH, "enough", each()),
        Verb(SKIP, "skip", each()),
    ]
)
