"""What things are worth in Tzolk'in, to one seat at one moment, in hundredths of points."""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.prices import Prices
from ceiba.games.tzolkin.food import freed_workers, price_per_worker
from ceiba.games.tzolkin.state import NOBODY, TzolkinState
from ceiba.games.tzolkin.tables import (
    CALENDAR_TEETH,
    CORN,
    FOOD_DAYS,
    KINDS,
    MATERIALS,
    MONUMENTS,
    SKULL,
    START_STEP,
    STEP_POINTS,
    STEP_REWARD,
    TEMPLE_BONUS,
    TOP_STEP,
    TRACKS,
    WOOD,
)

TEMPLE_STEPS: Final[int] = MONUMENTS.index("temple_steps")
TEMPLE_POINTS: Final[int] = MONUMENTS.index("temple_points")

PURSE_SIZE: Final = 8
RESERVE_SIZE: Final = 16
"""Up to so many corn are worth a little more than the rest."""
LEAD_NEAR: Final[list[int]] = [0, 3, 50, 97, 100]
"""The chance of a temple's bonus just before it is given, by the lead from -2 to 2 steps; a shared
one counts half."""
KNOTS: Final[list[int]] = [0, 1, 4, 8, 12, 16, 20, 24]
"""Days before the end for which prices are given; between them they change evenly."""
SKULL_LEFT: Final = 300
NEVER: Final = -100_000


class Worth:
    """Prices as one seat sees them now. `look` takes them down; all else reads them."""

    def __init__(self, prices: Prices) -> None:
        self.curve: list[list[int]] = [prices[name] for name in MATERIALS]
        self.prices: list[list[int]] = []
        self.draw()
        self.purse: i64 = prices["purse"][0]
        self.reserve: i64 = prices["reserve"][0]
        self.unfed: i64 = prices["unfed"][0]
        self.care: i64 = prices["care"][0]
        self.meal: i64 = prices["meal"][0]
        self.day: i64 = prices["day"][0]
        self.hire: i64 = prices["hire"][0]
        self.levels_worth: list[list[int]] = [[0, *prices[name]] for name in TRACKS]
        """Of technologies over a whole game, by track and level."""
        self.hope: i64 = prices["hope"][0]
        self.lead_far: list[int] = prices["lead"]

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
            total += self.purse * min(corn, PURSE_SIZE)
            total += self.reserve * min(corn, RESERVE_SIZE)
        if corn < self.need:
            total -= (self.unfed - self.corn_base) * (self.need - corn) * self.near // 100
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
        chance: i64 = (LEAD_NEAR[lead] * near + self.lead_far[lead] * (8 - near)) // 8
        return TEMPLE_BONUS[temple][period] * chance

    def look_at_monuments(self, s: TzolkinState, seat: i64) -> None:
        for monument in range(len(MONUMENTS)):
            self.share[monument] = 100 if (s.monuments[seat] >> monument) & 1 else 0
        hope: i64 = self.hope if self.left >= 4 else self.hope * self.left // 4
        for monument in s.offered:
            self.share[monument] = hope

    def meal_corn(self) -> i64:
        """What a corn saved on a food day is worth."""
        return self.corn_base + self.meal

    def holdings(self, s: TzolkinState) -> i64:
        first: i64 = self.seat * KINDS
        total = self.corn_worth(s.materials[first + CORN])
        for material in range(WOOD, KINDS):
            total += s.materials[first + material] * self.price[material]
        return total
