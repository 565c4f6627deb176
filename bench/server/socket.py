"""A socket that costs its own process as little as possible: the server is what is measured."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable


class Socket(asyncio.Protocol):
    """A client of one live table. `heard` is called with the text of every message."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self._host = host
        self._path = path
        self._heard = heard
        self._buffer = b""
        self.ready = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.ready.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._buffer = rest
            self.ready.set_result(None)
        self._read_frames()

    def connection_lost(self, problem: Exception | None) -> None:
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(problem or ConnectionError("closed"))

    def send(self, text: bytes) -> None:
        """One masked frame, with a mask of zeros: legal, and nothing to work out."""
        size = len(text)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(b"\x81" + length + b"\0\0\0\0" + text)

    def _read_frames(self) -> None:
        data, at = self._buffer, 0
        while len(data) - at >= 2:
            kind, size, start = data[at] & 0x0F, data[at + 1] & 0x7F, at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(data[start : start + width], "big"), start + width
            if len(data) < start + size:
                break
            at = start + size
            if kind == 1:
                self._heard(data[start:at])
            elif kind == 9:  # a ping wants its pong
                self._transport.write(b"\x8a\x80\0\0\0\0")
        self._buffer = data[at:]
