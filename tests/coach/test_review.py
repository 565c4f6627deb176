"""The coach: what a game could have been, from its log alone."""

import pytest

import ceiba
from ceiba.coach import review
from ceiba.core.log import GameLog
from ceiba.core.seed import seeded
from ceiba.games import find_game
from tests.bots.moments import moments
from tests.coach.test_hints import OF_THREE
from tests.conformance.tables import Table


def played(*answers: str) -> GameLog:
    """An auction of two for the first piece, all of it in the open here."""
    match = ceiba.new("gold", players=2, seed="coach")
    for answer in answers:
        seat, text = answer.split(" ", 1)
        if text == "undo":
            match.undo(seat)
        else:
            match.answer(seat, [text])
    return match.log()


def test_a_bid_of_everything_for_one_piece_is_a_slip() -> None:
    """What was taken back does not count; the entries keep their numbers."""
    log = played("A bid 3", "A undo", "A bid 10", "B bid 0")
    parts = [review.part(log, 0, number) for number in range(review.PARTS)]
    report = review.report(log, 0, parts)
    [slip] = report.slips
    assert (slip.at, slip.asked.message, slip.given.text) == (2, "prompt-bid", "bid 10")
    assert slip.better.text != "bid 10"
    assert slip.cost >= 1
    assert slip.line
    assert [one.seq for one in report.expected] == [2, 3]
    assert report == review.report(log, 0, parts)


@pytest.mark.parametrize("table", OF_THREE, ids=str)
def test_what_could_be_expected_is_seen_by_the_same_eyes(table: Table) -> None:
    """Whoever is asked: a card the others have looked at changes nothing."""
    game = find_game(table.game)
    luck = seeded(f"unseen {table}")
    differing = 0
    for state, asked in moments(table, 3):
        seat = (asked + 1) % 3
        other = state.guess(seat, luck)
        other.reopen(seat)
        differing += other.facts() != state.facts()
        moment = review.Moment(0, state, asked, state.options(asked)[0])
        seen = review._expected(game, moment, seat)
        assert review._expected(game, moment._replace(state=other), seat) == seen
    assert differing or table.adapter.all_known


def test_a_game_that_is_over_ends_with_what_it_brought() -> None:
    match = ceiba.new("gold", players=2, seed="over")
    while not match.over:
        seat = match.waiting[0]
        match.answer(seat, match.options_for(seat)[-1:])
    outcome = match.outcome()
    assert outcome is not None
    report = review.report(match.log(), 1, [])
    assert report.expected[-1].seq == match.seq
    assert list(report.expected[-1].points) == [score.total for score in outcome.scores]
