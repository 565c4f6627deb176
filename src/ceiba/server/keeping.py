"""How long tables are kept: what the host said, carried out."""

import asyncio
import logging
from typing import Final

from ceiba.server.rooms import Rooms
from ceiba.store import StoreDown, times

LOG: Final = logging.getLogger(__name__)

DAY_MS: Final = 86_400_000
LOOK_S: Final = 600.0


async def forget_old(rooms: Rooms, keep_days: int) -> None:
    """For ever: delete what nobody has played or spoken at for so long; with 0 nothing."""
    while keep_days:
        before = times.now() - keep_days * DAY_MS
        try:
            more = True
            while more:
                more = bool(await rooms.store.delete_old(before, rooms.in_use()))
        except StoreDown as problem:
            LOG.warning("old tables stay: %s", problem)
        await asyncio.sleep(LOOK_S)
