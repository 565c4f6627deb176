"""What the bots keep to in every game: legal, the same from the same seed, blind to secrets."""

import pytest

from ceiba.bots import BUDGETED, CRAFTS, SLIPS, bot
from ceiba.bots.bot import Bot
from ceiba.bots.greedy import GreedyBot
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.random import RandomBot
from ceiba.bots.search import SearchBot
from ceiba.core.seed import seeded
from ceiba.games import GAMES, find_game
from tests.bots.moments import (
    AS_USUAL,
    JUDGED,
    evaluation,
    moments,
    new_table,
    questions,
    small_bots,
    whole_game,
)
from tests.conformance.tables import Table

every_table = pytest.mark.parametrize("table", JUDGED, ids=str)
usual_tables = pytest.mark.parametrize("table", AS_USUAL, ids=str)


def test_every_game_has_a_craft() -> None:
    assert set(CRAFTS) == set(GAMES)


@every_table
def test_answers_are_legal(table: Table) -> None:
    bots = small_bots(table.game)
    luck = seeded(f"legal {table}")
    for number, (state, seat) in enumerate(moments(table, 40)):
        answers = bots[number % len(bots)].walk(Knowledge(state, seat), luck)
        assert answers
        for count, answer in enumerate(answers):
            assert (state.deciders() >> seat) & 1, answers[:count]
            assert answer in state.options(seat)
            reveals = state.reveals
            state.apply(seat, answer, None)
            assert state.reveals == reveals or count == len(answers) - 1


@every_table
def test_candidates_and_suggestions_are_options(table: Table) -> None:
    judge = evaluation(table.game)
    luck = seeded(f"options {table}")
    for state, seat in moments(table, 150):
        options = state.options(seat)
        candidates = judge.candidates(state, seat)
        assert candidates
        assert len(set(candidates)) == len(candidates)
        assert set(candidates) <= set(options)
        assert judge.suggest(state, seat, luck) in options
        assert set(judge.plan(state, seat)[:1]) <= set(options)
        assert state.options(seat) == options  # looking changes nothing


@usual_tables
def test_same_seed_same_answers(table: Table) -> None:
    for state, seat in moments(table, 10):
        for one, other in zip(small_bots(table.game), small_bots(table.game), strict=True):
            first = one.walk(Knowledge(state, seat), seeded("luck"))
            one.walk(Knowledge(state, seat), seeded("another"))  # it keeps nothing in mind
            assert first == one.walk(Knowledge(state, seat), seeded("luck"))
            assert first == other.walk(Knowledge(state, seat), seeded("luck"))


@usual_tables
def test_what_a_seat_cannot_see_does_not_matter(table: Table) -> None:
    """Tables that differ in bags, decks, piles, backs, sealed answers, and in the luck to come."""
    luck = seeded(f"blind {table}")
    differing = 0
    for number, (state, _) in enumerate(moments(table, 24)):
        if number % 2:
            table.adapter.loosen(state)
        for seat in range(table.players):
            if not (state.deciders() >> seat) & 1:
                continue
            other = state.guess(seat, luck)
            other.rng = seeded(f"other luck {number}")
            differing += other.facts() != state.facts()
            for one in small_bots(table.game):
                answers = one.walk(Knowledge(state, seat), seeded("blind"))
                assert answers == one.walk(Knowledge(other, seat), seeded("blind"))
    assert differing > 5 or table.adapter.all_known


@usual_tables
def test_the_value_of_a_finished_game_is_the_score(table: Table) -> None:
    """In hundredths of points; less than a quarter of a point may tell who wins a tie."""
    judge = evaluation(table.game)
    state = new_table(table, "over")
    for _ in questions(table.game, state, seeded("over")):
        pass
    for score in find_game(table.game).outcome(state).scores:
        assert 0 <= int(judge.value(state, score.seat)) - 100 * score.total < 25


@usual_tables
def test_greedy_is_far_better_than_random(table: Table) -> None:
    for seat in range(2):
        bots: list[Bot] = [RandomBot() for _ in range(table.players)]
        bots[seat] = GreedyBot(evaluation(table.game), 1)
        points = whole_game(table.game, bots, f"far better {seat}")
        assert points.pop(seat) > max(points) + 10


@pytest.mark.parametrize("game", CRAFTS)
def test_levels_think_longer_and_longer_and_err_less_and_less(game: str) -> None:
    budgets = [CRAFTS[game].budgets[level] for level in BUDGETED]
    iterations = [budget.iterations for budget in budgets]
    slips = [SLIPS, *(budget.slips_among(3) for budget in budgets)]
    assert iterations == sorted(set(iterations))
    assert slips == sorted(slips, reverse=True)
    assert CRAFTS[game].careful.slips == 0
    assert isinstance(bot("seer", game, 3), SearchBot)  # who errs is another kind
