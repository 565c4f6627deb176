"""Who comes, goes and talks: entering a room, taking and giving up a seat, chat."""

from typing import Final

from ceiba.server.bots import TAKES_OVER
from ceiba.server.limits import CHAT_LENGTH, NAME_LENGTH, clean
from ceiba.server.listener import Listener
from ceiba.server.playing import forgo_reply
from ceiba.server.problems import refused
from ceiba.server.protocol import Closing, Hello, Said, TableInfo
from ceiba.server.room import Room
from ceiba.server.tokens import hashed, new_token
from ceiba.store import StoredLine, StoredSeat

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
        listener.seen = hello.seen
        room.listeners.add(listener)
        room.send_presence(but=listener)
        room.tell(listener)
        for line in await room.store.chat(room.id, hello.heard):
            listener.send(_said(line))


async def go_away(room: Room, listener: Listener) -> None:
    """A browser is gone; its seat stays."""
    if listener in room.listeners:
        room.listeners.discard(listener)
        async with room.open():
            room.send_presence()


async def join(room: Room, name: str, wanted: int | None) -> tuple[TableInfo, int, str]:
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
        seat, token = free[0], new_token()
        person = StoredSeat(seat, "person", shown, device=seat)
        await room.store.seat_down(room.id, person, hashed(token))
        await room.read()
        room.moved()
        return room.info(), seat, token


async def leave(room: Room, seat: int) -> None:
    """A bot takes the seat over; before the game has begun, the seat is free again instead."""
    async with room.open():
        if room.gathering:
            left = StoredSeat(seat, "open")
        else:
            left = StoredSeat(seat, "bot", room.table.seats[seat].name, TAKES_OVER)
        await room.store.stand_up(room.id, left)
        await room.read()
        await forgo_reply(room, seat)
        room.moved()


async def say(room: Room, listener: Listener, text: str) -> None:
    """A line of chat, from a seat or from a spectator."""
    shown = clean(text, CHAT_LENGTH)
    if not shown:
        raise refused("malformed", text=text[:80])
    async with room.open():
        name = "" if listener.seat is None else room.table.seats[listener.seat].name
        room.send(_said(await room.store.say(room.id, listener.seat, name, shown)))


def _said(line: StoredLine) -> Said:
    return Said(line.number, line.seat, line.name, line.text)
