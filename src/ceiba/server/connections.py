"""Who is connected: so many at once, so many from one address, and nobody for nothing.

uvicorn waits for ever for the second half of a request, and for whoever does not read what was
sent; a few hundred such connections use up the descriptors of a process. So every connection is
on a list here and is cut off when it keeps a request half-sent, or does not read, for too long.
When there is no room left, the one that has kept us waiting longest makes room for the next.

Addresses of this machine and of the named proxies stand for many people: they are not counted.
"""

import asyncio
import sys
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ceiba.server.limits import network
from ceiba.server.settings import Settings

PRESSED_S: Final = 1.0
"""How long somebody may not read when others wait for room."""
SWEEP_S: Final = 1.0
OURS: Final = ("127.0.0.1", "::1")
RESERVED: Final = 128
"""Descriptors for databases, workers and files, where there are enough."""


def room_for() -> int:
    """How many connections fit beside our own descriptors."""
    most = _descriptors()
    return most - min(RESERVED, most // 2)


def _descriptors() -> int:
    """As many as the system lets this process have: the soft limit is raised to the hard one."""
    if sys.platform == "win32":
        return 512
    import resource  # there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 65_536 if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class Connection:
    """One client. `since`: when it began to keep us waiting for a request, None if it does not."""

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.since: float | None = now
        self.unsent_since: float | None = None

    def waited(self, now: float) -> float:
        """For how long it has kept us waiting, one way or the other."""
        return max(now - (self.since or now), now - (self.unsent_since or now))

    def look(self, now: float) -> None:
        if self.transport.get_write_buffer_size() == 0:
            self.unsent_since = None
        elif self.unsent_since is None:
            self.unsent_since = now

    def overdue(self, now: float, request_s: float, unread_s: float) -> bool:
        half_sent = self.since is not None and now - self.since > request_s
        return half_sent or (self.unsent_since is not None and now - self.unsent_since > unread_s)


class Connections:
    """All connections of one process."""

    def __init__(self, settings: Settings) -> None:
        self._most = room_for()
        self._settings = settings
        self._shared = [ip_network(each, strict=False) for each in (*OURS, *settings.proxies)]
        self._open: set[Connection] = set()
        self._from: Counter[str] = Counter()
        self._sweeping: asyncio.TimerHandle | None = None

    @property
    def backlog(self) -> int:
        """How many are accepted in one go: few enough to be turned away before the next come."""
        return min(2048, self._most // 8)

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, transport: asyncio.Transport) -> Connection | None:
        """A new connection, or None where there is no room for it."""
        loop = asyncio.get_running_loop()
        peer = transport.get_extra_info("peername")
        new = Connection(transport, network(peer[0]) if peer else "", loop.time())
        if self._too_many(new) or len(self) >= self._most:
            self._forget_closed()
        if self._too_many(new):
            return None
        if len(self) >= self._most and not self._make_room(loop.time()):
            return None
        self._open.add(new)
        self._from[new.address] += 1
        if self._sweeping is None:
            self._sweeping = loop.call_later(SWEEP_S, self._sweep, loop)
        return new

    def end_after(self, seconds: float) -> None:
        """Cut off whoever is still here then."""
        asyncio.get_running_loop().call_later(seconds, self._end)

    def _end(self) -> None:
        for each in list(self._open):
            self._cut(each)

    def _too_many(self, new: Connection) -> bool:
        if self._from[new.address] < self._settings.connections_per_address:
            return False
        peer = ip_network(new.address) if new.address else None
        return not any(peer is not None and _within(peer, each) for each in self._shared)

    def _make_room(self, now: float) -> bool:
        for each in self._open:
            each.look(now)
        idle = max(self._open, key=lambda each: each.waited(now))
        if idle.since is None and idle.waited(now) < PRESSED_S:
            return False  # everybody here is busy
        self._cut(idle)
        return True

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        self._forget_closed()
        now = loop.time()
        for each in list(self._open):
            each.look(now)
            if each.overdue(now, self._settings.request_seconds, self._settings.unread_seconds):
                self._cut(each)
        self._sweeping = loop.call_later(SWEEP_S, self._sweep, loop) if self._open else None

    def _cut(self, connection: Connection) -> None:
        connection.transport.abort()
        self._forget(connection)

    def _forget(self, connection: Connection) -> None:
        self._open.discard(connection)
        self._from[connection.address] -= 1
        if not self._from[connection.address]:
            del self._from[connection.address]

    def _forget_closed(self) -> None:
        """A transport that closes may still hold what nobody reads: that counts until it is sent.

        There is no call for the end of a connection that became a web socket.
        """
        for each in list(self._open):
            if each.transport.is_closing() and not each.transport.get_write_buffer_size():
                self._forget(each)


Network = IPv4Network | IPv6Network


def _within(inner: Network, outer: Network) -> bool:
    if isinstance(inner, IPv4Network) and isinstance(outer, IPv4Network):
        return inner.subnet_of(outer)
    if isinstance(inner, IPv6Network) and isinstance(outer, IPv6Network):
        # Of IPv6 we know the /64 only: a proxy there stands for it.
        return inner.overlaps(outer)
    return False


def http_protocol(connections: Connections) -> type[asyncio.Protocol]:
    """uvicorn's, whose connections are on the list."""

    class Guarded(H11Protocol):
        _guarded: Connection | None = None

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            known = cast("asyncio.Transport", transport)
            super().connection_made(known)
            self._guarded = connections.admit(known)
            if self._guarded is None:
                known.abort()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._guarded is None:
                return
            if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self._guarded.since = None
            elif self._guarded.since is None:
                self._guarded.since = self.loop.time()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self._guarded is not None and self.conn.their_state is h11.IDLE:
                self._guarded.since = None  # between two requests: uvicorn's own time-out counts

        def handle_websocket_upgrade(self, event: Any) -> None:
            if self._guarded is not None:
                self._guarded.since = None
                self._guarded = None  # from now on its requests are none of ours
            super().handle_websocket_upgrade(event)

    return Guarded
