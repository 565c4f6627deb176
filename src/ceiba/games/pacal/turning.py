"""Where turning moves end (PR-4.9 to PR-4.11). Looks, and changes nothing.

Which ways there are does not hang on the board. So the tree of all ways of so many steps is laid
out once, each step followed by those after it: ahead, right, left. A search runs along that list
and leaps over whatever is shut or leads to no new end.

Cells are numbered within a window, the cells at most so many steps away, row by row: with five
steps there are 61, so that a set of them is one number.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.core.bits import BIT
from ceiba.games.pacal.answers import TURN
from ceiba.games.pacal.grid import COLUMN, DIRECTIONS, DOWN, MARGIN, RIGHT, ROW, WIDTH, size
from ceiba.games.pacal.state import PacalState
from ceiba.games.pacal.tables import MOST_STEPS

NUMBER: Final = 6
NUMBERS: Final = 63


class Ways:
    """All ways of so many steps. PR-R9: no half-turn, no cell twice."""

    def __init__(self, points: i64) -> None:
        self.points: i64 = points
        self.middles: list[int] = []
        """By row of the window: the number of the cell in the column of the start."""
        self.offsets: list[int] = []
        """By number in the window: how far the cell is from the start on the grid."""

        # by step, in the order of the search
        self.steps: list[int] = []
        """The next step that does not go on from this one, and in the last bits (NUMBER) the cell
        that is entered: together, because a search spends its time reading lists."""
        self.lengths: list[int] = []
        """How many steps the way has with it."""
        self.turned: list[int] = []
        """1 if there is a turn behind or at it."""
        self.reach: list[int] = []
        """The cells where a move that takes this step may end, early or not."""

        self.ends: i64 = 0
        """The cells where a whole way ends."""
        self.stops: i64 = 0
        """The cells on the way, where a move may end early."""
        self.lay_window()
        for i in range(DIRECTIONS):
            self.lay(DOWN[i], RIGHT[i], i, 1, False, [0])

    def lay_window(self) -> None:
        for row in range(-self.points, self.points + 1):
            side: i64 = self.points - size(row)
            self.middles.append(len(self.offsets) + side)
            for column in range(-side, side + 1):
                self.offsets.append(row * WIDTH + column)

    def number(self, row: i64, column: i64) -> i64:
        """In the window, of a cell so far below and to the right of the start."""
        return self.middles[self.points + row] + column

    def number_of(self, start: i64, cell: i64) -> i64:
        """In the window round `start`."""
        row: i64 = (cell >> ROW) - (start >> ROW)
        column: i64 = (cell & COLUMN) - (start & COLUMN)
        return self.number(row, column)

    def lay(
        self, row: i64, column: i64, direction: i64, step: i64, turned: bool, path: list[int]
    ) -> i64:
        """A step to a cell in a direction, and all that can follow; gives its `reach`."""
        cell: i64 = row * WIDTH + column
        last = step >= self.points
        if cell in path or (last and not turned):  # PR-R8
            return 0
        here: i64 = BIT[self.number(row, column)]
        at: i64 = len(self.steps)
        self.steps.append(0)
        self.lengths.append(step)
        self.turned.append(int(turned))
        self.reach.append(0)
        reach: i64 = here if turned else 0
        if last:
            self.ends |= here
        else:
            self.stops |= reach
            for turn in (0, 1, 3):  # not back
                heading: i64 = (direction + turn) % DIRECTIONS
                bent = turned or turn != 0
                ahead: i64 = row + DOWN[heading]
                aside: i64 = column + RIGHT[heading]
                reach |= self.lay(ahead, aside, heading, step + 1, bent, [*path, cell])
        self.steps[at] = (len(self.steps) << NUMBER) | self.number(row, column)
        self.reach[at] = reach
        return reach


WAYS: Final[list[Ways]] = [Ways(points) for points in range(MOST_STEPS + 1)]


class Window:
    """The cells round the start of a move, as sets of their numbers."""

    def __init__(self, s: PacalState, start: i64) -> None:
        self.shut: i64 = 0
        """Those that cannot be entered."""
        self.dead_ends: i64 = 0
        """PR-R10: those with obstacles on three sides; a move comes in by the fourth."""
        points: i64 = s.die
        obstacles = s.obstacles
        row: i64 = (start >> ROW) + MARGIN - points
        column: i64 = (start & COLUMN) + MARGIN
        last: i64 = row + points + points
        one: i64 = 1
        number: i64 = 0
        side: i64 = 0
        above: i64 = obstacles[row - 1]
        here: i64 = obstacles[row]
        while row <= last:
            below: i64 = obstacles[row + 1]
            beside: i64 = (here << 1) & (here >> 1)
            either: i64 = (here << 1) | (here >> 1)
            dead: i64 = ~here & ((above & below & either) | (beside & (above | below)))
            cells: i64 = (one << (side + side + 1)) - 1
            self.shut |= ((here >> (column - side)) & cells) << number
            self.dead_ends |= ((dead >> (column - side)) & cells) << number
            number += side + side + 1
            above = here
            here = below
            row += 1
            side += 1 if row <= last - points else -1


def add_turns(s: PacalState, start: i64, straight: list[int], answers: list[int]) -> None:
    """Add a turning move to every cell where one can end, and no straight one (PR-R61)."""
    ways = WAYS[s.die]
    window = Window(s, start)
    shut: i64 = window.shut
    dead_ends: i64 = window.dead_ends & ways.stops
    sought: i64 = (ways.ends & ~shut) | dead_ends
    bit: i64 = 0
    for end in straight:
        bit = BIT[ways.number_of(start, end)]
        sought &= ~bit
    steps = ways.steps
    reach = ways.reach
    last: i64 = len(steps)
    step: i64 = 0
    while step < last and sought != 0:
        entry: i64 = steps[step]
        number: i64 = entry & NUMBERS
        following: i64 = entry >> NUMBER
        ends = following == step + 1  # the last of a way
        if not ends:
            ahead: i64 = reach[step]
            if (shut >> number) & 1 or ahead & sought == 0:
                step = following
                continue
            ends = (dead_ends >> number) & 1 == 1 and ways.turned[step] == 1  # PR-R11: on purpose
        if ends and (sought >> number) & 1:
            bit = BIT[number]
            sought &= ~bit
            answers.append(TURN + start + ways.offsets[number])
        step += 1


def points_lost(s: PacalState, start: i64, end: i64) -> i64:
    """PR-4.11: the fewest points lost by a turning move that ends early there, 0 if none does."""
    ways = WAYS[s.die]
    window = Window(s, start)
    wanted: i64 = ways.number_of(start, end)
    if (window.dead_ends >> wanted) & 1 == 0:
        return 0
    fewest: i64 = 0
    last: i64 = len(ways.steps)
    step: i64 = 0
    while step < last:
        number: i64 = ways.steps[step] & NUMBERS
        following: i64 = ways.steps[step] >> NUMBER
        if (window.shut >> number) & 1:
            step = following
            continue
        if number == wanted and ways.turned[step] and following > step + 1:
            lost: i64 = s.die - ways.lengths[step]
            if fewest == 0 or lost < fewest:
                fewest = lost
        step += 1
    return fewest
