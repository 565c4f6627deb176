"""Where a rocket can go that does not follow a number (chapter 4 of the rules): by the special
face, by a token, or when blocked. Looks, and changes nothing.

The moving rocket has been lifted, so it is no obstacle to itself (PR-R4).
"""

from mypy_extensions import i64

from ceiba.core.bits import BIT
from ceiba.games.pacal.answers import FLY
from ceiba.games.pacal.grid import COLUMN, MARGIN, ROW, WIDTH
from ceiba.games.pacal.state import PacalState


def stands(s: PacalState, but: i64) -> list[int]:
    """PR-4.16, PR-R13: STAND answers to every free cell except one.

    Of the many answers there ever are the few that are not open now are dropped.
    """
    board = s.board
    answers = board.stands.copy()
    row: i64 = len(board.rows)
    while row > 0:  # from the end, so that those before stay where they are
        row -= 1
        here: i64 = s.obstacles[row + MARGIN]
        taken: i64 = here & ~board.walls[row + MARGIN]
        if row == but >> ROW:
            taken |= BIT[(but & COLUMN) + MARGIN]
        column: i64 = board.columns if taken != 0 else 0
        while column > 0:
            column -= 1
            if (taken >> (column + MARGIN)) & 1:
                answers.pop(board.places[row * WIDTH + column])
    return answers


def special_moves(s: PacalState, start: i64) -> list[int]:
    """PR-4.13, PR-4.14, PR-R12: FLY answers to every other free cell of the row and the column."""
    answers: list[int] = []
    obstacles = s.obstacles
    row: i64 = start >> ROW
    column: i64 = start & COLUMN
    here: i64 = obstacles[row + MARGIN]
    across: i64 = 0
    while across < s.board.columns:
        if (here >> (across + MARGIN)) & 1 == 0 and across != column:
            answers.append(FLY + row * WIDTH + across)
        across += 1
    down: i64 = 0
    while down < len(s.board.rows):
        here = obstacles[down + MARGIN]
        if (here >> (column + MARGIN)) & 1 == 0 and down != row:
            answers.append(FLY + down * WIDTH + column)
        down += 1
    return answers


def outside_sacred(s: PacalState, moves: list[int]) -> list[int]:
    """PR-4.20, PR-R18: the FLY answers that leave the sacred district."""
    return [move for move in moves if s.board.land[move - FLY] != s.board.sacred]
