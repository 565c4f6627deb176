"""What the points of a player promise in Pacal's Rocket: builds now, and with one stone more."""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.pacal.worth import UNKNOWN, Worth
from ceiba.bots.prices import Prices
from ceiba.games.pacal.answers import BUILD, UPGRADE, target_cell, target_height
from ceiba.games.pacal.constellations import wanted_heights
from ceiba.games.pacal.grid import CELLS, COLUMN, NOWHERE, ROW, WIDTH
from ceiba.games.pacal.sky import BITS, HEIGHT, LAST, MOST_POINTS, Sky
from ceiba.games.pacal.state import ALL_ROWS, PacalState
from ceiba.games.pacal.tables import HEIGHTS

NO_POINT: Final = 0
STONE: Final = 1
PYRAMID: Final = 2
NOTHING: Final = -100_000
PLENTY: Final = 3
"""With so many stones in the supply those on the board are worth more where they lie."""


class Figures:
    """The points of a seat as they are, or as they will be after what it means to build."""

    def __init__(self, worth: Worth, prices: Prices) -> None:
        self.worth: Worth = worth
        """What storeys are worth to the seat at this moment."""
        self.stone: i64 = prices["stone"][0]

        self.points: list[int] = []
        self.kind: list[int] = []
        """By cell: NO_POINT, STONE or PYRAMID."""
        self.tall: list[int] = []
        """By cell: the storeys of an own pyramid."""
        self.only_stones: bool = False
        """PR-11.2: whether pyramids stand in for nothing."""
        self.price: i64 = 0
        """Of each stone that leaves the board besides the one built on."""
        self.targets: list[int] = []
        """What a constellation of each height brings on each point, UNKNOWN until asked for."""
        self.best: i64 = 0

        # what can be built now
        self.gains: dict[int, int] = {}
        self.codes: dict[int, int] = {}
        """By answer: what it brings, and the constellation that leaves the best stones."""
        self.build: i64 = 0
        """The best of them, if `build_gain` is more than nothing."""
        self.build_gain: i64 = 0

    # -- the points -------------------------------------------------------------------------

    def look(self, s: PacalState, seat: i64) -> None:
        """Take down the own points, and what storeys are worth."""
        self.worth.look(s, seat)
        kind: list[int] = [NO_POINT] * CELLS
        tall: list[int] = [0] * CELLS
        points: list[int] = []
        first: i64 = seat * WIDTH
        for row in range(len(s.board.rows)):
            stones: i64 = i64(s.stones[first + row])
            mask: i64 = i64(s.points[first + row])
            cell: i64 = row * WIDTH
            while mask != 0:
                if mask & 1:
                    points.append(cell)
                    if stones & 1:
                        kind[cell] = STONE
                    else:
                        kind[cell] = PYRAMID
                        tall[cell] = s.thing_on(cell) & 7
                mask >>= 1
                stones >>= 1
                cell += 1
        self.points = points
        self.kind = kind
        self.tall = tall
        self.only_stones = s.expert
        self.price = self.stone if s.supply[seat] >= PLENTY else 0
        self.targets = [UNKNOWN] * (CELLS * (HEIGHTS + 1))

    def add_stone(self, cell: i64) -> None:
        """As if a stone lay there, unless the cell is a point already."""
        if self.kind[cell] == NO_POINT:
            self.kind[cell] = STONE
            self.points.append(cell)

    def add_hidden(self, s: PacalState) -> None:
        """As if all rockets had left: the own stones under them lie in sight."""
        for rocket in range(s.players):
            if s.inside[rocket * s.players + self.worth.seat] == 1:
                self.add_stone(s.rockets[rocket])

    def remove_stone(self, cell: i64) -> None:
        if self.kind[cell] == STONE:
            self.kind[cell] = NO_POINT
            self.points.remove(cell)

    # -- what can be built now --------------------------------------------------------------

    def judge_builds(self, s: PacalState) -> None:
        """Every build there is, with its best constellation."""
        self.build = 0
        self.build_gain = NOTHING
        self.gains = {}
        self.codes = {}
        sky = Sky(s, self.worth.seat, wanted_heights(s, self.worth.seat), ALL_ROWS)
        for number in sky.found:
            code: i64 = number
            earned: i64 = code >> HEIGHT
            stones: i64 = self.stones_of(code)
            for _ in range(MOST_POINTS):
                cell: i64 = (code & LAST) - 1
                code >>= BITS
                if cell == NOWHERE:
                    continue
                gain: i64 = self.target(earned, cell)
                if gain == NOTHING or (self.only_stones and not sky.allows(number, cell)):
                    continue
                first: i64 = BUILD
                if self.kind[cell] == STONE:
                    gain -= self.price * (stones - 1)
                else:
                    gain -= self.price * stones
                    first = UPGRADE
                action: i64 = first + cell * HEIGHTS + self.worth.top[earned] - 1
                known = self.gains.get(action)
                if known is None or known < gain:
                    self.gains[action] = gain
                    self.codes[action] = number
                if gain > self.build_gain:
                    self.build_gain = gain
                    self.build = action

    def stones_of(self, code: i64) -> i64:
        count: i64 = 0
        for _ in range(MOST_POINTS):
            cell: i64 = (code & LAST) - 1
            code >>= BITS
            if cell != NOWHERE and self.kind[cell] == STONE:
                count += 1
        return count

    def suppose_built(self, build: i64) -> None:
        """As if one of the builds were done."""
        cell: i64 = target_cell(build)
        height: i64 = target_height(build)
        code: i64 = self.codes[build]
        for _ in range(MOST_POINTS):
            point: i64 = (code & LAST) - 1
            code >>= BITS
            if point != NOWHERE and point != cell:
                self.remove_stone(point)
        self.worth.suppose(cell, self.tall[cell], height)
        self.kind[cell] = PYRAMID
        self.tall[cell] = height
        self.targets = [UNKNOWN] * (CELLS * (HEIGHTS + 1))

    # -- what a stone more would allow ------------------------------------------------------

    def target(self, earned: i64, cell: i64) -> i64:
        """What a constellation of that height brings if it is built on one of its cells."""
        at: i64 = earned * CELLS + cell
        known: i64 = self.targets[at]
        if known != UNKNOWN:
            return known
        height: i64 = self.worth.top[earned]
        before: i64 = self.tall[cell]
        gain: i64 = NOTHING
        if height > before:
            gain = self.worth.gain(cell, height - before)
            if before == 0:
                gain += self.worth.new
        self.targets[at] = gain
        return gain

    def stone_at(self, cell: i64) -> i64:
        """The best build that a stone on this cell has a part in; NOTHING if there is none."""
        self.best = self.target(1, cell)
        row: i64 = cell >> ROW
        column: i64 = cell & COLUMN
        for point in self.points:
            if point == cell or (self.only_stones and self.kind[point] == PYRAMID):
                continue
            down: i64 = (point >> ROW) - row
            right: i64 = (point & COLUMN) - column
            if down != 0 and right != 0 and down != right and down != -right:
                continue
            step: i64 = point - cell
            if step == 1 or step == -1 or step == WIDTH or step == -WIDTH:
                self.figure(2, cell, point, NOWHERE, NOWHERE)
            behind = self.is_point(row - down, column - right)
            if behind:
                self.figure(3, cell, point, cell - step, NOWHERE)
            if self.is_point(row + 2 * down, column + 2 * right):
                third: i64 = point + step
                self.figure(3, cell, point, third, NOWHERE)
                if behind:
                    self.figure(4, cell, point, third, cell - step)
                if self.is_point(row + 3 * down, column + 3 * right):
                    self.figure(4, cell, point, third, third + step)
            if down == 0:
                self.square(cell, point, row + right, right * WIDTH)
                self.square(cell, point, row - right, -right * WIDTH)
        return self.best

    def square(self, one: i64, other: i64, row: i64, away: i64) -> None:
        if self.is_point(row, one & COLUMN) and self.is_point(row, other & COLUMN):
            self.figure(5, one, other, one + away, other + away)

    def is_point(self, row: i64, column: i64) -> bool:
        if row < 0 or row >= WIDTH or column < 0 or column >= WIDTH:
            return False
        kind: i64 = self.kind[row * WIDTH + column]
        return kind == STONE or (kind == PYRAMID and not self.only_stones)

    def figure(self, earned: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """A constellation with a stone on `a`: built on whichever cell is best."""
        most: i64 = self.target(earned, a)
        cost: i64 = 0
        most = max(most, self.target(earned, b))
        if self.kind[b] == STONE:
            cost += self.price
        if c != NOWHERE:
            most = max(most, self.target(earned, c))
            if self.kind[c] == STONE:
                cost += self.price
        if d != NOWHERE:
            most = max(most, self.target(earned, d))
            if self.kind[d] == STONE:
                cost += self.price
        self.best = max(self.best, most - cost)
