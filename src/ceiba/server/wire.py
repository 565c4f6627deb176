"""The web socket of a browser, without the layers between it and a table.

uvicorn's own, with short cuts for a socket that was let in: what a room has for a browser is
written at once where the browser reads, without a task that wakes up for it; a message that comes
alone and whole, as nearly all do, is read here; and reading stops only where a second message
waits, not after each. And two limits: whoever pings without reading is not answered, and a message
has an end.
"""

from collections.abc import Callable
from typing import Any, Final, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.streams import StreamReader

from ceiba.server.frames import framed, lone_text

NAME: Final = "ceiba.wire"
"""Where a handler finds it, among the extensions of its scope."""
FAILED: Final = "ceiba.failed"
"""An event of our own among those of ASGI."""
PIECES: Final = 1024
"""As many a message may come in; empty ones never reach the limit of its size."""
BEGINNING: Final = StreamReader.at_eof.__code__
"""Where the parser waits for the first byte of a frame."""


class Wire(WebSocketsSansIOProtocol):
    """One socket. `receive` gives the next event of ASGI."""

    straight: Callable[[bytes], bool] | None = None
    """Takes a message at once; False where it has to wait for `receive`."""

    def write(self, data: bytes) -> bool:
        """A message, at once; False where it has to wait, or nobody is there any more."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:  # closed from the other side
            return False
        self.transport.write(framed(data))
        return True

    def data_received(self, data: bytes) -> None:
        text = lone_text(data) if self._between_messages() else None
        if text is None:
            super().data_received(data)
        elif self.straight is None or self.queue.qsize() or not self.straight(text):
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()

    def ordinary(self, data: bytes, problem: Exception | None) -> None:
        """A message that was taken at once in vain, for who waits at `receive`; and why."""
        event: Any = {"type": FAILED, "text": data.decode(), "problem": problem}
        self.queue.put_nowait(event)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # it was not refused
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[NAME] = self

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # is not sent

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # or it would pause now
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > 1:
            self.read_paused = True
            self.transport.pause_reading()

    def _between_messages(self) -> bool:
        """Whether the parser has nothing begun, so that it need not see the next frame."""
        if self.frames or self.conn.state is not State.OPEN:
            return False
        waiting: Any = self.conn.parser  # a generator, in another, in another
        while waiting.gi_yieldfrom is not None:
            waiting = waiting.gi_yieldfrom
        return waiting.gi_code is BEGINNING


def wire_of(scope: Scope) -> Wire:
    extensions = cast("dict[str, Wire]", scope["extensions"])
    return extensions[NAME]
