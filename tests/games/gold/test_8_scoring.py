"""Chapter 8: scoring."""

import pytest

from tests.games.gold.kit import last_sale

GOLD_DISC = ["gold sixth"] * 6
MIXED_DISC = ["silver sixth", "silver sixth", "silver sixth", "bronze quarter", "bronze quarter"]


@pytest.mark.clause("GM-8.1", "GM-R31")
def test_an_incomplete_disc_is_worth_nothing() -> None:
    match = last_sale(3, bases={"A": ["gold sixth"] * 5}, pearls=[4, 13, 13])
    assert match.sources("A") == {"pearls": 4}
    assert match.total("A") == 4  # and nothing is taken off


@pytest.mark.clause("GM-8.2", "GM-8.4")
def test_a_complete_disc() -> None:
    match = last_sale(3, bases={"A": MIXED_DISC}, pearls=[0, 15, 15])
    assert match.sources("A") == {"discs": 10, "pieces": 13}
    assert match.total("A") == 23


@pytest.mark.clause("GM-8.3")
@pytest.mark.parametrize("material", ["gold", "silver", "bronze", "jade", "stone"])
def test_ten_more_for_one_single_material(material: str) -> None:
    match = last_sale(3, bases={"A": [f"{material} sixth"] * 5 + [f"{material} sixth"]})
    assert match.sources("A")["material"] == 10
    assert match.sources("A")["discs"] == 10


@pytest.mark.clause("GM-8.3")
def test_one_other_piece_is_one_too_many() -> None:
    match = last_sale(3, bases={"A": ["gold sixth"] * 5 + ["silver sixth over bronze"]})
    assert match.sources("A") == {"discs": 10, "pieces": 23, "pearls": 10}


@pytest.mark.clause("GM-8.5")
def test_a_pearl_is_a_point_with_or_without_a_disc() -> None:
    match = last_sale(3, bases={"A": GOLD_DISC}, pearls=[6, 0, 24])
    assert [match.sources(seat).get("pearls", 0) for seat in "ABC"] == [6, 0, 24]
    assert [match.total(seat) for seat in "ABC"] == [50, 0, 24]


@pytest.mark.clause("GM-8.6")
def test_the_highest_total_wins() -> None:
    match = last_sale(3, bases={"A": MIXED_DISC}, pearls=[1, 4, 25])
    outcome = match.outcome()
    assert outcome is not None
    assert [(score.total, score.rank) for score in outcome.scores] == [(24, 2), (4, 3), (25, 1)]
    assert outcome.winners == (2,)
    assert match.heard("winners") == [{"seats": ["C"], "total": 25}]


@pytest.mark.clause("GM-8.5", "GM-R9")
def test_the_score_is_told_to_all_with_its_sources() -> None:
    match = last_sale(3, bases={"B": GOLD_DISC}, pearls=[3, 7, 20])
    told = {"seat": "B", "discs": 10, "material": 10, "pieces": 24, "pearls": 7, "total": 51}
    for listener in (None, "A", "B", "C"):
        assert match.heard("scored", listener)[1] == told
        assert [player.pearls for player in match.view(listener).players] == [3, 7, 20]
