"""Many tables of bots, and one of persons who should not feel them.

python -m tests.server.crowd_of_bots 100 60          masters at so many tables, for so many seconds
python -m tests.server.crowd_of_bots 40 60 people    with a person at each, who answers at once
"""

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from tests.server.house import Browser, House

LEVEL = "master"


class Crowd(msgspec.Struct):
    """What was seen: how long each bot's seat waited, and how long each person."""

    waited: list[float] = []
    """From being asked to having answered, of every seat that did."""
    waiting: list[float] = []
    """Of every seat that was asked and had not answered at the end."""
    moved: list[int] = []
    """The entries of each table."""
    persons: list[float] = []
    """From sending an answer to being told of it, at the table of persons."""
    thinking: list[int] = []
    """How much the bots thought, in percent."""

    def __str__(self) -> str:
        seats = f"{len(self.waited)} answers, {min(self.moved)} at least at a table"
        return (
            f"{len(self.moved)} tables: {seats}; thinking {quantile(self.thinking, 0.5)} % (median)"
            f"\n  a bot's seat waited {quantile(self.waited, 0.5):.2f} s (median), "
            f"{quantile(self.waited, 0.99):.2f} s (p99), "
            f"{max(self.waited + self.waiting):.2f} s (longest, unanswered ones included)"
            f"\n  {len(self.persons)} answers of persons: {quantile(self.persons, 0.5) * 1000:.0f} "
            f"ms (median), {quantile(self.persons, 0.99) * 1000:.0f} ms (p99)"
        )


def quantile(numbers: list[Any], part: float) -> Any:
    return sorted(numbers)[min(len(numbers) - 1, int(part * len(numbers)))]


async def gather(house: House, tables: int, seconds: float, person: bool, level: str) -> Crowd:
    """Let them all play for a while."""
    crowd = Crowd()
    until = time.monotonic() + seconds
    await asyncio.gather(
        _persons(house, until, crowd),
        *(_table(house, until, person, level, crowd) for _ in range(tables)),
    )
    return crowd


async def _table(house: House, until: float, person: bool, level: str, crowd: Crowd) -> None:
    table, tokens = await house.open_table("me" if person else level, level, level)
    bots = {1, 2} if person else {0, 1, 2}
    asked: dict[int, float] = {}
    async with house.sit(table, tokens.get(0)) as browser:
        rng = random.Random(table)
        while browser.now["outcome"] is None and time.monotonic() < until:
            now = time.monotonic()
            waiting = bots & set(browser.now["waiting"])
            crowd.waited += [now - asked.pop(seat) for seat in set(asked) - waiting]
            asked = {seat: asked.get(seat, now) for seat in waiting}
            crowd.thinking.append(browser.now["table"]["thinking"])
            await _answer(browser, rng)
            await _hear_before(browser, until)
        crowd.waiting += [time.monotonic() - since for since in asked.values()]
        crowd.moved.append(browser.now["seq"])


async def _answer(browser: Browser, rng: random.Random) -> None:
    decision = browser.now["decision"]
    if decision is not None:
        option = rng.choice(decision["options"])["text"]
        await browser.say(type="answer", asked=decision["asked"], answers=[option])


async def _hear_before(browser: Browser, until: float) -> None:
    seen = browser.now["seq"]
    while browser.now["seq"] == seen and time.monotonic() < until:
        try:
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + 1):
                await browser.hear("update")
        except TimeoutError:
            continue


async def _persons(house: House, until: float, crowd: Crowd) -> None:
    """Two of them, ten answers a second."""
    rng = random.Random(1)
    while time.monotonic() < until:
        table, tokens = await house.open_table("me", "local")
        async with house.sit(table, tokens[0]) as ana, house.sit(table, tokens[1]) as bo:
            while ana.now["outcome"] is None and time.monotonic() < until:
                await asyncio.sleep(0.1)
                asked, other = (ana, bo) if ana.now["decision"] else (bo, ana)
                option = rng.choice(asked.now["decision"]["options"])["text"]
                sent = time.monotonic()
                await asked.answer(option)
                crowd.persons.append(time.monotonic() - sent)
                await other.hear_seq(asked.now["seq"])


def main() -> None:
    tables, seconds, person = int(sys.argv[1]), float(sys.argv[2]), "people" in sys.argv[3:]
    with tempfile.TemporaryDirectory() as folder:
        many: dict[str, Any] = {"tables_per_hour": "100000", "messages_per_second": "1000"}
        house = House(Path(folder) / "data", bot_workers="2", **many)
        print(asyncio.run(gather(house, tables, seconds, person, LEVEL)))
        stopping = time.monotonic()
        code = house.stop()
        print(f"  stopped with {code} after {time.monotonic() - stopping:.1f} s; it had said:")
        print(house.said())


if __name__ == "__main__":
    main()
