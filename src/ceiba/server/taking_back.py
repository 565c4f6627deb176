"""Taking back, and who is asked about it.

What revealed nothing is taken back at once. Where something was revealed the other people are
asked; bots agree, and so does whoever sits at the same device: they can talk. Where sealed answers
were opened everybody has to agree, and bots do not: they answered in secret, and that is over.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from ceiba.core.match import Match
from ceiba.server.problems import refused
from ceiba.server.protocol import UndoDeclined
from ceiba.server.room import Room
from ceiba.server.telling import other_people, undo_of
from ceiba.store import StoredRequest, times

REPLY_S: Final = 60.0
"""How long the others have to reply to an undo; until then the bots hold still."""


async def undo(room: Room, seat: int) -> None:
    """At once where nobody has to be asked; otherwise the others are."""
    async with room.open() as match:
        if room.gathering:
            raise refused("not_started")
        if room.request is not None:
            raise refused("no_undo")
        match undo_of(room.table, match, seat):
            case "no":
                raise refused("undo_sealed" if match.undo_kind(seat) == "sealed" else "no_undo")
            case "free":
                await _take_back(room, seat)
            case "ask":
                until = times.now() + round(REPLY_S * 1000)
                others = tuple(other_people(room.table, seat))
                wanted = StoredRequest(seat, others, until, match.seq)
                await _ask(room, lambda now: now if _is_open(now, match) else wanted)


async def undo_reply(room: Room, seat: int, agree: bool) -> None:
    """All must agree; one is enough to decline, and who asked may withdraw by declining."""
    async with room.open():
        request = room.request
        if request is None or (seat != request.seat and seat not in request.waiting):
            raise refused("no_undo")
        if not agree:
            await _decline(room, request, seat)
        elif seat in request.waiting:
            await _agree(room, request, seat)


async def forgo_reply(room: Room, seat: int) -> None:
    """Under the lock, when a person gives up the seat to a bot: own requests end, others are
    answered as a bot would."""
    request = room.request
    if request is None:
        return
    sealed = room.match.undo_kind(request.seat) == "sealed"
    if request.seat == seat or (sealed and seat in request.waiting):
        await _decline(room, request, seat)
    elif seat in request.waiting:
        await _agree(room, request, seat)


async def expire_request(room: Room) -> None:
    """Nobody holds up the game for ever by not replying."""
    async with room.open():
        request = room.request
        if request is not None and request.until < times.now():
            await _decline(room, request, None)


async def _agree(room: Room, request: StoredRequest, seat: int) -> None:
    def agreed(now: StoredRequest | None) -> StoredRequest | None:
        if now is None or now.seq != request.seq:
            return now
        return replace(now, waiting=tuple(other for other in now.waiting if other != seat))

    left = await _ask(room, agreed)
    if left is not None and not left.waiting:
        await _take_back(room, request.seat)


async def _decline(room: Room, request: StoredRequest, by: int | None) -> None:
    await _ask(room, lambda _: None)
    room.send(UndoDeclined(request.seat, by))


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


async def _take_back(room: Room, seat: int) -> None:
    before = room.match.seq
    room.match.undo(seat, agreed=room.match.undo_kind(seat) != "free")
    await room.keep(before)
