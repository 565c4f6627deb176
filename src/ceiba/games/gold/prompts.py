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
    """`now`: what the row would score as it lies; `whole`: as a complete disc, with `value` for its
    pieces and `material` for a single one."""

    left: int
    units: int
    free: int
    value: int
    material: int
    now: int
    whole: int


class LayOutAll(Prompt):
    """Nothing is left in hand."""

    units: int
    value: int
    material: int
    now: int
    whole: int
