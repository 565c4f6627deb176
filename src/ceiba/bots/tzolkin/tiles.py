"""What technologies, workers, buildings and monuments are worth in Tzolk'in to one seat."""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.prices import Prices
from ceiba.bots.tzolkin.worth import TEMPLE_POINTS, TEMPLE_STEPS, Worth
from ceiba.core.bits import bits
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.tables import (
    ACTION,
    ANY,
    BUILD,
    BUILD_CORN,
    BUILD_DISCOUNT,
    BUILD_POINTS,
    BUILDING_COST,
    BUILDING_EFFECTS,
    BUILDING_TYPE,
    CHEAPER,
    CLIMB,
    CORN,
    FARM,
    FEED,
    FEEDING_CORN,
    GAIN,
    GOLD,
    KINDS,
    MARKET,
    MASTERY,
    MONUMENT_COST,
    MONUMENT_TYPE,
    MONUMENTS,
    POINTS,
    SKULL,
    START_STEP,
    STEP_POINTS,
    TECHNOLOGY,
    TOP_LEVEL,
    WOOD,
    WORKER,
)

OF_TYPE: Final[list[int]] = [MONUMENTS.index(name) for name in ("civil", "funerary", "sacred")]
CONSTRUCTION: Final[int] = MONUMENTS.index("construction")
WORKERS_M: Final[int] = MONUMENTS.index("workers")
ALL_MONUMENTS: Final[int] = MONUMENTS.index("all_monuments")
LEVELS_M: Final[int] = MONUMENTS.index("technology_levels")
CORN_TILES: Final[int] = MONUMENTS.index("corn_harvest")
WOOD_TILES: Final[int] = MONUMENTS.index("wood_harvest")
MASTERED: Final[int] = MONUMENTS.index("mastered_technologies")
SKULLS_M: Final[int] = MONUMENTS.index("crystal_skulls")


class Tiles:
    """Judges what can be had, by the prices of the moment."""

    def __init__(self, worth: Worth, prices: Prices) -> None:
        self.worth: Worth = worth
        self.market: i64 = prices["market"][0]
        self.permit: i64 = prices["permit"][0]
        self.action: i64 = prices["action"][0]
        self.growth: list[int] = prices["growth"]

    # -- technologies and workers -----------------------------------------------------------

    def level_worth(self, s: TzolkinState, track: i64, level: i64) -> i64:
        w = self.worth
        worth: i64 = w.levels_worth[track][level] * min(w.left, 24) // 24
        return worth + w.share[LEVELS_M] * 3 * level

    def level_gain(self, s: TzolkinState, track: i64) -> i64:
        """Of the next level, or of the bonus beyond the last."""
        w = self.worth
        level: i64 = s.level(w.seat, track)
        if level == TOP_LEVEL:
            if track == 0:
                return w.best_up
            if track == 1:
                return 2 * w.price[GOLD]
            if track == 2:
                return 300
            return w.price[SKULL] if s.skulls > 0 else 0
        gain = self.level_worth(s, track, level + 1) - self.level_worth(s, track, level)
        if level == TOP_LEVEL - 1:
            mastered = self.mastered(s)
            gain += w.share[MASTERED] * (MASTERY[min(4, mastered + 1)] - MASTERY[mastered])
        return gain

    def mastered(self, s: TzolkinState) -> i64:
        count: i64 = 0
        for track in range(4):
            if s.level(self.worth.seat, track) == TOP_LEVEL:
                count += 1
        return count

    def worker_gain(self, s: TzolkinState) -> i64:
        """Of one more worker."""
        w = self.worth
        if s.bank[w.seat] == 0:
            return 0
        return self.hired() + w.share[WORKERS_M] * 6

    def hired(self) -> i64:
        w = self.worth
        return max(-120, (w.left - 8) * w.hire)

    def saved(self, s: TzolkinState) -> i64:
        """By farms, on the food days to come."""
        w = self.worth
        return (s.workers(w.seat) * FEEDING_CORN - w.need) * w.meals * w.meal_corn()

    # -- monuments --------------------------------------------------------------------------

    def monument_worth(self, s: TzolkinState, monument: i64) -> i64:
        """What the seat would score for it in the end, as far as can be told."""
        w = self.worth
        seat: i64 = w.seat
        kind: i64 = MONUMENT_TYPE[monument]
        if OF_TYPE[kind] == monument:
            count: i64 = 0 if (s.monuments[seat] >> monument) & 1 else 1
            for building in range(len(BUILDING_TYPE)):
                if (s.buildings[seat] >> building) & 1 and BUILDING_TYPE[building] == kind:
                    count += 1
            for other in range(len(MONUMENT_TYPE)):
                if (s.monuments[seat] >> other) & 1 and MONUMENT_TYPE[other] == kind:
                    count += 1
            return 400 * count + self.growth[0] * w.left
        if monument == CONSTRUCTION:
            own: i64 = 0 if (s.monuments[seat] >> monument) & 1 else 1
            tiles: i64 = bits(s.buildings[seat]) + bits(s.monuments[seat])
            return 200 * (own + tiles) + self.growth[1] * w.left
        if monument == WORKERS_M:
            return 600 * max(0, s.workers(seat) - 3) + self.growth[2] * w.left
        if monument == ALL_MONUMENTS:
            built: i64 = 2
            for other_seat in range(s.players):
                built += bits(s.monuments[other_seat])
            return 400 * min(built, 6)
        return self.counting_monument(s, monument)

    def counting_monument(self, s: TzolkinState, monument: i64) -> i64:
        w = self.worth
        seat: i64 = w.seat
        if monument == TEMPLE_STEPS:
            best: i64 = 0
            for temple in range(3):
                best = max(best, s.steps[seat * 3 + temple] - START_STEP)
            return 300 * best + self.growth[3] * w.left
        if monument == LEVELS_M:
            total: i64 = 0
            for track in range(4):
                total += s.level(seat, track)
            return 300 * total + self.growth[4] * w.left
        if monument == TEMPLE_POINTS:
            points: i64 = 0
            for temple in range(3):
                points += STEP_POINTS[temple][s.steps[seat * 3 + temple]]
            return 100 * points + self.growth[5] * w.left
        if monument == CORN_TILES:
            return 400 * s.corn_tiles[seat] + self.growth[6] * w.left
        if monument == WOOD_TILES:
            return 400 * s.wood_tiles[seat] + self.growth[7] * w.left
        if monument == MASTERED:
            return 100 * MASTERY[self.mastered(s)] + self.growth[8] * w.left
        return 300 * s.skulls_placed() + self.growth[9] * min(w.left, 15)

    def own_monuments(self, s: TzolkinState) -> i64:
        """All that are built already; what adds to them is not counted again."""
        w = self.worth
        total: i64 = 0
        mask: i64 = s.monuments[w.seat]
        monument: i64 = 0
        while mask != 0:
            if mask & 1:
                total += self.monument_worth(s, monument)
                w.share[monument] = 0
            mask >>= 1
            monument += 1
        return total

    def cost_worth(self, cost: list[int]) -> i64:
        total: i64 = 0
        for material in range(WOOD, KINDS):
            total += cost[material] * self.worth.price[material]
        return total

    def monument_hope(self, s: TzolkinState) -> i64:
        """Of the best monument on offer, by how much of its cost lies ready."""
        w = self.worth
        if w.left < 1:
            return 0
        best: i64 = 0
        first: i64 = w.seat * KINDS
        for monument in s.offered:
            cost = MONUMENT_COST[monument]
            net = self.monument_worth(s, monument) - self.cost_worth(cost)
            if net <= best:
                continue
            ready: i64 = 0
            asked: i64 = 0
            for material in range(WOOD, KINDS):
                ready += min(cost[material], s.materials[first + material])
                asked += cost[material]
            hoped: i64 = net * ready * ready // (asked * asked) * 6 // 10
            best = max(best, hoped)
        return best

    # -- tiles ------------------------------------------------------------------------------

    def effects_worth(self, s: TzolkinState, effects: list[list[int]]) -> i64:
        w = self.worth
        total: i64 = 0
        for effect in effects:
            kind: i64 = effect[0]
            subject: i64 = effect[1]
            amount: i64 = effect[2]
            if kind == FEED:
                fed: i64 = min(amount, w.hungry)
                total += fed * w.meal_price * w.meals * w.meal_corn()
            elif kind == CHEAPER:
                total += min(1, w.meal_price) * w.hungry * w.meals * w.meal_corn()
            elif kind == CLIMB:
                total += amount * (w.best_up if subject == ANY else w.up[subject])
            elif kind == TECHNOLOGY:
                total += amount * self.any_level(s, subject)
            elif kind == GAIN:
                total += amount * w.price[subject]
            elif kind == POINTS:
                total += amount * 100
            elif kind == WORKER:
                total += self.worker_gain(s)
            elif kind == BUILD:
                total += self.permit
            elif kind == MARKET:
                total += self.market
            elif kind == ACTION:
                total += self.action
        return total

    def any_level(self, s: TzolkinState, track: i64) -> i64:
        if track != ANY:
            return self.level_gain(s, track)
        best: i64 = 0
        for each in range(4):
            best = max(best, self.level_gain(s, each))
        return best

    def building_worth(self, s: TzolkinState, building: i64, level: i64) -> i64:
        """What it gives, with what architecture adds; not what it costs."""
        w = self.worth
        total = self.effects_worth(s, BUILDING_EFFECTS[building])
        kind: i64 = BUILDING_TYPE[building]
        if kind != FARM:
            total += w.share[OF_TYPE[kind]] * 4
        total += w.share[CONSTRUCTION] * 2
        return total + BUILD_CORN[level] * w.price[CORN] + BUILD_POINTS[level] * 100

    def building_cost(self, s: TzolkinState, building: i64, level: i64) -> i64:
        cost = BUILDING_COST[building]
        total = self.cost_worth(cost)
        if BUILD_DISCOUNT[level] > 0:
            dearest: i64 = GOLD
            while cost[dearest] == 0:
                dearest -= 1
            total -= self.worth.price[dearest]
        return total

    def lacking(self, s: TzolkinState, cost: list[int]) -> i64:
        first: i64 = self.worth.seat * KINDS
        total: i64 = 0
        for material in range(WOOD, KINDS):
            short: i64 = cost[material] - s.materials[first + material]
            if short > 0:
                total += short
        return total

    def resources_cost(self, s: TzolkinState, amount: i64) -> i64:
        """Of paying with the cheapest resources at hand."""
        w = self.worth
        first: i64 = w.seat * KINDS
        total: i64 = 0
        for resource in range(WOOD, GOLD + 1):
            part: i64 = min(amount, s.materials[first + resource])
            total += part * w.price[resource]
            amount -= part
        return total + amount * w.price[WOOD]
