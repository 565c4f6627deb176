"""Every reason both games have why an answer is not allowed."""

from ceiba.core.sentence import Refusal
from ceiba.core.value import Seat, Thing

# -- naming what is not there -------------------------------------------------------------------


class NoSite(Refusal):
    """The cell has no site, or lies off the board."""


class NoSuchSlot(Refusal):
    site: Thing
    slots: int


class SecondSlot(Refusal):
    """A large building is named by the first of its slots."""

    place: Thing
    first: Thing
    building: Thing


class NoBuilding(Refusal):
    site: Thing


class NoTokenThere(Refusal):
    """No token lies in the slot named."""


class NotYourToken(Refusal):
    """The token belongs to another king."""


class NotYourCity(Refusal):
    site: Thing


class NoSuchCard(Refusal):
    cards: int


class CardGone(Refusal):
    """The card lies face up."""

    card: int


class SeenAlready(Refusal):
    card: int


# -- a turn -------------------------------------------------------------------------------------


class NoWealth(Refusal):
    """Who has no king wealth can only flip a card."""


class YourCity(Refusal):
    site: Thing


class SiteTaken(Refusal):
    site: Thing
    seat: Seat


class NoPyramidLeft(Refusal):
    """No large pyramid or stele is left."""


class SiteTooDear(Refusal):
    site: Thing
    price: int
    wealth: int


class NothingToBuild(Refusal):
    site: Thing


class NoGarrison(Refusal):
    site: Thing


class NoEnemyNear(Refusal):
    site: Thing


# -- building -----------------------------------------------------------------------------------


class NothingChanged(Refusal):
    """Something has to be removed or built first."""


class JustBuilt(Refusal):
    """What was put up in this action stays."""


class SlotTaken(Refusal):
    place: Thing


class NoAdjacentSlot(Refusal):
    building: Thing


class OnePerCity(Refusal):
    building: Thing
    limit: int


class NoTileLeft(Refusal):
    building: Thing


class TooFewMarks(Refusal):
    needed: int
    left: int


class NeedsWealth(Refusal):
    building: Thing
    wealth: Thing


class TooDear(Refusal):
    building: Thing
    cost: int
    left: int


class NoneHeld(Refusal):
    wealth: Thing


# -- war ----------------------------------------------------------------------------------------


class NoEnemyCity(Refusal):
    site: Thing


class NotNear(Refusal):
    site: Thing
    start: Thing


class TooManyLevels(Refusal):
    levels: int


class LevelsTooDear(Refusal):
    """`levels`: as many as the wealth pays for."""

    levels: int
    price: int
    wealth: int


class LoseGarrison(Refusal):
    site: Thing


class DamageLeft(Refusal):
    damage: int


class TooLittleDamage(Refusal):
    building: Thing
    needed: int
    damage: int


class OnlyTheEmptiedSite(Refusal):
    site: Thing


# -- cards --------------------------------------------------------------------------------------


class NoneInSupply(Refusal):
    wealth: Thing


class NoPartPayment(Refusal):
    """Who has begun to pay pays in full."""


class NotFromThere(Refusal):
    """Tokens on such a building do not ward off catastrophes."""

    building: Thing


class DoesNotAvert(Refusal):
    wealth: Thing
    card: Thing


class NotNamed(Refusal):
    """The card does not take such a building."""

    building: Thing


# -- production and distribution ----------------------------------------------------------------


class NoBareVillage(Refusal):
    wealth: Thing


class NoUseThere(Refusal):
    place: Thing
    building: Thing


class NotOnGarrison(Refusal):
    wealth: Thing


class LiesThereAlready(Refusal):
    place: Thing


class HoldsToken(Refusal):
    place: Thing
    building: Thing


class HasEnough(Refusal):
    place: Thing
    building: Thing
    wealth: Thing


class RoadBlocked(Refusal):
    """One closed site is in the way; `seats` may pass it."""

    site: Thing
    seats: list[Seat]


class RoadBlockedToAll(Refusal):
    """One closed site is in the way, and nobody may pass it."""

    site: Thing


class RoadsBlocked(Refusal):
    """Every way has several closed sites; these are the fewest."""

    sites: list[Thing]


class PlacePromised(Refusal):
    """Another token is on its way to where this one lies."""

    place: Thing


class SpoilsAnyway(Refusal):
    """A token on a village need not be given away: it is lost where it lies."""

    place: Thing


class PlanDone(Refusal):
    """The own distribution is finished; `seats` are not done yet."""

    seats: list[Seat]


class NothingToCarry(Refusal):
    """There is no token to distribute; `seats` have some."""

    seats: list[Seat]
