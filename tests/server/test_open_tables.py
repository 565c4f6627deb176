"""Strangers meet at open tables; private ones are found by their link only."""

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.house import SOON, House, Message


async def opened(house: House, listing: Any, *kinds: str) -> tuple[str, str]:
    seats = [{"kind": kind, "name": "Ana"} for kind in kinds]
    wish = {"game": "gold", "seats": seats, "listing": listing}
    answer = await house.ask("POST", "/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"]["id"], made["tokens"]["0"]


async def listed(house: House) -> dict[str, Message]:
    """By id, in the order they are told."""
    answer = (await house.ask("GET", "/api/open-tables")).json()
    assert answer["allowed"] is True
    return {table["id"]: table for table in answer["tables"]}


def here(table: Message) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["here"]]


async def until(house: House, good: Callable[[dict[str, Message]], bool]) -> dict[str, Message]:
    """A list may be a second old."""
    async with asyncio.timeout(SOON):
        while not good(found := await listed(house)):  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    return found


async def test_who_waits_is_seen_joined_and_watched(houses: Callable[..., House]) -> None:
    house = houses(seats_per_visitor="9")
    away, _ = await opened(house, {}, "me", "open")
    private, _ = await opened(house, None, "me", "open")
    table, token = await opened(house, {"level": "beginner", "language": "fr"}, "me", "open")
    async with house.sit(table, token) as ana:
        assert ana.now["table"]["listing"] == {"level": "beginner", "language": "fr"}
        found = await until(house, lambda found: len(found) == 2 and here(found[table]) == [0])
        assert private not in found
        assert list(found) == [table, away], "first where somebody is"
        assert here(found[away]) == []
        await house.join(table, "Bo")
        playing = await until(house, lambda found: found[table]["status"] == "playing")
        assert [seat["name"] for seat in playing[table]["seats"]] == ["Ana", "Bo"]
        late = await house.ask("POST", f"/api/tables/{table}/join", json={"name": "Chan"})
        assert (late.status_code, late.json()["code"]) == (409, "full")
        async with house.sit(table) as watcher:
            assert watcher.now["decision"] is None


async def test_nobody_is_sent_to_a_table_everybody_left(house: House) -> None:
    table, token = await opened(house, {}, "me", "open")
    await until(house, lambda found: table in found)
    async with house.sit(table, token) as ana:
        await ana.say(type="leave")
        assert await ana.closed() == 4001
    await until(house, lambda found: table not in found)


async def test_a_host_may_have_none(houses: Callable[..., House]) -> None:
    house = houses(open_tables="0")
    assert (await house.ask("GET", "/api/open-tables")).json() == {"allowed": False, "tables": []}
    wish = {"game": "gold", "seats": [{"kind": "me"}, {"kind": "open"}], "listing": {}}
    refused = await house.ask("POST", "/api/tables", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (403, "no_open_tables")


async def test_what_is_said_to_strangers_is_checked(house: House) -> None:
    for wrong in ({"level": "god"}, {"language": "<b>"}, {"price": 3}):
        wish = {"game": "gold", "seats": [{"kind": "me"}, {"kind": "open"}], "listing": wrong}
        assert (await house.ask("POST", "/api/tables", json=wish)).status_code == 400
