"""Hints: answers one may give, the best first, and nothing the seat could not know."""

import pytest

import ceiba
from ceiba.bots.adviser import Adviser, Tally
from ceiba.bots.knowledge import Knowledge
from ceiba.coach.counsel import Counsel
from ceiba.coach.hints import counsel, hint, is_even, reasons
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


def test_differences_that_luck_alone_makes_are_none() -> None:
    one, same, worse = Tally(2), Tally(2), Tally(2)
    one.margins = [100, -300, 200, 400]  # a game in each of the four rounds
    same.margins = [300, -400, 100, 300]
    worse.margins = [0, -400, 150, 250]
    assert is_even(one, same)
    assert not is_even(one, worse)


def test_reasons_come_to_the_whole_difference() -> None:
    """Own points by source, less what the best of the others has more."""
    ours, theirs = Tally(3), Tally(3)
    ours.margins, ours.points, ours.sources = [500, 100], [4000, 0, 0], {"a": 30.0, "b": 10.0}
    theirs.margins, theirs.points, theirs.sources = [-200, 0], [3000, 0, 0], {"a": 10.0, "b": 20.0}
    told = {reason.source: reason.by for reason in reasons(ours, theirs, 0)}
    assert told == {"a": 10.0, "b": -5.0, None: -1.0}
    assert sum(told.values()) == (6.0 - -2.0) / 2


def test_where_the_search_knows_one_answer_others_are_named_besides() -> None:
    """A first city of Dix-Huit Lapins: the bots think of one way to fill it, there are twenty."""
    match = ceiba.new("lapins", players=2, seed="a")
    match.answer("A", ["build E4"])
    known = Knowledge(match.state, 0)
    judge = evaluation("lapins")
    assert len(judge.candidates(known.guess(seeded("any")), 0)) == 1
    told = counsel(match.game, Adviser(match.game, judge, 6, 3, 800.0), known, seeded("hint"))
    assert len({one.answers for one in told}) == 3


def test_answers_are_thought_about_equally_long_before_they_are_compared() -> None:
    """Else what follows the one liked best is tried out best, and it seems better for that."""
    match = ceiba.new("pacal", players=2, seed="why")
    adviser = Adviser(match.game, evaluation("pacal"), 40, 1000, 800.0)
    known = Knowledge(match.state, 0)
    adviser.think(known, 2, seeded("hint"))
    answers = adviser.most_tried(3)
    adviser.weigh(known, answers, 5, seeded("hint"))
    for root in adviser.roots:
        arms = root.arms[0]
        visits = {arms.visits[arms.arm(answer)] for answer in answers}
        assert len(visits) == 1
        assert visits.pop() >= max(arms.visits)


def test_what_is_paid_with_is_weighed_like_any_other_answer() -> None:
    """The bots answer that without a thought; whoever asks for advice wants to know."""
    table = next(table for table in AS_USUAL if table.game == "tzolkin")
    judge = evaluation("tzolkin")
    state, seat = next(
        (state, seat)
        for state, seat in moments(table)
        if len(state.options(seat)) > 1 and judge.plan(state, seat)
    )
    best, second, *_ = said(table, state, seat)
    assert best.ahead is not None
    assert second.ahead is not None


def test_where_nothing_is_to_be_chosen_nothing_is_weighed() -> None:
    match = ceiba.new("gold", players=2, seed="layout")
    match.answer("A", ["bid 1"])
    match.answer("B", ["bid 0"])
    while not match.options_for("A")[0].startswith("base"):
        match.answer("A", match.options_for("A")[:1])
    [walk] = hint(match.position(), 0, "any")
    assert walk.answers[-1] == "stop"
    assert tuple(step.text for step in walk.steps) == walk.answers
    assert walk.ahead is None
    assert walk.answers[1].startswith("lay")
    assert "eighth" in walk.answers[1]
    assert {change.thing.name: change.by for change in walk.brings}["unit"] == 24 / 8


def test_a_game_the_bots_know_nothing_of_has_no_hints() -> None:
    assert hint(ceiba.new("milpa", players=2, seed="any").position(), 0, "any") == ()
