"""What the numbers of an observation mean: named fields, one after the other.

>>> fields = [Field("round", "from 1"), Field("corn", "in hand", (players(3),))]
>>> layout = Layout(fields)
>>> layout.size, layout.start("corn")
(4, 1)
>>> layout.names()
['round', 'corn[own]', 'corn[+1]', 'corn[+2]']
"""

import itertools
import math
from collections.abc import Sequence
from typing import Any, Final

import msgspec

OWN_FIRST: Final = ("own", "+1", "+2", "+3", "+4")
"""Seats as the observer counts them: the own, then the others in order round the table."""

Axis = tuple[str, ...]
"""The names of the numbers along one side of a field."""


def players(count: int) -> Axis:
    return OWN_FIRST[:count]


def numbered(count: int) -> Axis:
    return tuple(str(number) for number in range(1, count + 1))


class Field(msgspec.Struct, frozen=True):
    """Some numbers that belong together; without axes a single one."""

    name: str
    meaning: str
    axes: tuple[Axis, ...] = ()
    words: tuple[str, ...] = ()
    """What 0, 1, 2, … stand for, where the numbers are no amounts."""

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    def names(self) -> list[str]:
        """A name for each number, the last axis varying fastest."""
        if not self.axes:
            return [self.name]
        return [f"{self.name}[{' '.join(at)}]" for at in itertools.product(*self.axes)]


class Layout:
    """The fields of an observation and where each begins."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields: Final = tuple(fields)
        self.size: Final = sum(field.size for field in fields)
        starts = itertools.accumulate([0, *(field.size for field in fields)])
        self._starts = dict(zip((field.name for field in fields), starts))

    def start(self, name: str) -> int:
        return self._starts[name]

    def slice(self, name: str) -> slice:
        """Where the numbers of a field lie."""
        field = next(field for field in self.fields if field.name == name)
        return slice(self._starts[name], self._starts[name] + field.size)

    def names(self) -> list[str]:
        """A name for every number of an observation."""
        return [name for field in self.fields for name in field.names()]

    def read(self, numbers: Any) -> dict[str, int]:
        """An observation by names, without the zeros: for people who look at one."""
        return {name: int(n) for name, n in zip(self.names(), numbers, strict=True) if n}
