"""A number for every answer in Tzolk'in: what it brings a sensible player."""

from typing import cast

from mypy_extensions import i64

from ceiba.bots.prices import Prices
from ceiba.bots.tzolkin.gains import PLACES, Gains
from ceiba.bots.tzolkin.tiles import Tiles
from ceiba.bots.tzolkin.worth import NEVER, Worth
from ceiba.core.bits import bits
from ceiba.core.state import Task
from ceiba.games.tzolkin.answers import (
    ADVANCE,
    ANGER,
    BEG,
    BUILD,
    BUILD_PLAIN,
    BUY,
    CLIMB,
    DO,
    DO_CHICHEN,
    DONE,
    HARVEST_CORN_TILE,
    NOTHING,
    OFFER,
    PAY,
    PICK,
    PLACE,
    PLACE_FIRST,
    RAISE,
    SELL,
    TAKE,
    TURN,
    WAIVE,
)
from ceiba.games.tzolkin.building import UXMAL_4, Build, architecture, corn_price
from ceiba.games.tzolkin.palenque import Harvest
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.tables import (
    ADVANCE_COST,
    BEG_CORN_AFTER,
    CHICHEN,
    CORN,
    FIRST_SPACE,
    LAST_SPACE,
    MONUMENT_COST,
    RATE,
    SKULL,
    SPACES,
    WEALTH_EFFECTS,
    WOOD,
)
from ceiba.games.tzolkin.technology import Advance
from ceiba.games.tzolkin.turns import BeginTurn, PickMore, PlaceMore, placement_price
from ceiba.games.tzolkin.using import UseWorker
from ceiba.games.tzolkin.uxmal import BorrowAction, Trade, TradeOn


class Answers:
    """`judge` fills `options` and `scores` for the question a seat is asked."""

    def __init__(self, prices: Prices) -> None:
        self.worth: Worth = Worth(prices)
        self.tiles: Tiles = Tiles(self.worth, prices)
        self.gains: Gains = Gains(self.tiles, prices)
        self.first: i64 = prices["first"][0]
        self.begging: i64 = prices["begging"][0]
        self.hold: i64 = prices["hold"][0]
        self.rush: i64 = prices["rush"][0]
        self.plenty: i64 = prices["plenty"][0]
        self.options: list[int] = []
        self.scores: list[int] = []

    def judge(self, s: TzolkinState, seat: i64) -> None:
        """Fill `options` and `scores`."""
        self.options = s.options(seat)
        self.scores = []
        self.worth.look(s, seat)
        task = s.agenda[-1]
        if isinstance(task, (BeginTurn, PlaceMore, PickMore)):
            self.judge_turn(s, seat, task)
            return
        if isinstance(task, (UseWorker, BorrowAction)):
            self.gains.look_at_gears(s)
        best: i64 = 0
        for action in self.options:
            score = self.score(s, seat, task, action)
            best = max(best, score)
            self.scores.append(score)
        if isinstance(task, UseWorker) and best > 0:
            self.scores[-1] = NEVER  # nobody leaves a gain behind
        if isinstance(task, (Trade, TradeOn)):
            for i in range(len(self.scores)):
                if self.scores[i] < 0:
                    self.scores[i] = NEVER  # nor trades in circles

    def score(self, s: TzolkinState, seat: i64, task: Task, action: i64) -> i64:
        w = self.worth
        tiles = self.tiles
        if action in (DONE, NOTHING):
            return 0
        if action < BEG:
            return tiles.effects_worth(s, WEALTH_EFFECTS[action])
        if action < HARVEST_CORN_TILE:
            return self.score_action(s, task, action)
        if action < ANGER:
            return self.gains.harvest(s, cast(Harvest, task).of, action - HARVEST_CORN_TILE)
        if action < CLIMB:
            return -w.down[action - ANGER]
        if action < OFFER:
            return w.up[action - CLIMB]
        if action < PAY:
            return w.up[action - OFFER] - tiles.resources_cost(s, 1)
        if action < TAKE:
            return -self.pinch(s, seat, action - PAY + WOOD)
        if action < WAIVE:
            return w.price[action - TAKE + WOOD]
        if action < SELL:
            return self.pinch(s, seat, action - WAIVE + WOOD)
        if action < ADVANCE:
            return self.score_trade(s, seat, action)
        if action < BUILD:
            return self.score_advance(s, seat, task, action - ADVANCE)
        if action < RAISE:
            return self.score_building(s, seat, cast(Build, task), action)
        if action < TURN:
            monument: i64 = action - RAISE
            return tiles.monument_worth(s, monument) - tiles.cost_worth(MONUMENT_COST[monument])
        return self.score_advance_of_calendar(s, seat, action - TURN + 1)

    def pinch(self, s: TzolkinState, seat: i64, resource: i64) -> i64:
        """How much it hurts to give one away: less where there are many."""
        return self.worth.price[resource] - self.plenty * s.held(seat, resource)

    def score_action(self, s: TzolkinState, task: Task, action: i64) -> i64:
        gear: i64 = CHICHEN
        number: i64 = action - DO_CHICHEN + 1
        if action < DO_CHICHEN:
            gear = (action - DO) // 5
            number = (action - DO) % 5 + 1
        worth: i64 = self.gains.now[gear * PLACES + number]
        fee: i64 = 1
        if isinstance(task, UseWorker):
            fee = task.fee(s, number)
        return worth + self.worth.corn_gain(-fee)

    def score_trade(self, s: TzolkinState, seat: i64, action: i64) -> i64:
        w = self.worth
        if action < BUY:
            sold: i64 = action - SELL + WOOD
            return w.corn_gain(RATE[sold]) - w.price[sold] - 10
        bought: i64 = action - BUY + WOOD
        return w.price[bought] + w.corn_gain(-RATE[bought]) - 10

    def score_advance(self, s: TzolkinState, seat: i64, task: Task, track: i64) -> i64:
        tiles = self.tiles
        gain = tiles.level_gain(s, track)
        if isinstance(task, Advance):
            gain -= tiles.resources_cost(s, ADVANCE_COST[s.level(seat, track)])
        return gain

    def score_building(self, s: TzolkinState, seat: i64, task: Build, action: i64) -> i64:
        tiles = self.tiles
        plain = action >= BUILD_PLAIN
        building: i64 = action - (BUILD_PLAIN if plain else BUILD)
        level: i64 = 0 if plain else architecture(s, seat, task.permit)
        worth = tiles.building_worth(s, building, level)
        if task.permit == UXMAL_4:
            return worth + self.worth.corn_gain(-corn_price(building, level))
        return worth - tiles.building_cost(s, building, level)

    def score_advance_of_calendar(self, s: TzolkinState, seat: i64, notches: i64) -> i64:
        """Own workers further on; the others' are left to the search."""
        if notches == 1:
            return 0
        self.gains.look_at_gears(s)
        total: i64 = -60
        own: i64 = s.standing[seat]
        for index in range(SPACES):
            if (own >> index) & 1:
                gear: i64 = min(index // 10, CHICHEN)
                space: i64 = index - FIRST_SPACE[gear]
                total += self.standing(gear, space + 2) - self.standing(gear, space + 1)
        return total

    def standing(self, gear: i64, space: i64) -> i64:
        gains = self.gains
        if space > LAST_SPACE[gear]:
            return 0
        return max(gains.stand_now[gear * PLACES + space], gains.waiting(gear, space, 1))

    # -- a turn -----------------------------------------------------------------------------

    def judge_turn(self, s: TzolkinState, seat: i64, task: Task) -> None:
        """Picking up a worker brings what it does now above what it would do later; placing one
        brings what it will do, at most as much as a turn is worth."""
        w = self.worth
        self.gains.look_at_gears(s)
        begin = isinstance(task, BeginTurn)
        picks: i64 = 0
        places: i64 = 0
        best_place: i64 = NEVER
        for action in self.options:
            score: i64 = 0
            if action < PLACE:
                score = w.corn_gain(BEG_CORN_AFTER - s.held(seat, CORN))
                score -= w.down[action - BEG] + self.begging
            elif action < PICK:
                score = self.place_score(s, seat, action)
                best_place = max(best_place, score)
            elif action < DO:
                score = self.pick_score(s, seat, action - PICK)
                if score > 0:
                    picks += score
            elif not begin and best_place > NEVER:
                score = self.hold
            self.scores.append(score)
        if not begin:
            return
        if best_place > 0:
            places = self.places_worth(s, seat)
        for i in range(len(self.options)):
            option: i64 = self.options[i]
            if option < PLACE:
                if self.scores[i] > 0:
                    self.scores[i] += max(picks, places)
            elif option < PICK:
                self.scores[i] += places - max(0, best_place)
            elif self.scores[i] < 0:
                self.scores[i] += picks
            else:
                self.scores[i] = picks + self.scores[i] // 4

    def places_worth(self, s: TzolkinState, seat: i64) -> i64:
        """What placing now brings above placing a turn later."""
        w = self.worth
        found: list[int] = []
        for i in range(len(self.options)):
            if PLACE <= self.options[i] < PICK:
                found.append(self.scores[i])
        found.sort()
        found.reverse()
        total: i64 = 0
        for count in range(min(s.free[seat], 3)):
            worth: i64 = found[count] if count < len(found) else found[0]
            worth -= count * w.price[CORN]
            if worth > 0:
                total += min(worth, self.rush * w.day // 100)
        return total

    def place_score(self, s: TzolkinState, seat: i64, action: i64) -> i64:
        w = self.worth
        gains = self.gains
        price: i64 = placement_price(s, action)
        if action == PLACE_FIRST:
            return w.corn_gain(s.teeth_corn - price) + self.first - w.day // 2
        gear: i64 = action - PLACE
        worth = gains.waiting(gear, price - s.placed, 1)
        if gear == CHICHEN and on_chichen(s, seat) >= s.held(seat, SKULL):
            worth = worth * gains.no_skull_share // 100
        return worth + w.corn_gain(-price)

    def pick_score(self, s: TzolkinState, seat: i64, index: i64) -> i64:
        gains = self.gains
        gear: i64 = min(index // 10, CHICHEN)
        space: i64 = index - FIRST_SPACE[gear]
        return gains.stand_now[gear * PLACES + space] - gains.waiting(gear, space, 1)


def on_chichen(s: TzolkinState, seat: i64) -> i64:
    """How many workers of the seat stand on Chichen Itza."""
    return bits(s.standing[seat] >> FIRST_SPACE[CHICHEN])
