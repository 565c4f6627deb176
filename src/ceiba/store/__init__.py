"""Games survive here: every accepted answer, in SQLite by default, in PostgreSQL by an address."""

from ceiba.store import times
from ceiba.store.channel import Channel
from ceiba.store.clocks import Pace, StoredClock
from ceiba.store.errors import Conflict, OtherShape, StoreDown, StoreStarting
from ceiba.store.news import News
from ceiba.store.notices import Kept, Turn, Way
from ceiba.store.plans import Plan, Step
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
    Terms,
)
from ceiba.store.reports import Report
from ceiba.store.store import Store
from ceiba.store.terms import DealtTable

__all__ = [
    "Channel",
    "Conflict",
    "DealtTable",
    "Kept",
    "ListedTable",
    "Listing",
    "Loaded",
    "MyTable",
    "News",
    "OtherShape",
    "Pace",
    "Plan",
    "Report",
    "Standing",
    "Step",
    "Store",
    "StoreDown",
    "StoreStarting",
    "StoredClock",
    "StoredLine",
    "StoredPasskey",
    "StoredPerson",
    "StoredRequest",
    "StoredSeat",
    "StoredTable",
    "Terms",
    "Turn",
    "Way",
    "times",
]
