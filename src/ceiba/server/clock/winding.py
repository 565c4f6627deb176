"""The clock of a room when people come, go or come back."""

from contextlib import suppress
from typing import Final

from ceiba.server.clock import running
from ceiba.server.room import Room
from ceiba.store import Conflict

TRIES: Final = 3


async def wind(room: Room, back: int | None = None) -> None:
    """Under the lock, after any change of seats. `back`: for whom a bot played until now."""
    for _ in range(TRIES):
        clock = room.clock
        if clock is not None and back is not None:
            clock = running.came_back(clock, back)
        wanted = running.in_step(room.table, room.match, clock, room.match.seq, room.all_here)
        if wanted is None or wanted == room.clock:
            return
        with suppress(Conflict):
            room.clock = await room.store.clocks.keep(room.id, wanted)
            return
        await room.read()  # another process wound it meanwhile
