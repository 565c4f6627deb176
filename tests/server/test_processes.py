"""Several processes on one PostgreSQL: whatever happens at one is known at all."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import websockets

from ceiba.server.run import serve
from tests.server.house import House, play_out
from tests.server.test_durability import alive, children


@pytest.fixture
def pair(houses: Callable[..., House], postgres: str) -> tuple[House, House]:
    return houses(database=postgres), houses(database=postgres)


async def test_moves_chat_and_presence_cross_over(pair: tuple[House, House]) -> None:
    first, second = pair
    table, tokens = await first.open_table("me", "open")
    async with first.sit(table, tokens[0]) as ana, second.sit(table) as spectator:
        seat, token = await second.join(table, "Bo")
        await ana.hear("update", until=lambda m: m["table"]["status"] == "playing")
        async with second.sit(table, token) as bo:
            await ana.hear("presence", until=lambda m: m["table"]["seats"][seat]["here"])
            await ana.answer("bid 3")
            assert (await bo.hear_seq(1))["view"]["players"][0]["bid"] is None
            await bo.answer("bid 1")
            assert (await ana.hear_seq(2))["view"]["players"][1]["bid"] == 1
            await bo.say(type="chat", text="hello")
            await ana.say(type="chat", text="hello too")
            for browser in (ana, bo, spectator):
                await browser.hear("said", until=lambda m: m["text"] == "hello too")
        await ana.hear("presence", until=lambda m: not m["table"]["seats"][seat]["here"])


async def test_a_request_is_asked_and_agreed_to_elsewhere(pair: tuple[House, House]) -> None:
    first, second = pair
    table, tokens = await first.open_table("me", "open")
    _, token = await first.join(table, "Bo")
    async with first.sit(table, tokens[0]) as ana, second.sit(table, token) as bo:
        await ana.answer("bid 9")
        await bo.hear_seq(1)
        await bo.answer("bid 1")
        await ana.hear_seq(2)
        await ana.say(type="undo")
        await bo.hear("update", until=lambda m: m["undo"]["asking"] == 0)
        await bo.say(type="undo_reply", agree=True)
        await ana.hear_seq(3)
        assert ana.now["undo"]["asking"] is None
        assert ana.now["waiting"] == [0, 1]


async def test_sealed_answers_given_at_the_same_time_are_all_taken(
    pair: tuple[House, House],
) -> None:
    first, second = pair
    table, tokens = await first.open_table("me", "local", "local")
    async with (
        first.sit(table, tokens[0]) as a,
        second.sit(table, tokens[1]) as b,
        first.sit(table, tokens[2]) as c,
    ):
        for _ in range(5):
            asked = [x for x in (a, b, c) if x.now["decision"]]
            for browser in asked:
                decision = browser.now["decision"]
                text = decision["options"][0]["text"]
                await browser.say(type="answer", asked=decision["asked"], answers=[text])
            until = max(x.now["seq"] for x in (a, b, c)) + len(asked)
            for browser in (a, b, c):
                await browser.hear_seq(until)
        assert all(m["type"] != "problem" for x in (a, b, c) for m in x.heard)


async def test_bots_go_on_when_the_process_that_played_them_is_killed(
    pair: tuple[House, House],
) -> None:
    first, second = pair
    table, tokens = await first.open_table("me", "random", "random")
    async with second.sit(table, tokens[0]) as b:
        async with first.sit(table, tokens[0]) as a:
            await play_out(a, random.Random(1), entries=12)
            first.kill()
        await b.hear_seq(a.now["seq"])
        await play_out(b, random.Random(2))
        assert b.now["outcome"] is not None


def test_sqlite_says_that_it_is_for_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve("127.0.0.1", 0, tmp_path, processes=2) == 1
    assert "PostgreSQL" in capsys.readouterr().err


async def answers_counted(house: House) -> float:
    metrics = (await house.ask("GET", "/metrics")).text
    counted = [
        line for line in metrics.splitlines() if line.startswith("ceiba_answer_seconds_count")
    ]
    return float(counted[0].split()[-1]) if counted else 0.0


async def test_several_processes_behind_one_port(postgres: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ceiba", "serve", "--port", "0", "--processes", "2"]
    environment = {**os.environ, "CEIBA_DATABASE": postgres, "CEIBA_BOT_WORKERS": "1"}
    crew = subprocess.Popen(  # noqa: ASYNC220
        [*command, "--data", str(tmp_path)], env=environment, stdout=subprocess.PIPE
    )
    assert crew.stdout is not None
    try:
        house = House.at(crew.stdout.readline().decode().split()[-1])
        async with asyncio.timeout(90):
            table, tokens = await house.open_table("me", "local")
            async with house.sit(table, tokens[0]) as ana, house.sit(table, tokens[1]) as bo:
                await ana.answer("bid 2")
                await bo.hear_seq(1)
                servers: list[int] = []
                while len(servers) < 2:  # the second may still be starting
                    servers = [pid for pid in children(crew.pid) if len(children(pid)) > 0]
                    await asyncio.sleep(0.1)
                for _ in range(6):  # whichever process is asked
                    assert await answers_counted(house) == 1
                os.kill(servers[0], signal.SIGKILL)
                with pytest.raises((websockets.ConnectionClosed, TimeoutError)):
                    async with asyncio.timeout(1):
                        await ana.hear("problem")
            async with house.sit(table, tokens[1]) as bo:
                assert bo.now["seq"] == 1
                await bo.answer("bid 1")
    finally:
        crew.send_signal(signal.SIGTERM)
        assert crew.wait(20) == 0
        crew.stdout.close()
    assert not any(map(alive, servers))
