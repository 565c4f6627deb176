"""The reasons only Balam has why an answer is not allowed."""

from ceiba.core.sentence import Refusal
from ceiba.core.value import Seat, Thing


class TooManyObsidians(Refusal):
    most: int


class NotOnTheCard(Refusal):
    wealth: Thing


class OwnDowry(Refusal):
    """A dowry comes from another king."""


class NoSuchKing(Refusal):
    players: int


class NoSuchDowry(Refusal):
    wealth: Thing
    seat: Seat


class CenoteOutOfReach(Refusal):
    place: Thing
