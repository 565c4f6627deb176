"""Ready lists of answers: options are put together from them, not number by number.

A set of slots, types or cards is a bit mask; the lists are found by it.
"""

from typing import Final

from ceiba.games.cities.answers import FLIP, GAIN, LOSE, OFFER, PAY, RAISE, REMOVE, TAKE, TO
from ceiba.games.cities.things import KINDS, MOST_KINGS, MOST_SLOTS, TYPES
from ceiba.games.cities.words import WORDS

SLOT_SETS: Final = 16
"""How many sets of slots a site can have, the empty one included."""


def _sets(first: int, size: int) -> list[list[int]]:
    """By set of the numbers below `size`: the answers `first` + number, in order."""
    return [[first + i for i in range(size) if numbers >> i & 1] for numbers in range(1 << size)]


def _rows(first: int, rows: int) -> list[list[int]]:
    """The same for rows of slots one after the other, SLOT_SETS lists each."""
    menus: list[list[int]] = []
    for row in range(rows):
        menus.extend(_sets(first + row * MOST_SLOTS, MOST_SLOTS))
    return menus


# by site name and set of slots
TAKES: Final[list[list[int]]] = _rows(TAKE, WORDS)
GOALS: Final[list[list[int]]] = _rows(TO, WORDS)
LOSSES: Final[list[list[int]]] = _rows(LOSE, WORDS)
OFFERS: Final[list[list[int]]] = _rows(OFFER, WORDS)
# by kind of building less one and set of slots
RAISES: Final[list[list[int]]] = _rows(RAISE, KINDS - 1)
# by set of slots
REMOVALS: Final[list[list[int]]] = _rows(REMOVE, 1)
# by set of types
PAYMENTS: Final[list[list[int]]] = _sets(PAY, TYPES)
GAINS: Final[list[list[int]]] = _sets(GAIN, TYPES)
# by set of cards
FLIPS: Final[list[list[int]]] = _sets(FLIP, MOST_KINGS + 1)
