"""Chapter 6: building."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pacal.kit import (
    CORNERS,
    SEATS,
    building,
    heard,
    hint,
    inside,
    kinds,
    left,
    offered,
    options,
    play,
    prompt,
    pyramids,
    refused,
    score,
    stones,
    supply,
    table,
    task,
    whole_turn,
)

E2: dict[str, Any] = {"stones": {"A": ["E4", "F4", "H4"]}, "pyramids": {"A": {"G4": 2}}}
E3: dict[str, Any] = {"stones": {"A": ["A4", "B4", "D4"]}, "pyramids": {"A": {"C4": 2}}}


# -- at most one build ------------------------------------------------------------------------


@pytest.mark.clause("PR-6.1")
def test_building_is_optional() -> None:
    match = building(stones={"A": ["H4"]})
    assert prompt(match) == ("PR-6.1", "build", {})
    assert options(match) == ["build H4 1", "skip"]
    match.play("A skip")
    assert (stones(match), pyramids(match), match.waiting) == ({"H4": "A"}, {}, ["B"])


@pytest.mark.clause("PR-6.1")
def test_one_pyramid_per_turn() -> None:
    match = building(stones={"A": ["H4", "H5", "A8", "A9"]})
    match.play("A build H4 2")
    assert match.waiting == ["B"]
    assert refused(match, "A build A8 2")[1] == "not-asked"


@pytest.mark.clause("PR-6.1")
def test_an_upgrade_is_that_one_build() -> None:
    match = building(stones={"A": ["H5", "A8"]}, pyramids={"A": {"H4": 1}})
    match.play("A upgrade H4 2")
    assert match.waiting == ["B"]
    assert stones(match) == {"A8": "A"}


# -- a new pyramid ----------------------------------------------------------------------------


@pytest.mark.clause("PR-6.9")
def test_it_stands_on_a_cell_of_the_constellation() -> None:
    facts: dict[str, Any] = {"stones": {"A": ["H2", "H4", "H6", "A8"], "B": ["H3"]}}
    for cell in ("H2", "H4", "H6"):
        match = building(**facts)
        match.play(f"A build {cell} 3")
        assert pyramids(match) == {cell: "A3"}
    match = building(**facts)
    for cell in ("H3", "H5"):  # between: another's stone, nothing
        told: dict[str, object] = {"cell": cell}
        assert refused(match, f"A build {cell} 3") == ("PR-6.9", "no-own-stone-there", told)
    told = {"cell": "A8", "height": 3}
    assert refused(match, "A build A8 3") == ("PR-6.5", "no-constellation", told)


@pytest.mark.clause("PR-6.10")
def test_the_stones_of_the_constellation_go_back() -> None:
    match = building(stones={"A": ["E4", "F4", "G4", "H4", "A8"]})
    assert supply(match, "A") == 5
    match.play("A build F4 4")
    assert (supply(match, "A"), stones(match)) == (9, {"A8": "A"})
    assert heard(match, "built") == [
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
    assert supply(match, "A") == 0
    match.play("A build E4 4")
    assert supply(match, "A") == 4
    while match.waiting != ["A"]:
        whole_turn(match, match.waiting[0])
    play(match, "A", next(text for text in options(match) if text.startswith("fly")))
    play(match, "A", "drop A", "drop B")
    assert supply(match, "A") == 2


@pytest.mark.clause("PR-6.11", "PR-6.12", "PR-E1")
@pytest.mark.parametrize(
    ("cell", "lying", "supplies"),
    [
        ("H6", {"H8": "BC"}, [10, 9, 9]),
        ("H7", {"H8": "BC"}, [10, 9, 9]),
        ("H8", {}, [10, 10, 10]),
    ],
)
def test_other_colours_on_the_building_cell_go_back(
    cell: str, lying: dict[str, str], supplies: list[int]
) -> None:
    match = building(stones={"A": ["H6", "H7", "H8"], "B": ["H8"], "C": ["H8"]})
    match.play(f"A build {cell} 3")
    assert stones(match) == lying
    assert [supply(match, seat) for seat in "ABC"] == supplies
    assert heard(match, "built")[0]["returned"] == (["B", "C"] if cell == "H8" else [])


@pytest.mark.clause("PR-6.12")
def test_all_other_stones_stay() -> None:
    match = building(stones={"A": ["H6", "H7", "I6", "A8"], "B": ["H7", "A8"], "C": ["H6", "I6"]})
    match.play("A build H6 2")
    match.play("A use H7")
    assert stones(match) == {"H7": "B", "I6": "AC", "A8": "AB"}
    assert [supply(match, seat) for seat in "ABC"] == [8, 8, 9]


# -- pyramids as stones -----------------------------------------------------------------------


@pytest.mark.clause("PR-6.13", "PR-E2")
def test_an_own_pyramid_stands_in_for_a_stone() -> None:
    match = building(**E2)
    assert hint(match, "build E4 4")["cells"] == ["E4", "F4", "H4"]
    match.play("A build E4 4")
    assert (pyramids(match), stones(match)) == ({"E4": "A4", "G4": "A2"}, {})
    assert (supply(match, "A"), left(match, "A")) == (10, [1, 2, 3, 1, 2])


@pytest.mark.clause("PR-6.13")
def test_several_pyramids_and_one_stone() -> None:
    match = building(stones={"A": ["H7"]}, pyramids={"A": {"E4": 1, "H4": 3, "E7": 2}})
    match.play("A build H7 5")
    assert pyramids(match) == {"E4": "A1", "H4": "A3", "E7": "A2", "H7": "A5"}


@pytest.mark.clause("PR-6.13")
def test_not_the_pyramid_of_another() -> None:
    match = building(stones={"A": ["H7"]}, pyramids={"B": {"H6": 1, "H8": 2}})
    assert offered(match, "build") == {"H7 1"}


@pytest.mark.clause("PR-6.14")
def test_pyramids_alone_are_no_constellation() -> None:
    """F4 to H4 are pyramids in a row; the only stone lies far away."""
    row = {"F4": 2, "G4": 2, "H4": 2}
    match = building(stones={"A": ["A10"]}, pyramids={"A": row})
    assert options(match) == ["build A10 1", "skip"]
    assert refused(match, "A upgrade G4 3") == (
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
    assert left(match, "A") == [1, 2, 3, 2, 2]
    match.play("A upgrade C4 4")
    assert (pyramids(match), stones(match)) == ({"C4": "A4"}, {})
    assert (supply(match, "A"), left(match, "A")) == (10, [1, 3, 3, 1, 2])
    assert heard(match, "upgraded") == [
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
    assert prompt(match) == ("PR-R33", "choose-stones", {"cell": "C4", "height": 3})
    assert options(match) == ["use A4", "use D4"]  # B4 is in both
    match.play(f"A use {used}")
    assert (pyramids(match), stones(match)) == ({"C4": "A3"}, {stays: "A"})
    assert (supply(match, "A"), left(match, "A")) == (9, [1, 3, 2, 2, 2])


@pytest.mark.clause("PR-6.15")
@pytest.mark.parametrize("height", [1, 2, 3])
def test_only_by_a_taller_one(height: int) -> None:
    match = building(stones={"A": ["A4", "B4", "D4"]}, pyramids={"A": {"C4": 3}})
    told = {"cell": "C4", "height": height, "before": 3}
    assert refused(match, f"A upgrade C4 {height}") == ("PR-R34", "not-taller", told)
    assert offered(match, "upgrade") == {"C4 4"}


@pytest.mark.clause("PR-6.15")
def test_only_an_own_pyramid() -> None:
    match = building(stones={"A": ["A4", "B4"], "B": ["D4"]}, pyramids={"B": {"C4": 2}})
    assert offered(match, "upgrade") == set()
    for cell in ("C4", "A4", "K9"):
        told: dict[str, object] = {"cell": cell}
        assert refused(match, f"A upgrade {cell} 3") == ("PR-6.15", "no-own-pyramid", told)
    assert refused(building(**E3), "A build C4 4") == (
        "PR-6.15",
        "upgrade-instead",
        {"cell": "C4"},
    )


@pytest.mark.clause("PR-6.16")
def test_the_pyramid_must_be_part_of_the_constellation() -> None:
    """Three stones in a row beside it raise nothing."""
    match = building(stones={"A": ["A4", "A5", "A6"]}, pyramids={"A": {"C4": 2}})
    assert offered(match, "upgrade") == set()
    assert refused(match, "A upgrade C4 3") == (
        "PR-6.5",
        "no-constellation",
        {"cell": "C4", "height": 3},
    )


@pytest.mark.clause("PR-6.16")
def test_other_own_pyramids_may_be_part_of_an_upgrade() -> None:
    match = building(stones={"A": ["A4"]}, pyramids={"A": {"B4": 3, "C4": 2, "D4": 3}})
    match.play("A upgrade C4 4")
    assert pyramids(match) == {"B4": "A3", "C4": "A4", "D4": "A3"}
    assert (stones(match), supply(match, "A")) == ({}, 10)


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
    play(match, "A", *answers)
    assert set(stones(match)) == set(stays.split())
    assert supply(match, "A") == 10 - len(stays.split())
    assert len(pyramids(match)) == 1


@pytest.mark.clause("PR-6.18")
def test_a_pyramid_may_save_a_stone() -> None:
    """Two storeys on E4 with the stone on E3, or with the pyramid on F4 and no other stone."""
    facts: dict[str, Any] = {"stones": {"A": ["E3", "E4"]}, "pyramids": {"A": {"F4": 3}}}
    match = building(**facts)
    told = hint(match, "build E4 2")
    assert (told["stones"], told["choices"]) == (1, 2)
    play(match, "A", "build E4 2")
    assert options(match) == ["use E3", "enough"]
    play(match, "A", "enough")
    assert (stones(match), pyramids(match)["E4"]) == ({"E3": "A"}, "A2")
    match = building(**facts)
    play(match, "A", "build E4 2", "use E3")
    assert stones(match) == {}


@pytest.mark.clause("PR-6.19")
def test_a_lower_pyramid_if_none_of_the_earned_height_is_left() -> None:
    square = {"A": ["E3", "F3", "E4", "F4"]}
    both = {"A": {"A8": 5, "H9": 5}}
    match = building(stones=square, pyramids=both)
    assert refused(match, "A build E3 5") == (
        "PR-6.19",
        "no-pyramid-left",
        {"cell": "E3", "height": 5},
    )
    assert {"E3 4", "E3 3", "E3 2", "E3 1"} <= offered(match, "build")
    match.play("A build E3 4")
    assert pyramids(match)["E3"] == "A4"
    assert (stones(match), supply(match, "A")) == ({}, 10)  # the whole square was used
    match = building(stones=square, pyramids={"A": {"A8": 5}})
    assert "E3 4" not in offered(match, "build")  # one of 5 is left: that or what else is earned


@pytest.mark.clause("PR-6.19")
def test_lower_ones_must_be_in_the_supply_too() -> None:
    match = building(
        stones={"A": ["E3", "F3", "E4", "F4"]},
        pyramids={"A": {"A8": 5, "H9": 5, "A10": 4, "H11": 4, "K6": 1}},
    )
    assert left(match, "A") == [0, 3, 3, 0, 0]
    assert {text[-1] for text in offered(match, "build")} == {"2", "3"}


@pytest.mark.clause("PR-6.20")
def test_a_pyramid_comes_from_the_supply_and_is_an_obstacle() -> None:
    match = building(rockets={"A": "E5", **CORNERS, "B": "H7"}, stones={"A": ["H4", "H3"]})
    match.play("A build H4 2")
    assert left(match, "A") == [1, 2, 3, 2, 2]
    assert [left(match, seat) for seat in SEATS[1:]] == [[1, 3, 3, 2, 2]] * 4
    assert "H5" in offered(match, "fly", "B")  # not H4, three cells away
    assert hint(match, "fly H5", "B")["lost"] == 1


@pytest.mark.clause("PR-6.1", "PR-6.10")
def test_a_whole_turn_with_a_build() -> None:
    match = table(
        die=3, rockets={"A": "F6", **CORNERS}, inside={"A": ["A", "B"]}, stones={"A": ["F7", "F8"]}
    )
    play(match, "A", "fly F3", "drop A", "drop C", "build F7 3")
    assert pyramids(match) == {"F7": "A3"}
    assert stones(match)["F6"] == "B"
    assert (supply(match, "A"), score(match, "A")) == (8, 7)
    assert (inside(match, "A"), inside(match, "C")) == ("A", "A")
    assert kinds(match)[:5] == ["moved", "dropped", "dropped", "built", "scored"]
    assert task(match) is None
