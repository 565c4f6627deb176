"""Pausing by consent: the clock stops, and goes on, when all persons want it."""

from msgspec.structs import replace

from ceiba.server.clock import running
from ceiba.server.problems import refused
from ceiba.server.room import Room
from ceiba.store import StoredClock, times


async def pause(room: Room, seat: int, agree: bool) -> None:
    """A seat wants to pause, or to go on after a pause, or agrees to it; one declines for all."""
    async with room.open(fresh=True) as match:
        clock, pace = room.clock, room.table.pace
        if clock is None or pace is None or pace.kind == "none" or match.over or not clock.begun:
            raise refused("no_clock")
        asking = {*clock.asking, seat} if agree else set()
        await _keep(room, replace(clock, asking=tuple(sorted(asking))))


async def forgo(room: Room) -> None:
    """Under the lock, when a bot sits down for somebody: those who are left may all agree."""
    if room.clock is not None and room.clock.asking:
        await _keep(room, room.clock)


async def _keep(room: Room, clock: StoredClock) -> None:
    table = room.table
    people = {seat.device for seat in table.seats if seat.kind == "person"}
    agreed = {table.seats[seat].device for seat in clock.asking}
    if clock.asking and people <= agreed:
        clock = running.paused(clock, times.now())
    room.clock = await room.store.clocks.keep(room.id, clock)
    room.send_presence()
