"""What a sentence is about: numbers, seats and things, each saying what it is.

On the wire a seat is ``{"is": "seat", "name": "A"}``, a thing ``{"is": "thing", "name": "jade"}``:
whoever shows a sentence need not guess whether "A" is a player or a place on the board.
"""

from typing import Any, Final

import msgspec

from ceiba.core.seats import LETTERS


class Seat(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="seat"):
    """A player, by the letter of the seat; said with the player's name."""

    name: str


class Thing(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="thing", omit_defaults=True):
    """A thing of the game in its own notation; said by the text ``name-…`` where there is one.

    `called`: its names by language, where it came with the table and no text can know it.
    """

    name: str
    called: dict[str, str] = {}


Value = int | float | str | Seat | Thing | list[int | Seat | Thing]
"""A bare string is what somebody wrote, and is shown as it is."""

SEATS: Final = [Seat(name) for name in LETTERS]


def who(seat: int) -> Seat:
    return SEATS[seat]


def who_all(mask: int) -> list[Seat]:
    """The seats in a bit mask, in seat order."""
    return [named for number, named in enumerate(SEATS) if (mask >> number) & 1]


def things(names: list[str]) -> list[Thing]:
    return [Thing(name) for name in names]


def plain(value: Any) -> Any:
    """A value without its wrapping: letters and names, for those who know what they ask for.

    >>> plain([who(0), Thing("jade"), 3])
    ['A', 'jade', 3]
    """
    if isinstance(value, Seat | Thing):
        return value.name
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value
