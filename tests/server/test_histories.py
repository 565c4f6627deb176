"""Three processes on one PostgreSQL, killed at random with it: no history contradicts the log.

Everybody plays at whatever process is alive and notes what was sent and what was heard. In the
end the log that PostgreSQL has must explain all of it: nothing acknowledged is lost, no question
was answered twice, and everybody heard the same things in the same order, never less than before.

Some seconds and three kills by default; `CEIBA_CROWD_S=600` runs it longer.
"""

import asyncio
import os
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import websockets

from ceiba.core.match import Match
from ceiba.server.resuming import begin
from ceiba.store import Store
from tests.server.house import Browser, House
from tests.store.postgres import server
from tools.postgres import Postgres

SECONDS = float(os.environ.get("CEIBA_CROWD_S", "4"))
PROCESSES = 3
TABLES = 4
TROUBLE = (OSError, TimeoutError, websockets.WebSocketException)

Question = tuple[int, int]
"""A seat, and the number of what it was asked."""


class Person:
    """Somebody with a seat, at one process after the other, and the history they remember."""

    def __init__(self, table: str, seat: int, token: str) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.sent: dict[Question, set[str]] = {}
        self.acknowledged: set[Question] = set()
        self.over = False
        self.last = ""
        self.heard: list[tuple[int, list[dict[str, Any]]]] = []
        """After every update: its number, and the whole story as far as it is known."""

    async def play(self, living: list[House], rng: random.Random) -> None:
        while True:
            try:
                async with asyncio.timeout(20):
                    async with rng.choice(living).sit(self.table, self.token) as browser:
                        self.note(browser)
                        await self.answer(browser, rng)
            except TROUBLE:
                await asyncio.sleep(0.05)

    async def answer(self, browser: Browser, rng: random.Random) -> None:
        while browser.now["outcome"] is None:
            decision = browser.now["decision"]
            if decision is not None:
                question = (self.seat, decision["asked"])
                text = rng.choice(decision["options"])["text"]
                self.sent.setdefault(question, set()).add(text)
                await browser.say(type="answer", asked=decision["asked"], answers=[text])
                while browser.now["decision"] == decision:
                    async with asyncio.timeout(5):
                        await browser.hear("update")
                    self.note(browser)
                self.acknowledged.add(question)
            else:
                await browser.hear("update")
                self.note(browser)
        await asyncio.sleep(SECONDS)

    def note(self, browser: Browser) -> None:
        self.over = browser.now["outcome"] is not None
        self.last = f"seq {browser.now['seq']}, waiting for {browser.now['waiting']}"
        story = [] if browser.now["since"] == 0 else self.heard[-1][1]
        self.heard.append((browser.now["seq"], [*story, *browser.now["events"]]))


async def trouble(
    living: list[House], start: Callable[[], House], database: Postgres, rng: random.Random
) -> int:
    """Kill a process or the database, again and again; how often."""
    kills = 0
    end = asyncio.get_running_loop().time() + SECONDS
    while kills < 3 or asyncio.get_running_loop().time() < end:
        await asyncio.sleep(rng.uniform(0.5, 2))
        if kills % 3 == 1:
            await asyncio.to_thread(database.kill)
            await asyncio.sleep(rng.uniform(0, 1))
            await asyncio.to_thread(database.start)
        else:
            living.pop(rng.randrange(len(living))).kill()
            living.append(await asyncio.to_thread(start))
        kills += 1
    return kills


@pytest.mark.slow
@pytest.mark.timeout(120 + 2 * SECONDS)
async def test_the_log_explains_every_history(houses: Callable[..., House]) -> None:
    rng = random.Random(11)
    with server() as database:

        def start() -> House:
            return houses(database=database.address, messages_per_second="1000")

        living = [start() for _ in range(PROCESSES)]
        people: list[Person] = []
        for _ in range(TABLES):
            table, tokens = await living[0].open_table("me", "local", "random")
            people += [Person(table, seat, token) for seat, token in tokens.items()]
        playing = [
            asyncio.create_task(each.play(living, random.Random(n)))
            for n, each in enumerate(people)
        ]
        kills = await trouble(living, start, database, rng)
        before = [len(each.heard) for each in people]
        stuck = people
        for _ in range(100):  # ten seconds, but not for nothing
            await asyncio.sleep(0.1)
            stuck = [p for p, n in zip(people, before) if not p.over and len(p.heard) == n]
            if not stuck:
                break
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert not stuck, [f"{each.table} is stuck: {each.last}" for each in stuck]
        store = await Store.open(database.address)
        for each in people:
            await check(store, each)
        await store.close()
    acknowledged = sum(len(each.acknowledged) for each in people)
    print(f"{kills} kills, {acknowledged} answers acknowledged, none lost, doubled or reordered")
    assert kills >= 3
    assert acknowledged > 20


async def check(store: Store, person: Person) -> None:
    loaded = await store.load(person.table)
    assert loaded is not None
    match = begin(loaded.table)
    given: dict[Question, str] = {}
    for entry in loaded.entries:
        decision = match.decision(entry.seat)
        assert decision is not None
        question = (entry.seat, decision.asked)
        assert question not in given, "answered twice"
        given[question] = entry.text
        match.take(entry)
    for question in person.acknowledged:
        assert question in given, "an acknowledged answer is lost"
    for question, texts in person.sent.items():
        assert given.get(question, "") in {"", *texts}, "an answer nobody gave"
    story = told(match, person.seat)
    last = 0
    for seq, heard in person.heard:
        assert seq >= last, "the table went back"
        last = seq
        assert heard == [event for event in story if event["seq"] <= seq], "another story"


def told(match: Match, seat: int) -> list[dict[str, Any]]:
    story: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(match.events(seat)))
    return story
