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


ENCODER: Final = msgspec.json.Encoder()


def encoded(message: ServerMessage) -> bytes:
    return ENCODER.encode(message)


Known = tuple[int, ...]
"""The fields of an update a browser has: their hashes, for the texts would take much room."""


class Listener:
    """`seat` None is a spectator. Sending never waits: the queue is emptied by the socket."""

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.seat: int | None = None
        self.name = ""
        """What a spectator wants to be called."""
        self.seen = 0
        """The last `seq` this browser was told of."""
        self.patches = False
        self.known: Known | None = None
        """The last update, for a browser that asked for patches."""
        self.outgoing: asyncio.Queue[Outgoing] = asyncio.Queue()
        self.closing = False

    def send(self, message: ServerMessage) -> None:
        self.put(encoded(message))

    def put(self, data: bytes) -> None:
        """What is encoded already, as for several listeners."""
        if self.closing:
            return
        if self.outgoing.qsize() >= WAITING:
            self.close(OVERRUN)
            return
        self.outgoing.put_nowait(data)

    def close(self, code: int) -> None:
        """After what was sent before."""
        if not self.closing:
            self.closing = True
            self.outgoing.put_nowait(code)
