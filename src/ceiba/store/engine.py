"""Opening a database: the driver by its address, SQLite made durable, the shape brought up."""

import logging
import sqlite3
import time
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ceiba.store.errors import OtherShape

LOG: Final = logging.getLogger(__name__)

MIGRATIONS: Final = Path(__file__).parent / "migrations"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

PRAGMAS: Final = (
    "PRAGMA busy_timeout=5000",  # first: the others may have to wait already
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # with WAL: a commit is on the disk when it returns
    "PRAGMA foreign_keys=ON",
)

READERS: Final = 8
"""Connections that read at the same time; whoever comes later waits for one. One more writes."""

WAL_PAUSES_S: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)

MIGRATION_LOCK: Final = 0xCE1BA
"""PostgreSQL's advisory lock that lets one of several starting processes migrate."""


def open_engine(address: str, connections: int = READERS) -> AsyncEngine:
    """An engine for `sqlite:///file` or `postgresql://…`, with or without a driver's name."""
    url = make_url(address)
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    engine = create_async_engine(
        url,
        pool_pre_ping=url.get_backend_name() != "sqlite",
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # errors are logged, and a parameter may be a sealed answer
    )
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # Python's driver would open transactions by its own lights, and none before CREATE TABLE.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        _insist(cursor, pragma)
    cursor.close()


def _insist(cursor: Any, pragma: str) -> None:
    """Going over to WAL, SQLite does not wait for others that do the same with a new file."""
    for pause in WAL_PAUSES_S:
        try:
            cursor.execute(pragma)
            return
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            time.sleep(pause)
    cursor.execute(pragma)


def _begin_sqlite(connection: Connection) -> None:
    """Writers queue for the file at once: upgrading a read lock later can fail without waiting."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def is_starting(problem: Exception) -> bool:
    """Whether a database that is a server of its own may answer a moment later.

    The host or the port is not there yet, or PostgreSQL says 57P03: it is starting up.
    """
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    return isinstance(cause, OSError) or getattr(cause, "sqlstate", None) == "57P03"


async def shape_of(engine: AsyncEngine) -> tuple[str | None, str]:
    """The shape a database has, None for an empty one, and the one this Ceiba works with.

    Raises `OtherShape` where a newer Ceiba made it.
    """
    async with engine.execution_options(reading=True).connect() as connection:
        return await connection.run_sync(_shape)


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest shape; does nothing when it has it."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    found, ours = _shape(connection)
    if found == ours:
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if found is not None:
        LOG.warning("the database was brought from shape %s to %s", found, ours)


def _shape(connection: Connection) -> tuple[str | None, str]:
    script = ScriptDirectory.from_config(_config())
    ours = script.get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in {each.revision for each in script.walk_revisions()}:
        raise OtherShape(
            f"a newer Ceiba made it (its shape is {found}, this Ceiba knows {ours}). "
            "Install that Ceiba again, or restore a backup from before."
        )
    return found, str(ours)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
