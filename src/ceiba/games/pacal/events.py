"""Everything that can happen, as it is told. A cell is a thing: F6."""

from ceiba.core.sentence import Event
from ceiba.core.value import Seat, Thing


class Started(Event):
    """Who begins is drawn."""

    seat: Seat


class Placed(Event):
    """A rocket is stood in the sacred district."""

    seat: Seat
    cell: Thing


class Round(Event):
    """A round begins with this seat."""

    round: int
    seat: Seat


class Turn(Event):
    seat: Seat


class Rolled(Event):
    """`face`: a number, or special."""

    seat: Seat
    face: Thing


class Stayed(Event):
    """No cell is free anywhere, so the rocket cannot leave."""

    seat: Seat
    cell: Thing


class Lifted(Event):
    """A rocket leaves its cell; `stones`: whose stones lie there now, in sight."""

    seat: Seat
    cell: Thing
    stones: list[Seat]


class Doubles(Event):
    """So many stones of a seat lay together under the rocket and go back to the supply."""

    seat: Seat
    cell: Thing
    stones: int


class Moved(Event):
    """A rocket comes down. `way`: straight, turning, special, token or free; `lost`: points of the
    roll not used; `covers`: whose stones it hides there."""

    seat: Seat
    start: Thing
    cell: Thing
    way: Thing
    allowance: int
    lost: int
    covers: list[Seat]


class Spent(Event):
    """A token is gone."""

    seat: Seat
    token: int


class Dropped(Event):
    """A stone of `seat` goes into a rocket, which stands on that cell."""

    seat: Seat
    rocket: Seat
    cell: Thing


class TakenBack(Event):
    """A stone leaves the board to be put in again."""

    seat: Seat
    cell: Thing


class StonesDone(Event):
    """No further stone this turn."""

    seat: Seat


class Chose(Event):
    """A stone is named for the constellation."""

    seat: Seat
    cell: Thing


class Built(Event):
    """A new pyramid. `stones`: the own ones that went for it; `returned`: whose stones on the cell
    went back."""

    seat: Seat
    cell: Thing
    height: int
    district: Thing
    stones: list[Thing]
    returned: list[Seat]


class Upgraded(Event):
    """A pyramid of `before` storeys gives way to a taller one."""

    seat: Seat
    cell: Thing
    height: int
    before: int
    district: Thing
    stones: list[Thing]
    returned: list[Seat]


class Scored(Event):
    """The value of a district for leading there alone."""

    seat: Seat
    points: int
    district: Thing


class Bonus(Event):
    """For the last pyramid, or the last but one in the last round."""

    seat: Seat
    points: int


class Reached(Event):
    """The score that ends the game."""

    seat: Seat
    score: int
    threshold: int


class Ended(Event):
    """`reason`: last_pyramid, threshold or no_free_cell."""

    reason: Thing


class WaterScored(Event):
    """`water`: river or lake."""

    seat: Seat
    water: Thing
    storeys: int
    points: int


class DistrictScored(Event):
    seat: Seat
    district: Thing
    storeys: int
    points: int


class TokensScored(Event):
    seat: Seat
    points: int


class Tallied(Event):
    """All points of a seat by source."""

    seat: Seat
    total: int
    builds: int
    bonus: int
    river: int
    lake: int
    districts: int
    tokens: int


class Winners(Event):
    seats: list[Seat]
    total: int
