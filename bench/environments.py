"""PettingZoo's classic environments and OpenSpiel's C++ games, observed at every step.

python -m bench.environments 0.5       prints steps per second of processor time, as JSON
"""

import importlib
import json
import random
import sys
import warnings
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from bench.house import outside

CLASSIC = (
    "chess_v6",
    "connect_four_v3",
    "go_v5",
    "hanabi_v5",
    "leduc_holdem_v4",
    "rps_v2",
    "texas_holdem_v4",
    "tictactoe_v3",
)
"""PettingZoo's board and card games."""

OBSERVED = ("backgammon", "chess", "gin_rummy", "skat", "spades")
"""OpenSpiel's games in C++ that have tensors of what a player observes."""

HOW_TO_GET_THEM = "not installed; `make bench` installs them, or: pip install ceiba[bench]"


def main(seconds: float) -> None:
    import pyspiel

    warnings.simplefilter("ignore")
    zoo = {name: zoo_steps_per_s(name, seconds) for name in CLASSIC}
    spiel = {name: spiel_steps_per_s(pyspiel.load_game(name), seconds) for name in OBSERVED}
    print(json.dumps({"pettingzoo": zoo, "open_spiel": spiel}))


def zoo_steps_per_s(name: str, seconds: float) -> float:
    """`last` gives observation and mask, `step` answers; choosing the answer is not counted."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    steps, spent = 0, 0.0
    while spent < seconds:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            start = process_time()
            observation, _, terminated, truncated, info = env.last()
            spent += process_time() - start
            action = None
            if not (terminated or truncated):
                action = env.action_space(agent).sample(_mask(observation, info))
                steps += 1
            start = process_time()
            env.step(action)
            spent += process_time() - start
    return steps / spent


def _mask(observation: Any, info: dict[str, Any]) -> Any:
    return observation["action_mask"] if isinstance(observation, dict) else info.get("action_mask")


def spiel_steps_per_s(game: Any, seconds: float) -> float:
    """Legal actions and the observation tensor of who is to move, as its examples ask for them."""
    rng = random.Random(1)
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
    return steps / (process_time() - start)


def measure(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Their speeds, or why there are none."""
    progress("PettingZoo and OpenSpiel, observed: random games")
    told = outside("bench.environments", seconds, HOW_TO_GET_THEM)
    if "missing" in told:
        return told
    for speeds in list(told.values()):
        speeds["median"] = median(speeds.values())
    return told


if __name__ == "__main__":
    main(float(sys.argv[1]))
