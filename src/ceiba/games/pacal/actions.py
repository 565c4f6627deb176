"""What a player can answer, in words. The numbers behind them: answers.py."""

from typing import Final

from ceiba.core.value import SEATS
from ceiba.core.vocabulary import Verb, Vocabulary, each
from ceiba.games.pacal import answers
from ceiba.games.pacal.grid import CELL_NAMES
from ceiba.games.pacal.tables import HEIGHTS, TOKENS

_HEIGHTS: Final = range(1, HEIGHTS + 1)

VOCABULARY: Final = Vocabulary(
    [
        Verb(answers.TURN, "turn {cell}", each(cell=CELL_NAMES)),
        Verb(answers.FLY, "fly {cell}", each(cell=CELL_NAMES)),
        Verb(answers.STAND, "stand {cell}", each(cell=CELL_NAMES)),
        Verb(answers.SPEND, "spend {token}", each(token=TOKENS)),
        Verb(answers.DROP, "drop {rocket}", each(rocket=SEATS)),
        Verb(answers.TAKE, "take {cell}", each(cell=CELL_NAMES)),
        Verb(answers.DONE, "done", each()),
        Verb(answers.BUILD, "build {cell} {height}", each(cell=CELL_NAMES, height=_HEIGHTS)),
        Verb(answers.UPGRADE, "upgrade {cell} {height}", each(cell=CELL_NAMES, height=_HEIGHTS)),
        Verb(answers.USE, "use {cell}", each(cell=CELL_NAMES)),
        Verb(answers.ENOUGH, "enough", each()),
        Verb(answers.SKIP, "skip", each()),
    ]
)
