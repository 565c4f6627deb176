"""One door to either database: a piece of work on a connection, as one transaction.

Work is an ordinary function of a SQLAlchemy connection; nobody's event loop waits for it. SQLite
does all of it in one thread, so a transaction costs one change of threads, not one a statement;
mere rows it adds at once where the disk is quick (see `haste`). PostgreSQL does it here, and
whoever else has something to do goes on during every statement.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ceiba.store import sqlite
from ceiba.store.bulk import Rows, as_one_text, execute, one_by_one
from ceiba.store.errors import StoreDown
from ceiba.store.hand import Hand
from ceiba.store.haste import Haste

R = TypeVar("R")
Work = Callable[[Connection], R]

FEW_ROWS: Final = 24
"""Up to so many are added at once. While a thread adds more, the event loop does something else."""

READERS: Final = 8
"""Connections that read at the same time; whoever comes later waits for one. One more writes."""
CONNECT_S: Final = 5.0
STATEMENT_S: Final = 10.0
"""A PostgreSQL that vanished without closing its connections is given up after so long."""
SILENT: Final = "the database does not answer in time"
READING_THREADS: Final = 4
"""Of SQLite: they read from memory mostly, and take turns at the interpreter."""


class Database(Protocol):
    """Reading sees one moment and writing is all or nothing, whatever the work is."""

    shared: bool
    """Whether other processes may use it and be told of what is written."""

    async def read(self, work: Work[R]) -> R: ...

    async def write(self, work: Work[R]) -> R: ...

    async def add(self, rows: Rows) -> None:
        """Rows alone, which nothing but the disk can hold up."""
        ...

    def added(self, rows: Rows) -> bool:
        """Whether they were added at once. Where not, nothing was: `add` waits, or says why."""
        ...

    async def close(self) -> None: ...


def open_database(address: str) -> Database:
    """For `sqlite:///file` or `postgresql://…`; connects at the first work."""
    url = make_url(address)
    return Sqlite(url) if url.get_backend_name() == "sqlite" else Postgres(url)


async def read(database: Database, work: Work[R]) -> R:
    """Raises `StoreDown` where the database does not answer."""
    try:
        return await database.read(work)
    except (SQLAlchemyError, OSError) as problem:
        raise StoreDown(str(problem) or SILENT) from problem


class Sqlite:
    """A file: some threads that read, one that writes what is not done at once."""

    shared = False

    def __init__(self, url: URL) -> None:
        self.engine = create_engine(
            url,
            pool_size=READING_THREADS + 1,
            max_overflow=0,
            hide_parameters=True,  # errors are logged, and a parameter may be a sealed answer
        )
        event.listen(self.engine, "connect", sqlite.prepare)
        event.listen(self.engine, "begin", sqlite.begin)
        event.listen(self.engine, "handle_error", sqlite.keep_quiet)
        self._reading = self.engine.execution_options(reading=True)
        self._readers = ThreadPoolExecutor(READING_THREADS, "ceiba-read")
        self._writer = Hand("ceiba-write")
        self._writing: Connection | None = None
        self._waits_ms = sqlite.WAIT_MS
        self._haste = Haste()

    async def read(self, work: Work[R]) -> R:
        def whole() -> R:
            with self._reading.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, whole)

    async def write(self, work: Work[R]) -> R:
        def whole() -> R:
            connection = self._waiting(sqlite.WAIT_MS)
            with connection.begin():
                return work(connection)

        return await self._writer.do(whole)

    def added(self, rows: Rows) -> bool:
        few = sum(map(len, rows.values())) <= FEW_ROWS
        if not few or not self._haste.pays or self._writer.busy:
            return False
        try:
            with self._haste.timed():
                sqlite.transact(self._waiting(0), one_by_one(rows))
            return True
        except Exception:  # noqa: BLE001  # another process writes, for one; or the thread says why
            return False

    async def add(self, rows: Rows) -> None:
        await self._writer.do(
            lambda: sqlite.transact(self._waiting(sqlite.WAIT_MS), as_one_text(rows))
        )

    def _waiting(self, milliseconds: int) -> Connection:
        """The connection that writes, as it waits so long for other processes."""
        if self._writing is None:
            self._writing = self.engine.connect()  # held: asking a pool costs more than a write
        if self._waits_ms != milliseconds:
            sqlite.wait(self._writing, milliseconds)
            self._waits_ms = milliseconds
        return self._writing

    async def close(self) -> None:
        if self._writing is not None:
            await self._writer.do(self._writing.close)
            self._writing = None
        self._writer.stop()
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()


class Postgres:
    """A server of its own. Writing never waits for those who read."""

    shared = True

    def __init__(self, url: URL) -> None:
        url = url.set(drivername="postgresql+asyncpg")
        self.engine = _postgres(url, 1)
        reading = _postgres(url, READERS)
        self._engines = (self.engine, reading)
        self._reading = reading.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, work: Work[R]) -> R:
        async with self._reading.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[R]) -> R:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def add(self, rows: Rows) -> None:
        await self.write(lambda connection: execute(connection, rows))

    def added(self, rows: Rows) -> bool:
        return False

    async def close(self) -> None:
        for engine in self._engines:
            await engine.dispose()


def _postgres(url: URL, connections: int) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_pre_ping=True,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_S, "command_timeout": STATEMENT_S},
    )
