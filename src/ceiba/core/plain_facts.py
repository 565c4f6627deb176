"""The plain facts of a position: fields that a position and the state have under the same name.

A number or a text is the same in both, and so is a number for each seat. What is a text in the
position and a number in the state is a seat: its letter, or null for nobody. All else a game
writes and reads by itself.
"""

from functools import cache
from typing import Any, cast

from msgspec import inspect
from msgspec.inspect import BoolType, DictType, IntType, ListType, NoneType, StrType, UnionType

from ceiba.core.reading import by_seat, seat_named
from ceiba.core.seats import letter
from ceiba.core.state import State, field_names


def write(position: Any, state: State) -> None:
    for name, is_text in _shared(type(position), state).items():
        fact = getattr(state, name)
        if isinstance(fact, list):
            fact = fact.copy()
        elif is_text and isinstance(fact, int):
            fact = None if fact < 0 else letter(fact)
        setattr(position, name, fact)


def read(position: Any, state: State) -> None:
    """Lay what is said on a bare table; nothing said, nothing changed."""
    for name, is_text in _shared(type(position), state).items():
        given, fact = getattr(position, name), getattr(state, name)
        if isinstance(fact, list):
            for seat, number in by_seat(given, state.players, name).items():
                fact[seat] = number
        elif is_text and isinstance(fact, int) and isinstance(given, str):
            setattr(state, name, seat_named(given, state.players, name))
        elif isinstance(given, (int, str)):
            setattr(state, name, given)


def _shared(kind: type, state: State) -> dict[str, bool]:
    """The plain fields of a position that the state has, too; whether each is a text."""
    plain = _plain(kind)
    return {name: plain[name] for name in field_names(state) if name in plain}


@cache
def _plain(kind: type) -> dict[str, bool]:
    found = {}
    for field in cast(inspect.StructType, inspect.type_info(kind)).fields:
        types = field.type.types if isinstance(field.type, UnionType) else (field.type,)
        match [each for each in types if not isinstance(each, NoneType)]:
            case [IntType() | BoolType() | StrType() as only]:
                found[field.name] = isinstance(only, StrType)
            case [ListType(item_type=IntType()), DictType(value_type=IntType())]:  # by seat
                found[field.name] = False
    return found
