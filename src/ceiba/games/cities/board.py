"""Boards: the default one, a random one of another size, or one laid by hand.

The option `board` is one of::

    ""                              the default board of the rules
    "6x4", "6 x 4", "6×4"           a random board, columns x rows; a game may know further words
    "maize_01 jade_2; forest_6/90…" laid by hand: rows of tiles, north first, each with the
                                    degrees it is turned clockwise where that matters
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ceiba.core.errors import BadOption
from ceiba.core.game import QUOTED
from ceiba.core.rng import Rng
from ceiba.games.cities.land import Land, Tiles
from ceiba.games.cities.words import LEAST_SIDE

OPTION: Final = "board"
LEAST_TILES: Final = 16
SITES_PER_KING: Final = 3
TRIES: Final = 10_000
"""A board that cannot be drawn in so many tries is refused."""

SIZE: Final = re.compile(r"\s*(\d{1,3})\s*[xX×]\s*(\d{1,3})(?!\S)")


class Boards:
    """How the boards of one game are made and checked."""

    game: str
    tiles: Tiles
    clause: str
    """The ruling that says which boards are allowed."""
    most_tiles: int

    def make(self, option: str, players: int, rng: Rng) -> Land:
        """The board an option asks for; `BadOption` says why there is none."""
        if not option.split():
            return self.default(rng)
        size = SIZE.match(option)
        if size is None:
            land = self.by_hand(option)
            problem = self.why_not(land, players)
            if problem is not None:
                raise problem
            return land
        columns, rows = int(size[1]), int(size[2])
        self.check_size(columns, rows)
        words = option[size.end() :].split()
        for _ in range(TRIES):
            cells, turns = self.draw(columns, rows, words, rng)
            land = Land(self.tiles, columns, rows, cells, turns)
            if self.why_not(land, players) is None:
                return land
        raise self.bad_board("board-undrawable", {"players": players})

    def is_by_hand(self, option: str) -> bool:
        return bool(option.split()) and SIZE.match(option) is None

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
        placed = [self.tile(word) for row in rows for word in row]
        columns = len(rows[0]) if rows else 0
        for number, row in enumerate(rows, 1):
            if len(row) != columns:
                raise self.bad_board(
                    "board-rectangle", {"row": number, "tiles": len(row), "first": columns}
                )
        self.check_size(columns, len(rows))
        cells = [tile for tile, _ in placed]
        for tile in cells:
            if cells.count(tile) > 1:
                raise self.bad_board("board-tile-twice", {"tile": self.tiles.names[tile]})
        return self.land(columns, len(rows), tuple(cells), tuple(turn for _, turn in placed))

    def tile(self, word: str) -> tuple[int, int]:
        written, _, degrees = word.partition("/")
        name = written.lower()
        if name not in self.tiles.names:
            known = ", ".join(_spans(self.tiles.names))
            raise self.bad_board("board-no-tile", {"tile": written[:QUOTED], "tiles": known})
        if degrees not in ("", "0", "90", "180", "270"):
            raise self.bad_board("board-turn", {"tile": name, "degrees": degrees[:QUOTED]})
        return self.tiles.names.index(name), int(degrees or 0) // 90

    @lru_cache(maxsize=64)  # noqa: B019  # the makers of boards live as long as the program
    def land(self, columns: int, rows: int, cells: tuple[int, ...], turns: tuple[int, ...]) -> Land:
        return Land(self.tiles, columns, rows, list(cells), list(turns))

    def check_size(self, columns: int, rows: int) -> None:
        count = columns * rows
        if min(columns, rows) < LEAST_SIDE or not LEAST_TILES <= count <= self.most_tiles:
            raise self.bad_board(
                "board-size",
                {
                    "side": LEAST_SIDE,
                    "fewest": LEAST_TILES,
                    "most": self.most_tiles,
                    "columns": columns,
                    "rows": rows,
                },
            )

    def why_not(self, land: Land, players: int) -> BadOption | None:
        """What is wrong with a board, None if nothing."""
        sites, needed = len(land.sites), SITES_PER_KING * players
        if sites < needed:
            return self.bad_board(
                "board-sites", {"players": players, "needed": needed, "sites": sites}
            )
        if not land.is_connected():
            return self.bad_board("board-network", {})
        return None

    def bad_board(self, key: str, data: dict[str, int | str], clause: str = "") -> BadOption:
        return BadOption(self.game, OPTION, clause or self.clause, key, data)


def board_text(land: Land) -> str:
    """A board written as one would lay it by hand."""
    words = []
    for cell, tile in enumerate(land.cells):
        turn = land.turns[cell]
        words.append(land.tiles.names[tile] + (f"/{turn * 90}" if turn else ""))
    columns = land.columns
    rows = [" ".join(words[start : start + columns]) for start in range(0, len(words), columns)]
    return "; ".join(rows)


def _spans(names: Sequence[str]) -> list[str]:
    """Names in short: those of one kind are numbered.

    >>> _spans(["maize_01", "maize_02", "jade_1", "maize_03"])
    ['maize_01 … maize_03', 'jade_1']
    """
    kinds: dict[str, list[str]] = {}
    for name in names:
        kinds.setdefault(name.rpartition("_")[0], []).append(name)
    return [" … ".join(dict.fromkeys((kind[0], kind[-1]))) for kind in kinds.values()]
