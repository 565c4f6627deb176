"""Everything that is asked."""

from ceiba.core.sentence import Prompt
from ceiba.core.value import Thing


class Keep(Prompt):
    """A wealth tile; so many are still to be kept."""

    left: int


class BeginTurn(Prompt):
    """Beg, place or pick up."""


class PlaceMore(Prompt):
    """`surcharge`: corn on top of the number of the space."""

    surcharge: int


class PickMore(Prompt):
    """Another worker, or enough."""


class UseWorker(Prompt):
    """The action for a worker that came from a space."""

    gear: Thing
    space: int


class Harvest(Prompt):
    group: int


class AngerGods(Prompt):
    """The temple to step down on."""


class Climb(Prompt):
    """The temple to climb."""


class ClimbTwo(Prompt):
    """The first of two temples to climb."""


class PayResources(Prompt):
    amount: int


class TakeResources(Prompt):
    amount: int


class Advance(Prompt):
    """A technology."""


class AdvanceAgain(Prompt):
    """A second one, or enough."""


class FreeAdvance(Prompt):
    """A technology, for nothing."""


class Build(Prompt):
    """A building."""


class BuildMore(Prompt):
    """One more building, or none."""


class BuildOrRaise(Prompt):
    """Tikal 4: a building or a monument."""


class BuildWithCorn(Prompt):
    """Uxmal 4: a building, paid with corn."""


class Waive(Prompt):
    """The resource architecture saves."""

    tile: Thing


class Trade(Prompt):
    """The market: sell, buy or leave."""


class TradeOn(Prompt):
    """The market: buy or leave."""


class BorrowAction(Prompt):
    """Any action of the small gears."""


class Offering(Prompt):
    """A resource for a step, or not."""


class ChooseAdvance(Prompt):
    """One notch or two."""
