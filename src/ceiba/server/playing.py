"""What a seat does in the game: answer, and look ahead."""

from collections.abc import Sequence

from ceiba.core.game import Position
from ceiba.core.lesson import LEARNER, back_to_line
from ceiba.core.match import Match
from ceiba.server import bots
from ceiba.server.limits import ANSWERS
from ceiba.server.problems import refused
from ceiba.server.protocol import Advise, Advised, Answer, Preview, Previewed
from ceiba.server.room import Room
from ceiba.server.workers import Workers
from ceiba.store import Conflict


async def answer(room: Room, seat: int, given: Answer) -> None:
    """One answer or several in a row: all are taken, durably, or none."""
    _check_number(given.answers)
    async with room.open():
        if room.gathering:
            raise refused("not_started")
        while not await _taken(room, seat, given):
            pass


async def _taken(room: Room, seat: int, given: Answer) -> bool:
    """False where another process was first: if this question is still open, it is tried again.

    That is so where several are asked at once; where the question has changed, `match.answer`
    says that the answer is late.
    """
    before = room.match.seq
    room.match.answer(seat, given.answers, given.asked)
    try:
        await room.keep(before)
    except Conflict:
        await room.resync()
        return False
    return True


async def preview(room: Room, seat: int, wish: Preview) -> Previewed:
    """What answers would lead to; nothing changes."""
    _check_number(wish.answers)
    async with room.open() as match:
        check_asked(room, match, seat, wish.asked)
        seen = match.preview(seat, wish.answers)
        return Previewed(wish.id, seen.accepted, seen.refusal, seen.view, seen.decision)


async def advise(room: Room, workers: Workers, seat: int, wish: Advise) -> Advised:
    """The walk a bot in that seat, knowing no more than the seat, would take."""
    async with room.open() as match:
        check_asked(room, match, seat, wish.asked)
        position: Position = match.position()
    return Advised(wish.id, await bots.work_out(workers, position, seat))


def check_asked(room: Room, match: Match, seat: int, asked: int) -> None:
    if room.gathering:
        raise refused("not_started")
    if not match.is_asked(seat, asked):
        raise refused("stale")


def _check_number(answers: Sequence[str]) -> None:
    if not 1 <= len(answers) <= ANSWERS:
        raise refused("malformed", text=f"{len(answers)} answers")


async def back_to_lesson(room: Room, seat: int) -> None:
    """In a lesson: take back whatever left its line."""
    async with room.open() as match:
        if room.lesson is None or seat != LEARNER or match.over:
            raise refused("no_undo")
        before = match.seq
        back_to_line(room.lesson, match)
        if match.seq > before:
            await room.keep(before)
