"""PR-R64: the lists of a map that repeat what others decide; where they are given, they agree."""

from collections import Counter
from typing import Any

from ceiba.games.pacal.map_file import LAKE, Cells, Map, cell_named, drawn_rows
from ceiba.games.pacal.map_refused import bad_map, quoted
from ceiba.games.pacal.tables import MOST_PLAYERS


def check_copies(plan: Map) -> None:
    rows = plan.rows_full.rows
    _agree("grid.rows", plan.grid.get("rows"), len(rows))
    _agree("grid.columns", plan.grid.get("columns"), len(rows[0]))
    lake = [cell_named(r, c) for r, c, char in plan.every_cell() if char == LAKE]
    if plan.lake is not None:
        _agree("lake.cells", plan.lake.cells, lake)
    _check_districts(plan)
    for number, cover in enumerate(plan.covers.list, 1):
        cells = [cell for name in cover.districts for cell in _cells_named(plan, name)]
        _agree(f"covers.list[#{number}].cells", cover.cells, cells)
    _check_water(plan, "river_bank", plan.river_bank, "r")
    _check_water(plan, "lake_shore", plan.lake_shore, "s")
    if plan.cells_in_both_water_sets is not None:
        both = set(plan.river_bank.cells) & set(plan.lake_shore.cells)
        _agree("cells_in_both_water_sets", plan.cells_in_both_water_sets.cells, sorted(both))
    for players in range(2, MOST_PLAYERS + 1):
        _check_players(plan, players)


def _check_districts(plan: Map) -> None:
    for number, district in enumerate(plan.districts.list):
        cells = plan.cells_of(number)
        way = f"districts.list[#{number + 1}]"
        _agree(f"{way}.cells", district.cells, cells)
        _agree(f"{way}.size", district.size, len(cells))
        if district.adjacent is not None:
            _agree(f"{way}.adjacent", district.adjacent, _adjacent(plan, number))


def _adjacent(plan: Map, number: int) -> list[str]:
    """The ids of the districts that share a cell side with this one."""
    rows = plan.rows_full.rows
    found: set[str] = set()
    for r, c, char in plan.every_cell():
        if plan.district_of(char) != number:
            continue
        for row, column in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= row < len(rows) and 0 <= column < len(rows[0]):
                other = rows[row][column]
                if other not in (char, LAKE):
                    found.add(plan.districts.list[plan.district_of(other)].id)
    return sorted(found)


def _check_water(plan: Map, what: str, water: Cells, char: str) -> None:
    _agree(f"{what}.count", water.count, len(water.cells))
    if water.overlay is None:
        return
    drawn = [
        "".join(
            LAKE if cell == LAKE else char if cell_named(r, c) in water.cells else "."
            for c, cell in enumerate(row)
        )
        for r, row in enumerate(plan.rows_full.rows)
    ]
    for number, row in enumerate(water.overlay[: len(drawn)]):
        if row == drawn[number].replace(LAKE, "."):  # the lake may be drawn or not
            drawn[number] = row
    _agree_in_order(f"{what}.overlay", water.overlay, drawn)


def _check_players(plan: Map, players: int) -> None:
    rows = drawn_rows(plan, players)
    given = plan.rows_by_player_count.players.get(str(players))
    _agree_in_order(f"rows_by_player_count.players.{players}", given, rows)
    summary = plan.summary_by_player_count.players.get(str(players))
    if summary is None:
        return
    hidden = plan.hidden_for(players)
    active = [d for d in plan.districts.list if d.id not in hidden]
    way = f"summary_by_player_count.players.{players}"
    _agree(f"{way}.active_districts", summary.active_districts, [d.id for d in active])
    playable = sum(char not in "~#" for row in rows for char in row)
    _agree(f"{way}.playable_cells", summary.playable_cells, playable)
    _agree(f"{way}.value_sum", summary.value_sum, sum(d.value for d in active))


def _cells_named(plan: Map, name: str) -> list[str]:
    return next(
        plan.cells_of(number) for number, d in enumerate(plan.districts.list) if d.id == name
    )


def _agree(field: str, given: Any, expected: int | list[str]) -> None:
    """Nothing given is fine; lists of cells and of names may be in any order."""
    if given is None or given == expected:
        return
    if isinstance(expected, list):
        odd = [*(Counter(given) - Counter(expected)), *(Counter(expected) - Counter(given))]
        if odd:
            raise bad_map("map-copy-entry", {"field": field, "entry": quoted(odd[0])})
    else:
        raise bad_map(
            "map-copy-number", {"field": field, "given": quoted(str(given)), "expected": expected}
        )


def _agree_in_order(field: str, given: list[str] | None, expected: list[str]) -> None:
    """Rows of a drawing."""
    if given is None:
        return
    for number, (mine, right) in enumerate(zip(given, expected, strict=False), 1):
        if mine != right:
            raise bad_map(
                "map-copy-row",
                {"field": field, "row": number, "given": quoted(mine), "expected": right},
            )
    if len(given) != len(expected):
        raise bad_map(
            "map-copy-rows", {"field": field, "given": len(given), "expected": len(expected)}
        )
