"""Boards of Dix-Huit Lapins (DL-1.5, DL-1.6, DL-R11, DL-R64)."""

from typing import Final

from ceiba.core.game import QUOTED
from ceiba.core.rng import Rng
from ceiba.games.cities.board import Boards
from ceiba.games.cities.land import Land
from ceiba.games.lapins.tables import BOX

COLUMNS: Final = 6
ROWS: Final = 5


class LapinsBoards(Boards):
    game = "lapins"
    tiles = BOX.tiles
    clause = "DL-R11"
    most_tiles = 40

    def default(self, rng: Rng) -> Land:
        """DL-1.5: the 30 tiles of the default board, at random."""
        cells = [tile for tile, default in enumerate(self.tiles.default) if default]
        rng.shuffle(cells)
        return Land(self.tiles, COLUMNS, ROWS, cells, [0] * len(cells))

    def draw(
        self, columns: int, rows: int, words: list[str], rng: Rng
    ) -> tuple[list[int], list[int]]:
        """DL-R64: from all 40 tiles, each turned at random."""
        if words:
            written = " ".join(words)[:QUOTED]
            raise self.bad_board("board-words", {"words": written}, "DL-R64")
        pool = list(range(len(self.tiles.names)))
        rng.shuffle(pool)
        count = columns * rows
        return pool[:count], [int(rng.below(4)) for _ in range(count)]


BOARDS: Final = LapinsBoards()
