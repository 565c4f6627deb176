"""Rulings PR-R34 to PR-R40: upgrades, lower pyramids, what a build leaves."""

from typing import Any

import pytest

from tests.games.pacal.ends import all_but
from tests.games.pacal.kit import building, table

SPREAD = ["B4", "D4", "F4", "H4"]
"""Four in line with one cell between; no two of them side by side."""


# -- upgrades ---------------------------------------------------------------------------------


@pytest.mark.clause("PR-R34")
def test_an_upgrade_is_strictly_taller() -> None:
    match = building(stones={"A": ["E4", "G4", "H4"]}, pyramids={"A": {"F4": 3}})
    assert set(match.offered("upgrade")) == {"F4 4"}
    for height in (1, 2, 3):
        data = {"cell": "F4", "height": height, "before": 3}
        assert match.refused(f"A upgrade F4 {height}") == ("PR-R34", "not-taller", data)


@pytest.mark.clause("PR-R34")
def test_any_number_of_storeys_at_once_and_the_old_one_can_be_built_again() -> None:
    """From 1 to 5 in one step; two turns later the pyramid of 1 storey stands elsewhere."""
    match = building(2, turn="B", stones={"B": ["F3", "E4", "F4", "A9"]}, pyramids={"B": {"E3": 1}})
    assert match.left("B") == [0, 3, 3, 2, 2]
    match.play("B", "upgrade E3 5")
    assert match.pyramids() == {"E3": "B5"}
    assert match.left("B") == [1, 3, 3, 2, 1]
    assert match.heard("upgraded")[0] == {
        "seat": "B",
        "cell": "E3",
        "height": 5,
        "before": 1,
        "district": "palace",
        "stones": ["F3", "E4", "F4"],
        "returned": [],
    }
    match.whole_turn("A")
    match.play("B", match.options_for("B")[0], "done", "build A9 1")
    assert match.pyramids() == {"E3": "B5", "A9": "B1"}
    assert match.left("B") == [0, 3, 3, 2, 1]


@pytest.mark.clause("PR-R35")
def test_an_upgrade_is_never_the_last_pyramid() -> None:
    """One pyramid in the supply goes out, the raised one comes in: the game goes on."""
    built = {**all_but(1, 5), "F4": 1}
    match = building(3, stones={"A": ["E3", "F3", "E4"]}, pyramids={"A": built}, scores={"A": 8})
    assert match.left("A") == [0, 0, 0, 0, 1]
    assert match.hint("upgrade F4 5")["bonus"] == 0
    match.play("A", "upgrade F4 5")
    assert match.left("A") == [1, 0, 0, 0, 0]
    assert not match.over
    assert (match.score("A"), match.heard("bonus")) == (8, [])


@pytest.mark.clause("PR-R35", "PR-R47")
@pytest.mark.parametrize("supply_before", [(5,), (5, 2)])
def test_an_upgrade_is_never_the_last_but_one_in_the_last_round(
    supply_before: tuple[int, ...],
) -> None:
    """C has reached 40. Whether one or two pyramids are in the supply: no 5 points."""
    built = {**all_but(1, *supply_before), "F4": 1}
    match = building(
        3,
        start="C",
        turn="A",
        stones={"A": ["E3", "F3", "E4"]},
        pyramids={"A": built},
        scores=[8, 0, 40],
    )
    match.play("A", "upgrade F4 5")
    assert sum(match.left("A")) == len(supply_before)
    assert match.scores() == [8, 0, 40]
    assert match.heard("bonus") == []
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-R36")
def test_the_raised_pyramid_is_a_point_of_its_constellation() -> None:
    match = building(stones={"A": ["E4", "F4", "G4"]}, pyramids={"A": {"A1": 2, "H4": 1}})
    assert set(match.offered("upgrade")) == {"H4 2", "H4 3", "H4 4"}
    data = {"cell": "A1", "height": 3}
    assert match.refused("A upgrade A1 3") == ("PR-6.5", "no-constellation", data)
    match.play("A", "upgrade H4 4")
    assert match.pyramids() == {"A1": "A2", "H4": "A4"}


@pytest.mark.clause("PR-R36")
def test_an_own_pyramid_is_raised_and_not_built_upon() -> None:
    match = building(stones={"A": ["E4"]}, pyramids={"A": {"F4": 1}})
    data = {"cell": "F4"}
    assert match.refused("A build F4 2") == ("PR-6.15", "upgrade-instead", data)


# -- lower pyramids ---------------------------------------------------------------------------


@pytest.mark.clause("PR-R37")
def test_a_lower_one_only_if_none_of_the_earned_height_is_left() -> None:
    both_fours = {"I10": 4, "H11": 4}
    match = building(stones={"A": SPREAD}, pyramids={"A": {"I10": 4}})
    assert set(match.offered("build")) == {f"{c} {h}" for c in SPREAD for h in (1, 3, 4)}
    data = {"cell": "B4", "height": 2}
    assert match.refused("A build B4 2") == ("PR-6.4", "no-constellation", data)

    match = building(stones={"A": SPREAD}, pyramids={"A": both_fours})
    assert set(match.offered("build")) == {f"{c} {h}" for c in SPREAD for h in (1, 2, 3)}
    data = {"cell": "B4", "height": 4}
    assert match.refused("A build B4 4") == ("PR-6.19", "no-pyramid-left", data)
    match.play("A", "build B4 2")
    assert match.pyramids() == {"B4": "A2", "I10": "A4", "H11": "A4"}
    assert (match.stones(), match.supply("A")) == ({}, 10)  # all four stones go


@pytest.mark.clause("PR-R37", "PR-R33")
def test_three_storeys_from_three_stones_or_from_the_four_of_the_taller_one() -> None:
    match = building(stones={"A": SPREAD}, pyramids={"A": {"I10": 4, "H11": 4}})
    match.play("A", "build B4 3")
    assert match.options_for() == ["use H4", "enough"]
    match.play("A", "enough")
    assert (match.stones(), match.supply("A")) == ({"H4": "A"}, 9)
    match = building(stones={"A": SPREAD}, pyramids={"A": {"I10": 4, "H11": 4}})
    match.play("A", "build B4 3", "use H4")
    assert (match.stones(), match.supply("A")) == ({}, 10)


@pytest.mark.clause("PR-R37")
def test_any_lower_height_in_the_supply_will_do() -> None:
    """A square without a pyramid of 5: one of 4, 3, 2 or 1; those of 3 are gone as well."""
    square = ["E4", "H4", "E7", "H7"]
    gone = {"A1": 5, "B1": 5, "C1": 3, "A2": 3, "B2": 3}
    match = building(stones={"A": square}, pyramids={"A": gone})
    assert set(match.offered("build")) == {f"{c} {h}" for c in square for h in (1, 2, 4)}
    match.play("A", "build E4 4")
    assert match.pyramids()["E4"] == "A4"
    assert match.supply("A") == 10


@pytest.mark.clause("PR-R37")
def test_a_lower_one_must_still_be_taller_than_the_one_it_replaces() -> None:
    """D4 F4 H4 with a pyramid on B4, and no pyramid of 4 storeys left."""
    for before, heights in ((2, {"B4 3"}), (3, set())):
        match = building(
            stones={"A": ["D4", "F4", "H4"]}, pyramids={"A": {"B4": before, "I10": 4, "H11": 4}}
        )
        assert set(match.offered("upgrade")) == heights
        data = {"cell": "B4", "height": 4}
        assert match.refused("A upgrade B4 4") == ("PR-6.19", "no-pyramid-left", data)


@pytest.mark.clause("PR-R38")
def test_a_lone_stone_builds_nothing_once_the_single_storey_stands() -> None:
    facts: dict[str, Any] = {"step": "stones", "stones": {"A": ["E4"]}}
    match = table(5, die=3, **facts)
    match.play("A", "done")
    assert set(match.offered("build")) == {"E4 1"}
    match = table(5, die=3, pyramids={"A": {"A1": 1}}, **facts)
    match.play("A", "done")
    assert match.waiting == ["B"]  # nothing was asked
    match = building(stones={"A": ["E4", "I10", "I11"]}, pyramids={"A": {"A1": 1}})
    data = {"cell": "E4", "height": 1}
    assert match.refused("A build E4 1") == ("PR-6.19", "no-pyramid-left", data)


@pytest.mark.clause("PR-R39")
def test_stones_given_back_go_in_again_next_turn_at_the_earliest() -> None:
    """All ten stones are out; three come back by the build, and the turn is over."""
    row, rest = ["E4", "F4", "G4"], ["A1", "C1", "E1", "G1", "I1"]
    match = table(
        5,
        die=3,
        rockets={"A": "F7", "B": "A9", "C": "K1", "D": "A11", "E": "K11"},
        stones={"A": row + rest},
        inside={"C": ["A"], "D": ["A"]},
        step="build",
    )
    assert match.supply("A") == 0
    match.play("A", "build F4 3")
    assert match.supply("A") == 3
    assert match.waiting == ["B"]
    assert match.options_for("A") == []
    assert match.heard("dropped") == []


@pytest.mark.clause("PR-R40")
def test_building_in_the_sacred_district_follows_the_same_rules() -> None:
    rockets = ["A1", "C1", "E1", "G1", "I1"]
    match = building(stones={"A": ["E5", "F6", "G7"], "B": ["F6"]}, rockets=rockets)
    assert {"E5 3", "F6 3", "G7 3"} <= set(match.offered("build"))
    match.play("A", "build F6 3")
    assert match.pyramids() == {"F6": "A3"}
    assert (match.scores(), match.supply("B")) == ([7, 0, 0, 0, 0], 10)
