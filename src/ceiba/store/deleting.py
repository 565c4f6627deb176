"""Tables that go for good, with all that hangs on them."""

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import Connection, delete, func, select, update

from ceiba.store import times
from ceiba.store.schema import CHAT, ENTRIES, METADATA, PRESENCE, TABLES

OF_A_TABLE: Final = [each for each in reversed(METADATA.sorted_tables) if "table_id" in each.c]
"""What hangs on a table, in the order it can be deleted."""
AT_ONCE: Final = 200
"""Nobody shall wait long for the one writer."""


def delete_tables(connection: Connection, ids: Sequence[str]) -> None:
    for table_id in ids:
        for table in OF_A_TABLE:
            connection.execute(delete(table).where(table.c.table_id == table_id))
        rematch_of = update(TABLES).where(TABLES.c.rematch == table_id)
        connection.execute(rematch_of.values(rematch=None))
        connection.execute(delete(TABLES).where(TABLES.c.id == table_id))


def delete_old(connection: Connection, before: int, used: Collection[str]) -> list[str]:
    """Tables nobody played or spoke at since `before`, but for those in use; which they were."""
    here = select(PRESENCE.c.table_id).where(PRESENCE.c.until > times.now())
    last = [
        func.coalesce(
            select(func.max(kept.c.at)).where(kept.c.table_id == TABLES.c.id).scalar_subquery(), 0
        )
        for kept in (ENTRIES, CHAT)
    ]
    old = select(TABLES.c.id).where(
        TABLES.c.created < before,
        TABLES.c.id.not_in(here),
        TABLES.c.id.not_in(list(used)),
        *(at < before for at in last),
    )
    ids = list(connection.scalars(old.limit(AT_ONCE)))
    delete_tables(connection, ids)
    return ids
