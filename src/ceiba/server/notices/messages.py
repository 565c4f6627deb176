"""What a notice says, and what became of sending it."""

from typing import Final, Literal, NamedTuple

from ceiba.server.room import Room
from ceiba.store import Kept
from ceiba.text import Texts

Fate = Literal["sent", "gone", "failed"]
"""`gone`: nobody is there any more, and the way is forgotten; `failed`: to be tried again."""

GONE: Final = (404, 410)


class Message(NamedTuple):
    title: str
    text: str
    link: str
    stop: str
    """The address that ends these notices."""


def message(room: Room, kept: Kept) -> Message:
    """Under the room's lock. Nothing in it but what everybody may know of the table."""
    table, way = room.table, kept.way
    texts = Texts(way.locale, table.game)
    others = [seat.name for seat in table.seats if seat.seat != kept.seat and seat.name]
    game = texts.say("game-title")
    return Message(
        texts.plain("notice-title", {"game": game}),
        texts.plain("notice-text", {"names": ", ".join(others)}),
        f"{way.origin}/t/{table.id}",
        f"{way.origin}/api/notices/{kept.id}/stop",
    )


def fate_of(status: int) -> Fate:
    """What the answer of an endpoint means."""
    if 200 <= status < 300:
        return "sent"
    return "gone" if status in GONE else "failed"
