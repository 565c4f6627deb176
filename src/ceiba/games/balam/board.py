"""Boards of Balam (BA-2, BA-R6, BA-R7, BA-R87).

A random board of another size may name how many sea tiles lie in its corners (4 where nothing is
said) and ask for the tiles with a red cross: ``"5x5 sea 2 red"``.
"""

from typing import Final

from ceiba.core.errors import BadOption
from ceiba.core.game import QUOTED
from ceiba.core.rng import Rng
from ceiba.games.balam.tables import BOX
from ceiba.games.cities.board import Boards
from ceiba.games.cities.land import SEA, Land

COLUMNS: Final = 6
ROWS: Final = 5
CORNERS: Final = 4
RANDOM: Final = "BA-R87"
"""The ruling on random boards of another size."""


class BalamBoards(Boards):
    game = "balam"
    tiles = BOX.tiles
    clause = "BA-R7"
    most_tiles = 33

    def __init__(self) -> None:
        tiles = self.tiles
        self.seas = [t for t in range(len(tiles.names)) if tiles.kinds[t] == SEA]
        others = [t for t in range(len(tiles.names)) if tiles.kinds[t] != SEA]
        self.plain = [t for t in others if tiles.default[t]]
        self.crossed = [t for t in others if not tiles.default[t]]

    def default(self, rng: Rng) -> Land:
        """BA-2.1, BA-2.2, BA-2.3: the 30 tiles without a red cross, sea tiles in the corners."""
        seas, rest = self.seas.copy(), self.plain.copy()
        rng.shuffle(seas)
        rng.shuffle(rest)
        corners = _corners(COLUMNS, ROWS)
        cells = [seas.pop() if c in corners else rest.pop() for c in range(COLUMNS * ROWS)]
        turns = [corners.get(cell, 0) for cell in range(COLUMNS * ROWS)]
        return Land(self.tiles, COLUMNS, ROWS, cells, turns)

    def draw(
        self, columns: int, rows: int, words: list[str], rng: Rng
    ) -> tuple[list[int], list[int]]:
        """BA-2.6, BA-R87."""
        count, crossed = self.wishes(words)
        seas, rest = self.seas.copy(), self.plain.copy()
        if crossed or columns * rows - count > len(rest):
            rest += self.crossed
        if columns * rows - count > len(rest):
            raise self.bad_board(
                "board-more-sea", {"columns": columns, "rows": rows, "sea": count}, RANDOM
            )
        rng.shuffle(seas)
        rng.shuffle(rest)
        corners = _corners(columns, rows)
        by_the_sea = list(corners)
        rng.shuffle(by_the_sea)
        by_the_sea = by_the_sea[:count]
        cells, turns = [], []
        for cell in range(columns * rows):
            cells.append(seas.pop() if cell in by_the_sea else rest.pop())
            turns.append(corners[cell] if cell in by_the_sea else int(rng.below(4)))
        return cells, turns

    def wishes(self, words: list[str]) -> tuple[int, bool]:
        """BA-R87: how many corners lie in the sea, and whether tiles with a red cross are drawn."""
        count, crossed = CORNERS, False
        rest = list(words)
        while rest:
            word = rest.pop(0)
            if word == "red":
                crossed = True
            elif word == "sea" and rest and rest[0] in ("0", "1", "2", "3", "4"):
                count = int(rest.pop(0))
            else:
                written = " ".join([word, *rest])[:QUOTED]
                raise self.bad_board("board-words", {"words": written}, RANDOM)
        return count, crossed

    def why_not(self, land: Land, players: int) -> BadOption | None:
        """BA-R7: sea tiles only in corners, with the sea outwards."""
        corners = _corners(land.columns, land.rows)
        for cell, tile in enumerate(land.cells):
            if self.tiles.kinds[tile] == SEA and corners.get(cell) != land.turns[cell]:
                return self.bad_board("board-sea", {"tile": self.tiles.names[tile]})
        return super().why_not(land, players)


def _corners(columns: int, rows: int) -> dict[int, int]:
    """The corner cells, each with the quarter turns that put the sea outside."""
    last = columns * rows - 1
    return {0: 0, columns - 1: 1, last: 2, last - columns + 1: 3}


BOARDS: Final = BalamBoards()
