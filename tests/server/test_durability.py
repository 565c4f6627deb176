"""An accepted answer is durable before anyone hears of it, whatever happens to the server."""

import asyncio
import random
import resource
from collections.abc import Callable
from pathlib import Path

import pytest
import websockets

import ceiba
from tests.server.house import Browser, House, play_out


@pytest.mark.slow
async def test_killed_again_and_again_nothing_acknowledged_is_lost(
    houses: Callable[..., House],
) -> None:
    house = houses()
    table, tokens = await house.open_table("me", "random", "random")
    rng = random.Random(5)
    told: list[dict[str, object]] = []
    own: dict[int, str] = {}
    for _ in range(4):
        async with house.sit(table, tokens[0]) as ana:
            assert ana.now["events"][: len(told)] == told, "something told is gone"
            await play_and_note(ana, rng, own, answers=3)
            killing = asyncio.create_task(kill_soon(house, rng.uniform(0, 0.03)))
            with pytest.raises(websockets.ConnectionClosed):
                await play_and_note(ana, rng, own)
            await killing
        told = story(ana)
        house = houses()
    async with house.sit(table, tokens[0]) as ana:
        assert ana.now["events"][: len(told)] == told
        await play_out(ana, rng)
    match = ceiba.replay((await house.ask("GET", f"/api/tables/{table}/log")).text)
    assert match.over
    given = [entry.text for entry in match.entries if entry.seat == 0]
    acknowledged = iter(own.values())
    missing = next(acknowledged)
    for text in given:  # those in order, with others between that nobody had been told of
        missing = next(acknowledged, "") if text == missing else missing
    assert missing == ""
    assert len(own) >= 12


async def kill_soon(house: House, seconds: float) -> None:
    await asyncio.sleep(seconds)
    house.kill()


async def play_and_note(
    browser: Browser, rng: random.Random, own: dict[int, str], answers: int = 1000
) -> None:
    """Answer so often, or until the line is cut; note each own answer the server has told of."""
    asked = -1
    while answers > 0:
        decision = browser.now["decision"]
        if decision is not None and decision["asked"] != asked:
            asked = decision["asked"]
            answers -= 1
            text = rng.choice(decision["options"])["text"]
            await browser.say(type="answer", asked=asked, answers=[text])
            # What the others answer meanwhile may change the question, but not its number.
            while browser.now["decision"] and browser.now["decision"]["asked"] == asked:
                await browser.hear("update")
            own[asked] = text
        else:
            await browser.hear("update")


def story(browser: Browser) -> list[dict[str, object]]:
    """All events told over one line, in order."""
    events: list[dict[str, object]] = []
    for message in browser.heard:
        if message["type"] == "update":
            events = message["events"] if message["since"] == 0 else events + message["events"]
    return events


async def test_two_processes_at_one_table(houses: Callable[..., House]) -> None:
    first, second = houses(), houses()
    table, tokens = await first.open_table("me", "local")
    async with first.sit(table, tokens[0]) as here, second.sit(table, tokens[0]) as there:
        await here.answer("bid 3")
        late = await there.answer("bid 4")
        while late["type"] != "problem":
            late = await there.problem()
        assert late["code"] == "stale"
        assert there.now["seq"] == 1
        assert there.now["view"]["players"][0]["bid"] == 3
        async with second.sit(table, tokens[1]) as other:
            await other.answer("bid 1")
            assert other.now["seq"] == 2
    async with first.sit(table, tokens[0]) as again:
        assert again.now["seq"] == 2
        assert again.now["view"]["opened"]


async def test_a_full_disk_loses_nothing(houses: Callable[..., House]) -> None:
    house = houses()
    table, tokens = await house.open_table("me", "random")
    _, free = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with house.sit(table, tokens[0]) as a:
        while a.now["waiting"] != [0]:
            await a.hear("update")
        before = a.now
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, free))
        refused = await a.answer("bid 2")
        assert refused["code"] == "internal"
        assert refused["said"]["message"] == "problem-internal"
        async with house.sit(table, tokens[0]) as again:
            assert again.now["seq"] == before["seq"]
            assert again.now["decision"] == before["decision"]
        wish = {"game": "gold", "seats": [{"kind": "open"}, {"kind": "open"}]}
        assert (await house.ask("POST", "/api/tables", json=wish)).status_code == 500
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (free, free))
        await play_out(a, random.Random(6))
        assert a.now["outcome"] is not None


async def test_it_stops_when_told_and_says_when_the_port_is_taken(
    houses: Callable[..., House],
) -> None:
    house = houses()
    table, tokens = await house.open_table("me", "local")
    with pytest.raises(AssertionError, match=f"PORT={house.port + 1} make play"):
        houses(port=house.port)
    async with house.sit(table, tokens[0]) as a:
        await a.answer("bid 2")
        assert await asyncio.to_thread(house.stop) == 0
    assert (await asyncio.to_thread(houses)).process.poll() is None


async def test_the_workers_end_with_a_killed_server(houses: Callable[..., House]) -> None:
    house = houses()
    await house.open_table("random", "random")
    await asyncio.sleep(1)
    workers = children(house.process.pid)
    assert workers
    house.kill()
    async with asyncio.timeout(10):
        while any(map(alive, workers)):  # noqa: ASYNC110  # other processes give no event
            await asyncio.sleep(0.05)


def children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text().split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
