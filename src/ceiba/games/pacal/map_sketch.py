"""A map as a sketch, to be drawn instead of written (PR-R64)."""

from typing import Final

from ceiba.core.sketch import Kind, Sketch
from ceiba.core.value import Thing
from ceiba.games.pacal.grid import WIDTH
from ceiba.games.pacal.map_file import LAKE, District, Map, cell_named, written
from ceiba.games.pacal.maps import told

LAKE_KIND: Final = "lake"
BANK: Final = "river_bank"
SHORE: Final = "lake_shore"


def sketch_of(plan: Map) -> Sketch | None:
    """None where it has no cells to draw: rows of different lengths, unknown characters."""
    rows = plan.rows_full.rows
    columns = len(rows[0]) if rows else 0
    ids = {LAKE: LAKE_KIND} | {district.char: district.id for district in plan.districts.list}
    chars = "".join(rows)
    even = all(len(row) == columns for row in rows)
    if not even or not 1 <= columns <= WIDTH or len(rows) > WIDTH or not {*chars} <= {*ids}:
        return None
    names = [cell_named(r, c) for r, c, _ in plan.every_cell()]
    marks = {BANK: plan.river_bank.cells, SHORE: plan.lake_shore.cells}
    return Sketch(
        columns=columns,
        rows=len(rows),
        cells=[ids[char] for char in chars],
        turns=[0] * len(chars),
        kinds=[*map(_kind, plan.districts.list), Kind(LAKE_KIND, Thing(LAKE_KIND))],
        marks={
            mark: [number for number, name in enumerate(names) if name in cells]
            for mark, cells in marks.items()
        },
    )


def _kind(district: District) -> Kind:
    return Kind(district.id, told(district), number=max(0, district.value), numbered=True)


def redrawn(plan: Map, sketch: Sketch) -> str:
    """The text of a map with the cells, the values and the water of a sketch.

    What cannot be drawn stays as it was; lists that only repeat what others decide are left out.
    """
    chars = {LAKE_KIND: LAKE} | {district.id: district.char for district in plan.districts.list}
    values = {kind.id: kind.number for kind in sketch.kinds}
    width = sketch.columns
    row_starts = range(0, len(sketch.cells), width)
    cells = [chars.get(kind, LAKE) for kind in sketch.cells]
    corners = plan.river.polyline_grid_corners_xy
    return written(
        {
            "rows_full": {"rows": ["".join(cells[at : at + width]) for at in row_starts]},
            "districts": {"list": [_entry(d, values) for d in plan.districts.list]},
            "covers": {
                "list": [
                    {"id": c.id, "mark": c.mark, "districts": c.districts} for c in plan.covers.list
                ]
            },
            "covers_by_player_count": {"players": plan.covers_by_player_count.players},
            "river": {
                "polyline_grid_corners_xy": [
                    [min(x, width), min(y, sketch.rows)] for x, y in corners
                ]
            },
            BANK: {"cells": _named(sketch, BANK)},
            SHORE: {"cells": _named(sketch, SHORE)},
        }
    )


def _entry(district: District, values: dict[str, int]) -> dict[str, str | int]:
    entry: dict[str, str | int] = {
        "id": district.id,
        "char": district.char,
        "value": values.get(district.id, district.value),
    }
    names = {"name_fr": district.name_fr, "name_en": district.name_en}
    return entry | {field: name for field, name in names.items() if name}


def _named(sketch: Sketch, mark: str) -> list[str]:
    """The cells of a mark; the lake itself is none of them."""
    marked = sorted(sketch.marks.get(mark, []))
    return [
        cell_named(number // sketch.columns, number % sketch.columns)
        for number in marked
        if sketch.cells[number] != LAKE_KIND
    ]
