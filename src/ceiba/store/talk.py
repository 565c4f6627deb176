"""What was said at a table: the last lines of it."""

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from ceiba.store import times
from ceiba.store.records import StoredLine
from ceiba.store.schema import CHAT

KEPT = 200


def add(
    connection: Connection,
    table_id: str,
    seat: int | None,
    name: str,
    text: str,
    phrase: str | None,
) -> StoredLine:
    """One line more; of the older ones the last two hundred stay."""
    line = StoredLine(last_line(connection, table_id) + 1, seat, name, text, phrase)
    kept = msgspec.structs.asdict(line)
    connection.execute(insert(CHAT).values(table_id=table_id, at=times.now(), **kept))
    connection.execute(
        delete(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.number <= line.number - KEPT)
    )
    return line


def lines(connection: Connection, table_id: str, after: int) -> list[StoredLine]:
    """Those later than number `after`."""
    wanted = (
        select(CHAT)
        .where(CHAT.c.table_id == table_id, CHAT.c.number > after)
        .order_by(CHAT.c.number)
    )
    return [
        StoredLine(line.number, line.seat, line.name, line.text, line.phrase)
        for line in connection.execute(wanted)
    ]


def last_line(connection: Connection, table_id: str) -> int:
    """The number of the last line, 0 if there is none."""
    last = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table_id)
    return connection.scalar(last) or 0
