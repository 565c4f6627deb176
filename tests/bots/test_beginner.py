"""The first opponent: one can beat it in a first game, and it does nothing silly."""

from typing import cast

import pytest

from ceiba.bots import COMPILED, CRAFTS, bot
from ceiba.bots.bot import Bot
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.random import RandomBot
from ceiba.bots.slipping import SlippingBot
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from tests.bots.moments import AS_USUAL, evaluation, moments, whole_game
from tests.conformance.tables import Table

ERRORS = 20
"""Of a hundred answers of somebody who plays for the first time."""
DEALS = 20
LEAST_WINS = 13
"""Of both seats of all deals: a third."""


class Newcomer:
    """Has understood what the game is about, and often does not see what an answer does."""

    def __init__(self, game: str) -> None:
        self.evaluation = evaluation(game)

    def walk(self, known: Knowledge, rng: Rng) -> list[int]:
        guess, options = known.guess(rng), known.options()
        if steps := self.evaluation.plan(guess, known.seat):
            return steps
        if rng.below(100) < ERRORS:
            return [options[rng.below(len(options))]]
        return [self.evaluation.suggest(guess, known.seat, rng)]


@pytest.mark.skipif(not COMPILED, reason="takes minutes when interpreted")
@pytest.mark.parametrize("game", CRAFTS)
def test_somebody_who_errs_in_one_of_five_answers_can_beat_it(game: str) -> None:
    wins = 0
    for deal in range(DEALS):
        for seat in range(2):
            table: list[Bot] = [bot("beginner", game), bot("beginner", game)]
            table[seat] = cast(Bot, Newcomer(game))
            points = whole_game(game, table, f"first game {deal}")
            wins += points[seat] > points[1 - seat]
    assert wins >= LEAST_WINS


@pytest.mark.parametrize("table", AS_USUAL, ids=str)
def test_it_gives_nothing_up_when_it_slips(table: Table) -> None:
    slipping = SlippingBot(evaluation(table.game), RandomBot(), 100)
    luck = seeded(f"slips {table}")
    tempted = 0
    for state, seat in moments(table, 300):
        task, options = state.agenda[-1], state.options(seat)
        lets_go = {option for option in options if task.gives_up(state, seat, option)}
        if lets_go and len(lets_go) < len(options):
            tempted += 1
            assert slipping.choose(Knowledge(state, seat), luck) not in lets_go
    assert tempted
