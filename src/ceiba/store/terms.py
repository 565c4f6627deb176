"""What was agreed on besides the options: whether a game is rated, and the deal it shares."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from ceiba.core.game import Options
from ceiba.store.records import MyTable, Terms
from ceiba.store.rows import Reading, read_seats
from ceiba.store.schema import SEATS, STANDINGS, TABLES, TERMS
from ceiba.store.standing import read_record
from ceiba.store.writer import Writer

TERMED: Final = (TERMS.c.rated, TERMS.c.deal)
MOST: Final = 5000
"""Games that are added up, those that ended last."""
MOVED: Final = func.coalesce(STANDINGS.c.moved, TABLES.c.created).label("at")


class DealtTable(MyTable, frozen=True):
    """One of the tables that began alike."""

    options: Options


class Agreed:
    """A part of the store."""

    def __init__(self, read: Reading, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def share(self, table_id: str, deal: str) -> str:
        """The deal of a table from now on: the one it has, or else `deal`."""

        def work(connection: Connection) -> str:
            mine = TERMS.c.table_id == table_id
            row = connection.execute(select(TERMS).where(mine)).one_or_none()
            if row is None:
                write(connection, table_id, Terms(deal=deal))
            elif row.deal is None:
                connection.execute(update(TERMS).where(mine).values(deal=deal))
            else:
                return str(row.deal)
            return deal

        return await self._writer.write(table_id, work)

    async def tables(self, deal: str) -> list[DealtTable]:
        """Those that began alike, the first first."""
        query = _tables().add_columns(TABLES.c.options).where(TERMS.c.deal == deal)
        return await self._select(
            query.order_by(TABLES.c.created), lambda row: DealtTable(*_of(row), options=row.options)
        )

    async def rated(self) -> list[MyTable]:
        """Games that are over and count, in the order they ended."""
        ended = _tables().where(TERMS.c.rated, STANDINGS.c.outcome.is_not(None))
        last = await self._select(
            ended.order_by(MOVED.desc()).limit(MOST), lambda r: MyTable(*_of(r))
        )
        return last[::-1]

    async def _select(self, query: Any, make: Any) -> list[Any]:
        ids = query.with_only_columns(TABLES.c.id).subquery()

        def work(connection: Connection) -> list[Any]:
            sitting = read_seats(connection, select(ids.c.id))
            found = []
            for row in connection.execute(query):
                found.append(msgspec.structs.replace(make(row), seats=tuple(sitting[row.id])))
            return found

        return await self._read(work)


def _tables() -> Any:
    columns = (TABLES.c.id, TABLES.c.game, MOVED, STANDINGS.c.waiting, STANDINGS.c.outcome)
    return select(*columns).join(TERMS).outerjoin(STANDINGS, STANDINGS.c.table_id == TABLES.c.id)


def _of(row: Any) -> tuple[Any, ...]:
    return row.id, row.game, (), row.at, read_record(row.waiting, row.outcome)


def write(connection: Connection, table_id: str, terms: Terms) -> None:
    row = {"table_id": table_id, "rated": terms.rated, "deal": terms.deal}
    connection.execute(insert(TERMS).values(row))


def read_terms(row: Any) -> Terms:
    return Terms() if row.rated is None else Terms(row.rated, row.deal)


def who_knows(connection: Connection, table_id: str, terms: Terms) -> frozenset[int]:
    """The seats of persons who have sat at another table of the same deal."""
    if terms.deal is None:
        return frozenset()
    before = (
        select(SEATS.c.person)
        .join(TERMS, TERMS.c.table_id == SEATS.c.table_id)
        .where(TERMS.c.deal == terms.deal, SEATS.c.table_id != table_id)
    )
    here = select(SEATS.c.seat).where(SEATS.c.table_id == table_id, SEATS.c.person.in_(before))
    return frozenset(connection.scalars(here))
