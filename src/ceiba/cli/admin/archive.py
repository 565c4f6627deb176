"""All tables of a database at once; the server's `Store` knows one at a time.

Reading never waits for the server and sees one moment; a change is one transaction.
"""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    delete,
    func,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ceiba.cli.admin.errors import Trouble
from ceiba.core.errors import CeibaError
from ceiba.core.log import Entry, GameLog
from ceiba.core.match import Match
from ceiba.games import KNOWN
from ceiba.store import OtherShape, StoreDown
from ceiba.store.engine import migrate, open_engine, shape_of
from ceiba.store.records import begun
from ceiba.store.schema import CHAT, ENTRIES, METADATA, PRESENCE, SEATS, TABLES, TOKENS

OF_A_TABLE: Final = (CHAT, ENTRIES, PRESENCE, TOKENS, SEATS)
"""What hangs on a table, in the order it can be deleted."""


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

    def __init__(self, engine: AsyncEngine, shape: str) -> None:
        self.engine = engine
        self.shape = shape
        isolation = "REPEATABLE READ" if engine.dialect.name == "postgresql" else None
        options: dict[str, Any] = {"isolation_level": isolation} if isolation else {}
        self._snapshot = engine.execution_options(reading=True, **options)

    @classmethod
    @asynccontextmanager
    async def open(cls, address: str, any_shape: bool) -> "AsyncIterator[Archive]":
        """Says so where the database is of another Ceiba; an empty one is brought into shape."""
        try:
            engine = open_engine(address)
        except (SQLAlchemyError, ImportError) as problem:
            raise StoreDown(str(problem)) from problem
        try:
            found, ours = await shape_of(engine)
            if found is None:
                await migrate(engine)
                found = ours
            if found != ours and not any_shape:
                raise OtherShape(
                    f"an older Ceiba made the database (its shape is {found}, this Ceiba works "
                    f"with {ours}). Make a backup, then run: ceiba admin upgrade"
                )
            yield cls(engine, found)
        except SQLAlchemyError as problem:
            raise StoreDown(str(getattr(problem, "orig", None) or problem)) from problem
        except OSError as problem:
            raise StoreDown(f"the database does not answer: {problem}") from problem
        finally:
            await engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One moment of the database, while others write."""
        async with self._snapshot.begin() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    # -- looking ----------------------------------------------------------------------------

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
        query = (
            select(TABLES, played.c.entries, played.c.at)
            .outerjoin(played, TABLES.c.id == played.c.table_id)
            .where(*where)
        )
        async with self.reading() as connection:
            found = (await connection.execute(query)).all()
            names: dict[str, list[str]] = {}
            for seat in await connection.execute(select(SEATS).order_by(SEATS.c.seat)):
                names.setdefault(seat.table_id, []).append(seat.name)
        rows = [
            Row(
                row.id,
                row.game,
                row.rules,
                row.players,
                names.get(row.id, []),
                row.entries or 0,
                row.created,
                row.created if row.at is None else row.at,
            )
            for row in found
        ]
        return sorted(rows, key=lambda row: row.moved, reverse=True)

    async def ids(self) -> list[str]:
        async with self.reading() as connection:
            return list(await connection.scalars(select(TABLES.c.id).order_by(TABLES.c.id)))

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
        async with self.reading() as connection:
            row = (await connection.execute(header)).one_or_none()
            if row is None:
                raise Trouble(f"there is no table {table_id}; see: ceiba admin list")
            entries = await connection.execute(of_it.order_by(ENTRIES.c.seq))
            names = tuple(await connection.scalars(seats))
            told = tuple(Entry(entry.seat, entry.text) for entry in entries)
        return GameLog(
            row.game, row.rules, row.players, row.seed, row.options, told, names, row.position
        )

    async def counted(self, table: Table) -> int:
        async with self.reading() as connection:
            return await connection.scalar(select(func.count()).select_from(table)) or 0

    # -- changing ---------------------------------------------------------------------------

    async def delete(self, ids: Sequence[str]) -> None:
        async with self.writing() as connection:
            for table_id in ids:
                for table in OF_A_TABLE:
                    await connection.execute(delete(table).where(table.c.table_id == table_id))
                rematch_of = update(TABLES).where(TABLES.c.rematch == table_id)
                await connection.execute(rematch_of.values(rematch=None))
                await connection.execute(delete(TABLES).where(TABLES.c.id == table_id))

    async def add(self, table_id: str, log: GameLog, tokens: dict[str, int]) -> None:
        """A game from a file as a new table; nobody sits there who has no secret."""
        now = time.time_ns() // 1_000_000
        async with self.writing() as connection:
            await connection.execute(insert(TABLES).values(begun(table_id, log, now)))
            names = (*log.names, *("",) * log.players)[: log.players]
            await connection.execute(
                insert(SEATS),
                [
                    {"table_id": table_id, "seat": n, "kind": "person", "name": name, "device": n}
                    for n, name in enumerate(names)
                ],
            )
            many: list[tuple[Table, list[dict[str, object]]]] = [
                (TOKENS, [{"table_id": table_id, "hash": h, "seat": s} for h, s in tokens.items()]),
                (
                    ENTRIES,
                    [
                        {"table_id": table_id, "seq": n, "seat": e.seat, "text": e.text, "at": now}
                        for n, e in enumerate(log.entries, 1)
                    ],
                ),
            ]
            for table, rows in many:
                if rows:
                    await connection.execute(insert(table), rows)

    async def everything(self) -> AsyncIterator[tuple[str, dict[str, Any]]]:
        """Every row of every table, at one moment, in the order they can be written again."""
        async with self.reading() as connection:
            for name, query in await connection.run_sync(_queries):
                async for row in await connection.stream(query):
                    yield name, dict(row._mapping)  # noqa: SLF001  # its public name


def _queries(connection: Connection) -> list[tuple[str, Select[Any]]]:
    """All that is worth keeping, of an older shape as well: who is there now is not."""
    found = inspect(connection)
    there = set(found.get_table_names())
    return [
        (table.name, select(*(table.c[each["name"]] for each in found.get_columns(table.name))))
        for table in METADATA.sorted_tables
        if table is not PRESENCE and table.name in there
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
