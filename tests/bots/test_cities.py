"""The bots at Balam and Dix-Huit Lapins: distributions step by step, and what is clear is done."""

import pytest

from ceiba import Match
from ceiba.bots import choose
from ceiba.bots.cities.war import damage
from ceiba.core.seed import seeded
from ceiba.games.cities.distribution import Distribute
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.turns import Turn
from tests.bots.moments import evaluation, moments, new_table, questions
from tests.conformance.tables import Table
from tests.games.balam import kit as balam_kit
from tests.games.balam.kit import city

both = pytest.mark.parametrize("game", ["balam", "lapins"])


def answers(match: Match, seat: int, level: str = "greedy") -> list[str]:
    return choose(match.position(), seat, level, "any")


@both
def test_judges_between_turns(game: str) -> None:
    judge = evaluation(game)
    for state, _ in moments(Table(game, 3, {}), 150):
        assert judge.settled(state) == isinstance(state.agenda[-1], Turn)


@both
def test_a_distribution_can_be_suggested_step_by_step(game: str) -> None:
    """The suggestions lead where the plan leads, and come to an end."""
    judge = evaluation(game)
    rng = seeded("steps")
    compared = 0
    for state, seat in moments(Table(game, 3, {})):
        if not isinstance(state.agenda[-1], Distribute):
            continue
        assert isinstance(state, CitiesState)
        state.forget_plan(seat)
        planned = judge.plan(state, seat)
        for step in planned:
            assert judge.suggest(state, seat, rng) == step
            if step != planned[-1]:
                state.apply(seat, step, None)
        compared += 1
        if compared == 4:
            return
    raise AssertionError("too few distributions")


@both
def test_equal_points_are_parted_by_cities(game: str) -> None:
    """As the ranking does (BA-R73, DL-8.4)."""
    judge = evaluation(game)
    state = new_table(Table(game, 3, {}), "over")
    for _ in questions(game, state, seeded("over")):
        pass
    assert isinstance(state, CitiesState)
    for seat in range(3):
        assert judge.value(state, seat) == 100 * state.points(seat) + state.cities(seat)


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
    kinds = set(match.built(first.removeprefix("build ")))
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
    match = balam_kit.last_card(card="ball_match", A="", B="", cities=cities, matches=1)
    chosen = answers(match, 0)
    assert chosen[-1] == "done"
    assert {"take C1.3", "take C1.4", "to C1.1"} <= set(chosen)
