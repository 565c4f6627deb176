"""People who play whatever happens: they answer, lose the line, come back, and remember all.

Every second one asks for patches, as the browsers' page does.
"""

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
import websockets

from tests.server.house import patched

Message = dict[str, Any]

PAUSE_S = 0.05
LOST_LINE = (OSError, websockets.WebSocketException, httpx.TransportError, TimeoutError)


class Sent(NamedTuple):
    asked: int
    text: str
    at: float


class Frame(NamedTuple):
    """An update as it was sent, or as it is with its patch, for the search of leaks."""

    seq: int
    text: str


class Person:
    """One browser at one table; `seat` None only watches. `done` when the game is over."""

    def __init__(self, port: int, table: str, seat: int | None, token: str | None, seed: str):
        self.table = table
        self.seat = seat
        self.token = token
        self.sent: list[Sent] = []
        self.acknowledged: list[Sent] = []
        self.seconds: list[float] = []
        self.frames: list[Frame] = []
        self.seq = 0
        self.done = False
        self._url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        self._rng = random.Random(seed)

    async def play(self, stop: asyncio.Event) -> None:
        while not self.done and not stop.is_set():
            with suppress(*LOST_LINE):
                async with websockets.connect(self._url, open_timeout=5) as socket:
                    # Now and then the line breaks without a goodbye.
                    async with asyncio.timeout(self._rng.uniform(3, 30)):
                        await self._converse(socket, stop)
            await asyncio.sleep(PAUSE_S)

    async def _converse(self, socket: Any, stop: asyncio.Event) -> None:
        hello = {"type": "hello", "token": self.token, "patches": self._rng.random() < 0.5}
        await socket.send(json.dumps(hello))
        waiting: Sent | None = None
        now: Message = {}
        while not self.done and not stop.is_set():
            text = await socket.recv()
            message: Message = json.loads(text)
            if message["type"] == "problem":
                waiting = None
                await asyncio.sleep(PAUSE_S)
                await socket.close()
                return
            if message["type"] == "patch":
                message = patched(now, message)
                text = json.dumps(message)
            elif message["type"] != "update":
                continue
            now = message
            self.frames.append(Frame(message["seq"], text))
            self.seq = message["seq"]
            self.done = message["outcome"] is not None
            decision = message["decision"]
            if waiting is not None and (decision is None or decision["asked"] != waiting.asked):
                self.acknowledged.append(waiting)
                self.seconds.append(time.monotonic() - waiting.at)
                waiting = None
            if decision is not None and waiting is None:
                await asyncio.sleep(self._rng.uniform(0, PAUSE_S))
                option = self._rng.choice(decision["options"])["text"]
                waiting = Sent(decision["asked"], option, time.monotonic())
                self.sent.append(waiting)
                answer = {"type": "answer", "asked": waiting.asked, "answers": [option]}
                await socket.send(json.dumps(answer))


async def open_table(port: int, game: str, seed: str) -> list[Person]:
    """Two people, a bot and somebody who watches."""
    seats = [{"kind": "me"}, {"kind": "local"}, {"kind": "bot", "level": "random"}]
    wish = {"game": game, "seats": seats}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=10) as client:
        answer = await client.post("/api/tables", json=wish)
        answer.raise_for_status()
        made = answer.json()
    table = made["table"]["id"]
    people = [
        Person(port, table, int(seat), token, f"{seed}/{seat}")
        for seat, token in made["tokens"].items()
    ]
    return [*people, Person(port, table, None, None, f"{seed}/watching")]


async def insist(call: Callable[[], Any]) -> Any:
    """Again until it works: a server that was killed comes back."""
    while True:
        try:
            return await call()
        except (*LOST_LINE, httpx.HTTPStatusError):
            await asyncio.sleep(PAUSE_S)
