"""SQLite made durable, and polite to others at the same file."""

import sqlite3
import time
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.engine import Dialect, ExceptionContext
from sqlalchemy.exc import DBAPIError

from ceiba.store.bulk import Statements

WAIT_MS: Final = 5000
"""How long a transaction waits for that of another process."""

PRAGMAS: Final = (
    f"PRAGMA busy_timeout={WAIT_MS}",  # first: the others may have to wait already
    "PRAGMA page_size=2048",  # of a new file: a commit writes whole pages, and few rows
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # with WAL: a commit is on the disk when it returns
    "PRAGMA foreign_keys=ON",
    "PRAGMA temp_store=MEMORY",  # or a statement of several rows makes a file to undo it by
)

WAL_PAUSES_S: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


def prepare(connection: Any, _record: object) -> None:
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


def keep_quiet(context: ExceptionContext) -> BaseException | None:
    """Of a text that is none the driver quotes all, and it may be a sealed answer."""
    problem = context.original_exception
    if isinstance(problem, sqlite3.OperationalError) and "decode" in str(problem):
        plain = sqlite3.OperationalError("a text in the database is not UTF-8")
        return _wrapped(plain, context.dialect)
    return None


def wait(connection: Connection, milliseconds: int) -> None:
    """So long from now on, whoever begins a transaction."""
    _driver(connection).execute(f"PRAGMA busy_timeout={milliseconds}")


def transact(connection: Connection, statements: Statements) -> None:
    """All of these, or none: past SQLAlchemy, which takes as long for it as SQLite itself."""
    driver = _driver(connection)
    try:
        driver.execute("BEGIN IMMEDIATE")
        try:
            for statement, parameters in statements:
                driver.executemany(statement, parameters)
            driver.execute("COMMIT")
        except BaseException:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise
    except sqlite3.Error as problem:
        raise _wrapped(problem, connection.dialect) from problem


def _wrapped(problem: sqlite3.Error, dialect: Dialect | None) -> BaseException:
    return DBAPIError.instance(
        None, None, problem, sqlite3.Error, hide_parameters=True, dialect=dialect
    )


def _driver(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def begin(connection: Connection) -> None:
    """Writers queue for the file at once: upgrading a read lock later can fail without waiting."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
