"""What the bots know about Tzolk'in: how good a position is, and what a sensible player does."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.bots.evaluation import Evaluation
from ceiba.bots.tzolkin_gains import PLACES, Gains
from ceiba.bots.tzolkin_worth import NEVER
from ceiba.core.rng import Rng
from ceiba.core.state import State, Task
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
    STARTING_WORKERS,
    WEALTH_EFFECTS,
    WOOD,
)
from ceiba.games.tzolkin.technology import Advance
from ceiba.games.tzolkin.turns import BeginTurn, PickMore, PlaceMore, UseWorker, placement_price
from ceiba.games.tzolkin.uxmal import BorrowAction

HUNDREDTHS: Final = 25
"""Hundredths of a quarter point."""
BUDGETS: Final[dict[str, tuple[int, int, float]]] = {
    "novice": (40, 24, 500.0),
    "adept": (250, 24, 500.0),
    "master": (1500, 24, 500.0),
}
"""Proposed for the levels: iterations, rollout, curiosity."""
FEW: Final = 7
"""At most so many answers are thought about."""


class TzolkinEvaluation(Evaluation):
    """One number for every answer serves all: the suggestion is the highest, the candidates are
    the high ones, and the value of a position adds up the same prices."""

    def __init__(self) -> None:
        super().__init__()
        self.gains = Gains()
        self.noise: i64 = 60
        self.margin: i64 = 400
        """Answers so much worse than the best are not thought about."""
        self.first: i64 = 30
        """For playing first in the next round, and for the choice of the advance."""

        self.temples: i64 = 88
        """Percent of the temples' promise that counts."""
        self.begging: i64 = 150
        """What begging costs beyond the step."""
        self.hold: i64 = 0
        """For a worker kept back when others are placed."""
        self.rush: i64 = 200
        """What placing a worker a turn earlier is worth at most, in percent of a day."""

        # the turn in question
        self.options: list[int] = []
        self.scores: list[int] = []
        self.pick_sum: i64 = 0
        self.place_sum: i64 = 0
        self.place_best: i64 = 0

    # -- what the search asks ---------------------------------------------------------------

    def value(self, state: State, seat: i64) -> i64:
        s = cast(TzolkinState, state)
        total: i64 = s.score(seat) * HUNDREDTHS
        if s.over():
            return total
        g = self.gains
        g.look(s, seat)
        g.look_at_gears(s)
        total += g.holdings(s)
        total += g.workers_worth(s, has_played(s, seat))
        total += (s.workers(seat) - STARTING_WORKERS) * g.hired() + g.saved(s)
        temples: i64 = 0
        for temple in range(3):
            temples += g.temple_worth(s, temple, s.steps[seat * 3 + temple])
        total += temples * self.temples // 100
        for track in range(4):
            total += g.level_worth(s, track, s.level(seat, track))
        mask: i64 = s.monuments[seat]
        monument: i64 = 0
        while mask != 0:
            if mask & 1:
                total += g.monument_worth(s, monument)
            mask >>= 1
            monument += 1
        if s.first_player == seat:
            total += 20
        if s.light[seat] == 1:
            total += min(g.left, 10) * 6
        return total + g.monument_hope(s)

    def settled(self, state: State) -> bool:
        """Between two turns."""
        s = cast(TzolkinState, state)
        return isinstance(s.agenda[-1], BeginTurn) and not s.begged

    def candidates(self, state: State, seat: i64) -> list[int]:
        s = cast(TzolkinState, state)
        self.judge(s, seat)
        options = self.options
        scores = self.scores
        best: i64 = NEVER
        for score in scores:
            best = max(best, score)
        found: list[int] = []
        while len(found) < FEW:
            at: i64 = -1
            for i in range(len(options)):
                if scores[i] > NEVER and (at < 0 or scores[i] > scores[at]):
                    at = i
            if at < 0 or scores[at] < best - self.margin:
                break
            found.append(options[at])
            scores[at] = NEVER
        return found

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:
        s = cast(TzolkinState, state)
        self.judge(s, seat)
        options = self.options
        best: i64 = 0
        highest: i64 = 2 * NEVER
        for i in range(len(options)):
            score: i64 = self.scores[i] + rng.below(self.noise)
            if score > highest:
                highest = score
                best = i
        return options[best]

    def plan(self, state: State, seat: i64) -> list[int]:
        """What needs no thought: paying, taking, waiving, stepping down."""
        s = cast(TzolkinState, state)
        options = s.options(seat)
        first: i64 = options[0]
        if not (PAY <= first < SELL or ANGER <= first < CLIMB):
            return []
        self.judge(s, seat)
        best: i64 = 0
        for i in range(len(self.options)):
            if self.scores[i] > self.scores[best]:
                best = i
        return [self.options[best]]

    # -- every answer a number --------------------------------------------------------------

    def judge(self, s: TzolkinState, seat: i64) -> None:
        """Fill `options` and `scores`."""
        self.options = s.options(seat)
        self.scores = []
        g = self.gains
        g.look(s, seat)
        task = s.agenda[-1]
        if isinstance(task, (BeginTurn, PlaceMore, PickMore)):
            self.judge_turn(s, seat, task)
            return
        if isinstance(task, (UseWorker, BorrowAction)):
            g.look_at_gears(s)
        for action in self.options:
            self.scores.append(self.score(s, seat, task, action))

    def score(self, s: TzolkinState, seat: i64, task: Task, action: i64) -> i64:
        g = self.gains
        if action in (DONE, NOTHING):
            return 0
        if action < BEG:
            return g.effects_worth(s, WEALTH_EFFECTS[action])
        if action < HARVEST_CORN_TILE:
            return self.score_action(s, task, action)
        if action < ANGER:
            return g.harvest(s, cast(Harvest, task).action, action - HARVEST_CORN_TILE)
        if action < CLIMB:
            return -g.down[action - ANGER]
        if action < OFFER:
            return g.up[action - CLIMB]
        if action < PAY:
            return g.up[action - OFFER] - g.resources_cost(s, 1)
        if action < TAKE:
            return -self.pinch(s, seat, action - PAY + WOOD)
        if action < WAIVE:
            return g.price[action - TAKE + WOOD]
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
            return g.monument_worth(s, monument) - g.cost_worth(MONUMENT_COST[monument])
        return self.score_advance_of_calendar(s, seat, action - TURN + 1)

    def pinch(self, s: TzolkinState, seat: i64, resource: i64) -> i64:
        """How much it hurts to give one away: less where there are many."""
        return self.gains.price[resource] - 8 * s.held(seat, resource)

    def score_action(self, s: TzolkinState, task: Task, action: i64) -> i64:
        g = self.gains
        gear: i64 = CHICHEN
        number: i64 = action - DO_CHICHEN + 1
        if action < DO_CHICHEN:
            gear = (action - DO) // 5
            number = (action - DO) % 5 + 1
        worth: i64 = g.now[gear * PLACES + number]
        fee: i64 = 1
        if isinstance(task, UseWorker):
            fee = task.fee(s, number)
        return worth + g.corn_gain(-fee)

    def score_trade(self, s: TzolkinState, seat: i64, action: i64) -> i64:
        g = self.gains
        if action < BUY:
            sold: i64 = action - SELL + WOOD
            return g.corn_gain(RATE[sold]) - g.price[sold] - 10
        bought: i64 = action - BUY + WOOD
        return g.price[bought] + g.corn_gain(-RATE[bought]) - 10

    def score_advance(self, s: TzolkinState, seat: i64, task: Task, track: i64) -> i64:
        g = self.gains
        gain = g.level_gain(s, track)
        if isinstance(task, Advance):
            gain -= g.resources_cost(s, ADVANCE_COST[s.level(seat, track)])
        return gain

    def score_building(self, s: TzolkinState, seat: i64, task: Build, action: i64) -> i64:
        g = self.gains
        plain = action >= BUILD_PLAIN
        building: i64 = action - (BUILD_PLAIN if plain else BUILD)
        level: i64 = 0 if plain else architecture(s, seat, task.permit)
        worth = g.building_worth(s, building, level)
        if task.permit == UXMAL_4:
            return worth + g.corn_gain(-corn_price(building, level))
        return worth - g.building_cost(s, building, level)

    def score_advance_of_calendar(self, s: TzolkinState, seat: i64, notches: i64) -> i64:
        """Own workers further on; the others' are left to the search."""
        g = self.gains
        if notches == 1:
            return 0
        g.look_at_gears(s)
        total: i64 = -60
        for index in range(SPACES):
            if s.spaces[index] == seat:
                gear: i64 = min(index // 10, CHICHEN)
                space: i64 = index - FIRST_SPACE[gear]
                total += self.standing(gear, space + 2) - self.standing(gear, space + 1)
        return total

    def standing(self, gear: i64, space: i64) -> i64:
        if space > LAST_SPACE[gear]:
            return 0
        g = self.gains
        return max(g.stand_now[gear * PLACES + space], g.waiting(gear, space, 1))

    # -- a turn -----------------------------------------------------------------------------

    def judge_turn(self, s: TzolkinState, seat: i64, task: Task) -> None:
        """Picking up a worker brings what it does now above what it would do later; placing one
        brings what it will do, at most as much as a turn is worth."""
        g = self.gains
        g.look_at_gears(s)
        begin = isinstance(task, BeginTurn)
        picks: i64 = 0
        places: i64 = 0
        best_place: i64 = NEVER
        for action in self.options:
            score: i64 = 0
            if action < PLACE:
                score = g.corn_gain(BEG_CORN_AFTER - s.held(seat, CORN))
                score -= g.down[action - BEG] + self.begging
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
        g = self.gains
        found: list[int] = []
        for i in range(len(self.options)):
            if PLACE <= self.options[i] < PICK:
                found.append(self.scores[i])
        found.sort()
        found.reverse()
        total: i64 = 0
        for count in range(min(s.free[seat], 3)):
            worth: i64 = found[count] if count < len(found) else found[0]
            worth -= count * g.price[CORN]
            if worth > 0:
                total += min(worth, self.rush * g.day // 100)
        return total

    def place_score(self, s: TzolkinState, seat: i64, action: i64) -> i64:
        g = self.gains
        price: i64 = placement_price(s, action)
        if action == PLACE_FIRST:
            return g.corn_gain(s.teeth_corn - price) + self.first - g.day // 2
        gear: i64 = action - PLACE
        worth = g.waiting(gear, price - s.placed, 1)
        if gear == CHICHEN and on_chichen(s, seat) >= s.held(seat, SKULL):
            worth = worth * g.no_skull_share // 100
        return worth + g.corn_gain(-price)

    def pick_score(self, s: TzolkinState, seat: i64, index: i64) -> i64:
        g = self.gains
        gear: i64 = min(index // 10, CHICHEN)
        space: i64 = index - FIRST_SPACE[gear]
        return g.stand_now[gear * PLACES + space] - g.waiting(gear, space, 1)


def has_played(s: TzolkinState, seat: i64) -> bool:
    """Whether the seat has had its turn in this round."""
    now: i64 = (s.decider() - s.first_player + s.players) % s.players
    return (seat - s.first_player + s.players) % s.players < now


def on_chichen(s: TzolkinState, seat: i64) -> i64:
    """How many workers of the seat stand on Chichen Itza."""
    count: i64 = 0
    for index in range(FIRST_SPACE[CHICHEN], SPACES):
        if s.spaces[index] == seat:
            count += 1
    return count
