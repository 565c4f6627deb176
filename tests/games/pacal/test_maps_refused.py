"""Ruling PR-R64: maps that cannot be played on are refused with the reason."""

import json
import re

import pytest

import ceiba
from ceiba import BadOption, BadPosition
from tests.games.pacal.facts import LAKE, ROWS
from tests.games.pacal.kit import Table
from tests.games.pacal.plans import Change, Plan, changed, covers, districts, redraw, with_copies


def complaint(plan: Plan | str) -> str:
    """Why a map is refused, in English; in French there is as much to read."""
    text = plan if isinstance(plan, str) else json.dumps(plan)
    with pytest.raises(BadOption) as problem:
        Table.new(5, map=text)
    with pytest.raises(BadPosition):
        ceiba.set_up({"game": "pacal", "players": 5, "options": {"map": text}})
    english, french = problem.value.reason("en"), problem.value.reason("fr")
    numbers = [sorted(re.findall(r"\d+", reason)) for reason in (english, french)]
    assert numbers[0] == numbers[1]
    assert french not in (english, problem.value.key)
    return str(problem.value)


BROKEN: dict[str, tuple[Change, str]] = {
    "rows of different length": (
        lambda p: p["rows_full"]["rows"].__setitem__(3, "eeeefffggg"),
        "row 4 has 10 cells, row 1 has 11",
    ),
    "no rows": (lambda p: p["rows_full"].update(rows=[]), "this one has 0"),
    "empty rows": (
        lambda p: p["rows_full"].update(rows=["", ""]),
        "1 to 16 columns, and this one has 0",
    ),
    "17 rows": (
        lambda p: p["rows_full"].update(rows=[*ROWS[5], *ROWS[5][:6]]),
        "1 to 16 rows, and this one has 17",
    ),
    "17 columns": (
        lambda p: p["rows_full"].update(rows=[row + "mmmmmm" for row in ROWS[5]]),
        "1 to 16 columns, and this one has 17",
    ),
    "a char of no district": (
        lambda p: p["rows_full"]["rows"].__setitem__(1, "aabbbcccddx"),
        "“x” on K2",
    ),
    "a covered cell": (lambda p: p["rows_full"]["rows"].__setitem__(0, "#aabbbcccdd"), "“#” on A1"),
    "one char for two districts": (
        lambda p: (redraw(p, "b", "a"), districts(p)[1].update(char="a")),
        "districts 1 and 2 are both “a”",
    ),
    "the lake as a district": (
        lambda p: (redraw(p, "b", "a"), districts(p)[1].update(char="~")),
        "district 2 cannot have the char “~”",
    ),
    "two chars": (
        lambda p: (redraw(p, "b", "a"), districts(p)[1].update(char="bb")),
        "district 2 cannot have the char “bb”",
    ),
    "a control character": (
        lambda p: (redraw(p, "b", "\x1b"), districts(p)[1].update(char="\x1b")),
        "district 2 cannot have the char “\\x1b”",
    ),
    "one id twice": (
        lambda p: districts(p)[1].update(id="north_group"),
        "districts 1 and 2 are both “north_group”",
    ),
    "a value of 0": (lambda p: districts(p)[4].update(value=0), "has the value 0"),
    "a value below 0": (lambda p: districts(p)[4].update(value=-3), "has the value -3"),
    "a value of 100": (lambda p: districts(p)[4].update(value=100), "has the value 100"),
    "a broken value": (
        lambda p: districts(p)[4].update(value=2.5),
        "districts.list[#5].value has to be a whole number, and is a number with decimals",
    ),
    "a value in words": (
        lambda p: districts(p)[4].update(value="5"),
        "districts.list[#5].value has to be a whole number, and is a text",
    ),
    "a district without a value": (
        lambda p: districts(p)[4].pop("value"),
        "districts.list[#5].value is missing",
    ),
    "a corner of three numbers": (
        lambda p: p["river"]["polyline_grid_corners_xy"].append([1, 2, 3]),
        "river.polyline_grid_corners_xy[#5] is not as it has to be",
    ),
    "a corner outside": (
        lambda p: p["river"]["polyline_grid_corners_xy"].append([3, 12]),
        "corner 5 of the river lies outside",
    ),
    "a district without an id": (lambda p: districts(p)[2].update(id=""), "district 3 has no id"),
    "no sacred district": (
        lambda p: districts(p)[15].update(id="holy"),
        "no district has the id “sacred_district”",
    ),
    "a sacred district of 4 cells": (
        lambda p: p["rows_full"].update(rows=["SSSSa", "aaaaa"]),
        "has 4 cells",
    ),
    "a bank in the lake": (
        lambda p: p["river_bank"]["cells"].append("C9"),
        "cell 23 of river_bank, “C9”, is no cell of a district",
    ),
    "a shore outside": (
        lambda p: p["lake_shore"]["cells"].append("L3"),
        "cell 13 of lake_shore, “L3”, is no cell of a district",
    ),
    "a bank cell twice": (
        lambda p: p["river_bank"]["cells"].append("G1"),
        "river_bank lists G1 twice",
    ),
    "a cover of the sacred district": (
        lambda p: p["covers"]["list"][2]["districts"].append("sacred_district"),
        "cover 3 hides the sacred district",
    ),
    "a cover of an unknown district": (
        lambda p: p["covers"]["list"][0]["districts"].append("garden"),
        "cover 1 hides “garden”, which is no district",
    ),
    "two covers with one id": (
        lambda p: p["covers"]["list"][1].update(id="cover_2"),
        "cover 2 has the id “cover_2” of another",
    ),
    "an unknown cover": (
        lambda p: covers(p).update({"3": ["cover_9"]}),
        "for 3 players there is no cover “cover_9”",
    ),
    "no word on 4 players": (lambda p: covers(p).pop("4"), "no covers are listed for 4 players"),
    "covers for 6 players": (lambda p: covers(p).update({"6": []}), "players are 2 to 5"),
    "no bank at all": (lambda p: p.pop("river_bank"), "river_bank is missing"),
}


@pytest.mark.clause("PR-R64")
@pytest.mark.parametrize("what", BROKEN)
def test_a_map_is_refused_with_the_reason(what: str) -> None:
    change, reason = BROKEN[what]
    told = complaint(changed(change))
    assert told.startswith("map: PR-R64: ")
    assert reason in told


COPIES: dict[str, tuple[Change, str]] = {
    "rows of the grid": (lambda p: p["grid"].update(rows=12), "grid.rows is 12"),
    "columns of the grid": (lambda p: p["grid"].update(columns=10), "grid.columns is 10"),
    "lake cells": (
        lambda p: p.update(lake={"cells": LAKE[:3]}),
        "lake.cells does not agree with the rest of the map: see “D10”",
    ),
    "cells of a district": (
        lambda p: districts(p)[0]["cells"].append("D1"),
        "districts.list[#1].cells does not agree with the rest of the map: see “D1”",
    ),
    "a cell of a district twice": (
        lambda p: districts(p)[0]["cells"].append("A1"),
        "districts.list[#1].cells does not agree with the rest of the map: see “A1”",
    ),
    "size of a district": (
        lambda p: districts(p)[0].update(size=8),
        "districts.list[#1].size is 8, and the rest of the map gives 7",
    ),
    "neighbours of a district": (
        lambda p: districts(p)[0]["adjacent"].append("palace"),
        "districts.list[#1].adjacent does not agree with the rest of the map: see “palace”",
    ),
    "cells of a cover": (
        lambda p: p["covers"]["list"][2]["cells"].remove("K11"),
        "covers.list[#3].cells does not agree with the rest of the map: see “K11”",
    ),
    "number of bank cells": (lambda p: p["river_bank"].update(count=21), "river_bank.count is 21"),
    "drawing of the bank": (
        lambda p: p["river_bank"]["overlay"].__setitem__(0, "." * 11),
        "river_bank.overlay, row 1",
    ),
    "rows of the drawing": (
        lambda p: p["river_bank"]["overlay"].pop(),
        "river_bank.overlay has 10 rows, and the map has 11",
    ),
    "cells in both": (
        lambda p: p.update(cells_in_both_water_sets={"cells": ["C8"]}),
        "cells_in_both_water_sets does not agree with the rest of the map: see “D8”",
    ),
    "rows for 3 players": (
        lambda p: p["rows_by_player_count"]["players"].update({"3": ROWS[4]}),
        "rows_by_player_count.players.3, row 4: “eeeefffgggh” should be “eeeefffggg#”",
    ),
    "too few rows for 3 players": (
        lambda p: p["rows_by_player_count"]["players"].update({"3": ROWS[3][:10]}),
        "rows_by_player_count.players.3 has 10 rows, and the map has 11",
    ),
    "rows that are no list": (
        lambda p: p.update(rows_by_player_count={"players": []}),
        "rows_by_player_count.players has to be an object, and is a list",
    ),
    "districts in play": (
        lambda p: p["summary_by_player_count"]["players"]["2"]["active_districts"].pop(0),
        "summary_by_player_count.players.2.active_districts does not agree",
    ),
    "playable cells": (
        lambda p: p["summary_by_player_count"]["players"]["4"].update(playable_cells=110),
        "summary_by_player_count.players.4.playable_cells is 110",
    ),
    "sum of values": (
        lambda p: p["summary_by_player_count"]["players"]["5"].update(value_sum=74),
        "summary_by_player_count.players.5.value_sum is 74",
    ),
}


@pytest.mark.clause("PR-R64")
@pytest.mark.parametrize("what", COPIES)
def test_copies_must_agree(what: str) -> None:
    change, reason = COPIES[what]
    assert reason in complaint(changed(change, with_copies()))


NO_MAPS = {
    "{": "the JSON stops before its end, in line 1, column 2",
    " ": "the JSON stops before its end, in line 1, column 2",
    "[]": "a map is a JSON object, and this is a list",
    "null": "a map is a JSON object, and this is nothing (null)",
    "5": "a map is a JSON object, and this is a whole number",
    "{}": "rows_full is missing",
    '{"rows": 3}': "rows_full is missing",
    '{"board": 5}': "a map is a JSON object, and this is a whole number",
    '{"rows_full":\n {"rows": ["aa",]}}': "line 2, column 17: there is a comma too many",
    '{"rows_full": 1,\n\n"é" 2}': "line 3, column 5: a colon is needed",
    "{rows_full: 1}": "line 1, column 2: a name in straight quotes is needed",
    '{"rows_full": 1\n"districts": 2}': "line 2, column 1: a comma, a brace or a bracket",
    "{\n}\n}": "line 3, column 2: there is text after the end",
    '{"grid": 01}': "line 1, column 11: this is no JSON (invalid number)",
    "\n\ud800": "line 2, column 1: a character is out of place",
    "[" * 10_000: "too many lists and objects are nested",
}


@pytest.mark.clause("PR-R64")
@pytest.mark.parametrize("text", NO_MAPS)
def test_what_is_no_map_at_all(text: str) -> None:
    assert NO_MAPS[text] in complaint(text)
