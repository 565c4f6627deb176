"""Chapter 4: setting up the kings."""

import pytest

from tests.games.balam.facts import STOCK, WEALTH
from tests.games.balam.kit import new, table
from tests.testkit.table import SEATS

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.clause("BA-4.1", "BA-4.3")
@EVERY_COUNT
def test_each_king_has_his_own_pyramids(players: int) -> None:
    """12 large and 15 small for play: one of each stands on the score track."""
    match = new(players)
    for seat in SEATS[:players]:
        assert (match.player(seat).large, match.player(seat).small) == (12, 15)


@pytest.mark.clause("BA-4.2")
@EVERY_COUNT
def test_six_maize_and_nothing_else(players: int) -> None:
    match = new(players)
    assert [match.has(seat) for seat in SEATS[:players]] == [{"maize": 6}] * players


@pytest.mark.clause("BA-4.4")
@EVERY_COUNT
def test_all_scores_start_at_zero(players: int) -> None:
    match = new(players)
    assert match.scores() == [0] * players
    assert all(not any(king.sources.values()) for king in match.view().players)


@pytest.mark.clause("BA-4.5")
@EVERY_COUNT
def test_the_rest_is_the_supply_and_the_board_is_empty(players: int) -> None:
    match = new(players)
    assert match.supply() == {**WEALTH, "maize": 30 - 6 * players}
    assert match.stock() == STOCK
    for one in match.view().sites:
        assert one.owner is None
        assert all(slot.building is None and not slot.tokens for slot in one.places)
        assert match.pyramids(one.site) == {}


@pytest.mark.clause("BA-4.4")
def test_the_number_shown_is_tens_and_units_together() -> None:
    match = table(points={"A": {"ceremony": 30, "matches": 7}, "B": 99})
    assert match.scores() == [37, 99]
    assert [line.split()[1] for line in match.picture().splitlines()[-2:]] == ["37", "99"]
