"""Cells by number and by name: column letter and row number, A1 top left.

All maps lie on one grid of the largest size, so that an answer means the same cell on every map.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.core.value import Thing

WIDTH: Final = 16
"""The most rows and the most columns of a map; a cell is row * WIDTH + column, both from 0."""
CELLS: Final = 256
ROW: Final = 4
COLUMN: Final = 15
"""cell >> ROW is its row, cell & COLUMN its column."""
NOWHERE: Final = -1
MARGIN: Final = 6
"""Where obstacles are looked up the grid has a rim, wider than a move is long, that nothing can
enter: so no search has to look where the grid ends."""

COLUMNS: Final = "ABCDEFGHIJKLMNOP"
CELL_NAMES: Final[list[str]] = [
    f"{column}{row}" for row in range(1, WIDTH + 1) for column in COLUMNS
]

_TOLD: Final[list[Thing]] = [Thing(name) for name in CELL_NAMES]


def told(cell: i64) -> Thing:
    """A cell as sentences tell it."""
    return _TOLD[cell]


def all_told(cells: list[int]) -> list[Thing]:
    return [_TOLD[cell] for cell in cells]


def cell_name(cell: i64) -> str:
    return CELL_NAMES[cell]


def cell_names(cells: list[int]) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells]


def distance(one: i64, other: i64) -> i64:
    """Steps between two cells along rows and columns."""
    rows: i64 = (one >> ROW) - (other >> ROW)
    columns: i64 = (one & COLUMN) - (other & COLUMN)
    return size(rows) + size(columns)


def size(number: i64) -> i64:
    """Without its sign."""
    return number if number >= 0 else -number
