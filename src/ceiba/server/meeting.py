"""Where strangers meet: the open tables, those that wait for somebody first."""

import asyncio
import time
from typing import Final

from ceiba.server.forms import Guest, OpenTable
from ceiba.server.rooms import Rooms
from ceiba.server.telling import Status, status_of
from ceiba.store import ListedTable

FRESH_S: Final = 1.0
"""For how long one look is good for everybody who asks."""
SHOWN: Final[dict[Status, int]] = {"gathering": 30, "playing": 20, "over": 20}
WAITING_MS: Final = 24 * 3_600_000
"""For how long a table without anybody at it is still offered."""


class Meeting:
    """The list of this server, read at most once a second however many look at it."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._looking = asyncio.Lock()
        self._read_at = 0.0
        self._tables: list[OpenTable] = []

    async def tables(self) -> list[OpenTable]:
        async with self._looking:
            if time.monotonic() - self._read_at > FRESH_S or not self._read_at:
                self._tables = await self._read()
                self._read_at = time.monotonic()
            return self._tables

    async def _read(self) -> list[OpenTable]:
        found = [self._told(each) for each in await self._rooms.store.open_tables.moved_last()]
        offered: list[OpenTable] = []
        for status, most in SHOWN.items():
            of_it = [table for table in found if table.status == status and _is_offered(table)]
            # Those at whose table somebody sits right now come first.
            offered += sorted(of_it, key=lambda table: not _has_company(table))[:most]
        return offered

    def _told(self, table: ListedTable) -> OpenTable:
        over = table.standing is not None and table.standing.outcome is not None
        listening = self._rooms.here(table.id) | table.here
        devices = {table.seats[seat].device for seat in listening}
        guests = [
            Guest(
                seat.seat,
                seat.kind,
                seat.name,
                here=seat.kind == "person" and seat.device in devices,
            )
            for seat in table.seats
        ]
        status = status_of(table.seats, over)
        return OpenTable(
            table.id,
            table.game,
            status,
            guests,
            table.listing,
            table.moved,
            table.pace,
            table.rated,
        )


def _has_company(table: OpenTable) -> bool:
    return any(guest.here for guest in table.seats)


def _is_offered(table: OpenTable) -> bool:
    """Nobody is sent to a table that everybody left."""
    if table.status != "gathering":
        return True
    somebody = any(guest.kind == "person" for guest in table.seats)
    recent = time.time() * 1000 - table.moved < WAITING_MS
    return somebody and (recent or _has_company(table))
