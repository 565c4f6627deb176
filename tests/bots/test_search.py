"""How the tree search weighs what it has tried."""

import pytest

from ceiba.bots.gold.evaluation import TO_THE_END, GoldEvaluation
from ceiba.bots.search import Arms, SearchBot

TRIED = [(7, 40, 4000), (8, 20, 3000), (9, 1, 900)]
"""Answers, how often they were tried, and the sum of what came of it."""


def arms_of(tried: list[tuple[int, int, int]]) -> Arms:
    arms = Arms()
    for action, visits, total in tried:
        arm = arms.arm(action)
        arms.visits[arm] = visits
        arms.totals[arm] = total
    return arms


@pytest.mark.parametrize(("ripe", "taken"), [(100, 7), (50, 8), (0, 9)])
def test_the_best_of_the_well_tried_is_taken(ripe: int, taken: int) -> None:
    evaluation = GoldEvaluation()
    evaluation.ripe = ripe
    search = SearchBot(evaluation, 60, TO_THE_END, 800.0)
    assert search.decide(arms_of(TRIED)) == taken


def test_early_judgement_counts_less_the_more_is_tried() -> None:
    evaluation = GoldEvaluation()
    shares = []
    for iterations in (10, 100, 1000):
        search = SearchBot(evaluation, iterations, TO_THE_END, 800.0)
        shares.append(search.share_of_early(5))
    assert 100 > shares[0] > shares[1] > shares[2] > 0
    evaluation.trust = 0
    assert SearchBot(evaluation, 10, TO_THE_END, 800.0).share_of_early(5) == 0
