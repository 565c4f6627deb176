"""Rulings PR-R14 and PR-R21 to PR-R28: stones, in rockets and in sight."""

from typing import Any

import pytest

from tests.games.pacal.kit import CORNERS, building, putting_in, table, words
from tests.testkit.table import SEATS

MIDDLE = {"A": "F6", **CORNERS}


TEN = [f"{column}2" for column in "ABCDEFGHIJ"]
"""All stones of a player in sight: none is left in the supply."""


# -- what is hidden ---------------------------------------------------------------------------


@pytest.mark.clause("PR-R14")
def test_contents_are_hidden_from_all_and_drops_are_public() -> None:
    match = table(die=2, rockets=MIDDLE, inside={"B": ["C", "C", "D"]})
    match.play("A", "fly F4", "drop A", "drop C")
    for seat in (None, *SEATS):
        view = match.view(seat)
        assert [player.rocket.contents for player in view.players] == [None] * 5
        assert [each["rocket"] for each in match.heard("dropped", seat)] == ["A", "C"]
        assert [each["seat"] for each in match.heard("dropped", seat)] == ["A", "A"]


@pytest.mark.clause("PR-R14")
def test_with_the_option_all_see_them() -> None:
    match = table(
        die=2,
        options={"show_rocket_contents": True},
        rockets=MIDDLE,
        inside={"B": ["C", "C", "D"], "D": ["A"]},
    )
    match.play("A", "fly F4", "drop A", "drop D")
    for seat in (None, *SEATS):
        contents = [player.rocket.contents for player in match.view(seat).players]
        assert contents == [[0], [], [], [0, 0], []]  # B's rocket has been lifted


@pytest.mark.clause("PR-R14", "PR-R23")
def test_two_tables_that_differ_under_a_rocket_look_the_same() -> None:
    """A's stone under C or under D: nobody is shown which, in views, options or refusals."""
    one = table(die=2, rockets=MIDDLE, inside={"C": ["A"]})
    other = table(die=2, rockets=MIDDLE, inside={"D": ["A"]})
    for match in (one, other):
        match.play("A", "fly F4", "drop C")
    for seat in (None, *SEATS):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
    assert one.decision("A") == other.decision("A")


@pytest.mark.clause("PR-R21")
def test_stones_under_a_rocket_that_landed_are_out_of_reach() -> None:
    """B stands on H5, between A's stones on H4 and H6: no line, no square, nothing to take."""
    facts: dict[str, Any] = {"rockets": {**MIDDLE, "B": "H5"}, "inside": {"B": ["A"]}}
    match = building(stones={"A": ["H4", "H6"]}, **facts)
    assert set(match.offered("build")) == {"H4 1", "H6 1"}
    assert match.refused("A build H5 1")[:2] == ("PR-6.9", "no-own-stone-there")
    match = putting_in(stones={"A": [*TEN[:9]]}, **facts)
    assert match.refused("A take H5")[:2] == ("PR-R27", "no-own-stone")
    assert set(match.offered("take")) == set(TEN[:9])


@pytest.mark.clause("PR-R21")
def test_they_appear_again_when_it_leaves() -> None:
    match = table(
        die=2,
        start="B",
        turn="B",
        rockets={**MIDDLE, "B": "H7", "C": "C6"},
        stones={"A": ["H5", "H6"], "C": ["H5"]},
    )
    match.play("B", "fly H5", "done")
    assert match.stones() == {"H6": "A"}
    assert match.inside("B") == "AC"
    match = table(
        die=2, start="B", turn="B", rockets={**MIDDLE, "B": "H5"}, inside={"B": ["A", "C"]}
    )
    match.play("B", "fly H3", "done")
    assert match.stones()["H5"] == "AC"


@pytest.mark.clause("PR-R21")
def test_a_build_does_not_reach_under_a_rocket() -> None:
    """C's stone under B's rocket on H5 stays there when A builds beside it."""
    match = building(
        stones={"A": ["H4", "H6"], "C": ["H4"]},
        rockets={**MIDDLE, "B": "H5"},
        inside={"B": ["C"], "E": ["C"]},
    )
    match.play("A", "build H4 1")
    assert match.supply("C") == 8  # H4's came back, those inside did not
    assert match.inside("E") == "C"


# -- doubles ----------------------------------------------------------------------------------


@pytest.mark.clause("PR-R22")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_all_stones_of_a_double_colour_go_back(count: int) -> None:
    match = table(die=2, rockets=MIDDLE, inside={"A": ["B"] * count + ["C"]})
    assert match.stones() == {"F6": "C"}
    assert [match.supply(seat) for seat in "BC"] == [10, 9]


@pytest.mark.clause("PR-R22")
def test_nothing_is_settled_before_the_rocket_is_lifted() -> None:
    """B's rocket lands with a stone of B below, and B puts in another."""
    match = table(die=2, start="B", turn="B", rockets={**MIDDLE, "B": "A3"}, stones={"B": ["A5"]})
    match.play("B", "fly A5", "drop B", "done")
    assert (match.inside("B"), match.supply("B")) == ("BB", 8)
    assert match.heard("doubles") == []
    while match.waiting != ["B"]:
        match.whole_turn(match.waiting[0])
    assert (match.inside("B"), match.supply("B")) == ("", 10)
    assert "A5" not in match.stones()
    assert match.heard("doubles") == [{"seat": "B", "cell": "A5", "stones": 2}]


@pytest.mark.clause("PR-R22")
def test_own_doubles_may_be_put_in_again_in_the_same_turn() -> None:
    match = table(die=2, rockets=MIDDLE, stones={"A": TEN[:8]}, inside={"A": ["A", "A"]})
    assert match.supply("A") == 2  # none before the lift
    match.play("A", "fly F4")
    assert match.task() == "put_in"  # and not a taking back
    match.play("A", "drop A", "drop B")
    assert (match.supply("A"), len(match.stones())) == (0, 8)


@pytest.mark.clause("PR-R22")
def test_doubles_of_others_return_on_a_lift_too() -> None:
    match = table(die=2, rockets=MIDDLE, stones={"C": TEN[:8]}, inside={"A": ["C", "C"]})
    assert match.supply("C") == 2


@pytest.mark.clause("PR-R23")
def test_a_double_is_allowed_and_not_announced() -> None:
    match = putting_in(rockets=MIDDLE, inside={"C": ["A"], "D": ["B"]})
    assert match.options_for() == ["drop A", "drop B", "drop C", "drop D", "drop E", "done"]
    told = {seat: match.hint(f"drop {seat}") for seat in "CD"}
    assert [told[seat]["cell"] for seat in "CD"] == ["K1", "A11"]
    assert [told[seat]["supply"] for seat in "CD"] == [8, 8]
    match.play("A", "drop C")
    assert match.inside("C") == "AA"
    assert match.kinds() == ["dropped"]
    assert match.supply("A") == 8


@pytest.mark.clause("PR-R24")
def test_what_the_lift_uncovered_counts_at_once() -> None:
    match = table(die=2, rockets=MIDDLE, inside={"A": ["A"]}, stones={"A": ["F7"]})
    match.play("A", "fly F4", "done")
    assert {"F6 2", "F7 2"} <= set(match.offered("build"))
    match.play("A", "build F6 2")
    assert match.pyramids() == {"F6": "A2"}


@pytest.mark.clause("PR-R24")
def test_and_can_be_taken_back_at_once() -> None:
    match = table(die=2, rockets=MIDDLE, inside={"A": ["A"]}, stones={"A": TEN[:9]})
    match.play("A", "fly F4")
    assert set(match.offered("take")) == {"F6", *TEN[:9]}
    match.play("A", "take F6", "drop B")
    assert "F6" not in match.stones()


@pytest.mark.clause("PR-R24")
def test_stones_put_in_this_turn_do_not_count() -> None:
    match = table(die=2, rockets=MIDDLE, stones={"A": ["F5", "A2"]})
    match.play("A", "fly F4", "drop A", "drop B")
    assert set(match.offered("build")) == {"F5 1", "A2 1"}  # not F4 and F5, not A1 and A2


# -- putting in -------------------------------------------------------------------------------


@pytest.mark.clause("PR-R25")
@pytest.mark.parametrize("only", SEATS)
def test_one_stone_into_any_rocket(only: str) -> None:
    match = putting_in()
    match.play("A", f"drop {only}", "done")
    assert [each["rocket"] for each in match.heard("dropped")] == [only]
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-R25")
def test_never_two_in_one_rocket_nor_two_in_others() -> None:
    match = putting_in()
    match.play("A", "drop A")
    assert match.refused("A drop A") == ("PR-R25", "own-rocket-done", {})
    match = putting_in()
    match.play("A", "drop C")
    for other in "BCDE":
        told = {"rocket": other}
        assert match.refused(f"A drop {other}") == ("PR-5.1", "only-own-rocket", told)
    assert match.options_for() == ["drop A", "done"]


@pytest.mark.clause("PR-R26")
@pytest.mark.parametrize("other", ["B", "C", "D", "E"])
def test_any_other_rocket_wherever_it_stands(other: str) -> None:
    """The owner is not asked, and the stone stays the one of who put it in."""
    match = putting_in(rockets={"A": "F6", "B": "F7", "C": "K1", "D": "A11", "E": "C8"})
    cell = match.rocket(other)
    match.play("A", f"drop {other}", "done")
    while match.waiting != [other]:
        match.whole_turn(match.waiting[0])
    assert match.stones() == {cell: "A"}
    assert [match.supply(seat) for seat in SEATS] == [9, 10, 10, 10, 10]


@pytest.mark.clause("PR-R26")
def test_a_rocket_that_is_not_at_the_table() -> None:
    match = putting_in(3)
    assert match.refused("A drop D") == ("PR-2.3", "no-such-rocket", {"rocket": "D"})


@pytest.mark.clause("PR-R27")
def test_the_last_stone_goes_first_then_one_is_taken() -> None:
    match = putting_in(rockets=MIDDLE, stones={"A": TEN[:9]})
    assert match.refused("A take A2")[1:] == ("supply-not-empty", {"supply": 1})
    match.play("A", "drop A")
    assert match.options_for() == [*(f"take {cell}" for cell in TEN[:9]), "done"]
    match.play("A", "take C2")
    for early in ("take A2", "done"):
        assert match.refused(f"A {early}") == ("PR-R27", "put-it-in-first", {})
    match.play("A", "drop D")
    assert (match.inside("A"), match.inside("D"), match.supply("A")) == ("A", "A", 0)
    assert match.task() == "build"  # no third stone


@pytest.mark.clause("PR-R27")
def test_no_more_are_taken_than_put_in() -> None:
    match = putting_in(rockets=MIDDLE, stones={"A": TEN})
    match.play("A", "take A2", "drop A", "take B2", "drop C")
    assert match.task() == "build"
    assert (match.supply("A"), len(match.stones())) == (0, 8)
    match = putting_in(rockets=MIDDLE, stones={"A": TEN})
    match.play("A", "done")
    assert len(match.stones()) == 10
    assert match.task() == "build"


@pytest.mark.clause("PR-R28")
def test_a_stone_taken_back_no_longer_counts() -> None:
    """Three in a row and seven more: the middle one is taken back."""
    rest = ["A4", "A6", "A8", "K3", "K5", "K7", "I9"]
    match = putting_in(rockets=MIDDLE, stones={"A": ["H3", "H4", "H5", *rest]})
    match.play("A", "take H4", "drop A", "done")
    assert not words("H3 H4 H5") & set(match.stones()) - {"H3", "H5"}
    assert not [
        text for text in set(match.offered("build")) if text[:2] in ("H3", "H5") and text[3:] > "1"
    ]
    assert match.refused("A build H4 1")[:2] == ("PR-6.9", "no-own-stone-there")
    match = putting_in(rockets=MIDDLE, stones={"A": ["H3", "H4", "H5", *rest]})
    match.play("A", "done")
    assert {"H3 3", "H4 3", "H5 3"} <= set(match.offered("build"))
