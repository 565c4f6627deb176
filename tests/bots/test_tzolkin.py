"""The bots at Tzolk'in: legal, the same from the same seed, blind to what they cannot see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ceiba.bots.bot import Bot
from ceiba.bots.greedy import GreedyBot
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.random import RandomBot
from ceiba.bots.search import SearchBot
from ceiba.bots.tzolkin import BUDGETS, TzolkinEvaluation
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.games.tzolkin.game import GAME
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.turns import BeginTurn


def small_bots() -> list[Bot]:
    return [
        GreedyBot(TzolkinEvaluation(), 1),
        SearchBot(TzolkinEvaluation(), 6, 2, 800.0),
    ]


def new_table(players: int, seed: str) -> TzolkinState:
    state = GAME.setup(players, {}, seeded(seed))
    state.settle(None)
    return state


def moments(state: TzolkinState, rng: Rng) -> Iterator[tuple[TzolkinState, int]]:
    """Every question of a game that is played half sensibly, half at random."""
    evaluation = TzolkinEvaluation()
    while (seat := state.decider()) >= 0:
        yield state.clone(), seat
        if rng.below(4) == 0:
            options = state.options(seat)
            state.apply(seat, options[rng.below(len(options))], None)
        else:
            state.apply(seat, evaluation.suggest(state.guess(seat, rng), seat, rng), None)


def play(bots: list[Bot], seed: str) -> list[float]:
    """Points of a whole game."""
    state = new_table(len(bots), seed)
    luck = seeded(f"luck {seed}")
    while (seat := state.decider()) >= 0:
        for answer in bots[seat].walk(Knowledge(state, seat), luck):
            assert answer in state.options(seat)
            state.apply(seat, answer, None)
    return [state.score(seat) / 4 for seat in range(len(bots))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_answers_are_legal(players: int) -> None:
    bots = small_bots()
    rng = seeded(f"legal {players}")
    for number, (state, seat) in enumerate(moments(new_table(players, "legal"), rng)):
        if number % 8:
            continue
        for answer in bots[number // 8 % len(bots)].walk(Knowledge(state, seat), rng):
            assert (state.deciders() >> seat) & 1
            assert answer in state.options(seat)
            state.apply(seat, answer, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_candidates_and_suggestions_are_options(players: int) -> None:
    evaluation = TzolkinEvaluation()
    rng = seeded(f"options {players}")
    for state, seat in moments(new_table(players, "options"), rng):
        options = state.options(seat)
        candidates = evaluation.candidates(state, seat)
        assert candidates
        assert len(set(candidates)) == len(candidates)
        assert set(candidates) <= set(options)
        assert evaluation.suggest(state, seat, rng) in options
        assert set(evaluation.plan(state, seat)) <= set(options)
        assert evaluation.settled(state) == (
            isinstance(state.agenda[-1], BeginTurn) and not state.begged
        )


@pytest.mark.parametrize("players", [2, 3])
def test_same_seed_same_answers(players: int) -> None:
    rng = seeded(f"same {players}")
    for number, (state, seat) in enumerate(moments(new_table(players, "same"), rng)):
        if number % 24 == 0:
            for one, other in zip(small_bots(), small_bots(), strict=True):
                first = one.walk(Knowledge(state, seat), seeded("luck"))
                one.walk(Knowledge(state, seat), seeded("another"))  # it keeps nothing in mind
                assert first == one.walk(Knowledge(state, seat), seeded("luck"))
                assert first == other.walk(Knowledge(state, seat), seeded("luck"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_see_does_not_matter(players: int) -> None:
    """Tables that differ in the piles, and in wealth tiles that were not shown."""
    rng = seeded(f"blind {players}")
    differing = 0
    for number, (state, _) in enumerate(moments(new_table(players, "blind"), rng)):
        if number > 2 * players and number % 24:
            continue
        for seat in range(players):
            if not (state.deciders() >> seat) & 1:
                continue
            other = state.guess(seat, rng)
            differing += other.facts() != state.facts()
            for one in small_bots():
                answers = one.walk(Knowledge(state, seat), seeded("blind"))
                assert answers == one.walk(Knowledge(other, seat), seeded("blind"))
    assert differing > 5


def test_the_value_of_a_finished_game_is_the_score() -> None:
    evaluation = TzolkinEvaluation()
    state = new_table(3, "over")
    for _ in moments(state, seeded("over")):
        pass
    for seat in range(3):
        assert evaluation.value(state, seat) == state.score(seat) * 25


def test_the_value_foretells_the_score() -> None:
    """Near the end it is close to what sensible play will bring."""
    evaluation = TzolkinEvaluation()
    rng = seeded("foretell")
    for number in range(3):
        state = new_table(4, f"foretell {number}")
        foretold: list[int] = []
        while (seat := state.decider()) >= 0:
            if state.tooth >= 24 and not foretold and evaluation.settled(state):
                foretold = [evaluation.value(state, seat) for seat in range(4)]
            state.apply(seat, evaluation.suggest(state, seat, rng), None)
        for seat in range(4):
            assert abs(foretold[seat] / 100 - state.score(seat) / 4) < 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_is_far_better_than_random(players: int) -> None:
    for seat in range(2):
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[seat] = GreedyBot(TzolkinEvaluation(), 1)
        points = play(bots, f"far better {seat}")
        assert points.pop(seat) > max(points) + 20


def test_levels_think_longer_and_longer() -> None:
    iterations = [BUDGETS[level][0] for level in ("novice", "adept", "master")]
    assert iterations == sorted(set(iterations))
