"""Everything that is asked."""

from ceiba.core.sentence import Prompt
from ceiba.core.value import Seat, Thing


class Bid(Prompt):
    piece: Thing
    pearls: int


class ChoosePayee(Prompt):
    seats: list[Seat]
    pearls: int


class ChooseBase(Prompt):
    piece: Thing
    back: Thing


class LayOut(Prompt):
    left: int
    units: int
    free: int


class LayOutAll(Prompt):
    units: int
