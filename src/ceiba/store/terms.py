"""What was agreed on besides the options: whether a game is rated, and the deal it shares."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, func, insert, select, update

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


class DealtTable(MyTable, frozen=True, kw_only=True):
    """A table that has terms."""

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
        return await self._select(_tables(TERMS.c.deal == deal).order_by(TABLES.c.created))

    async def rated(self) -> list[DealtTable]:
        """Games that are over and count, in the order they ended."""
        ended = _tables(TERMS.c.rated, STANDINGS.c.outcome.is_not(None))
        return (await self._select(ended.order_by(MOVED.desc()).limit(MOST)))[::-1]

    async def _select(self, query: Select[Any]) -> list[DealtTable]:
        ids = query.with_only_columns(TABLES.c.id).subquery()

        def work(connection: Connection) -> list[DealtTable]:
            sitting = read_seats(connection, select(ids))
            return [
                DealtTable(
                    row.id,
                    row.game,
                    tuple(sitting[row.id]),
                    row.at,
                    read_record(row.waiting, row.outcome),
                    options=row.options,
                )
                for row in connection.execute(query)
            ]

        return await self._read(work)


def _tables(*where: ColumnElement[bool]) -> Select[Any]:
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.options, MOVED)
    return (
        select(*columns, STANDINGS.c.waiting, STANDINGS.c.outcome)
        .join(TERMS)
        .outerjoin(STANDINGS, STANDINGS.c.table_id == TABLES.c.id)
        .where(*where)
    )


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
