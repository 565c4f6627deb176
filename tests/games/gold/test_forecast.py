"""The forecast says how a recorded game then ends."""

from typing import cast

import pytest

from ceiba import Match
from ceiba.games import GAMES
from ceiba.games.gold.view import GoldView
from tests.playthroughs.record import log_in, path_of


@pytest.mark.clause("GM-8.5", "GM-8.6", "GM-R9")
def test_before_the_last_answer_everybody_knows_the_own_total() -> None:
    log = log_in(path_of("gold").read_text("utf-8"))
    match = Match(GAMES["gold"], 3, log.options, log.seed)
    for entry in log.entries[:-1]:
        match.play(str(entry))
    stands = [cast(GoldView, match.view(seat)).forecast for seat in range(3)]
    for seat, seen in enumerate(stands):
        assert [other for other in range(3) if seen[other].total is None] == [
            other for other in range(3) if other != seat
        ]
    buyer = "ABC".index(str(log.entries[-1])[0])
    match.play(str(log.entries[-1]))
    outcome = match.outcome()
    assert outcome is not None
    for score in outcome.scores:
        if score.seat != buyer:  # who lays out the last piece
            assert stands[score.seat][score.seat].total == score.total
    final = cast(GoldView, match.view(None)).forecast
    assert [seat for seat in range(3) if final[seat].leads] == [
        score.seat for score in outcome.scores if score.rank == 1
    ]
