"""A share of what `make fuzz` tries at length."""

import pytest

from ceiba.games import KNOWN
from tests.fuzz.attempts import replays, set_ups
from tests.testkit.share import share


@pytest.mark.parametrize("slug", KNOWN)
def test_damaged_positions_are_refused_or_play_to_the_end(slug: str) -> None:
    seen = set_ups(KNOWN[slug], share(1500), "share")
    assert set(seen) == {"refused", "played"}


@pytest.mark.parametrize("slug", KNOWN)
def test_damaged_logs_are_refused_or_replayed(slug: str) -> None:
    seen = replays(KNOWN[slug], share(400), "share")
    assert set(seen) == {"refused", "replayed"}
