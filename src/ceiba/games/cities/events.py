"""What happens in both games, as it is told. Sites and slots are named `C3` and `C3.2`."""

from ceiba.core.sentence import Event
from ceiba.core.value import Seat, Thing

# -- a round and its cards ----------------------------------------------------------------------


class Round(Event):
    """The cards of a round are laid out; `seat` goes first."""

    round: int
    cards: int
    seat: Seat


class Flipped(Event):
    seat: Seat
    card: int
    face: Thing


class Looked(Event):
    """A king looks at a card of the round, unseen by the others."""

    seat: Seat
    card: int


class Saw(Event):
    """He alone learns what it is."""

    card: int
    face: Thing


class Match(Event):
    """A ball match, the first or a later one."""

    match: int


class Spared(Event):
    """A catastrophe finds nothing to take."""

    seat: Seat
    card: Thing


class Averted(Event):
    """A token is given to ward a catastrophe off."""

    seat: Seat
    place: Thing
    wealth: Thing


# -- wealth and points --------------------------------------------------------------------------


class Gained(Event):
    seat: Seat
    wealth: Thing
    amount: int


class Paid(Event):
    seat: Seat
    wealth: Thing
    amount: int


class RanShort(Event):
    """The supply lacks so much of what a king is due."""

    seat: Seat
    wealth: Thing
    amount: int


class Scored(Event):
    seat: Seat
    points: int
    what: Thing


# -- cities -------------------------------------------------------------------------------------


class Began(Event):
    """A king sets to work on a site; `price` is what the action itself costs."""

    seat: Seat
    site: Thing
    price: int


class Founded(Event):
    seat: Seat
    site: Thing


class Raised(Event):
    seat: Seat
    place: Thing
    building: Thing


class Lost(Event):
    """A building leaves the board, for whatever reason."""

    seat: Seat
    place: Thing
    building: Thing


class Weakened(Event):
    """A garrison loses one of its two levels."""

    seat: Seat
    place: Thing


class CityLost(Event):
    seat: Seat
    site: Thing


class Finished(Event):
    seat: Seat
    site: Thing


class Marked(Event):
    """Small pyramids or control tokens are placed, one on each site named."""

    seat: Seat
    sites: list[Thing]


class Unmarked(Event):
    seat: Seat
    sites: list[Thing]


class Passed(Event):
    seat: Seat


# -- war ----------------------------------------------------------------------------------------


class War(Event):
    seat: Seat
    site: Thing


class Attacked(Event):
    seat: Seat
    site: Thing
    target: Thing
    enemy: Seat


class Engaged(Event):
    seat: Seat
    levels: int


class Rolled(Event):
    """The dice: successes, -1 for a failure."""

    seat: Seat
    dice: list[int]
    attack: int
    defence: int
    failures: int
    damage: int


class Captured(Event):
    """A prisoner is put on a garrison."""

    seat: Seat
    place: Thing


class Escaped(Event):
    """Prisoners find no room."""

    seat: Seat
    amount: int


# -- the end of a round -------------------------------------------------------------------------


class Produced(Event):
    seat: Seat
    wealth: Thing
    places: list[Thing]


class Distribution(Event):
    """These kings plan what becomes of their tokens."""

    seats: list[Seat]


class Planned(Event):
    seat: Seat


class Distributed(Event):
    """All plans are made and carried out."""


class Carried(Event):
    seat: Seat
    wealth: Thing
    place: Thing
    to: Thing
    building: Thing


class GivenUp(Event):
    seat: Seat
    wealth: Thing
    place: Thing


class Spoiled(Event):
    seat: Seat
    places: list[Thing]


# -- the end of the game ------------------------------------------------------------------------


class Ended(Event):
    matches: int


class Winners(Event):
    seats: list[Seat]
