"""A crowd of bots on few processes: every seat answers, whatever happens to the processes.

CEIBA_KILLING_S=300 kills for five minutes.
"""

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from tests.server.house import House
from tests.server.test_durability import alive, children

KILLING_S = float(os.environ.get("CEIBA_KILLING_S", "6"))
TABLES = 18
"""So many want a process at once that it has to hurry."""


async def test_every_seat_answers_and_says_when_it_had_to_hurry(
    houses: Callable[..., House],
) -> None:
    house = houses(bot_workers="1")
    thinking = await asyncio.gather(*(one_auction(house) for _ in range(TABLES)))
    assert min(thinking) < 50
    assert "they think" in house.said()


async def one_auction(house: House) -> int:
    """A person and two seers bid; how much the last of these thought, in percent."""
    table, tokens = await house.open_table("me", "seer", "seer")
    async with house.sit(table, tokens[0]) as ana:
        await ana.answer("bid 5")
        told = await ana.hear_seq(3)
    thought: int = told["table"]["thinking"]
    return thought


@pytest.mark.slow
async def test_workers_killed_at_random_leave_no_table_stuck(houses: Callable[..., House]) -> None:
    house = houses(bot_workers="2")
    killing = asyncio.create_task(kill_workers(house, KILLING_S))
    tables = [(await house.open_table("novice", "novice", "random"))[0] for _ in range(6)]
    killed = await killing
    assert killed > KILLING_S
    for table in tables:
        async with house.sit(table) as watcher:
            later = watcher.now["seq"] + 3
            while watcher.now["outcome"] is None and watcher.now["seq"] < later:
                await watcher.hear("update")
    assert "a worker died: another takes its work over" in house.said()
    assert "Traceback" not in house.said()


async def kill_workers(house: House, seconds: float) -> int:
    """One after the other, several a second; how many."""
    rng = random.Random(7)
    killed = 0
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(rng.uniform(0.1, 0.5))
        workers = children(house.process.pid)
        if workers:
            with suppress(ProcessLookupError):
                os.kill(rng.choice(workers), signal.SIGKILL)
            killed += 1
    return killed


async def test_it_stops_at_once_and_quietly_while_bots_think(houses: Callable[..., House]) -> None:
    """A service manager tells all its processes, workers included, to end."""
    house = houses(bot_workers="2")
    for _ in range(8):
        await house.open_table("master", "master")
    await asyncio.sleep(1)
    workers = children(house.process.pid)
    assert workers
    started = time.monotonic()
    for pid in (*workers, house.process.pid):
        os.kill(pid, signal.SIGTERM)
    assert await asyncio.to_thread(house.stop) == 0
    assert time.monotonic() - started < 5
    assert not any(map(alive, workers))
    assert [line for line in house.said().splitlines() if "they think" not in line] == []
