"""The forecast says what then happens, in recorded games; for matches see the tests of cards."""

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

import pytest

from ceiba import Match
from ceiba.core.sentence import Event
from ceiba.games import GAMES
from ceiba.games.balam.prompts import Look
from ceiba.games.cities import events
from ceiba.games.cities.rounds import END_OF_GAME
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.view import CitiesView
from ceiba.games.lapins.events import Divined
from tests.playthroughs.record import READ, log_in, path_of

KINGS = range(READ)
both_games = pytest.mark.parametrize("game", ["balam", "lapins"])


class Step(NamedTuple):
    """An answer: the table before and after it, and what was told."""

    before: CitiesView
    match: Match
    told: list[Event]

    @property
    def after(self) -> CitiesView:
        return cast(CitiesView, self.match.view(None))

    def heard(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.told if isinstance(event, kind)]

    def won(self, source: str) -> list[int]:
        """Points of each king from a source."""
        then, now = self.before.players, self.after.players
        return [now[king].sources[source] - then[king].sources[source] for king in KINGS]


def steps(game: str) -> Iterator[Step]:
    """The recorded game, answer by answer."""
    log = log_in(path_of(game).read_text("utf-8"))
    match = Match(GAMES[game], len(KINGS), log.options, log.seed)
    for entry in log.entries:
        before = cast(CitiesView, match.view(None))
        match.play(str(entry))
        yield Step(before, match, [one.event for one in match.events(since=match.seq - 1)])


@pytest.mark.clause("BA-7.2", "BA-7.3", "BA-7.4", "DL-4.2")
@both_games
def test_who_divines_sees_as_many_cards_as_foreseen(game: str) -> None:
    seen = 0
    for step in steps(game):
        looks = {seat: king.looks for seat, king in enumerate(step.before.forecast)}
        for event in step.heard(Divined):
            assert event.cards == looks["ABC".index(event.seat.name)]
            seen += 1
        if game == "balam" and step.heard(events.Round) and not step.match.over:
            [asked] = step.match.waiting
            decision = step.match.decision(asked)
            assert decision is not None
            told = decision.prompt.left if isinstance(decision.prompt, Look) else 0
            assert told == (looks["ABC".index(asked)] if told else 0)
            assert bool(told) == any(looks.values())
            seen += bool(told)
    assert seen >= 2


@pytest.mark.clause("BA-16.1", "DL-6.1")
@both_games
def test_villages_receive_what_was_foreseen(game: str) -> None:
    """Unless the last card of the round took some, or the supply runs short."""
    harvests = 0
    for step in steps(game):
        if not step.heard(events.Distribution) or step.heard(events.RanShort):
            continue
        then, now = step.before.players, step.after.players
        if any(then[king].buildings != now[king].buildings for king in KINGS):
            continue
        due = sum(sum(king.harvest.values()) for king in step.before.forecast)
        assert sum(len(event.places) for event in step.heard(events.Produced)) == due
        harvests += due > 0
    assert harvests >= 3


@pytest.mark.clause("BA-20.1", "BA-21.1", "DL-7.6", "DL-7.9")
@both_games
def test_no_plan_brings_more_than_was_foreseen(game: str) -> None:
    ceremonies = 0
    for step in steps(game):
        if step.heard(events.Distributed):
            for king, points in zip(step.before.forecast, step.won("ceremony"), strict=True):
                assert points <= king.ceremony
                ceremonies += points > 0
            for number, king in enumerate(step.before.forecast):
                taxed = [
                    event
                    for event in step.heard(events.Carried)
                    if event.seat.name == "ABC"[number] and event.building.name == "palace"
                ]
                assert len(taxed) <= king.taxes
    assert ceremonies >= 1


@pytest.mark.clause("BA-23.2", "BA-R73", "DL-8.2", "DL-8.4")
@both_games
def test_the_game_would_end_as_foreseen(game: str) -> None:
    for number, step in enumerate(steps(game)):
        if number % 5 and not step.match.over:
            continue
        ahead = step.after.forecast
        ended = cast(CitiesState, step.match.state.clone())
        if not step.match.over:
            END_OF_GAME.run(ended, None)
        outcome = step.match.game.outcome(ended)
        assert [king.total for king in ahead] == [score.total for score in outcome.scores]
        assert [king.leads for king in ahead] == [score.rank == 1 for score in outcome.scores]
