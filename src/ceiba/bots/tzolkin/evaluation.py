"""What the bots know about Tzolk'in: how good a position is, and what a sensible player does."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.bots.budget import Budget
from ceiba.bots.evaluation import Evaluation
from ceiba.bots.picking import about_highest, best_few, highest
from ceiba.bots.prices import Prices
from ceiba.bots.tzolkin.answers import Answers
from ceiba.bots.tzolkin.prices import PRICES
from ceiba.bots.tzolkin.worth import NEVER
from ceiba.core.rng import Rng
from ceiba.core.state import State
from ceiba.games.tzolkin.building import PayBuilding
from ceiba.games.tzolkin.materials import PayResources, TakeResources
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.tables import STARTING_WORKERS
from ceiba.games.tzolkin.temples import AngerGods
from ceiba.games.tzolkin.turns import BeginTurn

HUNDREDTHS: Final = 25
"""Hundredths of a quarter point."""
BUDGETS: Final = {
    "novice": Budget(0, slips=12),
    "adept": Budget(30, 6, 500.0, slips=4),
    "master": Budget(150, 1000, 800.0),
}
"""Of the levels; 1000 answers always reach the end."""
FEW: Final = 7
"""At most so many answers are thought about."""


class TzolkinEvaluation(Evaluation):
    """One number for every answer serves all: the suggestion is the highest, the candidates are
    the high ones, and the value of a position adds up the same prices."""

    def __init__(self, prices: Prices = PRICES) -> None:
        super().__init__()
        self.answers = Answers(prices)
        self.noise: i64 = 60
        """How far suggestions stray."""
        self.margin: i64 = 400
        """Answers so much worse than the best are not thought about."""
        self.temples: i64 = 88
        """Percent of the temples' promise that counts."""

    # -- what the search asks ---------------------------------------------------------------

    def value(self, state: State, seat: i64) -> i64:
        s = cast(TzolkinState, state)
        total: i64 = s.score(seat) * HUNDREDTHS
        if s.over():
            return total
        w = self.answers.worth
        tiles = self.answers.tiles
        gains = self.answers.gains
        w.look(s, seat)
        gains.look_at_gears(s)
        total += tiles.own_monuments(s)
        total += w.holdings(s)
        total += gains.workers_worth(s, has_played(s, seat))
        total += (s.workers(seat) - STARTING_WORKERS) * tiles.hired() + tiles.saved(s)
        temples: i64 = 0
        for temple in range(3):
            temples += w.temple_worth(s, temple, s.steps[seat * 3 + temple])
        total += temples * self.temples // 100
        for track in range(4):
            total += tiles.level_worth(s, track, s.level(seat, track))
        if s.first_player == seat:
            total += 20
        if s.light[seat] == 1:
            total += min(w.left, 10) * 6
        return total + tiles.monument_hope(s)

    def settled(self, state: State) -> bool:
        """Between two turns."""
        s = cast(TzolkinState, state)
        return isinstance(s.agenda[-1], BeginTurn) and not s.begged

    def candidates(self, state: State, seat: i64) -> list[int]:
        s = cast(TzolkinState, state)
        self.answers.judge(s, seat)
        return best_few(self.answers.options, self.answers.scores, FEW, self.margin, NEVER)

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:
        s = cast(TzolkinState, state)
        self.answers.judge(s, seat)
        return self.answers.options[about_highest(self.answers.scores, self.noise, rng)]

    def plan(self, state: State, seat: i64) -> list[int]:
        """What needs no thought: paying, taking, waiving, stepping down."""
        s = cast(TzolkinState, state)
        if not isinstance(s.agenda[-1], (PayResources, TakeResources, PayBuilding, AngerGods)):
            return []
        self.answers.judge(s, seat)
        return [self.answers.options[highest(self.answers.scores)]]


def has_played(s: TzolkinState, seat: i64) -> bool:
    """Whether the seat has had its turn in this round."""
    now: i64 = (s.decider() - s.first_player + s.players) % s.players
    return (seat - s.first_player + s.players) % s.players < now
