"""The bots at Pacal's Rocket: legal, the same from the same seed, sensible where it is clear."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ceiba import Match
from ceiba.bots.bot import Bot
from ceiba.bots.greedy import GreedyBot
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.pacal import BUDGETS, PacalEvaluation
from ceiba.bots.random import RandomBot
from ceiba.bots.search import SearchBot
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.games.pacal.game import GAME
from ceiba.games.pacal.moving import Move
from ceiba.games.pacal.rounds import Place
from ceiba.games.pacal.state import PacalState
from tests.games.pacal.ends import all_but
from tests.games.pacal.kit import AWAY, CORNERS, building, putting_in, table

PLAYERS = [2, 3, 4, 5]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"expert_variant": True},
    {"diagonal_squares": True},
    {"two_player_finish_round": True, "show_rocket_contents": True},
]


def small_bots() -> list[Bot]:
    return [
        GreedyBot(PacalEvaluation(), 1),
        SearchBot(PacalEvaluation(), 12, 8, 800.0),
    ]


def new_table(players: int, seed: str, options: dict[str, Any] | None = None) -> PacalState:
    state = GAME.setup(players, GAME.check_options(players, options or {}), seeded(seed))
    state.settle(None)
    return state


def moments(state: PacalState, rng: Rng) -> Iterator[tuple[PacalState, int]]:
    """Every question of a game that is played half sensibly, half at random."""
    evaluation = PacalEvaluation()
    while (seat := state.decider()) >= 0:
        yield state.clone(), seat
        if rng.below(4) == 0:
            options = state.options(seat)
            state.apply(seat, options[rng.below(len(options))], None)
        else:
            state.apply(seat, evaluation.suggest(state, seat, rng), None)


def play(bots: list[Bot], seed: str) -> list[int]:
    """Points of a whole game."""
    state = new_table(len(bots), seed)
    luck = seeded(f"luck {seed}")
    while (seat := state.decider()) >= 0:
        for answer in bots[seat].walk(Knowledge(state, seat), luck):
            assert answer in state.options(seat)
            state.apply(seat, answer, None)
    return [state.score(seat) for seat in range(len(bots))]


# -- how they answer --------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_answers_are_legal(players: int) -> None:
    bots = small_bots()
    rng = seeded(f"legal {players}")
    for number, (state, seat) in enumerate(moments(new_table(players, "legal"), rng)):
        if number % 6:
            continue
        for answer in bots[number // 6 % len(bots)].walk(Knowledge(state, seat), rng):
            assert (state.deciders() >> seat) & 1
            assert answer in state.options(seat)
            state.apply(seat, answer, None)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: next(iter(o), "default"))
@pytest.mark.parametrize("players", PLAYERS)
def test_candidates_and_suggestions_are_options(players: int, options: dict[str, Any]) -> None:
    evaluation = PacalEvaluation()
    rng = seeded(f"options {players}")
    for state, seat in moments(new_table(players, "options", options), rng):
        offered = state.options(seat)
        candidates = evaluation.candidates(state, seat)
        assert candidates
        assert len(set(candidates)) == len(candidates)
        assert set(candidates) <= set(offered)
        assert evaluation.suggest(state, seat, rng) in offered
        assert set(evaluation.plan(state, seat)) <= set(offered)
        assert evaluation.settled(state) == isinstance(state.agenda[-1], (Move, Place))
        assert state.options(seat) == offered  # looking changes nothing


@pytest.mark.parametrize("players", [2, 4])
def test_same_seed_same_answers(players: int) -> None:
    rng = seeded(f"same {players}")
    for number, (state, seat) in enumerate(moments(new_table(players, "same"), rng)):
        if number % 16 == 0:
            for one, other in zip(small_bots(), small_bots(), strict=True):
                first = one.walk(Knowledge(state, seat), seeded("luck"))
                one.walk(Knowledge(state, seat), seeded("another"))  # it keeps nothing in mind
                assert first == one.walk(Knowledge(state, seat), seeded("luck"))
                assert first == other.walk(Knowledge(state, seat), seeded("luck"))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_dice_to_come_do_not_matter(players: int) -> None:
    """All else was seen by everybody: tables that differ in the generator alone."""
    rng = seeded(f"blind {players}")
    for number, (state, seat) in enumerate(moments(new_table(players, "blind"), rng)):
        if number % 16:
            continue
        other = state.clone()
        other.rng = seeded(f"other dice {number}")
        assert other.words() != state.words()
        for one in small_bots():
            answers = one.walk(Knowledge(state, seat), seeded("blind"))
            assert answers == one.walk(Knowledge(other, seat), seeded("blind"))


# -- how they judge ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_value_of_a_finished_game_is_the_score(players: int) -> None:
    evaluation = PacalEvaluation()
    state = new_table(players, "over")
    for _ in moments(state, seeded("over")):
        pass
    for seat in range(players):
        assert evaluation.value(state, seat) == state.score(seat) * 100


@pytest.mark.parametrize("players", PLAYERS)
def test_suggestions_build_and_so_bring_games_to_an_end(players: int) -> None:
    evaluation = PacalEvaluation()
    for number in range(3):
        rng = seeded(f"end {number}")
        state = new_table(players, f"end {number}")
        answers = 0
        while (seat := state.decider()) >= 0:
            evaluation.play(state, seat, rng)
            answers += 1
        assert answers < 300


@pytest.mark.parametrize("players", PLAYERS)
def test_greedy_is_far_better_than_random(players: int) -> None:
    for seat in range(2):
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[seat] = GreedyBot(PacalEvaluation(), 1)
        points = play(bots, f"far better {seat}")
        assert points.pop(seat) > max(points) + 20


def test_levels_think_longer_and_longer() -> None:
    iterations = [BUDGETS[level][0] for level in ("novice", "adept", "master")]
    assert iterations == sorted(set(iterations))


# -- what is clear ----------------------------------------------------------------------------


def chosen(match: Match) -> set[str]:
    """What the bots, each with several seeds, and the suggestions answer for A."""
    state = match.state
    assert isinstance(state, PacalState)
    bots: list[Bot] = [
        GreedyBot(PacalEvaluation(), 2),
        SearchBot(PacalEvaluation(), 60, 1000, 800.0),
    ]
    evaluation = PacalEvaluation()
    answers = set()
    for number in range(2):
        luck = seeded(f"clear {number}")
        for bot in bots:
            answers.add(bot.walk(Knowledge(state, 0), luck)[0])
        planned = evaluation.plan(state, 0)
        answers.add(planned[0] if planned else evaluation.suggest(state, 0, luck))
    return {GAME.vocabulary.text(answer) for answer in answers}


def test_takes_the_win() -> None:
    """42 points and the Palace for the taking: 47 end the game of two at once."""
    match = building(2, stones={"A": ["F4"]}, pyramids={"B": {"A8": 2}}, scores={"A": 42, "B": 20})
    assert chosen(match) == {"build F4 1"}


def test_takes_the_last_pyramid_in_the_lead() -> None:
    match = building(
        3, stones={"A": ["F4"]}, pyramids={"A": all_but(1)}, scores={"A": 30, "B": 10, "C": 10}
    )
    assert chosen(match) == {"build F4 1"}


def test_takes_the_majority_in_the_last_turn() -> None:
    """C has 40 points: A's last build. In the Palace it passes B, in the North Group nobody."""
    match = building(
        3,
        rockets={"A": "F6", **AWAY},
        stones={"A": ["E3", "E4", "A1", "A2"]},
        pyramids={"B": {"F3": 1}, "A": {"B1": 5}},
        scores={"C": 40},
        reached="C",
    )
    assert {answer[:7] for answer in chosen(match)} <= {"build E"}
    assert all(answer.endswith("2") for answer in chosen(match))


def test_keeps_the_tokens_in_the_last_turn() -> None:
    match = table(3, die=3, rockets={"A": "F6", **AWAY}, scores={"C": 40}, reached="C", round=9)
    assert not {answer for answer in chosen(match) if answer.startswith("spend")}


def test_builds_as_tall_as_it_must() -> None:
    """B has four storeys in the Temple of the Sun: only the five of the square pass them."""
    match = building(
        5,
        rockets={"A": "F6", **CORNERS},
        stones={"A": ["H7", "I7", "H8", "I8"]},
        pyramids={"B": {"H6": 4}},
        scores={"C": 30},
        reached="C",
    )
    assert {answer[-2:] for answer in chosen(match)} == {" 5"}


def test_does_not_hide_the_stones_it_needs() -> None:
    """Straight up lies the middle of a line of four."""
    match = table(
        5,
        die=3,
        round=5,
        rockets={"A": "F7", **CORNERS},
        stones={"A": ["D4", "E4", "F4", "G4"]},
    )
    assert "fly F4" in match.options_for("A")
    assert "fly F4" not in chosen(match)


def test_puts_a_stone_into_its_rocket_but_never_a_second() -> None:
    empty = putting_in(5, rockets={"A": "F6", **CORNERS})
    assert chosen(empty) == {"drop A"}
    full = putting_in(5, rockets={"A": "F6", **CORNERS}, inside={"A": ["A"]})
    assert "drop A" in full.options_for("A")
    assert "drop A" not in chosen(full)
