"""Games survive here: every accepted answer, in SQLite by default, in PostgreSQL by an address."""

from ceiba.store.channel import Channel
from ceiba.store.errors import Conflict, StoreDown
from ceiba.store.records import Loaded, StoredLine, StoredRequest, StoredSeat, StoredTable
from ceiba.store.store import Store

__all__ = [
    "Channel",
    "Conflict",
    "Loaded",
    "Store",
    "StoreDown",
    "StoredLine",
    "StoredRequest",
    "StoredSeat",
    "StoredTable",
]
