"""The ledger of a plan says what then happens, in games played at random."""

from collections import Counter
from typing import cast

import pytest

from ceiba import Match
from ceiba.core.seed import seeded
from ceiba.core.sentence import Event
from ceiba.games import GAMES
from ceiba.games.cities import events
from ceiba.games.cities.ledger import LedgerView
from ceiba.games.cities.view import CitiesView


def ledgers(match: Match) -> list[LedgerView]:
    """What each king is told of his own plan; nothing where there is none."""
    plans = [cast(CitiesView, match.view(seat)).plan for seat in range(3)]
    return [plan.ledger for plan in plans if plan is not None]


def as_it_went(told: list[Event], seat: str, ceremony: str) -> LedgerView:
    """What the events of a distribution came to for one king."""
    taxes: Counter[str] = Counter()
    given: Counter[str] = Counter()
    points, spoils = 0, []
    for event in told:
        match event:
            case events.Carried(seat=who, wealth=wealth, building=kind) if who.name == seat:
                taxes[wealth.name] += kind.name == "palace"
            case events.Scored(clause=clause, seat=who) if who.name == seat:
                points += event.points if clause == ceremony else 0
            case events.GivenUp(seat=who, wealth=wealth) if who.name == seat:
                given[wealth.name] += 1
            case events.Spoiled(seat=who, places=places) if who.name == seat:
                spoils += [place.name for place in places]
    return LedgerView(dict(+taxes), points, dict(given), spoils)


@pytest.mark.clause("BA-20.3", "BA-21.2", "BA-22.1", "DL-7.7", "DL-7.9", "DL-7.10")
@pytest.mark.parametrize("game", ["balam", "lapins"])
def test_the_ledger_says_what_then_happens(game: str) -> None:
    match = Match(GAMES[game], 3, {}, "ledger")
    picks = seeded("ledger")
    ceremony = GAMES[game].box.clauses.ceremony  # type: ignore[attr-defined]
    gains = losses = 0
    while not match.over:
        seat = match.waiting[0]
        options = match.options_for(seat)
        # a plan is mostly gone on with
        more = [answer for answer in options if answer != "done"] if picks.below(8) else []
        answer = (more or options)[picks.below(len(more or options))]
        before = ledgers(match) if match.waiting == [seat] and answer == "done" else None
        match.play(f"{seat} {answer}")
        told = [one.event for one in match.events(since=match.seq - 1)]
        if before and any(isinstance(event, events.Distributed) for event in told):
            for king, foretold in enumerate(before):
                assert foretold == as_it_went(told, "ABC"[king], ceremony)
                gains += bool(foretold.taxes or foretold.points)
                losses += bool(foretold.given or foretold.spoils)
    assert min(gains, losses) >= 3
