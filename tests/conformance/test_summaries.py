"""The sums that are told with events are what the table shows."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

import pytest

from ceiba import Match
from tests.conformance.tables import Table, any_game, every_table

Holdings = Callable[[Any], dict[str, float]]


def of_tzolkin(player: Any) -> dict[str, float]:
    return {**player.materials, "points": player.points, "step": sum(player.temples.values())}


def of_a_king(player: Any) -> dict[str, float]:
    return {"points": player.points, "building": sum(player.buildings.values())}


HOLDINGS: dict[str, Holdings] = {
    "tzolkin": of_tzolkin,
    "balam": of_a_king,
    "lapins": of_a_king,
    "pacal": lambda player: {"points": player.score},
}


@every_table
def test_sums_add_up_to_what_is_on_the_table(table: Table) -> None:
    if table.game not in HOLDINGS:
        pytest.skip("what its events change is hidden, or has no sums")
    held = HOLDINGS[table.game]
    match = table.match("sums")
    start = [held(player) for player in match.view().players]
    for step, _ in enumerate(any_game(match, "sums")):
        if step % 40 == 0:
            assert_explained(match, start, held)
    if table.game != "tzolkin":  # what is left at its end is no event but a count
        assert_explained(match, start, held)


def assert_explained(match: Match, start: list[dict[str, float]], held: Holdings) -> None:
    sums: dict[tuple[str, str], float] = defaultdict(float)
    for told in match.events():
        for change in told.changes:
            sums[change.seat.name, change.thing.name] += change.by
    for seat, player in enumerate(match.view().players):
        for thing, now in held(player).items():
            assert start[seat][thing] + sums["ABCDE"[seat], thing] == now, (match.seq, seat, thing)


@every_table
def test_a_story_has_rounds_and_turns_and_an_end(table: Table) -> None:
    if table.game == "milpa":
        pytest.skip("a day of Milpa is one line")
    match = table.match("story")
    for _ in any_game(match, "story"):
        pass
    opened = Counter(told.opens for told in match.events())
    assert opened["round"] > 1
    assert opened["turn"] > opened["round"] or table.game == "gold"
    last = next(told for told in reversed(match.events()) if told.opens)
    assert (last.opens, last.kind) == ("moment", "ended")
