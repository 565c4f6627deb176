"""Hints for a person who is asked: what Ahau would do, worked out beside the server.

A socket goes on while its hint is worked out: who has seen enough may answer meanwhile.
"""

import asyncio
import logging
from typing import Final

from msgspec.structs import replace

from ceiba.coach import hints
from ceiba.server.limits import Quota
from ceiba.server.listener import Listener
from ceiba.server.playing import check_asked
from ceiba.server.problems import Refused, refused
from ceiba.server.protocol import Hinted, HintWish
from ceiba.server.room import Room
from ceiba.server.telling import HINT, other_people
from ceiba.server.thinking import PATIENCE_S, USUALLY_S, question_for
from ceiba.server.workers import Workers

LOG: Final = logging.getLogger(__name__)


class Hinting:
    """One hint at a time for each listener."""

    def __init__(self, workers: Workers, per_minute: int) -> None:
        self._workers = workers
        self._quota = Quota(per_minute, 60)
        self._under_way: dict[Listener, asyncio.Task[None]] = {}

    def ask(self, room: Room, listener: Listener, seat: int, wish: HintWish) -> None:
        """The reply, or why there is none, is sent to the listener when it is known."""
        try:
            if listener in self._under_way:
                raise refused("too_fast")
            self._quota.take(f"{room.id} {seat}")
        except Refused as problem:
            listener.send(replace(problem.problem, id=wish.id))
            return
        task = asyncio.create_task(self._reply(room, listener, seat, wish))
        self._under_way[listener] = task
        task.add_done_callback(lambda _: self._under_way.pop(listener))

    async def close(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _reply(self, room: Room, listener: Listener, seat: int, wish: HintWish) -> None:
        try:
            listener.send(await self._hint(room, seat, wish))
        except Refused as problem:
            listener.send(replace(problem.problem, id=wish.id))
        except Exception:  # whoever waits for it hears that there is none
            LOG.exception("a hint at table %s failed", room.id)
            listener.send(replace(refused("internal").problem, id=wish.id))

    async def _hint(self, room: Room, seat: int, wish: HintWish) -> Hinted:
        level = hints.STRONGEST
        async with room.open() as match:
            if not room.info().hints:
                raise refused("no_hints")
            check_asked(room, match, seat, wish.asked)
            kind = f"{match.game.spec.slug} hint"
        turn = self._workers.turns.turn(room.id, kind, persons=True, usually=USUALLY_S[level])
        async with turn as share:
            async with room.open() as match:
                check_asked(room, match, seat, wish.asked)
                asked = question_for(match, seat, level, share)
            best = await self._workers.do(
                PATIENCE_S, hints.hint, asked.position, asked.seat, asked.seed, asked.share
            )
        await _tell_others(room, seat)
        return Hinted(wish.id, best)


async def _tell_others(room: Room, seat: int) -> None:
    """Whoever plays against persons asks for help in the open."""
    async with room.open():
        if other_people(room.table, seat):
            await room.store.say(room.id, seat, room.table.seats[seat].name, HINT)
            await room.tell_chat()
