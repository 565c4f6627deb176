"""What the bots know about Balam: its prices, its cards, its obsidians."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.bots.cities.answers import Answers
from ceiba.bots.cities.assignment import Wishes
from ceiba.bots.cities.evaluation import CitiesEvaluation
from ceiba.bots.cities.war import damage
from ceiba.bots.cities.worth import Worth
from ceiba.core.state import Task
from ceiba.games.balam.answers import DOWRY, GAIN_POINTS, SPEND
from ceiba.games.balam.cards import Prosper, Wed
from ceiba.games.balam.cenotes import Worship
from ceiba.games.balam.divination import Look
from ceiba.games.balam.state import TURN_PRICE, BalamState
from ceiba.games.balam.tables import CENOTE_MULTIPLIER, VALUES
from ceiba.games.balam.war import ArmAttack, ArmDefence, obsidians
from ceiba.games.cities.answers import DONE, GAIN, OFFER
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import BALL_COURT, MAIZE, OBSERVATORY, TYPES

TOKEN: Final[list[int]] = [50, 75, 115, 155, 190, 225, 260, 295, 320, 345, 360, 375]
RATES: Final[list[int]] = [0, 110, 50, 150, 200, 60, 20, 60, 100, 0]
BUDGETS: Final[dict[str, tuple[int, int, float]]] = {
    "novice": (30, 2000, 1200.0),
    "adept": (120, 2000, 1200.0),
    "master": (800, 2000, 1200.0),
}
"""Iterations, rollout and curiosity of the levels; 2000 answers always reach the end."""


class BalamWorth(Worth):
    def __init__(self) -> None:
        super().__init__(TOKEN, RATES)

    # -- what Balam counts its own way ---------------------------------------------------------

    def harvest(self, palaces: i64, temples: i64, price: i64) -> i64:
        """BA-20, BA-21: a temple takes any two tokens, a palace two."""
        maize: i64 = self.tokens_of[MAIZE]
        dear: i64 = self.tokens_of[1] + self.tokens_of[2] + self.tokens_of[3] + self.tokens_of[4]
        taxes: i64 = min(2 * palaces, maize + dear)
        altar: i64 = min(2 * temples, maize + dear)
        if maize + dear > taxes + altar:
            gifts: i64 = min(dear, altar)
            return taxes * price + altar * 100 + gifts * 100
        # too few tokens for all: the better use first, the dear ones always to the temple
        if price >= 200:
            altar = maize + dear - taxes
        elif price < 100:
            taxes = maize + dear - altar
        else:
            altar = min(altar, max(dear, maize + dear - taxes))
            taxes = maize + dear - altar
        return taxes * price + altar * 100 + min(dear, altar) * 100

    def match_share(self, s: CitiesState, seat: i64, courts: i64) -> i64:
        """BA-14.2 to BA-14.6."""
        if courts == 0:
            return 0
        above: i64 = 0
        equal: i64 = 0
        for king in range(s.players):
            if king != seat:
                other: i64 = s.buildings(king, BALL_COURT)
                if other > courts:
                    above += 1
                elif other == courts:
                    equal += 1
        if above == 0:
            return 100 if equal == 0 else (45 if equal == 1 else 0)
        return 45 if above == 1 and equal == 0 else 0

    def insight(self, s: CitiesState, seat: i64) -> i64:
        """BA-7: the first sees nearly all, the second one card."""
        own: i64 = s.buildings(seat, OBSERVATORY)
        return self.sight(s, seat, own + 1) - self.sight(s, seat, own)

    def sight(self, s: CitiesState, seat: i64, own: i64) -> i64:
        if own == 0:
            return 0
        above: i64 = 0
        equal: i64 = 0
        for king in range(s.players):
            if king != seat:
                other: i64 = s.buildings(king, OBSERVATORY)
                if other > own:
                    above += 1
                elif other == own:
                    equal += 1
        if above == 0:
            return 90 if equal == 0 else (30 if equal == 1 else 0)
        return 30 if above == 1 and equal == 0 else 0

    def prisoner(self, s: CitiesState) -> i64:
        return 260

    def attack_cost(self, s: CitiesState, levels: i64) -> i64:
        return TURN_PRICE

    def obsidians(self, s: CitiesState, site: i64) -> i64:
        return obsidians(cast(BalamState, s), site)

    def wishes(self, s: CitiesState, seat: i64) -> Wishes:
        """The token of a later round against points now; in the last round only points count."""
        later: i64 = self.token[min(self.left - 1, len(self.token) - 1)]
        collect: list[int] = []
        for wealth in range(TYPES):
            wanted: i64 = 0 if self.left < 2 else self.wanted(s, seat, wealth)
            collect.append(later + wanted)
        store: list[int] = [0] * TYPES
        if self.left > 1:
            store = [min(later + 10, 60 * self.left), 60, 60, 60, 60, min(310, 90 * self.left)]
        wishes = Wishes(100, collect, store, 110 if self.left > 1 else 0)
        wishes.collect_more = [later] * TYPES
        return wishes


class BalamAnswers(Answers):
    def __init__(self) -> None:
        super().__init__(BalamWorth())

    # -- questions only Balam asks -------------------------------------------------------------

    def judge_own(self, s: CitiesState, seat: i64, task: Task) -> None:
        b = cast(BalamState, s)
        for action in task.options(s, seat):
            score: i64 = 0
            if isinstance(task, Prosper):
                if action == GAIN_POINTS:
                    score = 100 * s.box.cards.points[task.of]
                else:
                    score = self.gained(s, seat, action - GAIN)
            elif isinstance(task, Wed):
                score = self.dowry(s, seat, action - DOWRY)
            elif isinstance(task, Look):
                score = -10 if action == DONE else 0
            elif isinstance(task, Worship):
                if action != DONE:
                    wealth: i64 = s.held[s.land.place_named(action - OFFER)] - 1
                    points: i64 = 100 * CENOTE_MULTIPLIER * VALUES[wealth]
                    score = points - self.worth.token_kept(wealth)
            elif isinstance(task, ArmAttack):
                score = self.armed(s, action - SPEND)
            elif isinstance(task, ArmDefence):
                score = self.shielded(b, action - SPEND)
            self.add(action, score)

    def dowry(self, s: CitiesState, seat: i64, what: i64) -> i64:
        """Better from a king who is ahead."""
        king: i64 = what // TYPES
        return self.gained(s, seat, what % TYPES) + s.points(king)

    def armed(self, s: CitiesState, spent: i64) -> i64:
        """BA-11.8: an obsidian is one more damage, if it comes to damage."""
        defence: i64 = s.defence(s.war_to) - spent
        return damage(s.engaged, defence) * 3 - spent * 110

    def shielded(self, s: BalamState, spent: i64) -> i64:
        """BA-11.9."""
        defence: i64 = s.defence(s.war_to) + s.defence_spent - s.attack_spent + spent
        return -damage(s.engaged, defence) * 2 - spent * 90


class BalamEvaluation(CitiesEvaluation):
    def __init__(self) -> None:
        super().__init__(BalamAnswers())

    def is_plain(self, task: Task) -> bool:
        return isinstance(task, Look)
