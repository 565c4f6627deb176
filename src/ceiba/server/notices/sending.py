"""Sending what waits, beside everything else: claimed, sent or given up, and forgotten."""

import asyncio
import logging
from typing import Final

from ceiba.server.limits import Quota
from ceiba.server.notices.calling import Caller
from ceiba.server.notices.mail import mail
from ceiba.server.notices.messages import Fate, Message, message
from ceiba.server.notices.push import HouseKey, push
from ceiba.server.notices.quiet import quiet_until
from ceiba.server.notices.webhook import webhook
from ceiba.server.problems import Refused
from ceiba.server.rooms import Rooms
from ceiba.server.settings import Settings
from ceiba.store import Kept, StoreDown, times

LOG: Final = logging.getLogger(__name__)

LOOK_S: Final = 1.0
AGAIN_MS: Final = (60_000, 300_000, 1_800_000, 7_200_000)
"""After a failure; then the turn is given up, and the next is tried as usual."""
SEND_S: Final = 30.0
A_DAY: Final = 48
"""So many notices a day for one address: nobody is flooded through us."""


class Sending:
    """One for a server."""

    def __init__(self, settings: Settings, rooms: Rooms) -> None:
        self._settings = settings
        self._rooms = rooms
        self._notices = rooms.store.notices
        self.caller = Caller(settings.local_webhooks)
        self._quota = Quota(A_DAY, 86_400)
        self._key: HouseKey | None = None
        self._making = asyncio.Lock()

    async def key(self) -> HouseKey:
        async with self._making:
            if self._key is None:
                self._key = await HouseKey.kept_by(self._rooms.store)
        return self._key

    async def watch(self) -> None:
        """For ever."""
        await self.key()
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self.send_due()
            except StoreDown as problem:
                LOG.warning("notices cannot be read: %s", problem)

    async def close(self) -> None:
        await self.caller.close()

    async def send_due(self) -> None:
        """Everything that waits now; one that hangs does not hold up the others."""
        due = await self._notices.due(times.now())
        await asyncio.gather(*(self._settle(each) for each in due))

    async def _settle(self, kept: Kept) -> None:
        if not await self._notices.claim(kept):
            return
        late = quiet_until(kept.way, times.now())
        if late is not None:
            await self._notices.later(kept, late)
            return
        told = await self._message(kept)
        fate = await self._send(kept, told) if told is not None else "sent"
        if fate == "gone":
            await self._notices.remove(kept.id, kept.table_id)
        elif fate == "failed" and kept.tries < len(AGAIN_MS):
            again = times.now() + AGAIN_MS[kept.tries]
            await self._notices.later(kept, again, kept.tries + 1)
        else:
            await self._notices.later(kept, None)

    async def _message(self, kept: Kept) -> Message | None:
        """None where it is no news: answered meanwhile, or at the table."""
        room = self._rooms.room(kept.table_id)
        try:
            async with room.open(fresh=True):
                here = room.info().seats[kept.seat].here
                return None if here or kept.seat not in room.asked else message(room, kept)
        except Refused:
            return None

    async def _send(self, kept: Kept, told: Message) -> Fate:
        """Whatever goes wrong outside is no fault of ours; addresses are not logged."""
        kind, address = kept.way.kind, kept.way.address
        try:
            self._quota.take(address)
            async with asyncio.timeout(SEND_S):
                if kind == "push":
                    return await push(self.caller, await self.key(), address, told)
                if kind == "mail":
                    return await mail(self._settings, address, told)
                return await webhook(self.caller, address, told)
        except Exception as problem:  # noqa: BLE001  # of whatever library, for whatever reason
            LOG.info("a notice by %s was not sent: %s", kind, type(problem).__name__)
            return "failed"
