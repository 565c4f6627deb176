"""Boards: the default one, a random one of another size, or one laid by hand.

The option `board` is one of::

    ""                              the default board of the rules
    "6x4"                           a random board, columns x rows; a game may know further words
    "maize_01 jade_2; forest_6/90…" laid by hand: rows of tiles, north first, each with the
                                    degrees it is turned clockwise where that matters
"""

import re
from functools import lru_cache

from ceiba.core.errors import BadOptions
from ceiba.core.rng import Rng
from ceiba.games.cities.land import Land, Tiles
from ceiba.games.cities.words import LEAST_SIDE

LEAST_TILES = 16
SITES_PER_KING = 3
TRIES = 10_000
"""A board that cannot be drawn in so many tries is refused."""


class Boards:
    """How the boards of one game are made and checked."""

    tiles: Tiles
    clause: str
    """The ruling that says which boards are allowed."""
    most_tiles: int

    def make(self, option: str, players: int, rng: Rng) -> Land:
        """The board an option asks for; `BadOptions` says why there is none."""
        words = option.split()
        if not words:
            return self.default(rng)
        size = re.fullmatch(r"(\d{1,2})x(\d{1,2})", words[0])
        if size is None:
            land = self.by_hand(option)
            self.check(land, players)
            return land
        columns, rows = int(size[1]), int(size[2])
        self.check_size(columns, rows)
        for _ in range(TRIES):
            cells, turns = self.draw(columns, rows, words[1:], rng)
            land = Land(self.tiles, columns, rows, cells, turns)
            if self.why_not(land, players) is None:
                return land
        raise BadOptions(f"{self.clause}: no such board could be drawn for {players} kings")

    def is_by_hand(self, option: str) -> bool:
        return bool(option.split()) and re.match(r"\s*\d", option) is None

    def default(self, rng: Rng) -> Land:
        raise NotImplementedError

    def draw(
        self, columns: int, rows: int, words: list[str], rng: Rng
    ) -> tuple[list[int], list[int]]:
        """Tiles and turns for a random board."""
        raise NotImplementedError

    def by_hand(self, text: str) -> Land:
        """Rows of tiles, each `name` or `name/degrees`."""
        rows = [row.split() for row in text.split(";") if row.split()]
        if len({len(row) for row in rows}) != 1:
            raise BadOptions(f"{self.clause}: a board is a rectangle of tiles, rows parted by ';'")
        self.check_size(len(rows[0]), len(rows))
        placed = [self.tile(word) for row in rows for word in row]
        cells = [tile for tile, _ in placed]
        twice = {tile for tile in cells if cells.count(tile) > 1}
        if twice:
            names = ", ".join(self.tiles.names[tile] for tile in sorted(twice))
            raise BadOptions(f"there is one of each tile, but {names} is laid twice")
        return self.land(len(rows[0]), len(rows), tuple(cells), tuple(turn for _, turn in placed))

    def tile(self, word: str) -> tuple[int, int]:
        name, _, degrees = word.partition("/")
        if name not in self.tiles.names:
            raise BadOptions(
                f"there is no tile '{name[:40]}'; there are {', '.join(self.tiles.names)}"
            )
        if degrees not in ("", "0", "90", "180", "270"):
            raise BadOptions(f"a tile is turned by 0, 90, 180 or 270 degrees, not '{degrees[:8]}'")
        return self.tiles.names.index(name), int(degrees or 0) // 90

    @lru_cache(maxsize=64)  # noqa: B019  # the makers of boards live as long as the program
    def land(self, columns: int, rows: int, cells: tuple[int, ...], turns: tuple[int, ...]) -> Land:
        return Land(self.tiles, columns, rows, list(cells), list(turns))

    def check_size(self, columns: int, rows: int) -> None:
        count = columns * rows
        if min(columns, rows) < LEAST_SIDE or not LEAST_TILES <= count <= self.most_tiles:
            raise BadOptions(
                f"{self.clause}: a board has sides of at least {LEAST_SIDE} and {LEAST_TILES} to "
                f"{self.most_tiles} tiles, not {columns} x {rows}"
            )

    def check(self, land: Land, players: int) -> None:
        reason = self.why_not(land, players)
        if reason is not None:
            raise BadOptions(f"{self.clause}: {reason}")

    def why_not(self, land: Land, players: int) -> str | None:
        """What is wrong with a board, None if nothing."""
        sites = len(land.cell_of)
        if sites < SITES_PER_KING * players:
            return f"{players} kings need {SITES_PER_KING * players} sites, this board has {sites}"
        if not land.is_connected():
            return "the paths must join all sites in one network"
        return None


def board_text(land: Land) -> str:
    """A board written as one would lay it by hand."""
    words = []
    for cell, tile in enumerate(land.cells):
        turn = land.turns[cell]
        words.append(land.tiles.names[tile] + (f"/{turn * 90}" if turn else ""))
    columns = land.columns
    rows = [" ".join(words[start : start + columns]) for start in range(0, len(words), columns)]
    return "; ".join(rows)
