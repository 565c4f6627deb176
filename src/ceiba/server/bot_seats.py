"""The bots at the tables: one task per seat that has to answer, thinking beside everybody else."""

import asyncio
import logging
from typing import Final

from ceiba.core.decision import Decision
from ceiba.core.errors import CeibaError
from ceiba.core.game import Position
from ceiba.server.bots import TAKES_OVER, think
from ceiba.server.problems import Refused
from ceiba.server.room import Room
from ceiba.server.workers import Workers

LOG: Final = logging.getLogger(__name__)

RETRY_S: Final = (0.5, 1.0, 2.0, 5.0, 15.0)
"""After the store failed: the game goes on by itself when there is room on the disk again."""


class BotSeats:
    """`wake` is called by a room, under its lock, whenever its game moved."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._turns: dict[tuple[str, int], asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        for seat in room.table.seats:
            key = (room.id, seat.seat)
            if key not in self._turns and question(room, seat.seat) is not None:
                self._turns[key] = asyncio.create_task(self._play(room, seat.seat))

    def busy(self, table_id: str) -> bool:
        return any(table == table_id for table, _ in self._turns)

    async def close(self) -> None:
        turns = list(self._turns.values())
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)

    async def _play(self, room: Room, seat: int) -> None:
        """Answer as long as the seat is asked. Ends under the lock, so that no wake is missed."""
        failures = 0
        while True:
            try:
                if not await self._turn(room, seat):
                    return
                failures = 0
            except Refused as problem:
                if problem.problem.code == "stale":  # another process was first: look again
                    continue
                if problem.problem.code != "internal":
                    self._turns.pop((room.id, seat), None)
                    return
                await asyncio.sleep(RETRY_S[min(failures, len(RETRY_S) - 1)])
                failures += 1

    async def _turn(self, room: Room, seat: int) -> bool:
        """One answer; False when there is nothing to answer."""
        async with room.open() as match:
            decision = question(room, seat)
            if decision is None:
                self._turns.pop((room.id, seat), None)
                return False
            position: Position = match.position()
            level = room.table.seats[seat].level or TAKES_OVER
        answers = await think(self._workers, position, decision, level)
        async with room.open():
            now = question(room, seat)
            if now is not None and now.asked == decision.asked:
                await _give(room, seat, answers, decision)
        return True


def question(room: Room, seat: int) -> Decision | None:
    """What a bot has to answer now. While people talk about an undo, bots hold still."""
    if room.table.seats[seat].kind != "bot" or room.gathering or room.request is not None:
        return None
    return room.match.decision(seat)


async def _give(room: Room, seat: int, answers: list[str], decision: Decision) -> None:
    before = room.match.seq
    try:
        room.match.answer(seat, answers, decision.asked)
    except CeibaError:
        LOG.exception("a bot's answer %s was refused", answers)
        room.match.answer(seat, [decision.options[0].text], decision.asked)
    await room.keep(before)
