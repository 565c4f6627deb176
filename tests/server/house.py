"""A real server process on a real file, and real sockets to talk to it."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import websockets

Message = dict[str, Any]

SOON = 20.0
START = (
    sys.executable,
    "-c",
    "from ceiba.server.run import serve; raise SystemExit(serve('127.0.0.1', {port}, '{data}'))",
)

MOVE = """
from pathlib import Path
from ceiba.store import times
now, moved = times.now, Path('{data}.moved')
times.now = lambda: now() + int(moved.read_text())
"""
MOVED = (sys.executable, "-c", MOVE + START[2])
"""A house whose clock tests move: see `House.move_clock`."""

GENEROUS: dict[str, Any] = {
    "tables_per_hour": "10000",
    "people_per_hour": "10000",
    "requests_per_minute": "10000",
    "replays_per_minute": "10000",
    "coachings_per_hour": "10000",
    "undos_per_minute": "10000",
    "hints_per_minute": "10000",
    "chat_per_minute": "10000",
    "messages_per_second": "1000",
    "seats_per_visitor": "9",
}
"""Tests open more tables than people do, play faster, and sit down for several people."""


class House:
    """One server process; `address` is where it is."""

    def __init__(
        self,
        data: Path,
        port: int = 0,
        before: Callable[[], None] | None = None,
        command: Sequence[str] = START,
        **env: str,
    ):
        self.data = data
        self._moved = data.parent / f"{data.name}.moved"
        if not self._moved.exists():
            self._moved.parent.mkdir(parents=True, exist_ok=True)
            self._moved.write_text("0")
        settings = {f"CEIBA_{name.upper()}": value for name, value in env.items()}
        # Not text: a pipe that is never read must never block the server.
        self.stderr = (data.parent / f"{data.name}.err").open("ab")
        self.process = subprocess.Popen(
            [word.format(port=port, data=data) for word in command],
            env={**os.environ, "CEIBA_BOT_WORKERS": "1", **settings},
            stdout=subprocess.PIPE,
            stderr=self.stderr,
            preexec_fn=before,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        if not line:
            self._gone()
        assert line.startswith("Ceiba is at http://"), self.said()
        self.address = line.split()[-1]
        self.port = int(self.address.rpartition(":")[2])

    @classmethod
    def at(cls, address: str) -> "House":
        """To talk to a server that somebody else started."""
        house = cls.__new__(cls)
        house.address = address
        house.port = int(address.rpartition(":")[2])
        return house

    def said(self) -> str:
        return Path(self.stderr.name).read_text()

    def move_clock(self, seconds: float) -> None:
        """Of all houses of this folder that were started as `MOVED`; written as a whole."""
        later = self._moved.with_suffix(".next")
        later.write_text(str(int(self._moved.read_text()) + round(1000 * seconds)))
        later.replace(self._moved)

    def kill(self) -> None:
        """As when the power fails: no goodbye."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(SOON)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.stderr.close()
        return code

    # -- HTTP -----------------------------------------------------------------------------

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.address, timeout=SOON) as client:
            return await client.request(method, path, **more)

    async def open_table(
        self, *kinds: str, pace: dict[str, Any] | None = None, **options: Any
    ) -> tuple[str, dict[int, str]]:
        """`me`, `local`, `open` or the level of a bot, in seat order."""
        people = ("me", "local", "open")
        seats = [
            {"kind": kind, "name": name} if kind in people else {"kind": "bot", "level": kind}
            for kind, name in zip(kinds, ("Ana", "Bo", "Chan", "Dzul"))
        ]
        wish = {"game": "gold", "seats": seats, "options": options, "pace": pace}
        answer = await self.ask("POST", "/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"]["id"], {int(seat): token for seat, token in made["tokens"].items()}

    async def join(self, table: str, name: str, **more: Any) -> tuple[int, str]:
        answer = await self.ask("POST", f"/api/tables/{table}/join", json={"name": name, **more})
        assert answer.status_code == 200, answer.text
        return answer.json()["seat"], answer.json()["token"]

    async def info(self, table: str) -> Message:
        answer = await self.ask("GET", f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        info: Message = answer.json()
        return info

    # -- sockets --------------------------------------------------------------------------

    def socket(self, table: str, **more: Any) -> Any:
        return websockets.connect(f"ws://127.0.0.1:{self.port}/ws/tables/{table}", **more)

    @asynccontextmanager
    async def sit(self, table: str, token: str | None = None, **hello: Any) -> Any:
        """A browser that said hello and heard where the game stands."""
        async with self.socket(table) as socket:
            browser = Browser(socket)
            await browser.say(type="hello", token=token, **hello)
            await browser.hear("update")
            yield browser


def upgrade(table: str) -> bytes:
    """How a socket is opened, for whoever does not keep to what comes then."""
    return (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


class Browser:
    """One socket; `now` is the last update, `heard` everything."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.now: Message = {}
        self.heard: list[Message] = []
        self.texts: list[str] = []

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, *kinds: str, until: Callable[[Message], bool] | None = None) -> Message:
        """The next message of one of these kinds, of which `until` is true."""
        async with asyncio.timeout(SOON):
            while True:
                text = await self.socket.recv()
                message: Message = json.loads(text)
                self.texts.append(text)
                if message["type"] == "patch":
                    message = patched(self.now, message)
                self.heard.append(message)
                if message["type"] == "update":
                    self.now = message
                if message["type"] in kinds and (until is None or until(message)):
                    return message

    async def hear_seq(self, seq: int) -> Message:
        """The update that brings at least entry number `seq`."""
        if self.now["seq"] >= seq:
            return self.now
        return await self.hear("update", until=lambda message: message["seq"] >= seq)

    async def catch_up(self) -> list[Message]:
        """What was said until now, perhaps nothing: it is heard before the pong."""
        before = len(self.heard)
        await self.say(type="ping")
        await self.hear("pong")
        return self.heard[before:-1]

    async def answer(self, *texts: str, asked: int | None = None) -> Message:
        """Answer, and hear the update or the problem it leads to."""
        if asked is None:
            asked = self.now["decision"]["asked"] if self.now["decision"] else 0
        before = self.now["seq"]
        await self.say(type="answer", asked=asked, answers=list(texts))
        return await self.hear(
            "update", "problem", until=lambda m: m["type"] == "problem" or m["seq"] > before
        )

    async def problem(self) -> Message:
        return await self.hear("problem")

    async def closed(self) -> int:
        """The code the server closed with."""
        with suppress(websockets.ConnectionClosed):
            async with asyncio.timeout(SOON):
                while True:
                    self.heard.append(json.loads(await self.socket.recv()))
        return int(self.socket.close_code)


def patched(last: Message, patch: Message) -> Message:
    """The update a patch stands for."""
    merged = {part: {**last[part], **patch[part]} for part in ("table", "view")}
    news = {name: patch[name] for name in ("seq", "since", "events")}
    return {**last, **patch["fields"], **news, **merged}


async def play_out(browser: Browser, rng: random.Random, entries: int = 10_000) -> None:
    """Answer anything, whenever asked, until the game is over or has so many entries."""
    given: set[int] = set()
    while browser.now["outcome"] is None and browser.now["seq"] < entries:
        decision = browser.now["decision"]
        if decision is not None and decision["asked"] not in given:
            given.add(decision["asked"])
            option = rng.choice(decision["options"])["text"]
            await browser.say(type="answer", asked=decision["asked"], answers=[option])
        message = await browser.hear("update", "problem")
        assert message["type"] == "update", message
