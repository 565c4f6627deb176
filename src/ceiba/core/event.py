"""What happened, who may see it, and by which clause of the rules."""

from typing import Final

from mypy_extensions import i64

EVERYONE: Final = -1
"""The audience of what lies open on the table: every seat and every spectator."""

Value = int | float | str | list[int] | list[str]
"""What an event tells: numbers, seats as letters, and names of things in the game's notation."""


def only(seat: i64) -> i64:
    """The audience of one seat alone."""
    one: i64 = 1
    return one << seat


class Event:
    """One thing that happened. Events are told in order and never change.

    The words come later, in the reader's language, from `kind` and `data`.
    """

    def __init__(self, kind: str, audience: i64, clause: str, data: dict[str, Value]) -> None:
        self.kind: Final = kind
        self.audience: Final = audience
        self.clause: Final = clause
        self.data: Final = data

    def seen_by(self, seat: i64) -> bool:
        """Whether a seat may know of it; a spectator is seat -1."""
        if self.audience == EVERYONE:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1


class Sink:
    """Where events go. Search passes none at all, so nothing is built that nobody reads."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def emit(self, kind: str, audience: i64, clause: str, data: dict[str, Value]) -> None:
        self.events.append(Event(kind, audience, clause, data))
