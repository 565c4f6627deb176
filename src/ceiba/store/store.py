"""The log of every game, kept in a database.

Whatever returns is durable. Whatever raises `Conflict` changed nothing; after `StoreDown` only
reading again tells.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Update, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from ceiba.core.log import Entry
from ceiba.store import clocks, notices, plans, terms, times
from ceiba.store.bulk import Bulk, Row
from ceiba.store.clocks import Clocks, StoredClock
from ceiba.store.database import Database, Work, open_database, read
from ceiba.store.deleting import delete_old
from ceiba.store.errors import Conflict, StoreDown, StoreStarting
from ceiba.store.notices import Notices, Turn
from ceiba.store.open_tables import LISTED, OpenTables, read_listing
from ceiba.store.people import People
from ceiba.store.plans import Plan, Plans
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
from ceiba.store.rows import read_seat
from ceiba.store.schema import (
    CHAT,
    ENTRIES,
    LISTINGS,
    PLANS,
    SEATS,
    STANDINGS,
    TABLES,
    TERMS,
    TOKENS,
    WAYS,
)
from ceiba.store.shape import is_starting, migrate
from ceiba.store.standing import RECORD, begin_record, bots_asked, record_row
from ceiba.store.terms import TERMED, Agreed, read_terms, who_knows
from ceiba.store.writer import Writer

R = TypeVar("R")

APPEND = Bulk(
    insert(ENTRIES),
    ("table_id", "seq", "seat", "text", "at"),
    "INSERT INTO entries (table_id, seq, seat, text, at)",
)
CHAT_KEPT = 200
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

        def work(connection: Connection) -> Loaded | None:
            found = connection.execute(
                select(TABLES, STANDINGS.c.table_id.label("stands"), *LISTED, *TERMED)
                .outerjoin(STANDINGS)
                .outerjoin(LISTINGS)
                .outerjoin(TERMS)
                .where(TABLES.c.id == table_id)
            )
            row = found.one_or_none()
            if row is None:
                return None
            seats = connection.execute(
                select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
            )
            tokens = connection.execute(
                select(TOKENS.c.hash, TOKENS.c.seat).where(TOKENS.c.table_id == table_id)
            )
            entries = connection.execute(
                select(ENTRIES.c.seat, ENTRIES.c.text)
                .where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > after)
                .order_by(ENTRIES.c.seq)
            )
            moved = connection.scalar(
                select(ENTRIES.c.at)
                .where(ENTRIES.c.table_id == table_id)
                .order_by(ENTRIES.c.seq.desc())
                .limit(1)
            )
            kept = clocks.found(connection, table_id)
            table = StoredTable(
                row.id,
                row.game,
                row.rules,
                row.players,
                row.options,
                row.seed,
                tuple(map(read_seat, seats)),
                {token.hash: token.seat for token in tokens},
                row.position,
                row.rematch,
                read_listing(row),
                kept[0] if kept is not None else None,
                read_terms(row),
            )
            return Loaded(
                table,
                tuple(Entry(entry.seat, entry.text) for entry in entries),
                row.created if moved is None else moved,
                _request(row.request),
                *self.presence.elsewhere(connection, table_id),
                row.stands is not None,
                kept[1] if kept is not None else None,
                plans.found(connection, table_id),
                who_knows(connection, table_id, table.terms),
                notices.are_wanted(connection, table_id),
            )

        return await self._read(work)

    async def delete_old(self, before: int, used: Collection[str]) -> list[str]:
        """Some of the tables nobody played at since then, but for those in use: they are gone."""
        return await self._writer.write("", lambda it: delete_old(it, before, used))

    # -- the log --------------------------------------------------------------------------

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[Entry],
        standing: Standing | None = None,
        clock: StoredClock | None = None,
        turn: Turn | None = None,
        plan: tuple[int, Plan | None] | None = None,
    ) -> int:
        """Entries numbered `after + 1` and on: all of them, or `Conflict` and none. When it was.

        With how the game stands after them, the clock they leave behind, whose turn it is where
        somebody wants to know, and what is left of the plan of a seat.
        """
        at = times.now()
        rows: dict[Bulk, list[Row]] = {
            APPEND: [
                {"table_id": table_id, "seq": seq, "seat": entry.seat, "text": entry.text, "at": at}
                for seq, entry in enumerate(entries, after + 1)
            ]
        }
        if standing is not None:
            rows[RECORD] = [record_row(table_id, standing, at)]

        def work(connection: Connection) -> None:
            if clock is not None:
                clocks.write(connection, table_id, clock)
            if turn is not None:
                notices.write(connection, table_id, turn)
            if plan is not None:
                plans.write(connection, table_id, *plan)

        alone = clock is None and turn is None and plan is None
        await self._writer.add(table_id, rows, None if alone else work)
        return at

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
            last = connection.scalar(
                select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table_id)
            )
            line = StoredLine((last or 0) + 1, seat, name, text, phrase)
            connection.execute(
                insert(CHAT).values(
                    table_id=table_id,
                    number=line.number,
                    seat=seat,
                    name=name,
                    text=text,
                    at=times.now(),
                    phrase=phrase,
                )
            )
            connection.execute(
                delete(CHAT).where(
                    CHAT.c.table_id == table_id, CHAT.c.number <= line.number - CHAT_KEPT
                )
            )
            return line

        for _ in range(SAY_TRIES):
            with suppress(Conflict):  # another process took the number: the next one is free
                return await self._writer.write(table_id, work)
        return await self._writer.write(table_id, work)

    async def chat(self, table_id: str, after: int = 0) -> list[StoredLine]:
        wanted = (
            select(CHAT)
            .where(CHAT.c.table_id == table_id, CHAT.c.number > after)
            .order_by(CHAT.c.number)
        )
        lines = await self._read(lambda connection: connection.execute(wanted).all())
        return [
            StoredLine(line.number, line.seat, line.name, line.text, line.phrase) for line in lines
        ]

    async def last_line(self, table_id: str) -> int:
        """The number of the last line of chat, 0 if there is none."""
        last = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table_id)
        return await self._read(lambda connection: connection.scalar(last)) or 0

    # -- what crosses between processes -----------------------------------------------------

    async def ask(
        self, table_id: str, change: Callable[[StoredRequest | None], StoredRequest | None]
    ) -> StoredRequest | None:
        """Change the request to take back, in one go with looking at it; what it is then."""

        def work(connection: Connection) -> StoredRequest | None:
            mine = TABLES.c.id == table_id
            now = connection.scalar(select(TABLES.c.request).where(mine).with_for_update())
            request = change(_request(now))
            kept = None if request is None else msgspec.json.encode(request).decode()
            connection.execute(update(TABLES).where(mine).values(request=kept))
            return request

        return await self._writer.write(table_id, work)

    # -- inside ---------------------------------------------------------------------------

    async def _read(self, work: Work[R]) -> R:
        return await read(self._database, work)


def _request(kept: str | None) -> StoredRequest | None:
    return None if kept is None else msgspec.json.decode(kept, type=StoredRequest)


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
