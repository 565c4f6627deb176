"""Both databases, emptied before each test."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection

from ceiba.core.game import Options
from ceiba.store import Store, StoredSeat, StoredTable
from ceiba.store.schema import METADATA

SEATS = (StoredSeat(0, "person", "Ana", device=0), StoredSeat(1, "open"))
OPTIONS: Options = {"tied_lowest": "eliminate", "contiguous_layout": True}
TABLE = StoredTable("t1", "gold", 1, 2, OPTIONS, "seed", SEATS, {"h": 0})


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = await Store.open(address)
    await opened._database.write(_empty)
    yield opened
    await opened.close()


def _empty(connection: Connection) -> None:
    for table in reversed(METADATA.sorted_tables):
        connection.execute(table.delete())
