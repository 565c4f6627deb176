"""Chapter 3: setting up the deck."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.games.balam.facts import CARDS, PROSPEROUS
from tests.games.balam.kit import new


def deck(seed: str, players: int = 2) -> list[str]:
    """All cards from the top, those laid out for the first round included."""
    position = new(players, seed=seed).position()
    assert position["discard"] == []
    return [*position["cards"], *position["deck"]]


MANY = [f"deck{n}" for n in range(25)]


@pytest.mark.clause("BA-3.1", "BA-3.2")
def test_fifty_six_cards_in_six_nearly_equal_piles() -> None:
    for seed in MANY:
        cards = [card for card in deck(seed) if card != "eclipse" and card not in PROSPEROUS]
        piles = " ".join(cards).split("ball_match")
        sizes = [len(pile.split()) for pile in piles]
        assert sorted(sizes) == [9, 9, 9, 9, 10, 10]
        rest = Counter(card for pile in piles for card in pile.split())
        assert rest.total() == 56
        assert rest == {
            card: copies
            for card, copies in CARDS.items()
            if card not in ("ball_match", "eclipse", *PROSPEROUS)
        }


@pytest.mark.clause("BA-3.2")
def test_the_piles_are_shuffled() -> None:
    tops = {deck(seed)[10] for seed in MANY}
    assert len(tops) > 8


@pytest.mark.clause("BA-3.3")
@pytest.mark.parametrize("seed", MANY[:5])
def test_one_match_between_two_piles(seed: str) -> None:
    cards = [card for card in deck(seed) if card != "eclipse"]
    places = [number for number, card in enumerate(cards) if card == "ball_match"]
    assert len(places) == 5
    assert places[0] in (10 + 9, 10 + 10)
    assert {after - before for before, after in pairwise(places)} <= {10, 11}
    assert len(cards) - 1 - places[-1] in (9, 10)


@pytest.mark.clause("BA-3.4")
def test_the_prosperous_cards_on_top_in_any_order() -> None:
    orders = [tuple(deck(seed)[:10]) for seed in MANY]
    assert all(sorted(order) == sorted(PROSPEROUS) for order in orders)
    assert len(set(orders)) == len(MANY)


@pytest.mark.clause("BA-3.5")
def test_the_eclipse_near_the_middle_of_seventy_two() -> None:
    above = set()
    for seed in [f"eclipse{n}" for n in range(80)]:
        cards = deck(seed)
        assert len(cards) == 72
        assert cards.count("eclipse") == 1
        above.add(cards.index("eclipse"))
    assert above == {33, 34, 35, 36, 37, 38}


@pytest.mark.clause("BA-3.5", "BA-6.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_seventy_two_lie_on_the_table(players: int) -> None:
    match = new(players)
    assert match.view().deck + len(match.view().cards) == 72
