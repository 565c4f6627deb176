"""OpenSpiel's games played at random in this process, as its own examples drive them.

python -m bench.peers 0.5        prints decisions per second of processor time, as JSON
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from bench.house import outside

IN_PYTHON = (
    "python_block_dominoes",
    "python_dynamic_routing",
    "python_hangman",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_team_dominoes",
    "python_tic_tac_toe",
)
"""Games written in Python, as ours are. Left out: those without a real choice of moves."""

IN_CPP = ("backgammon", "gin_rummy", "hearts")
"""Games written in C++, driven from Python."""

HOW_TO_GET_IT = "OpenSpiel is not installed; `make bench` installs it, or: pip install open_spiel"


def main(seconds: float) -> None:
    import open_spiel.python.games  # noqa: F401  # registers the games written in Python
    import pyspiel

    told = {name: decisions_per_s(pyspiel.load_game(name), seconds) for name in IN_PYTHON + IN_CPP}
    print(json.dumps(told))


def decisions_per_s(game: Any, seconds: float) -> float:
    rng = random.Random(1)
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        decisions += play(game, rng)
    return decisions / (process_time() - start)


def play(game: Any, rng: random.Random) -> int:
    """One random game; decisions of players are counted, chance is not."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        elif state.is_simultaneous_node():
            players = range(game.num_players())
            state.apply_actions([rng.choice(state.legal_actions(p) or [0]) for p in players])
            decisions += game.num_players()
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def measure(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Their speeds, or why there are none."""
    progress("OpenSpiel: random games")
    speeds = outside("bench.peers", seconds, HOW_TO_GET_IT)
    if "missing" in speeds:
        return speeds
    return {
        "python": {name: speeds[name] for name in IN_PYTHON},
        "cpp": {name: speeds[name] for name in IN_CPP},
        "python_median": median(speeds[name] for name in IN_PYTHON),
        "cpp_fastest": max(speeds[name] for name in IN_CPP),
    }


if __name__ == "__main__":
    main(float(sys.argv[1]))
