"""What the bots know about Balam and Dix-Huit Lapins alike: how a sensible king plays."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.bots.cities.answers import Answers
from ceiba.bots.cities.assignment import best_plan
from ceiba.bots.cities.sites import slot_for
from ceiba.bots.cities.worth import NEVER
from ceiba.bots.evaluation import Evaluation
from ceiba.bots.picking import about_highest, best_few, highest
from ceiba.core.rng import Rng
from ceiba.core.state import State, Task
from ceiba.games.cities.answers import DONE, RAISE
from ceiba.games.cities.building import BuildOn
from ceiba.games.cities.distribution import Distribute
from ceiba.games.cities.production import Fill
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.supply import PayAny
from ceiba.games.cities.things import BALL_COURT, MOST_SLOTS, NOTHING, NOWHERE, TYPES
from ceiba.games.cities.turns import Turn
from ceiba.games.cities.war import LoseGarrisons

FEW: Final = 8
"""At most so many answers are thought about."""


class CitiesEvaluation(Evaluation):
    """One number for every answer serves all: the suggestion is the highest, the candidates are
    the high ones, and the value of a position adds up the same prices."""

    def __init__(self, answers: Answers) -> None:
        super().__init__()
        self.answers = answers
        self.noise: i64 = 40
        """How far suggestions stray."""
        self.margin: i64 = 200
        """Answers so much worse than the best are not thought about."""

    def answers_at(self, s: CitiesState) -> Answers:
        """By the prices of this table."""
        return self.answers

    # -- what the search asks ------------------------------------------------------------------

    def value(self, state: State, seat: i64) -> i64:
        s = cast(CitiesState, state)
        total: i64 = s.points(seat) * 100 + s.cities(seat)
        if s.over():
            return total  # BA-R73, DL-8.4: more cities break a tie
        g = self.answers_at(s)
        g.worth.look(s, seat)
        total += g.worth.wealth * g.worth.price + g.worth.all_zones_bring()
        for wealth in range(TYPES):
            total += g.worth.stored[wealth] * g.worth.token_kept(wealth)
        share: i64 = g.worth.match_share(s, seat, s.buildings(seat, BALL_COURT))
        total += share * s.cities(seat) * max(0, s.target - s.matches) * g.worth.matches // 100
        for kind in s.box.kinds:
            total += s.buildings(seat, kind) * g.worth.building(s, kind) // 10
        return total

    def settled(self, state: State) -> bool:
        """Between two turns."""
        return isinstance(state.agenda[-1], Turn)

    def candidates(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        if isinstance(s.agenda[-1], Distribute):
            return [self.next_step(s, seat)]
        g = self.answers_at(s)
        g.judge(s, seat)
        return best_few(g.options, g.scores, FEW, self.margin, 2 * NEVER)

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:
        s = cast(CitiesState, state)
        if isinstance(s.agenda[-1], Distribute):
            return self.next_step(s, seat)
        g = self.answers_at(s)
        g.judge(s, seat)
        return g.options[about_highest(g.scores, self.noise, rng)]

    def plan(self, state: State, seat: i64) -> list[int]:
        """What needs no thought: distributing, paying, which garrison to lose."""
        s = cast(CitiesState, state)
        g = self.answers_at(s)
        task = s.agenda[-1]
        if isinstance(task, Distribute):
            g.worth.look(s, seat)
            return best_plan(s, seat, g.worth.wishes(s, seat))
        if not isinstance(task, (PayAny, Fill, LoseGarrisons)) and not self.is_plain(task):
            return []
        g.judge(s, seat)
        return [g.options[highest(g.scores)]]

    def is_plain(self, task: Task) -> bool:
        """Questions of one game only that need no thought."""
        return False

    def play(self, state: State, seat: i64, rng: Rng) -> None:
        """As planned or suggested; all buildings of a turn in one go."""
        s = cast(CitiesState, state)
        task = s.agenda[-1]
        if isinstance(task, BuildOn):
            self.play_building(s, seat)
            return
        if not isinstance(task, Turn):
            steps = self.plan(state, seat)
            if len(steps) > 0:
                for step in steps:
                    state.apply(seat, step, None)
                return
        state.apply(seat, self.suggest(state, seat, rng), None)

    def play_building(self, s: CitiesState, seat: i64) -> None:
        """The best mix from the first building to the last."""
        g = self.answers_at(s)
        if s.changes == 0:
            g.judge(s, seat)
            best = highest(g.scores)
            if g.options[best] < RAISE or g.scores[best] <= 0:
                s.apply(seat, g.options[best], None)
                return
        g.worth.look(s, seat)
        site: i64 = s.site
        g.sites.weigh_city(s, seat, site, g.worth.wealth - s.owed)
        kind: i64 = g.sites.next_kind()
        while kind != NOTHING:
            slot: i64 = slot_for(s, site, kind)
            if slot == NOWHERE:
                break
            s.apply(seat, RAISE + (kind - 1) * MOST_SLOTS + slot, None)
            g.sites.built(kind)
            kind = g.sites.next_kind()
        s.apply(seat, DONE, None)

    # -- the steps of a distribution -----------------------------------------------------------

    def next_step(self, s: CitiesState, seat: i64) -> i64:
        """The next step of the best plan as far as it is carried out, or else of the best that can
        be made of this one."""
        blank = cast(CitiesState, s.clone())
        blank.forget_plan(seat)
        begun = cast(CitiesState, s.clone())
        begun.hand[seat] = NOWHERE
        for trial in (blank, begun):
            for step in self.plan(trial, seat):
                if same_plan(trial, s, seat):
                    return step
                if step != DONE:
                    trial.apply(seat, step, None)
        return self.plan(s, seat)[0]


def same_plan(one: CitiesState, other: CitiesState, seat: i64) -> bool:
    """Whether two plans of a king have come equally far."""
    if one.hand[seat] != other.hand[seat]:
        return False
    places: i64 = len(one.built)
    for token in range(len(one.goal)):
        mine = one.owner[one.land.site_of(token % places)] == seat
        if mine and one.goal_of(token) != other.goal_of(token):
            return False
    return True
