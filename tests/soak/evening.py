"""One evening on one database: people play, everything is killed in turn, then it is judged.

The first quarter is calm: a server that is killed all the time shows no growth of its memory.
"""

import asyncio
import os
import random
import signal
import socket
import time
from pathlib import Path

from ceiba.store import Store
from tests.server.house import GENEROUS, House
from tests.server.test_durability import children
from tests.soak import judging
from tests.soak.people import Person, insist, open_table
from tests.soak.report import Result
from tools.postgres import Postgres

GAMES = ("gold", "tzolkin", "balam", "lapins", "pacal")
BETWEEN_KILLS_S = (2.0, 6.0)
CALM = 0.25
LAST_MOVES_S = 10.0
"""After the last kill: a table that has not moved by then, and is not over, is stuck."""


class Landlord:
    """Keeps one server at one port, whatever happens to it."""

    def __init__(self, folder: Path, database: Postgres | None) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._data = folder / "data"
        self._database = database
        self.address = database.address if database else f"sqlite:///{self._data}/ceiba.sqlite3"
        self.kills = 0
        self.house = self._open()

    def _open(self) -> House:
        settings = dict(GENEROUS)
        if self._database is not None:
            settings["database"] = self._database.address
        return House(self._data, self.port, **settings)

    def kill(self, turn: int) -> None:
        """The server, as when the power fails; then whoever thinks for the bots; then the database,
        where it can be killed."""
        self.kills += 1
        if turn % 3 == 1:
            for worker in children(self.house.process.pid):
                os.kill(worker, signal.SIGKILL)
        elif self._database is not None and turn % 3 == 2:
            self._database.kill()
            self._database.start()
        else:
            self.house.kill()
            self.house = self._open()

    def memory_mb(self) -> float:
        status = Path(f"/proc/{self.house.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024


async def evening(folder: Path, database: Postgres | None, seconds: float, tables: int) -> Result:
    landlord = await asyncio.to_thread(Landlord, folder, database)
    until = time.monotonic() + seconds
    stop = asyncio.Event()
    played: list[list[Person]] = []

    async def one_table_after_the_other(number: int) -> None:
        game = GAMES[number % len(GAMES)]
        while time.monotonic() < until:
            seed = f"{number}/{len(played)}"
            people = await insist(lambda: open_table(landlord.port, game, seed))  # noqa: B023
            played.append(people)
            await asyncio.gather(*(person.play(stop) for person in people))

    async def chaos() -> None:
        rng = random.Random(1)
        turn = 0
        while time.monotonic() + BETWEEN_KILLS_S[1] < until:
            await asyncio.sleep(rng.uniform(*BETWEEN_KILLS_S))
            await asyncio.to_thread(landlord.kill, turn)
            turn += 1

    playing = [asyncio.create_task(one_table_after_the_other(n)) for n in range(tables)]
    await asyncio.sleep(CALM * seconds / 2)
    memory = landlord.memory_mb()
    await asyncio.sleep(CALM * seconds / 2)
    memory_later = landlord.memory_mb()
    await chaos()
    await asyncio.sleep(max(0, until - time.monotonic()))
    reached = [_seq(people) for people in played]
    stuck = len(reached)
    last = time.monotonic() + LAST_MOVES_S
    while stuck and time.monotonic() < last:
        await asyncio.sleep(0.1)
        stuck = sum(
            not any(person.done for person in people) and _seq(people) == before
            for people, before in zip(played, reached)
        )
    stop.set()
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.to_thread(landlord.house.kill)
    result = await _judged(landlord, played)
    result.stuck = stuck
    result.memory_mb = (memory, memory_later)
    return result


def _seq(people: list[Person]) -> int:
    return max(person.seq for person in people)


async def _judged(landlord: Landlord, played: list[list[Person]]) -> Result:
    store = await Store.open(landlord.address)
    result = Result(0, 0, 0, 0, 0, 0, landlord.kills, [], (0, 0))
    seconds: list[float] = []
    for people in played:
        loaded = await judging.true_log(store, people[0].table)
        result.leaks += judging.leaks(loaded, people)
        for person in people:
            result.frames += len(person.frames)
            result.acknowledged += len(person.acknowledged)
            result.lost += judging.lost(loaded, person)
            result.doubled += judging.doubled(loaded, person)
            seconds += person.seconds
    await store.close()
    result.seconds = seconds
    return result
