"""Tables in the middle of a game, for the tests of the bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ceiba.bots import Knowledge
from ceiba.bots.bot import Bot
from ceiba.bots.gold import GoldEvaluation
from ceiba.bots.greedy import GreedyBot
from ceiba.bots.random import RandomBot
from ceiba.bots.search import SearchBot
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.games.gold.game import GAME
from ceiba.games.gold.state import GoldState

OPTIONS: list[dict[str, Any]] = [
    {},
    {"tied_lowest": "eliminate"},
    {"contiguous_layout": False},
    {"variant_incomplete_scores": True},
]


def small_bots() -> list[Bot]:
    """One of each kind, with a small budget."""
    return [
        RandomBot(),
        GreedyBot(GoldEvaluation(), 2),
        SearchBot(GoldEvaluation(), 20, 0, 400.0),
        SearchBot(GoldEvaluation(), 5, 12, 400.0),
    ]


def new_table(players: int, seed: str, options: dict[str, Any] | None = None) -> GoldState:
    state = GAME.setup(players, GAME.check_options(players, options or {}), seeded(seed))
    state.settle(None)
    return state


def moments(state: GoldState, rng: Rng) -> Iterator[tuple[GoldState, int]]:
    """Every question of a game that is played half sensibly, half at random.

    So the tables come where good play leads, and where only bad play does.
    """
    evaluation = GoldEvaluation()
    while (seat := state.decider()) >= 0:
        yield state.clone(), seat
        if rng.below(3) == 0:
            options = state.options(seat)
            state.apply(seat, options[rng.below(len(options))], None)
        else:
            guess = state.guess(seat, rng)
            steps = evaluation.plan(guess, seat) or [evaluation.suggest(guess, seat, rng)]
            state.apply(seat, steps[0], None)


def knowledge(state: GoldState, seat: int) -> Knowledge:
    return Knowledge(state, seat)
