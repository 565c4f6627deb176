"""Every reason why an answer is not allowed. `cell` is the one the answer names."""

from ceiba.core.sentence import Refusal
from ceiba.core.value import Seat, Thing

# -- cells --------------------------------------------------------------------------------------


class NotSacred(Refusal):
    """All rockets start in the sacred district."""

    cell: Thing


class Outside(Refusal):
    """No cell of this map."""

    cell: Thing


class Lake(Refusal):
    cell: Thing


class Covered(Refusal):
    cell: Thing


class RocketThere(Refusal):
    cell: Thing
    seat: Seat


class PyramidThere(Refusal):
    cell: Thing
    seat: Seat
    height: int


class SameCell(Refusal):
    """Where the rocket was lifted."""

    cell: Thing


# -- moves: `start` is where the rocket was lifted, `points` what the die shows -----------------


class NotInLine(Refusal):
    """Neither in the row nor in the column."""

    cell: Thing
    start: Thing


class MustLeave(Refusal):
    """First round: another move leads out of the sacred district."""

    cell: Thing
    start: Thing


class WayShut(Refusal):
    """An obstacle is right beside the rocket."""

    cell: Thing
    start: Thing


class TooNear(Refusal):
    """The straight move goes on, to `end`."""

    cell: Thing
    start: Thing
    end: Thing
    points: int


class StopsBefore(Refusal):
    """An obstacle stops the straight move on `end`."""

    cell: Thing
    start: Thing
    end: Thing
    points: int


class TooFar(Refusal):
    """The straight move is over on `end`."""

    cell: Thing
    start: Thing
    end: Thing
    points: int


class SpecialDoesNotTurn(Refusal):
    cell: Thing


class NoTurnInFirstRound(Refusal):
    cell: Thing


class StraightEndsThere(Refusal):
    cell: Thing


class NoTurningWay(Refusal):
    cell: Thing
    start: Thing
    points: int


class TokenGone(Refusal):
    token: int


class NoTokenInFirstRound(Refusal):
    """While the die lets the rocket move."""

    token: int


class SpendTokenFirst(Refusal):
    """A cell of one's choice takes a token."""

    cell: Thing


class OnlyWithToken(Refusal):
    """The die lets the rocket move, and no token is left."""

    cell: Thing


class NoStandingInFirstRound(Refusal):
    """While the die lets the rocket move."""

    cell: Thing


# -- stones -------------------------------------------------------------------------------------


class SupplyNotEmpty(Refusal):
    """Stones are taken back only with an empty supply."""

    supply: int


class PutItInFirst(Refusal):
    """A stone is in hand."""


class NoOwnStone(Refusal):
    """No own stone in sight to take back or to use."""

    cell: Thing


class StonesComeFirst(Refusal):
    """Building is the next step."""


class NoSuchRocket(Refusal):
    """Fewer players sit at this table."""

    rocket: Seat


class SupplyEmpty(Refusal):
    """A stone in sight has to be taken back before."""


class OwnRocketDone(Refusal):
    """It has got its stone."""


class OnlyOwnRocket(Refusal):
    rocket: Seat


# -- building -----------------------------------------------------------------------------------


class NoOwnPyramid(Refusal):
    """Nothing to raise."""

    cell: Thing


class UpgradeInstead(Refusal):
    """An own pyramid stands there."""

    cell: Thing


class NoOwnStoneThere(Refusal):
    """Nothing to build on."""

    cell: Thing


class NotTaller(Refusal):
    cell: Thing
    height: int
    before: int


class NoPyramidLeft(Refusal):
    """None of that height is in the supply."""

    cell: Thing
    height: int


class NoConstellation(Refusal):
    """No own stones and pyramids with this cell have the shape of that height."""

    cell: Thing
    height: int


class NeedsStone(Refusal):
    """`points` have the shape, but all of them are pyramids."""

    cell: Thing
    height: int
    points: list[Thing]


class PyramidsStandIn(Refusal):
    """Expert variant: `points` have the shape, but a pyramid would stand in for a stone."""

    cell: Thing
    height: int
    points: list[Thing]


class StoneMakesNoDifference(Refusal):
    """Every choice that is left uses this stone."""

    cell: Thing


class StoneOfNoChoice(Refusal):
    """No choice that is left uses this stone."""

    cell: Thing


class TooFewStones(Refusal):
    """What all choices have in common is none of them."""

    height: int
