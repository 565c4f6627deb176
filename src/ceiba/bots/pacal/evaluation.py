"""What the bots know about Pacal's Rocket: how good a position is, what a sensible player does."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.bots.budget import Budget
from ceiba.bots.evaluation import Evaluation
from ceiba.bots.pacal.answers import Answers
from ceiba.bots.pacal.figures import NOTHING
from ceiba.bots.pacal.prices import PRICES
from ceiba.bots.picking import about_highest, best_few, highest
from ceiba.bots.prices import Prices
from ceiba.core.rng import Rng
from ceiba.core.state import State
from ceiba.games.pacal.answers import DROP
from ceiba.games.pacal.building import Build, ChooseStones
from ceiba.games.pacal.moving import Move
from ceiba.games.pacal.rounds import Place
from ceiba.games.pacal.scoring import token_points
from ceiba.games.pacal.state import PacalState
from ceiba.games.pacal.stones import PutIn

BUDGETS: Final = {
    "novice": Budget(0, slips=15, further=4),
    "adept": Budget(15, 1000, 800.0, slips=10, further=4),
    "master": Budget(80, 1000, 800.0, slips=4, further=4),
}
"""Of the levels; 1000 answers nearly always reach the end."""
FEW: Final = 7
"""At most so many answers are thought about."""


class PacalEvaluation(Evaluation):
    """One number for every answer serves all: the suggestion is the highest, the candidates are
    the high ones, and the value of a position adds up the same prices."""

    def __init__(self, prices: Prices = PRICES) -> None:
        super().__init__()
        self.answers = Answers(prices)
        self.noise: i64 = 30
        """How far suggestions stray."""
        self.margin: i64 = 400
        """Answers so much worse than the best are not thought about."""
        self.build_margin: i64 = 1500
        """The same for builds, of which there are few, and of which the smaller may be better."""
        self.promise: i64 = 70
        """Percent of the best build to come that counts in the value of a position."""

    # -- what the search asks ---------------------------------------------------------------

    def value(self, state: State, seat: i64) -> i64:
        s = cast(PacalState, state)
        total: i64 = s.score(seat) * 100
        if s.over():
            return total
        worth = self.answers.worth
        figures = self.answers.figures
        figures.look(s, seat)
        total += token_points(s, seat) * 100 + worth.standing(s)
        lying: i64 = 0
        figures.add_hidden(s)
        best: i64 = 0
        for point in figures.points:
            if figures.tall[point] == 0:
                lying += 1
                best = max(best, figures.stone_at(point))
        total += lying * figures.stone * (100 - worth.near) // 100
        if not worth.last_turn or not has_played(s, seat):
            total += best * self.promise // 100
        return total

    def settled(self, state: State) -> bool:
        """Between two turns."""
        s = cast(PacalState, state)
        return isinstance(s.agenda[-1], (Move, Place))

    def candidates(self, state: State, seat: i64) -> list[int]:
        s = cast(PacalState, state)
        a = self.answers
        a.judge(s, seat)
        margin: i64 = self.build_margin if isinstance(s.agenda[-1], Build) else self.margin
        return best_few(a.options, a.scores, FEW, margin, NOTHING)

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:
        s = cast(PacalState, state)
        a = self.answers
        a.judge(s, seat)
        return a.options[about_highest(a.scores, self.noise, rng)]

    def plan(self, state: State, seat: i64) -> list[int]:
        """What needs no thought: a stone into the own rocket, and which stones a build takes."""
        s = cast(PacalState, state)
        top = s.agenda[-1]
        if isinstance(top, PutIn):
            empty = s.inside[seat * s.players + seat] == 0
            if s.own_open and empty and s.supply[seat] > 0:
                return [DROP + seat]
            return []
        if not isinstance(top, ChooseStones):
            return []
        a = self.answers
        a.judge(s, seat)
        return [a.options[highest(a.scores)]]


def has_played(s: PacalState, seat: i64) -> bool:
    """Whether the seat has had its turn in this round."""
    now: i64 = (s.turn - s.start + s.players) % s.players
    return (seat - s.start + s.players) % s.players < now
