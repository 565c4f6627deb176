"""The map of one table: districts, lake, covers, bank and shore. Never changes; clones share it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.core.bits import BIT
from ceiba.core.value import Thing
from ceiba.games.pacal.answers import STAND
from ceiba.games.pacal.grid import CELLS, COLUMN, MARGIN, ROW, WIDTH

NO_DISTRICT: Final = -1


class Board:
    """A map with the covers of one number of players on it. Made by maps.py.

    Lists by cell have a place for every cell of the grid; lists by district are in the map's order.
    """

    def __init__(self, text: str, mark: i64) -> None:
        self.text: str = text
        """The option it was read from; empty for the printed map."""
        self.mark: i64 = mark
        """A number below 2**32 that tells maps apart."""
        self.columns: i64 = 0
        self.rows: list[str] = []
        """As drawn: a district's character, ``~`` lake, ``#`` covered."""

        # districts
        self.ids: list[str] = []
        self.chars: list[str] = []
        self.values: list[int] = []
        self.told: list[Thing] = []
        """As sentences tell it, by the names that came with the map where there are such."""
        self.district_cells: list[list[int]] = []
        """All cells of each district, covered or not."""
        self.covered: list[int] = []
        """1 for districts out of the game (PR-2.2)."""
        self.sacred: i64 = 0
        self.covers: list[str] = []
        """Marks of the covers that lie on the map."""

        # cells
        self.land: list[int] = []
        """The district of each cell in play, NO_DISTRICT for lake, covered and outside."""
        self.cells: list[int] = []
        """The cells in play, row by row."""
        self.places: list[int] = []
        """By cell: where it stands among them."""
        self.stands: list[int] = []
        """The STAND answers to all of them."""
        self.walls: vec[i64] = vec[i64]()
        """The cells that are not in play, the rim of the grid included: by row, bit masks of
        columns, both with a MARGIN."""
        self.bank: list[int] = []
        self.shore: list[int] = []
        """1 for the cells round the river and round the lake (PR-9.2, PR-9.3)."""
        self.river: list[list[int]] = []
        """The corners of the river's line as x, y; only for drawing (PR-R64)."""

    def open(self) -> None:
        """Work out what follows from `land`."""
        size: i64 = WIDTH + 2 * MARGIN
        self.walls = vec[i64]([BIT[size] - 1] * size)
        for i in range(CELLS):
            cell: i64 = i
            self.places.append(len(self.cells))
            if self.land[cell] != NO_DISTRICT:
                self.cells.append(cell)
                self.stands.append(STAND + cell)
                self.walls[(cell >> ROW) + MARGIN] ^= BIT[(cell & COLUMN) + MARGIN]
