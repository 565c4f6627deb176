"""Hints: answers one may give, the best first, and nothing the seat could not know."""

import pytest

import ceiba
from ceiba.bots.adviser import Adviser
from ceiba.bots.knowledge import Knowledge
from ceiba.coach.counsel import Counsel
from ceiba.coach.hints import counsel, hint
from ceiba.core.seed import seeded
from ceiba.core.state import State
from ceiba.games import find_game
from tests.bots.moments import AS_USUAL, evaluation, moments
from tests.conformance.tables import Table

OF_THREE = [table for table in AS_USUAL if table.players == 3]


def said(table: Table, state: State, seat: int) -> tuple[Counsel, ...]:
    """With next to no thinking."""
    game = find_game(table.game)
    adviser = Adviser(game, evaluation(table.game), 6, 3, 800.0)
    return counsel(game, adviser, Knowledge(state, seat), seeded("hint"))


@pytest.mark.parametrize("table", OF_THREE, ids=str)
def test_a_hint_names_answers_and_says_no_more_than_the_seat_knows(table: Table) -> None:
    """Two tables that differ only in what the seat cannot see bring the same hint."""
    luck = seeded(f"unseen {table}")
    differing = 0
    for state, seat in moments(table, 8):
        told = said(table, state, seat)
        text = find_game(table.game).vocabulary.text
        assert {one.answers[0] for one in told} <= {text(option) for option in state.options(seat)}
        ahead = [one.ahead for one in told if one.ahead is not None]
        assert ahead == sorted(ahead, reverse=True)
        other = state.guess(seat, luck)
        other.rng = seeded("other luck")
        differing += other.facts() != state.facts()
        assert said(table, other, seat) == told
    assert differing or table.adapter.all_known


def test_why_is_said_by_what_the_answers_bring() -> None:
    """The best is compared with the next, and the next with the best: the same, turned round."""
    match = ceiba.new("pacal", players=2, seed="why")
    best, second, *_ = hint(match.position(), 0, "why", share=0.3)
    assert best.points is not None
    assert best.wins is not None
    assert 0 <= best.wins <= 100
    assert {(one.source, one.by) for one in best.reasons} == {
        (one.source, -one.by) for one in second.reasons
    }


def test_where_nothing_is_to_be_chosen_nothing_is_weighed() -> None:
    match = ceiba.new("gold", players=2, seed="layout")
    match.answer("A", ["bid 1"])
    match.answer("B", ["bid 0"])
    while not match.options_for("A")[0].startswith("base"):
        match.answer("A", match.options_for("A")[:1])
    [walk] = hint(match.position(), 0, "any")
    assert walk.answers[-1] == "stop"
    assert walk.ahead is None


def test_a_game_the_bots_know_nothing_of_has_no_hints() -> None:
    assert hint(ceiba.new("milpa", players=2, seed="any").position(), 0, "any") == ()
