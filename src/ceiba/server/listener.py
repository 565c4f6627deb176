"""One browser at a table: who it is, what it has heard, and what waits to be sent to it."""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from ceiba.server.protocol import ServerMessage

WAITING: Final = 200
"""Messages a browser may lie behind before it is cut off; it comes back with `seen`."""

OVERRUN: Final = 1013

Outgoing = bytes | int
"""A message, or the code to close with."""


Write = Callable[[bytes], bool]
"""Writes a message at once; False where it has to wait."""


def _later(_data: bytes) -> bool:
    return False


ENCODER: Final = msgspec.json.Encoder()


def encoded(message: ServerMessage) -> bytes:
    return ENCODER.encode(message)


class Known(NamedTuple):
    """The fields of an update a browser has: their hashes, for the texts would take much room."""

    small: tuple[int, ...]
    table: tuple[int, ...]
    view: tuple[int, ...]


class Listener:
    """`seat` None is a spectator. Sending never waits: what cannot be written at once stands in a
    queue, which is emptied by the socket."""

    def __init__(self, address: str = "", write: Write = _later) -> None:
        self.address = address
        self._write = write
        self.seat: int | None = None
        self.name = ""
        """What a spectator wants to be called."""
        self.seen = 0
        """The last `seq` this browser was told of."""
        self.patches = False
        self.foresight = False
        """Whether it shows what answers would bring."""
        self.known: Known | None = None
        """The last update, for a browser that asked for patches."""
        self.outgoing: asyncio.Queue[Outgoing] = asyncio.Queue()
        self.unsent = 0
        """What stands in the queue or was taken from it and is not written yet."""
        self.closing = False

    def send(self, message: ServerMessage) -> None:
        self.put(encoded(message))

    def put(self, data: bytes) -> None:
        """What is encoded already, as for several listeners."""
        if self.closing or (not self.unsent and self._write(data)):
            return
        if self.outgoing.qsize() >= WAITING:
            self.close(OVERRUN)
            return
        self.unsent += 1
        self.outgoing.put_nowait(data)

    def close(self, code: int) -> None:
        """After what was sent before."""
        if not self.closing:
            self.closing = True
            self.outgoing.put_nowait(code)
