"""Every reason why an answer is not allowed."""

from ceiba.core.sentence import Refusal
from ceiba.core.value import Seat, Thing


class BidTooHigh(Refusal):
    bid: int
    pearls: int


class BidIn(Refusal):
    """The own bid is handed in already; `seats` have not bid yet."""

    seats: list[Seat]


class PaySelf(Refusal):
    """The payee is another player."""


class PayNobody(Refusal):
    """Fewer players sit at this table."""

    to: Seat


class PayNotLowest(Refusal):
    to: Seat
    bid: int
    lowest: int


class NotInHand(Refusal):
    piece: Thing


class OtherBack(Refusal):
    """Such a piece is in hand, with another back."""

    piece: Thing
    back: Thing


class OtherBase(Refusal):
    """The piece lies on the base that is not being laid out."""

    piece: Thing


class TooLong(Refusal):
    piece: Thing
    units: int
    free: int


class CannotTouch(Refusal):
    piece: Thing
    neighbour: Thing


class EndsCannotTouch(Refusal):
    """The row closes to a circle, and its ends touch."""

    piece: Thing
    neighbour: Thing


class NoGaps(Refusal):
    """At this table the pieces on a base make one unbroken row."""


class NoGapFirst(Refusal):
    """A row does not begin with a gap."""
