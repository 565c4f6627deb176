"""What other libraries ask of an environment, asked by their own checkers."""

import copy
import pickle
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from ceiba import envs
from ceiba.envs.errors import IllegalAnswer
from ceiba.envs.gymnasium_env import register_envs
from ceiba.envs.zoo import CeibaParallel
from ceiba.games import GAMES

# PettingZoo knows its own games with masks by name, and warns of masks in all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]

TABLES = [
    (slug, players)
    for slug, game in GAMES.items()
    for players in range(game.spec.min_players, game.spec.max_players + 1)
]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


@every_table
def test_pettingzoo(game: str, players: int) -> None:
    api_test(envs.aec(game, players), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_seeds_cycles_and_all_at_once(game: str) -> None:
    seed_test(lambda: envs.aec(game, 3), num_cycles=40)
    parallel_api_test(envs.parallel(game, 2), num_cycles=60)

    def all_at_once(max_cycles: int) -> CeibaParallel:
        return envs.parallel(game, 2, max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(
            parallel_env=all_at_once,
            env=lambda max_cycles: parallel_to_aec(all_at_once(max_cycles)),
        )
    )


@every_table
def test_gymnasium(game: str, players: int) -> None:
    register_envs()
    # It draws an answer at one table and gives it at the next, where it may not be allowed.
    env = gymnasium.make(f"ceiba/{game}-v0", players=players, opponents="random", illegal="first")
    check_env(env.unwrapped)


def test_what_is_drawn_is_allowed_and_what_is_not_is_refused() -> None:
    env = envs.gym("gold", players=2, opponents="random")
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        answer = env.action_space.sample()
        assert seen["action_mask"][answer]
        seen, _, over, _, _ = env.step(answer)
    seen, _ = env.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        env.step(int(seen["action_mask"].argmin()))


def test_opponents_that_search_lay_their_bases_out_in_one_go() -> None:
    env = envs.gym("gold", players=2, opponents="adept")
    env.reset(seed=3)
    env.action_space.seed(3)
    over = False
    while not over:
        _, _, over, _, _ = env.step(env.action_space.sample())


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_an_environment_plays_on_by_itself(copied: Callable[[Any], Any]) -> None:
    """Against bots that draw, whose luck is copied, too."""
    env = envs.gym("balam", players=3, opponents="greedy", seat=1)
    env.reset(seed=4)
    for _ in range(5):
        env.step(env.action_space.sample())
    other = copied(env)
    assert other.table.log() == env.table.log()
    for _ in range(5):
        answer = other.action_space.sample()
        seen, *_ = other.step(answer)
        assert other.table.log() != env.table.log()
        beside, *_ = env.step(answer)
        assert other.table.log() == env.table.log()
        assert (seen["observation"] == beside["observation"]).all()

    one_by_one = envs.aec("pacal", 2)
    one_by_one.reset(seed=5)
    twin = copied(one_by_one)
    twin.step(twin.action_space(twin.agent_selection).sample())
    assert [len(env.table.entries) for env in (one_by_one, twin)] == [0, 1]
    at_once = envs.parallel("gold", 2)
    at_once.reset(seed=5)
    twin = copied(at_once)
    twin.step({agent: twin.action_space(agent).sample() for agent in twin.agents})
    assert [len(env.table.entries) for env in (at_once, twin)] == [0, 2]


def test_environments_side_by_side_compare_their_spaces() -> None:
    env = envs.gym("gold", players=2)
    copied = pickle.loads(pickle.dumps(env.action_space))
    assert copied == env.action_space == copy.deepcopy(env.action_space)
