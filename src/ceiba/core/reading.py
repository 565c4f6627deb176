"""Small readers for positions: what the types of a position cannot say."""

from typing import Any, TypeVar

from ceiba.core.errors import BadPosition
from ceiba.core.seats import LETTERS

T = TypeVar("T")

BySeat = list[T] | dict[str, T]
"""A list in seat order, or an object by letter."""


def by_seat(given: BySeat[T] | None, players: int, what: str) -> dict[int, T]:
    """What is said of each seat, by its number; nothing said is nothing given.

    >>> by_seat([7, 13], 2, "pearls"), by_seat({"b": 13}, 2, "pearls")
    ({0: 7, 1: 13}, {1: 13})
    """
    if given is None:
        return {}
    if not isinstance(given, list | dict):
        raise BadPosition(f"{what} is a list in seat order or an object by seat, not {given!r}")
    if isinstance(given, list):
        if len(given) != players:
            raise BadPosition(f"{what}: {players} players, but {len(given)} entries")
        return dict(enumerate(given))
    return {seat_named(name, players, what): value for name, value in given.items()}


def seat_named(name: Any, players: int, what: str = "seat") -> int:
    """The number of a seat from its letter, in either case."""
    seats = LETTERS[:players]
    if not isinstance(name, str) or name.upper() not in seats:
        raise BadPosition(f"{what}: {name!r} is no seat; there are {', '.join(seats)}")
    return seats.index(name.upper())


def number(value: Any, what: str, most: int | None = None) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadPosition(f"{what}: {value!r} is not a number from 0 up")
    if most is not None and value > most:
        raise BadPosition(f"{what}: {value} is more than {most}")
    return value


def flag(facts: dict[str, Any], key: str, default: bool) -> bool:
    value = facts.get(key, default)
    if not isinstance(value, bool):
        raise BadPosition(f"{key} is true or false, not {value!r}")
    return value


def a_list(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{what} is a list, not {value!r}")
    return value


def an_object(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadPosition(f"{what} is an object, not {value!r}")
    return value
