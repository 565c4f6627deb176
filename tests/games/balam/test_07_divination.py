"""Chapter 7: divination."""

from typing import Any

import pytest

from tests.games.balam.kit import Table, city, table
from tests.testkit.table import SEATS

CARDS = ["drought", "eclipse", "ball_match", "tidal_wave", "decadence"]
SITES = ["D3", "E2", "D4", "E3"]


def observers(*counts: int, first: str = "A", **facts: Any) -> Table:
    """Kings with so many observatories at the start of a round."""
    players = len(counts)
    cities = {
        SITES[seat]: city(SEATS[seat], *["observatory"] * count)
        for seat, count in enumerate(counts)
        if count
    }
    return table(
        players,
        cities=cities,
        first=first,
        cards=CARDS[: players + 1],
        agenda=["divination", "first_turn"],
        **facts,
    )


def looks(match: Table) -> dict[str, int]:
    """How many cards each king may look at, in the order they are asked; they look at all."""
    found: dict[str, int] = {}
    while match.task(match.waiting[0]) == "look":
        [seat] = match.waiting
        match.play(f"{seat} look {match.offered('look', seat)[0]}")
        found[seat] = found.get(seat, 0) + 1
    return found


@pytest.mark.clause("BA-7.1")
def test_all_observatories_on_the_board_count_wherever_they_stand() -> None:
    match = table(
        cities={
            "D3": city("A", "observatory"),
            "F4": city("A", "village", "observatory"),
            "E2": city("B", "observatory"),
        },
        cards=CARDS[:3],
        agenda=["divination", "first_turn"],
    )
    assert looks(match) == {"A": 2, "B": 1}


@pytest.mark.clause("BA-7.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_only_first_looks_at_all_cards_but_one(players: int) -> None:
    match = observers(1, *[0] * (players - 1))
    assert match.prompt("A")[2] == {"left": players}
    assert looks(match) == {"A": players}
    assert match.waiting == ["A"]  # and the turns begin


@pytest.mark.clause("BA-7.2")
def test_secretly() -> None:
    match = observers(1, 0, 0)
    match.play("A", "look 2", "look 4", "done")
    assert [card.face for card in match.view("A").cards] == [None, "eclipse", None, "tidal_wave"]
    for other in ("B", "C", None):
        assert [card.face for card in match.view(other).cards] == [None] * 4
        assert match.heard("saw", other) == []
    assert match.heard("saw", "A") == [
        {"card": 2, "face": "eclipse"},
        {"card": 4, "face": "tidal_wave"},
    ]


@pytest.mark.clause("BA-7.2")
def test_a_card_only_once() -> None:
    match = observers(1, 0)
    match.play("A", "look 3")
    assert match.options_for("A") == ["look 1", "look 2", "done"]
    assert match.refused("A look 3") == ("BA-7.2", "seen-already", {"card": 3})
    assert match.refused("A look 4") == ("BA-7.2", "no-such-card", {"cards": 3})


@pytest.mark.clause("BA-7.3", "BA-7.4", "BA-7.5", "BA-7.6")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((2, 1), {"A": 2, "B": 1}),  # the only second: one card
        ((3, 0, 1), {"A": 3, "C": 1}),
        ((1, 2, 4, 0), {"C": 4, "B": 1}),
        ((1, 2, 3, 4), {"D": 4, "C": 1}),
        ((1, 1), {"A": 1, "B": 1}),  # two tied for first: one each
        ((2, 0, 2), {"A": 1, "C": 1}),
        ((0, 3, 1, 3), {"B": 1, "D": 1}),
        *((tied, {}) for tied in [(1, 1, 1), (2, 2, 2), (1, 1, 1, 1), (2, 2, 1, 2), (0, 3, 3, 3)]),
        ((2, 1, 1), {"A": 3}),  # tied for second: nobody but the first
        ((1, 3, 1, 1), {"B": 4}),
        ((2, 3, 0, 2), {"B": 4}),
    ],
)
def test_who_looks_at_how_many(counts: tuple[int, ...], expected: dict[str, int]) -> None:
    assert looks(observers(*counts)) == expected
