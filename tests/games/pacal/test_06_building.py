"""Chapter 6: building."""

from typing import Any

import pytest

from tests.games.pacal.kit import CORNERS, building, table
from tests.testkit.table import SEATS

E2: dict[str, Any] = {"stones": {"A": ["E4", "F4", "H4"]}, "pyramids": {"A": {"G4": 2}}}
E3: dict[str, Any] = {"stones": {"A": ["A4", "B4", "D4"]}, "pyramids": {"A": {"C4": 2}}}


# -- at most one build ------------------------------------------------------------------------


@pytest.mark.clause("PR-6.1")
def test_building_is_optional() -> None:
    match = building(stones={"A": ["H4"]})
    assert match.prompt() == ("PR-6.1", "build", {})
    assert match.options_for() == ["build H4 1", "skip"]
    match.play("A skip")
    assert (match.stones(), match.pyramids(), match.waiting) == ({"H4": "A"}, {}, ["B"])


@pytest.mark.clause("PR-6.1")
def test_one_pyramid_per_turn() -> None:
    match = building(stones={"A": ["H4", "H5", "A8", "A9"]})
    match.play("A build H4 2")
    assert match.waiting == ["B"]
    assert match.refused("A build A8 2")[1] == "not-asked"


@pytest.mark.clause("PR-6.1")
def test_an_upgrade_is_that_one_build() -> None:
    match = building(stones={"A": ["H5", "A8"]}, pyramids={"A": {"H4": 1}})
    match.play("A upgrade H4 2")
    assert match.waiting == ["B"]
    assert match.stones() == {"A8": "A"}


# -- a new pyramid ----------------------------------------------------------------------------


@pytest.mark.clause("PR-6.9")
def test_it_stands_on_a_cell_of_the_constellation() -> None:
    facts: dict[str, Any] = {"stones": {"A": ["H2", "H4", "H6", "A8"], "B": ["H3"]}}
    for cell in ("H2", "H4", "H6"):
        match = building(**facts)
        match.play(f"A build {cell} 3")
        assert match.pyramids() == {cell: "A3"}
    match = building(**facts)
    for cell in ("H3", "H5"):  # between: another's stone, nothing
        told: dict[str, object] = {"cell": cell}
        assert match.refused(f"A build {cell} 3") == ("PR-6.9", "no-own-stone-there", told)
    told = {"cell": "A8", "height": 3}
    assert match.refused("A build A8 3") == ("PR-6.5", "no-constellation", told)


@pytest.mark.clause("PR-6.10")
def test_the_stones_of_the_constellation_go_back() -> None:
    match = building(stones={"A": ["E4", "F4", "G4", "H4", "A8"]})
    assert match.supply("A") == 5
    match.play("A build F4 4")
    assert (match.supply("A"), match.stones()) == (9, {"A8": "A"})
    assert match.heard("built") == [
        {
            "seat": "A",
            "cell": "F4",
            "height": 4,
            "district": "palace",
            "stones": ["E4", "F4", "G4", "H4"],
            "returned": [],
        }
    ]


@pytest.mark.clause("PR-6.10")
def test_they_can_be_put_in_again_later() -> None:
    """All ten stones are out; the build brings four back, and two of them go in the next turn."""
    rest = ["A5", "A7", "A8", "J6", "I9", "I10"]
    match = building(rockets={"A": "F6", **CORNERS}, stones={"A": ["E4", "F4", "G4", "H4", *rest]})
    assert match.supply("A") == 0
    match.play("A build E4 4")
    assert match.supply("A") == 4
    while match.waiting != ["A"]:
        match.whole_turn(match.waiting[0])
    match.play("A", next(text for text in match.options_for() if text.startswith("fly")))
    match.play("A", "drop A", "drop B")
    assert match.supply("A") == 2


@pytest.mark.clause("PR-6.11", "PR-6.12", "PR-E1")
@pytest.mark.parametrize(
    ("cell", "lying", "supplies"),
    [("H6", {"H8": "BC"}, [10, 9, 9]), ("H7", {"H8": "BC"}, [10, 9, 9]), ("H8", {}, [10, 10, 10])],
)
def test_other_colours_on_the_building_cell_go_back(
    cell: str, lying: dict[str, str], supplies: list[int]
) -> None:
    match = building(stones={"A": ["H6", "H7", "H8"], "B": ["H8"], "C": ["H8"]})
    match.play(f"A build {cell} 3")
    assert match.stones() == lying
    assert [match.supply(seat) for seat in "ABC"] == supplies
    assert match.heard("built")[0]["returned"] == (["B", "C"] if cell == "H8" else [])


@pytest.mark.clause("PR-6.12")
def test_all_other_stones_stay() -> None:
    match = building(stones={"A": ["H6", "H7", "I6", "A8"], "B": ["H7", "A8"], "C": ["H6", "I6"]})
    match.play("A build H6 2")
    match.play("A use H7")
    assert match.stones() == {"H7": "B", "I6": "AC", "A8": "AB"}
    assert [match.supply(seat) for seat in "ABC"] == [8, 8, 9]


# -- pyramids as stones -----------------------------------------------------------------------


@pytest.mark.clause("PR-6.13", "PR-E2")
def test_an_own_pyramid_stands_in_for_a_stone() -> None:
    match = building(**E2)
    assert match.hint("build E4 4")["cells"] == ["E4", "F4", "H4"]
    match.play("A build E4 4")
    assert (match.pyramids(), match.stones()) == ({"E4": "A4", "G4": "A2"}, {})
    assert (match.supply("A"), match.left("A")) == (10, [1, 2, 3, 1, 2])


@pytest.mark.clause("PR-6.13")
def test_several_pyramids_and_one_stone() -> None:
    match = building(stones={"A": ["H7"]}, pyramids={"A": {"E4": 1, "H4": 3, "E7": 2}})
    match.play("A build H7 5")
    assert match.pyramids() == {"E4": "A1", "H4": "A3", "E7": "A2", "H7": "A5"}


@pytest.mark.clause("PR-6.13")
def test_not_the_pyramid_of_another() -> None:
    match = building(stones={"A": ["H7"]}, pyramids={"B": {"H6": 1, "H8": 2}})
    assert set(match.offered("build")) == {"H7 1"}


@pytest.mark.clause("PR-6.14")
def test_pyramids_alone_are_no_constellation() -> None:
    """F4 to H4 are pyramids in a row; the only stone lies far away."""
    row = {"F4": 2, "G4": 2, "H4": 2}
    match = building(stones={"A": ["A10"]}, pyramids={"A": row})
    assert match.options_for() == ["build A10 1", "skip"]
    assert match.refused("A upgrade G4 3") == (
        "PR-6.14",
        "needs-stone",
        {"cell": "G4", "height": 3, "points": ["F4", "G4", "H4"]},
    )
    match = building(pyramids={"A": row})
    assert match.waiting == ["B"]  # without any stone nothing is asked


# -- upgrades ---------------------------------------------------------------------------------


@pytest.mark.clause("PR-6.15", "PR-6.16", "PR-6.17", "PR-E3")
def test_an_upgrade_replaces_the_pyramid_on_its_cell() -> None:
    match = building(**E3)
    assert match.left("A") == [1, 2, 3, 2, 2]
    match.play("A upgrade C4 4")
    assert (match.pyramids(), match.stones()) == ({"C4": "A4"}, {})
    assert (match.supply("A"), match.left("A")) == (10, [1, 3, 3, 1, 2])
    assert match.heard("upgraded") == [
        {
            "seat": "A",
            "cell": "C4",
            "height": 4,
            "before": 2,
            "district": "aqueduct",
            "stones": ["A4", "B4", "D4"],
            "returned": [],
        }
    ]


@pytest.mark.clause("PR-6.16", "PR-6.17", "PR-E3")
@pytest.mark.parametrize(("used", "stays"), [("A4", "D4"), ("D4", "A4")])
def test_an_upgrade_to_three_leaves_a_stone(used: str, stays: str) -> None:
    match = building(**E3)
    match.play("A upgrade C4 3")
    assert match.prompt() == ("PR-R33", "choose-stones", {"cell": "C4", "height": 3})
    assert match.options_for() == ["use A4", "use D4"]  # B4 is in both
    match.play(f"A use {used}")
    assert (match.pyramids(), match.stones()) == ({"C4": "A3"}, {stays: "A"})
    assert (match.supply("A"), match.left("A")) == (9, [1, 3, 2, 2, 2])


@pytest.mark.clause("PR-6.15")
@pytest.mark.parametrize("height", [1, 2, 3])
def test_only_by_a_taller_one(height: int) -> None:
    match = building(stones={"A": ["A4", "B4", "D4"]}, pyramids={"A": {"C4": 3}})
    told = {"cell": "C4", "height": height, "before": 3}
    assert match.refused(f"A upgrade C4 {height}") == ("PR-R34", "not-taller", told)
    assert set(match.offered("upgrade")) == {"C4 4"}


@pytest.mark.clause("PR-6.15")
def test_only_an_own_pyramid() -> None:
    match = building(stones={"A": ["A4", "B4"], "B": ["D4"]}, pyramids={"B": {"C4": 2}})
    assert set(match.offered("upgrade")) == set()
    for cell in ("C4", "A4", "K9"):
        told: dict[str, object] = {"cell": cell}
        assert match.refused(f"A upgrade {cell} 3") == ("PR-6.15", "no-own-pyramid", told)
    assert building(**E3).refused("A build C4 4") == ("PR-6.15", "upgrade-instead", {"cell": "C4"})


@pytest.mark.clause("PR-6.16")
def test_the_pyramid_must_be_part_of_the_constellation() -> None:
    """Three stones in a row beside it raise nothing."""
    match = building(stones={"A": ["A4", "A5", "A6"]}, pyramids={"A": {"C4": 2}})
    assert set(match.offered("upgrade")) == set()
    assert match.refused("A upgrade C4 3") == (
        "PR-6.5",
        "no-constellation",
        {"cell": "C4", "height": 3},
    )


@pytest.mark.clause("PR-6.16")
def test_other_own_pyramids_may_be_part_of_an_upgrade() -> None:
    match = building(stones={"A": ["A4"]}, pyramids={"A": {"B4": 3, "C4": 2, "D4": 3}})
    match.play("A upgrade C4 4")
    assert match.pyramids() == {"B4": "A3", "C4": "A4", "D4": "A3"}
    assert (match.stones(), match.supply("A")) == ({}, 10)


# -- choices ----------------------------------------------------------------------------------


@pytest.mark.clause("PR-6.18")
@pytest.mark.parametrize(
    ("answers", "stays"),
    [
        (["build F3 5"], ""),
        (["build F3 2", "use E3"], "E4 F4"),
        (["build F3 2", "use F4"], "E3 E4"),
        (["build F3 1"], "E3 E4 F4"),
    ],
)
def test_one_height_is_chosen_and_the_rest_stays(answers: list[str], stays: str) -> None:
    match = building(stones={"A": ["E3", "F3", "E4", "F4"]})
    match.play("A", *answers)
    assert set(match.stones()) == set(stays.split())
    assert match.supply("A") == 10 - len(stays.split())
    assert len(match.pyramids()) == 1


@pytest.mark.clause("PR-6.18")
def test_a_pyramid_may_save_a_stone() -> None:
    """Two storeys on E4 with the stone on E3, or with the pyramid on F4 and no other stone."""
    facts: dict[str, Any] = {"stones": {"A": ["E3", "E4"]}, "pyramids": {"A": {"F4": 3}}}
    match = building(**facts)
    told = match.hint("build E4 2")
    assert (told["stones"], told["choices"]) == (1, 2)
    match.play("A", "build E4 2")
    assert match.options_for() == ["use E3", "enough"]
    match.play("A", "enough")
    assert (match.stones(), match.pyramids()["E4"]) == ({"E3": "A"}, "A2")
    match = building(**facts)
    match.play("A", "build E4 2", "use E3")
    assert match.stones() == {}


@pytest.mark.clause("PR-6.19")
def test_a_lower_pyramid_if_none_of_the_earned_height_is_left() -> None:
    square = {"A": ["E3", "F3", "E4", "F4"]}
    both = {"A": {"A8": 5, "H9": 5}}
    match = building(stones=square, pyramids=both)
    assert match.refused("A build E3 5") == (
        "PR-6.19",
        "no-pyramid-left",
        {"cell": "E3", "height": 5},
    )
    assert {"E3 4", "E3 3", "E3 2", "E3 1"} <= set(match.offered("build"))
    match.play("A build E3 4")
    assert match.pyramids()["E3"] == "A4"
    assert (match.stones(), match.supply("A")) == ({}, 10)  # the whole square was used
    match = building(stones=square, pyramids={"A": {"A8": 5}})
    assert "E3 4" not in set(
        match.offered("build")
    )  # one of 5 is left: that or what else is earned


@pytest.mark.clause("PR-6.19")
def test_lower_ones_must_be_in_the_supply_too() -> None:
    match = building(
        stones={"A": ["E3", "F3", "E4", "F4"]},
        pyramids={"A": {"A8": 5, "H9": 5, "A10": 4, "H11": 4, "K6": 1}},
    )
    assert match.left("A") == [0, 3, 3, 0, 0]
    assert {text[-1] for text in set(match.offered("build"))} == {"2", "3"}


@pytest.mark.clause("PR-6.20")
def test_a_pyramid_comes_from_the_supply_and_is_an_obstacle() -> None:
    match = building(rockets={"A": "E5", **CORNERS, "B": "H7"}, stones={"A": ["H4", "H3"]})
    match.play("A build H4 2")
    assert match.left("A") == [1, 2, 3, 2, 2]
    assert [match.left(seat) for seat in SEATS[1:]] == [[1, 3, 3, 2, 2]] * 4
    assert "H5" in set(match.offered("fly", "B"))  # not H4, three cells away
    assert match.hint("fly H5", "B")["lost"] == 1


@pytest.mark.clause("PR-6.1", "PR-6.10")
def test_a_whole_turn_with_a_build() -> None:
    match = table(
        die=3, rockets={"A": "F6", **CORNERS}, inside={"A": ["A", "B"]}, stones={"A": ["F7", "F8"]}
    )
    match.play("A", "fly F3", "drop A", "drop C", "build F7 3")
    assert match.pyramids() == {"F7": "A3"}
    assert match.stones()["F6"] == "B"
    assert (match.supply("A"), match.score("A")) == (8, 7)
    assert (match.inside("A"), match.inside("C")) == ("A", "A")
    assert match.kinds()[:5] == ["moved", "dropped", "dropped", "built", "scored"]
    assert match.task() is None
