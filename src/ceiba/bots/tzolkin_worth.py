"""What things are worth in Tzolk'in, to one seat at one moment, in hundredths of points."""

from typing import Final

from mypy_extensions import i64

from ceiba.games.tzolkin.food import freed_workers, price_per_worker
from ceiba.games.tzolkin.scoring import MASTERY
from ceiba.games.tzolkin.state import NOBODY, TzolkinState, bits
from ceiba.games.tzolkin.tables import (
    BUILDING_TYPE,
    CALENDAR_TEETH,
    CORN,
    FEEDING_CORN,
    FOOD_DAYS,
    GOLD,
    KINDS,
    MONUMENT_COST,
    MONUMENT_TYPE,
    MONUMENTS,
    SKULL,
    START_STEP,
    STEP_POINTS,
    STEP_REWARD,
    TEMPLE_BONUS,
    TOP_LEVEL,
    TOP_STEP,
    WOOD,
)

OF_TYPE: Final[list[int]] = [MONUMENTS.index(name) for name in ("civil", "funerary", "sacred")]
CONSTRUCTION: Final[int] = MONUMENTS.index("construction")
WORKERS_M: Final[int] = MONUMENTS.index("workers")
TEMPLE_STEPS: Final[int] = MONUMENTS.index("temple_steps")
ALL_MONUMENTS: Final[int] = MONUMENTS.index("all_monuments")
LEVELS_M: Final[int] = MONUMENTS.index("technology_levels")
TEMPLE_POINTS: Final[int] = MONUMENTS.index("temple_points")
CORN_TILES: Final[int] = MONUMENTS.index("corn_harvest")
WOOD_TILES: Final[int] = MONUMENTS.index("wood_harvest")
MASTERED: Final[int] = MONUMENTS.index("mastered_technologies")
SKULLS_M: Final[int] = MONUMENTS.index("crystal_skulls")

UNFED: Final = 150
"""Points lost for each corn that is missing on a food day."""
LEAD_FAR: Final[list[int]] = [5, 20, 45, 75, 90]
LEAD_NEAR: Final[list[int]] = [0, 3, 50, 97, 100]
"""The chance of a temple's bonus, by the lead from -2 to 2 steps; a shared one counts half."""
KNOTS: Final[list[int]] = [0, 1, 4, 8, 12, 16, 20, 24]
"""Days before the end for which prices are given; between them they change evenly."""
SKULL_LEFT: Final = 300
NEVER: Final = -100_000


class Worth:
    """Prices as one seat sees them now. `look` takes them down; all else reads them."""

    def __init__(self) -> None:
        # what can be tuned
        self.curve: list[list[int]] = [
            [25, 38, 70, 110, 120, 120, 110, 100],
            [50, 45, 45, 55, 100, 130, 220, 300],
            [75, 75, 80, 100, 130, 160, 260, 320],
            [100, 110, 160, 230, 310, 360, 420, 500],
            [300, 330, 430, 600, 680, 680, 680, 650],
        ]
        """Of corn, wood, stone, gold and a skull, at the KNOTS."""
        self.prices: list[list[int]] = []
        self.draw()
        self.purse: i64 = 25
        """More for each of the first few corn."""
        self.purse_size: i64 = 8
        self.reserve: i64 = 6
        self.reserve_size: i64 = 16
        """Less more for the next."""
        self.care: i64 = 5
        """How much less a lack of corn matters for each day before the food day, in hundredths."""
        self.day: i64 = 75
        """What a worker earns in a day."""
        self.hire: i64 = 35
        """What one more worker earns above its food, for each day until the last 8."""
        self.levels_worth: list[list[int]] = [
            [0, 250, 500, 650],
            [0, 250, 650, 800],
            [0, 80, 380, 700],
            [0, 180, 350, 800],
        ]
        """Of technologies over a whole game, by track and level."""
        self.hope: i64 = 8
        """Percent of what a monument on offer would give that counts already."""

        # what was seen
        self.seat: i64 = 0
        self.left: i64 = 0
        """Days left."""
        self.price: list[int] = [0] * KINDS
        self.corn: i64 = 0
        self.corn_all: i64 = 0
        self.corn_base: i64 = 0
        self.near: i64 = 0
        self.need: i64 = 0
        """Corn for the next food day."""
        self.meals: i64 = 0
        """Food days to come."""
        self.hungry: i64 = 0
        """Workers that need corn."""
        self.meal_price: i64 = 0
        self.others_best: list[int] = [0, 0, 0]
        self.top_taken: list[bool] = [False, False, False]
        self.up: list[int] = [0, 0, 0]
        self.down: list[int] = [0, 0, 0]
        self.share: list[int] = [0] * len(MONUMENTS)
        """Percent of each monument that counts: all of an own one, a hope of one on offer."""
        self.best_up: i64 = 0
        self.second_up: i64 = 0

    def draw(self) -> None:
        """The prices of every day from the curve."""
        self.prices = []
        for left in range(CALENDAR_TEETH + 1):
            knot: i64 = 1
            while knot < len(KNOTS) - 1 and KNOTS[knot] < left:
                knot += 1
            before: i64 = KNOTS[knot - 1]
            width: i64 = KNOTS[knot] - before
            past: i64 = min(left - before, width)
            row: list[int] = []
            for points in self.curve:
                rise: i64 = points[knot] - points[knot - 1]
                row.append(points[knot - 1] + rise * past // width)
            self.prices.append(row)

    def look(self, s: TzolkinState, seat: i64) -> None:
        self.seat = seat
        self.left = max(0, CALENDAR_TEETH - s.tooth)
        now = self.prices[self.left]
        for material in range(KINDS):
            self.price[material] = now[material]
        self.look_at_skulls(s)
        self.look_at_meals(s, seat)
        self.look_at_monuments(s, seat)
        self.look_at_temples(s, seat)

    def look_at_skulls(self, s: TzolkinState) -> None:
        """A skull is worth more than in the end only while a slot can be reached."""
        open_slots: i64 = 0
        for slot in range(len(s.slots)):
            if s.slots[slot] == NOBODY and slot < self.left:
                open_slots += 1
        if open_slots < 3:
            more: i64 = self.price[SKULL] - SKULL_LEFT
            self.price[SKULL] = SKULL_LEFT + more * open_slots // 3

    def look_at_meals(self, s: TzolkinState, seat: i64) -> None:
        self.meals = len(FOOD_DAYS) - s.food_days
        self.hungry = max(0, s.workers(seat) - freed_workers(s, seat))
        self.meal_price = price_per_worker(s, seat)
        self.need = 0
        self.near = 0
        if self.meals > 0:
            self.need = self.hungry * self.meal_price
            ahead: i64 = max(0, FOOD_DAYS[s.food_days] - s.tooth)
            self.near = max(0, 100 - self.care * ahead)
        self.corn = s.held(seat, CORN)
        self.corn_base = self.price[CORN]
        self.corn_all = self.corn_worth(self.corn)
        self.price[CORN] = self.corn_gain(1)

    def corn_worth(self, corn: i64) -> i64:
        """Of all corn together, with what is missing for the next meal."""
        total = self.corn_base * corn
        if self.left > 1:
            total += self.purse * min(corn, self.purse_size)
            total += self.reserve * min(corn, self.reserve_size)
        if corn < self.need:
            total -= (UNFED - self.corn_base) * (self.need - corn) * self.near // 100
        return total

    def corn_gain(self, corn: i64) -> i64:
        """Of so much more corn, or less."""
        return self.corn_worth(self.corn + corn) - self.corn_all

    # -- temples ----------------------------------------------------------------------------

    def look_at_temples(self, s: TzolkinState, seat: i64) -> None:
        self.best_up = 0
        self.second_up = 0
        for temple in range(3):
            best: i64 = 0
            for other in range(s.players):
                if other != seat:
                    best = max(best, s.steps[other * 3 + temple])
            self.others_best[temple] = best
            step: i64 = s.steps[seat * 3 + temple]
            top: i64 = TOP_STEP[temple]
            here = self.temple_worth(s, temple, step)
            gain: i64 = 0
            if step < top and (step + 1 < top or best < top):
                gain = self.temple_worth(s, temple, step + 1) - here
            self.up[temple] = gain
            self.down[temple] = 10_000
            if step > 0:
                self.down[temple] = here - self.temple_worth(s, temple, step - 1)
            if gain > self.best_up:
                self.second_up = self.best_up
                self.best_up = gain
            elif gain > self.second_up:
                self.second_up = gain

    def temple_worth(self, s: TzolkinState, temple: i64, step: i64) -> i64:
        """Points, bonuses and rewards still to come for standing on a step."""
        points: i64 = STEP_POINTS[temple][step] * 100
        lead: i64 = max(0, min(4, step - self.others_best[temple] + 2))
        served: i64 = s.food_days
        total: i64 = 0
        if served < 2:
            total += points
            total += self.bonus(temple, 0, lead, FOOD_DAYS[1] - s.tooth)
        if served < 4:
            total += points
            total += self.bonus(temple, 1, lead, FOOD_DAYS[3] - s.tooth)
        rewards: i64 = (1 if served < 1 else 0) + (1 if served < 3 else 0)
        if rewards > 0:
            for below in range(step + 1):
                reward: i64 = STEP_REWARD[temple][below]
                if reward > 0:
                    total += self.price[reward] * rewards
        total += self.share[TEMPLE_POINTS] * STEP_POINTS[temple][step]
        total += self.share[TEMPLE_STEPS] * max(0, step - START_STEP)  # a third: one temple counts
        return total

    def bonus(self, temple: i64, period: i64, lead: i64, days: i64) -> i64:
        near: i64 = max(0, 8 - max(0, days))
        chance: i64 = (LEAD_NEAR[lead] * near + LEAD_FAR[lead] * (8 - near)) // 8
        return TEMPLE_BONUS[temple][period] * chance

    # -- technologies and workers -----------------------------------------------------------

    def level_worth(self, s: TzolkinState, track: i64, level: i64) -> i64:
        worth: i64 = self.levels_worth[track][level] * min(self.left, 24) // 24
        return worth + self.share[LEVELS_M] * 3 * level

    def level_gain(self, s: TzolkinState, track: i64) -> i64:
        """Of the next level, or of the bonus beyond the last."""
        level: i64 = s.level(self.seat, track)
        if level == TOP_LEVEL:
            if track == 0:
                return self.best_up
            if track == 1:
                return 2 * self.price[GOLD]
            if track == 2:
                return 300
            return self.price[SKULL] if s.skulls > 0 else 0
        gain = self.level_worth(s, track, level + 1) - self.level_worth(s, track, level)
        if level == TOP_LEVEL - 1:
            mastered = self.mastered(s)
            gain += self.share[MASTERED] * (MASTERY[min(4, mastered + 1)] - MASTERY[mastered])
        return gain

    def mastered(self, s: TzolkinState) -> i64:
        count: i64 = 0
        for track in range(4):
            if s.level(self.seat, track) == TOP_LEVEL:
                count += 1
        return count

    def worker_gain(self, s: TzolkinState) -> i64:
        """Of one more worker."""
        if s.bank[self.seat] == 0:
            return 0
        return self.hired() + self.share[WORKERS_M] * 6

    def hired(self) -> i64:
        return max(-120, (self.left - 8) * self.hire)

    def saved(self, s: TzolkinState) -> i64:
        """By farms, on the food days to come."""
        return (s.workers(self.seat) * FEEDING_CORN - self.need) * self.meals * self.corn_base

    # -- monuments --------------------------------------------------------------------------

    def look_at_monuments(self, s: TzolkinState, seat: i64) -> None:
        for monument in range(len(MONUMENTS)):
            self.share[monument] = 100 if (s.monuments[seat] >> monument) & 1 else 0
        hope: i64 = self.hope if self.left >= 4 else self.hope * self.left // 4
        for monument in s.offered:
            self.share[monument] = hope

    def monument_worth(self, s: TzolkinState, monument: i64) -> i64:
        """What the seat would score for it in the end, as far as can be told."""
        seat: i64 = self.seat
        kind: i64 = MONUMENT_TYPE[monument]
        if OF_TYPE[kind] == monument:
            count: i64 = 0 if (s.monuments[seat] >> monument) & 1 else 1
            for building in range(len(BUILDING_TYPE)):
                if (s.buildings[seat] >> building) & 1 and BUILDING_TYPE[building] == kind:
                    count += 1
            for other in range(len(MONUMENT_TYPE)):
                if (s.monuments[seat] >> other) & 1 and MONUMENT_TYPE[other] == kind:
                    count += 1
            return 400 * count + 15 * self.left
        if monument == CONSTRUCTION:
            own: i64 = 0 if (s.monuments[seat] >> monument) & 1 else 1
            tiles: i64 = bits(s.buildings[seat]) + bits(s.monuments[seat])
            return 200 * (own + tiles) + 20 * self.left
        if monument == WORKERS_M:
            return 600 * max(0, s.workers(seat) - 3) + 10 * self.left
        if monument == ALL_MONUMENTS:
            built: i64 = 2
            for other_seat in range(s.players):
                built += bits(s.monuments[other_seat])
            return 400 * min(built, 6)
        return self.counting_monument(s, monument)

    def counting_monument(self, s: TzolkinState, monument: i64) -> i64:
        seat: i64 = self.seat
        if monument == TEMPLE_STEPS:
            best: i64 = 0
            for temple in range(3):
                best = max(best, s.steps[seat * 3 + temple] - START_STEP)
            return 300 * best + 20 * self.left
        if monument == LEVELS_M:
            total: i64 = 0
            for track in range(4):
                total += s.level(seat, track)
            return 300 * total + 20 * self.left
        if monument == TEMPLE_POINTS:
            points: i64 = 0
            for temple in range(3):
                points += STEP_POINTS[temple][s.steps[seat * 3 + temple]]
            return 100 * points + 30 * self.left
        if monument == CORN_TILES:
            return 400 * s.corn_tiles[seat] + 15 * self.left
        if monument == WOOD_TILES:
            return 400 * s.wood_tiles[seat] + 15 * self.left
        if monument == MASTERED:
            return 100 * MASTERY[self.mastered(s)] + 10 * self.left
        placed: i64 = len(s.slots) - s.slots.count(NOBODY)
        return 300 * placed + 40 * min(self.left, 15)

    def cost_worth(self, cost: list[int]) -> i64:
        total: i64 = 0
        for material in range(WOOD, KINDS):
            total += cost[material] * self.price[material]
        return total

    def monument_hope(self, s: TzolkinState) -> i64:
        """Of the best monument on offer, by how much of its cost lies ready."""
        if self.left < 1:
            return 0
        best: i64 = 0
        first: i64 = self.seat * KINDS
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

    def holdings(self, s: TzolkinState) -> i64:
        first: i64 = self.seat * KINDS
        total = self.corn_worth(s.materials[first + CORN])
        for material in range(WOOD, KINDS):
            total += s.materials[first + material] * self.price[material]
        return total

