"""What storeys are worth in Pacal's Rocket, to one seat at one moment, in hundredths of points."""

import math
from typing import Final

from mypy_extensions import i64

from ceiba.bots.prices import Prices
from ceiba.games.pacal.state import EMPTY, NOBODY, ROCKET, PacalState
from ceiba.games.pacal.tables import ALL_PYRAMIDS, BONUS, HEIGHTS, SECOND, WATER

FULL: Final = 100
LEADS: Final = 5
"""Leads in a district are told apart up to so many storeys, either way."""
LEAD_LATE: Final[list[int]] = [0, 0, 1, 4, 12, 84, 92, 96, 98, 99, 100]
"""The chance to be first in a district in the end, late, by the lead from -5 to 5, in percent.

Level counts as first (PR-9.7), so a tie is nearly as good as a lead."""
STEPS: Final = 16
"""Steps of CURVE for each 1 of its argument, which goes from -6 to 6."""
CURVE: Final[list[int]] = [
    round(1000 / (1 + math.exp(-step / STEPS))) for step in range(-6 * STEPS, 6 * STEPS + 1)
]
"""The logistic curve in thousandths: how likely somebody so far behind will be ahead."""
UNKNOWN: Final = -1_000_000
SIZES: Final[int] = HEIGHTS + 1


class Worth:
    """What more storeys would bring to one seat. `look` takes the table down; all else reads it."""

    def __init__(self, prices: Prices) -> None:
        self.open: i64 = prices["open"][0]
        self.late_comer: i64 = prices["late_comer"][0]
        self.lead_early: list[int] = prices["lead"]
        self.water_early: i64 = prices["water"][0]
        self.water_late: i64 = prices["water"][1]
        self.denial: i64 = prices["denial"][0]
        self.progress: i64 = prices["progress"][0]

        # what was seen
        self.seat: i64 = 0
        self.players: i64 = 0
        self.near: i64 = 0
        """How near the end is, in percent."""
        self.land: list[int] = []
        self.bank: list[int] = []
        self.shore: list[int] = []
        self.values: list[int] = []
        self.storeys: list[int] = []
        """By district, then by seat."""
        self.river: list[int] = []
        self.lake: list[int] = []
        self.left: list[int] = []
        """Pyramids of the seat in the supply, by height - 1."""
        self.pyramids: i64 = 0
        self.new: i64 = 0
        """What a new pyramid is worth besides its storeys."""
        self.last_turn: bool = False
        """Whether the seat will have no turn after this one (PR-8.2)."""
        self.top: list[int] = [0] * SIZES
        """The height one really gets for each height earned (PR-6.19), 0 if none."""
        self.by_district: list[int] = []
        self.by_river: list[int] = []
        self.by_lake: list[int] = []
        """What so many more storeys bring, UNKNOWN until asked for."""

    def look(self, s: PacalState, seat: i64) -> None:
        players: i64 = s.players
        self.seat = seat
        self.players = players
        board = s.board
        self.land = board.land
        self.bank = board.bank
        self.shore = board.shore
        self.values = board.values
        storeys: list[int] = [0] * (len(board.values) * players)
        river: list[int] = [0] * players
        lake: list[int] = [0] * players
        standing = s.standing
        for cell in board.cells:
            thing: i64 = i64(standing[cell])
            if thing == EMPTY or thing >= ROCKET:
                continue
            owner: i64 = (thing >> 3) - 1
            height: i64 = thing & 7
            storeys[board.land[cell] * players + owner] += height
            if board.bank[cell]:
                river[owner] += height
            if board.shore[cell]:
                lake[owner] += height
        self.storeys = storeys
        self.river = river
        self.lake = lake
        self.left = list(s.left[seat * HEIGHTS : (seat + 1) * HEIGHTS])
        self.pyramids = s.pyramids_left(seat)
        self.last_turn = s.reached != NOBODY
        self.near = nearness(s)
        self.new = self.progress
        if self.pyramids == 1 or (self.pyramids == 2 and self.last_turn):
            self.new += BONUS * 100
        self.forget()

    def forget(self) -> None:
        """What was worked out before something changed."""
        self.by_district = [UNKNOWN] * (len(self.values) * SIZES)
        self.by_river = [UNKNOWN] * SIZES
        self.by_lake = [UNKNOWN] * SIZES
        lower: i64 = 0
        for i in range(HEIGHTS):
            height: i64 = i + 1
            if self.left[i] > 0:
                lower = height
            self.top[height] = lower

    def suppose(self, cell: i64, before: i64, height: i64) -> None:
        """As if the seat had a pyramid there now, instead of one of `before` storeys if not 0."""
        added: i64 = height - before
        self.storeys[self.land[cell] * self.players + self.seat] += added
        if self.bank[cell]:
            self.river[self.seat] += added
        if self.shore[cell]:
            self.lake[self.seat] += added
        self.left[height - 1] -= 1
        if before > 0:
            self.left[before - 1] += 1
        else:
            self.pyramids -= 1
        self.forget()

    # -- more storeys -----------------------------------------------------------------------

    def gain(self, cell: i64, added: i64) -> i64:
        """What so many more storeys on a cell bring, now and in the end."""
        at: i64 = self.land[cell] * SIZES + added
        total: i64 = self.by_district[at]
        if total == UNKNOWN:
            total = self.district_gain(self.land[cell], added)
            self.by_district[at] = total
        if self.bank[cell]:
            river: i64 = self.by_river[added]
            if river == UNKNOWN:
                river = self.water_gain(self.river, added)
                self.by_river[added] = river
            total += river
        if self.shore[cell]:
            lake: i64 = self.by_lake[added]
            if lake == UNKNOWN:
                lake = self.water_gain(self.lake, added)
                self.by_lake[added] = lake
            total += lake
        return total

    def district_gain(self, district: i64, added: i64) -> i64:
        own: i64 = self.storeys[district * self.players + self.seat]
        best = self.best_other(district)
        total = self.district_hope(district, own + added, best)
        total -= self.district_hope(district, own, best)
        if best > 0:
            taken = self.district_hope(district, best, own)
            taken -= self.district_hope(district, best, own + added)
            total += taken * self.denial // (100 * (self.players - 1))
        if own <= best < own + added:  # PR-R41
            total += self.values[district] * 100
        return total

    def best_other(self, district: i64) -> i64:
        best: i64 = 0
        first: i64 = district * self.players
        for other in range(self.players):
            if other != self.seat:
                best = max(best, self.storeys[first + other])
        return best

    def district_hope(self, district: i64, own: i64, best: i64) -> i64:
        """What the district may be expected to score in the end (PR-9.5 to PR-9.8)."""
        value: i64 = self.values[district]
        early: i64 = FULL - self.near
        if own == 0:
            if best == 0:
                return value * self.open * early // (100 * self.players)
            return value * self.late_comer * early // 100
        lead: i64 = min(LEADS, max(-LEADS, own - best)) + LEADS
        chance: i64 = (LEAD_LATE[lead] * self.near + self.lead_early[lead] * early) // FULL
        second: i64 = SECOND if self.players < 4 else SECOND - 1
        return value * chance + second * (FULL - chance) * 3 // 4

    def water_gain(self, storeys: list[int], added: i64) -> i64:
        own: i64 = storeys[self.seat]
        gain = self.water_hope(storeys, own + added) - self.water_hope(storeys, own)
        return gain + gain * self.denial // (100 * (self.players - 1))

    def water_hope(self, storeys: list[int], own: i64) -> i64:
        """What the water may be expected to score (PR-9.2): by the rank one may expect."""
        weight: i64 = self.water_early * (FULL - self.near) + self.water_late * self.near
        ahead: i64 = 0
        for other in range(self.players):
            if other != self.seat:
                steps: i64 = (storeys[other] - own) * weight // FULL
                ahead += CURVE[min(12 * STEPS, max(0, steps + 6 * STEPS))]
        step: i64 = WATER[0] - WATER[1]
        hope: i64 = max(0, WATER[0] * 1000 - step * ahead) // 10
        return hope if own > 0 else hope * (FULL - self.near) // FULL

    def standing(self, s: PacalState) -> i64:
        """All that the storeys on the board may still be expected to score."""
        total = self.water_hope(self.river, self.river[self.seat])
        total += self.water_hope(self.lake, self.lake[self.seat])
        for district in range(len(self.values)):
            if not s.board.covered[district]:
                own: i64 = self.storeys[district * self.players + self.seat]
                total += self.district_hope(district, own, self.best_other(district))
        return total


def nearness(s: PacalState) -> i64:
    """How near the end is, in percent: by the points or the pyramids of who is nearest to it."""
    if s.reached != NOBODY:
        return FULL
    most: i64 = 0
    for i in range(s.players):
        seat: i64 = i
        most = max(most, s.score(seat) * FULL // s.threshold())
        most = max(most, (ALL_PYRAMIDS - s.pyramids_left(seat)) * FULL // ALL_PYRAMIDS)
    most = min(most, FULL)
    return most * most // FULL
