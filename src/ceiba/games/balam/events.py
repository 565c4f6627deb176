"""What happens only in Balam, as it is told."""

from ceiba.core.sentence import Event
from ceiba.core.value import Seat, Thing


class Armed(Event):
    """Obsidians are spent in war."""

    seat: Seat
    site: Thing
    amount: int
    places: list[Thing]


class Eclipse(Event):
    """The sun goes dark for good."""


class Clemency(Event):
    """Chaak gives maize to all."""


class Wed(Event):
    seat: Seat
    giver: Seat
    wealth: Thing


class Worshipped(Event):
    seat: Seat
    place: Thing
    wealth: Thing
    cenote: Thing


class Tallied(Event):
    """The points of a king by source, at the end."""

    seat: Seat
    points: int
    cities: int
    ceremony: int
    cenotes: int
    matches: int
    katun: int
    wealth: int
