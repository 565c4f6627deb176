"""Every constellation that the points of one player form, each as one number."""

from typing import Final

from mypy_extensions import i64

from ceiba.games.pacal.grid import NOWHERE, WIDTH
from ceiba.games.pacal.state import PacalState

MOST_POINTS: Final = 4
BITS: Final = 9
"""Of a cell in a set of cells: up to four cells, plus one each, in one number."""
LAST: Final = 511
HEIGHT: Final = 36
"""Where the height stands in the number of a constellation, above its four cells."""


class Sky:
    """Every constellation that the points of one player form.

    PR-6.2, PR-6.13, PR-R32: points are own stones in sight and own pyramids, each one point. The
    pyramid that is raised is a point like the others (PR-6.16, PR-R36). PR-R29: only positions
    count, so it looks at nothing that lies between. Whole rows are compared at once, as masks of
    columns.
    """

    def __init__(
        self, s: PacalState, seat: i64, wanted: i64, near: i64, curious: bool = False
    ) -> None:
        self.state: PacalState = s
        self.seat: i64 = seat
        self.first: i64 = seat * WIDTH
        """Where the rows of the seat begin in `stones` and `points`."""
        self.rows: i64 = len(s.board.rows)
        self.wanted: i64 = wanted
        """Bit mask of the heights that are looked for."""
        self.near: i64 = near
        """Bit mask of rows: whatever has no point in one of them may be left out."""
        self.found: list[int] = []
        """Each constellation as one number: the height it earns, then its cells."""
        self.curious: bool = curious
        """Whether those that fail are kept as well, to tell why one cannot build."""
        self.unlit: list[int] = []
        """Those without a stone, where one is `curious`."""
        self.look()

    def look(self) -> None:
        """Find them all, each from the row of its topmost point."""
        points = self.state.points
        filled: i64 = 0
        top: i64 = self.rows
        while top > 0:
            top -= 1
            filled <<= 1
            row: i64 = i64(points[self.first + top])
            if row != 0:
                filled |= 1
                near: i64 = self.near >> top
                if near & 1:
                    self.look_along(top, row)
                    self.look_down(top, row, filled, filled)
                elif near != 0:
                    self.look_down(top, row, filled, near)

    def look_along(self, top: i64, row: i64) -> None:
        """All that lies in one row."""
        if (self.wanted >> 1) & 1:
            self.add(1, top, row, 0, 0, 0)  # PR-6.3
        if row & (row - 1) == 0:  # a single point
            return
        self.add(2, top, row & (row >> 1), 1, 0, 0)  # PR-6.4
        right: i64 = 1
        while row >> (right + right) != 0:
            line: i64 = row & (row >> right) & (row >> (right + right))
            if line != 0:
                self.look_on(top, line, 0, right)
            right += 1

    def look_down(self, top: i64, row: i64, filled: i64, near: i64) -> None:
        """All with points in rows further down; `down` is the distance from row to row.

        `filled` tells which rows from the topmost on have points, `near` which one has to be met.
        """
        points = self.state.points
        down: i64 = 1
        while near >> down != 0:
            met: i64 = near | (near >> down) | (near >> (down + down)) | (near >> (3 * down))
            if (filled >> down) & met & 1:
                second: i64 = i64(points[self.first + top + down])
                if row & second != 0:
                    self.look_across(top, row & second, down)
                if (filled >> (down + down)) & 1:
                    self.look_askew(top, row, second, down)
            down += 1

    def look_askew(self, top: i64, row: i64, second: i64, down: i64) -> None:
        """Three rows at the same distance.

        PR-R30: lines go straight down, or diagonally to the right or to the left.
        """
        third: i64 = i64(self.state.points[self.first + top + down + down])
        straight: i64 = row & second & third
        right: i64 = row & (second >> down)
        left: i64 = row & (second << down)
        square: i64 = left & right & third
        right &= third >> (down + down)
        left &= third << (down + down)
        if straight | right | left != 0:
            self.look_on(top, straight, down, 0)
            self.look_on(top, right, down, down)
            self.look_on(top, left, down, -down)
        if square != 0 and self.state.diagonal_squares:  # PR-R31
            middle: i64 = down * WIDTH
            self.add(5, top, square, middle - down, middle + down, middle + middle)

    def look_across(self, top: i64, both: i64, down: i64) -> None:
        """Neighbours and squares, where columns hold points in two rows (PR-6.4, PR-6.7)."""
        if down == 1:
            self.add(2, top, both, WIDTH, 0, 0)
        square: i64 = both & (both >> down)
        if square != 0:
            below: i64 = down * WIDTH
            self.add(5, top, square, down, below, below + down)

    def look_on(self, top: i64, line: i64, down: i64, right: i64) -> None:
        """PR-6.5, PR-6.6: three in line, and perhaps a fourth at the same distance, whatever that
        is (PR-6.8)."""
        if line == 0:
            return
        step: i64 = down * WIDTH + right
        self.add(3, top, line, step, 2 * step, 0)
        last: i64 = top + 3 * down
        if last < self.rows:
            fourth: i64 = i64(self.state.points[self.first + last])
            fourth = fourth >> (3 * right) if right >= 0 else fourth << (-3 * right)
            self.add(4, top, line & fourth, step, 2 * step, 3 * step)

    def add(self, height: i64, row: i64, columns: i64, b: i64, c: i64, d: i64) -> None:
        """Keep those with their first points there, and the others so far from it, 0 for none.

        PR-6.14: at least one point is a stone.
        """
        if (self.wanted >> height) & 1 == 0:
            return
        a: i64 = row * WIDTH
        while columns != 0:
            if columns & 1:
                lit = (
                    self.is_stone(a)
                    or (b != 0 and self.is_stone(a + b))
                    or (c != 0 and self.is_stone(a + c))
                    or (d != 0 and self.is_stone(a + d))
                )
                if lit or self.curious:
                    code: i64 = (height << BITS) | (a + 1)
                    code = (code << BITS) | (a + b + 1 if b != 0 else 0)
                    code = (code << BITS) | (a + c + 1 if c != 0 else 0)
                    code = (code << BITS) | (a + d + 1 if d != 0 else 0)
                    if lit:
                        self.found.append(code)
                    else:
                        self.unlit.append(code)
            columns >>= 1
            a += 1

    def is_stone(self, cell: i64) -> bool:
        return self.state.lies(self.seat, cell)

    def allows(self, code: i64, cell: i64) -> bool:
        """Whether one may build on this point of a constellation.

        PR-R60, expert variant: no pyramid is in it but the one that is replaced.
        """
        if not self.state.expert:
            return True
        pyramids: i64 = len(cells_of(code)) - len(cells_of(self.stones_in(code)))
        return pyramids == (0 if self.is_stone(cell) else 1)

    def stones_in(self, code: i64) -> i64:
        """The stones of a constellation as a set of cells."""
        stones: i64 = 0
        shift: i64 = HEIGHT
        while shift > 0:
            shift -= BITS
            cell: i64 = ((code >> shift) & LAST) - 1
            if cell != NOWHERE and self.is_stone(cell):
                stones = with_cell(stones, cell)
        return stones


# -- sets and constellations as numbers ----------------------------------------------------------


def with_cell(code: i64, cell: i64) -> i64:
    """A set and one more cell."""
    return (code << BITS) | (cell + 1)


def holds(code: i64, cell: i64) -> bool:
    """Whether a set or a constellation has that cell."""
    shift: i64 = 0
    while shift < HEIGHT:
        if (code >> shift) & LAST == cell + 1:
            return True
        shift += BITS
    return False


def cells_of(code: i64) -> list[int]:
    """The cells of a set or of a constellation, in grid order."""
    cells: list[int] = []
    shift: i64 = HEIGHT - BITS
    while shift >= 0:
        cell: i64 = ((code >> shift) & LAST) - 1
        if cell != NOWHERE:
            cells.append(cell)
        shift -= BITS
    return cells
