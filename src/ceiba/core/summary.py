"""How the events of a game add up: where a round and a turn begin, what is worth a line, and the
sums it comes to for each player.

It is said event by event and of nothing but the event. So whoever may hear of an event may know
its sums, and a story can be told by turns from any point on.
"""

from typing import Final, Literal, NamedTuple

import msgspec

from ceiba.core.sentence import Event
from ceiba.core.value import Seat, Thing

Opens = Literal["", "round", "turn", "moment"]
"""What begins with an event: a round, the turn of a seat, or a great moment that concerns all."""


class Change(msgspec.Struct, frozen=True):
    """So much more or less of something; said by the text ``sum-…``, or ``name-…``."""

    seat: Seat
    thing: Thing
    by: float


POINTS: Final = Thing("points")

Kinds = tuple[type[Event], ...]


class Role(NamedTuple):
    """What a kind of event is to a summary."""

    opens: Opens
    deed: bool


ROLES: Final[dict[tuple[type, type], Role]] = {}
"""By the game's summary and the kind of event: `isinstance` of a struct takes long."""


class Summary:
    """A game names the events that begin something, those that are told, and what they come to."""

    rounds: Kinds = ()
    turns: Kinds = ()
    moments: Kinds = ()
    deeds: Kinds = ()
    """Those that belong into a summary in their own words, beside the sums."""

    def opens(self, event: Event) -> Opens:
        return self._role(event).opens

    def is_deed(self, event: Event) -> bool:
        return self._role(event).deed

    def changes(self, event: Event) -> list[Change]:
        return []

    def _role(self, event: Event) -> Role:
        known = ROLES.get((type(self), type(event)))
        if known is None:
            known = Role(self._opens(event), isinstance(event, self.deeds))
            ROLES[type(self), type(event)] = known
        return known

    def _opens(self, event: Event) -> Opens:
        if isinstance(event, self.rounds):
            return "round"
        if isinstance(event, self.turns):
            return "turn"
        return "moment" if isinstance(event, self.moments) else ""
