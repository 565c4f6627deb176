"""Tables set by the server's own means, so that a test begins where it is about something."""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
SOON = 20.0


class Table:
    """A table of people, each at a device of their own, whose secrets are all known."""

    def __init__(
        self, address: str, first: str, *others: str, game: str = "gold", waits: bool = False
    ) -> None:
        """`waits`: an open table with one more seat, for whoever comes."""
        self.address = address
        seats: list[Message] = [{"kind": "me", "name": first}]
        seats += [{"kind": "open"}] * (len(others) + waits)
        listing: Message | None = {} if waits else None
        made = self._post("/api/tables", {"game": game, "seats": seats, "listing": listing})
        self.id: str = made["table"]["id"]
        self.tokens: dict[int, str] = {0: made["tokens"]["0"]}
        for name in others:
            joined = self._post(f"/api/tables/{self.id}/join", {"name": name})
            self.tokens[joined["seat"]] = joined["token"]

    def _post(self, path: str, wish: Message) -> Message:
        answer = httpx.post(self.address + path, json=wish, timeout=SOON)
        assert answer.is_success, answer.text
        made: Message = answer.json()
        return made

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def seat_link(self, seat: int) -> str:
        return f"{self.path}#seat={self.tokens[seat]}"

    @contextmanager
    def chair(self, seat: int) -> Iterator["Chair"]:
        address = self.address.replace("http", "ws", 1)
        with connect(f"{address}/ws/tables/{self.id}") as socket:
            yield Chair(socket, self.tokens[seat])

    def play_out(self, seed: int = 4) -> None:
        """Everybody answers anything until the game is over."""
        chance = random.Random(seed)
        with ExitStack() as stack:
            chairs = [stack.enter_context(self.chair(seat)) for seat in self.tokens]
            seq = 0
            while chairs[0].now["outcome"] is None:
                for chair in chairs:
                    chair.hear_seq(seq)
                    if chair.now["decision"]:
                        chair.answer(chance.choice(chair.now["decision"]["options"])["text"])
                    seq = chair.now["seq"]


def against_bot(address: str, game: str) -> str:
    """The link of Ana's seat at a new table of two, the other a bot that is soon ready."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "novice"}]
    made = httpx.post(f"{address}/api/tables", json={"game": game, "seats": seats}, timeout=SOON)
    assert made.is_success, made.text
    table: Message = made.json()
    return f"/t/{table['table']['id']}#seat={table['tokens']['0']}"


class Chair:
    """Someone who plays without a browser; `now` is the last update."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.now: Message = {"seq": -1}
        self.say(type="hello", token=token)
        self.hear_seq(0)

    def answer(self, *texts: str) -> None:
        """Once asked, answer, and hear that it was taken."""
        self._hear(lambda: self._asked is not None)
        asked = self._asked
        self.say(type="answer", asked=asked, answers=list(texts))
        self._hear(lambda: self._asked != asked)

    def hear_decision(self) -> None:
        self._hear(lambda: self._asked is not None)

    def hear_seq(self, seq: int) -> None:
        self._hear(lambda: self.now["seq"] >= seq)

    @property
    def _asked(self) -> int | None:
        decision = self.now["decision"]
        return decision["asked"] if decision else None

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def _hear(self, until: Any) -> None:
        while not until():
            message = json.loads(self.socket.recv(SOON))
            assert message["type"] != "problem", message
            if message["type"] == "update":
                self.now = message
