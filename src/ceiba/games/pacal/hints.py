"""What an option would lead to. `allowance`: the stones a move lets one put in."""

from ceiba.core.sentence import Hint
from ceiba.core.value import Seat, Thing


class Straight(Hint):
    """`lost`: points of the roll not used."""

    allowance: int
    distance: int
    lost: int


class Turning(Hint):
    allowance: int
    lost: int


class Special(Hint):
    allowance: int
    distance: int


class Token(Hint):
    """`points`: what the token would be worth at the end."""

    allowance: int
    points: int


class Landing(Hint):
    """Where a token takes the rocket."""

    allowance: int


class Free(Hint):
    """Shut in without a token."""

    allowance: int


class Stone(Hint):
    """Where the rocket stands that gets it, and the stones left in the supply then."""

    cell: Thing
    supply: int


class Pyramid(Hint):
    """What a build brings: points for the district, a bonus if the end comes with it.

    `before`: storeys of the pyramid that is raised, 0 for a new one. `stones`: the fewest that go;
    `choices`: the sets of stones that may go; `cells`: the stones if there is one such set.
    `returned`: whose stones on the cell go back. `lines`: the constellations, each as its cells.
    """

    points: int
    bonus: int
    district: Thing
    before: int
    stones: int
    choices: int
    cells: list[Thing]
    returned: list[Seat]
    lines: list[Thing]


class Constellations(Hint):
    """Those left with this stone, or without any other: each as its cells."""

    lines: list[Thing]


class Unbuilt(Hint):
    """Builds that are possible and left out, and the most points one would bring at once."""

    builds: int
    points: int


class Unplaced(Hint):
    """Stones one may still put in and keeps."""

    stones: int
