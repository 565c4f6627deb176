"""A map as it is written down: JSON in the shape of [board] in components.toml (PR-R64)."""

import json
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ceiba.games.pacal.board import NO_DISTRICT
from ceiba.games.pacal.grid import CELL_NAMES, WIDTH

LAKE: Final = "~"
COVERED: Final = "#"


class Rows(msgspec.Struct):
    rows: list[str]


class District(msgspec.Struct):
    id: str
    char: str
    value: int
    name_fr: str = ""
    name_en: str = ""
    cells: list[str] | None = None
    size: int | None = None
    adjacent: list[str] | None = None


class Districts(msgspec.Struct):
    list: list[District]


class Cover(msgspec.Struct):
    id: str
    districts: list[str]
    mark: str = ""
    cells: list[str] | None = None


class Covers(msgspec.Struct):
    list: list[Cover]


class CoversInPlay(msgspec.Struct):
    players: dict[str, list[str]]


class Cells(msgspec.Struct):
    cells: list[str]
    count: int | None = None
    overlay: list[str] | None = None


class River(msgspec.Struct):
    polyline_grid_corners_xy: list[tuple[int, int]] = []


class RowsInPlay(msgspec.Struct):
    players: dict[str, list[str]] = {}


class Summary(msgspec.Struct):
    active_districts: list[str] | None = None
    playable_cells: int | None = None
    value_sum: int | None = None


class Summaries(msgspec.Struct):
    players: dict[str, Summary] = {}


class Map(msgspec.Struct):
    """A map as it is written; what is not listed here is not looked at."""

    rows_full: Rows
    districts: Districts
    covers: Covers
    covers_by_player_count: CoversInPlay
    river_bank: Cells
    lake_shore: Cells
    river: River = msgspec.field(default_factory=River)
    grid: dict[str, Any] = {}
    lake: Cells | None = None
    rows_by_player_count: RowsInPlay = msgspec.field(default_factory=RowsInPlay)
    cells_in_both_water_sets: Cells | None = None
    summary_by_player_count: Summaries = msgspec.field(default_factory=Summaries)

    def district_of(self, char: str) -> int:
        """Its number in the list, NO_DISTRICT for the lake."""
        for number, district in enumerate(self.districts.list):
            if district.char == char:
                return number
        return NO_DISTRICT

    def cells_of(self, number: int) -> list[str]:
        """The cells of a district, row by row."""
        char = self.districts.list[number].char
        return [cell_named(r, c) for r, c, found in self.every_cell() if found == char]

    def every_cell(self) -> list[tuple[int, int, str]]:
        rows = enumerate(self.rows_full.rows)
        return [(r, c, char) for r, row in rows for c, char in enumerate(row)]

    def covers_for(self, players: int) -> list[Cover]:
        names = self.covers_by_player_count.players.get(str(players), [])
        return [cover for name in names for cover in self.covers.list if cover.id == name]

    def hidden_for(self, players: int) -> set[str]:
        """The ids of the districts that covers hide (PR-2.2)."""
        return {name for cover in self.covers_for(players) for name in cover.districts}


def cell_named(row: int, column: int) -> str:
    return CELL_NAMES[row * WIDTH + column]


def drawn_rows(plan: Map, players: int) -> list[str]:
    """PR-2.2: the rows with covered cells as ``#``."""
    hidden = plan.hidden_for(players)
    chars = {d.char for d in plan.districts.list if d.id in hidden}
    return ["".join(COVERED if c in chars else c for c in row) for row in plan.rows_full.rows]


def written(board: Mapping[str, Any]) -> str:
    """A map as JSON that one can correct by hand: a line for each row, district and cover."""
    sections = []
    for name, section in board.items():
        text = json.dumps(section)
        for field, entries in section.items():
            if name in ("rows_full", "districts", "covers"):
                lines = ",\n".join(f"  {json.dumps(entry)}" for entry in entries)
                text = f'{{"{field}": [\n{lines}\n]}}'
        sections.append(f'"{name}": {text}')
    return "{\n" + ",\n".join(sections) + "\n}"
