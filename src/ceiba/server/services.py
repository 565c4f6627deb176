"""What the handlers of one server share."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final

from ceiba.server import waking
from ceiba.server.assets import Assets
from ceiba.server.clock import striking
from ceiba.server.coaching import Coaching
from ceiba.server.hinting import Hinting
from ceiba.server.keeping import forget_old
from ceiba.server.limits import Quota
from ceiba.server.meeting import Meeting
from ceiba.server.notices.sending import Sending
from ceiba.server.replays import Replays
from ceiba.server.rooms import Rooms
from ceiba.server.settings import Settings
from ceiba.server.thinking import LocalThinkers, Thinkers
from ceiba.server.visitors import Visitors
from ceiba.server.workers import Workers
from ceiba.store import Store

LOG: Final = logging.getLogger(__name__)

AGAIN_S: Final = 2.0


class Services:
    """Made when the server starts, closed when it stops."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.assets = Assets(Path(settings.assets))
        self.workers = Workers(settings.bot_workers)
        self.thinkers = _thinkers(settings, self.workers)
        self.rooms = Rooms(store, self.thinkers, settings.idle_minutes, settings.stand_in_hours)
        if store.shared:
            self.rooms.join(settings.database)
        self.meeting = Meeting(self.rooms)
        self.tables = Quota(settings.tables_per_hour, 3600)
        self.people = Quota(settings.people_per_hour, 3600)
        self.requests = Quota(settings.requests_per_minute, 60)
        self.replays = Replays(self.workers)
        self.looks = Quota(settings.replays_per_minute, 60)
        """At replays and logs."""
        self.undos = Quota(settings.undos_per_minute, 60)
        self.hinting = Hinting(self.workers, settings.hints_per_minute)
        self.coaching = Coaching(self.workers, settings.coachings_per_hour)
        self.chat = Quota(settings.chat_per_minute, 60)
        self.visitors = Visitors(settings.seats_per_visitor)
        self.sending = Sending(settings, self.rooms)
        self._tending = [
            asyncio.create_task(insist(work))
            for work in (
                self.rooms.tend,
                partial(striking.watch, self.rooms),
                partial(waking.watch, self.rooms),
                self.sending.watch,
                partial(forget_old, self.rooms, settings.keep_days),
            )
        ]

    async def close(self) -> None:
        for task in self._tending:
            task.cancel()
        await asyncio.gather(*self._tending, return_exceptions=True)
        await self.sending.close()
        await self.hinting.close()
        await self.coaching.close()
        await self.rooms.close()
        await self.thinkers.close()
        await self.workers.close()
        await self.store.close()


async def insist(work: Callable[[], Awaitable[None]], again_s: float = AGAIN_S) -> None:
    """What is done for ever begins again where it failed: nobody would miss it until too late."""
    while True:
        try:
            await work()
            return
        except Exception:
            LOG.exception("what is done beside the tables failed, and begins again")
        await asyncio.sleep(again_s)


def _thinkers(settings: Settings, workers: Workers) -> Thinkers:
    local = LocalThinkers(workers)
    if settings.bot_queue == "none":
        return local
    from ceiba.server.bot_queue import QueuedThinkers  # needs ceiba[work]

    return QueuedThinkers(settings.database, settings.bot_workers, local)
