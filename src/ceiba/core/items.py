"""Changing one item of a list of integers.

Compiled, ``numbers[place] += 1`` reckons with Python's objects. Taken out as i64 and put back it is
several times faster, so what happens in every turn is written with these.
"""

from mypy_extensions import i64


def add(numbers: list[int], place: i64, more: i64) -> None:
    number: i64 = numbers[place]
    numbers[place] = number + more


def include(sets: list[int], place: i64, bits: i64) -> None:
    """Into one of several sets, each the bits of an integer."""
    members: i64 = sets[place]
    sets[place] = members | bits


def exclude(sets: list[int], place: i64, bits: i64) -> None:
    """Out of one of several sets, each the bits of an integer."""
    members: i64 = sets[place]
    sets[place] = members & ~bits
