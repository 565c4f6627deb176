"""The bots at the tables: one task per seat that has to answer, thinking beside everybody else.

A seat that is asked is asked until it has answered. Whatever fails, it tries again, later and
later up to `RETRY_S`; only a table that is no more ends it.
"""

import asyncio
import logging
from typing import Final

from structlog.contextvars import bind_contextvars

from ceiba.core.errors import CeibaError
from ceiba.core.lesson import scripted
from ceiba.core.seats import letter
from ceiba.server.bots import OFF_THE_LINE, TAKES_OVER, TEACHER
from ceiba.server.problems import Refused
from ceiba.server.room import Room
from ceiba.server.thinking import USUALLY_S, Thinkers, question_for, think

LOG: Final = logging.getLogger(__name__)

RETRY_S: Final = (0.5, 1.0, 2.0, 5.0, 15.0)
"""After a failure: the game goes on by itself when, say, there is room on the disk again."""


class BotSeats:
    """`wake` is called by a room, under its lock, whenever its game moved."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._tables: dict[str, dict[int, asyncio.Task[None]]] = {}
        """The tasks by table and seat; tables without any are left out."""

    def wake(self, room: Room) -> None:
        for seat in range(room.table.players):
            if seat not in self._tables.get(room.id, ()) and is_asked(room, seat):
                task = asyncio.create_task(self._play(room, seat))
                self._tables.setdefault(room.id, {})[seat] = task

    def busy(self, table_id: str) -> bool:
        return table_id in self._tables

    async def close(self) -> None:
        turns = [task for tasks in self._tables.values() for task in tasks.values()]
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)

    async def _play(self, room: Room, seat: int) -> None:
        """Answer as long as the seat is asked."""
        bind_contextvars(table=room.id)  # for the logs of this task
        failures = 0
        while True:
            try:
                if not await self._turn(room, seat):
                    return
                failures = 0
                continue
            except Refused as problem:
                code = problem.problem.code
                if code == "stale":  # another process was first: look again
                    continue
                if problem.for_good:
                    self._done(room, seat)
                    return
                LOG.warning("a bot at table %s could not answer: %s", room.id, code)
            except Exception:  # a seat that gives up would hold its table up for ever
                LOG.exception("a bot at table %s could not answer", room.id)
            await asyncio.sleep(RETRY_S[min(failures, len(RETRY_S) - 1)])
            failures += 1

    async def _turn(self, room: Room, seat: int) -> bool:
        """One answer; False when there is nothing to answer.

        That is found out under the lock, and the task ends there, so that no wake is missed.
        """
        async with room.open() as match:
            if not is_asked(room, seat):
                self._done(room, seat)
                return False
            if await _by_script(room, seat):
                return True
            level = _level(room, seat)
            kind = f"{match.game.spec.slug} {level}"
            persons = any(each.kind == "person" for each in room.table.seats)
        turns = self._thinkers.turns
        async with turns.turn(room.id, kind, persons, USUALLY_S[level]) as share:
            async with room.open() as match:
                asked = match.asked(seat) if is_asked(room, seat) else None
                if asked is None:
                    return True
                first = match.options_for(seat)[0]
                wanted = question_for(match, seat, _level(room, seat), share)
            answers = await think(self._thinkers, wanted, first)
        async with room.open() as match:
            if is_asked(room, seat) and match.is_asked(seat, asked):
                room.thinking = round(100 * share)
                await _give(room, seat, answers, asked)
        return True

    def _done(self, room: Room, seat: int) -> None:
        tasks = self._tables[room.id]
        del tasks[seat]
        if not tasks:
            del self._tables[room.id]


def is_asked(room: Room, seat: int) -> bool:
    """Whether a bot has to answer now. While people talk about an undo, bots hold still."""
    if room.table.seats[seat].kind != "bot" or room.gathering or room.request is not None:
        return False
    return letter(seat) in room.match.waiting


def _level(room: Room, seat: int) -> str:
    level = room.table.seats[seat].level or TAKES_OVER
    return OFF_THE_LINE if level == TEACHER else level


async def _by_script(room: Room, seat: int) -> bool:
    """The answer of a teacher; False where the lesson leaves it to think."""
    answer = scripted(room.lesson, room.match, seat) if room.lesson is not None else None
    if answer is None or answer not in room.match.options_for(seat):
        return False
    before = room.match.seq
    room.match.answer(seat, [answer])
    await room.keep(before)
    return True


async def _give(room: Room, seat: int, answers: list[str], asked: int) -> None:
    before = room.match.seq
    try:
        room.match.answer(seat, answers, asked)
    except CeibaError as problem:  # without its words: an answer may be sealed
        LOG.error(
            "the answer of a bot at table %s was refused: %s", room.id, type(problem).__name__
        )
        room.match.answer(seat, room.match.options_for(seat)[:1], asked)
    await room.keep(before)
