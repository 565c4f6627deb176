"""What each action of the five gears would bring one seat in Tzolk'in, in hundredths of points."""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.tzolkin_worth import (
    CONSTRUCTION,
    CORN_TILES,
    NEVER,
    OF_TYPE,
    SKULLS_M,
    WOOD_TILES,
    Worth,
)
from ceiba.games.tzolkin.state import NO_TILE, NOBODY, TzolkinState
from ceiba.games.tzolkin.tables import (
    ACTION,
    ACTIONS,
    ADVANCE_COST,
    AGRICULTURE,
    ANY,
    ARCHITECTURE,
    BARE_HARVEST_FROM,
    BUILD,
    BUILD_CORN,
    BUILD_DISCOUNT,
    BUILD_POINTS,
    BUILDING_COST,
    BUILDING_EFFECTS,
    BUILDING_RESOURCES,
    BUILDING_TYPE,
    CHEAPER,
    CHICHEN,
    CHICHEN_POINTS,
    CHICHEN_RESOURCE,
    CHICHEN_TEMPLE,
    CLIMB,
    CORN,
    CORN_PER_RESOURCE,
    EXTRA,
    EXTRA_SKULL_FROM,
    EXTRACTION,
    FARM,
    FEED,
    FIRST_SPACE,
    FISHING_CORN,
    GAIN,
    GOLD,
    HARVEST_CORN,
    KINDS,
    LAST_SPACE,
    MARKET,
    MONUMENT_COST,
    NEXT_ACTION_FROM,
    OFFERING_FROM,
    PALENQUE,
    PALENQUE_CORN,
    PALENQUE_WOOD,
    POINTS,
    SKULL,
    TECHNOLOGY,
    THEOLOGY,
    TIKAL,
    UXMAL,
    UXMAL_TEMPLE_CORN,
    WOOD,
    WORKER,
    YAXCHILAN,
    YAXCHILAN_GAINS,
)

PLACES: Final = 12
"""Numbers kept for each gear: actions 0 to 9, spaces 0 to 10."""
PERMITS_CORN: Final = 1
"""The permission of Uxmal 4."""


class Gains(Worth):
    """`look_at_gears` takes down what every action would bring now, and may bring later."""

    def __init__(self) -> None:
        super().__init__()
        self.later_share: i64 = 55
        """Percent that counts of what cannot be paid yet."""
        self.no_skull_share: i64 = 15
        self.market: i64 = 30
        self.burning: i64 = 300
        self.standing: i64 = 33
        """Percent of what workers on the gears promise that counts; more in the last days."""
        self.now: list[int] = [0] * (5 * PLACES)
        """By gear and action; NEVER where it cannot be done."""
        self.later: list[int] = [0] * (5 * PLACES)
        self.stand_now: list[int] = [0] * (5 * PLACES)
        """By gear and space: the best a worker there can do, fees paid; at least 0."""
        self.stand_later: list[int] = [0] * (5 * PLACES)

    # -- tiles ------------------------------------------------------------------------------

    def effects_worth(self, s: TzolkinState, effects: list[list[int]]) -> i64:
        total: i64 = 0
        for effect in effects:
            kind: i64 = effect[0]
            subject: i64 = effect[1]
            amount: i64 = effect[2]
            if kind == FEED:
                fed: i64 = min(amount, self.hungry)
                total += fed * self.meal_price * self.meals * self.meal_corn()
            elif kind == CHEAPER:
                total += min(1, self.meal_price) * self.hungry * self.meals * self.meal_corn()
            elif kind == CLIMB:
                total += amount * (self.best_up if subject == ANY else self.up[subject])
            elif kind == TECHNOLOGY:
                total += amount * self.any_level(s, subject)
            elif kind == GAIN:
                total += amount * self.price[subject]
            elif kind == POINTS:
                total += amount * 100
            elif kind == WORKER:
                total += self.worker_gain(s)
            elif kind == BUILD:
                total += 80
            elif kind == MARKET:
                total += self.market
            elif kind == ACTION:
                total += 250
        return total

    def meal_corn(self) -> i64:
        """What a corn saved on a food day is worth."""
        return max(self.corn_base, 45)

    def any_level(self, s: TzolkinState, track: i64) -> i64:
        if track != ANY:
            return self.level_gain(s, track)
        best: i64 = 0
        for each in range(4):
            best = max(best, self.level_gain(s, each))
        return best

    def building_worth(self, s: TzolkinState, building: i64, level: i64) -> i64:
        """What it gives, with what architecture adds; not what it costs."""
        total = self.effects_worth(s, BUILDING_EFFECTS[building])
        kind: i64 = BUILDING_TYPE[building]
        if kind != FARM:
            total += self.share[OF_TYPE[kind]] * 4
        total += self.share[CONSTRUCTION] * 2
        return total + BUILD_CORN[level] * self.price[CORN] + BUILD_POINTS[level] * 100

    def building_cost(self, s: TzolkinState, building: i64, level: i64) -> i64:
        cost = BUILDING_COST[building]
        total = self.cost_worth(cost)
        if BUILD_DISCOUNT[level] > 0:
            dearest: i64 = GOLD
            while cost[dearest] == 0:
                dearest -= 1
            total -= self.price[dearest]
        return total

    def lacking(self, s: TzolkinState, cost: list[int]) -> i64:
        first: i64 = self.seat * KINDS
        total: i64 = 0
        for material in range(WOOD, KINDS):
            short: i64 = cost[material] - s.materials[first + material]
            if short > 0:
                total += short
        return total

    def resources_cost(self, s: TzolkinState, amount: i64) -> i64:
        """Of paying with the cheapest resources at hand."""
        first: i64 = self.seat * KINDS
        total: i64 = 0
        for resource in range(WOOD, GOLD + 1):
            part: i64 = min(amount, s.materials[first + resource])
            total += part * self.price[resource]
            amount -= part
        return total + amount * self.price[WOOD]

    # -- gears ------------------------------------------------------------------------------

    def look_at_gears(self, s: TzolkinState) -> None:
        self.look_at_palenque(s)
        self.look_at_yaxchilan(s)
        self.look_at_advances(s)
        self.look_at_buildings(s)
        self.look_at_steps(s)
        self.look_at_chichen(s)
        self.look_at_borrowing(s)
        for gear in range(5):
            self.look_at_spaces(s, gear)

    def put(self, gear: i64, action: i64, now: i64, later: i64) -> None:
        self.now[gear * PLACES + action] = now
        self.later[gear * PLACES + action] = max(now, later)

    def look_at_palenque(self, s: TzolkinState) -> None:
        level: i64 = s.level(self.seat, AGRICULTURE)
        fish = self.corn_gain(PALENQUE_CORN[1] + FISHING_CORN[level])
        self.put(PALENQUE, 1, fish, fish)
        for action in range(2, 6):
            best: i64 = NEVER
            for how in range(4):
                best = max(best, self.harvest(s, action, how))
            self.put(PALENQUE, action, best, best)

    def harvest(self, s: TzolkinState, action: i64, how: i64) -> i64:
        """Corn tile, wood tile, burning, without tile: as the answers are numbered."""
        corn_tiles: i64 = s.corn_fields[action - 2]
        wood_tiles: i64 = s.wood_fields[action - 2]
        if how == 1:
            if wood_tiles == 0:
                return NEVER
            wood: i64 = PALENQUE_WOOD[action] + EXTRA[WOOD][s.level(self.seat, EXTRACTION)]
            return wood * self.price[WOOD] + self.share[WOOD_TILES] * 4
        level: i64 = s.level(self.seat, AGRICULTURE)
        corn = self.corn_gain(PALENQUE_CORN[action] + HARVEST_CORN[level])
        if how == 3:
            return corn if level >= BARE_HARVEST_FROM and corn_tiles == wood_tiles else NEVER
        corn += self.share[CORN_TILES] * 4
        if how == 0:
            return corn if corn_tiles > wood_tiles else NEVER
        if wood_tiles == 0:
            return NEVER
        return corn - self.least_down() - self.burning

    def least_down(self) -> i64:
        return min(self.down[0], min(self.down[1], self.down[2]))

    def look_at_yaxchilan(self, s: TzolkinState) -> None:
        level: i64 = s.level(self.seat, EXTRACTION)
        for action in range(1, 6):
            gains = YAXCHILAN_GAINS[action]
            total = self.corn_gain(gains[CORN])
            for resource in range(WOOD, GOLD + 1):
                if gains[resource] > 0:
                    total += (gains[resource] + EXTRA[resource][level]) * self.price[resource]
            if gains[SKULL] > 0:
                skulls: i64 = 2 if s.level(self.seat, THEOLOGY) >= EXTRA_SKULL_FROM else 1
                total += min(skulls, s.skulls) * self.price[SKULL]
            self.put(YAXCHILAN, action, total, total)

    def look_at_advances(self, s: TzolkinState) -> None:
        """Tikal 1 and 3."""
        have: i64 = s.resources(self.seat)
        best_now: i64 = NEVER
        best: i64 = 0
        second: i64 = 0
        second_now: i64 = 0
        best_cost: i64 = 0
        for track in range(4):
            cost: i64 = ADVANCE_COST[s.level(self.seat, track)]
            net = self.level_gain(s, track) - self.resources_cost(s, cost)
            if have >= cost and net > best_now:
                best_now = net
                best_cost = cost
            if net > best:
                second = best
                best = net
            elif net > second:
                second = net
        for track in range(4):
            cost = ADVANCE_COST[s.level(self.seat, track)]
            if have >= cost + best_cost:
                net = self.level_gain(s, track) - self.resources_cost(s, cost)
                if net < best_now and net > second_now:
                    second_now = net
        self.put(TIKAL, 1, best_now, best * self.later_share // 100)
        both_now = best_now if best_now == NEVER else best_now + second_now
        self.put(TIKAL, 3, both_now, (best + second) * self.later_share // 100)

    def look_at_buildings(self, s: TzolkinState) -> None:
        """Tikal 2 and 4, Uxmal 4."""
        level: i64 = s.level(self.seat, ARCHITECTURE)
        corn: i64 = s.held(self.seat, CORN)
        now: i64 = NEVER
        later: i64 = 0
        second: i64 = 0
        with_corn: i64 = NEVER
        with_corn_later: i64 = 0
        for building in s.row:
            if building == NO_TILE:
                continue
            worth = self.building_worth(s, building, level)
            net = worth - self.building_cost(s, building, level)
            lacking: i64 = self.lacking(s, BUILDING_COST[building]) - BUILD_DISCOUNT[level]
            if lacking <= 0:
                if net > now:
                    second = max(second, now)
                    now = net
                elif net > second:
                    second = net
            elif lacking <= 2:
                later = max(later, net)
            asked: i64 = BUILDING_RESOURCES[building] - BUILD_DISCOUNT[level]
            price: i64 = max(0, asked) * CORN_PER_RESOURCE
            net = worth + self.corn_gain(-price)
            if price <= corn:
                with_corn = max(with_corn, net)
            elif price <= corn + 4:
                with_corn_later = max(with_corn_later, net)
        later = later * self.later_share // 100
        self.put(TIKAL, 2, now, later)
        self.put(UXMAL, 4, with_corn, with_corn_later * self.later_share // 100)
        if now > 0:
            now += second * 6 // 10
        for monument in s.offered:
            cost = MONUMENT_COST[monument]
            net = self.monument_worth(s, monument) - self.cost_worth(cost)
            lacking = self.lacking(s, cost)
            if lacking == 0:
                now = max(now, net)
            elif lacking <= 2:
                later = max(later, net * self.later_share // 100)
        self.put(TIKAL, 4, now, later)

    def look_at_steps(self, s: TzolkinState) -> None:
        """Tikal 5, Uxmal 1, 2 and 3."""
        two = self.best_up + self.second_up
        one = self.best_up + self.corn_gain(-UXMAL_TEMPLE_CORN)
        two -= self.resources_cost(s, 1)
        self.put(TIKAL, 5, two if s.resources(self.seat) > 0 else NEVER, two * 8 // 10)
        affordable = s.held(self.seat, CORN) >= UXMAL_TEMPLE_CORN
        self.put(UXMAL, 1, one if affordable else NEVER, one * 8 // 10)
        self.put(UXMAL, 2, self.market, self.market)
        worker = self.worker_gain(s)
        self.put(UXMAL, 3, worker, worker)

    def look_at_chichen(self, s: TzolkinState) -> None:
        has_skull = s.held(self.seat, SKULL) > 0
        for action in range(1, 10):
            if s.slots[action - 1] != NOBODY:
                self.put(CHICHEN, action, NEVER, 0)
                continue
            total: i64 = CHICHEN_POINTS[action] * 100 + self.up[CHICHEN_TEMPLE[action]]
            total += CHICHEN_RESOURCE[action] * self.price[GOLD] - self.price[SKULL]
            total += self.share[SKULLS_M] * 3
            if s.level(self.seat, THEOLOGY) >= OFFERING_FROM and s.resources(self.seat) > 0:
                total += max(0, self.best_up - self.resources_cost(s, 1))
            if has_skull:
                self.put(CHICHEN, action, total, total)
            else:
                self.put(CHICHEN, action, NEVER, total * self.no_skull_share // 100)

    def look_at_borrowing(self, s: TzolkinState) -> None:
        """Uxmal 5."""
        now: i64 = NEVER
        later: i64 = 0
        for gear in range(4):
            for action in range(1, 6):
                if gear != UXMAL or action != 5:
                    now = max(now, self.now[gear * PLACES + action])
                    later = max(later, self.later[gear * PLACES + action])
        if s.held(self.seat, CORN) == 0:
            now = NEVER
        self.put(UXMAL, 5, now - self.price[CORN], later - self.price[CORN])

    # -- workers ----------------------------------------------------------------------------

    def look_at_spaces(self, s: TzolkinState, gear: i64) -> None:
        base: i64 = gear * PLACES
        actions: i64 = ACTIONS[gear]
        corn: i64 = s.held(self.seat, CORN)
        ahead: i64 = 0
        if gear == CHICHEN and s.level(self.seat, THEOLOGY) >= NEXT_ACTION_FROM:
            ahead = 1
        for space in range(LAST_SPACE[gear] + 1):
            now: i64 = 0
            later: i64 = 0
            anything = space + ahead > actions
            for action in range(1, actions + 1):
                if action > space + ahead:
                    break
                fee: i64 = 0 if anything else max(0, space - action)
                paid = -self.corn_gain(-fee)
                if fee <= corn:
                    now = max(now, self.now[base + action] - paid)
                later = max(later, self.later[base + action] - paid)
            self.stand_now[base + space] = now
            self.stand_later[base + space] = later

    def waiting(self, gear: i64, space: i64, least: i64) -> i64:
        """The best a worker can do on this space in `least` days or more, each day counted."""
        base: i64 = gear * PLACES
        best: i64 = 0
        for days in range(least, min(self.left, LAST_SPACE[gear] - space) + 1):
            worth: i64 = self.stand_later[base + space + days] - days * self.day
            if worth > best:
                best = worth
        return best

    def workers_worth(self, s: TzolkinState, played: bool) -> i64:
        """The workers of the seat: what those on the gears are good for.

        Who has played in this round cannot use them before the calendar has turned.
        """
        total: i64 = 0
        skulls: i64 = s.held(self.seat, SKULL)
        for gear in range(5):
            first: i64 = FIRST_SPACE[gear]
            for space in range(LAST_SPACE[gear] + 1):
                if s.spaces[first + space] == self.seat:
                    worth = self.waiting(gear, space, 1)
                    if not played:
                        worth = max(worth, self.stand_now[gear * PLACES + space])
                    if gear == CHICHEN:
                        skulls -= 1
                        if skulls < 0:
                            worth = worth * self.no_skull_share // 100
                    total += worth
        share: i64 = self.standing + max(0, 12 - self.left) * 3
        return total * share // 100
