"""Maps: the printed one, or one laid by hand with the option `map` (PR-R64).

A map is JSON in the shape of [board] in components.toml. The lists that decide are needed; lists
that only repeat them may be there and must agree (map_copies.py).
"""

from functools import lru_cache
from typing import Final
from zlib import crc32

import msgspec

from ceiba.core.game import QUOTED
from ceiba.core.value import Thing
from ceiba.games.pacal.board import NO_DISTRICT, Board
from ceiba.games.pacal.grid import CELL_NAMES, CELLS, WIDTH
from ceiba.games.pacal.map_copies import check_copies
from ceiba.games.pacal.map_file import COVERED, LAKE, District, Map, cell_named, drawn_rows
from ceiba.games.pacal.map_refused import bad_map, not_a_map, not_json, quoted
from ceiba.games.pacal.tables import FACTS, MOST_PLAYERS, SACRED

MOST_VALUE: Final = 99


@lru_cache(maxsize=256)
def board_for(text: str, players: int) -> Board:
    """The board of a table. Raises `BadOption` for a map that cannot be played on."""
    return _board(_read(text), text, players)


@lru_cache(maxsize=64)
def _read(text: str) -> Map:
    plan = parsed(text)
    _check_rows(plan)
    _check_districts(plan)
    _check_covers(plan)
    _check_water(plan)
    check_copies(plan)
    return plan


def parsed(text: str) -> Map:
    """What is written, whether one can play on it or not; `BadOption` where it cannot be read."""
    try:
        if text == "":
            plan = msgspec.convert(FACTS["board"], Map)
        else:
            given = msgspec.json.decode(text)
            if isinstance(given, dict) and "board" in given:
                given = given["board"]
            plan = msgspec.convert(given, Map)
    except msgspec.ValidationError as problem:
        raise not_a_map(problem) from problem
    except (msgspec.DecodeError, UnicodeEncodeError) as problem:
        raise not_json(text, problem) from problem
    except RecursionError as problem:
        raise bad_map("map-too-deep", {}) from problem
    return plan


# -- what makes a map playable (PR-R64) --------------------------------------------------------


def _check_rows(plan: Map) -> None:
    rows = plan.rows_full.rows
    if not 1 <= len(rows) <= WIDTH:
        raise bad_map("map-rows", {"rows": len(rows), "most": WIDTH})
    if not 1 <= len(rows[0]) <= WIDTH:
        raise bad_map("map-columns", {"columns": len(rows[0]), "most": WIDTH})
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise bad_map(
                "map-row-length", {"row": number, "cells": len(row), "first": len(rows[0])}
            )
    listed = {district.char for district in plan.districts.list}
    for row_number, column, char in plan.every_cell():
        if char != LAKE and char not in listed:
            raise bad_map(
                "map-char",
                {"cell": cell_named(row_number, column), "char": quoted(char), "lake": LAKE},
            )


def _check_districts(plan: Map) -> None:
    ids: dict[str, int] = {}
    chars: dict[str, int] = {}
    for number, district in enumerate(plan.districts.list, 1):
        visible = district.char.isprintable() and not district.char.isspace()
        if len(district.char) != 1 or district.char in (LAKE, COVERED) or not visible:
            raise bad_map(
                "map-district-char",
                {
                    "district": number,
                    "char": quoted(district.char),
                    "lake": LAKE,
                    "covered": COVERED,
                },
            )
        if not district.id:
            raise bad_map("map-district-no-id", {"district": number})
        for what, seen in ((district.id, ids), (district.char, chars)):
            if what in seen:
                raise bad_map(
                    "map-district-twice",
                    {"first": seen[what], "second": number, "name": quoted(what)},
                )
            seen[what] = number
        if not 1 <= district.value <= MOST_VALUE:
            raise bad_map(
                "map-district-value",
                {
                    "district": number,
                    "id": quoted(district.id),
                    "value": str(district.value)[:QUOTED],
                    "most": MOST_VALUE,
                },
            )
    if SACRED not in ids:
        raise bad_map("map-no-sacred", {"id": SACRED})
    size = len(plan.cells_of(ids[SACRED] - 1))
    if size < MOST_PLAYERS:
        raise bad_map(
            "map-sacred-small",
            {"district": ids[SACRED], "id": SACRED, "cells": size, "rockets": MOST_PLAYERS},
        )


def _check_covers(plan: Map) -> None:
    ids = {district.id for district in plan.districts.list}
    seen: set[str] = set()
    for number, cover in enumerate(plan.covers.list, 1):
        if cover.id in seen:
            raise bad_map("map-cover-twice", {"cover": number, "id": quoted(cover.id)})
        seen.add(cover.id)
        for name in cover.districts:
            if name not in ids:
                raise bad_map("map-cover-no-district", {"cover": number, "id": quoted(name)})
            if name == SACRED:
                raise bad_map("map-cover-sacred", {"cover": number})
    counts = {str(players) for players in range(2, MOST_PLAYERS + 1)}
    for players, names in plan.covers_by_player_count.players.items():
        if players not in counts:
            raise bad_map("map-covers-players", {"players": quoted(players), "most": MOST_PLAYERS})
        for name in names:
            if name not in seen:
                raise bad_map("map-covers-unknown", {"players": players, "id": quoted(name)})
    missing = sorted(counts - set(plan.covers_by_player_count.players))
    if missing:
        raise bad_map("map-covers-missing", {"players": missing[0]})


def _check_water(plan: Map) -> None:
    land = {cell_named(r, c) for r, c, char in plan.every_cell() if char != LAKE}
    for what, water in (("river_bank", plan.river_bank), ("lake_shore", plan.lake_shore)):
        for number, cell in enumerate(water.cells, 1):
            if cell not in land:
                raise bad_map(
                    "map-water-cell", {"list": what, "number": number, "cell": quoted(cell)}
                )
            if water.cells.index(cell) < number - 1:
                raise bad_map("map-water-twice", {"list": what, "cell": cell})
    rows = plan.rows_full.rows
    for number, (x, y) in enumerate(plan.river.polyline_grid_corners_xy, 1):
        if not (0 <= x <= len(rows[0]) and 0 <= y <= len(rows)):
            raise bad_map("map-river-corner", {"corner": number})


# -- from a map to a board --------------------------------------------------------------------


def _board(plan: Map, text: str, players: int) -> Board:
    board = Board(text, crc32(text.encode()))
    hidden = plan.hidden_for(players)
    rows = plan.rows_full.rows
    board.columns = len(rows[0])
    board.ids = [district.id for district in plan.districts.list]
    board.chars = [district.char for district in plan.districts.list]
    board.values = [district.value for district in plan.districts.list]
    board.told = [told(district) for district in plan.districts.list]
    board.district_cells = [
        _numbers(plan.cells_of(number)) for number in range(len(plan.districts.list))
    ]
    board.covered = [int(district.id in hidden) for district in plan.districts.list]
    board.sacred = board.ids.index(SACRED)
    board.covers = [cover.mark or cover.id for cover in plan.covers_for(players)]
    board.land = [NO_DISTRICT] * CELLS
    board.rows = drawn_rows(plan, players)
    for row, column, char in plan.every_cell():
        district = plan.district_of(char)
        if district != NO_DISTRICT and not board.covered[district]:
            board.land[row * WIDTH + column] = district
    board.bank = _marked(plan.river_bank.cells)
    board.shore = _marked(plan.lake_shore.cells)
    board.river = [list(corner) for corner in plan.river.polyline_grid_corners_xy]
    board.open()
    return board


def told(district: District) -> Thing:
    """By the names that came with the map, where the texts of the game do not know it."""
    names = {"fr": district.name_fr, "en": district.name_en}
    return Thing(district.id, {language: name for language, name in names.items() if name})


def _numbers(cells: list[str]) -> list[int]:
    return [CELL_NAMES.index(cell) for cell in cells]


def _marked(cells: list[str]) -> list[int]:
    return [int(name in cells) for name in CELL_NAMES]
