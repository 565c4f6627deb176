"""What a player can answer, in words. The numbers behind them: answers.py."""

from typing import Final

from ceiba.core.value import SEATS
from ceiba.core.vocabulary import Args, Verb, Vocabulary, each
from ceiba.games.gold import answers
from ceiba.games.gold.pieces import FACES, MATERIAL, MATERIALS, SIZE, SIZES, back_name

_PIECES: Final[list[Args]] = [
    {"face": MATERIALS[MATERIAL[f]], "size": SIZES[SIZE[f]], "back": back_name(f)}
    for f in range(FACES)
]

VOCABULARY: Final = Vocabulary(
    [
        Verb(answers.BID, "bid {pearls}", each(pearls=range(len(answers.BIDS)))),
        Verb(answers.PAY, "pay {to}", each(to=SEATS[:4])),
        Verb(answers.BASE, "base {base}", each(base=(1, 2))),
        Verb(answers.LAY, "lay {face} {size} over {back}", _PIECES),
        Verb(answers.SKIP, "skip {face} {size} over {back}", _PIECES),
        Verb(answers.STOP, "stop", each()),
    ]
)
