"""Which stones and pyramids of a player form constellations (chapter 6 of the rules)."""

from typing import Final

from mypy_extensions import i64

from ceiba.games.pacal.answers import BUILD, UPGRADE
from ceiba.games.pacal.grid import CELLS, COLUMN, NOWHERE, ROW, WIDTH, cell_names
from ceiba.games.pacal.state import PacalState, pyramid_height
from ceiba.games.pacal.tables import HEIGHTS

ANY_HEIGHT: Final = 62
MOST_POINTS: Final = 4
BITS: Final = 9
"""Of a cell in a set of cells: up to four cells, plus one each, in one number."""
LAST: Final = 511
HEIGHT: Final = 36
"""Where the height stands in the number of a constellation, above its four cells."""


class Sky:
    """The points of one player, and every constellation they form.

    PR-R29: only positions count, so it looks at nothing that lies between.
    """

    def __init__(self, s: PacalState, seat: i64, wanted: i64) -> None:
        self.state: PacalState = s
        self.first: i64 = seat * WIDTH
        """Where the rows of the seat begin in `stones` and `built`."""
        self.wanted: i64 = wanted
        """Bit mask of the heights that are looked for."""
        self.points: list[int] = []
        """Cells of own stones in sight (PR-6.2) and own pyramids (PR-6.13), in grid order."""
        self.found: list[int] = []
        """Each constellation as one number: the height it earns, then its cells."""
        if self.has_stone():  # PR-6.14
            self.gather()
            self.look(s.diagonal_squares)

    def has_stone(self) -> bool:
        stones = self.state.stones
        row: i64 = self.first
        last: i64 = self.first + WIDTH
        while row < last:
            if stones[row] != 0:
                return True
            row += 1
        return False

    def gather(self) -> None:
        stones = self.state.stones
        built = self.state.built
        points = self.points
        row: i64 = 0
        while row < WIDTH:
            mask: i64 = stones[self.first + row]
            pyramids: i64 = built[self.first + row]
            mask |= pyramids
            cell: i64 = row * WIDTH
            while mask != 0:
                if mask & 1:
                    points.append(cell)
                mask >>= 1
                cell += 1
            row += 1

    def is_point(self, cell: i64) -> bool:
        row: i64 = self.first + (cell >> ROW)
        column: i64 = cell & COLUMN
        if (self.state.stones[row] >> column) & 1:
            return True
        return (self.state.built[row] >> column) & 1 == 1

    def is_stone(self, cell: i64) -> bool:
        row: i64 = self.first + (cell >> ROW)
        return (self.state.stones[row] >> (cell & COLUMN)) & 1 == 1

    def look(self, diagonal_squares: bool) -> None:
        """Find them all: each is found once, from its first two points in grid order."""
        points = self.points
        count: i64 = len(points)
        i: i64 = 0
        while i < count:
            first: i64 = points[i]
            self.add(1, first, NOWHERE, NOWHERE, NOWHERE)  # PR-6.3
            row: i64 = first >> ROW
            column: i64 = first & COLUMN
            j: i64 = i + 1
            while j < count:
                second: i64 = points[j]
                j += 1
                down: i64 = (second >> ROW) - row
                right: i64 = (second & COLUMN) - column
                if down != 0 and right != 0 and down != right and down != -right:  # PR-R30
                    continue
                if down + right == 1:  # PR-6.4
                    self.add(2, first, second, NOWHERE, NOWHERE)
                if 0 <= column + 2 * right < WIDTH and row + 2 * down < WIDTH:
                    third: i64 = second + second - first
                    if self.is_point(third):
                        self.look_on(first, second, third)
                if down == 0:  # PR-6.7
                    if row + right < WIDTH:
                        below: i64 = right * WIDTH
                        self.look_square(first, second, first + below, second + below)
                elif diagonal_squares and right == 0 and down & 1 == 0:  # PR-R31
                    half: i64 = down >> 1
                    if column - half >= 0 and column + half < WIDTH:
                        middle: i64 = first + half * WIDTH
                        self.look_square(first, middle - half, middle + half, second)
            i += 1

    def look_on(self, first: i64, second: i64, third: i64) -> None:
        """PR-6.5, PR-6.6: three in line, and perhaps a fourth at the same distance."""
        self.add(3, first, second, third, NOWHERE)
        column: i64 = (third & COLUMN) + (third & COLUMN) - (second & COLUMN)
        fourth: i64 = third + third - second
        if 0 <= column < WIDTH and fourth < CELLS and self.is_point(fourth):
            self.add(4, first, second, third, fourth)

    def look_square(self, a: i64, b: i64, c: i64, d: i64) -> None:
        if self.is_point(b) and self.is_point(c) and self.is_point(d):
            self.add(5, a, b, c, d)

    def add(self, height: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """PR-6.14: at least one point is a stone."""
        if (self.wanted >> height) & 1 and (
            self.is_stone(a)
            or (b != NOWHERE and self.is_stone(b))
            or (c != NOWHERE and self.is_stone(c))
            or (d != NOWHERE and self.is_stone(d))
        ):
            code: i64 = (height << BITS) | (a + 1)
            code = (code << BITS) | (b + 1)
            code = (code << BITS) | (c + 1)
            self.found.append((code << BITS) | (d + 1))

    def allows(self, code: i64, cell: i64) -> bool:
        """Whether one may build on this point of a constellation.

        PR-R60, expert variant: no pyramid is in it but the one that is replaced.
        """
        if not self.state.expert:
            return True
        pyramids: i64 = 0
        for point in cells_of(code):
            if not self.is_stone(point):
                pyramids += 1
        return pyramids == (0 if self.is_stone(cell) else 1)

    def stones_in(self, code: i64) -> i64:
        """The stones of a constellation as a set of cells."""
        stones: i64 = 0
        for point in cells_of(code):
            if self.is_stone(point):
                stones = with_cell(stones, point)
        return stones


def builds(s: PacalState, seat: i64) -> list[int]:
    """Every cell and height that can be built or upgraded now."""
    sky = Sky(s, seat, wanted_heights(s, seat))
    offers: list[int] = []
    if len(sky.found) == 0:
        return offers
    masks: list[int] = [0] * CELLS
    for number in sky.found:
        code: i64 = number
        heights: i64 = buildable(s, seat, code >> HEIGHT)
        for _ in range(MOST_POINTS):
            cell: i64 = (code & LAST) - 1
            code >>= BITS
            if cell != NOWHERE and sky.allows(number, cell):
                masks[cell] |= heights
    for point in sky.points:
        if masks[point] == 0:
            continue
        height: i64 = 1
        first: i64 = BUILD
        if not sky.is_stone(point):
            height = pyramid_height(s.standing[point]) + 1  # PR-R34
            first = UPGRADE
        while height <= HEIGHTS:
            if (masks[point] >> height) & 1:
                offers.append(first + point * HEIGHTS + height - 1)
            height += 1
    return offers


def buildable(s: PacalState, seat: i64, earned: i64) -> i64:
    """Bit mask of the heights a constellation lets one build.

    PR-6.19, PR-R37: the earned height, or any lower one if none of it is left.
    """
    one: i64 = 1
    if s.has_left(seat, earned):
        return one << earned
    mask: i64 = 0
    height: i64 = 1
    while height < earned:
        if s.has_left(seat, height):
            mask |= one << height
        height += 1
    return mask


def wanted_heights(s: PacalState, seat: i64) -> i64:
    """Bit mask of the heights worth earning: from the lowest pyramid in the supply on."""
    height: i64 = 1
    while height <= HEIGHTS and not s.has_left(seat, height):
        height += 1
    return (ANY_HEIGHT >> height) << height


def stone_sets(s: PacalState, seat: i64, cell: i64, height: i64) -> list[int]:
    """Every set of stones that may go for a pyramid on a cell, each once (see BITS).

    Sets that differ only in the pyramids that stand in lead to the same table.
    """
    sky = Sky(s, seat, ANY_HEIGHT)
    return [sky.stones_in(code) for code in figures(sky, s, seat, cell, height)]


def figures(sky: Sky, s: PacalState, seat: i64, cell: i64, height: i64) -> list[int]:
    """A constellation for each of `stone_sets`, in the same order: what a table draws."""
    sets: list[int] = []
    shown: list[int] = []
    for number in sky.found:
        code: i64 = number
        if (buildable(s, seat, code >> HEIGHT) >> height) & 1 == 0:
            continue
        if cell in cells_of(code) and sky.allows(code, cell):
            stones = sky.stones_in(code)
            if stones not in sets:
                sets.append(stones)
                shown.append(code)
    return shown


def figure_names(s: PacalState, seat: i64, cell: i64, height: i64) -> list[str]:
    """Those constellations in words: ``B4 D4 F4``, pyramids that stand in included."""
    codes = figures(Sky(s, seat, ANY_HEIGHT), s, seat, cell, height)
    return [" ".join(cell_names(cells_of(code))) for code in codes]


def earns(s: PacalState, seat: i64, cell: i64, height: i64) -> bool:
    """Whether some constellation with this point earns exactly that height."""
    sky = Sky(s, seat, ANY_HEIGHT)
    for number in sky.found:
        code: i64 = number
        if code >> HEIGHT == height and cell in cells_of(code) and sky.allows(code, cell):
            return True
    return False


def with_cell(code: i64, cell: i64) -> i64:
    """A set and one more cell."""
    return (code << BITS) | (cell + 1)


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
