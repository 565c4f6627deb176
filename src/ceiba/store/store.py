"""The log of every game, kept in a database.

Whatever returns is durable. Whatever raises `Conflict` changed nothing; after `StoreDown` only
reading again tells.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Update, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from ceiba.core.log import Entry
from ceiba.store import clocks, talk, terms, times
from ceiba.store.clocks import Clocks, StoredClock
from ceiba.store.database import Database, Work, open_database, read
from ceiba.store.deleting import delete_old
from ceiba.store.errors import Conflict, StoreDown, StoreStarting
from ceiba.store.loading import load, read_request
from ceiba.store.news import News
from ceiba.store.notices import Notices
from ceiba.store.open_tables import OpenTables
from ceiba.store.people import People
from ceiba.store.plans import Plans
from ceiba.store.presence import Presence
from ceiba.store.records import (
    Loaded,
    SeatKind,
    Standing,
    StoredLine,
    StoredRequest,
    StoredSeat,
    StoredTable,
    Terms,
    begun,
)
from ceiba.store.reports import Reports
from ceiba.store.schema import (
    LISTINGS,
    PLANS,
    SEATS,
    TABLES,
    TOKENS,
    WAYS,
)
from ceiba.store.shape import is_starting, migrate
from ceiba.store.standing import begin_record, bots_asked
from ceiba.store.terms import Agreed
from ceiba.store.writer import Then, Writer

R = TypeVar("R")

SAY_TRIES = 5


class Store:
    """Open it with `await Store.open(address)`, close it with `await store.close()`."""

    def __init__(self, database: Database) -> None:
        self.process = token_hex(4)
        """Tells this process's notices and presence from those of the others."""
        self._database = database
        self._writer = Writer(database, self.process)
        self.people = People(self._read, self._writer)
        self.open_tables = OpenTables(self._read)
        self.agreed = Agreed(self._read, self._writer)
        self.clocks = Clocks(database, self._writer)
        self.notices = Notices(database, self._writer)
        self.reports = Reports(self._writer)
        self.plans = Plans(self._writer)
        self.presence = Presence(self._writer, self.process, database.shared)

    @property
    def shared(self) -> bool:
        """Whether other processes may be told of what is written."""
        return self._database.shared

    @classmethod
    async def open(cls, address: str) -> "Store":
        """Brings the database into shape first. Raises `StoreDown` with the reason."""
        try:
            database = open_database(address)
        except (SQLAlchemyError, ImportError) as problem:
            raise StoreDown(
                f"{problem} (for PostgreSQL: pip install 'ceiba[postgres]')"
            ) from problem
        try:
            await database.write(migrate)
        except StoreDown:
            await database.close()
            raise
        except (SQLAlchemyError, OSError) as problem:
            await database.close()
            kind = StoreStarting if is_starting(problem) else StoreDown
            raise kind(str(problem)) from problem
        return cls(database)

    async def close(self) -> None:
        """After everything that waits to be written."""
        await self._writer.close()
        await self._database.close()

    async def ping(self) -> None:
        """Returns when the database answers."""
        await self._read(lambda connection: connection.scalar(select(1)))

    # -- tables ---------------------------------------------------------------------------

    async def create(self, table: StoredTable, rematch_of: str | None = None) -> None:
        """A new table. As the rematch of another: `Conflict` if that one has a rematch already."""

        def work(connection: Connection) -> None:
            if rematch_of is not None:
                _one_row(
                    connection,
                    update(TABLES)
                    .where(TABLES.c.id == rematch_of, TABLES.c.rematch.is_(None))
                    .values(rematch=table.id),
                )
            connection.execute(insert(TABLES).values(begun(table.id, table, times.now())))
            connection.execute(
                insert(SEATS),
                [
                    {"table_id": table.id, "person": s.person, **_seat_values(s)}
                    for s in table.seats
                ],
            )
            _add_tokens(connection, table.id, table.tokens)
            if table.listing is not None:
                told = {"level": table.listing.level, "language": table.listing.language}
                connection.execute(insert(LISTINGS).values(table_id=table.id, **told))
            if table.terms != Terms():
                terms.write(connection, table.id, table.terms)
            if table.pace is not None:
                clocks.begin(connection, table.id, table.pace, table.players)

        await self._writer.write(rematch_of or table.id, work)

    async def load(self, table_id: str, after: int = 0) -> Loaded | None:
        """A table and its entries later than number `after`; None if there is no such table."""
        return await self._read(lambda it: load(it, table_id, after, self.presence))

    async def delete_old(self, before: int, used: Collection[str]) -> list[str]:
        """Some of the tables nobody played at since then, but for those in use: they are gone."""
        return await self._writer.write("", lambda it: delete_old(it, before, used))

    # -- the log --------------------------------------------------------------------------

    async def append(self, table_id: str, after: int, entries: Sequence[Entry]) -> int:
        """Entries numbered `after + 1` and on, and nothing else. When it was."""
        news = News(after, entries, times.now())
        await self.keep(table_id, news)
        return news.at

    async def keep(self, table_id: str, news: News) -> None:
        """All of it, or `Conflict` and nothing."""
        await self._writer.add(table_id, *news.written(table_id))

    def keep_then(self, table_id: str, news: Callable[[], News], then: Then) -> None:
        """The same for who does not wait: `news` is asked for when the group begins, and `then`
        hears when it is durable, or why it is not."""
        self._writer.add_then(table_id, lambda: news().written(table_id), then)

    async def bots_asked(self, before: int) -> list[str]:
        """The tables that have waited for a bot since before then."""
        return await self._read(lambda it: bots_asked(it, before))

    async def stand(self, table_id: str, standing: Standing, moved: int) -> None:
        """How a game stands that is not on record yet; nothing where another process was first."""
        with suppress(Conflict):
            await self._writer.write(
                table_id, lambda it: begin_record(it, table_id, standing, moved)
            )

    # -- seats ----------------------------------------------------------------------------

    async def seat_down(self, table_id: str, seat: StoredSeat, token_hash: str) -> None:
        """Someone takes an open seat; `Conflict` if it is not open any more."""

        def work(connection: Connection) -> None:
            _reseat(connection, table_id, seat, "open", person=None)
            _add_tokens(connection, table_id, {token_hash: seat.seat})

        await self._writer.write(table_id, work)

    async def stand_up(self, table_id: str, seat: StoredSeat) -> None:
        """A person gives the seat up to whom `seat` names; its secrets open nothing any more."""

        def work(connection: Connection) -> None:
            _forget_person(connection, table_id, seat.seat)
            _reseat(connection, table_id, seat, "person", person=None)

        await self._writer.write(table_id, work)

    async def run_out(
        self, table_id: str, clock: StoredClock, seats: Sequence[StoredSeat], for_good: bool
    ) -> None:
        """The time of some is up, and bots sit there; `Conflict` if another process was first."""

        def work(connection: Connection) -> None:
            clocks.write(connection, table_id, clock)
            for seat in seats:
                if for_good:
                    _forget_person(connection, table_id, seat.seat)
                    _reseat(connection, table_id, seat, "person", person=None)
                else:
                    _reseat(connection, table_id, seat, "person")

        await self._writer.write(table_id, work)

    async def reseat(self, table_id: str, seat: StoredSeat, was: SeatKind) -> None:
        """Another sits there from now on; no secret changes, and the seat stays the same person's.

        `Conflict` if it was not `was`.
        """
        await self._writer.write(table_id, lambda it: _reseat(it, table_id, seat, was))

    async def add_tokens(self, table_id: str, tokens: Mapping[str, int]) -> None:
        """Further secrets (hash → seat) for persons who have a seat already."""
        await self._writer.write(table_id, lambda it: _add_tokens(it, table_id, tokens))

    # -- chat -----------------------------------------------------------------------------

    async def say(
        self, table_id: str, seat: int | None, name: str, text: str, phrase: str | None = None
    ) -> StoredLine:
        """Keep a line of chat, and of the older ones the last two hundred."""

        def work(connection: Connection) -> StoredLine:
            return talk.add(connection, table_id, seat, name, text, phrase)

        for _ in range(SAY_TRIES):
            with suppress(Conflict):  # another process took the number: the next one is free
                return await self._writer.write(table_id, work)
        return await self._writer.write(table_id, work)

    async def chat(self, table_id: str, after: int = 0) -> list[StoredLine]:
        return await self._read(lambda it: talk.lines(it, table_id, after))

    async def last_line(self, table_id: str) -> int:
        """The number of the last line of chat, 0 if there is none."""
        return await self._read(lambda it: talk.last_line(it, table_id))

    # -- what crosses between processes -----------------------------------------------------

    async def ask(
        self, table_id: str, change: Callable[[StoredRequest | None], StoredRequest | None]
    ) -> StoredRequest | None:
        """Change the request to take back, in one go with looking at it; what it is then."""

        def work(connection: Connection) -> StoredRequest | None:
            mine = TABLES.c.id == table_id
            now = connection.scalar(select(TABLES.c.request).where(mine).with_for_update())
            request = change(read_request(now))
            kept = None if request is None else msgspec.json.encode(request).decode()
            connection.execute(update(TABLES).where(mine).values(request=kept))
            return request

        return await self._writer.write(table_id, work)

    # -- inside ---------------------------------------------------------------------------

    async def _read(self, work: Work[R]) -> R:
        return await read(self._database, work)


def _reseat(
    connection: Connection, table_id: str, seat: StoredSeat, was: SeatKind, **more: None
) -> None:
    theirs = (SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat, SEATS.c.kind == was)
    _one_row(connection, update(SEATS).where(*theirs).values(**_seat_values(seat), **more))


def _one_row(connection: Connection, statement: Update) -> None:
    result = connection.execute(statement)
    if result.rowcount != 1:
        raise Conflict("somebody else was first")


def _add_tokens(connection: Connection, table_id: str, tokens: Mapping[str, int]) -> None:
    if tokens:
        connection.execute(
            insert(TOKENS),
            [{"table_id": table_id, "hash": h, "seat": seat} for h, seat in tokens.items()],
        )


def _forget_person(connection: Connection, table_id: str, seat: int) -> None:
    for kept in (TOKENS, WAYS, PLANS):  # whoever sits there next is somebody else
        connection.execute(delete(kept).where(kept.c.table_id == table_id, kept.c.seat == seat))


def _seat_values(seat: StoredSeat) -> dict[str, object]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "device": seat.device,
    }
