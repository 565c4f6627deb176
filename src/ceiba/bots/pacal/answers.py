"""One number for every answer in Pacal's Rocket, in hundredths of points: what it seems worth."""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.pacal.figures import NO_POINT, NOTHING, PLENTY, STONE, Figures
from ceiba.bots.pacal.worth import FULL, Worth
from ceiba.bots.prices import Prices
from ceiba.games.pacal.answers import (
    DONE,
    DROP,
    ENOUGH,
    FLY,
    SKIP,
    SPEND,
    STAND,
    TAKE,
    TURN,
    UPGRADE,
    USE,
    target_cell,
    target_height,
)
from ceiba.games.pacal.building import Build, ChooseStones, build_points
from ceiba.games.pacal.constellations import stone_sets
from ceiba.games.pacal.flight import stands
from ceiba.games.pacal.moving import Land, Move
from ceiba.games.pacal.scoring import final_tally
from ceiba.games.pacal.sky import cells_of
from ceiba.games.pacal.state import ALL_SOURCES, FROM_BUILDS, PacalState
from ceiba.games.pacal.stones import PutIn
from ceiba.games.pacal.tables import ALLOWANCE, FREE, STRAIGHT, TOKENS

WANTED: Final = 200
"""A stone goes into the own rocket first, so that the other is judged with it."""


class Answers:
    """Judges the answers open to a seat. `judge` fills `options` and `scores`."""

    def __init__(self, prices: Prices) -> None:
        self.worth: Worth = Worth(prices)
        self.figures: Figures = Figures(self.worth, prices)
        self.kept: list[int] = [0, *prices["kept"]]
        self.later: i64 = prices["later"][0]
        self.queue: i64 = prices["queue"][0]
        self.lent: i64 = prices["lent"][0]
        self.contested: i64 = prices["contested"][0]
        self.foresight: i64 = prices["foresight"][0]
        self.cover: i64 = prices["cover"][0]
        self.poor: i64 = prices["poor"][0]
        self.thrift: i64 = prices["thrift"][0]
        self.ahead: i64 = prices["ahead"][0]
        self.close: i64 = 500
        """Builds so much worse than the best are not thought through."""

        # the answers
        self.options: list[int] = []
        self.scores: list[int] = []
        self.waiting: i64 = 0
        """The best build that waits for the next turn already."""

    def judge(self, s: PacalState, seat: i64) -> None:
        self.options = s.options(seat)
        self.scores = [0] * len(self.options)
        top = s.agenda[-1]
        if isinstance(top, Move):
            self.judge_moves(s, seat)
        elif isinstance(top, Land):
            self.look_ahead(s, seat)
            for i in range(len(self.options)):
                self.scores[i] = self.landing(s, self.options[i] - STAND, 1)
        elif isinstance(top, PutIn):
            self.judge_stones(s, seat)
        elif isinstance(top, Build):
            self.judge_building(s, seat)
        elif isinstance(top, ChooseStones):
            self.choose_stones(s, seat, top.of)

    def look_ahead(self, s: PacalState, seat: i64) -> None:
        """The points of the next turn, if the best build is done in this one."""
        self.figures.look(s, seat)
        self.figures.judge_builds(s)
        if self.figures.build_gain > 0:
            self.figures.suppose_built(self.figures.build)
        self.waiting = self.best_waiting()

    def best_waiting(self) -> i64:
        """The best build of the stones there are."""
        best: i64 = 0
        for point in self.figures.points:
            if self.figures.kind[point] == STONE:
                best = max(best, self.figures.stone_at(point))
        return best

    # -- moving -----------------------------------------------------------------------------

    def judge_moves(self, s: PacalState, seat: i64) -> None:
        self.look_ahead(s, seat)
        lent: i64 = 0
        if s.supply[seat] > 1 and not self.worth.last_turn:
            for i in range(s.players):
                if i != seat:
                    lent = max(lent, self.lending(s, i))
        best: i64 = NOTHING
        tokens = False
        for i in range(len(self.options)):
            action: i64 = self.options[i]
            score: i64 = NOTHING
            if action < FLY:
                score = self.landing(s, action - TURN, 1)
            elif action < STAND:
                score = self.landing(s, action - FLY, ALLOWANCE[STRAIGHT]) + lent
            elif action < SPEND:
                score = self.landing(s, action - STAND, ALLOWANCE[FREE])
            else:
                tokens = True
            self.scores[i] = score
            best = max(best, score)
        if tokens and best < self.poor:
            self.judge_tokens(s, seat)

    def judge_tokens(self, s: PacalState, seat: i64) -> None:
        """The smallest token is worth the best cell there is, less its points."""
        best: i64 = NOTHING
        for answer in stands(s, s.rockets[seat]):
            best = max(best, self.landing(s, answer - STAND, 1))
        best -= self.thrift * (FULL - self.worth.near) // FULL
        for i in range(len(self.options)):
            if self.options[i] >= SPEND:
                self.scores[i] = best - TOKENS[self.options[i] - SPEND] * 100
                return

    def landing(self, s: PacalState, cell: i64, allowance: i64) -> i64:
        """What the own rocket on a cell promises, with a stone in it if one may be put in."""
        total: i64 = 0
        for other in range(s.players):
            if other != self.worth.seat and s.lies(other, cell):
                total += self.cover
        if s.lies(self.worth.seat, cell):  # hidden in this turn, and no room for another
            return total - self.hiding(cell)
        if self.worth.last_turn or allowance == 0 or s.supply[self.worth.seat] == 0:
            return total
        return total + self.stone_promise(cell)

    def hiding(self, cell: i64) -> i64:
        """What is lost if an own stone cannot be used in this turn."""
        if self.figures.build_gain > 0 and cell in cells_of(self.figures.codes[self.figures.build]):
            return self.figures.build_gain
        return 0

    def stone_promise(self, cell: i64) -> i64:
        """What a stone more brings in the next turn, above what waits there already."""
        gain: i64 = max(0, self.figures.stone_at(cell))
        gain -= min(gain, self.waiting) * self.queue // 100
        return gain * self.later // 100

    def lending(self, s: PacalState, rocket: i64) -> i64:
        """What a stone in the rocket of another promises."""
        if s.inside[rocket * s.players + self.worth.seat] > 0:
            return 0
        cell: i64 = s.rockets[rocket]
        if self.figures.kind[cell] != NO_POINT:
            return 0
        promise = self.stone_promise(cell) * self.lent // 100
        if s.inside[rocket * s.players + rocket] > 0:
            promise = promise * self.contested // 100
        return promise

    # -- stones -----------------------------------------------------------------------------

    def judge_stones(self, s: PacalState, seat: i64) -> None:
        self.look_ahead(s, seat)
        own = s.inside[seat * s.players + seat]
        cell: i64 = s.rockets[seat]
        promise: i64 = 0
        if own == 0 and s.own_open and not self.worth.last_turn:
            promise = self.stone_promise(cell)
        if not s.own_open and own > 0:  # just put in there: it counts for the next
            self.figures.add_stone(cell)
        lent: i64 = 0
        for i in range(len(self.options)):
            action: i64 = self.options[i]
            score: i64 = 0
            if DROP <= action < TAKE:
                rocket: i64 = action - DROP
                if self.worth.last_turn or s.inside[rocket * s.players + seat] > 0:
                    score = -100
                elif rocket == seat:
                    score = promise + WANTED
                else:
                    score = self.lending(s, rocket) - self.kept[min(s.supply[seat], PLENTY)]
            elif action != DONE:
                if lent == 0 and s.other_open:
                    for other in range(s.players):
                        if other != seat:
                            lent = max(lent, self.lending(s, other))
                score = max(promise, lent) - self.taking(action - TAKE)
            self.scores[i] = score

    def taking(self, cell: i64) -> i64:
        """What is lost if a stone is taken off the board."""
        if self.figures.kind[cell] != STONE:  # part of what is built in this turn
            return max(self.figures.build_gain, self.figures.stone)
        return max(0, self.figures.stone_at(cell)) * self.later // 100 + self.figures.stone

    # -- building ---------------------------------------------------------------------------

    def judge_building(self, s: PacalState, seat: i64) -> None:
        """What each build brings, and what it leaves for the next turn."""
        self.figures.look(s, seat)
        self.figures.judge_builds(s)
        gains = self.figures.gains
        least: i64 = max(0, self.figures.build_gain) - self.close
        for i in range(len(self.options)):
            action: i64 = self.options[i]
            known = gains.get(action)
            score: i64 = NOTHING // 2  # lower than it might be
            if action == SKIP:
                score = 0
            elif known is not None:
                score = known
            if score >= least:
                score += self.ending(s, seat, action)
                score += self.left_by(s, seat, action) * self.foresight // 100
            self.scores[i] = score

    def left_by(self, s: PacalState, seat: i64, action: i64) -> i64:
        """What can be built in the next turn after an answer."""
        if self.worth.last_turn:
            return 0
        self.figures.look(s, seat)
        if action != SKIP:
            self.figures.suppose_built(action)
        if s.inside[seat * s.players + seat] == 1:
            self.figures.add_stone(s.rockets[seat])
        return self.best_waiting()

    def ending(self, s: PacalState, seat: i64, action: i64) -> i64:
        """What it is worth that the game ends with a build, if it does."""
        if action == SKIP:
            return 0
        points: i64 = build_points(s, seat, action)
        last = action < UPGRADE and s.pyramids_left(seat) == 1
        if not last and (self.worth.last_turn or s.score(seat) + points < s.threshold()):
            return 0
        tally = final_tally(s)
        mine: i64 = points
        best: i64 = 0
        for i in range(s.players):
            total: i64 = 0
            for source in range(ALL_SOURCES):
                total += tally[i * ALL_SOURCES + FROM_BUILDS + source]
            if i == seat:
                mine += total
            else:
                best = max(best, total)
        return self.ahead if mine > best else -2 * self.ahead

    def choose_stones(self, s: PacalState, seat: i64, build: i64) -> None:
        """The fewest stones, and of those the ones of least use."""
        sets = stone_sets(s, seat, target_cell(build), target_height(build))
        self.figures.look(s, seat)
        used = cells_of(s.used)
        best: i64 = NOTHING
        chosen: list[int] = []
        for code in sets:
            stones = cells_of(code)
            score: i64 = -10_000 * len(stones)
            for stone in used:
                if stone not in stones:
                    score = NOTHING
            for stone in stones:
                if score > NOTHING:
                    score -= max(0, self.figures.stone_at(stone)) // 10
            if score > best:
                best = score
                chosen = stones
        for i in range(len(self.options)):
            action: i64 = self.options[i]
            if action == ENOUGH:
                self.scores[i] = 2
            elif action - USE in chosen:
                self.scores[i] = 1
