"""Games survive here: every accepted answer, in SQLite by default, in PostgreSQL by an address."""

from ceiba.store.channel import Channel
from ceiba.store.errors import Conflict, OtherShape, StoreDown, StoreStarting
from ceiba.store.records import Loaded, StoredLine, StoredRequest, StoredSeat, StoredTable
from ceiba.store.store import Store

__all__ = [
    "Channel",
    "Conflict",
    "Loaded",
    "OtherShape",
    "Store",
    "StoreDown",
    "StoreStarting",
    "StoredLine",
    "StoredRequest",
    "StoredSeat",
    "StoredTable",
]
