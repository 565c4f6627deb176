"""At the table besides the game: ready-made words, who watches, and what is deleted when."""

import asyncio
import sqlite3
from collections.abc import Callable

from tests.server.house import GENEROUS, SOON, House


async def test_a_phrase_is_told_as_its_key(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as ana, house.sit(table, name=" Iris\n") as iris:
        await ana.say(type="phrase", phrase="well_played")
        said = await iris.hear("said")
        assert (said["seat"], said["name"], said["text"]) == (0, "Ana", "")
        assert said["phrase"] == "well_played"
        await iris.say(type="phrase", phrase="bravo")
        said = await ana.hear("said", until=lambda line: line["seat"] is None)
        assert (said["name"], said["phrase"]) == ("Iris", "bravo")
        await iris.say(type="phrase", phrase="send me your secrets")
        assert (await iris.hear("problem"))["code"] == "malformed"
    async with house.sit(table, tokens[1]) as bo:
        again = [await bo.hear("said"), await bo.hear("said")]
        assert [line["phrase"] for line in again] == ["well_played", "bravo"]


async def test_who_watches_is_seen(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0], name="Eve") as ana:
        assert ana.now["table"]["watching"] == [], "at a seat the name is the seat's"
        async with house.sit(table, name="Iris"), house.sit(table):
            told = await ana.hear("presence", until=lambda it: len(it["table"]["watching"]) == 2)
            assert told["table"]["watching"] == ["", "Iris"]
        await ana.hear("presence", until=lambda it: it["table"]["watching"] == [])


def tables(house: House) -> set[str]:
    database = sqlite3.connect(house.data / "ceiba.sqlite3")
    found = {row[0] for row in database.execute("SELECT id FROM tables")}
    database.close()
    return found


async def test_old_tables_go_as_the_host_said(houses: Callable[..., House]) -> None:
    house = houses(**GENEROUS)
    assert (await house.ask("GET", "/api/house")).json() == {"keep_days": 0}
    old, _ = await house.open_table("me", "open")
    spoken, tokens = await house.open_table("me", "open")
    async with house.sit(spoken, tokens[0]) as ana:
        await ana.say(type="chat", text="Anybody?")
        await ana.hear("said")
    house.stop()
    with sqlite3.connect(house.data / "ceiba.sqlite3") as database:
        database.execute("UPDATE tables SET created = 0")
    database.close()

    again = House(house.data, **GENEROUS, keep_days="30")
    try:
        assert (await again.ask("GET", "/api/house")).json() == {"keep_days": 30}
        async with asyncio.timeout(SOON):
            while old in tables(again):  # noqa: ASYNC110  # who asks for it would keep it
                await asyncio.sleep(0.05)
        assert (await again.ask("GET", f"/api/tables/{old}")).status_code == 404
        assert (await again.info(spoken))["status"] == "gathering", "words count"
    finally:
        again.stop()
