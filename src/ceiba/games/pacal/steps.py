"""Where moves by the number on the die end: straight and turning ones. Looks, changes nothing.

The cells round a rocket are numbered so that a step is a shift: a cell so far down and to the right
has the number CENTRE + 6 * down + 5 * right. Up to five steps away no two share a number, and all
61 fit into one integer. So a set of cells is an integer, and all ways are walked at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.core.bits import lowest
from ceiba.games.pacal.answers import FLY, TURN
from ceiba.games.pacal.grid import COLUMN, MARGIN, ROW, WIDTH, size
from ceiba.games.pacal.state import PacalState
from ceiba.games.pacal.tables import MOST_STEPS

DOWN: Final = 6
RIGHT: Final = 5
CENTRE: Final = 30
START: Final = 1 << CENTRE
NORTH: Final = 1 << (CENTRE - DOWN)
EAST: Final = 1 << (CENTRE + RIGHT)
SOUTH: Final = 1 << (CENTRE + DOWN)
WEST: Final = 1 << (CENTRE - RIGHT)
"""The sets of one cell: of the start and of its neighbours."""
STEP: Final[vec[i64]] = vec[i64]([-DOWN, RIGHT, DOWN, -RIGHT])
"""North, east, south, west: from the number of a cell to that of its neighbour."""
INNER: Final = (1 << 55) - 1
"""The cells with a higher number are on the rim, five steps away down, right or in between."""
NUMBERS: Final = 61
LAST: Final = 1 << (NUMBERS - 1)

SPREAD: Final[vec[i64]] = vec[i64](
    [
        sum(1 << RIGHT * i for i in range(MOST_STEPS + 1) if columns >> i & 1)
        for columns in range(1 << (MOST_STEPS + 1))
    ]
)
"""Neighbouring columns of a row, as a mask, to the places their cells have in a set."""

FARTHEST: Final = MOST_STEPS * WIDTH
"""From the start to the cell five rows up, on the grid."""


def _offsets() -> list[int]:
    offsets = [0] * NUMBERS
    for down in range(-MOST_STEPS, MOST_STEPS + 1):
        side = MOST_STEPS - abs(down)
        for right in range(-side, side + 1):
            offsets[CENTRE + DOWN * down + RIGHT * right] = WIDTH * down + right + FARTHEST
    return offsets


OFFSETS: Final[vec[i64]] = vec[i64](_offsets())
"""By number: how far a cell is from the cell five rows above the start, on the grid."""


def number_of(start: i64, cell: i64) -> i64:
    """The number of a cell at most five steps from `start`."""
    down: i64 = (cell >> ROW) - (start >> ROW)
    right: i64 = (cell & COLUMN) - (start & COLUMN)
    return CENTRE + DOWN * down + RIGHT * right


def shut_cells(s: PacalState, start: i64, points: i64) -> i64:
    """The cells at most so many steps away that cannot be entered.

    The moving rocket has been lifted, so it is no obstacle to itself (PR-R4).
    """
    obstacles = s.obstacles
    shut: i64 = 0
    row: i64 = (start >> ROW) + MARGIN
    column: i64 = (start & COLUMN) + MARGIN
    down: i64 = -points
    one: i64 = 1
    while down <= points:
        side: i64 = points - size(down)
        here: i64 = obstacles[row + down]
        here = (here >> (column - side)) & ((one << (side + side + 1)) - 1)
        if here != 0:
            left: i64 = SPREAD[here & ((one << side) - 1)]
            right: i64 = SPREAD[here >> side]
            shut |= (left | (right << (RIGHT * side))) << (CENTRE + DOWN * down - RIGHT * side)
        down += 1
    return shut


# -- straight moves -----------------------------------------------------------------------------


def straight_steps(shut: i64, step: i64, points: i64) -> i64:
    """PR-4.5, PR-4.6, PR-R7: as far as the number says, or up to the first obstacle."""
    number: i64 = CENTRE + step
    steps: i64 = 0
    while steps < points and (shut >> number) & 1 == 0:
        steps += 1
        number += step
    return steps


def straight_end(s: PacalState, start: i64, direction: i64) -> i64:
    """The cell where the straight move in one direction ends; `start` if it is shut."""
    step: i64 = STEP[direction]
    steps: i64 = straight_steps(shut_cells(s, start, s.die), step, s.die)
    return start + OFFSETS[CENTRE + steps * step] - FARTHEST


def add_straight(answers: list[int], start: i64, shut: i64, points: i64) -> i64:
    """PR-R6: add the straight move in each direction that is open; gives the set of their ends."""
    up: i64 = straight_steps(shut, -DOWN, points)
    right: i64 = straight_steps(shut, RIGHT, points)
    down: i64 = straight_steps(shut, DOWN, points)
    left: i64 = straight_steps(shut, -RIGHT, points)
    if up > 0:
        answers.append(FLY + start - up * WIDTH)
    if right > 0:
        answers.append(FLY + start + right)
    if down > 0:
        answers.append(FLY + start + down * WIDTH)
    if left > 0:
        answers.append(FLY + start - left)
    ends: i64 = (LAST >> (CENTRE + up * DOWN)) | (LAST >> (CENTRE - down * DOWN))
    return ends | (LAST >> (CENTRE - right * RIGHT)) | (LAST >> (CENTRE + left * RIGHT))


# -- turning moves ------------------------------------------------------------------------------


def add_turning(answers: list[int], start: i64, shut: i64, points: i64, but: i64) -> None:
    """Add the turning move to each cell where one can end, except some (PR-R61)."""
    ends: i64 = turning_ends(shut, dead_ends(shut), points) & ~but
    while ends != 0:
        answers.append(TURN + start - FARTHEST + OFFSETS[lowest(ends)])
        ends &= ends - 1


def turning_ends(shut: i64, stops: i64, points: i64) -> i64:
    """PR-4.9, PR-4.10: where ways with a turn end; PR-4.11, PR-R11: be it early, on a stop."""
    first: i64 = (NORTH | EAST | SOUTH | WEST) & ~shut
    if points < MOST_STEPS:
        return ends_of_ways(shut, stops, first, points)
    # PR-R9: a way of five steps could come back to a cell, to its first and no other. So the ways
    # that begin with each are walked apart, and find it shut.
    ends: i64 = 0
    while first != 0:
        one: i64 = first & -first
        ends |= ends_of_ways(shut | one, stops, one, points)
        first ^= one
    return ends


def can_turn_to(s: PacalState, start: i64, end: i64) -> bool:
    """Whether a turning move ends on a cell that is at most five steps away."""
    shut: i64 = shut_cells(s, start, s.die)
    ends: i64 = turning_ends(shut, dead_ends(shut), s.die)
    return (ends >> number_of(start, end)) & 1 == 1


def ends_of_ways(shut: i64, stops: i64, first: i64, points: i64) -> i64:
    """The ends of all ways that begin on one of `first`, neighbours of the start.

    PR-R9: no half-turn, so the ways are kept by their last step; and not through the start.
    PR-R8: a way that is straight so far ends no turning move.
    """
    free: i64 = ~(shut | START)
    north: i64 = first & NORTH
    east: i64 = first & EAST
    south: i64 = first & SOUTH
    west: i64 = first & WEST
    all_north: i64 = north
    all_east: i64 = east
    all_south: i64 = south
    all_west: i64 = west
    ends: i64 = 0
    steps: i64 = 1
    while steps < points:
        steps += 1
        up: i64 = ((north | east | west) >> DOWN) & free
        right: i64 = ((north | east | south) << RIGHT) & free
        down: i64 = ((east | south | west) << DOWN) & free
        left: i64 = ((north | south | west) >> RIGHT) & free
        north = up
        east = right
        south = down
        west = left
        all_north >>= DOWN
        all_east <<= RIGHT
        all_south <<= DOWN
        all_west >>= RIGHT
        turned: i64 = (north | east | south | west) & ~(all_north | all_east | all_south | all_west)
        ends |= turned if steps == points else turned & stops
    return ends


def dead_ends(shut: i64) -> i64:
    """PR-R10: the cells with obstacles on three sides; a move comes in by the fourth."""
    inner: i64 = shut & INNER
    above: i64 = inner << DOWN
    below: i64 = shut >> DOWN
    before: i64 = inner << RIGHT
    behind: i64 = shut >> RIGHT
    return (above & below & (before | behind)) | (before & behind & (above | below))


def points_lost(s: PacalState, start: i64, end: i64) -> i64:
    """PR-4.11: the fewest points lost by a turning move that ends early there, 0 if none does."""
    shut: i64 = shut_cells(s, start, s.die)
    number: i64 = number_of(start, end)
    if (dead_ends(shut) >> number) & 1 == 0:
        return 0
    lost: i64 = 1
    while lost < s.die:
        if (turning_ends(shut, 0, s.die - lost) >> number) & 1:
            return lost
        lost += 1
    return 0
