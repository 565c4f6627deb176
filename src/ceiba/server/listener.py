"""One browser at a table: who it is, what it has heard, and what waits to be sent to it."""

import asyncio
from typing import Final

import msgspec

from ceiba.server.protocol import ServerMessage

WAITING: Final = 200
"""Messages a browser may lie behind before it is cut off; it comes back with `seen`."""

OVERRUN: Final = 1013

Outgoing = bytes | int
"""A message, or the code to close with."""


class Listener:
    """`seat` None is a spectator. Sending never waits: the queue is emptied by the socket."""

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.seat: int | None = None
        self.seen = 0
        """The last `seq` this browser was told of."""
        self.outgoing: asyncio.Queue[Outgoing] = asyncio.Queue()
        self.closing = False

    def send(self, message: ServerMessage) -> None:
        if self.closing:
            return
        if self.outgoing.qsize() >= WAITING:
            self.close(OVERRUN)
            return
        self.outgoing.put_nowait(msgspec.json.encode(message))

    def close(self, code: int) -> None:
        """After what was sent before."""
        if not self.closing:
            self.closing = True
            self.outgoing.put_nowait(code)
