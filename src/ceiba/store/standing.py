"""How each game stands, written beside its log in the same transaction."""

import msgspec
from sqlalchemy import Connection, func, insert, select, text

from ceiba.core.game import Outcome
from ceiba.core.seats import LETTERS
from ceiba.store.bulk import Bulk, Row
from ceiba.store.records import Standing
from ceiba.store.schema import SEATS, STANDINGS

BEGINNING = "INSERT INTO standings (table_id, waiting, moved, outcome)"
END = (
    " ON CONFLICT (table_id) DO UPDATE"
    " SET waiting = excluded.waiting, moved = excluded.moved, outcome = excluded.outcome"
)
RECORD = Bulk(
    text(f"{BEGINNING} VALUES (:of, :asked, :at, CAST(:ended AS JSON)) {END}"),
    ("of", "asked", "at", "ended"),
    BEGINNING,
    END,
)
"""Written with every answer."""


def record_row(table_id: str, standing: Standing, moved: int) -> Row:
    """For `RECORD`."""
    ended = standing.outcome and msgspec.json.encode(standing.outcome).decode()
    return table_id, standing.waiting, moved, ended


def begin_record(connection: Connection, table_id: str, standing: Standing, moved: int) -> None:
    connection.execute(
        insert(STANDINGS).values(
            table_id=table_id,
            waiting=standing.waiting,
            moved=moved,
            outcome=standing.outcome and msgspec.to_builtins(standing.outcome),
        )
    )


def bots_asked(connection: Connection, before: int) -> list[str]:
    """The tables that have waited for a bot since before then, the longest first."""
    letter = func.substr("".join(LETTERS), SEATS.c.seat + 1, 1)
    gathering = select(SEATS.c.table_id).where(SEATS.c.kind == "open")
    query = (
        select(STANDINGS.c.table_id)
        .join(SEATS, SEATS.c.table_id == STANDINGS.c.table_id)
        .where(
            STANDINGS.c.outcome.is_(None),
            STANDINGS.c.moved < before,
            SEATS.c.kind == "bot",
            STANDINGS.c.waiting.contains(letter),
            STANDINGS.c.table_id.not_in(gathering),
        )
        .order_by(STANDINGS.c.moved)
    )
    return list(dict.fromkeys(connection.scalars(query)))


def read_record(waiting: str | None, outcome: object) -> Standing | None:
    """What was written; None where nothing was."""
    if waiting is None:
        return None
    ended = None if outcome is None else msgspec.convert(outcome, Outcome)
    return Standing(waiting, ended)
