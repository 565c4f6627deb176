"""What a host sees: health, numbers, logs without secrets, and a quick, quiet end."""

import asyncio
import json
import random
import socket
import sqlite3
import time
from collections.abc import Callable

from ceiba import __version__
from tests.server.house import START, House, play_out, upgrade
from tests.store.postgres import server


async def test_health_says_whether_the_database_answers(houses: Callable[..., House]) -> None:
    with server() as database:
        house = houses(database=database.address, hosts="games.example.org")
        well = await house.ask("GET", "/health")
        assert (well.status_code, well.json()) == (200, {"status": "ok", "version": __version__})
        database.kill()
        ill = await house.ask("GET", "/health")
        assert (ill.status_code, ill.json()["status"]) == (503, "no database")
        database.start()
        assert (await house.ask("GET", "/health")).status_code == 200
        house.kill()


async def test_what_proxies_hide_has_one_way_to_be_written(house: House) -> None:
    for path in ("/metrics", "/health"):
        assert (await house.ask("GET", path)).status_code == 200
    for path in ("/metrics/", "//metrics", "/%6detrics", "/metrics//", "/health/", "//health"):
        assert (await house.ask("GET", house.address + path)).status_code == 404, path


async def test_metrics_count_and_name_nobody(house: House) -> None:
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a:
        await a.answer("bid 1")
        await house.info(table)
        answer = await house.ask("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    numbers = dict(
        line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")
    )
    assert float(numbers["ceiba_answer_seconds_count"]) >= 1
    assert float(numbers["ceiba_tables_in_memory"]) >= 1
    assert float(numbers["ceiba_listeners"]) >= 1
    assert any('path="/api/tables/{table_id' in name for name in numbers)
    assert table not in answer.text


async def test_the_logs_name_request_and_table_and_no_secret(houses: Callable[..., House]) -> None:
    house = houses(access_log="1", log_format="json")
    table, tokens = await house.open_table("me", "open", "random")
    _, guest = await house.join(table, "Bo")
    async with house.sit(table, tokens[0]) as a, house.sit(table, guest) as b:
        await a.hear_seq(1)  # the bot has bid, and is no longer heard in between
        change(house, "ALTER TABLE entries RENAME TO away")
        assert (await a.answer("bid 7"))["code"] == "internal"  # that is logged
        change(house, "ALTER TABLE away RENAME TO entries")
        await a.answer("dance 3")
        for path in ("/api/notices/of-mine/stop", f"/api/tables/{table}/notices/of-mine"):
            await house.ask("GET" if path.endswith("stop") else "DELETE", path)
        await house.ask("GET", "/new%0Aline")
        await asyncio.gather(play_out(a, random.Random(1)), play_out(b, random.Random(2)))
        answer = await house.ask(
            "POST",
            f"/api/tables/{table}/rematch?token={guest}",
            headers={"Authorization": f"Bearer {guest}"},
        )
    asked = answer.headers["X-Request-ID"]
    assert await asyncio.to_thread(house.stop) == 0
    said = house.said()
    lines = [json.loads(line) for line in said.splitlines()]
    mine = [line for line in lines if line.get("request") == asked]
    assert [(line["event"], line["status"], line["table"]) for line in mine] == [
        (f"POST /api/tables/{table}/rematch", 201, table)
    ]
    assert any(line["level"] == "error" and line["table"] == table for line in lines)
    assert {line["event"] for line in lines} >= {f"SOCKET /ws/tables/{table}"}
    events = {line["event"] for line in lines}
    assert events >= {"GET /api/notices/*/stop", f"DELETE /api/tables/{table}/notices/*"}
    assert "GET /new%0Aline" in events
    for secret in (*tokens.values(), guest, *answer.json()["tokens"].values(), "bid ", "dance"):
        assert secret not in said
    assert "of-mine" not in said


BROKEN = (
    START[0],
    START[1],
    """
from ceiba.core.match import Match
def answer(match, seat, answers, asked):
    raise ValueError(answers)
Match.answer = answer
"""
    + START[2],
)


async def test_a_failure_is_told_without_the_values_it_met(houses: Callable[..., House]) -> None:
    for log_format in ("text", "json"):
        house = houses(command=BROKEN, log_format=log_format)
        table, tokens = await house.open_table("me", "local")
        async with house.sit(table, tokens[0]) as a:
            assert (await a.answer("bid 7"))["code"] == "internal"
        said = house.said()
        assert "ValueError" in said
        assert "bid 7" not in said
        assert tokens[0] not in said
    assert json.loads(said.splitlines()[-1])["exception"][0]["exc_type"] == "ValueError"


FORGETFUL = (
    START[0],
    START[1],
    """
from ceiba.server import bot_seats
async def think(*question):
    raise ValueError(question)
bot_seats.think = think
"""
    + START[2],
)


async def test_what_a_bot_fails_at_is_logged_with_its_table(houses: Callable[..., House]) -> None:
    house = houses(command=FORGETFUL, log_format="json")
    table, tokens = await house.open_table("me", "local", "random")
    async with house.sit(table, tokens[0]):
        while not house.said():  # noqa: ASYNC110  # a file
            await asyncio.sleep(0.05)
    assert json.loads(house.said().splitlines()[0])["table"] == table


def change(house: House, statement: str) -> None:
    with sqlite3.connect(house.data / "ceiba.sqlite3") as database:
        database.execute(statement)
    database.close()


async def test_the_end_is_quick_and_quiet(houses: Callable[..., House]) -> None:
    house = houses()
    table, tokens = await house.open_table("me", "local", "master")
    half = socket.create_connection(("127.0.0.1", house.port))
    half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
    deaf = socket.create_connection(("127.0.0.1", house.port))  # a socket that never says goodbye
    deaf.sendall(upgrade(table))
    async with house.sit(table, tokens[0]) as a:
        await a.answer("bid 1")
        begin = time.monotonic()
        assert await asyncio.to_thread(house.stop) == 0
        assert time.monotonic() - begin < 4
        assert await a.closed() == 1012  # come back
    half.close()
    deaf.close()
    assert house.said() == ""
