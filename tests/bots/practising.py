"""A few tables of Das Gold at which a network can play."""

import numpy as np

from ceiba.arena.drill import Drill
from ceiba.games import find_game
from tests.bots.moments import evaluation
from tools.practice import Goal, Practice

GOAL = Goal(rivalry=100, usual=600)


def practice_of(seed: str, tables: int = 8, mixed: int = 0) -> Practice:
    game = find_game("gold")
    drill = Drill(game, evaluation("gold"), 2, game.check_options(2, {}), seed, tables, mixed)
    return Practice(drill, GOAL, np.random.default_rng(0))
