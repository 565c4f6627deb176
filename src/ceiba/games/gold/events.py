"""Everything that can happen, as it is told."""

from ceiba.core.sentence import Event
from ceiba.core.value import Seat, Thing


class Started(Event):
    """The start player opens the bag."""

    seat: Seat


class Drawn(Event):
    """A piece comes out of the bag onto a slot of the auction board; `bag`: pieces left."""

    seat: Seat
    piece: Thing
    slot: int
    bag: int


class LastDrawn(Event):
    """The bag is empty."""

    seat: Seat


class Auction(Event):
    """The foremost piece is put up for sale."""

    lot: int
    piece: Thing


class Committed(Event):
    """A seat has handed in its bid, unseen."""

    seat: Seat


class Opened(Event):
    """All hands open: the bids in seat order."""

    bids: list[int]


class KnockedOut(Event):
    """Equal bids drop out together."""

    seats: list[Seat]
    bid: int


class Won(Event):
    """A seat gets the piece."""

    seat: Seat
    piece: Thing
    bid: int


class Paid(Event):
    """The winner's pearls change hands."""

    seat: Seat
    to: Seat
    pearls: int


class Lost(Event):
    """Nobody gets the piece."""

    piece: Thing
    reason: Thing


class BackSeen(Event):
    """The buyer alone sees the back."""

    piece: Thing
    back: Thing


class BaseChosen(Event):
    """The buyer alone knows which base is being laid out."""

    base: int


class Laid(Event):
    """The buyer alone sees the row grow."""

    piece: Thing
    back: Thing


class LaidOut(Event):
    """The new row of a base, for all to see."""

    seat: Seat
    base: int
    row: list[Thing]


class ThrownAway(Event):
    """Pieces that were not laid are out of the game, shown as all saw them last."""

    seat: Seat
    pieces: list[Thing]


class Completed(Event):
    """A disc is closed."""

    seat: Seat
    base: int
    points: int


class Ended(Event):
    """The last piece has been sold."""


class Scored(Event):
    """The points of one seat by source."""

    seat: Seat
    discs: int
    material: int
    pieces: int
    pearls: int
    total: int


class Winners(Event):
    """Who has won."""

    seats: list[Seat]
    total: int
