"""Where a rocket can go (chapter 4 of the rules). Looks, and changes nothing.

The moving rocket has been lifted, so it is no obstacle to itself (PR-R4).
"""

from mypy_extensions import i64

from ceiba.games.pacal.grid import COLUMN, DIRECTIONS, DOWN, MARGIN, RIGHT, ROW, WIDTH
from ceiba.games.pacal.state import EMPTY, PacalState


def is_free(s: PacalState, cell: i64) -> bool:
    """PR-1.17: in play, and neither a pyramid nor a rocket stands there."""
    return (s.obstacles[(cell >> ROW) + MARGIN] >> ((cell & COLUMN) + MARGIN)) & 1 == 0


def free_cells(s: PacalState, but: i64) -> list[int]:
    """PR-4.16, PR-R13: every free cell except one."""
    standing = s.standing
    return [cell for cell in s.board.cells if standing[cell] == EMPTY and cell != but]


def straight_end(s: PacalState, start: i64, direction: i64, points: i64) -> i64:
    """PR-4.5, PR-4.6, PR-R7: so many cells, or up to the first obstacle; `start` if none."""
    obstacles = s.obstacles
    down: i64 = DOWN[direction]
    right: i64 = RIGHT[direction]
    row: i64 = (start >> ROW) + MARGIN + down
    column: i64 = (start & COLUMN) + MARGIN + right
    steps: i64 = 0
    while steps < points and (obstacles[row] >> column) & 1 == 0:
        steps += 1
        row += down
        column += right
    return start + steps * (down * WIDTH + right)


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
