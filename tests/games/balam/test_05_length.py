"""Chapter 5: length and first player."""

import pytest

from ceiba import BadOptions
from tests.games.balam.facts import BOARD
from tests.games.balam.kit import new, round_of
from tests.testkit.table import SEATS


@pytest.mark.clause("BA-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_matches_as_kings_by_default(players: int) -> None:
    assert new(players).view().target == players


@pytest.mark.clause("BA-5.1", "BA-6.8")
@pytest.mark.parametrize(("played", "over"), [(0, False), (1, True)])
def test_the_default_ends_the_game(played: int, over: bool) -> None:
    match = round_of("ball_match", matches=played)
    match.play("A flip 1")
    assert match.over == over


@pytest.mark.clause("BA-5.2")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("matches", ["2", "3", "4", "5"])
def test_any_number_from_two_to_five(players: int, matches: str) -> None:
    assert new(players, matches=matches).view().target == int(matches)


@pytest.mark.clause("BA-5.2")
@pytest.mark.parametrize("matches", ["0", "1", "6", "two"])
def test_and_no_other(matches: str) -> None:
    with pytest.raises(BadOptions):
        new(matches=matches)


@pytest.mark.clause("BA-5.2", "BA-6.8")
@pytest.mark.parametrize(("played", "over"), [(1, False), (3, False), (4, True)])
def test_the_chosen_number_ends_the_game(played: int, over: bool) -> None:
    match = round_of("ball_match", matches=played, options={"matches": "5"})
    match.play("A flip 1")
    assert match.over == over


@pytest.mark.clause("BA-5.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_king_left_of_the_placing_king_opens(players: int) -> None:
    """A laid the tiles, so B opens; without that, whoever opens is the first of round 1."""
    assert new(players, board=BOARD).waiting == ["B"]
    match = new(players, seed="another")
    assert match.waiting == [SEATS[match.view().first]]
