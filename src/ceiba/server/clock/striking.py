"""What happens by itself when somebody's time is up, at tables in memory and at all others."""

import asyncio
import logging
from itertools import count
from typing import Final

from msgspec.structs import replace

from ceiba.server.bots import TAKES_OVER
from ceiba.server.clock import pausing, running
from ceiba.server.problems import Refused
from ceiba.server.room import Room
from ceiba.server.rooms import Rooms
from ceiba.server.taking_back import forgo_reply
from ceiba.store import StoreDown, times

LOG: Final = logging.getLogger(__name__)

LOOK_S: Final = 0.5
BEATS: Final = 30
"""So many looks lie between two notes that the house is open."""


async def watch(rooms: Rooms) -> None:
    """For ever. Of several processes each looks; the store lets one of them act."""
    await rooms.store.clocks.catch_up()
    for look in count(1):
        await asyncio.sleep(LOOK_S)
        try:
            if look % BEATS == 0:
                await rooms.store.clocks.beat()
            await strike(rooms)
        except StoreDown as problem:
            LOG.warning("the clocks cannot be looked at: %s", problem)


async def strike(rooms: Rooms) -> None:
    """Wherever somebody is out of time now."""
    for table_id in await rooms.store.clocks.due(times.now()):
        try:
            await time_is_up(rooms.room(table_id))
        except Refused as problem:
            code = problem.problem.code
            if problem.for_good:
                await rooms.store.clocks.stop(table_id)
            elif code != "stale":  # another process was first: that is as good
                LOG.warning("the clock of table %s could not strike: %s", table_id, code)


async def time_is_up(room: Room) -> None:
    """A bot plays for those who are late: until they are back, or for good."""
    async with room.open(fresh=True):
        clock, pace = room.clock, room.table.pace
        if clock is None or pace is None:
            return
        late = running.late(clock, times.now())
        if not late:
            return
        gone = [n for n in late if room.table.seats[n].kind != "person"]
        late = [n for n in late if n not in gone]
        clock = running.ran_out(clock, gone, for_good=True)
        for_good = pace.at_zero == "give_up"
        bots = [replace(room.table.seats[n], kind="bot", level=TAKES_OVER) for n in late]
        clock = running.ran_out(clock, late, for_good)
        await room.store.run_out(room.id, clock, bots, for_good)
        await room.read()
        for seat in late:
            await forgo_reply(room, seat)
        await pausing.forgo(room)
        room.moved()
