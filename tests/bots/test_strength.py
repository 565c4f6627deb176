"""Each bot is better than the one below it, on a few fixed games. `make bench` plays more."""

import pytest

from ceiba.arena import play_game
from ceiba.bots import COMPILED
from ceiba.bots.bot import Bot
from ceiba.bots.gold.evaluation import TO_THE_END, GoldEvaluation
from ceiba.bots.greedy import GreedyBot
from ceiba.bots.random import RandomBot
from ceiba.bots.search import SearchBot


def mean_lead(strong: Bot, weak: Bot, players: int, rounds: int) -> float:
    """By how many points the strong one is ahead of the best of the weak ones, on average."""
    leads = []
    for number in range(rounds):
        for seat in range(players):
            bots = [strong if other == seat else weak for other in range(players)]
            outcome, _ = play_game("gold", bots, {}, f"strength {number}")
            totals = [score.total for score in outcome.scores]
            leads.append(totals.pop(seat) - max(totals))
    return sum(leads) / len(leads)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    assert mean_lead(GreedyBot(GoldEvaluation(), 2), RandomBot(), players, 1) > 10


@pytest.mark.skipif(not COMPILED, reason="takes minutes when interpreted")
def test_search_beats_greedy() -> None:
    search = SearchBot(GoldEvaluation(), 200, TO_THE_END, 3000.0)
    assert mean_lead(search, GreedyBot(GoldEvaluation(), 4), 2, 6) > 5
