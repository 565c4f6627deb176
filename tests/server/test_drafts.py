"""Boards and maps drawn by hand: the server writes them, and checks them as for a table."""

from typing import Any

import pytest

from ceiba.games import GAMES
from ceiba.server.drafts import drafted
from ceiba.server.forms import DraftWish
from tests.server.house import House

DRAWN = {"pacal": "map", "balam": "board", "lapins": "board"}


def start(game: str) -> str:
    return next(spec.start for spec in GAMES[game].spec.options if spec.name == DRAWN[game])


@pytest.mark.parametrize("game", DRAWN)
def test_a_drawing_is_written_and_read_back(game: str) -> None:
    option = DRAWN[game]
    first = drafted(game, DraftWish(option, 3, start(game)))
    written = drafted(game, DraftWish(option, 3, start(game), first.sketch))
    assert written.refused is None
    assert written.sketch is not None
    assert first.sketch is not None
    assert (written.sketch.cells, written.sketch.turns) == (first.sketch.cells, first.sketch.turns)
    assert drafted(game, DraftWish(option, 3, written.text)).sketch == written.sketch
    assert GAMES[game].check_options(3, {option: written.text})[option] == written.text


def changed(values: list[Any], at: int, value: Any) -> list[Any]:
    return [value if number == at else old for number, old in enumerate(values)]


async def drawn(house: House, game: str, **wish: Any) -> Any:
    body = {"option": DRAWN[game], "players": 2, "text": start(game), **wish}
    return (await house.ask("POST", f"/api/games/{game}/drafts", json=body)).json()


@pytest.mark.clause("PR-R64")
async def test_a_map_is_drawn_cell_by_cell(house: House) -> None:
    ours = (await drawn(house, "pacal"))["sketch"]
    assert ours["cells"][:4] == ["north_group", "north_group", "north_group", "ball_court"]
    water = {**ours["marks"], "lake_shore": [*ours["marks"]["lake_shore"], 1]}
    kinds = [{**kind, "number": 9} if kind["id"] == "palace" else kind for kind in ours["kinds"]]
    sketch = {**ours, "cells": changed(ours["cells"], 0, "lake"), "kinds": kinds, "marks": water}
    mine = await drawn(house, "pacal", sketch=sketch, players=5)
    assert mine["refused"] is None
    assert '"~aabbbcccdd"' in mine["text"]
    assert '{"id": "palace", "char": "f", "value": 9}' in mine["text"]
    assert mine["view"]["board"]["rows"][0].startswith("~")
    assert "B1" in mine["view"]["lake"]["cells"]

    none = [kind if kind != "sacred_district" else "palace" for kind in ours["cells"]]
    refused = await drawn(house, "pacal", sketch={**ours, "cells": none})
    assert refused["refused"]["said"]["message"] == "bad-map-sacred-small"
    assert refused["refused"]["said"]["clause"] == "PR-R64"
    assert refused["view"] is None
    assert refused["sketch"]["cells"] == none


@pytest.mark.clause("PR-R64", "PR-2.2")
async def test_districts_covers_and_the_river_are_drawn_too(house: House) -> None:
    ours = (await drawn(house, "pacal"))["sketch"]
    assert ours["grows"]
    assert ours["line"][:2] == [{"x": 7, "y": 0}, {"x": 7, "y": 3}]
    assert ours["covered"]["3"] == ["temple_of_the_cross", "temple_of_the_foliated_cross"]
    names = {"fr": "Marché", "en": "Market"}
    market = {
        "id": "new_1",
        "name": {"is": "thing", "name": "new_1", "called": names},
        "number": 7,
        "numbered": True,
        "named": True,
    }
    sketch = {
        **ours,
        "kinds": [*ours["kinds"], market],
        "cells": changed(changed(ours["cells"], 0, "new_1"), 1, "new_1"),
        "covered": {**ours["covered"], "3": ["palace", "new_1"]},
        "line": [{"x": 2, "y": 0}, {"x": 2, "y": 4}],
    }
    mine = await drawn(house, "pacal", sketch=sketch, players=3)
    assert mine["refused"] is None
    assert mine["sketch"]["kinds"][-2].items() >= market.items()
    assert mine["sketch"]["covered"] == {**ours["covered"], "3": ["palace", "new_1"]}
    board = mine["view"]["board"]
    assert board["rows"][0].startswith("##a")
    assert board["river_line"] == [[2, 0], [2, 4]]
    assert "bat_group" not in mine["text"].split("covers")[1]

    uncovered = {**ours["covered"], "3": ["sacred_district"]}
    refused = await drawn(house, "pacal", sketch={**ours, "covered": uncovered})
    assert refused["refused"]["said"]["message"] == "bad-map-cover-sacred"
    astray = {**ours, "line": [{"x": 0, "y": 0}, {"x": 12, "y": 0}]}
    assert (await drawn(house, "pacal", sketch=astray))["code"] == "bad_request"


@pytest.mark.clause("BA-R7")
async def test_a_board_is_laid_with_the_tiles_there_are(house: House) -> None:
    ours = (await drawn(house, "balam"))["sketch"]
    sea = next(number for number, kind in enumerate(ours["cells"]) if kind.startswith("sea"))
    turned = {**ours, "turns": changed(ours["turns"], sea, 2)}
    mine = await drawn(house, "balam", sketch=turned)
    assert "/180" in mine["text"]
    twice = await drawn(house, "balam", sketch={**ours, "cells": ["sea_1"] * len(ours["cells"])})
    assert twice["refused"]["said"]["message"] == "bad-board-tile-twice"
    assert twice["refused"]["said"]["clause"] == "BA-R7"


async def test_what_cannot_be_drawn_is_refused(house: House) -> None:
    ours = (await drawn(house, "lapins"))["sketch"]
    assert (await drawn(house, "lapins", sketch={**ours, "columns": 3}))["code"] == "bad_request"
    unknown = {**ours, "cells": changed(ours["cells"], 0, "atlantis")}
    assert (await drawn(house, "lapins", sketch=unknown))["code"] == "bad_request"
    assert (await drawn(house, "lapins", option="matches"))["code"] == "bad_request"
    text = await drawn(house, "pacal", text="{")
    assert (text["sketch"], text["refused"]["said"]["message"]) == (None, "bad-map-cut-short")
    assert (await house.ask("POST", "/api/games/milpa/drafts", json={})).status_code in (400, 404)
