"""What a seat does in the game: answer, look ahead, take back."""

import time
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from ceiba.core.game import Position
from ceiba.core.lesson import LEARNER, back_to_line
from ceiba.core.match import Match
from ceiba.server import bots
from ceiba.server.limits import ANSWERS
from ceiba.server.problems import refused
from ceiba.server.protocol import Advise, Advised, Answer, Preview, Previewed
from ceiba.server.room import Room
from ceiba.server.workers import Workers
from ceiba.store import Conflict, StoredRequest

REPLY_S = 60.0
"""How long the others have to reply to an undo; until then the bots hold still."""


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
        _check_asked(room, match, seat, wish.asked)
        seen = match.preview(seat, wish.answers)
        return Previewed(wish.id, seen.accepted, seen.refusal, seen.view, seen.decision)


async def advise(room: Room, workers: Workers, seat: int, wish: Advise) -> Advised:
    """The walk a bot in that seat, knowing no more than the seat, would take."""
    async with room.open() as match:
        _check_asked(room, match, seat, wish.asked)
        position: Position = match.position()
    return Advised(wish.id, await bots.work_out(workers, position, seat))


def _check_asked(room: Room, match: Match, seat: int, asked: int) -> None:
    if room.gathering:
        raise refused("not_started")
    if not match.is_asked(seat, asked):
        raise refused("stale")


def _check_number(answers: Sequence[str]) -> None:
    if not 1 <= len(answers) <= ANSWERS:
        raise refused("malformed", text=f"{len(answers)} answers")


# -- taking back ----------------------------------------------------------------------------


async def undo(room: Room, seat: int) -> None:
    """At once where nothing was revealed since; otherwise the other people are asked.

    Bots agree to everything, and so does whoever sits at the same device: they can talk.
    """
    async with room.open() as match:
        if room.gathering:
            raise refused("not_started")
        kind = match.undo_kind(seat)
        if kind == "no" or room.request is not None:
            raise refused("no_undo")
        device = room.table.seats[seat].device
        others = {s.seat for s in room.table.seats if s.kind == "person" and s.device != device}
        if kind == "free" or not others:
            await _take_back(room, seat, agreed=kind == "ask")
        else:
            until = round((time.time() + REPLY_S) * 1000)
            wanted = StoredRequest(seat, tuple(sorted(others)), until, match.seq)
            await _ask(room, lambda now: now if _is_open(now, match) else wanted)


async def back_to_lesson(room: Room, seat: int) -> None:
    """In a lesson: take back whatever left its line."""
    async with room.open() as match:
        if room.lesson is None or seat != LEARNER or match.over:
            raise refused("no_undo")
        before = match.seq
        back_to_line(room.lesson, match)
        if match.seq > before:
            await room.keep(before)


async def undo_reply(room: Room, seat: int, agree: bool) -> None:
    """All must agree; one is enough to decline, and who asked may withdraw by declining."""
    async with room.open():
        request = room.request
        if request is None or (seat != request.seat and seat not in request.waiting):
            raise refused("no_undo")
        if not agree:
            await _ask(room, lambda _: None)
        elif seat in request.waiting:
            await _agree(room, request, seat)


async def forgo_reply(room: Room, seat: int) -> None:
    """Under the lock, when a person gives up the seat: own requests end, others are agreed to."""
    request = room.request
    if request is not None and request.seat == seat:
        await _ask(room, lambda _: None)
    elif request is not None and seat in request.waiting:
        await _agree(room, request, seat)


async def expire_request(room: Room) -> None:
    """Nobody holds up the game for ever by not replying."""
    async with room.open():
        if room.request is not None and room.request.until < time.time() * 1000:
            await _ask(room, lambda _: None)


async def _agree(room: Room, request: StoredRequest, seat: int) -> None:
    def agreed(now: StoredRequest | None) -> StoredRequest | None:
        if now is None or now.seq != request.seq:
            return now
        return replace(now, waiting=tuple(other for other in now.waiting if other != seat))

    left = await _ask(room, agreed)
    if left is not None and not left.waiting:
        await _take_back(room, request.seat, agreed=True)


async def _ask(
    room: Room, change: Callable[[StoredRequest | None], StoredRequest | None]
) -> StoredRequest | None:
    """Change what the others are asked, for all processes, and tell of it."""
    left = await room.store.ask(room.id, change)
    if left is None or left.waiting:
        room.request = left if _is_open(left, room.match) else None
        room.moved()
    return left


def _is_open(request: StoredRequest | None, match: Match) -> bool:
    return request is not None and request.seq == match.seq


async def _take_back(room: Room, seat: int, agreed: bool) -> None:
    before = room.match.seq
    room.match.undo(seat, agreed)
    await room.keep(before)
