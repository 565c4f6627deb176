"""A person's tables in one list: where they are asked first, then what runs, then what is over."""

import random
import sqlite3
import time
from collections.abc import Callable

from tests.server.house import House, Message, play_out
from tests.server.test_person import Browser, change


async def listed(browser: Browser) -> list[Message]:
    lines: list[Message] = (await browser.ask("GET", "/me/tables")).json()
    return lines


async def test_my_turn_first_then_running_then_over(house: House) -> None:
    ana = await Browser(house).begin("Ana")
    waiting, others, over, mine = [
        await house.open_table(*kinds)
        for kinds in (("me", "open"), ("me", "open"), ("me", "random"), ("me", "open"))
    ]
    for table, tokens in (waiting, others, over, mine):
        await ana.claim(table, tokens[0])
    for table, _ in (others, mine):
        await house.join(table, "Bo")
    async with house.sit(over[0], over[1][0]) as a:
        await play_out(a, random.Random(3))
        rank = a.now["outcome"]["scores"][0]["rank"]
    async with house.sit(others[0], others[1][0]) as a:
        await a.answer("bid 2")
    lines = await listed(ana)
    assert lines[0]["id"] == mine[0]
    assert {line["id"] for line in lines[1:3]} == {waiting[0], others[0]}
    assert lines[3]["id"] == over[0]
    assert [line["your_turn"] for line in lines] == [True, False, False, False]
    assert (lines[3]["status"], lines[3]["rank"]) == ("over", rank)
    moved = next(line for line in lines if line["id"] == others[0])
    assert [(s["name"], s["mine"], s["asked"]) for s in moved["seats"]] == [
        ("Ana", True, False),
        ("Bo", False, True),
    ]
    assert abs(moved["moved"] - time.time() * 1000) < 60_000


async def test_a_game_from_before_is_looked_into_once(house: House) -> None:
    ana = await Browser(house).begin("Ana")
    table, tokens = await house.open_table("me", "local")
    await ana.claim(table, *tokens.values())
    change(house, f"DELETE FROM standings WHERE table_id = '{table}'")
    [line] = await listed(ana)
    assert line["status"] == "playing"
    async with house.sit(table, tokens[0]) as a:
        await a.answer("bid 1")  # what is not on record is put there with the next answer, too
    [line] = await listed(ana)
    assert [seat["asked"] for seat in line["seats"]] == [False, True]


async def test_a_hundred_games_are_one_quick_look(houses: Callable[..., House]) -> None:
    house = houses(tables_per_hour="1000")
    ana = await Browser(house).begin("Ana")
    table, tokens = await house.open_table("me", "local")
    await ana.claim(table, tokens[0])
    with sqlite3.connect(house.data / "ceiba.sqlite3") as database:
        for name in ("tables", "seats", "standings"):
            key = "id" if name == "tables" else "table_id"
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            copied = ", ".join("'copy' || n" if column == key else column for column in columns)
            numbers = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 99)"
            of_it = f"SELECT {copied} FROM {name}, c WHERE {key} = '{table}'"
            database.execute(f"INSERT INTO {name} {numbers} {of_it}")
    database.close()
    assert len(await listed(ana)) == 100
    metrics = (await house.ask("GET", "/metrics")).text
    [rooms] = [line for line in metrics.splitlines() if line.startswith("ceiba_tables_in_memory ")]
    assert float(rooms.split()[1]) == 1, "no game was opened for it"
