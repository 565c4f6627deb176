"""One writer for all tables: whatever waits goes to the disk together.

Lifecycle of a write: it waits while the group before it is being committed, then all that wait
begin one transaction, and each hears its result when that transaction is durable. A disk that
takes two milliseconds for a commit so carries any number of tables, and no two connections of
this process ever ask for SQLite's write lock. What is being read from other sockets at the moment
comes along, too: there is no timer, but the event loop goes round before a group is complete.

A write that fails by itself (somebody else was first) does not fail the others: the group is
then written again, each write in a savepoint of its own.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextvars import Context
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from ceiba.store.bulk import Bulk, Row, Rows, execute
from ceiba.store.channel import NAME
from ceiba.store.database import SILENT, Database, Work
from ceiba.store.errors import Conflict, StoreDown

R = TypeVar("R")

LOG: Final = logging.getLogger(__name__)

Then = Callable[[Exception | None], None]
"""Called once it is durable, or with the reason why it is not."""
Make = Callable[[], tuple[Rows, Work[Any] | None]]
"""What to write, as it is when its group begins."""

ROUNDS: Final = 2
"""Of the event loop, in which what is being read becomes a write. Both together take some
microseconds, a commit a hundred."""
WRITING: Final = 0xCE1BA
"""PostgreSQL's advisory locks of tables that are being written to."""
CLAIM: Final = text(
    f"SELECT pg_advisory_xact_lock({WRITING}, hashtext(one)),"
    f" pg_notify('{NAME}', :process || ' ' || one)"
    " FROM (SELECT one FROM unnest(string_to_array(:tables, ' ')) AS one"
    " ORDER BY hashtext(one)) AS in_order"
)
"""The tables of a group, in everybody's order: two processes whose groups have two tables in common
would otherwise wait for each other. The notices are heard when this is committed, and only then."""


class Write(Generic[R]):
    """Something to write, and who waits for it: rows such as a log's, and any other work."""

    def __init__(
        self,
        table_id: str,
        rows: Rows,
        work: Work[R] | None,
        told: "asyncio.Future[Any] | None" = None,
        then: Then | None = None,
        make: Make | None = None,
    ) -> None:
        self.table_id = table_id
        self.rows = rows
        self.work = work
        self._told = told
        self._then = then
        self._make = make
        self.result: R | Exception | None = None

    def do(self, connection: Connection) -> None:
        """By itself; a group writes its rows all at once before."""
        execute(connection, self.rows)
        self.finish(connection)

    def finish(self, connection: Connection) -> None:
        if self.work is not None:
            self.result = self.work(connection)

    def complete(self) -> bool:
        """The group begins; False where this does not belong to it after all."""
        if self._told is not None and self._told.done():
            return False  # who does not wait any more need not be written
        if self._make is not None:
            try:
                self.rows, self.work = self._make()
            except Exception as problem:  # noqa: BLE001  # who asked for it hears it
                self.tell(problem)
                return False
        return True

    def tell(self, failure: Exception | None) -> None:
        """Whoever waits hears how it went, or that the whole group failed."""
        result = self.result if failure is None else failure
        if self._then is not None:
            try:
                self._then(result if isinstance(result, Exception) else None)
            except Exception:  # the others of its group wait, and those of the next
                LOG.exception("what was written at table %s could not be told", self.table_id)
        elif self._told is None or self._told.done():
            pass  # cancelled meanwhile
        elif isinstance(result, Exception):
            self._told.set_exception(result)
        else:
            self._told.set_result(result)


class Writer:
    """`write` returns what the work returned, once it is durable.

    Raises `Conflict` where nothing was written, `StoreDown` where only reading again tells.
    """

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._waiting: list[Write[Any]] = []
        self._idle = asyncio.Event()
        self._idle.set()
        self._tasks: set[asyncio.Task[None]] = set()
        """At most one: what waits for a database."""
        self._context = Context()
        """A group is nobody's: what it leads to is not logged as of the table that came first."""

    async def write(self, table_id: str, work: Work[R]) -> R:
        result: R = await self._told(table_id, {}, work)
        return result

    async def add(self, table_id: str, rows: Rows, work: Work[None] | None) -> None:
        """Rows as those of the log, and whatever goes with them."""
        await self._told(table_id, rows, work)

    def add_then(self, table_id: str, make: Make, then: Then) -> None:
        """The same for who does not wait."""
        self._enqueue(Write(table_id, {}, None, then=then, make=make))

    def _told(self, table_id: str, rows: Rows, work: Work[R] | None) -> "asyncio.Future[Any]":
        told: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._enqueue(Write(table_id, rows, work, told))
        return told

    def _enqueue(self, write: Write[Any]) -> None:
        self._waiting.append(write)
        if self._idle.is_set():
            self._idle.clear()
            self._soon(ROUNDS)

    async def close(self) -> None:
        """After what was begun."""
        await self._idle.wait()

    def _soon(self, rounds: int) -> None:
        if rounds:
            loop = asyncio.get_running_loop()
            loop.call_soon(self._soon, rounds - 1, context=self._context)
        else:
            self._write()

    def _write(self) -> None:
        group, self._waiting = self._waiting, []
        group = [write for write in group if write.complete()]
        rows = None if any(write.work is not None for write in group) else _rows_of(group)
        if not group or (rows is not None and self._database.added(rows)):
            _tell(group)
            self._go_on()
        else:
            task = asyncio.create_task(self._wait_for(group, rows))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _go_on(self) -> None:
        if self._waiting:
            self._soon(ROUNDS)
        else:
            self._idle.set()

    async def _wait_for(self, group: Sequence[Write[Any]], rows: Rows | None) -> None:
        try:
            await self._commit(group, rows)
        except (SQLAlchemyError, OSError) as problem:
            _tell(group, StoreDown(str(problem) or SILENT))
        except Exception as problem:  # noqa: BLE001  # our fault, but nobody may wait for ever
            _tell(group, problem)
        self._go_on()

    async def _commit(self, group: Sequence[Write[Any]], rows: Rows | None) -> None:
        try:
            if rows is None or self._database.shared:
                await self._database.write(lambda connection: self._together(connection, group))
            else:
                await self._database.add(rows)
        except Exception as problem:
            if _is_down(problem):
                raise
            if len(group) == 1:
                group[0].result = _own(problem)
            else:
                await self._database.write(lambda connection: self._apart(connection, group))
        _tell(group)

    def _together(self, connection: Connection, group: Sequence[Write[Any]]) -> None:
        self._claim(connection, group)
        execute(connection, _rows_of(group))
        for write in group:
            write.finish(connection)

    def _apart(self, connection: Connection, group: Sequence[Write[Any]]) -> None:
        """One transaction still, but each write stands and falls alone."""
        self._claim(connection, group)
        for write in group:
            try:
                with connection.begin_nested():
                    write.do(connection)
            except Exception as problem:
                if _is_down(problem):
                    raise
                write.result = _own(problem)

    def _claim(self, connection: Connection, group: Sequence[Write[Any]]) -> None:
        """Where others write, too."""
        if self._database.shared:
            tables = " ".join({write.table_id for write in group})
            connection.execute(CLAIM, {"process": self._process, "tables": tables})


def _rows_of(group: Sequence[Write[Any]]) -> Rows:
    together: dict[Bulk, list[Row]] = {}
    for write in group:
        for statement, rows in write.rows.items():
            together.setdefault(statement, []).extend(rows)
    return together


def _is_down(problem: Exception) -> bool:
    """Whether the database failed, not this write: then the whole group did."""
    lost = isinstance(problem, DBAPIError) and problem.connection_invalidated
    return lost or isinstance(problem, OperationalError | OSError)


def _own(problem: Exception) -> Exception:
    if isinstance(problem, IntegrityError):
        return Conflict(str(problem.orig))
    return StoreDown(str(problem)) if isinstance(problem, SQLAlchemyError) else problem


def _tell(group: Sequence[Write[Any]], failure: Exception | None = None) -> None:
    for write in group:
        write.tell(failure)
