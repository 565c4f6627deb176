"""Chapter 21: taxes."""

import pytest

from tests.games.balam.facts import VALUES
from tests.games.balam.kit import city, laden, last_card, table


@pytest.mark.clause("BA-21.1")
def test_a_palace_collects_at_most_two_and_stores_nothing() -> None:
    match = laden(
        C1=city("A", "palace", "reserve maize", "reserve jade"), B1=city("A", "village", "palace")
    )
    match.carry("A", "C1.3 C1.1", "C1.4 C1.1")
    match.play("A", "take B1.1")
    full = {"place": "C1.1", "building": "palace", "wealth": "cacao"}
    assert match.refused("A to C1.1") == ("BA-R41", "has-enough", full)
    match.play("A", "to B1.2", "done")
    assert match.has("A") == {"maize": 1, "cacao": 1, "jade": 1}
    assert (match.tokens("C1"), match.tokens("B1")) == (["-"] * 4, ["-"] * 4)


@pytest.mark.clause("BA-21.2")
@pytest.mark.parametrize("wealth", VALUES)
def test_collected_tokens_become_king_wealth(wealth: str) -> None:
    match = laden(C1=city("A", "palace", f"reserve {wealth}"))
    match.plan("A", "C1.3 C1.1")
    assert match.has("A") == {wealth: 1}
    assert match.points("A") == 0


@pytest.mark.clause("BA-21.3")
def test_prisoners_may_be_collected_and_pay_any_cost() -> None:
    match = last_card(
        cities={"C1": city("A", "palace", "garrison prisoner", "reserve prisoner")},
        A="",
        deck=["favourable_maize", "drought", "drought"],
    )
    match.plan("A", "C1.3 C1.1", "C1.4 C1.1")
    assert (match.has("A"), match.waiting) == ({"prisoner": 2}, ["B"])
    match.play("B", "flip 1")
    match.play("A", "build D2", "raise village 1", "done")
    assert (match.has("A"), match.built("D2")[0]) == ({}, "village")


@pytest.mark.clause("BA-21.3")
@pytest.mark.parametrize("building", ["reserve", "market", "observatory", "ball_court"])
def test_but_no_cost_of_a_given_type(building: str) -> None:
    match = table(A="prisoner 3")
    match.play("A", "build D2")
    assert match.refused(f"A raise {building} 1")[:2] == ("BA-9.9", "needs-wealth")
