"""Chapter 14: the neutral cards, one by one."""

from typing import Any

import pytest

from tests.games.balam.kit import Table, city, round_of, table
from tests.testkit.table import SEATS

SITES = [
    *("A1", "B1", "C1", "E1", "F1", "C2", "D2", "E2", "F2", "A3", "B3", "C3", "D3"),
    *("E3", "F3", "A4", "B4", "D4", "F4", "A5", "B5", "C5", "D5", "E5", "F5"),
]


def courts(*kings: tuple[int, int], **facts: Any) -> Table:
    """A match was flipped among kings with (ball courts, cities); courts first, one to a city."""
    sites = iter(SITES)
    cities = {}
    for seat, (count, cities_of_his) in enumerate(kings):
        for number in range(cities_of_his):
            left = max(0, count - cities_of_his) if number == 0 else 0
            first = "ball_court" if number < count else "village"
            cities[next(sites)] = city(SEATS[seat], first, *["ball_court"] * left)
    match = round_of("ball_match", "drought", players=len(kings), cities=cities, **facts)
    foreseen = [king.match for king in match.view().forecast]
    match.play("A flip 1")
    assert foreseen == match.scores()
    return match


@pytest.mark.clause("BA-14.1")
def test_at_once_with_the_courts_of_that_moment() -> None:
    match = table(
        cities={"C1": city("B", "ball_court")},
        cards=["ball_match", "drought", "eclipse"],
        B="maize shell 2",
    )
    match.play("A", "flip 1")
    assert (match.scores(), match.waiting) == ([0, 1], ["B"])
    assert (match.view().matches_flipped, match.heard("match")) == (1, [{"match": 1}])
    match.play("B", "build D2", "raise ball_court 1", "done", "pay maize")  # too late
    assert match.scores() == [0, 1]


@pytest.mark.clause("BA-14.1")
def test_whoever_flips_it() -> None:
    match = courts((0, 1), (1, 3))
    assert match.scores() == [0, 3]


@pytest.mark.clause("BA-14.2")
@pytest.mark.parametrize(
    ("kings", "expected"),
    [
        (((1, 1), (0, 5)), [1, 0]),
        (((1, 6), (0, 2)), [6, 0]),
        (((0, 5), (0, 5), (2, 4)), [0, 0, 4]),
        (((0, 1), (3, 1), (0, 9), (0, 1)), [0, 1, 0, 0]),
    ],
)
def test_the_only_first_scores_his_cities(
    kings: tuple[tuple[int, int], ...], expected: list[int]
) -> None:
    match = courts(*kings)
    assert match.scores() == expected
    winner = SEATS[expected.index(max(expected))]
    assert match.sources(winner) == {"matches": max(expected)}


@pytest.mark.clause("BA-14.3", "BA-14.4", "BA-14.5", "BA-14.6")
@pytest.mark.parametrize(
    ("kings", "expected"),
    [
        (((1, 4), (1, 5)), [2, 2]),  # two tied for first: half of their own cities
        (((1, 1), (1, 6)), [0, 3]),
        (((2, 7), (0, 8), (2, 3)), [3, 0, 1]),
        (((2, 5), (2, 5), (1, 9), (0, 1)), [2, 2, 0, 0]),
        (((1, 5), (1, 4), (1, 3)), [0, 0, 0]),  # three or four: nobody
        (((2, 5), (2, 4), (2, 3), (1, 6)), [0, 0, 0, 0]),
        (((1, 5), (1, 4), (1, 3), (1, 2)), [0, 0, 0, 0]),
        (((2, 3), (1, 8)), [3, 4]),  # the only second: half of his cities
        (((1, 7), (2, 3)), [3, 3]),
        (((1, 6), (3, 2), (2, 9)), [0, 2, 4]),
        (((0, 6), (1, 4), (0, 5), (2, 2)), [0, 2, 0, 2]),
        (((2, 3), (1, 8), (1, 4)), [3, 0, 0]),  # tied for second: nothing
        (((1, 6), (1, 6), (1, 6), (2, 3)), [0, 0, 0, 3]),
        (((3, 2), (2, 6), (2, 6), (1, 9)), [2, 0, 0, 0]),
    ],
)
def test_who_scores_for_a_match(kings: tuple[tuple[int, int], ...], expected: list[int]) -> None:
    assert courts(*kings).scores() == expected


@pytest.mark.clause("BA-14.7")
def test_after_the_eclipse_clemency_is_never_given_again() -> None:
    deck = ["earthquake", "tidal_wave", "drought", "insurrection", "decadence", "toltec_raid"]
    match = table(cards=["eclipse", "earthquake up", "earthquake up"], deck=deck, turn="B")
    assert match.view().eclipse is False
    match.play("B", "flip 1")
    assert match.view().eclipse is True
    assert match.heard("eclipse") == [{}]
    for seat, card in (("A", 1), ("B", 2), ("A", 3)):
        assert [match.has(king) for king in "AB"] == [{"maize": 6}] * 2
        match.play(seat, f"flip {card}")
    assert match.view().round == 3
    assert [match.has(king) for king in "AB"] == [{"maize": 6}] * 2  # not to anyone
