"""A table as it was kept, with all that a process needs to go on with it."""

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from ceiba.core.log import Entry
from ceiba.store import clocks, notices, plans
from ceiba.store.clocks import Pace
from ceiba.store.open_tables import LISTED, read_listing
from ceiba.store.presence import Presence
from ceiba.store.records import Loaded, StoredRequest, StoredTable
from ceiba.store.rows import read_seat
from ceiba.store.schema import ENTRIES, LISTINGS, SEATS, STANDINGS, TABLES, TERMS, TOKENS
from ceiba.store.terms import TERMED, read_terms, who_knows


def load(connection: Connection, table_id: str, after: int, presence: Presence) -> Loaded | None:
    """With the entries later than number `after`; None if there is no such table."""
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
    pace, clock = (None, None) if kept is None else kept
    table = _table(connection, row, pace)
    return Loaded(
        table,
        tuple(Entry(entry.seat, entry.text) for entry in entries),
        row.created if moved is None else moved,
        read_request(row.request),
        *presence.elsewhere(connection, table_id),
        row.stands is not None,
        clock,
        plans.found(connection, table_id),
        who_knows(connection, table_id, table.terms),
        notices.are_wanted(connection, table_id),
    )


def _table(connection: Connection, row: Any, pace: Pace | None) -> StoredTable:
    seats = connection.execute(
        select(SEATS).where(SEATS.c.table_id == row.id).order_by(SEATS.c.seat)
    )
    tokens = connection.execute(
        select(TOKENS.c.hash, TOKENS.c.seat).where(TOKENS.c.table_id == row.id)
    )
    return StoredTable(
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
        pace,
        read_terms(row),
    )


def read_request(kept: str | None) -> StoredRequest | None:
    return None if kept is None else msgspec.json.decode(kept, type=StoredRequest)
