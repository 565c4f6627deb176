"""People at many tables of one server, in a process of its own.

python -m bench.server.load '{"port": 8000, "game": "gold", "tables": 100, ...}'

Every seat has a socket and answers at random as soon as it is asked, or after some thinking. A
table whose game is over is followed by the next one, where everybody sits already: what is counted
are answers, not newcomers. How many tables are left is told: where there are none, fewer and fewer
people played.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sys
from collections import deque
from collections.abc import AsyncIterator
from time import perf_counter
from typing import NamedTuple

import httpx
import msgspec

from bench.server.socket import Socket

PLAYERS = 2


class Wish(msgspec.Struct):
    """What one load process does."""

    port: int
    game: str
    tables: int
    seconds: float
    settle: float = 1.0
    """Seconds before anything is counted."""
    think: float = 0.0
    """Seconds on average before an answer."""
    patches: bool = True
    spectators: int = 0
    spare: int = 0
    """Tables opened beforehand for those that end."""
    seed: int = 0


class Fields(msgspec.Struct):
    """What a patch tells of the question; left out where that is as before."""

    decision: Asked | msgspec.UnsetType | None = msgspec.UNSET
    outcome: object = None


class Heard(Fields):
    """Of an update or a patch only what is needed to answer."""

    type: str = ""
    fields: Fields | None = None


class Asked(msgspec.Struct):
    asked: int
    options: list[Option]


class Option(msgspec.Struct):
    text: str


DECODER = msgspec.json.Decoder(Heard)


class Count:
    """What is counted, while it is."""

    def __init__(self) -> None:
        self.counting = False
        self.answers = 0
        self.times: list[float] = []
        self.bytes = 0
        self.problems = 0


class Seat:
    """One socket with a seat: answers what it is asked."""

    def __init__(self, table: Table, token: str | None) -> None:
        self.table = table
        self.token = token
        self.asked = -1
        self.sent = 0.0

    async def come(self) -> None:
        wish = self.table.wish
        loop = asyncio.get_running_loop()
        path = f"/ws/tables/{self.table.id}"
        _, self.socket = await loop.create_connection(
            lambda: Socket(f"127.0.0.1:{wish.port}", path, self.heard), "127.0.0.1", wish.port
        )
        await self.socket.ready
        hello: dict[str, str | bool | None] = {"type": "hello", "token": self.token}
        if wish.patches:
            hello["patches"] = True
        self.socket.send(msgspec.json.encode(hello))

    def heard(self, text: bytes) -> None:
        count = self.table.count
        now = perf_counter()
        if count.counting:
            count.bytes += len(text)
        message = DECODER.decode(text)
        if message.type == "problem":
            count.problems += 1
            return
        if message.type not in ("update", "patch"):
            return
        told = message.fields or message
        if told.outcome is not None:
            self.table.end()
        decision = told.decision
        if decision is msgspec.UNSET or (decision and decision.asked == self.asked):
            return  # nothing new for this seat
        if self.sent:
            if count.counting:
                count.times.append(now - self.sent)
                count.answers += 1
            self.sent = 0.0
        if decision and self.token:
            self.asked = decision.asked
            option = self.table.rng.choice(decision.options).text
            data = msgspec.json.encode({"type": "answer", "asked": self.asked, "answers": [option]})
            if self.table.playing:
                self.answer(data)
            else:
                self.table.held.append((self, data))

    def answer(self, data: bytes) -> None:
        think = self.table.wish.think
        if think:
            delay = self.table.rng.uniform(0.5 * think, 1.5 * think)
            asyncio.get_running_loop().call_later(delay, self.say, data)
        else:
            self.say(data)

    def say(self, data: bytes) -> None:
        self.sent = perf_counter()
        self.socket.send(data)


class Table:
    """One game. First everybody sits down; nobody answers before it is let loose."""

    def __init__(self, wish: Wish, made: Made, count: Count, following: deque[Table]) -> None:
        self.wish = wish
        self.id = made.id
        self.count = count
        self.rng = random.Random(f"{wish.seed} {made.number}")
        self.playing = False
        self.held: list[tuple[Seat, bytes]] = []
        self._following = following
        self._seats = [Seat(self, token) for token in [*made.tokens, *[None] * wish.spectators]]

    async def sit_down(self) -> None:
        for seat in self._seats:
            await seat.come()

    def let_loose(self) -> None:
        self.playing = True
        for seat, data in self.held:
            seat.answer(data)

    def end(self) -> None:
        """Heard by every seat; the first lets the next table begin."""
        if self.playing and self._following:
            self._following.popleft().let_loose()
        self.playing = False


class Made(NamedTuple):
    number: int
    id: str
    tokens: list[str]


async def open_tables(wish: Wish, number: int) -> AsyncIterator[Made]:
    seats = [{"kind": "me" if n == 0 else "local"} for n in range(PLAYERS)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{wish.port}", timeout=60) as client:
        for n in range(number):
            answer = await client.post("/api/tables", json={"game": wish.game, "seats": seats})
            made = answer.json()
            tokens = [made["tokens"][str(seat)] for seat in range(PLAYERS)]
            yield Made(n, made["table"]["id"], tokens)


async def run(wish: Wish) -> dict[str, float | list[float]]:
    count = Count()
    following: deque[Table] = deque()
    async for made in open_tables(wish, wish.tables + wish.spare):
        following.append(Table(wish, made, count, following))
    gc.disable()
    for table in following:
        await table.sit_down()
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    for _ in range(wish.tables):
        following.popleft().let_loose()
    await asyncio.sleep(wish.settle)
    count.counting, start = True, perf_counter()
    await asyncio.sleep(wish.seconds)
    count.counting = False
    return {
        "answers": count.answers,
        "seconds": perf_counter() - start,
        "bytes": count.bytes,
        "problems": count.problems,
        "times": count.times,
        "left": len(following),
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(run(msgspec.json.decode(sys.argv[1], type=Wish)))), flush=True)
