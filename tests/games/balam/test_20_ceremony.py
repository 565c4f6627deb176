"""Chapter 20: ceremony."""

from itertools import combinations_with_replacement

import pytest

from tests.games.balam.facts import VALUES
from tests.games.balam.kit import city, laden, last_card


@pytest.mark.clause("BA-20.1")
def test_a_temple_sacrifices_at_most_two_and_stores_nothing() -> None:
    match = laden(
        C1=city("A", "temple", "reserve maize", "reserve jade"),
        B1=city("A", "reserve jade", "temple"),
    )
    match.carry("A", "C1.3 C1.1", "C1.4 C1.1")
    match.play("A", "take B1.1")
    assert match.offered("to") == ["B1.2", "C1.3", "C1.4"]  # the other temple, free reserves
    match.play("A", "to B1.2", "done")
    assert match.points("A") == 1 + 2 + 2
    assert match.tokens("C1") == ["-"] * 4
    assert match.supply() == {**match.supply(), "maize": 30, "jade": 8}


@pytest.mark.clause("BA-20.2")
def test_king_wealth_is_never_sacrificed_nor_given_to_the_mayas() -> None:
    """He has all one could wish for, his Mayas nothing: he is not even asked."""
    match = last_card(
        cities={"C1": city("A", "temple", "reserve", "garrison")}, A="jade 5 obsidian 3 prisoner 2"
    )
    assert match.view().round == 2
    assert match.heard("distribution") == [{"seats": []}]
    assert (match.points("A"), match.tokens("C1")) == (0, ["-"] * 4)
    assert match.has("A") == {"jade": 5, "obsidian": 3, "prisoner": 2}


@pytest.mark.clause("BA-20.3")
@pytest.mark.parametrize(("one", "other"), list(combinations_with_replacement(VALUES, 2)))
def test_points_by_token(one: str, other: str) -> None:
    match = laden(C1=city("A", f"reserve {one}", f"reserve {other}", "temple"))
    match.play("A", "take C1.1")
    hints = {option.text: option.hint for option in match.decision("A").options}
    assert hints["to C1.3"].data == {"building": "temple", "points": VALUES[one]}
    match.play("A", "to C1.3")
    match.plan("A", "C1.2 C1.3")
    assert match.sources("A") == {"ceremony": VALUES[one] + VALUES[other]}
    assert match.tokens("C1") == ["-"] * 4
    assert sum(match.supply().values()) == 82
