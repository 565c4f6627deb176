"""Rows of several tables as the values they stand for, and how reading them is asked for."""

from collections.abc import Awaitable
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Select, select

from ceiba.store.database import Work
from ceiba.store.records import StoredSeat
from ceiba.store.schema import SEATS

R = TypeVar("R")


class Reading(Protocol):
    """`Store`'s own way to read, for its parts."""

    def __call__(self, work: Work[R]) -> Awaitable[R]: ...


def read_seat(row: Any) -> StoredSeat:
    return StoredSeat(row.seat, row.kind, row.name, row.level, row.device, row.person)


def read_seats(connection: Connection, tables: Select[Any]) -> dict[str, list[StoredSeat]]:
    """All seats of the tables a query names, in order, by table."""
    sitting: dict[str, list[StoredSeat]] = {}
    query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    for row in connection.execute(query):
        sitting.setdefault(row.table_id, []).append(read_seat(row))
    return sitting
