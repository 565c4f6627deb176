"""The numbers of a player's answers: the game's fixed action space. Their texts: actions.py."""

from typing import Final

from mypy_extensions import i64

TURN: Final = 0
"""TURN + cell: a turning move that ends there (256). The most frequent, and first because Python
keeps ready only the integers up to 256."""
FLY: Final = 256
"""FLY + cell: move in a straight line, by a number or by the special face (256)."""
STAND: Final = 512
"""STAND + cell: stand the rocket there, at the start, by a token, or when blocked (256)."""
SPEND: Final = 768
"""SPEND + index in TOKENS: give up a token instead of using the die (3)."""
DROP: Final = 771
"""DROP + seat: put a stone into the rocket of that seat (5)."""
TAKE: Final = 776
"""TAKE + cell: take back an own visible stone to put it in again (256)."""
DONE: Final = 1032
"""No further stone."""
BUILD: Final = 1033
"""BUILD + cell * 5 + height - 1: a new pyramid there (1280)."""
UPGRADE: Final = 2313
"""UPGRADE + cell * 5 + height - 1: replace the own pyramid there by a taller one (1280)."""
USE: Final = 3593
"""USE + cell: this stone is part of the constellation (256)."""
ENOUGH: Final = 3849
"""The constellation uses no other stone than those all choices left have in common."""
SKIP: Final = 3850
"""Build nothing."""
ANSWERS: Final = 3851


def target_cell(action: i64) -> i64:
    """The cell of a BUILD or UPGRADE answer."""
    first: i64 = UPGRADE if action >= UPGRADE else BUILD
    return (action - first) // 5


def target_height(action: i64) -> i64:
    """The height of a BUILD or UPGRADE answer."""
    first: i64 = UPGRADE if action >= UPGRADE else BUILD
    return (action - first) % 5 + 1
