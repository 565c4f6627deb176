"""Sketches: what is laid by hand before a game, a board or a map, cell by cell.

An option that takes any text (`OptionSpec.free`) is written in a notation of its game. Where the
game can read that text as a sketch and write a sketch as text, people draw instead: an editor knows
cells and kinds of them, and no notation. Whether it can be played on is not told here; that is
said by `Game.check_options`, as always.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from ceiba.core.value import Thing

MOST_SIDE = 40
MOST_CELLS = MOST_SIDE * MOST_SIDE
MOST_KINDS = 100

Side = Annotated[int, Meta(ge=1, le=MOST_SIDE)]
Border = Annotated[int, Meta(ge=0, le=MOST_SIDE)]
Index = Annotated[int, Meta(ge=0, lt=MOST_CELLS)]
Id = Annotated[str, Meta(max_length=80)]


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may lie on a cell."""

    id: Id
    name: Thing
    number: Annotated[int, Meta(ge=0, le=999)] = 0
    """What is told with it: the slots of a site, the value of a district. 0: nothing."""
    numbered: bool = False
    """Whether the number is for who draws to say."""
    named: bool = False
    """Whether the name is, too: it came with the drawing, and may go from it again."""
    most: int | None = None
    """How many there are; None: as many as one likes."""
    roads: list[str] = []
    """Its roads as sides they join, before it is turned: ``N`` leads into the middle, ``NS``
    through."""
    turns: bool = False
    """Whether it makes a difference how it is turned."""


class Corner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where cells meet: so many columns and rows from the top left."""

    x: Border
    y: Border


class Sketch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    columns: Side
    rows: Side
    cells: Annotated[list[Id], Meta(max_length=MOST_CELLS)]
    """The ids of kinds, row by row from the top left."""
    turns: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(max_length=MOST_CELLS)]
    """By cell: quarters it is turned clockwise."""
    kinds: Annotated[list[Kind], Meta(max_length=MOST_KINDS)]
    marks: dict[Id, Annotated[list[Index], Meta(max_length=MOST_CELLS)]] = {}
    """Sets of cells that count for something else besides, by name: the bank of a river."""
    covered: dict[Id, Annotated[list[Id], Meta(max_length=MOST_KINDS)]] = {}
    """By number of players: the kinds that are covered then. Empty where nothing ever is."""
    line: Annotated[list[Corner], Meta(max_length=MOST_CELLS)] | None = None
    """What runs along the sides of cells, from corner to corner; None where nothing does."""
    grows: bool = False
    """Whether who draws may add kinds: `numbered` and `named` ones."""

    @property
    def fits(self) -> bool:
        """Whether there is something on each of its cells, and nothing elsewhere."""
        count = self.columns * self.rows
        known = {kind.id for kind in self.kinds}
        return (
            len(self.cells) == len(self.turns) == count
            and known.issuperset(self.cells)
            and all(cell < count for cells in self.marks.values() for cell in cells)
            and all(known.issuperset(kinds) for kinds in self.covered.values())
            and all(at.x <= self.columns and at.y <= self.rows for at in self.line or [])
        )
