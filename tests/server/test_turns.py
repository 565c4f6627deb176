"""Whose work is next: told by the order in which it begins."""

import asyncio
import itertools
from collections.abc import Iterable

import pytest

from ceiba.server.turns import LEAST, SOON_S, UNKNOWN_S, Turns


class Watched:
    """Turns whose work ends when it is told to; `began` is the order, with the share of each.

    The clock stands still but for a test that moves it.
    """

    def __init__(self, places: int = 1) -> None:
        self.now = 0.0
        self.turns = Turns(places, lambda: self.now)
        self.began: list[str] = []
        self.shares: list[float] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._ending: asyncio.Queue[None] = asyncio.Queue()

    async def wish(self, *tables: str, persons: bool = False, kind: str = "") -> None:
        """Without a kind: of a kind nobody knows."""
        for table in tables:
            usually = 0.01 if kind == "quick" else UNKNOWN_S
            work = self._work(table, kind or f"new {len(self.tasks)}", persons, usually)
            self.tasks.append(asyncio.create_task(work))
        await settle()

    async def end(self, number: int = 1) -> None:
        for _ in range(number):
            self._ending.put_nowait(None)
            await settle()

    async def _work(self, table: str, kind: str, persons: bool, usually: float) -> None:
        async with self.turns.turn(table, kind, persons, usually) as share:
            self.began.append(table)
            self.shares.append(share)
            await self._ending.get()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_tables_take_turns() -> None:
    crowd = Watched()
    await crowd.wish("a", "a", "a", "b", "b", "c")
    await crowd.end(6)
    assert crowd.began == ["a", "a", "b", "c", "a", "b"]
    assert crowd.turns.waiting == 0


async def test_persons_come_first_but_nobody_starves() -> None:
    crowd = Watched()
    await crowd.wish("busy")
    await crowd.wish(*"bcde")
    await crowd.wish(*"ABCDEF", persons=True)
    await crowd.end(11)
    assert "".join(crowd.began[1:]) == "ABCbDEFcde"


async def test_quick_work_does_not_wait_behind_slow_work() -> None:
    crowd = Watched()
    await crowd.wish("a", "b")
    await crowd.wish("c", "d", kind="quick")
    assert crowd.began == ["a", "c"]


async def test_quick_work_takes_places_nobody_waits_for() -> None:
    crowd = Watched(places=2)
    await crowd.wish(*"abcd", kind="quick")
    assert crowd.began == ["a", "b", "c"]


async def test_how_long_it_takes_is_learnt() -> None:
    """It was said to be slow, but it is not: soon it does not wait behind what is."""
    crowd = Watched()
    for _ in range(10):
        await crowd.wish("a", kind="said to be slow")
        await crowd.end()
    await crowd.wish("b", "c")
    await crowd.wish("a", kind="said to be slow")
    assert crowd.began[-2:] == ["b", "a"]


async def test_the_more_wait_the_shorter_each_thinks(caplog: pytest.LogCaptureFixture) -> None:
    crowd = Watched(places=2)
    await crowd.wish("a", "b")
    assert crowd.shares == [1.0, 1.0]
    await crowd.wish(*map(str, range(40)))
    await crowd.end()
    assert crowd.shares[-1] == pytest.approx(2 * SOON_S / (40 * UNKNOWN_S))
    await crowd.wish("person", persons=True)
    await crowd.end()
    assert crowd.shares[-1] == 1.0, "persons wait for persons only"
    await crowd.wish(*map(str, range(1000)))
    await crowd.end()
    assert crowd.shares[-1] == LEAST
    await crowd.end(1037)
    assert falls_never(crowd.shares[-1000:])
    assert crowd.shares[-1] == 1.0
    assert caplog.text.count("bots wait: they think 10 % of the usual") == 1


@pytest.mark.parametrize(("slower", "done_s"), [(1, 1.2 * SOON_S), (3, 2.2 * SOON_S)])
async def test_a_crowd_is_done_soon(slower: int, done_s: float) -> None:
    """Even where all take three times as long as foreseen: then the last think shorter."""
    crowd = Watched()
    await crowd.wish("busy")
    await crowd.wish(*map(str, range(36)))
    await crowd.end()
    for number in range(1, 37):
        crowd.now += slower * crowd.shares[number] * UNKNOWN_S
        await crowd.end()
    assert SOON_S <= crowd.now <= done_s
    if slower == 1:
        assert crowd.shares[1:31] == pytest.approx([SOON_S / 36] * 30), "all alike"


async def test_who_does_not_wait_any_more_is_forgotten() -> None:
    crowd = Watched()
    await crowd.wish("a", "b", "c")
    crowd.tasks[1].cancel()
    crowd.tasks[0].cancel()
    await settle()
    assert crowd.began == ["a", "c"]
    await crowd.end()
    await crowd.wish("d")
    assert crowd.began[-1] == "d"
    assert crowd.turns.waiting == 0


def falls_never(numbers: Iterable[float]) -> bool:
    return all(a <= b for a, b in itertools.pairwise(numbers))
