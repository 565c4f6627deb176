"""For the time of the change: sentences of games that have no structs of their own yet."""

from functools import cache
from typing import Any, TypeVar

import msgspec

from ceiba.core.seats import LETTERS
from ceiba.core.sentence import Hint, Prompt, Refusal, Said
from ceiba.core.value import Seat, Thing

S = TypeVar("S", bound=Said)


def typed(base: type[S], key: str, clause: str | None, data: dict[str, Any]) -> S:
    struct = _struct(base, key, tuple(data))
    values = [_value(value) for value in data.values()]
    said: S = struct(*values) if clause is None else struct(clause, *values)
    return said


def prompt(given: Any) -> Prompt:
    return (
        given if isinstance(given, Prompt) else typed(Prompt, given.key, given.clause, given.data)
    )


def refusal(given: Any) -> Refusal:
    if isinstance(given, Refusal):
        return given
    return typed(Refusal, given.key, given.clause, given.data)


def hint(given: Any) -> Hint | None:
    if isinstance(given, Hint) or not given:
        return given or None
    return typed(Hint, "hint", None, given)


@cache
def _struct(base: type[Said], key: str, names: tuple[str, ...]) -> Any:
    camel = "".join(part.capitalize() for part in key.replace("_", "-").split("-"))
    return msgspec.defstruct(camel, [(n, Any) for n in names], bases=(base,))


def _value(value: Any) -> Any:
    if isinstance(value, list):
        return [_value(item) for item in value]
    if isinstance(value, str):
        return Seat(value) if value in LETTERS else Thing(value)
    return value
