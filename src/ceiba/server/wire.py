"""The web socket of a browser, without the layers between it and a table.

uvicorn's own, with two short cuts for a socket that was let in: what a room has for a browser is
written at once where the browser reads, without a task that wakes up for it; and reading stops
only where a second message waits, not after each.
"""

from typing import Any, Final, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

NAME: Final = "ceiba.wire"
"""Where a handler finds it, among the extensions of its scope."""


class Wire(WebSocketsSansIOProtocol):
    """One socket. `receive` gives the next event of ASGI."""

    def write(self, data: bytes) -> bool:
        """A message, at once; False where it has to wait, or nobody is there any more."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(data)
        except InvalidState:  # closed from the other side
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # it was not refused
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[NAME] = self

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # or it would pause now
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > 1:
            self.read_paused = True
            self.transport.pause_reading()


def wire_of(scope: Scope) -> Wire:
    extensions = cast("dict[str, Wire]", scope["extensions"])
    return extensions[NAME]
