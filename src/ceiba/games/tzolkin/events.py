"""Everything that can happen, as it is told."""

from ceiba.core.sentence import Event
from ceiba.core.value import Seat, Thing

# -- before the first round -------------------------------------------------------------------


class Started(Event):
    """Who has the first player marker."""

    seat: Seat


class Dealt(Event):
    """A wealth tile to choose from, known to its player alone."""

    tile: Thing


class Kept(Event):
    tile: Thing


class Chosen(Event):
    """A seat has kept its wealth tiles, unseen."""

    seat: Seat


class Wealth(Event):
    """A wealth tile that was kept is shown."""

    seat: Seat
    tile: Thing


class Neutral(Event):
    """A worker that belongs to nobody is put on a gear."""

    gear: Thing
    space: int


# -- turns ------------------------------------------------------------------------------------


class Round(Event):
    """`tooth`: notches the calendar has turned so far."""

    tooth: int


class Turn(Event):
    seat: Seat


class Placed(Event):
    seat: Seat
    gear: Thing
    space: int


class PlacedFirst(Event):
    """A worker goes onto the first player space."""

    seat: Seat


class PickedUp(Event):
    seat: Seat
    gear: Thing
    space: int


class Acted(Event):
    """An action of a gear is done; what it brings follows."""

    seat: Seat
    gear: Thing
    action: int


# -- what is gained and paid ------------------------------------------------------------------


class Gained(Event):
    seat: Seat
    material: Thing
    amount: int


class Paid(Event):
    seat: Seat
    material: Thing
    amount: int


class Scored(Event):
    """`what` brought the points: a temple, a gear, a tile, a technology."""

    seat: Seat
    points: int
    what: Thing


class LostPoints(Event):
    seat: Seat
    points: int
    what: Thing


class Harvested(Event):
    """`how` a tile of a group of the jungle was taken, or none."""

    seat: Seat
    how: Thing
    group: int


class SkullPlaced(Event):
    """A crystal skull fills the slot of an action of Chichen Itza."""

    seat: Seat
    action: int


class Hired(Event):
    """One more worker comes into play."""

    seat: Seat


class Climbed(Event):
    """One step up on a temple."""

    seat: Seat
    temple: Thing


class Stayed(Event):
    """A step up that led nowhere."""

    seat: Seat
    temple: Thing


class Angered(Event):
    """One step down on a temple."""

    seat: Seat
    temple: Thing


class TurnedLight(Event):
    seat: Seat


class TurnedDark(Event):
    seat: Seat


class Advanced(Event):
    """A technology has reached a level."""

    seat: Seat
    track: Thing
    level: int


class Mastered(Event):
    """An advance beyond the last level brings the track's bonus."""

    seat: Seat
    track: Thing


class Built(Event):
    seat: Seat
    tile: Thing


class Raised(Event):
    """A monument is built."""

    seat: Seat
    tile: Thing


class Revealed(Event):
    """A building comes from the pile onto a space, counted from 1."""

    tile: Thing
    space: int


# -- food days and the calendar ---------------------------------------------------------------


class FoodDay(Event):
    """`day`: 1 to 4."""

    day: int


class Fed(Event):
    """So many workers fed for so much corn, and so many left hungry."""

    seat: Seat
    workers: int
    hungry: int
    corn: int


class SecondPeriod(Event):
    """The buildings of period 1 leave."""


class ToothCorn(Event):
    """`corn` on the teeth now."""

    corn: int


class CameHome(Event):
    """The worker on the first player space goes back."""

    seat: Seat


class FirstPlayer(Event):
    """The marker changes hands."""

    seat: Seat


class Calendar(Event):
    """All gears turn, with everybody on them; who leaves is told next."""

    notches: int


class Ejected(Event):
    """A worker has ridden past the last space."""

    seat: Seat
    gear: Thing


# -- the end ----------------------------------------------------------------------------------


class Ended(Event):
    pass


class LeftOver(Event):
    """Corn and resources left, as corn: quarter points."""

    seat: Seat
    corn: int


class Tallied(Event):
    """All points of a seat, and by source in quarters."""

    seat: Seat
    points: float
    temples: int
    chichen_itza: int
    buildings: int
    technologies: int
    hunger: int
    corn: int
    skulls: int
    monuments: int


class Winners(Event):
    seats: list[Seat]
