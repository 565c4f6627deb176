"""Maps laid by hand: the printed one with all its copies, and changes of a map."""

import copy
from collections.abc import Callable
from typing import Any

from tests.games.pacal.facts import BANK, DISTRICTS, LAKE, PLAYABLE, PRINTED, ROWS, SHORE
from tests.games.pacal.kit import PLAYERS, cells_of, steps

Plan = dict[str, Any]
Change = Callable[[Plan], object]


def with_copies() -> Plan:
    """The printed map with every list that repeats it, worked out from the rows."""
    plan = copy.deepcopy(PRINTED)
    rows = ROWS[5]
    plan["grid"] = {"rows": 11, "columns": 11}
    plan["lake"] = {"cells": LAKE}
    for district in plan["districts"]["list"]:
        cells = cells_of(rows, district["char"])
        beside = {
            DISTRICTS[rows[int(near[1:]) - 1][ord(near[0]) - 65]][0]
            for cell in cells
            for near in (steps(cell, *way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1)))
            if "A" <= near[0] <= "K" and 1 <= int(near[1:]) <= 11 and near not in [*LAKE, *cells]
        }
        district |= {"cells": cells, "size": len(cells), "adjacent": sorted(beside)}
    ids = {name: char for char, (name, _) in DISTRICTS.items()}
    for cover in plan["covers"]["list"]:
        cover["cells"] = cells_of(rows, "".join(ids[name] for name in cover["districts"]))
    plan["river_bank"]["count"] = len(BANK)
    plan["river_bank"]["overlay"] = [
        "".join(
            "~" if char == "~" else "r" if steps("A1", c, r) in BANK else "."
            for c, char in enumerate(row)
        )
        for r, row in enumerate(rows)
    ]
    plan["lake_shore"]["count"] = len(SHORE)
    plan["cells_in_both_water_sets"] = {"cells": ["C8", "D8"]}
    plan["rows_by_player_count"] = {"players": {str(n): ROWS[n] for n in PLAYERS}}
    plan["summary_by_player_count"] = {
        "players": {
            str(n): {
                "active_districts": [
                    DISTRICTS[c][0] for c in sorted(set("".join(ROWS[n])) - {*"~#"})
                ],
                "playable_cells": PLAYABLE[n],
                "value_sum": {2: 59, 3: 66, 4: 70, 5: 73}[n],
            }
            for n in PLAYERS
        }
    }
    return plan


def changed(change: Change, plan: Plan = PRINTED) -> Plan:
    other = copy.deepcopy(plan)
    change(other)
    return other


def districts(plan: Plan) -> list[dict[str, Any]]:
    return plan["districts"]["list"]


def covers(plan: Plan) -> dict[str, list[str]]:
    return plan["covers_by_player_count"]["players"]


def redraw(plan: Plan, old: str, by: str) -> Plan:
    plan["rows_full"]["rows"] = [row.replace(old, by) for row in plan["rows_full"]["rows"]]
    return plan
