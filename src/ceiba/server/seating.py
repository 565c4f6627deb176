"""Who comes, goes and talks: entering a room, taking and giving up a seat, chat."""

from collections.abc import Collection
from contextlib import suppress
from itertools import chain, count
from typing import Final

import msgspec

from ceiba.core.seats import LETTERS
from ceiba.server.bots import KNOWN, TAKES_OVER, free_name
from ceiba.server.clock import pausing
from ceiba.server.clock.winding import wind
from ceiba.server.limits import CHAT_LENGTH, NAME_LENGTH, clean
from ceiba.server.listener import Listener
from ceiba.server.problems import refused
from ceiba.server.protocol import CallBot, Chat, Closing, Hello, SayPhrase, TableInfo
from ceiba.server.room import Room
from ceiba.server.taking_back import forgo_reply
from ceiba.server.telling import said
from ceiba.server.tokens import hashed, new_token
from ceiba.server.visitors import Visitors
from ceiba.store import Conflict, StoredSeat, times

TOKEN_LENGTH: Final = 200


async def enter(room: Room, listener: Listener, hello: Hello, most: int) -> None:
    """A browser says who it is; from now on it is told everything it may know."""
    async with room.open(fresh=True):
        if len(room.listeners) >= most:
            raise refused("full", close=Closing.FULL)
        if hello.token is not None:
            seat = room.table.tokens.get(hashed(hello.token[:TOKEN_LENGTH]))
            if seat is None:
                raise refused("not_your_seat", close=Closing.NOT_YOUR_SEAT)
            listener.seat = seat
            # Whose time was up while the page was open has to say so: a page comes back by itself.
            if room.table.seats[seat].kind == "bot" and not (room.is_out(seat) and hello.seen):
                await _come_back(room, seat)
        else:
            listener.name = clean(hello.name, NAME_LENGTH)
        listener.seen = hello.seen
        listener.patches = hello.patches
        listener.foresight = hello.foresight
        room.listeners.add(listener)
        try:
            room.look_around()
            await wind(room)
            await room.announce(but=listener)
            room.tell([listener])
            for line in await room.store.chat(room.id, hello.heard):
                listener.send(said(line))
            if listener.seat is not None and listener.seat in room.plans:
                room.tell_plan(listener.seat)
        except BaseException:
            room.listeners.discard(listener)  # it never came in, so it will never go away
            room.look_around()
            raise


async def go_away(room: Room, listener: Listener) -> None:
    """A browser is gone; its seat stays."""
    if listener in room.listeners:
        room.listeners.discard(listener)
        async with room.open():
            await room.announce()


async def join(
    room: Room, visitors: Visitors, address: str, name: str, wanted: int | None
) -> tuple[TableInfo, int, str]:
    """A person takes an open seat. The secret is told this once; only its hash is kept."""
    shown = clean(name, NAME_LENGTH)
    if not shown:
        raise refused("bad_request", reason="a name is needed")
    async with room.open(fresh=True):
        free = [seat.seat for seat in room.table.seats if seat.kind == "open"]
        if wanted is not None:
            free = [seat for seat in free if seat == wanted]
        if not free:
            raise refused("full")
        visitors.check(room, address)
        seat, token = free[0], new_token()
        names = {other.name for other in room.table.seats}
        person = StoredSeat(seat, "person", unlike(shown, names), device=seat)
        await room.store.seat_down(room.id, person, hashed(token))
        visitors.took(room, address, seat)
        await room.read()
        await wind(room)
        await room.begin_notices()
        room.moved()
        return room.info(), seat, token


def unlike(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody at the table has it already.

    >>> unlike("Ana", {"Ana", "Ana 2"})
    'Ana 3'
    """
    others = (f"{name[: NAME_LENGTH - 2]} {number}" for number in count(2))
    return next(one for one in chain([name], others) if one not in taken)


async def leave(room: Room, seat: int) -> None:
    """A bot takes the seat over; before the game has begun, the seat is free again instead."""
    async with room.open():
        if room.gathering:
            left = StoredSeat(seat, "open")
        else:
            person = room.table.seats[seat]
            left = msgspec.structs.replace(person, kind="bot", level=TAKES_OVER)
        await room.store.stand_up(room.id, left)
        await _replaced(room, seat)


async def call_bot(room: Room, call: CallBot) -> None:
    """Where nobody sits yet, or for a person who has kept the table waiting for too long.

    That person's secret stays good: the seat is theirs again as soon as they come back.
    """
    level = call.level or TAKES_OVER
    if level not in KNOWN:
        raise refused("malformed", text=level[:80])
    async with room.open(fresh=True):
        if call.seat >= room.table.players:
            raise refused("malformed", text=str(call.seat))
        seat = room.table.seats[call.seat]
        if seat.kind == "open":
            name = free_name({other.name for other in room.table.seats})
        elif keeps_waiting(room, call.seat):
            name = seat.name
        else:
            raise refused("not_away", name=seat.name)
        bot = msgspec.structs.replace(seat, kind="bot", name=name, level=level)
        await room.store.reseat(room.id, bot, was=seat.kind)
        await _replaced(room, call.seat)


async def _replaced(room: Room, seat: int) -> None:
    """A bot sits where somebody else did: who waits for that seat's word waits no more."""
    await room.read()
    await wind(room)
    await forgo_reply(room, seat)
    await pausing.forgo(room)
    room.moved()


def keeps_waiting(room: Room, seat: int) -> bool:
    """Whether a person who is away has been asked for longer than the table's patience."""
    info = room.info()
    asked = info.status == "playing" and LETTERS[seat] in room.match.waiting
    stand_in_at = info.seats[seat].stand_in_at
    return asked and stand_in_at is not None and times.now() >= stand_in_at


async def back(room: Room, seat: int) -> None:
    """Whose time was up plays again."""
    async with room.open(fresh=True):
        if room.is_out(seat):
            await _come_back(room, seat)
            room.moved()


async def _come_back(room: Room, seat: int) -> None:
    """Whom a bot stood in for sits there again."""
    person = msgspec.structs.replace(room.table.seats[seat], kind="person", level=None)
    with suppress(Conflict):  # through another process, or in another tab, a moment ago
        await room.store.reseat(room.id, person, was="bot")
    await room.read()
    await wind(room, back=seat)


async def say(room: Room, listener: Listener, said: Chat | SayPhrase) -> None:
    """A line of chat, from a seat or from a spectator."""
    phrase, shown = None, ""
    if isinstance(said, SayPhrase):
        phrase = said.phrase
    else:
        shown = clean(said.text, CHAT_LENGTH)
        if not shown:
            raise refused("malformed", text=said.text[:80])
    async with room.open():
        seat = listener.seat
        name = listener.name if seat is None else room.table.seats[seat].name
        await room.store.say(room.id, seat, name, shown, phrase)
        await room.tell_chat()
