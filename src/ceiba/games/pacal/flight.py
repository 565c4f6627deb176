"""Where a rocket can go (chapter 4 of the rules). Looks, and changes nothing.

The moving rocket has been lifted, so it is no obstacle to itself (PR-R4).
"""

from typing import Final

from mypy_extensions import i64

from ceiba.games.pacal.grid import COLUMN, DIRECTIONS, NOWHERE, ROW, WIDTH
from ceiba.games.pacal.state import EMPTY, PacalState

SHORTEST_LOOP: Final = 27
TWO_STEPS: Final = 18
STEP: Final = 9
"""Bits of a cell in a trail."""


def is_free(s: PacalState, cell: i64) -> bool:
    """PR-1.17: in play, and neither a pyramid nor a rocket stands there."""
    return s.board.land[cell] >= 0 and s.standing[cell] == EMPTY


def free_cells(s: PacalState, but: i64) -> list[int]:
    """PR-4.16, PR-R13: every free cell except one."""
    standing = s.standing
    return [cell for cell in s.board.cells if standing[cell] == EMPTY and cell != but]


def straight_end(s: PacalState, start: i64, direction: i64, points: i64) -> i64:
    """PR-4.5, PR-4.6, PR-R7: so many cells, or up to the first obstacle; `start` if none."""
    cell: i64 = start
    near = s.board.near
    for _ in range(points):
        ahead: i64 = near[cell * DIRECTIONS + direction]
        if ahead == NOWHERE or s.standing[ahead] != EMPTY:
            break
        cell = ahead
    return cell


def straight_ends(s: PacalState, start: i64, points: i64) -> list[int]:
    """PR-R6: the end of a straight move in each direction that is open."""
    ends: list[int] = []
    for direction in range(DIRECTIONS):
        end = straight_end(s, start, direction, points)
        if end != start:
            ends.append(end)
    return ends


def special_ends(s: PacalState, start: i64) -> list[int]:
    """PR-4.13, PR-4.14, PR-R12: every other free cell of the row and the column."""
    ends: list[int] = []
    row: i64 = start >> ROW
    column: i64 = start & COLUMN
    for i in range(s.board.columns):
        in_row: i64 = row * WIDTH + i
        if in_row != start and is_free(s, in_row):
            ends.append(in_row)
    for i in range(len(s.board.rows)):
        in_column: i64 = i * WIDTH + column
        if in_column != start and is_free(s, in_column):
            ends.append(in_column)
    return ends


def outside_sacred(s: PacalState, cells: list[int]) -> list[int]:
    """PR-4.20, PR-R18: those that leave the sacred district."""
    return [cell for cell in cells if s.board.land[cell] != s.board.sacred]


class Turns:
    """The ends of all turning moves from a cell with so many points (PR-4.9 to PR-4.11)."""

    def __init__(self, s: PacalState, start: i64, points: i64, straight: list[int]) -> None:
        self.near: list[int] = s.board.near
        self.standing: list[int] = s.standing
        self.ends: list[int] = []
        self.dead_ends: list[int] = []
        """Cells where a move may end early, each followed by the points lost (PR-4.11)."""
        self.seen: list[int] = [0] * WIDTH
        """By row, bit masks of columns: ends found, and those of straight moves (PR-R61)."""
        for end in straight:
            self.see(end)
        for i in range(DIRECTIONS):
            direction: i64 = i
            ahead: i64 = self.near[start * DIRECTIONS + direction]
            if ahead != NOWHERE and self.standing[ahead] == EMPTY:
                self.go_on(ahead, direction, points - 1, False, start + 1)

    def go_on(self, cell: i64, direction: i64, points: i64, turned: bool, trail: i64) -> None:
        """From a cell entered in a direction: ahead, right or left, with the points left.

        `trail` holds the cells before this one, nine bits each. PR-R9: no half-turn, no cell
        twice. PR-R10: a cell is a dead end if nothing but obstacles lies on the other sides.
        """
        dead_end = True
        extended: i64 = (trail << STEP) | (cell + 1)
        turn: i64 = 0
        while turn < DIRECTIONS:
            heading: i64 = (direction + turn) & 3
            ahead: i64 = self.near[cell * DIRECTIONS + heading]
            if ahead != NOWHERE and self.standing[ahead] == EMPTY:
                dead_end = False
                bent = turned or turn != 0
                if points > 1:
                    if not met(extended, ahead):
                        self.go_on(ahead, heading, points - 1, bent, extended)
                elif bent and not met(extended, ahead):  # PR-R8
                    self.found(ahead)
            turn += 2 if turn == 1 else 1  # not back
        if dead_end and turned:  # PR-R11: on purpose, with any number of points left
            self.found(cell)
            self.dead_ends.append(cell)
            self.dead_ends.append(points)

    def found(self, cell: i64) -> None:
        if (self.seen[cell >> ROW] >> (cell & COLUMN)) & 1 == 0:
            self.see(cell)
            self.ends.append(cell)

    def see(self, cell: i64) -> None:
        bit: i64 = 1
        self.seen[cell >> ROW] |= bit << (cell & COLUMN)

    def lost_at(self, cell: i64) -> i64:
        """The fewest points lost where a move may end early, 0 elsewhere."""
        fewest: i64 = 0
        for i in range(0, len(self.dead_ends), 2):
            lost: i64 = self.dead_ends[i + 1]
            if self.dead_ends[i] == cell and (fewest == 0 or lost < fewest):
                fewest = lost
        return fewest


def met(trail: i64, cell: i64) -> bool:
    """Whether a trail holds a cell that the next step would enter.

    Without half-turns a path meets itself first after four steps, then after every second one.
    """
    rest: i64 = trail >> SHORTEST_LOOP
    while rest != 0:
        if rest & 511 == cell + 1:
            return True
        rest >>= TWO_STEPS
    return False
