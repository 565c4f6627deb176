"""Whatever is set up and played on reads back: what grows in play never grows out of bounds."""

from __future__ import annotations

from typing import Any

import pytest

import ceiba
from ceiba.core.seed import seeded

RICH = {"corn": 9_999, "wood": 9_999, "points": {"temples": 9_999, "hunger": -9_999}}
TABLES: dict[str, dict[str, Any]] = {
    "rich farmers": {"game": "milpa", "players": 2, "kernels": [999, 999]},
    "rich tribes": {"game": "tzolkin", "players": 2, "tooth": 1, "seats": [RICH, RICH]},
    "a late round": {"game": "pacal", "players": 2, "round": 10**9, "puzzle": True},
    "rich kings": {
        "game": "balam",
        "players": 2,
        "puzzle": True,
        "round": 100,
        "points": [10_000, 10_000],
        "wealth": [{"maize": 200, "cacao": 200}, {}],
        "supply": {"maize": 200, "cacao": 200, "shell": 200},
    },
}


@pytest.mark.parametrize("position", TABLES.values(), ids=TABLES)
def test_a_table_at_the_edge_reads_back_to_its_end(position: dict[str, Any]) -> None:
    play_and_read_back(ceiba.set_up(position, seed="edge"))


def test_a_match_at_the_bottom_of_the_deck() -> None:
    """DL-R10: no deck of the box ends like this, but one that was laid by hand."""
    position = ceiba.new("lapins", 4, {"matches": "5"}, seed="edge").position()
    position["deck"].sort(key=lambda card: card == "ball_match")
    match = ceiba.set_up(position, seed="edge")
    play_and_read_back(match)
    assert match.view().matches_flipped < 5


def play_and_read_back(match: ceiba.Match) -> None:
    picks = seeded("edge")
    while not match.over:
        if match.seq % 40 == 0:
            assert ceiba.set_up(match.position()).state.words() == match.state.words()
        seat = match.waiting[0]
        options = match.options_for(seat)
        match.play(f"{seat} {options[picks.below(len(options))]}")
    assert ceiba.set_up(match.position()).state.words() == match.state.words()
