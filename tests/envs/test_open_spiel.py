"""OpenSpiel: its own tests of an API and of random games, run on ours."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import ceiba.envs.open_spiel as ours
from ceiba.bots import COMPILED
from ceiba.core.errors import BadOption, BadOptions
from ceiba.envs.errors import GameOver, IllegalAnswer
from ceiba.games import GAMES

TABLES = [
    f"python_ceiba_{slug}(players={players})"
    for slug, game in GAMES.items()
    for players in range(game.spec.min_players, game.spec.max_players + 1)
    if COMPILED or players == game.spec.min_players  # interpreted it takes many times longer
]


@pytest.mark.parametrize("name", TABLES)
def test_random_games(name: str) -> None:
    np.random.seed(1)
    game = pyspiel.load_game(name)
    games_sim_test.GamesSimTest().sim_game(game, check_pickle_serialization=False)


@pytest.mark.parametrize("slug", GAMES)
def test_its_api(slug: str) -> None:
    checks: Any = type("Checks", (api_test.EnforceAPIOnPartialTreeBase,), {})
    checks.game_name = f"python_ceiba_{slug}"
    checks.game = pyspiel.load_game(checks.game_name)
    checks.some_states = states(checks.game)
    checks.game_type = checks.game.get_type()
    asked = [name for name in dir(checks) if name.startswith("test_")]
    assert len(asked) >= 5
    for name in asked:
        getattr(checks(), name)()


def states(game: Any) -> list[Any]:
    """Some moments of a random game, the first and the last included."""
    picks = np.random.RandomState(1)
    state = game.new_initial_state()
    found = [state.clone()]
    state.apply_action(7)
    while not state.is_terminal():
        if picks.uniform() < 0.05:
            found.append(state.clone())
        if state.is_simultaneous_node():
            seats = range(game.num_players())
            state.apply_actions([picks.choice(state.legal_actions(p) or [0]) for p in seats])
        else:
            state.apply_action(picks.choice(state.legal_actions()))
    return [*found, state]


def test_its_information_set_search_deals_what_a_seat_cannot_see() -> None:
    game = pyspiel.load_game("python_ceiba_pacal(players=2)")
    state = game.new_initial_state()
    state.apply_action(3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 2, random_state=np.random.RandomState(1))
    bot.set_resampler(lambda here, seat: here.resample_from_infostate(seat, np.random.uniform))
    assert bot.step(state) in state.legal_actions()


def test_what_a_seat_cannot_see_is_not_in_its_information_state() -> None:
    """B has bid, A has not: A knows the same whatever B bid."""
    game = pyspiel.load_game("python_ceiba_gold(players=2)")
    told = []
    for bid in (0, 5):
        state = game.new_initial_state()
        state.apply_action(1)
        assert isinstance(state, ours.CeibaState)
        assert state.deal is not None
        state.deal.answer(1, bid)
        told.append((state.information_state_string(0), state.observation_tensor(0)))
        assert len(told[-1][1]) == game.observation_tensor_size()
    assert told[0] == told[1]


def test_bad_input_has_a_name() -> None:
    """OpenSpiel hands on whatever it is given."""
    with pytest.raises(BadOption, match="gold is for 2 to 4 players, not 8"):
        pyspiel.load_game("python_ceiba_gold(players=8)")
    with pytest.raises(BadOptions, match="deals: at least 1"):
        pyspiel.load_game("python_ceiba_gold(deals=0)")
    state = pyspiel.load_game("python_ceiba_gold(players=2)").new_initial_state()
    with pytest.raises(IllegalAnswer, match="there is no deal 1000, but 0 to 999"):
        state.apply_action(1000)
    with pytest.raises(BadOptions, match="before the deal"):
        state.resample_from_infostate(0, np.random.uniform)
    with pytest.raises(BadOptions, match=r"before the deal no seat is asked: apply_action\(deal\)"):
        state.apply_actions([0, 0])
    state.apply_action(0)
    assert state.legal_actions() == []  # of nobody in particular, where both are asked
    with pytest.raises(pyspiel.SpielError):
        state.string_to_action("bid 3")
    with pytest.raises(BadOptions, match="there is no seat 9, but 0 to 1"):
        state.resample_from_infostate(9, np.random.uniform)
    with pytest.raises(BadOptions, match="there is no answer 108, but 0 to 107"):
        state.action_to_string(0, 108)
    before = str(state)
    with pytest.raises(IllegalAnswer, match=r"seat B: 41 \('pay A'\) is not in the mask"):
        state.apply_actions([0, 41])
    with pytest.raises(BadOptions, match="2 answers, one for each seat"):
        state.apply_actions([0])
    with pytest.raises(BadOptions, match="apply_actions"):
        state.apply_action(0)
    assert str(state) == before

    picks = np.random.RandomState(1)
    state = pyspiel.load_game("python_ceiba_pacal(players=2)").new_initial_state()
    state.apply_action(0)
    with pytest.raises(IllegalAnswer, match="seat A: 3800"):
        state.apply_action(3800)
    while not state.is_terminal():
        state.apply_action(picks.choice(state.legal_actions()))
    with pytest.raises(GameOver, match="new_initial_state"):
        state.apply_action(0)
