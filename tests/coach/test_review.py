"""The coach: what a game could have been, from its log alone."""

import ceiba
from ceiba.coach import review
from ceiba.core.log import GameLog


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
