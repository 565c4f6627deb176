"""How good a base of Das Gold der Maya is, and the best way to lay one out."""

import math
from typing import Final

from mypy_extensions import i64

from ceiba.bots.gold.layout import PAIR, PAIRS, PLACE, circle_points, laid, row_points
from ceiba.bots.gold.prices import FEWEST
from ceiba.bots.prices import Prices
from ceiba.games.gold.answers import LAY, STOP
from ceiba.games.gold.layout import FITS, check_join, row_units
from ceiba.games.gold.pieces import COMPLETE_DISC, DISC, GAP, ONE_MATERIAL, PIECES, SIZE, UNITS
from ceiba.games.gold.state import GoldState

# -- chances, as numbers of ten thousand ----------------------------------------------------

SURE: Final = 10_000
CURVE_STEPS: Final = 100
"""Steps of the logistic curve for each 1 of its argument, which goes from -8 to 8."""
CURVE: Final[list[int]] = [
    round(SURE / (1 + math.exp(-(step - 8 * CURVE_STEPS) / CURVE_STEPS)))
    for step in range(16 * CURVE_STEPS + 1)
]


def chance(hundredths: i64) -> i64:
    """The logistic curve: 0 is one half."""
    step: i64 = hundredths + 8 * CURVE_STEPS
    return CURVE[max(0, min(step, 16 * CURVE_STEPS))]


ROOT: Final[list[int]] = [round(100 * math.sqrt(number)) for number in range(64)]
"""A hundred times the square root."""
LONGEST: Final[int] = max(UNITS)
CANNOT_BE: Final = -1
MOST_THROWN_AWAY: Final = 3
IN_MATERIAL: Final[list[int]] = [4, 3, 2, 1, 0]


class Bases:
    """A judge of bases. Keeps notes of the table it looked at last (`look`)."""

    def __init__(self, prices: Prices) -> None:
        self.pearl_first: list[int] = prices["pearl_first"]
        self.pearl_last: list[int] = prices["pearl_last"]
        self.future: i64 = prices["future"][0]
        self.by_players: list[int] = prices["completing"]
        self.by_lots: i64 = prices["lots"][0]
        self.by_missing: i64 = prices["missing"][0]
        self.fitting: list[int] = prices["fitting"]
        self.one_material: list[int] = prices["one_material"]
        self.one_by_players: list[int] = prices["one_material_players"]
        self.one_by_units: i64 = prices["one_material_units"][0]
        self.one_by_missing: i64 = prices["one_material_missing"][0]

        # what was seen
        self.lots: i64 = 0
        """Pieces still to be sold."""
        self.left_units: i64 = 0
        self.left_of_size: list[int] = [0, 0, 0]
        self.left_of_pair: list[int] = [0] * PAIRS
        self.demand: i64 = 0
        """Units missing on all bases together."""
        self.players: i64 = 0
        self.incomplete_scores: bool = False
        self.pearls: i64 = 0
        """The pearls of the seat that is judged."""
        self.pearl: i64 = 100
        """What one pearl is worth, in hundredths."""

        # the base that is judged, piece by piece
        self.code: i64 = 0
        self.pieces: i64 = 0
        self.units: i64 = 0
        self.pair_pieces: list[int] = [0] * PAIRS
        self.pair_units: list[int] = [0] * PAIRS

        # the best base found so far, by the pieces of the hand left out (a bit mask)
        self.best_worth: i64 = 0
        self.best_without: i64 = 0

    # -- how good a base is -----------------------------------------------------------------

    def look(self, s: GoldState) -> None:
        """Take down what is still to come and what is still needed."""
        sizes = self.left_of_size
        pairs = self.left_of_pair
        for i in range(len(sizes)):
            sizes[i] = 0
        for i in range(PAIRS):
            pairs[i] = 0
        units: i64 = 0
        for face in s.slots:
            units += UNITS[face]
            sizes[SIZE[face]] += 1
            pairs[PAIR[face]] += 1
        for face in s.bag:
            units += UNITS[face]
            sizes[SIZE[face]] += 1
            pairs[PAIR[face]] += 1
        self.left_units = units
        self.lots = len(s.slots) + len(s.bag)
        self.players = s.players
        first: i64 = self.pearl_first[s.players - FEWEST]
        last: i64 = self.pearl_last[s.players - FEWEST]
        self.pearl = max(1, last - (last - first) * self.lots // PIECES)
        self.incomplete_scores = s.incomplete_scores
        demand: i64 = 0
        for row in s.rows:
            demand += DISC - row_units(row)
        self.demand = demand

    def row_worth(self, row: list[int]) -> i64:
        """What a base may be expected to score, in hundredths."""
        self.take_up(row)
        return self.worth()

    def worth_with(self, row: list[int], face: i64) -> i64:
        """The same with one more piece, if need be instead of another."""
        self.take_up(row)
        self.add(face, 1)
        best = self.worth()
        for other in row:
            if other != GAP:
                self.add(other, -1)
                best = max(best, self.worth())
                self.add(other, 1)
        return best

    def take_up(self, row: list[int]) -> None:
        self.code = 0
        self.pieces = 0
        self.units = 0
        for i in range(PAIRS):
            self.pair_pieces[i] = 0
            self.pair_units[i] = 0
        for face in row:
            if face != GAP:
                self.add(face, 1)

    def add(self, face: i64, sign: i64) -> None:
        """Add a piece to the base that is judged, or take it away."""
        pair: i64 = PAIR[face]
        units: i64 = UNITS[face] * sign
        self.code += PLACE[pair] * sign
        self.pieces += sign
        self.units += units
        self.pair_pieces[pair] += sign
        self.pair_units[pair] += units

    def worth(self) -> i64:
        """What the pieces taken up may be expected to score; CANNOT_BE if they cannot lie there."""
        missing: i64 = DISC - self.units
        if missing < 0:
            return CANNOT_BE
        if missing == 0:
            circle = circle_points(self.code)
            if circle < 0:
                return CANNOT_BE
            return self.with_one_material((COMPLETE_DISC + circle) * 100)
        row = row_points(self.code)
        if row < 0:
            return CANNOT_BE
        now: i64 = row * 100 if self.incomplete_scores else 0
        then: i64 = COMPLETE_DISC * 100 + row * 100 + missing * self.future // 4
        likely = self.completing(missing)
        return self.with_one_material(now + (then - now) * likely // SURE)

    def completing(self, missing: i64) -> i64:
        """The chance to complete a disc that lacks so many units."""
        if missing > LONGEST * self.lots:
            return 0
        wanted = missing
        if missing < 3 or missing == 5:
            wanted = missing + 6  # no piece fits: another will have to go first
        score: i64 = self.by_players[self.players - FEWEST] + self.by_lots * self.lots
        score -= self.by_missing * 100 * wanted // ROOT[self.lots]
        likely = chance(score // 10)
        fitting: i64 = 9
        if missing == 3:
            fitting = self.left_of_size[0]
        elif missing == 4:
            fitting = self.left_of_size[1]
        elif missing == 6:
            fitting = self.left_of_size[2] + self.left_of_size[0] // 2
        if fitting < len(self.fitting):
            likely = min(likely, self.fitting[fitting])
        return likely

    def with_one_material(self, worth: i64) -> i64:
        """Adds the hope for a disc of one single material (GM-8.3)."""
        hope: i64 = 0
        for material in range(PAIRS):
            before: i64 = material - 1 if material > 0 else PAIRS - 1
            pieces: i64 = self.pair_pieces[material] + self.pair_pieces[before]
            if pieces < 2:
                continue
            missing: i64 = DISC - self.pair_units[material] - self.pair_units[before]
            if missing < 3 or missing == 5:
                continue  # done, or out of reach
            total: i64 = (COMPLETE_DISC + ONE_MATERIAL) * 100
            total += IN_MATERIAL[material] * (pieces * 100 + missing * 25)
            if total <= worth:
                continue
            left: i64 = self.left_of_pair[material] + self.left_of_pair[before]
            if missing > LONGEST * left:
                continue
            score: i64 = self.one_material[material] + self.one_by_units * missing
            score -= self.one_by_missing * 100 * missing // ROOT[left + 1]
            score += self.one_by_players[self.players - FEWEST]
            hope = max(hope, (total - worth) * chance(score // 10) // SURE)
        return worth + hope

    # -- laying out -------------------------------------------------------------------------

    def layout_steps(self, row: list[int], hand: list[int]) -> list[int]:
        """The walk to the best base that can be laid from here (GM-R42)."""
        if len(row) == 0:
            return lay_steps(self.best_row(hand))
        found = Extension(self, row, hand)
        return lay_steps(found.best)

    def best_row(self, hand: list[int]) -> list[int]:
        """The most promising row of the pieces; up to three of them may have to go."""
        self.take_up(hand)
        self.best_worth = CANNOT_BE
        self.best_without = 0
        self.try_without(hand, 0, 0, MOST_THROWN_AWAY)
        pieces: list[int] = []
        units: i64 = 0
        for i in range(len(hand)):
            if (self.best_without >> i) & 1 == 0:
                pieces.append(hand[i])
                units += UNITS[hand[i]]
        return laid(pieces, units == DISC)

    def try_without(self, hand: list[int], first: i64, without: i64, more: i64) -> None:
        """Judge what is taken up, then the same without one more piece from `first` on."""
        worth = self.worth()
        if worth > self.best_worth:
            self.best_worth = worth
            self.best_without = without
        if more == 0 or (worth >= 0 and self.units < DISC - 6):
            return  # on a base with so much room nothing is in the way
        one: i64 = 1
        i: i64 = first
        while i < len(hand):
            self.add(hand[i], -1)
            self.try_without(hand, i + 1, without | one << i, more - 1)
            self.add(hand[i], 1)
            i += 1


def lay_steps(row: list[int]) -> list[int]:
    steps: list[int] = []
    for face in row:
        steps.append(LAY + face)
    steps.append(STOP)
    return steps


class Extension:
    """The best end for a row that somebody else has begun: tries what can follow, within reason."""

    def __init__(self, judge: Bases, row: list[int], hand: list[int]) -> None:
        self.judge = judge
        self.row: list[int] = row.copy()
        self.hand: list[int] = hand.copy()
        self.tries: i64 = 3000
        self.best_worth: i64 = -2
        self.best: list[int] = []
        self.added: list[int] = []
        self.search(row_units(row))

    def search(self, units: i64) -> None:
        worth = self.judge.row_worth(self.row)
        if worth > self.best_worth:
            self.best_worth = worth
            self.best = self.added.copy()
        self.tries -= 1
        tried: i64 = 0
        one: i64 = 1
        for i in range(len(self.hand)):
            kind: i64 = self.hand[i] // 2
            if self.tries <= 0 or (tried >> kind) & 1:
                continue
            tried |= one << kind
            for side in range(2):
                face: i64 = kind * 2 + side
                if check_join(self.row, units, face, False) == FITS:
                    taken = self.hand.pop(i)
                    self.row.append(face)
                    self.added.append(face)
                    self.search(units + UNITS[face])
                    self.added.pop()
                    self.row.pop()
                    self.hand.insert(i, taken)
