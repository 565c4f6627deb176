"""Rulings PR-R29 to PR-R33: constellations."""

from typing import Any

import pytest

from tests.games.pacal.facts import STRIP
from tests.games.pacal.kit import CORNERS, building, laid

SPREAD = ["B4", "D4", "F4", "H4"]
"""Four in line with one cell between; no two of them side by side."""


# -- positions --------------------------------------------------------------------------------


@pytest.mark.clause("PR-R29")
def test_whatever_lies_between_is_ignored() -> None:
    """B4 _ D4 _ F4 _ H4: between them stand a rocket and two pyramids of others."""
    match = building(
        rockets={"A": "C4", **CORNERS},
        stones={"A": SPREAD, "B": ["D4"]},
        pyramids={"C": {"E4": 3}, "D": {"G4": 2}},
    )
    assert {"B4 4", "D4 4", "F4 4", "H4 4"} <= set(match.offered("build"))


@pytest.mark.clause("PR-R29")
def test_the_lake_between_is_ignored() -> None:
    """B9, two lake cells, E9, two more, H9."""
    match = building(stones={"A": ["B9", "E9", "H9"]})
    assert {"B9 3", "E9 3", "H9 3"} <= set(match.offered("build"))
    match = building(stones={"A": ["B8", "E8", "B11", "E11"]})  # a square round the lake
    assert {"B8 5", "E8 5", "B11 5", "E11 5"} <= set(match.offered("build"))


@pytest.mark.clause("PR-R29")
def test_covered_cells_between_are_ignored() -> None:
    """A row of open and covered cells in turn, below the sacred district."""
    plan: dict[str, Any] = {
        **STRIP,
        "rows_full": {"rows": ["SSSSS", "ababa"]},
        "districts": {
            "list": [
                *STRIP["districts"]["list"],
                {"id": "east", "char": "a", "value": 3},
                {"id": "west", "char": "b", "value": 3},
            ]
        },
        "covers": {"list": [{"id": "half", "mark": "3", "districts": ["west"]}]},
        "covers_by_player_count": {"players": {"2": [], "3": ["half"], "4": [], "5": []}},
    }
    match = laid(plan, 3, die=3, step="build", stones={"A": ["A2", "C2", "E2"]})
    assert match.view().board.rows == ["SSSSS", "a#a#a"]
    assert {"A2 3", "C2 3", "E2 3"} <= set(match.offered("build"))


@pytest.mark.clause("PR-R30")
@pytest.mark.parametrize(
    ("cells", "height"),
    [
        (["B2", "C4", "D6"], 3),
        (["A1", "C2", "E3"], 3),
        (["H8", "G10", "I6"], 3),
        (["A1", "B3", "C5", "D7"], 4),
        (["K1", "H2", "E3", "B4"], 4),
    ],
)
def test_a_line_at_another_angle_is_no_line(cells: list[str], height: int) -> None:
    """Evenly spaced, and in one line for a ruler, but not along a row, column or diagonal."""
    match = building(stones={"A": cells}, rockets=["F11", "G11", "H11", "I11", "J11"])
    clause = {3: "PR-6.5", 4: "PR-6.6"}[height]
    for cell in cells:
        data = {"cell": cell, "height": height}
        assert match.refused(f"A build {cell} {height}") == (clause, "no-constellation", data)


@pytest.mark.clause("PR-R30")
@pytest.mark.parametrize("cells", [["B2", "D4", "F6"], ["I1", "H2", "G3"], ["A11", "F6", "K1"]])
def test_both_diagonals_at_45_degrees(cells: list[str]) -> None:
    match = building(stones={"A": cells}, rockets=["F11", "G11", "H11", "I11", "J11"])
    assert {f"{cell} 3" for cell in cells} <= set(match.offered("build"))


# -- squares ----------------------------------------------------------------------------------

ON_A_CORNER = ["F4", "D6", "H6", "F8"]
TILTED = ["E3", "G4", "F6", "D5"]
FAR: dict[str, Any] = {"rockets": ["F11", "G11", "H11", "I11", "J11"]}


@pytest.mark.clause("PR-R31")
@pytest.mark.parametrize(
    "cells", [ON_A_CORNER, ["F3", "E4", "G4", "F5"], TILTED, ["E4", "H4", "E6", "H6"]]
)
def test_squares_have_their_sides_along_rows_and_columns(cells: list[str]) -> None:
    """On a corner, the same as small as can be, tilted otherwise, and no square at all."""
    match = building(stones={"A": cells}, **FAR)
    for cell in cells:
        data = {"cell": cell, "height": 5}
        assert match.refused(f"A build {cell} 5") == ("PR-6.7", "no-constellation", data)


@pytest.mark.clause("PR-R31")
@pytest.mark.parametrize(
    "cells", [ON_A_CORNER, ["F3", "E4", "G4", "F5"], ["F1", "K6", "F11", "A6"]]
)
def test_an_option_allows_squares_at_45_degrees(cells: list[str]) -> None:
    rockets = ["E11", "G11", "H11", "I11", "J11"]
    match = building(options={"diagonal_squares": True}, stones={"A": cells}, rockets=rockets)
    assert {f"{cell} 5" for cell in cells} <= set(match.offered("build"))
    match.play("A", f"build {cells[0]} 5")
    assert match.pyramids() == {cells[0]: "A5"}
    assert (match.stones(), match.supply("A")) == ({}, 10)


@pytest.mark.clause("PR-R31")
def test_the_option_allows_no_other_tilt_and_keeps_the_upright_ones() -> None:
    given = {"options": {"diagonal_squares": True}, **FAR}
    for cells in (TILTED, ["E4", "H4", "E6", "H6"], ["F4", "D6", "H6", "F9"]):
        assert not [
            o for o in building(stones={"A": cells}, **given).options_for() if o.endswith("5")
        ]
    match = building(stones={"A": ["E4", "H4", "E7", "H7"]}, **given)
    assert {"E4 5", "H4 5", "E7 5", "H7 5"} <= set(match.offered("build"))


# -- points -----------------------------------------------------------------------------------


@pytest.mark.clause("PR-R32")
@pytest.mark.parametrize("height", [1, 3, 5])
def test_an_own_pyramid_is_one_point_whatever_its_height(height: int) -> None:
    match = building(stones={"A": ["E4", "G4"]}, pyramids={"A": {"F4": height}})
    ones = set() if height == 1 else {"E4 1", "G4 1"}
    assert set(match.offered("build")) == {"E4 2", "E4 3", "G4 2", "G4 3"} | ones
    match.play("A", "build E4 3")
    assert match.pyramids() == {"E4": "A3", "F4": f"A{height}"}


@pytest.mark.clause("PR-R32")
def test_pyramids_of_others_never_stand_in() -> None:
    match = building(stones={"A": ["E4", "G4"]}, pyramids={"B": {"F4": 2}, "C": {"D4": 3}})
    assert set(match.offered("build")) == {"E4 1", "G4 1"}
    assert set(match.offered("upgrade")) == set()
    data = {"cell": "E4", "height": 3}
    assert match.refused("A build E4 3") == ("PR-6.5", "no-constellation", data)
    assert match.refused("A upgrade F4 3")[:2] == ("PR-6.15", "no-own-pyramid")


@pytest.mark.clause("PR-R33")
def test_the_player_names_the_stones_where_several_sets_would_do() -> None:
    """E4 F4 G4 H4: three storeys on F4 come from E to G or from F to H, never from all four."""
    match = building(stones={"A": ["E4", "F4", "G4", "H4", "A10"]})
    assert match.hint("build F4 3")["choices"] == 2
    match.play("A", "build F4 3")
    assert match.task() == "choose_stones"
    assert match.options_for() == ["use E4", "use H4"]
    assert match.refused("A use F4") == ("PR-R33", "stone-makes-no-difference", {"cell": "F4"})
    assert match.refused("A use A10") == ("PR-R33", "stone-of-no-choice", {"cell": "A10"})
    assert match.refused("A use A1") == ("PR-6.2", "no-own-stone", {"cell": "A1"})
    assert match.refused("A enough") == ("PR-R33", "too-few-stones", {"height": 3})
    match.play("A", "use H4")
    assert match.pyramids() == {"F4": "A3"}
    assert (match.stones(), match.supply("A")) == ({"E4": "A", "A10": "A"}, 8)
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-R33")
@pytest.mark.parametrize(
    ("build", "rest"),
    [("E4 3", ["H4"]), ("H4 3", ["E4"]), ("F4 1", ["E4", "G4", "H4"]), ("G4 4", [])],
)
def test_with_one_set_only_nothing_is_asked_and_the_others_stay(
    build: str, rest: list[str]
) -> None:
    match = building(stones={"A": ["E4", "F4", "G4", "H4"]})
    assert match.hint(f"build {build}")["choices"] == 1
    match.play("A", f"build {build}")
    assert list(match.stones()) == rest
    assert match.supply("A") == 10 - len(rest)


@pytest.mark.clause("PR-R33", "PR-6.13")
def test_a_pyramid_may_take_the_place_of_a_stone_that_then_stays() -> None:
    """Two storeys on E4: with the stone on F4 or with the pyramid on D4."""
    match = building(stones={"A": ["E4", "F4"]}, pyramids={"A": {"D4": 3}})
    match.play("A", "build E4 2")
    assert match.options_for() == ["use F4", "enough"]
    match.play("A", "enough")
    assert match.pyramids() == {"D4": "A3", "E4": "A2"}
    assert (match.stones(), match.supply("A")) == ({"F4": "A"}, 9)
    match = building(stones={"A": ["E4", "F4"]}, pyramids={"A": {"D4": 3}})
    match.play("A", "build E4 2", "use F4")
    assert (match.stones(), match.supply("A")) == ({}, 10)


@pytest.mark.clause("PR-R33")
def test_stones_are_named_until_one_set_is_left() -> None:
    """A cross with F4 in the middle: two storeys from four pairs, three from two lines."""
    match = building(stones={"A": ["F3", "E4", "F4", "G4", "F2", "F1"]}, **FAR)
    match.play("A", "build F4 3")
    assert match.options_for() == ["use F2", "use F3", "use E4", "use G4"]
    match.play("A", "use E4")
    assert list(match.stones()) == ["F1", "F2", "F3"]
    assert match.heard("built")[0]["stones"] == ["E4", "F4", "G4"]
