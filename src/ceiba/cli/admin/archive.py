"""All tables of a database at once; the server's `Store` knows one at a time.

Reading never waits for the server and sees one moment; a change is one transaction.
"""

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Literal, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, Table, func, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from ceiba.cli.admin.errors import Trouble
from ceiba.core.errors import CeibaError
from ceiba.core.log import Entry, GameLog
from ceiba.core.match import Match
from ceiba.games import KNOWN
from ceiba.store import OtherShape, StoreDown
from ceiba.store.database import Database, Work, open_database
from ceiba.store.deleting import delete_tables
from ceiba.store.records import begun
from ceiba.store.schema import CODES, ENTRIES, METADATA, PRESENCE, SEATS, TABLES, TOKENS
from ceiba.store.shape import migrate, shape_of

R = TypeVar("R")

TOGETHER: Final = 500
"""Rows read or written in one go."""


class Row(msgspec.Struct, frozen=True):
    """One table in a list."""

    id: str
    game: str
    rules: int
    players: int
    names: list[str]
    entries: int
    created: int
    moved: int
    """Milliseconds since 1970, like `created`: when it was last played."""


class Archive:
    """One database, open."""

    def __init__(self, database: Database, shape: str) -> None:
        self._database = database
        self.write = database.write
        self.shape = shape

    @classmethod
    @asynccontextmanager
    async def open(cls, address: str, any_shape: bool) -> "AsyncIterator[Archive]":
        """Says so where the database is of another Ceiba; an empty one is brought into shape."""
        try:
            database = open_database(address)
        except (SQLAlchemyError, ImportError) as problem:
            raise StoreDown(str(problem)) from problem
        try:
            found, ours = await database.read(shape_of)
            if found is None:
                await database.write(migrate)
                found = ours
            if found != ours and not any_shape:
                raise OtherShape(
                    f"an older Ceiba made the database (its shape is {found}, this Ceiba works "
                    f"with {ours}). Make a backup, then run: ceiba admin upgrade"
                )
            yield cls(database, found)
        except SQLAlchemyError as problem:
            raise StoreDown(str(getattr(problem, "orig", None) or problem)) from problem
        except OSError as problem:
            if problem.filename is not None:
                raise  # a file of the host's
            raise StoreDown(f"the database does not answer: {problem}") from problem
        finally:
            await database.close()

    # -- looking ----------------------------------------------------------------------------

    async def read(self, work: Work[R]) -> R:
        """One moment of the database, while others write."""
        try:
            return await self._database.read(work)
        except UnicodeEncodeError as problem:  # bytes from the command line
            raise Trouble(f"{problem.object!r} is no text") from problem
        except ValueError as problem:  # of a column that holds JSON
            raise Trouble(f"the database holds what no Ceiba wrote: {problem}") from problem

    async def rows(self, *where: ColumnElement[bool]) -> list[Row]:
        """Tables, the one played last first."""
        played = (
            select(
                ENTRIES.c.table_id,
                func.count().label("entries"),
                func.max(ENTRIES.c.at).label("at"),
            )
            .group_by(ENTRIES.c.table_id)
            .subquery()
        )
        wanted = [TABLES.c[name] for name in ("id", "game", "rules", "players", "created")]
        query = (
            select(*wanted, played.c.entries, played.c.at)
            .outerjoin(played, TABLES.c.id == played.c.table_id)
            .where(*where)
        )

        def work(connection: Connection) -> list[Row]:
            names: dict[str, list[str]] = {}
            for seat in connection.execute(select(SEATS).order_by(SEATS.c.seat)):
                names.setdefault(seat.table_id, []).append(seat.name)
            return [_row(found, names.get(found.id, [])) for found in connection.execute(query)]

        return sorted(await self.read(work), key=lambda row: row.moved, reverse=True)

    async def ids(self) -> list[str]:
        query = select(TABLES.c.id).order_by(TABLES.c.id)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def log(self, table_id: str) -> GameLog:
        """The whole game, as a file of it would be. Asks for nothing a later shape may change."""
        header = select(
            TABLES.c.game,
            TABLES.c.rules,
            TABLES.c.players,
            TABLES.c.seed,
            TABLES.c.options,
            TABLES.c.position,
        ).where(TABLES.c.id == table_id)
        of_it = select(ENTRIES.c.seat, ENTRIES.c.text).where(ENTRIES.c.table_id == table_id)
        seats = select(SEATS.c.name).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)

        def work(connection: Connection) -> GameLog:
            row = connection.execute(header).one_or_none()
            if row is None:
                raise Trouble(f"there is no table {table_id}; see: ceiba admin list")
            entries = connection.execute(of_it.order_by(ENTRIES.c.seq))
            told = tuple(Entry(entry.seat, entry.text) for entry in entries)
            names = tuple(connection.scalars(seats))
            return GameLog(
                row.game, row.rules, row.players, row.seed, row.options, told, names, row.position
            )

        return await self.read(work)

    async def counted(self, table: Table) -> int:
        query = select(func.count()).select_from(table)
        return await self.read(lambda connection: connection.scalar(query)) or 0

    # -- changing ---------------------------------------------------------------------------

    async def delete(self, ids: Sequence[str]) -> None:
        await self.write(lambda connection: delete_tables(connection, ids))

    async def add(self, table_id: str, log: GameLog, tokens: dict[str, int]) -> None:
        """A game from a file as a new table; nobody sits there who has no secret."""
        now = time.time_ns() // 1_000_000
        names = (*log.names, *("",) * log.players)[: log.players]
        rows: list[tuple[Table, list[dict[str, object]]]] = [
            (TABLES, [begun(table_id, log, now)]),
            (
                SEATS,
                [
                    {"table_id": table_id, "seat": n, "kind": "person", "name": name, "device": n}
                    for n, name in enumerate(names)
                ],
            ),
            (TOKENS, [{"table_id": table_id, "hash": h, "seat": s} for h, s in tokens.items()]),
            (
                ENTRIES,
                [
                    {"table_id": table_id, "seq": n, "seat": e.seat, "text": e.text, "at": now}
                    for n, e in enumerate(log.entries, 1)
                ],
            ),
        ]
        await self.write(lambda connection: put(connection, rows))

    async def everything(self, tell: Callable[[str, dict[str, Any]], None]) -> None:
        """Every row of every table, at one moment, in the order they can be written again."""

        def work(connection: Connection) -> None:
            for name, query in _queries(connection):
                for row in connection.execution_options(yield_per=TOGETHER).execute(query):
                    tell(name, dict(row._mapping))  # noqa: SLF001  # its public name

        await self.read(work)


def put(connection: Connection, rows: Sequence[tuple[Table, list[dict[str, Any]]]]) -> None:
    """Rows of several tables, in the order given."""
    for table, new in rows:
        for start in range(0, len(new), TOGETHER):
            connection.execute(insert(table), new[start : start + TOGETHER])


def _row(found: Any, names: list[str]) -> Row:
    return Row(
        found.id,
        found.game,
        found.rules,
        found.players,
        names,
        found.entries or 0,
        found.created,
        found.created if found.at is None else found.at,
    )


def _queries(connection: Connection) -> list[tuple[str, Select[Any]]]:
    """All that is worth keeping, of an older shape as well: what ends by itself soon is not."""
    found = inspect(connection)
    there = set(found.get_table_names())
    return [
        (table.name, select(*(table.c[each["name"]] for each in found.get_columns(table.name))))
        for table in METADATA.sorted_tables
        if table not in (CODES, PRESENCE) and table.name in there
    ]


Status = Literal["over", "running", "unreadable"]


def replayed(log: GameLog) -> Match:
    """The game of a log; `Trouble` without the text of any answer where it cannot be replayed."""
    game = KNOWN.get(log.game)
    if game is None:
        raise Trouble(f"there is no game {log.game} any more")
    try:
        return Match.from_log(game, log)
    except CeibaError as problem:
        raise Trouble(_without_answer(problem)) from problem


def _without_answer(problem: CeibaError) -> str:
    """The reason; an answer of a running game may be sealed, so only its number is told."""
    cause = problem.__cause__
    if cause is None:
        return str(problem)
    return f"{str(problem).split(' (')[0]} cannot be replayed: {type(cause).__name__}"


def status(log: GameLog) -> Status:
    try:
        return "over" if replayed(log).over else "running"
    except Trouble:
        return "unreadable"
