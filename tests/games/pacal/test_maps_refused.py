"""Ruling PR-R64: maps that cannot be played on are refused with the reason."""

from __future__ import annotations

import json

import pytest

import ceiba
from ceiba import BadOptions, BadPosition
from tests.games.pacal.facts import LAKE, ROWS
from tests.games.pacal.plans import Change, Plan, changed, covers, districts, redraw, with_copies


def complaint(plan: Plan | str) -> str:
    """Why a map is refused."""
    text = plan if isinstance(plan, str) else json.dumps(plan)
    with pytest.raises(BadOptions) as problem:
        ceiba.new("pacal", 5, {"map": text}, "test")
    with pytest.raises(BadPosition):
        ceiba.set_up({"game": "pacal", "players": 5, "options": {"map": text}})
    return str(problem.value)


BROKEN: dict[str, tuple[Change, str]] = {
    "rows of different length": (
        lambda p: p["rows_full"]["rows"].__setitem__(3, "eeeefffggg"),
        "row 4 has 10 cells, row 1 has 11",
    ),
    "no rows": (lambda p: p["rows_full"].update(rows=[]), "0 rows"),
    "empty rows": (lambda p: p["rows_full"].update(rows=["", ""]), "0 columns"),
    "17 rows": (lambda p: p["rows_full"].update(rows=[*ROWS[5], *ROWS[5][:6]]), "17 rows"),
    "17 columns": (
        lambda p: p["rows_full"].update(rows=[row + "mmmmmm" for row in ROWS[5]]),
        "17 columns",
    ),
    "a char of no district": (
        lambda p: p["rows_full"]["rows"].__setitem__(1, "aabbbcccddx"),
        "K2 is 'x'",
    ),
    "a covered cell": (
        lambda p: p["rows_full"]["rows"].__setitem__(0, "#aabbbcccdd"),
        "A1 is '#'",
    ),
    "one char for two districts": (
        lambda p: (redraw(p, "b", "a"), districts(p)[1].update(char="a")),
        "districts 1 and 2 are both 'a'",
    ),
    "the lake as a district": (
        lambda p: (redraw(p, "b", "a"), districts(p)[1].update(char="~")),
        "district 2 cannot have the char '~'",
    ),
    "two chars": (
        lambda p: (redraw(p, "b", "a"), districts(p)[1].update(char="bb")),
        "district 2 cannot have the char 'bb'",
    ),
    "a control character": (
        lambda p: (redraw(p, "b", "\x1b"), districts(p)[1].update(char="\x1b")),
        "district 2 cannot have the char",
    ),
    "one id twice": (
        lambda p: districts(p)[1].update(id="north_group"),
        "districts 1 and 2 are both 'north_group'",
    ),
    "a value of 0": (lambda p: districts(p)[4].update(value=0), "has the value 0"),
    "a value below 0": (lambda p: districts(p)[4].update(value=-3), "has the value -3"),
    "a value of 100": (lambda p: districts(p)[4].update(value=100), "has the value 100"),
    "a broken value": (lambda p: districts(p)[4].update(value=2.5), "Expected `int`"),
    "a value in words": (lambda p: districts(p)[4].update(value="5"), "Expected `int`"),
    "no sacred district": (
        lambda p: districts(p)[15].update(id="holy"),
        "no district has the id 'sacred_district'",
    ),
    "a sacred district of 4 cells": (
        lambda p: p["rows_full"].update(rows=["SSSSa", "aaaaa"]),
        "has 4 cells",
    ),
    "a bank in the lake": (
        lambda p: p["river_bank"]["cells"].append("C9"),
        "river_bank cell 23 ('C9') is no cell of a district",
    ),
    "a shore outside": (
        lambda p: p["lake_shore"]["cells"].append("L3"),
        "lake_shore cell 13 ('L3') is no cell of a district",
    ),
    "a bank cell twice": (
        lambda p: p["river_bank"]["cells"].append("G1"),
        "river_bank lists a cell twice",
    ),
    "a cover of the sacred district": (
        lambda p: p["covers"]["list"][2]["districts"].append("sacred_district"),
        "cover 3 hides the sacred district",
    ),
    "a cover of an unknown district": (
        lambda p: p["covers"]["list"][0]["districts"].append("garden"),
        "cover 1 hides 'garden', which is no district",
    ),
    "two covers with one id": (
        lambda p: p["covers"]["list"][1].update(id="cover_2"),
        "cover 2 has the id 'cover_2' of an earlier one",
    ),
    "an unknown cover": (
        lambda p: covers(p).update({"3": ["cover_9"]}),
        "for 3 players there is no cover 'cover_9'",
    ),
    "no word on 4 players": (lambda p: covers(p).pop("4"), "no covers are listed for 4 players"),
    "covers for 6 players": (lambda p: covers(p).update({"6": []}), "players are 2 to 5"),
    "no bank at all": (lambda p: p.pop("river_bank"), "missing required field `river_bank`"),
}


@pytest.mark.clause("PR-R64")
@pytest.mark.parametrize("what", BROKEN)
def test_a_map_is_refused_with_the_reason(what: str) -> None:
    change, reason = BROKEN[what]
    told = complaint(changed(change))
    assert told.startswith("map: ")
    assert reason in told


COPIES: dict[str, tuple[Change, str]] = {
    "rows of the grid": (lambda p: p["grid"].update(rows=12), "grid.rows is 12"),
    "columns of the grid": (lambda p: p["grid"].update(columns=10), "grid.columns is 10"),
    "lake cells": (lambda p: p.update(lake={"cells": LAKE[:3]}), "lake.cells: D10"),
    "cells of a district": (
        lambda p: districts(p)[0]["cells"].append("D1"),
        "the cells of district 1 ('north_group'): D1",
    ),
    "a cell of a district twice": (
        lambda p: districts(p)[0]["cells"].append("A1"),
        "the cells of district 1 ('north_group'): A1",
    ),
    "size of a district": (
        lambda p: districts(p)[0].update(size=8),
        "the size of district 1 ('north_group') is 8",
    ),
    "neighbours of a district": (
        lambda p: districts(p)[0]["adjacent"].append("palace"),
        "the neighbours of district 1 ('north_group'): palace",
    ),
    "cells of a cover": (
        lambda p: p["covers"]["list"][2]["cells"].remove("K11"),
        "the cells of cover 3: K11",
    ),
    "number of bank cells": (lambda p: p["river_bank"].update(count=21), "river_bank.count is 21"),
    "drawing of the bank": (
        lambda p: p["river_bank"]["overlay"].__setitem__(0, "." * 11),
        "river_bank.overlay, row 1",
    ),
    "rows of the drawing": (
        lambda p: p["river_bank"]["overlay"].pop(),
        "the rows of river_bank.overlay is 10",
    ),
    "cells in both": (
        lambda p: p.update(cells_in_both_water_sets={"cells": ["C8"]}),
        "cells_in_both_water_sets: D8",
    ),
    "rows for 3 players": (
        lambda p: p["rows_by_player_count"]["players"].update({"3": ROWS[4]}),
        "rows_by_player_count for 3, row 4",
    ),
    "too few rows for 3 players": (
        lambda p: p["rows_by_player_count"]["players"].update({"3": ROWS[3][:10]}),
        "rows_by_player_count for 3",
    ),
    "rows that are no list": (
        lambda p: p.update(rows_by_player_count={"players": []}),
        "rows_by_player_count",
    ),
    "districts in play": (
        lambda p: p["summary_by_player_count"]["players"]["2"]["active_districts"].pop(0),
        "summary_by_player_count for 2",
    ),
    "playable cells": (
        lambda p: p["summary_by_player_count"]["players"]["4"].update(playable_cells=110),
        "summary_by_player_count for 4, playable cells is 110",
    ),
    "sum of values": (
        lambda p: p["summary_by_player_count"]["players"]["5"].update(value_sum=74),
        "summary_by_player_count for 5, sum of values is 74",
    ),
}


@pytest.mark.clause("PR-R64")
@pytest.mark.parametrize("what", COPIES)
def test_copies_must_agree(what: str) -> None:
    change, reason = COPIES[what]
    assert reason in complaint(changed(change, with_copies()))


@pytest.mark.clause("PR-R64")
@pytest.mark.parametrize("text", ["{", "[]", "null", "5", "{}", '{"board": 5}', " ", "\ud800"])
def test_what_is_no_map_at_all(text: str) -> None:
    assert complaint(text).startswith("map: ")
