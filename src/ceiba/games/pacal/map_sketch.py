"""A map as a sketch, to be drawn instead of written (PR-R64)."""

from typing import Any, Final

from ceiba.core.sketch import Corner, Kind, Sketch
from ceiba.core.value import Thing
from ceiba.games.pacal.grid import WIDTH
from ceiba.games.pacal.map_file import LAKE, District, Map, cell_named, written
from ceiba.games.pacal.maps import told
from ceiba.games.pacal.tables import MOST_PLAYERS

CHARACTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
"""What a new district may be written as in the text of a map."""

LAKE_KIND: Final = "lake"
BANK: Final = "river_bank"
SHORE: Final = "lake_shore"
COUNTS: Final = [str(players) for players in range(2, MOST_PLAYERS + 1)]


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
        covered=_covered(plan),
        line=[Corner(x, y) for x, y in plan.river.polyline_grid_corners_xy],
        grows=True,
    )


def _covered(plan: Map) -> dict[str, list[str]]:
    """The districts that lie under covers, by number of players (PR-2.2)."""
    ids = [district.id for district in plan.districts.list]
    return {
        players: [name for name in ids if name in plan.hidden_for(int(players))]
        for players in COUNTS
    }


def _kind(district: District) -> Kind:
    return Kind(
        district.id,
        told(district),
        number=max(0, district.value),
        numbered=True,
        named=_is_named(district),
    )


def _is_named(district: District) -> bool:
    return bool(district.name_fr or district.name_en)


def redrawn(plan: Map, sketch: Sketch) -> str:
    """The text of a map as it is drawn; lists that only repeat what others decide are left out."""
    districts = _districts(plan, sketch)
    chars = {LAKE_KIND: LAKE} | {district["id"]: district["char"] for district in districts}
    width = sketch.columns
    row_starts = range(0, len(sketch.cells), width)
    cells = [chars.get(kind, LAKE) for kind in sketch.cells]
    return written(
        {
            "rows_full": {"rows": ["".join(cells[at : at + width]) for at in row_starts]},
            "districts": {"list": districts},
            **_covers(plan, sketch),
            "river": {"polyline_grid_corners_xy": [(at.x, at.y) for at in sketch.line or []]},
            BANK: {"cells": _named(sketch, BANK)},
            SHORE: {"cells": _named(sketch, SHORE)},
        }
    )


def _districts(plan: Map, sketch: Sketch) -> list[dict[str, Any]]:
    """Those that were there keep their characters; new ones get characters nobody has."""
    known = {district.id: district.char for district in plan.districts.list}
    spare = iter([char for char in CHARACTERS if char not in known.values()])
    entries: list[dict[str, Any]] = []
    for kind in sketch.kinds:
        if kind.id != LAKE_KIND:
            char = known.get(kind.id) or next(spare, LAKE)
            names = {f"name_{language}": name for language, name in kind.name.called.items()}
            entries.append({"id": kind.id, "char": char, "value": kind.number} | names)
    return entries


def _covers(plan: Map, sketch: Sketch) -> dict[str, Any]:
    """The covers as they are, unless something else shall be covered: then one for all districts
    that are covered with the same numbers of players."""
    if sketch.covered == _covered(plan):
        covers = [{"id": c.id, "mark": c.mark, "districts": c.districts} for c in plan.covers.list]
        counts = plan.covers_by_player_count.players
    else:
        groups: dict[tuple[str, ...], list[str]] = {}
        for kind in sketch.kinds:
            when = tuple(p for p in COUNTS if kind.id in sketch.covered.get(p, []))
            if when:
                groups.setdefault(when, []).append(kind.id)
        covers = [
            {"id": f"cover_{'_'.join(when)}", "mark": "/".join(when), "districts": names}
            for when, names in groups.items()
        ]
        counts = {p: [f"cover_{'_'.join(when)}" for when in groups if p in when] for p in COUNTS}
    return {"covers": {"list": covers}, "covers_by_player_count": {"players": counts}}


def _named(sketch: Sketch, mark: str) -> list[str]:
    """The cells of a mark; the lake itself is none of them."""
    marked = sorted(sketch.marks.get(mark, []))
    return [
        cell_named(number // sketch.columns, number % sketch.columns)
        for number in marked
        if sketch.cells[number] != LAKE_KIND
    ]
