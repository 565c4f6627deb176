"""What the bots know about Balam: its prices, its cards, its obsidians."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.bots.balam.prices import PRICES
from ceiba.bots.budget import Budget
from ceiba.bots.cities.answers import Answers
from ceiba.bots.cities.assignment import Wishes
from ceiba.bots.cities.evaluation import CitiesEvaluation
from ceiba.bots.cities.war import damage
from ceiba.bots.cities.worth import Worth
from ceiba.bots.prices import Prices
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

BUDGETS: Final = {
    "novice": Budget(0, slips=12),
    "adept": Budget(20, 2000, 1200.0, slips=10),
    "master": Budget(120, 2000, 1200.0),
}
"""Of the levels; 2000 answers always reach the end."""


class BalamWorth(Worth):
    def __init__(self, prices: Prices) -> None:
        super().__init__(prices)
        self.captive: i64 = prices["prisoner"][0]
        self.insights: list[int] = prices["insight"]
        self.stores: list[int] = prices["store"]
        self.equip: i64 = prices["obsidian"][0]

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
        return rank_share(s, seat, BALL_COURT, courts, 100, 45)

    def insight(self, s: CitiesState, seat: i64) -> i64:
        """BA-7: the first sees nearly all, the second one card."""
        own: i64 = s.buildings(seat, OBSERVATORY)
        first: i64 = self.insights[0]
        second: i64 = self.insights[1]
        more = rank_share(s, seat, OBSERVATORY, own + 1, first, second)
        return more - rank_share(s, seat, OBSERVATORY, own, first, second)

    def prisoner(self, s: CitiesState) -> i64:
        return self.captive

    def attack_cost(self, s: CitiesState, levels: i64) -> i64:
        return TURN_PRICE

    def obsidians(self, s: CitiesState, site: i64) -> i64:
        return obsidians(cast(BalamState, s), site)

    def wishes(self, s: CitiesState, seat: i64) -> Wishes:
        """The token of a later round against points now; in the last round only points count."""
        later = self.later_token()
        store: list[int] = [0] * TYPES
        if self.left > 1:
            maize: i64 = min(later + 10, self.stores[0] * self.left)
            obsidian: i64 = min(self.stores[2], self.stores[3] * self.left)
            store = [maize, *[self.stores[1]] * 4, obsidian]
        return self.wishes_of(s, seat, store, self.equip if self.left > 1 else 0)


def rank_share(s: CitiesState, seat: i64, kind: i64, own: i64, alone: i64, second: i64) -> i64:
    """What so many buildings of a kind bring where the first and the second are rewarded: two
    that share the first place get as much as who is second alone."""
    if own == 0:
        return 0
    above: i64 = 0
    equal: i64 = 0
    for king in range(s.players):
        if king != seat:
            other: i64 = s.buildings(king, kind)
            if other > own:
                above += 1
            elif other == own:
                equal += 1
    if above + equal == 0:
        return alone
    return second if above + equal == 1 else 0


class BalamAnswers(Answers):
    def __init__(self, prices: Prices) -> None:
        super().__init__(BalamWorth(prices), prices)
        self.obsidian: list[int] = prices["obsidian"]
        self.damage: list[int] = prices["damage"]

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
                    wealth: i64 = s.token_at(s.land.place_named(action - OFFER)) - 1
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
        return damage(s.engaged, defence) * self.damage[0] // 100 - spent * self.obsidian[1]

    def shielded(self, s: BalamState, spent: i64) -> i64:
        """BA-11.9."""
        defence: i64 = s.defence(s.war_to) + s.defence_spent - s.attack_spent + spent
        return -damage(s.engaged, defence) * self.damage[1] // 100 - spent * self.obsidian[2]


class BalamEvaluation(CitiesEvaluation):
    def __init__(self, prices: Prices = PRICES) -> None:
        super().__init__(BalamAnswers(prices))

    def is_plain(self, task: Task) -> bool:
        return isinstance(task, Look)
