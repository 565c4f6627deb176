"""Small readers for positions: what the types of a position cannot say."""

from typing import Final, TypeVar

from ceiba.core.errors import BadPosition
from ceiba.core.seats import LETTERS

T = TypeVar("T")

LONGEST: Final = 500
"""Characters of a reason: names of the position's own making may be of any length."""

BySeat = list[T] | dict[str, T]
"""A list in seat order, or an object by letter."""


def by_seat(given: BySeat[T] | None, players: int, what: str) -> dict[int, T]:
    """What is said of each seat, by its number; nothing said is nothing given.

    >>> by_seat([7, 13], 2, "pearls"), by_seat({"b": 13}, 2, "pearls")
    ({0: 7, 1: 13}, {1: 13})
    """
    if given is None:
        return {}
    if isinstance(given, list):
        if len(given) != players:
            raise BadPosition(f"{what}: {players} players, but {len(given)} entries")
        return dict(enumerate(given))
    found: dict[int, T] = {}
    for name, value in given.items():
        seat = seat_named(name, players, what)
        if seat in found:  # "a" and "A"
            raise BadPosition(f"{what}: {name} is there twice")
        found[seat] = value
    return found


def seat_or_nobody(name: str | None, players: int, what: str) -> int:
    """The number of a seat, -1 where none is named."""
    return -1 if name is None else seat_named(name, players, what)


def seat_named(name: str, players: int, what: str) -> int:
    """The number of a seat from its letter, in either case."""
    seats = LETTERS[:players]
    if name.upper() not in seats:
        raise BadPosition(f"{what}: {name[:20]!r} is no seat; there are {', '.join(seats)}")
    return seats.index(name.upper())


def where(problem: str) -> str:
    """Where a position or a header is wrong, and why, from what msgspec says.

    >>> where("Expected `int` <= 40 - at `$.pearls[1]`")
    'pearls[1]: expected int <= 40'
    """
    problem = problem[:LONGEST]
    reason, _, path = problem.replace("`", "").partition(" - at ")
    place = path.replace("$.", "").replace("$", "position")
    said = reason[:1].lower() + reason[1:]
    return f"{place}: {said}" if place else said
