"""Whoever means no good: over real sockets, and the house stays open for the others."""

import asyncio
import re
import resource
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.house import GENEROUS, SOON, House, upgrade
from tests.store.postgres import server
from tools.postgres import Postgres

HALF = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n"


def few_descriptors() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with room for 64 connections."""
    house = House(tmp_path_factory.mktemp("crowded") / "data", before=few_descriptors)
    yield house
    assert house.stop() == 0
    assert "Traceback" not in house.said(), house.said()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that allows very little of anything."""
    house = House(
        tmp_path_factory.mktemp("strict") / "data",
        request_seconds="1",
        connections_per_address="5",
        undos_per_minute="5",
        chat_per_minute="3",
        replays_per_minute="4",
    )
    yield house
    assert house.stop() == 0


@contextmanager
def lines(house: House, number: int, say: bytes, source: str = "127.0.0.1") -> Iterator[list[Any]]:
    """So many connections that say something and then neither speak nor read."""
    with ExitStack() as stack:
        opened = []
        for _ in range(number):
            line = stack.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.bind((source, 0))
            line.settimeout(5)
            try:
                line.connect(("127.0.0.1", house.port))
                line.sendall(say)
            except OSError:  # refused: as it may be
                continue
            opened.append(line)
        yield opened


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


@pytest.mark.parametrize(
    "say",
    [
        b"",
        b"GET / HT",
        HALF,
        HALF + b"\r\n{",
        b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 60,
    ],
    ids=["nothing", "half a line", "half the headers", "half a body", "reads nothing"],
)
async def test_four_hundred_of_them_at_256_descriptors(crowded: House, say: bytes) -> None:
    table, tokens = await crowded.open_table("me", "local")
    async with crowded.sit(table, tokens[0]) as a:
        with lines(crowded, 400, say):
            begin = time.monotonic()
            assert await answers(crowded)
            async with crowded.sit(table, tokens[1]) as b:
                await a.answer("bid 1")
                await b.hear_seq(1)
            assert time.monotonic() - begin < SOON


async def answers(house: House) -> bool:
    """Whoever does not read is cut off after a second; until then a newcomer may be sent away."""
    for _ in range(10):
        try:
            return (await house.ask("GET", "/api/games")).status_code == 200
        except httpx.TransportError:
            await asyncio.sleep(0.5)
    return False


async def test_half_a_request_is_not_waited_for(strict: House) -> None:
    table, tokens = await strict.open_table("me", "local")
    async with strict.sit(table, tokens[0]) as a:
        with lines(strict, 3, HALF) as opened:
            assert all(map(is_open, opened))
            await asyncio.sleep(3)
            assert not any(map(is_open, opened))
        assert (await a.answer("bid 1"))["type"] == "update"  # who only listens stays


async def test_so_many_from_one_address(strict: House) -> None:
    with lines(strict, 8, b"GET ", source="127.0.0.2") as opened:
        await asyncio.sleep(0.2)
        assert sum(map(is_open, opened)) == 5
        with lines(strict, 8, b"GET ") as here:  # this machine itself, as a proxy would be
            await asyncio.sleep(0.2)
            assert sum(map(is_open, here)) == 8


async def test_takings_back_are_counted(strict: House) -> None:
    table, tokens = await strict.open_table("me", "local")
    said = []
    async with strict.sit(table, tokens[0]) as a:
        for _ in range(6):
            await a.answer("bid 1")
            await a.say(type="undo")
            said.append(await a.hear("update", "problem"))
    assert [m.get("code", "back") for m in said] == ["back"] * 5 + ["too_fast"]
    async with strict.sit(table, tokens[0]) as again:  # coming back is no way round
        await again.say(type="undo")
        assert (await again.problem())["code"] == "too_fast"


async def test_lines_of_chat_are_counted(strict: House) -> None:
    table, _ = await strict.open_table("me", "local")
    for expected in ("said", "said", "said", "problem"):
        async with strict.sit(table) as watcher:
            await watcher.say(type="chat", text="hear, hear")
            mine = await watcher.hear("said", "problem", until=lambda m: m.get("number", 9) > 0)
            while mine["type"] != expected:
                mine = await watcher.hear("said", "problem")


async def test_replays_are_counted(strict: House) -> None:
    table, _ = await strict.open_table("me", "local")
    paths = [f"/api/tables/{table}/replay", f"/api/tables/{table}/log"] * 3
    codes = [(await strict.ask("GET", path)).status_code for path in paths]
    assert codes == [409] * 4 + [429] * 2
    assert (await strict.ask("POST", "/api/replay", content="x")).status_code == 429


async def test_a_hundred_replays_at_once_wait_or_are_sent_away(
    houses: Callable[..., House],
) -> None:
    house = houses(**GENEROUS)
    log = "ceiba log 1\ngame: gold\nrules: 1\nplayers: 2\nseed: x\n\n" + "A bid 1\nA undo\n" * 150
    answers = await asyncio.gather(
        *(house.ask("POST", "/api/replay", content=log) for _ in range(100))
    )
    codes = {answer.status_code for answer in answers}
    assert codes == {200, 429}
    assert house.said() == ""


async def test_asking_for_a_rematch_again_gives_nothing_new(house: House) -> None:
    table, tokens = await finished(house)
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    path = f"/api/tables/{table}/rematch"
    given = [(await house.ask("POST", path, headers=headers)).json() for _ in range(60)]
    assert {token for made in given for token in made["tokens"].values()} == set(
        given[0]["tokens"].values()
    )
    assert tokens[0] not in given[0]["tokens"].values()
    new = given[0]["table"]["id"]
    async with house.sit(new, given[0]["tokens"]["0"]) as a:
        assert (await a.answer("bid 1"))["type"] == "update"
    async with house.socket(new) as stranger:  # the old secret is no key
        await stranger.send(f'{{"type": "hello", "token": "{tokens[0]}"}}')
        await stranger.recv()
        await stranger.wait_closed()
        assert stranger.close_code == 4003


async def finished(house: House) -> tuple[str, dict[int, str]]:
    """A short game: two people at one device who bid nothing."""
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a, house.sit(table, tokens[1]) as b:
        while a.now["outcome"] is None:
            for each in (a, b):
                decision = each.now["decision"]
                if decision is not None:
                    await each.answer(decision["options"][0]["text"])
                for other in (a, b):
                    await other.hear_seq(each.now["seq"])
    return table, tokens


async def test_nobody_takes_all_seats_and_stays_away(houses: Callable[..., House]) -> None:
    house = houses()
    table, _ = await house.open_table("me", "open", "open", "open")
    _, token = await house.join(table, "Bo")
    path = f"/api/tables/{table}/join"
    refused = await house.ask("POST", path, json={"name": "Bo"})
    assert (refused.status_code, refused.json()["code"]) == (409, "sit_first")
    async with house.sit(table, token):
        await house.join(table, "Chan")  # a second phone in the same house
        refused = await house.ask("POST", path, json={"name": "Dzul"})
        assert refused.json()["code"] == "sit_first"


async def test_only_named_proxies_say_for_whom_they_ask(houses: Callable[..., House]) -> None:
    wish = {"game": "gold", "seats": [{"kind": "me"}, {"kind": "open"}]}

    async def opened(house: House) -> list[int]:
        return [
            (
                await house.ask(
                    "POST", "/api/tables", json=wish, headers={"X-Forwarded-For": f"192.0.2.{n}"}
                )
            ).status_code
            for n in range(4)
        ]

    assert await opened(houses(tables_per_hour="2")) == [201, 201, 429, 429]
    assert await opened(houses(tables_per_hour="2", proxies="127.0.0.1")) == [201] * 4
    assert await opened(houses(tables_per_hour="2", proxies="192.0.2.1")) == [201, 201, 429, 429]


async def test_the_server_answers_to_its_names_only(houses: Callable[..., House]) -> None:
    house = houses(hosts="127.0.0.1 *.example.org")
    table, tokens = await house.open_table("me", "local")
    for host, status in (("games.example.org", 200), ("evil.example", 403), ("", 403)):
        answer = await house.ask("GET", f"/api/tables/{table}", headers={"Host": host})
        assert answer.status_code == status
    with pytest.raises(websockets.InvalidStatus):
        async with house.socket(table, additional_headers={"Host": "evil.example"}):
            pass
    async with house.sit(table, tokens[0]):
        pass


@pytest.mark.parametrize("host", ["x:evil", "x:99999", "[", "a]b"])
async def test_a_host_that_is_none(house: House, host: str) -> None:
    """`house` says in the end that nothing of it was logged."""
    table, _ = await house.open_table("me", "local")
    for path, status in (("/", 400), (f"/api/tables/{table}", 400), (f"/ws/tables/{table}", 405)):
        answer = await house.ask("GET", path, headers={"Host": host})
        assert answer.status_code == status, path
    with pytest.raises(websockets.InvalidStatus):
        async with house.socket(table, additional_headers={"Host": host}):
            pass


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "http://a b", "//", "é"])
async def test_an_origin_that_is_none(house: House, origin: str) -> None:
    headers = {"Origin": origin.encode()}
    answer = await house.ask("POST", "/api/tables", json={}, headers=headers)
    assert answer.status_code == 403
    table, _ = await house.open_table("me", "local")
    if origin.isascii():
        with pytest.raises(websockets.InvalidStatus):
            async with house.socket(table, origin=origin):
                pass


@pytest.mark.parametrize("body", ["[" * 60_000, '{"game":' * 7_000, '{"options":' + "[" * 60_000])
async def test_nothing_but_brackets(house: House, body: str) -> None:
    table, _ = await house.open_table("me", "open")
    for path in ("/api/tables", f"/api/tables/{table}/join", "/api/replay"):
        answer = await house.ask("POST", path, content=body)
        assert answer.status_code == 400, path
    async with house.sit(table) as watcher:
        await watcher.socket.send(body)
        assert (await watcher.problem())["code"] == "malformed"


async def test_half_a_character(house: House) -> None:
    body = b'{"game": "\xed\xa0\x80"}'
    answer = await house.ask("POST", "/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    table, _ = await house.open_table("me", "open")
    async with house.sit(table) as watcher:
        await watcher.socket.send(body)
        assert (await watcher.problem())["code"] == "malformed"


def framed(kind: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A short frame of a web socket, masked with nothing."""
    return bytes([kind | (0x80 if last else 0), 0x80 | len(payload)]) + bytes(4) + payload


TEXT, PING = 1, 9


async def upgraded(house: House, frames: bytes) -> int:
    """How much the server says to whoever opens a socket, sends all this and only then reads."""
    table, _ = await house.open_table("me", "local")

    def talk() -> int:
        heard = 0
        with lines(house, 1, upgrade(table)) as [line]:
            try:
                line.sendall(framed(TEXT, b'{"type": "hello"}') + frames)
                line.settimeout(1)
                while said := line.recv(1 << 20):
                    heard += len(said)
            except (TimeoutError, ConnectionError):
                pass
        return heard

    return await asyncio.to_thread(talk)


async def test_frames_that_are_nonsense(house: House) -> None:
    """`house` says in the end that nothing of it was logged."""
    pings = framed(PING, b"x" * 125) * 200_000
    assert await upgraded(house, pings) < len(pings) / 2, "who does not read is not answered"
    piece = framed(0, last=False)
    begin = time.monotonic()
    await upgraded(house, framed(TEXT, last=False) + piece * 2_000_000)
    assert time.monotonic() - begin < SOON, "a message without an end is cut off"
    assert await upgraded(house, framed(TEXT, b"\xff")) > 0
    answer = await house.ask(
        "GET", "/api/games", headers={"Connection": "upgrade, http2-settings", "Upgrade": "h2c"}
    )
    assert answer.status_code == 200


async def damaged(houses: Callable[..., House], text: str) -> tuple[House, str]:
    """A house with a table whose only answer in the database is now another text, as SQL."""
    house = houses()
    table, tokens = await house.open_table("me", "local")
    async with house.sit(table, tokens[0]) as a:
        await a.answer("bid 7")
    house.kill()
    with sqlite3.connect(house.data / "ceiba.sqlite3") as database:
        database.execute(f"UPDATE entries SET text = {text}")
    database.close()
    return houses(), table


async def test_a_stored_answer_that_cannot_be_replayed_is_not_told(
    houses: Callable[..., House],
) -> None:
    house, table = await damaged(houses, "'bid 38'")
    answer = await house.ask("GET", f"/api/tables/{table}")
    assert answer.status_code == 500
    async with house.socket(table) as socket:
        await socket.send('{"type": "hello"}')
        said = await socket.recv()
    for text in (answer.text, said):
        assert "38" not in text.replace(table, "")
    assert "bid" not in house.said()
    [first, second] = re.findall(r"\[error +\] (.*) \[ceiba.server.room\]", house.said())
    broken = f"the log of table {table} cannot be replayed: entry 1 is refused: IllegalAction"
    assert first == second == broken


async def test_nor_is_one_that_is_no_text(houses: Callable[..., House]) -> None:
    """SQLite's own error would quote it."""
    house, table = await damaged(houses, "CAST(x'626964203338ff' AS TEXT)")  # bid 38
    assert (await house.ask("GET", f"/api/tables/{table}")).status_code == 500
    assert "a text in the database is not UTF-8" in house.said()
    assert "bid" not in house.said()


async def test_the_server_waits_for_a_database_that_is_still_starting(
    houses: Callable[..., House], tmp_path: Path
) -> None:
    with server() as database:
        database.kill()
        starting = asyncio.to_thread(houses, database=database.address)
        house, _ = await asyncio.gather(starting, start_later(database, tmp_path / "data.err"))
        await house.open_table("me", "open")
        assert house.said() == "Waiting for the database.\n"
        house.kill()


async def start_later(database: Postgres, said: Path) -> None:
    """Once the server has noticed that there is none."""
    async with asyncio.timeout(SOON):
        while not said.exists() or not said.read_text():  # noqa: ASYNC110, ASYNC240
            await asyncio.sleep(0.1)
    await asyncio.to_thread(database.start)
