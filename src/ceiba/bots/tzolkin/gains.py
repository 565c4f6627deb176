"""What each action of the five gears would bring one seat in Tzolk'in, in hundredths of points."""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.prices import Prices
from ceiba.bots.tzolkin.tiles import CORN_TILES, SKULLS_M, WOOD_TILES, Tiles
from ceiba.bots.tzolkin.worth import NEVER, Worth
from ceiba.games.tzolkin.state import NO_TILE, NOBODY, TzolkinState
from ceiba.games.tzolkin.tables import (
    ACTIONS,
    ADVANCE_COST,
    AGRICULTURE,
    ARCHITECTURE,
    BARE_HARVEST_FROM,
    BUILD_DISCOUNT,
    BUILDING_COST,
    BUILDING_RESOURCES,
    CHICHEN,
    CHICHEN_POINTS,
    CHICHEN_RESOURCE,
    CHICHEN_TEMPLE,
    CORN,
    CORN_PER_RESOURCE,
    EXTRA,
    EXTRA_SKULL_FROM,
    EXTRACTION,
    FIRST_SPACE,
    FISHING_CORN,
    GOLD,
    HARVEST_CORN,
    LAST_SPACE,
    MONUMENT_COST,
    NEXT_ACTION_FROM,
    OFFERING_FROM,
    PALENQUE,
    PALENQUE_CORN,
    PALENQUE_WOOD,
    SKULL,
    THEOLOGY,
    TIKAL,
    UXMAL,
    UXMAL_TEMPLE_CORN,
    WOOD,
    YAXCHILAN,
    YAXCHILAN_GAINS,
)

PLACES: Final = 12
"""Numbers kept for each gear: actions 0 to 9, spaces 0 to 10."""


class Gains:
    """`look_at_gears` takes down what every action would bring now, and may bring later."""

    def __init__(self, tiles: Tiles, prices: Prices) -> None:
        self.worth: Worth = tiles.worth
        self.tiles: Tiles = tiles
        self.later_share: i64 = prices["later"][0]
        self.no_skull_share: i64 = prices["no_skull"][0]
        self.second_share: i64 = prices["second"][0]
        self.steps_share: i64 = prices["steps_later"][0]
        self.burning: i64 = prices["burning"][0]
        self.stand_share: i64 = 33
        """Percent of what workers on the gears promise that counts; more in the last days."""
        self.now: list[int] = [0] * (5 * PLACES)
        """By gear and action; NEVER where it cannot be done."""
        self.later: list[int] = [0] * (5 * PLACES)
        self.stand_now: list[int] = [0] * (5 * PLACES)
        """By gear and space: the best a worker there can do, fees paid; at least 0."""
        self.stand_later: list[int] = [0] * (5 * PLACES)

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
        w = self.worth
        level: i64 = s.level(w.seat, AGRICULTURE)
        fish = w.corn_gain(PALENQUE_CORN[1] + FISHING_CORN[level])
        self.put(PALENQUE, 1, fish, fish)
        for action in range(2, 6):
            best: i64 = NEVER
            for how in range(4):
                best = max(best, self.harvest(s, action, how))
            self.put(PALENQUE, action, best, best)

    def harvest(self, s: TzolkinState, action: i64, how: i64) -> i64:
        """Corn tile, wood tile, burning, without tile: as the answers are numbered."""
        w = self.worth
        corn_tiles: i64 = s.corn_fields[action - 2]
        wood_tiles: i64 = s.wood_fields[action - 2]
        if how == 1:
            if wood_tiles == 0:
                return NEVER
            wood: i64 = PALENQUE_WOOD[action] + EXTRA[WOOD][s.level(w.seat, EXTRACTION)]
            return wood * w.price[WOOD] + w.share[WOOD_TILES] * 4
        level: i64 = s.level(w.seat, AGRICULTURE)
        corn = w.corn_gain(PALENQUE_CORN[action] + HARVEST_CORN[level])
        if how == 3:
            return corn if level >= BARE_HARVEST_FROM and corn_tiles == wood_tiles else NEVER
        corn += w.share[CORN_TILES] * 4
        if how == 0:
            return corn if corn_tiles > wood_tiles else NEVER
        if wood_tiles == 0:
            return NEVER
        return corn - self.least_down() - self.burning

    def least_down(self) -> i64:
        w = self.worth
        return min(w.down[0], min(w.down[1], w.down[2]))

    def look_at_yaxchilan(self, s: TzolkinState) -> None:
        w = self.worth
        level: i64 = s.level(w.seat, EXTRACTION)
        for action in range(1, 6):
            gains = YAXCHILAN_GAINS[action]
            total = w.corn_gain(gains[CORN])
            for resource in range(WOOD, GOLD + 1):
                if gains[resource] > 0:
                    total += (gains[resource] + EXTRA[resource][level]) * w.price[resource]
            if gains[SKULL] > 0:
                skulls: i64 = 2 if s.level(w.seat, THEOLOGY) >= EXTRA_SKULL_FROM else 1
                total += min(skulls, s.skulls) * w.price[SKULL]
            self.put(YAXCHILAN, action, total, total)

    def look_at_advances(self, s: TzolkinState) -> None:
        """Tikal 1 and 3."""
        w = self.worth
        tiles = self.tiles
        have: i64 = s.resources(w.seat)
        best_now: i64 = NEVER
        best: i64 = 0
        second: i64 = 0
        second_now: i64 = 0
        best_cost: i64 = 0
        for track in range(4):
            cost: i64 = ADVANCE_COST[s.level(w.seat, track)]
            net = tiles.level_gain(s, track) - tiles.resources_cost(s, cost)
            if have >= cost and net > best_now:
                best_now = net
                best_cost = cost
            if net > best:
                second = best
                best = net
            elif net > second:
                second = net
        for track in range(4):
            cost = ADVANCE_COST[s.level(w.seat, track)]
            if have >= cost + best_cost:
                net = tiles.level_gain(s, track) - tiles.resources_cost(s, cost)
                if net < best_now and net > second_now:
                    second_now = net
        self.put(TIKAL, 1, best_now, best * self.later_share // 100)
        both_now = best_now if best_now == NEVER else best_now + second_now
        self.put(TIKAL, 3, both_now, (best + second) * self.later_share // 100)

    def look_at_buildings(self, s: TzolkinState) -> None:
        """Tikal 2 and 4, Uxmal 4."""
        w = self.worth
        tiles = self.tiles
        level: i64 = s.level(w.seat, ARCHITECTURE)
        corn: i64 = s.held(w.seat, CORN)
        now: i64 = NEVER
        later: i64 = 0
        second: i64 = 0
        with_corn: i64 = NEVER
        with_corn_later: i64 = 0
        for building in s.row:
            if building == NO_TILE:
                continue
            worth = tiles.building_worth(s, building, level)
            net = worth - tiles.building_cost(s, building, level)
            lacking: i64 = tiles.lacking(s, BUILDING_COST[building]) - BUILD_DISCOUNT[level]
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
            net = worth + w.corn_gain(-price)
            if price <= corn:
                with_corn = max(with_corn, net)
            elif price <= corn + 4:
                with_corn_later = max(with_corn_later, net)
        later = later * self.later_share // 100
        self.put(TIKAL, 2, now, later)
        self.put(UXMAL, 4, with_corn, with_corn_later * self.later_share // 100)
        if now > 0:
            now += second * self.second_share // 100
        for monument in s.offered:
            cost = MONUMENT_COST[monument]
            net = tiles.monument_worth(s, monument) - tiles.cost_worth(cost)
            lacking = tiles.lacking(s, cost)
            if lacking == 0:
                now = max(now, net)
            elif lacking <= 2:
                later = max(later, net * self.later_share // 100)
        self.put(TIKAL, 4, now, later)

    def look_at_steps(self, s: TzolkinState) -> None:
        """Tikal 5, Uxmal 1, 2 and 3."""
        w = self.worth
        tiles = self.tiles
        two = w.best_up + w.second_up
        one = w.best_up + w.corn_gain(-UXMAL_TEMPLE_CORN)
        two -= tiles.resources_cost(s, 1)
        self.put(TIKAL, 5, two if s.resources(w.seat) > 0 else NEVER, two * self.steps_share // 100)
        affordable = s.held(w.seat, CORN) >= UXMAL_TEMPLE_CORN
        self.put(UXMAL, 1, one if affordable else NEVER, one * self.steps_share // 100)
        self.put(UXMAL, 2, tiles.market, tiles.market)
        worker = tiles.worker_gain(s)
        self.put(UXMAL, 3, worker, worker)

    def look_at_chichen(self, s: TzolkinState) -> None:
        w = self.worth
        has_skull = s.held(w.seat, SKULL) > 0
        for action in range(1, 10):
            if s.slots[action - 1] != NOBODY:
                self.put(CHICHEN, action, NEVER, 0)
                continue
            total: i64 = CHICHEN_POINTS[action] * 100 + w.up[CHICHEN_TEMPLE[action]]
            total += CHICHEN_RESOURCE[action] * w.price[GOLD] - w.price[SKULL]
            total += w.share[SKULLS_M] * 3
            if s.level(w.seat, THEOLOGY) >= OFFERING_FROM and s.resources(w.seat) > 0:
                total += max(0, w.best_up - self.tiles.resources_cost(s, 1))
            if has_skull:
                self.put(CHICHEN, action, total, total)
            else:
                self.put(CHICHEN, action, NEVER, total * self.no_skull_share // 100)

    def look_at_borrowing(self, s: TzolkinState) -> None:
        """Uxmal 5."""
        w = self.worth
        now: i64 = NEVER
        later: i64 = 0
        for gear in range(4):
            for action in range(1, 6):
                if gear != UXMAL or action != 5:
                    now = max(now, self.now[gear * PLACES + action])
                    later = max(later, self.later[gear * PLACES + action])
        if s.held(w.seat, CORN) == 0:
            now = NEVER
        self.put(UXMAL, 5, now - w.price[CORN], later - w.price[CORN])

    # -- workers ----------------------------------------------------------------------------

    def look_at_spaces(self, s: TzolkinState, gear: i64) -> None:
        w = self.worth
        base: i64 = gear * PLACES
        actions: i64 = ACTIONS[gear]
        corn: i64 = s.held(w.seat, CORN)
        ahead: i64 = 0
        if gear == CHICHEN and s.level(w.seat, THEOLOGY) >= NEXT_ACTION_FROM:
            ahead = 1
        for space in range(LAST_SPACE[gear] + 1):
            now: i64 = 0
            later: i64 = 0
            anything = space + ahead > actions
            for action in range(1, actions + 1):
                if action > space + ahead:
                    break
                fee: i64 = 0 if anything else max(0, space - action)
                paid = -w.corn_gain(-fee)
                if fee <= corn:
                    now = max(now, self.now[base + action] - paid)
                later = max(later, self.later[base + action] - paid)
            self.stand_now[base + space] = now
            self.stand_later[base + space] = later

    def waiting(self, gear: i64, space: i64, least: i64) -> i64:
        """The best a worker can do on this space in `least` days or more, each day counted."""
        w = self.worth
        base: i64 = gear * PLACES
        best: i64 = 0
        for days in range(least, min(w.left, LAST_SPACE[gear] - space) + 1):
            worth: i64 = self.stand_later[base + space + days] - days * w.day
            if worth > best:
                best = worth
        return best

    def workers_worth(self, s: TzolkinState, played: bool) -> i64:
        """The workers of the seat: what those on the gears are good for.

        Who has played in this round cannot use them before the calendar has turned.
        """
        w = self.worth
        total: i64 = 0
        skulls: i64 = s.held(w.seat, SKULL)
        own: i64 = s.standing[w.seat]
        for gear in range(5):
            first: i64 = FIRST_SPACE[gear]
            for space in range(LAST_SPACE[gear] + 1):
                if (own >> (first + space)) & 1:
                    worth = self.waiting(gear, space, 1)
                    if not played:
                        worth = max(worth, self.stand_now[gear * PLACES + space])
                    if gear == CHICHEN:
                        skulls -= 1
                        if skulls < 0:
                            worth = worth * self.no_skull_share // 100
                    total += worth
        share: i64 = self.stand_share + max(0, 12 - w.left) * 3
        return total * share // 100
