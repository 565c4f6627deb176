"""Chapter 6: which stones form a constellation."""

from typing import Any

import pytest

from tests.games.pacal.kit import CORNERS, building


def heights(*cells: str, **facts: Any) -> set[int]:
    """The heights that stones of A on these cells allow to build."""
    match = building(rockets={"A": "E5", **CORNERS}, stones={"A": list(cells)}, **facts)
    return {int(text.split()[1]) for text in set(match.offered("build"))}


@pytest.mark.clause("PR-6.2")
def test_only_own_visible_stones_count() -> None:
    match = building(stones={"A": ["H4"], "B": ["H5", "I4"]})
    assert match.options_for() == ["build H4 1", "skip"]
    match = building(
        rockets={"A": "H6", **CORNERS, "B": "I4"},
        stones={"A": ["H4", "H5"]},
        inside={"A": ["A"], "B": ["A"]},
    )
    assert set(match.offered("build")) == {"H4 1", "H5 1", "H4 2", "H5 2"}  # no line H4 H5 H6
    assert match.refused("A build H6 1") == ("PR-6.9", "no-own-stone-there", {"cell": "H6"})


@pytest.mark.clause("PR-6.3")
def test_one_storey_from_one_stone() -> None:
    match = building(stones={"A": ["H4", "A8"]})
    assert set(match.offered("build")) == {"H4 1", "A8 1"}
    match.play("A build H4 1")
    assert (match.pyramids(), match.stones()) == ({"H4": "A1"}, {"A8": "A"})


@pytest.mark.clause("PR-6.4")
@pytest.mark.parametrize("pair", ["H4 I4", "H4 H5", "K9 K10", "B11 C11", "A2 A3"])
def test_two_storeys_from_neighbours(pair: str) -> None:
    match = building(rockets={"A": "E5", **CORNERS}, stones={"A": pair.split()})
    assert {text for text in set(match.offered("build")) if text.endswith(" 2")} == {
        f"{cell} 2" for cell in pair.split()
    }


@pytest.mark.clause("PR-6.4")
@pytest.mark.parametrize("other", ["I5", "G5", "J4", "H6", "H11"])
def test_a_diagonal_or_a_gap_gives_no_two_storeys(other: str) -> None:
    match = building(rockets={"A": "E5", **CORNERS}, stones={"A": ["H4", other]})
    assert set(match.offered("build")) == {"H4 1", f"{other} 1"}
    assert match.refused("A build H4 2") == (
        "PR-6.4",
        "no-constellation",
        {"cell": "H4", "height": 2},
    )


@pytest.mark.clause("PR-6.4")
def test_the_end_of_a_row_is_no_neighbour_of_the_next() -> None:
    match = building(rockets={"A": "E5", **CORNERS}, stones={"A": ["K4", "A5"]})
    assert set(match.offered("build")) == {"K4 1", "A5 1"}
    assert heights("E4", "K4", "A5") == {1}  # nor is a line continued there


LINES_OF_3 = [
    *("B4 C4 D4", "B4 D4 F4", "A4 D4 G4", "A4 F4 K4"),  # along a row
    *("H1 H2 H3", "H1 H3 H5", "A2 A6 A10", "B1 B6 B11"),  # along a column
    *("B2 C3 D4", "B2 D4 F6", "B1 F5 J9"),  # diagonal, down
    *("D2 C3 B4", "J1 H3 F5", "J2 F6 B10"),  # diagonal, up
]


@pytest.mark.clause("PR-6.5", "PR-6.8", "PR-E12")
@pytest.mark.parametrize("line", LINES_OF_3)
def test_three_storeys_from_a_line(line: str) -> None:
    match = building(
        rockets={"A": "E5", **CORNERS}, stones={"A": line.split()}, pyramids={"A": {"H11": 2}}
    )
    assert {text for text in set(match.offered("build")) if text.endswith(" 3")} == {
        f"{cell} 3" for cell in line.split()
    }


@pytest.mark.clause("PR-6.5", "PR-E12")
@pytest.mark.parametrize(
    "cells", ["B4 D4 G4", "B4 C4 E4", "H1 H2 H4", "B2 C3 E5", "B4 D4 F5", "B2 D3 F4", "H3 H4 I4"]
)
def test_no_three_storeys_from_unequal_gaps_or_other_directions(cells: str) -> None:
    rockets = {"A": "F6", **CORNERS}
    match = building(rockets=rockets, stones={"A": cells.split()})
    assert not [text for text in set(match.offered("build")) if text.endswith(" 3")]
    first = cells.split()[0]
    assert match.refused(f"A build {first} 3") == (
        "PR-6.5",
        "no-constellation",
        {"cell": first, "height": 3},
    )


LINES_OF_4 = [
    *("E4 F4 G4 H4", "B3 D3 F3 H3", "B3 E3 H3 K3", "A2 A4 A6 A8", "H2 H5 H8 H11"),
    *("A2 B3 C4 D5", "B1 D3 F5 H7", "B2 E5 H8 K11"),  # diagonal, down
    *("K2 J3 I4 H5", "I1 G3 E5 C7", "K1 H4 E7 B10"),  # diagonal, up
]


@pytest.mark.clause("PR-6.6", "PR-6.8")
@pytest.mark.parametrize("line", LINES_OF_4)
def test_four_storeys_from_a_line(line: str) -> None:
    rockets = {"A": "F6", "B": "A1", "C": "C1", "D": "A11", "E": "C11"}
    match = building(rockets=rockets, stones={"A": line.split()})
    assert {text for text in set(match.offered("build")) if text.endswith(" 4")} == {
        f"{cell} 4" for cell in line.split()
    }


@pytest.mark.clause("PR-6.6")
@pytest.mark.parametrize(
    "cells", ["E4 F4 G4 I4", "E4 F4 H4 I4", "B2 C3 D4 E4", "E3 E4 F3 F4", "A2 A5 A8 A10"]
)
def test_four_stones_that_are_no_line(cells: str) -> None:
    assert 4 not in heights(*cells.split())


@pytest.mark.clause("PR-6.7", "PR-6.8", "PR-E13")
@pytest.mark.parametrize("side", [1, 2, 3, 5, 10])
def test_five_storeys_from_a_square(side: int) -> None:
    corners = {
        1: "E3 F3 E4 F4",
        2: "H3 J3 H5 J5",
        3: "E4 H4 E7 H7",
        5: "A3 F3 A8 F8",
        10: "A1 K1 A11 K11",
    }[side].split()
    match = building(rockets=["F6", "G6", "G5", "F5", "E5"], stones={"A": corners})
    assert {f"{cell} 5" for cell in corners} <= set(match.offered("build"))
    match.play(f"A build {corners[3]} 5")
    assert (match.pyramids(), match.stones()) == ({corners[3]: "A5"}, {})
    assert (match.supply("A"), match.left("A")) == (10, [1, 3, 3, 2, 1])


@pytest.mark.clause("PR-6.7", "PR-E13")
@pytest.mark.parametrize(
    "cells", ["F4 D6 H6 F8", "E3 G3 E4 G4", "H3 I3 H5 I5", "A2 C2 B4 D4", "A2 C1 D3 B4"]
)
def test_no_five_storeys_from_other_shapes(cells: str) -> None:
    """On its corner, rectangles, a slanted one, a tilted square."""
    assert 5 not in heights(*cells.split())


@pytest.mark.clause("PR-6.7")
def test_three_corners_are_no_square() -> None:
    assert heights("E3", "F3", "E4") == {1, 2}


@pytest.mark.clause("PR-6.8")
@pytest.mark.parametrize("gap", range(5))
def test_any_distance_as_long_as_it_is_equal(gap: int) -> None:
    line = [f"{'ABCDEFGHIJK'[place * (gap + 1)]}3" for place in range(3)]
    assert 3 in heights(*line)
    crooked = [*line[:2], f"{'ABCDEFGHIJK'[2 * gap + (3 if gap < 4 else 1)]}3"]
    assert 3 not in heights(*crooked)
