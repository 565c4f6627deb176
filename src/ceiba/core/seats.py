"""Seats are numbers inside and letters at every edge, as in the rulebooks' examples: A, B, C…"""

from typing import Final

from mypy_extensions import i64

LETTERS: Final = ["A", "B", "C", "D", "E"]


def letter(seat: i64) -> str:
    return LETTERS[seat]


def letters(mask: i64) -> list[str]:
    """The letters of the seats in a bit mask, in seat order."""
    names: list[str] = []
    for i in range(len(LETTERS)):
        seat: i64 = i
        if (mask >> seat) & 1:
            names.append(LETTERS[seat])
    return names
