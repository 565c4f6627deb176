"""The tables that are open to strangers: to join, to watch, to study."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select

from ceiba.store.clocks import read_pace
from ceiba.store.records import ListedTable, Listing
from ceiba.store.rows import Reading, read_seats
from ceiba.store.schema import CLOCKS, LISTINGS, PRESENCE, STANDINGS, TABLES, TERMS
from ceiba.store.standing import read_record
from ceiba.store.times import now

LISTED: Final = (LISTINGS.c.level.label("listed"), LISTINGS.c.language)
MOST: Final = 200
"""Of those that moved last; a page shows fewer."""


def read_listing(row: Any) -> Listing | None:
    if row.listed is None:
        return None
    return msgspec.convert({"level": row.listed, "language": row.language}, Listing)


class OpenTables:
    """A part of the store."""

    def __init__(self, read: Reading) -> None:
        self._read = read

    async def moved_last(self) -> list[ListedTable]:
        """What moved last first."""
        moved = func.coalesce(STANDINGS.c.moved, TABLES.c.created).label("at")
        tables = (
            select(TABLES.c.id, TABLES.c.game, moved, STANDINGS.c.waiting, STANDINGS.c.outcome)
            .add_columns(*LISTED, CLOCKS.c.pace, TERMS.c.rated)
            .join(LISTINGS)
            .outerjoin(STANDINGS, STANDINGS.c.table_id == TABLES.c.id)
            .outerjoin(CLOCKS, CLOCKS.c.table_id == TABLES.c.id)
            .outerjoin(TERMS, TERMS.c.table_id == TABLES.c.id)
            .order_by(moved.desc())
            .limit(MOST)
        )
        ids = tables.with_only_columns(TABLES.c.id).subquery()

        def work(connection: Connection) -> list[ListedTable]:
            sitting = read_seats(connection, select(ids))
            present = select(PRESENCE.c.table_id, PRESENCE.c.seats).where(
                PRESENCE.c.table_id.in_(select(ids)), PRESENCE.c.until > now()
            )
            here: dict[str, set[int]] = {}
            for row in connection.execute(present):
                here.setdefault(row.table_id, set()).update(map(int, row.seats.split()))
            return [
                ListedTable(
                    row.id,
                    row.game,
                    tuple(sitting[row.id]),
                    row.at,
                    read_record(row.waiting, row.outcome),
                    listing=read_listing(row) or Listing(),
                    here=frozenset(here.get(row.id, ())),
                    pace=read_pace(row.pace),
                    rated=bool(row.rated),
                )
                for row in connection.execute(tables)
            ]

        return await self._read(work)
