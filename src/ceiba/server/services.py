"""What the handlers of one server share."""

import asyncio
from pathlib import Path

from ceiba.server.assets import Assets
from ceiba.server.limits import REPLAY_QUEUE, Quota, Turnstile
from ceiba.server.rooms import Rooms
from ceiba.server.settings import Settings
from ceiba.server.visitors import Visitors
from ceiba.server.workers import Workers
from ceiba.store import Store


class Services:
    """Made when the server starts, closed when it stops."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.assets = Assets(Path(settings.assets))
        self.workers = Workers(settings.bot_workers)
        self.rooms = Rooms(store, self.workers, settings.idle_minutes, settings.stand_in_hours)
        self.tables = Quota(settings.tables_per_hour, 3600)
        self.requests = Quota(settings.requests_per_minute, 60)
        self.replays = Quota(settings.replays_per_minute, 60)
        self.undos = Quota(settings.undos_per_minute, 60)
        self.chat = Quota(settings.chat_per_minute, 60)
        self.visitors = Visitors(settings.seats_per_visitor)
        self.replaying = Turnstile(REPLAY_QUEUE)
        """Games are replayed one at a time: the other workers stay free for the bots."""
        self._tending = asyncio.create_task(self.rooms.tend())

    async def close(self) -> None:
        self._tending.cancel()
        await self.rooms.close()
        self.workers.close()
        await self.store.close()
