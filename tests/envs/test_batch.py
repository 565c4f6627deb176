"""Batches: the same games whatever their number, and the same games as everywhere else."""

import copy
import json
import os
import pickle
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import pytest

import ceiba
from ceiba import envs
from ceiba.bots import COMPILED
from ceiba.core.errors import BadOption, BadOptions, CeibaError
from ceiba.envs.ahead import Ahead
from ceiba.games import GAMES
from tests.envs.digests import FILE, digest

HUGE = 10**5000
"""More digits than Python writes."""
PLAYERS = {slug: game.spec.max_players for slug, game in GAMES.items()}


def played(game: str, n: int, steps: int, processes: int = 1) -> list[list[bytes]]:
    """What the first three tables showed after every step of random play."""
    with envs.batch(game, PLAYERS[game], n, seed="batch", processes=processes) as tables:
        shown = []
        for _ in range(steps):
            now = tables.step(tables.sample())
            shown.append([array[:3].tobytes() for array in now])
        return shown


@pytest.mark.parametrize("game", GAMES)
def test_the_same_games_whatever_the_number_of_tables(game: str) -> None:
    assert played(game, 3, steps=60) == played(game, 8, steps=60)


def test_the_same_games_among_so_many_that_the_next_are_fetched_ahead() -> None:
    """Compiled, so long that games end and others begin."""
    steps = 500 if COMPILED else 10
    assert played("balam", 3, steps) == played("balam", 1500, steps)


def test_walking_along_tables_meets_each_once() -> None:
    batch = envs.batch("pacal", 2, 2000, seed="walk")
    states = batch._tableful.tables.states  # type: ignore[attr-defined]  # there are no workers
    walk = Ahead(states, [[] for _ in states], b"", bytes(16 << 20), 0)
    for _ in range(2):
        assert all(met is state for met, state in zip(walk, states, strict=True))


def test_the_same_games_in_two_processes() -> None:
    assert played("gold", 5, steps=40) == played("gold", 5, steps=40, processes=2)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_the_game_of_its_seed(game: str) -> None:
    """Step by step beside a match: the same seat, observation, mask and score."""
    tables = envs.batch(game, 2, 2, seed="beside")
    now = tables.reset()
    match = ceiba.new(game, 2, seed=tables.seed_of(1))
    scores = None
    while scores is None:
        seat = int(now.seats[1])
        if match.seq % 7 == 0:
            assert now.observations[1].tobytes() == match.observe(seat).tobytes()
            assert now.masks[1].tobytes() == bytes(match.mask(seat))
        answers = tables.sample()
        match.answer(seat, [tables.answers[answers[1]]])
        now = tables.step(answers)
        if now.ended[1]:
            scores = now.scores[1].tolist()
    outcome = match.outcome()
    assert outcome is not None
    assert scores == [score.total for score in outcome.scores]
    assert now.rewards[1].sum() == 0
    assert tables.seed_of(1) == "beside.1.1"  # the next game has begun
    assert not tables.step(tables.sample()).rewards[1].any()


def test_without_observations_the_games_are_the_same() -> None:
    seen = envs.batch("gold", 3, 4, seed="blind")
    blind = envs.batch("gold", 3, 4, seed="blind", observed=False)
    for _ in range(200):
        one, two = seen.step(seen.sample()), blind.step(blind.sample())
        assert one.seats.tolist() == two.seats.tolist()
        assert one.scores.tolist() == two.scores.tolist()
    assert two.observations.size == two.masks.size == 0


def test_an_answer_that_is_not_allowed_changes_nothing() -> None:
    tables = envs.batch("gold", 2, 3, seed="no")
    before = [array.copy() for array in tables.reset()]
    said = r"table 2, seed no\.2\.0, seat A: 41 \('pay A'\) is not in the mask; allowed are 0"
    with pytest.raises(envs.IllegalAnswer, match=said):
        tables.step([0, 1, 41])
    with pytest.raises(envs.IllegalAnswer, match="-1 is not in the mask"):
        tables.step(np.array([0, 1, -1]))
    for was, array in zip(before, tables.reset(), strict=True):
        assert (was == array).all()


def test_arrays_are_for_reading() -> None:
    now = envs.batch("gold", 2, 1).reset()
    with pytest.raises(ValueError, match="read-only"):
        now.observations[0, 0] = 1


@pytest.mark.parametrize(
    ("call", "problem", "said"),
    [
        (lambda: envs.batch("chess", 2, 1), BadOptions, "there is no game 'chess'"),
        (lambda: envs.batch("gold", 5, 1), BadOption, "players"),
        (lambda: envs.batch("gold", "2", 1), BadOption, "2 to 4 players, not '2'"),  # type: ignore[arg-type]
        (lambda: envs.batch("gold", 2, 0), BadOptions, "0 tables in 1 processes"),
        (lambda: envs.batch("gold", 2, 0.5), BadOptions, "n is a whole number"),  # type: ignore[arg-type]
        (lambda: envs.batch("gold", 2, 10**30), BadOptions, "at most 16777216"),
        (lambda: envs.batch("gold", 2, 1, observed="no"), BadOptions, "True or False, not 'no'"),  # type: ignore[arg-type]
        (lambda: envs.batch("gold", 2, 1, seed=5), BadOptions, "a seed is a text"),  # type: ignore[arg-type]
        (lambda: envs.batch("milpa", 2, 1), BadOptions, "milpa has no observations"),
        (lambda: envs.batch("gold", 2, 2).step([1]), BadOptions, "2 whole numbers"),
        (lambda: envs.batch("gold", 2, 2).step([[1], 2]), BadOptions, "2 whole numbers"),  # type: ignore[list-item]
        (lambda: envs.batch("gold", 2, 1).step([0.5]), BadOptions, "1 whole numbers"),  # type: ignore[list-item]
        (lambda: envs.batch("gold", 2, HUGE), BadOptions, "n is a whole number of fewer digits"),
        (lambda: envs.batch("gold", 2, 1, seed="x" * 81), BadOptions, "at most 80 characters"),
        (lambda: envs.batch("gold", np.int64(5), 1), BadOption, "2 to 4 players, not 5"),  # type: ignore[arg-type]
        (lambda: envs.batch("gold", np.array([2, 3]), 1), BadOption, "2 to 4 players"),  # type: ignore[arg-type]
        (lambda: envs.batch("gold", 2, 1).seed_of(HUGE), BadOptions, "a table is a whole number"),
        (lambda: envs.batch("gold", 2, 1).seed_of(1), BadOptions, "there is no table 1"),
        (lambda: envs.batch("gold", 2, 1).seed_of("0"), BadOptions, "a table is a whole number"),  # type: ignore[arg-type]
        (lambda: copy.copy(envs.batch("gold", 2, 1)), BadOptions, "another with the same seed"),
        (lambda: pickle.dumps(envs.batch("gold", 2, 1)), BadOptions, "another with the same seed"),
        (lambda: envs.gym("gold", opponents="ahau"), BadOptions, "there is no bot 'ahau'"),
        (lambda: envs.gym("gold", seat=2), BadOptions, "there is no seat 2"),
        (lambda: envs.gym("gold", seat="A"), BadOptions, "a seat is a whole number, not 'A'"),  # type: ignore[arg-type]
        (lambda: envs.gym("gold", seat=1.0), BadOptions, "a seat is a whole number, not 1.0"),  # type: ignore[arg-type]
        (lambda: envs.gym("gold", seat=HUGE), BadOptions, "a seat is a whole number of fewer"),
        (lambda: envs.gym("gold").reset(seed=-5), BadOptions, "a whole number from 0, not -5"),
        (lambda: envs.gym("gold").reset(seed=HUGE), BadOptions, "is a whole number of fewer"),
        (lambda: envs.gym("gold").reset(seed="x"), BadOptions, "a seed is a whole number, not 'x'"),  # type: ignore[arg-type]
        (lambda: envs.gym("gold").step(0), envs.GameOver, "no game is being played: reset"),
        (lambda: envs.aec("gold", 2, illegal="lose"), BadOptions, "one of error, first"),
        (lambda: envs.aec("gold", 2, render_mode="human"), BadOptions, "render_mode"),
        (lambda: envs.aec("gold", 2, max_cycles=0), BadOptions, "max_cycles: 1 or more"),
        (lambda: envs.aec("gold", 2, max_cycles=1.5), BadOptions, "max_cycles is a whole number"),  # type: ignore[arg-type]
        (lambda: envs.aec("gold", 2).reset(seed=1.5), BadOptions, "a seed is a whole number"),  # type: ignore[arg-type]
        (lambda: envs.parallel("gold", 2).reset(seed=[1]), BadOptions, "a seed is a whole number"),  # type: ignore[arg-type]
        (lambda: envs.aec("gold", 2).reset(seed="a b"), BadOptions, "a seed is a text"),  # type: ignore[arg-type]
        (lambda: envs.aec("gold", 2).reset(seed=-HUGE), BadOptions, "a seed is a whole number of"),
        (lambda: envs.aec("gold", 2).reset(seed="x" * 81), BadOptions, "at most 80 characters"),  # type: ignore[arg-type]
        (lambda: envs.aec("gold", 2, max_cycles=HUGE), BadOptions, "max_cycles is a whole number"),
        (lambda: envs.aec("gold", 2, illegal=HUGE), BadOptions, "one of error, first"),  # type: ignore[arg-type]
        (lambda: envs.aec("gold", 2).observe(HUGE), BadOptions, "there is no agent"),  # type: ignore[arg-type]
        (lambda: envs.aec("gold", 2).step(0), envs.GameOver, "no game is being played: reset"),
        (lambda: envs.parallel("gold", 2).step({}), envs.GameOver, "no game is being played"),
        (lambda: envs.aec("gold", 2).last(), envs.GameOver, "reset"),
        (lambda: envs.aec("gold", 2).observe("me"), BadOptions, "no agent 'me'; there are seat_0"),
        (lambda: envs.aec("gold", 2).action_space("me"), BadOptions, "no agent 'me'"),
    ],
)  # fmt: skip
def test_bad_input_has_a_name(call: object, problem: type[CeibaError], said: str) -> None:
    assert callable(call)
    with pytest.raises(problem, match=said):
        call()


def test_illegal_answers_in_environments() -> None:
    env = envs.aec("gold", 2)
    env.reset(seed=1)
    with pytest.raises(envs.IllegalAnswer, match=r"game 1\.0, seat A: 41 \('pay A'\)"):
        env.step(41)
    with pytest.raises(BadOptions, match=r"a whole number, not 0\.5"):
        env.step(0.5)  # type: ignore[arg-type]
    env.step(0)
    assert env.agent_selection == "seat_1"
    assert ceiba.replay(env.table.log()).seq == 1
    while not env.terminations[env.agent_selection]:
        env.step(env.action_space(env.agent_selection).sample())
    with pytest.raises(envs.GameOver, match=r"step\(None\), or reset"):
        env.step(0)

    at_once = envs.parallel("gold", 2)
    at_once.reset(seed=1)
    with pytest.raises(BadOptions, match="an answer by agent"):
        at_once.step([0, 0])  # type: ignore[arg-type]
    with pytest.raises(envs.IllegalAnswer, match="seat B: 41"):
        at_once.step({"seat_0": 0, "seat_1": 41})
    assert at_once.table.log().entries == ()  # nor was the other's answer taken


def test_numbers_of_numpy_are_numbers() -> None:
    two: Any = np.int64(2)
    one: Any = np.uint8(1)
    assert envs.batch("gold", two, two, seed="numpy").n == 2
    assert envs.aec("gold", two).possible_agents == ["seat_0", "seat_1"]
    env = envs.gym("gold", two, seat=one)
    _, info = env.reset(seed=one)
    assert info["game"] == "1.0"


def test_the_longest_seed_still_names_games_that_can_be_played_again() -> None:
    seed = "x" * 80
    tables = envs.batch("gold", 2, 2, seed=seed)
    assert ceiba.new("gold", 2, seed=tables.seed_of(1)).waiting == ["A", "B"]
    env = envs.aec("gold", 2)
    env.reset(seed=seed)  # type: ignore[arg-type]
    assert ceiba.replay(env.table.log().text()).waiting == ["A", "B"]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_closed_batch_says_so(processes: int) -> None:
    tables = envs.batch("gold", 2, 2, seed="closed", processes=processes)
    tables.close()
    for call in (tables.sample, lambda: tables.step([0, 0]), lambda: tables.seed_of(0)):
        with pytest.raises(envs.BatchClosed, match="make another with the same seed"):
            call()
    assert tables.reset().seats.tolist() == [0, 0]


@pytest.mark.parametrize("processes", [1, 2])
def test_threads_that_share_a_batch_take_turns(processes: int) -> None:
    problems: list[BaseException] = []

    def play(tables: envs.Batch) -> None:
        for _ in range(40):
            try:
                tables.step(tables.sample())
            except envs.IllegalAnswer:  # another was here between sample and step
                pass
            except BaseException as problem:  # noqa: BLE001
                problems.append(problem)

    with envs.batch("gold", 2, 64, seed="threads", processes=processes) as tables:
        threads = [Thread(target=play, args=(tables,), daemon=True) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
    assert problems == []
    assert not any(thread.is_alive() for thread in threads)


FORKED = """
import os
from ceiba import envs
if __name__ == "__main__":
    tables = envs.batch("gold", 2, 4, seed="fork", processes=2)
    child = os.fork()
    if child == 0:
        try:
            tables.step(tables.sample())
        except envs.WorkerDied:
            tables.close()
            os._exit(3)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 3
    assert tables.step(tables.sample()).seats.tolist() == [1, 1, 1, 1]
    tables.close()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_fork_of_a_batch_does_not_speak_with_its_processes(tmp_path: Path) -> None:
    script = tmp_path / "forked.py"
    script.write_text(FORKED)
    env = {**os.environ, "PYTHONPATH": str(Path(ceiba.__file__).parents[1])}
    subprocess.run([sys.executable, str(script)], env=env, check=True, timeout=120)


def test_a_process_that_is_gone_is_named() -> None:
    tables = envs.batch("gold", 2, 4, seed="gone", processes=2)
    tables._tableful._processes[1].kill()  # type: ignore[attr-defined]
    tables._tableful._processes[1].join()  # type: ignore[attr-defined]
    with pytest.raises(envs.WorkerDied, match="make a new batch"):
        tables.step([0, 0, 0, 0])
    for _ in range(2):
        tables.close()


def test_what_was_kept_of_a_batch_can_be_looked_at_when_its_processes_have_gone_home() -> None:
    with envs.batch("gold", 2, 4, seed="kept", processes=2) as tables:
        now = tables.step(tables.sample())
        before = [array.tolist() for array in now]
    assert [array.tolist() for array in now] == before


@pytest.mark.parametrize("table", json.loads(FILE.read_text()))
def test_batches_come_to_the_same_everywhere(table: str) -> None:
    game, players = table.split("-")
    assert digest(game, int(players)) == json.loads(FILE.read_text())[table]


def test_an_answer_that_is_not_allowed_changes_nothing_in_any_process() -> None:
    with envs.batch("gold", 2, 4, seed="no", processes=2) as tables:
        before = [array.copy() for array in tables.reset()]
        for bad in (41, 500, -1):
            with pytest.raises(envs.IllegalAnswer, match=rf"table 3, .* {bad} "):
                tables.step([0, 0, 0, bad])
        for was, array in zip(before, tables.reset(), strict=True):
            assert (was == array).all()
        tables.step([0, 0, 0, 0])
