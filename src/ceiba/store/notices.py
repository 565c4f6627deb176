"""Who wants to be told of a turn, and how: the ways, and the notices that wait to be sent.

A notice begins to wait in the transaction of the answer that makes it somebody's turn, so none is
lost; whoever sends it claims it first, so that of several processes one does.
"""

from collections.abc import Collection
from typing import Final, Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from ceiba.store import times
from ceiba.store.clocks import keep_house
from ceiba.store.database import Database, read
from ceiba.store.schema import WAYS
from ceiba.store.writer import Writer

AT_ONCE: Final = 50
CLAIMED_MS: Final = 60_000
"""After so long a notice whose sender died is tried again."""


class Way(msgspec.Struct, frozen=True):
    """One way to tell one seat. `address` is a push subscription as JSON, a mail address or a URL.

    Between `quiet_from` and `quiet_to`, minutes of the day in `zone`, nothing is sent.
    """

    kind: Literal["push", "mail", "webhook"]
    address: str
    locale: str
    origin: str
    """Where the page is, as this person's browser calls it."""
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None


class Kept(NamedTuple):
    """A way as the store has it; its id is a secret of whoever gets the notices."""

    table_id: str
    id: str
    seat: int
    way: Way
    due: int | None
    tries: int


class Turn(NamedTuple):
    """Who is asked after an answer, and for whom of them that is news."""

    asked: Collection[int]
    news: Collection[int]


class Notices:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def add(self, table_id: str, seat: int, id_: str, way: Way) -> None:
        """Also where it was there already: then it is as it is now."""
        told = msgspec.json.encode(way).decode()
        row = {"table_id": table_id, "id": id_, "seat": seat, "told": told, "tries": 0}

        def work(connection: Connection) -> None:
            connection.execute(delete(WAYS).where(*_is(table_id, id_)))
            connection.execute(insert(WAYS).values(row))

        await self._writer.write(table_id, work)

    async def remove(self, id_: str, table_id: str | None = None) -> bool:
        """Whether there was one."""
        one = [WAYS.c.id == id_, *([WAYS.c.table_id == table_id] if table_id else [])]
        gone = delete(WAYS).where(*one)
        return await self._writer.write(table_id or "", lambda it: it.execute(gone).rowcount > 0)

    async def of(self, table_id: str, seat: int) -> list[Kept]:
        return await self._select(WAYS.c.table_id == table_id, WAYS.c.seat == seat)

    async def due(self, now: int) -> list[Kept]:
        return await self._select(WAYS.c.due <= now)

    async def turn(self, table_id: str, turn: Turn) -> None:
        await self._writer.write(table_id, lambda connection: write(connection, table_id, turn))

    async def claim(self, kept: Kept) -> bool:
        """Whether this process is the one that sends it."""
        until = times.now() + CLAIMED_MS
        return await self._change(kept, kept.due, due=until, tries=kept.tries + 1)

    async def later(self, kept: Kept, due: int | None, tries: int = 0) -> None:
        """It is sent, or shall be tried again; unless another turn has begun meanwhile."""
        await self._change(kept, None, due=due, tries=tries)

    async def vapid(self, make: str) -> str:
        """The house's key for Web Push: `make` where there is none yet."""
        return await self._writer.write("", lambda it: keep_house(it, "vapid", make))

    async def _change(self, kept: Kept, was: int | None, **values: int | None) -> bool:
        mine = _is(kept.table_id, kept.id)
        mine.append(WAYS.c.due == was if was is not None else WAYS.c.due.is_not(None))
        changed = update(WAYS).where(*mine).values(**values)
        return await self._writer.write("", lambda it: it.execute(changed).rowcount == 1)

    async def _select(self, *where: ColumnElement[bool]) -> list[Kept]:
        query = select(WAYS).where(*where).order_by(WAYS.c.due).limit(AT_ONCE)
        found = await read(self._database, lambda connection: connection.execute(query).all())
        return [
            Kept(r.table_id, r.id, r.seat, msgspec.json.decode(r.told, type=Way), r.due, r.tries)
            for r in found
        ]


def are_wanted(connection: Connection, table_id: str) -> bool:
    return bool(connection.scalar(select(func.count()).where(WAYS.c.table_id == table_id)))


def write(connection: Connection, table_id: str, turn: Turn) -> None:
    """Of those who are not asked any more nothing waits; for the others a notice begins to."""
    here = WAYS.c.table_id == table_id
    over = update(WAYS).where(here, WAYS.c.seat.not_in(turn.asked)).values(due=None)
    connection.execute(over)
    if turn.news:
        asked = update(WAYS).where(here, WAYS.c.seat.in_(turn.news))
        connection.execute(asked.values(due=times.now(), tries=0))


def _is(table_id: str, id_: str) -> list[ColumnElement[bool]]:
    return [WAYS.c.table_id == table_id, WAYS.c.id == id_]
