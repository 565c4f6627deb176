"""Chapter 8: the end of the game."""

from typing import Any

import pytest

from tests.games.lapins.kit import Table, last_card, table


def end(players: int = 2, **facts: Any) -> Table:
    """The fourth match is flipped as the last card of its round."""
    match = last_card("ball_match", players, matches=3, **facts)
    match.play("A", f"flip {players + 1}")
    return match


def totals(match: Table) -> list[float]:
    outcome = match.outcome()
    assert outcome is not None
    return [score.total for score in outcome.scores]


def ranks(match: Table) -> list[int]:
    outcome = match.outcome()
    assert outcome is not None
    return [score.rank for score in outcome.scores]


@pytest.mark.clause("DL-8.1")
def test_at_the_end_of_the_round_of_the_agreed_match() -> None:
    """Production and distribution of that round are still played."""
    cities = {"A1": "A: village, temple", "B1": "B: village, palace"}
    match = end(cities=cities, wealth={"A": "", "B": ""})
    assert not match.over
    match.carry("A", "A1.1 A1.2")
    match.play("A", "done")
    match.carry("B", "B1.1 B1.2")
    match.play("B", "done")
    assert match.over
    assert totals(match) == [1, 1]  # a ceremony, and a token of tax
    assert match.heard("ended") == [{"matches": 4}]
    assert match.waiting == []
    assert match.refused("A pass")[1] == "over"


@pytest.mark.clause("DL-8.1")
def test_the_third_match_does_not_end_it() -> None:
    match = last_card("ball_match", matches=2)
    match.play("A", "flip 3")
    assert not match.over


@pytest.mark.clause("DL-8.2")
def test_a_point_per_token_of_king_wealth() -> None:
    wealth = {"A": "2 maize, 1 cacao, 3 prisoner", "B": ""}
    match = end(wealth=wealth, points={"A": 10, "B": 10}, cities={"A1": "B: reserve jade"})
    match.play("B", "done")
    assert totals(match) == [16, 10]  # what lies in a reserve does not count
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.scores[0].sources == {"ceremony": 10, "matches": 0, "wealth": 6}
    assert match.has("A") == {"maize": 2, "cacao": 1, "prisoner": 3}


@pytest.mark.clause("DL-8.2")
def test_only_at_the_end() -> None:
    match = table(wealth={"A": "9 jade"})
    assert match.points("A") == 0


@pytest.mark.clause("DL-8.3")
def test_the_most_glory_points_win() -> None:
    match = end(3, wealth={"A": "3 maize", "B": "", "C": "1 jade"}, points=[5, 9, 6])
    assert totals(match) == [8, 9, 7]
    assert ranks(match) == [2, 1, 3]
    assert match.heard("winners") == [{"seats": ["B"]}]


@pytest.mark.clause("DL-8.4")
def test_on_a_tie_the_most_cities_win() -> None:
    cities = {
        "A1": "C: temple",
        "B1": "C: temple",
        "C1": "B: temple",
        "D1": "A: temple",
        "D2": "A: temple",
    }
    match = end(3, wealth={"A": "", "B": "", "C": "4 maize"}, points=[19, 20, 16], cities=cities)
    assert totals(match) == [19, 20, 20]
    assert ranks(match) == [3, 2, 1]  # C has two cities, B one; A's two do not help
    assert match.heard("winners") == [{"seats": ["C"]}]
    assert match.events()[-1].clause == "DL-8.4"
