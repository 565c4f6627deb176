"""The places of a map by name, the same for boards of every size.

A site is named by column and row, `C3`; a slot of it by its number, `C3.2`. The largest boards
have 40 tiles and sides of at least 3, which leaves 90 cells that can lie on a board.
"""

from typing import Final

from mypy_extensions import i64

LEAST_SIDE: Final = 3
MOST_SIDE: Final = 13
MOST_TILES: Final = 40

NO_WORD: Final = -1


def _cells() -> list[list[int]]:
    """Every [column, row] that lies on some board, row by row."""
    cells: list[list[int]] = []
    for row in range(MOST_SIDE):
        for column in range(MOST_SIDE):
            least = max(column + 1, LEAST_SIDE) * max(row + 1, LEAST_SIDE)
            if least <= MOST_TILES:
                cells.append([column, row])
    return cells


CELLS: Final[list[list[int]]] = _cells()
CELL_NAMES: Final[list[str]] = [f"{chr(ord('A') + column)}{row + 1}" for column, row in CELLS]
WORDS: Final[int] = len(CELLS)
PLACE_NAMES: Final[list[str]] = [f"{cell}.{slot}" for cell in CELL_NAMES for slot in range(1, 5)]


def _word_at() -> list[int]:
    words: list[int] = [NO_WORD] * (MOST_SIDE * MOST_SIDE)
    for word in range(len(CELLS)):
        column, row = CELLS[word]
        words[row * MOST_SIDE + column] = word
    return words


_WORD_AT: Final[list[int]] = _word_at()


def word_at(column: i64, row: i64) -> i64:
    """The number of a cell's name."""
    return _WORD_AT[row * MOST_SIDE + column]
