"""How the events of a game add up: where a round and a turn begin, what is worth a line, and the
sums it comes to for each player.

It is said event by event and of nothing but the event. So whoever may hear of an event may know
its sums, and a story can be told by turns from any point on.
"""

from typing import Literal

import msgspec

from ceiba.core.sentence import Event
from ceiba.core.value import Seat, Thing

Opens = Literal["", "round", "turn", "moment"]
"""What begins with an event: a round, the turn of a seat, or a great moment that concerns all."""


class Change(msgspec.Struct, frozen=True):
    """So much more or less of something; said by the text ``sum-…``, or ``name-…``."""

    seat: Seat
    thing: Thing
    by: int


class Summary:
    """A game says these three of its events; by default none is more than a line."""

    def opens(self, event: Event) -> Opens:
        return ""

    def is_deed(self, event: Event) -> bool:
        """Whether it belongs into a summary in its own words, beside the sums."""
        return False

    def changes(self, event: Event) -> list[Change]:
        return []
