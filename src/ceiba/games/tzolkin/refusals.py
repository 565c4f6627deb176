"""Every reason why an answer is not allowed."""

from ceiba.core.sentence import Refusal
from ceiba.core.value import Thing

# -- wealth tiles -----------------------------------------------------------------------------


class TileNotYours(Refusal):
    tile: Thing


class TileKeptAlready(Refusal):
    tile: Thing


# -- begging, placing, picking up -------------------------------------------------------------


class BeggedAlready(Refusal):
    """Once a turn."""


class TooRichToBeg(Refusal):
    corn: int


class AtTheBottom(Refusal):
    """On that temple one cannot step down."""


class PlaceOrPick(Refusal):
    """The turn began with the other of the two."""


class NoWorkerThere(Refusal):
    """No own worker stands there."""


class NoFreeWorker(Refusal):
    """All stand somewhere."""


class FirstSpaceTaken(Refusal):
    """The first player space holds one worker."""


class GearFull(Refusal):
    gear: Thing


class TooLittleCorn(Refusal):
    """What it would cost in all, and what is there."""

    cost: int
    corn: int


# -- actions ----------------------------------------------------------------------------------


class OtherGear(Refusal):
    """The worker came from this gear and does an action of it."""

    gear: Thing


class ActionTooHigh(Refusal):
    """The worker came from a lower space."""

    space: int


class NotLent(Refusal):
    """Chichen Itza and Uxmal 5 cannot be borrowed."""


class GroupEmpty(Refusal):
    group: int


class SlotFilled(Refusal):
    action: int


class NoSkull(Refusal):
    """Chichen Itza takes a skull."""


class NoResource(Refusal):
    """Tikal 5 takes a resource."""


class NoAdvance(Refusal):
    """No technology can be paid with so many resources."""

    resources: int


class NothingToBuild(Refusal):
    """Nothing on offer can be paid."""


# -- harvest ----------------------------------------------------------------------------------


class NoSuchTile(Refusal):
    group: int


class TakeTheTile(Refusal):
    """Corn is harvested without a tile only where none lies open."""


class NeedsAgriculture(Refusal):
    level: int


class GodsTooAngry(Refusal):
    """On the bottom step of all temples nothing can be burned."""


# -- temples, technologies, resources ---------------------------------------------------------


class AnotherTemple(Refusal):
    temple: Thing


class AdvanceTooDear(Refusal):
    track: Thing
    cost: int
    resources: int


class NoneHeld(Refusal):
    material: Thing


class SellFirst(Refusal):
    """Who has bought sells no more on this visit."""


# -- building ---------------------------------------------------------------------------------


class NotOnOffer(Refusal):
    tile: Thing


class BuildingTooDear(Refusal):
    tile: Thing
    missing: int


class NothingToKeep(Refusal):
    """Architecture is kept only at the first building of Tikal 4."""


class MonumentNeedsTikal(Refusal):
    tile: Thing


class BuildingsBegun(Refusal):
    """Tikal 4 builds buildings or a monument."""

    tile: Thing


class NotInTheCost(Refusal):
    tile: Thing


class WaiveTheMissing(Refusal):
    """Only the material that is lacking can be saved."""

    tile: Thing
    material: Thing
