"""The bots at Balam and Dix-Huit Lapins: legal, repeatable, blind to what they cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from ceiba import Match
from ceiba.bots import balam, choose, lapins
from ceiba.bots.bot import Bot
from ceiba.bots.cities import CitiesEvaluation
from ceiba.bots.cities_war import damage
from ceiba.bots.greedy import GreedyBot
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.random import RandomBot
from ceiba.bots.search import SearchBot
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.games import find_game
from ceiba.games.cities.distribution import Distribute
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.turns import Turn
from tests.games.balam import kit as balam_kit
from tests.games.balam.kit import city


class Craft(NamedTuple):
    game: str
    evaluation: type[CitiesEvaluation]
    budgets: dict[str, tuple[int, int, float]]


CRAFTS = [
    Craft("balam", balam.BalamEvaluation, balam.BUDGETS),
    Craft("lapins", lapins.LapinsEvaluation, lapins.BUDGETS),
]
BOTH = pytest.mark.parametrize("craft", CRAFTS, ids=lambda craft: craft.game)


def small_bots(craft: Craft) -> list[Bot]:
    return [
        GreedyBot(craft.evaluation(), 1),  # type: ignore[call-arg]
        SearchBot(craft.evaluation(), 6, 3, 800.0),  # type: ignore[call-arg]
    ]


def new_table(game: str, players: int, seed: str) -> CitiesState:
    found = find_game(game)
    state = found.setup(players, found.check_options(players, {}), seeded(seed))
    state.settle(None)
    assert isinstance(state, CitiesState)
    return state


def moments(craft: Craft, state: CitiesState, rng: Rng) -> Iterator[tuple[CitiesState, int]]:
    """Every question of a game that is played half sensibly, half at random."""
    evaluation = craft.evaluation()  # type: ignore[call-arg]
    while (seat := state.decider()) >= 0:
        yield state.clone(), seat  # type: ignore[misc]
        options = state.options(seat)
        if rng.below(4) == 0:
            state.apply(seat, options[rng.below(len(options))], None)
            continue
        guess = state.guess(seat, rng)
        for step in evaluation.plan(guess, seat) or [evaluation.suggest(guess, seat, rng)]:
            state.apply(seat, step, None)


def play(game: str, bots: list[Bot], seed: str) -> list[int]:
    """Points of a whole game."""
    state = new_table(game, len(bots), seed)
    luck = seeded(f"luck {seed}")
    while (seat := state.decider()) >= 0:
        for answer in bots[seat].walk(Knowledge(state, seat), luck):
            assert answer in state.options(seat)
            state.apply(seat, answer, None)
    return [int(state.points(seat)) for seat in range(len(bots))]


def answers(match: Match, seat: int, level: str = "greedy") -> list[str]:
    return choose(match.position(), seat, level, "any")


# -- what every bot must keep to --------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_answers_are_legal(craft: Craft, players: int) -> None:
    bots = small_bots(craft)
    rng = seeded(f"legal {players}")
    table = new_table(craft.game, players, "legal")
    for number, (state, seat) in enumerate(moments(craft, table, rng)):
        if number % 24:
            continue
        for answer in bots[number // 24 % len(bots)].walk(Knowledge(state, seat), rng):
            assert (state.deciders() >> seat) & 1
            assert answer in state.options(seat)
            state.apply(seat, answer, None)


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_candidates_and_suggestions_are_options(craft: Craft, players: int) -> None:
    evaluation = craft.evaluation()  # type: ignore[call-arg]
    rng = seeded(f"options {players}")
    table = new_table(craft.game, players, "options")
    for number, (state, seat) in enumerate(moments(craft, table, rng)):
        if number % 3:
            continue
        options = state.options(seat)
        candidates = evaluation.candidates(state, seat)
        assert candidates
        assert len(set(candidates)) == len(candidates)
        assert set(candidates) <= set(options)
        assert evaluation.suggest(state, seat, rng) in options
        assert set(evaluation.plan(state, seat)[:1]) <= set(options)
        assert evaluation.settled(state) == isinstance(state.agenda[-1], Turn)


@BOTH
def test_a_distribution_can_be_suggested_step_by_step(craft: Craft) -> None:
    """The suggestions lead where the plan leads, and come to an end."""
    evaluation = craft.evaluation()  # type: ignore[call-arg]
    rng = seeded("steps")
    compared = 0
    for state, seat in moments(craft, new_table(craft.game, 3, "steps"), rng):
        if not isinstance(state.agenda[-1], Distribute):
            continue
        state.forget_plan(seat)
        planned = evaluation.plan(state, seat)
        for step in planned:
            assert evaluation.suggest(state, seat, rng) == step
            if step != planned[-1]:
                state.apply(seat, step, None)
        compared += 1
        if compared == 4:
            return
    raise AssertionError("too few distributions")


@BOTH
@pytest.mark.parametrize("players", [2, 3])
def test_same_seed_same_answers(craft: Craft, players: int) -> None:
    rng = seeded(f"same {players}")
    table = new_table(craft.game, players, "same")
    for number, (state, seat) in enumerate(moments(craft, table, rng)):
        if number % 48 == 0:
            for one, other in zip(small_bots(craft), small_bots(craft), strict=True):
                first = one.walk(Knowledge(state, seat), seeded("luck"))
                one.walk(Knowledge(state, seat), seeded("another"))  # it keeps nothing in mind
                assert first == one.walk(Knowledge(state, seat), seeded("luck"))
                assert first == other.walk(Knowledge(state, seat), seeded("luck"))


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_see_does_not_matter(craft: Craft, players: int) -> None:
    """Tables that differ in the deck, the face-down cards and the plans of others."""
    rng = seeded(f"blind {players}")
    differing = 0
    table = new_table(craft.game, players, "blind")
    for number, (state, _) in enumerate(moments(craft, table, rng)):
        if number % 48 and not isinstance(state.agenda[-1], Distribute):
            continue
        for seat in range(players):
            if not (state.deciders() >> seat) & 1:
                continue
            other = state.guess(seat, rng)
            differing += other.facts() != state.facts()
            for one in small_bots(craft):
                chosen = one.walk(Knowledge(state, seat), seeded("blind"))
                assert chosen == one.walk(Knowledge(other, seat), seeded("blind"))
    assert differing > 5


@BOTH
def test_the_value_of_a_finished_game_is_the_score(craft: Craft) -> None:
    """In points, then in cities, as ties are broken (BA-R73, DL-8.4)."""
    evaluation = craft.evaluation()  # type: ignore[call-arg]
    state = new_table(craft.game, 3, "over")
    for _ in moments(craft, state, seeded("over")):
        pass
    for seat in range(3):
        assert evaluation.value(state, seat) == 100 * state.points(seat) + state.cities(seat)


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_is_far_better_than_random(craft: Craft, players: int) -> None:
    for seat in range(2):
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[seat] = GreedyBot(craft.evaluation(), 1)  # type: ignore[call-arg]
        points = play(craft.game, bots, f"far better {seat}")
        assert points.pop(seat) > max(points) + 15


@BOTH
def test_levels_think_longer_and_longer(craft: Craft) -> None:
    iterations = [craft.budgets[level][0] for level in ("novice", "adept", "master")]
    assert iterations == sorted(set(iterations))


# -- clear choices ----------------------------------------------------------------------------


def test_the_odds_of_the_dice() -> None:
    """One die against nobody hits once on average; against one garrison, in one of two of six."""
    assert damage(1, 0) == 100
    assert damage(1, 1) == 50
    assert damage(1, 3) == 0
    assert damage(2, -1) > damage(2, 0) > damage(2, 1)


def test_a_first_city_feeds_itself() -> None:
    """Villages alone would produce for nobody, a palace alone would collect nothing."""
    match = balam_kit.new(players=3, seed="first-city")
    [king] = match.waiting
    [first] = answers(match, "ABC".index(king))
    match.answer(king, [first])
    assert first.startswith("build ")
    while king in match.waiting:
        match.answer(king, answers(match, "ABC".index(king)))
    kinds = set(balam_kit.built(match, first.removeprefix("build ")))
    assert "village" in kinds
    assert kinds & {"palace", "temple"}


def test_a_known_match_rather_than_a_known_drought() -> None:
    """The only king with a ball court flips the match he has seen."""
    cards = ["drought seen A", "ball_match seen A", "favourable_shell up"]
    cities = {"C1": city("A", "village", "village", "ball_court"), "E2": city("B", "village")}
    match = balam_kit.table(A="", B="maize 2", cards=cards, cities=cities)
    for level in ("greedy", "novice"):
        assert answers(match, 0, level) == ["flip 2"]


def test_a_drought_is_kept_off() -> None:
    cities = {"C1": city("A", "palace", "village", "village"), "C2": city("A", "reserve maize")}
    match = balam_kit.round_of("drought", "favourable_jade", A="", cities=cities)
    match.play("A flip 1")
    assert answers(match, 0) == ["offer C2.1"]


def test_in_the_last_round_prisoners_go_to_the_temple() -> None:
    """Three points against half a one."""
    cities = {
        "C1": city("A", "temple", "reserve prisoner", "reserve prisoner"),
        "E2": city("A", "palace", "reserve maize"),
    }
    match = balam_kit.last_card(A="", B="", cities=cities, matches=2)
    chosen = answers(match, 0)
    assert chosen[-1] == "done"
    assert {"take C1.3", "take C1.4", "to C1.1"} <= set(chosen)
