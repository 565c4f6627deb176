"""Games survive here: every accepted answer, in SQLite by default, in PostgreSQL by an address."""

from ceiba.store.channel import Channel
from ceiba.store.errors import Conflict, OtherShape, StoreDown, StoreStarting
from ceiba.store.records import (
    ListedTable,
    Listing,
    Loaded,
    MyTable,
    Standing,
    StoredLine,
    StoredPasskey,
    StoredPerson,
    StoredRequest,
    StoredSeat,
    StoredTable,
)
from ceiba.store.store import Store

__all__ = [
    "Channel",
    "Conflict",
    "ListedTable",
    "Listing",
    "Loaded",
    "MyTable",
    "OtherShape",
    "Standing",
    "Store",
    "StoreDown",
    "StoreStarting",
    "StoredLine",
    "StoredPasskey",
    "StoredPerson",
    "StoredRequest",
    "StoredSeat",
    "StoredTable",
]
