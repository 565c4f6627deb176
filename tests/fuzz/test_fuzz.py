"""A share of what `make fuzz` tries at length."""

import pytest

from ceiba.games import GAMES
from tests.fuzz.attempts import replays, set_ups


@pytest.mark.parametrize("slug", GAMES)
def test_damaged_positions_are_refused_or_play_to_the_end(slug: str) -> None:
    seen = set_ups(GAMES[slug], 1500, "share")
    assert set(seen) == {"refused", "played"}


@pytest.mark.parametrize("slug", GAMES)
def test_damaged_logs_are_refused_or_replayed(slug: str) -> None:
    seen = replays(GAMES[slug], 400, "share")
    assert set(seen) == {"refused", "replayed"}
