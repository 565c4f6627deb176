"""What happens only in Dix-Huit Lapins, as it is told."""

from ceiba.core.sentence import Event
from ceiba.core.value import Seat, Thing


class Divined(Event):
    seat: Seat
    cards: int


class LookedDeck(Event):
    """A king looks at a card on top of the deck, unseen by the others."""

    seat: Seat
    card: int


class SawDeck(Event):
    """He alone learns what it is."""

    card: int
    face: Thing


class Tallied(Event):
    """The points of a king by source, at the end."""

    seat: Seat
    points: int
    cities: int
    ceremony: int
    matches: int
    wealth: int
