"""The tables that are in use now, by id."""

import asyncio
import logging
import re
import time
from typing import Final

from ceiba.server.bot_seats import BotSeats
from ceiba.server.playing import expire_request
from ceiba.server.problems import Refused, refused
from ceiba.server.protocol import Closing
from ceiba.server.room import Room
from ceiba.server.workers import Workers
from ceiba.store import Store

LOG: Final = logging.getLogger(__name__)

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
SWEEP_S: Final = 5.0
UNREAD_S: Final = 60.0
"""How long a room stays that was asked for and never read, as for a mistyped link."""


class Rooms:
    """Rooms are made when asked for and dropped when nobody uses them; the store keeps all."""

    def __init__(
        self, store: Store, workers: Workers, idle_minutes: float, stand_in_hours: float
    ) -> None:
        self.store = store
        self._bots = BotSeats(workers)
        self._idle_s = idle_minutes * 60
        self._patience_ms = round(stand_in_hours * 3_600_000)
        self._rooms: dict[str, Room] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def listeners(self) -> int:
        return sum(len(room.listeners) for room in self._rooms.values())

    def room(self, table_id: str) -> Room:
        if not TABLE_ID.fullmatch(table_id):
            raise refused("no_table", close=Closing.NO_TABLE)
        room = self._rooms.get(table_id)
        if room is None:
            room = Room(self.store, table_id, self._bots.wake, self._patience_ms)
            self._rooms[table_id] = room
        room.used = time.monotonic()
        return room

    async def tend(self) -> None:
        """For ever: end requests nobody replied to, drop what lies idle."""
        while True:
            await asyncio.sleep(SWEEP_S)
            self.drop_idle()
            for room in [r for r in self._rooms.values() if r.request is not None]:
                try:
                    await expire_request(room)
                except Refused as problem:
                    LOG.warning("a request at table %s stays: %s", room.id, problem)

    def drop_idle(self) -> None:
        now = time.monotonic()
        for table_id, room in list(self._rooms.items()):
            idle = self._idle_s if room.loaded else UNREAD_S
            if now - room.used > idle and not room.busy and not self._bots.busy(table_id):
                del self._rooms[table_id]

    async def close(self) -> None:
        await self._bots.close()
