"""Running the server: a port, a database, an address to open, and a quiet end."""

import asyncio
import errno
import gc
import importlib.util
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from functools import partial
from pathlib import Path

import msgspec
import uvicorn

from ceiba.server import logs
from ceiba.server.app import create_app
from ceiba.server.connections import Connections, http_protocol
from ceiba.server.processes import serve_with
from ceiba.server.settings import Settings
from ceiba.server.wire import Wire
from ceiba.store import Store, StoreDown, StoreStarting

WEBSOCKET_BYTES = 1024 * 1024
"""What the socket reads at all. Above our own limit, so that we can say what is wrong."""

LAST_PORT = 65_535
WAITING_OUTSIDE = 2048
GOODBYE_S = 1.0
"""From telling browsers that the server stops to cutting off those that are still there."""
DATABASE_PAUSE_S = 0.5
COLLECT_AFTER = 2_000
"""New objects between two looks for garbage in circles; most goes without. So few are still in the
processor's cache, and looking through them takes half as long as through ten times as many."""
COLLECT_OLDER_AFTER = 25
"""Such looks until one at what they left. It takes 20 ms; after 500 everybody waited for 400."""
COLLECT_ALL_AFTER = 2_000
"""Of these, until one at everything: half a second, every hundred million objects."""
SWITCH_S = 0.0005


SEVERAL = (
    "Several processes share their tables through PostgreSQL: set CEIBA_DATABASE=postgresql://… "
    "One process on SQLite carries a club; docs/hosting.md says more."
)


def serve(
    host: str, port: int, data_dir: str | Path, open_browser: bool = False, processes: int = 1
) -> int:
    """Serve until stopped; the exit status. Port 0 takes any free one."""
    try:
        settings = Settings.from_environment(data_dir)
        logs.set_up(settings)
        if processes > 1 and not settings.database.startswith("postgresql"):
            raise CannotServe(SEVERAL)
        _try_queue(settings)
        listening = _listen(host, port)
        asyncio.run(_try_database(settings))
    except CannotServe as problem:
        print(problem, file=sys.stderr)
        return 1
    except OSError as problem:
        print(f"The folder for the games cannot be used: {problem}", file=sys.stderr)
        return 1
    except msgspec.ValidationError as problem:
        print(f"A setting is wrong: {problem}", file=sys.stderr)
        return 1
    address = _address(host, listening.getsockname()[1])
    if processes > 1:
        listening.listen()  # who comes before the first process is ready waits
        print(f"Ceiba is at {address}\nPress Ctrl-C to stop.", flush=True)
        serve_with(processes, listening, partial(_serve_on, settings, None, False))
    else:
        _serve_on(settings, address, open_browser, listening)
    return 0


def _serve_on(
    settings: Settings, address: str | None, open_browser: bool, listening: socket.socket
) -> None:
    """One server process, until it is told to stop; says where it is if `address` is given."""
    logs.set_up(settings)
    _run_smoothly()
    connections = Connections(settings)
    config = uvicorn.Config(
        create_app(settings),
        http=http_protocol(connections),
        ws=Wire,
        loop="asyncio",  # the limits on connections were proven with this one (decision 0013)
        backlog=connections.backlog,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=WEBSOCKET_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    # The server catches these two, stops, and raises them again: by then all is done.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, _stopped)
    _Server(config, connections, address, open_browser).run(sockets=[listening])


def _run_smoothly() -> None:
    """A thousand tables are a million objects that stay: not looked through at every turn.

    And the thread that was at the disk gets the interpreter back soon, not after 5 ms.
    """
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, COLLECT_OLDER_AFTER, COLLECT_ALL_AFTER)
    sys.setswitchinterval(SWITCH_S)


def _stopped(_signal: int, _frame: object) -> None:
    """Nothing is left to do."""


class CannotServe(Exception):
    """Why, and what to do about it, in words."""


class _Server(uvicorn.Server):
    """Says where it is once it can be reached, and does not wait for whoever does not leave."""

    def __init__(
        self,
        config: uvicorn.Config,
        connections: Connections,
        address: str | None,
        open_browser: bool,
    ) -> None:
        super().__init__(config)
        self._connections = connections
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        for each in sockets or ():
            each.listen(WAITING_OUTSIDE)  # accepted a few at a time, but none is lost meanwhile
        if self._address is None:
            return
        print(f"Ceiba is at {self._address}\nPress Ctrl-C to stop.", flush=True)
        if self._open_browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=[self._address], daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._connections.end_after(GOODBYE_S)
        await super().shutdown(sockets)


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= LAST_PORT:  # the system would take the rest of a division
        raise CannotServe(f"There is no port {port}: ports go up to {LAST_PORT}.")
    try:
        family, kind, proto, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, proto)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
    except OSError as problem:
        raise CannotServe(_why_not(problem, host, port)) from problem
    listening.set_inheritable(False)
    return listening


def _why_not(problem: OSError, host: str, port: int) -> str:
    if problem.errno == errno.EADDRINUSE:
        return (
            f"Port {port} is taken: perhaps Ceiba runs already at {_address(host, port)}\n"
            f"Open that, or take another port: PORT={port + 1} make play, "
            f"or ceiba serve --port {port + 1}"
        )
    if problem.errno == errno.EACCES:
        return f"Port {port} is reserved by the system. Take one above 1023: PORT=8000 make play"
    return f"Cannot serve on {host}, port {port}: {problem}"


async def _try_database(settings: Settings) -> None:
    """Bring the database into shape before anything else, where a failure can be explained."""
    until = time.monotonic() + settings.database_wait_seconds
    told = False
    while True:
        try:
            store = await Store.open(settings.database)
        except StoreStarting as problem:
            if time.monotonic() > until:
                raise CannotServe(f"The database does not answer: {problem}") from problem
        except StoreDown as problem:
            raise CannotServe(f"The database cannot be opened: {problem}") from problem
        else:
            await store.close()
            return
        if not told:
            print("Waiting for the database.", file=sys.stderr, flush=True)
            told = True
        await asyncio.sleep(DATABASE_PAUSE_S)


def _try_queue(settings: Settings) -> None:
    """The bots' queue is in the database of the games, if that can hold one."""
    if settings.bot_queue == "postgres":
        if not settings.database.startswith("postgresql"):
            raise CannotServe("CEIBA_BOT_QUEUE=postgres needs CEIBA_DATABASE=postgresql://…")
        if importlib.util.find_spec("procrastinate") is None:
            raise CannotServe("CEIBA_BOT_QUEUE=postgres needs: pip install 'ceiba[work]'")


def _address(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _has_screen() -> bool:
    """On a terminal without a desktop, `webbrowser` would start a text browser in our face."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
