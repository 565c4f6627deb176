"""The tables that are in use now, by id."""

import asyncio
import logging
import re
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from ceiba.server.ahead import carry_out
from ceiba.server.bot_seats import BotSeats
from ceiba.server.problems import Refused, refused
from ceiba.server.protocol import Closing
from ceiba.server.room import Room
from ceiba.server.taking_back import expire_request
from ceiba.server.thinking import Thinkers
from ceiba.store import Channel, Store, StoreDown

LOG: Final = logging.getLogger(__name__)

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
SWEEP_S: Final = 5.0
UNREAD_S: Final = 60.0
"""How long a room stays that was asked for and never read, as for a mistyped link."""


class Rooms:
    """Rooms are made when asked for and dropped when nobody uses them; the store keeps all."""

    def __init__(
        self, store: Store, thinkers: Thinkers, idle_minutes: float, stand_in_hours: float
    ) -> None:
        self.store = store
        self._bots = BotSeats(thinkers)
        self._idle_s = idle_minutes * 60
        self._patience_ms = round(stand_in_hours * 3_600_000)
        self._rooms: dict[str, Room] = {}
        self._channel: Channel | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: set[str] = set()
        """Tables whose rooms are about to look again: one look is for all notices until then."""

    def join(self, address: str) -> None:
        """Hear of what other processes write to the same database, and let them hear."""
        self._channel = Channel(address, self.store.process, self._heard, self._look_everywhere)

    def __len__(self) -> int:
        return len(self._rooms)

    def here(self, table_id: str) -> set[int]:
        """The seats whose browsers are at this process."""
        room = self._rooms.get(table_id)
        listeners = room.listeners if room is not None else ()
        return {each.seat for each in listeners if each.seat is not None}

    def in_use(self) -> list[str]:
        return list(self._rooms)

    def listeners(self) -> int:
        return sum(len(room.listeners) for room in self._rooms.values())

    def room(self, table_id: str) -> Room:
        if not TABLE_ID.fullmatch(table_id):
            raise refused("no_table", close=Closing.NO_TABLE)
        room = self._rooms.get(table_id)
        if room is None:
            room = Room(self.store, table_id, self._wake, self._patience_ms)
            self._rooms[table_id] = room
        room.used = time.monotonic()
        return room

    async def resume(self, table_id: str) -> None:
        """Let the bots of a table go on, unless somebody, here or elsewhere, plays them already."""
        if self._bots.busy(table_id):
            return
        if self._channel is None or await self._channel.claim(table_id):
            room = self.room(table_id)
            async with room.open(fresh=True):
                room.wake()

    async def tend(self) -> None:
        """For ever: end requests nobody replied to, drop what lies idle, say that we live."""
        while True:
            await asyncio.sleep(SWEEP_S)
            self.drop_idle()
            await self._stay_in_touch()
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
                if self._channel is not None:
                    self._spawn(self._channel.release(table_id))

    async def close(self) -> None:
        await self._bots.close()
        if self._channel is not None:
            await self._channel.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- other processes --------------------------------------------------------------------

    def _wake(self, room: Room) -> None:
        """The bots of a table are played by one process: by whoever claimed it first.

        Should two ever do it, as when the connection of one was cut, the key of the log decides.
        """
        if room.ready():
            self._spawn(carry_out(room))
        if self._channel is None or self._channel.has(room.id):
            self._bots.wake(room)
        elif any(seat.kind == "bot" for seat in room.table.seats):
            self._spawn(self._claim(room, self._channel))

    async def _claim(self, room: Room, channel: Channel) -> None:
        if await channel.claim(room.id):
            async with room.open(fresh=True):
                self._bots.wake(room)

    def _heard(self, table_id: str) -> None:
        room = self._rooms.get(table_id)
        if room is not None and room.loaded and table_id not in self._looking:
            self._looking.add(table_id)
            self._spawn(self._look(room))

    async def _look(self, room: Room) -> None:
        self._looking.discard(room.id)
        await room.look_again()

    def _look_everywhere(self) -> None:
        """After a gap in the channel anything may have been missed."""
        for table_id in self._rooms:
            self._heard(table_id)

    async def _stay_in_touch(self) -> None:
        if self._channel is None:
            return
        try:
            await self.store.presence.still_here()
        except StoreDown as problem:
            LOG.warning("the others cannot be told that this process lives: %s", problem)
        for room in [each for each in self._rooms.values() if each.loaded and each.listeners]:
            if not self._channel.has(room.id):  # the process that had its bots may be gone
                self._wake(room)

    def _spawn(self, work: Coroutine[Any, Any, object]) -> None:
        async def run() -> None:
            with suppress(Refused):  # said in the log already; the next notice or sweep tries again
                await work

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
