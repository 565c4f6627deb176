"""What happened, who may see it, and by which clause of the rules."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ceiba.core.sentence import Event

EVERYONE: Final = -1
"""The audience of what lies open on the table: every seat and every spectator."""


def only(seat: i64) -> i64:
    """The audience of one seat alone."""
    one: i64 = 1
    return one << seat


@mypyc_attr(acyclic=True)
class Told:
    """An event and who may know of it. Events are told in order and never change."""

    def __init__(self, audience: i64, event: Event) -> None:
        self.audience: Final = audience
        self.event: Final = event

    def seen_by(self, seat: i64) -> bool:
        """Whether a seat may know of it; a spectator is seat -1."""
        if self.audience == EVERYONE:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1


class Sink:
    """Where events go. Search passes none at all, so nothing is built that nobody reads."""

    def __init__(self) -> None:
        self.events: list[Told] = []

    def tell(self, audience: i64, event: Event) -> None:
        self.events.append(Told(audience, event))
