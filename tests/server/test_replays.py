"""Many look at games at once: each replay is built once, and one at a time."""

import asyncio
from typing import Any

import pytest

import ceiba
from ceiba.server.limits import REPLAYS_WAITING
from ceiba.server.problems import Refused
from ceiba.server.replays import Replays


class Counting:
    """Workers that note how many calls they had, and how many at the same time."""

    def __init__(self) -> None:
        self.calls = self.now = self.most = 0

    async def run(self, _seconds: float, call: Any, *args: Any) -> Any:
        self.calls += 1
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0)
        self.now -= 1
        return call(*args)


async def test_each_is_built_once_and_one_at_a_time() -> None:
    workers = Counting()
    replays = Replays(workers)  # type: ignore[arg-type]
    logs = [ceiba.new("gold", 2, seed=f"{n}").log() for n in range(4)]
    asked = [replays.get(log.seed, log) for log in logs for _ in range(10)]
    told = await asyncio.gather(*asked)
    assert len(set(told)) == workers.calls == 4
    assert workers.most == 1
    await asyncio.gather(*(replays.get("0", logs[0]) for _ in range(1000)))
    assert workers.calls == 4


async def test_a_crowd_is_sent_away_and_may_come_again() -> None:
    replays = Replays(Counting())  # type: ignore[arg-type]
    log = ceiba.new("gold", 2, seed="x").log().text()
    asked = [replays.get(f"{n}", log) for n in range(REPLAYS_WAITING + 20)]
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(one, Refused) for one in told) == 20
    assert await replays.get("later", log)
    with pytest.raises(ceiba.BadLog):
        await replays.get("wrong", "no log at all")
