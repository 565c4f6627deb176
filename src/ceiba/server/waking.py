"""Bots that are asked at tables nobody has open: a server that ended left them in their turn.

Without this a table by correspondence would stand still: its people come when they are told that
it is their turn, and they are told when the bot has answered.
"""

import asyncio
import logging
from typing import Final

from ceiba.server.problems import Refused
from ceiba.server.rooms import Rooms
from ceiba.store import StoreDown, times

LOG: Final = logging.getLogger(__name__)

LOOK_S: Final = 30.0


async def watch(rooms: Rooms) -> None:
    """For ever: at the start all of them, then those whom another process has left alone."""
    before = times.now()
    lost: set[str] = set()
    while True:
        try:
            for table_id in await rooms.store.bots_asked(before):
                if table_id not in lost and not await _wake(rooms, table_id):
                    lost.add(table_id)
        except StoreDown as problem:
            LOG.warning("who waits for a bot cannot be looked at: %s", problem)
        await asyncio.sleep(LOOK_S)
        before = times.now() - round(LOOK_S * 1000)


async def _wake(rooms: Rooms, table_id: str) -> bool:
    """False where the table cannot be opened, now or later."""
    try:
        await rooms.resume(table_id)
    except Refused as problem:
        return not problem.for_good
    return True
