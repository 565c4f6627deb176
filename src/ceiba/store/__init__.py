"""Games survive here: every accepted answer, in SQLite by default, in PostgreSQL by an address."""

from ceiba.store.errors import Conflict, OtherShape, StoreDown, StoreStarting
from ceiba.store.records import Loaded, StoredLine, StoredSeat, StoredTable
from ceiba.store.store import Store

__all__ = [
    "Conflict",
    "Loaded",
    "OtherShape",
    "Store",
    "StoreDown",
    "StoreStarting",
    "StoredLine",
    "StoredSeat",
    "StoredTable",
]
