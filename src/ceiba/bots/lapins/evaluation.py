"""What the bots know about Dix-Huit Lapins: its sets, its prices, its divination."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.bots.budget import Budget
from ceiba.bots.cities.answers import Answers
from ceiba.bots.cities.assignment import Wishes
from ceiba.bots.cities.evaluation import CitiesEvaluation
from ceiba.bots.cities.worth import Worth
from ceiba.bots.lapins.prices import PRICES
from ceiba.bots.lapins.prices_for_two import FOR_TWO
from ceiba.bots.prices import Prices
from ceiba.core.state import Task
from ceiba.games.cities.answers import DONE
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import BALL_COURT, OBSERVATORY, TYPES
from ceiba.games.lapins.answers import DIVINE
from ceiba.games.lapins.divination import FITS, FlipOne, Observe, check_divining
from ceiba.games.lapins.state import LapinsState
from ceiba.games.lapins.tables import DIVINATION_PRICE, SET_POINTS
from ceiba.games.lapins.war import PutPrisoners

BUDGETS: Final = {
    "novice": Budget(0, slips=12),
    "adept": Budget(15, 2000, 1200.0, slips=6),
    "master": Budget(70, 2000, 1200.0),
}
"""Of the levels; 2000 answers always reach the end."""


class LapinsWorth(Worth):
    def __init__(self, prices: Prices) -> None:
        super().__init__(prices)
        self.captive: i64 = prices["prisoner"][0]
        self.insights: list[int] = prices["insight"]
        self.stores: list[int] = prices["store"]

    # -- what Dix-Huit Lapins counts its own way -----------------------------------------------

    def harvest(self, palaces: i64, temples: i64, price: i64) -> i64:
        """DL-7.6, DL-7.9: sets of different tokens, three tokens for a palace; the better first."""
        total: i64 = 0
        most: i64 = 0
        for wealth in range(5):
            total += self.tokens_of[wealth]
            most = max(most, self.tokens_of[wealth])
        sets: i64 = 0
        used: i64 = 0
        for temple in range(min(temples, most)):
            types: i64 = 0
            for wealth in range(5):
                if self.tokens_of[wealth] > temple:
                    types += 1
            sets += SET_POINTS[types]
            used += types
        taxed: i64 = min(3 * palaces, total - used)
        best: i64 = sets * 100 + taxed * price
        if price > 150 and taxed < 3 * palaces:
            # the tokens of the last, smallest sets are collected instead
            moved: i64 = min(3 * palaces - taxed, used)
            best = max(best, best + moved * (price - 150))
        return best

    def match_share(self, s: CitiesState, seat: i64, courts: i64) -> i64:
        """DL-5.5, DL-5.6."""
        if courts == 0:
            return 0
        equal: i64 = 1
        for king in range(s.players):
            if king != seat:
                other: i64 = s.buildings(king, BALL_COURT)
                if other > courts:
                    return 0
                if other == courts:
                    equal += 1
        return 100 if equal == 1 else 90 // equal

    def insight(self, s: CitiesState, seat: i64) -> i64:
        """DL-4.2: each observatory shows one card more."""
        own: i64 = s.buildings(seat, OBSERVATORY)
        return self.insights[min(own, len(self.insights) - 1)]

    def prisoner(self, s: CitiesState) -> i64:
        return self.token[min(self.left - 1, len(self.token) - 1)] + self.captive

    def attack_cost(self, s: CitiesState, levels: i64) -> i64:
        return s.attack_price(levels)

    def wishes(self, s: CitiesState, seat: i64) -> Wishes:
        """The token of a later round against points now; in the last round only points count."""
        later = self.later_token()
        store: list[int] = [0] * TYPES
        if self.left > 1:
            maize: i64 = min(later + 10, self.stores[0] * self.left)
            store = [maize, *[self.stores[1]] * 4, later]
        return self.wishes_of(s, seat, store, 0)


class LapinsAnswers(Answers):
    def __init__(self, prices: Prices) -> None:
        super().__init__(LapinsWorth(prices), prices)
        self.sight: list[int] = [0, *prices["sight"]]

    # -- questions only Dix-Huit Lapins asks ---------------------------------------------------

    def judge_more_turns(self, s: CitiesState, seat: i64) -> None:
        if check_divining(cast(LapinsState, s), seat) != FITS:
            return
        unseen: i64 = 0
        best: i64 = -1_000_000
        for card in range(s.cards()):
            if s.is_down(card):
                if (s.seen_by(s.card(card)) >> seat) & 1 == 0:
                    unseen += 1
                    best = max(best, self.cards.unknown_card(s, seat, card))
                else:
                    best = max(best, self.cards.card(s, seat, s.face_at(s.card(card))))
        if unseen == 0:
            return
        seen: i64 = min(unseen, s.buildings(seat, OBSERVATORY))
        better: i64 = self.cards.spread(s, seat) * self.sight[min(seen, len(self.sight) - 1)] // 100
        self.add(DIVINE, best + better - DIVINATION_PRICE * self.worth.price)

    def judge_own(self, s: CitiesState, seat: i64, task: Task) -> None:
        if isinstance(task, FlipOne):
            self.judge_flips(s, seat)
            return
        for action in task.options(s, seat):
            score: i64 = 0
            if isinstance(task, Observe) and action == DONE:
                score = -10
            self.add(action, score)


class LapinsEvaluation(CitiesEvaluation):
    def __init__(self, prices: Prices = PRICES) -> None:
        super().__init__(LapinsAnswers(prices))
        self.for_two = LapinsAnswers(FOR_TWO)

    def answers_at(self, s: CitiesState) -> Answers:
        return self.for_two if s.players == 2 else self.answers

    def is_plain(self, task: Task) -> bool:
        return isinstance(task, (Observe, PutPrisoners))
