"""The greedy bot is better than chance, on a few fixed games. `make bench` plays more."""

from __future__ import annotations

import pytest

from ceiba.arena import play_game
from ceiba.bots.bot import Bot
from ceiba.bots.gold import GoldEvaluation
from ceiba.bots.greedy import GreedyBot
from ceiba.bots.random import RandomBot


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
