"""The worked examples of the specification: those of the rules text, then our own."""

from __future__ import annotations

from typing import Any

import pytest

from ceiba import Match
from tests.games.pacal.ends import all_but, ended, from_source, reason, scores, sources
from tests.games.pacal.facts import ROWS
from tests.games.pacal.kit import (
    CORNERS,
    SEATS,
    building,
    cells_of,
    heard,
    hint,
    inside,
    left,
    offered,
    options,
    play,
    prompt,
    putting_in,
    pyramids,
    refused,
    rocket,
    score,
    stones,
    supply,
    table,
    tokens,
    whole_turn,
)

LAND = set(cells_of(ROWS[5], "abcdefghijklmnoS"))


# -- PR-E1 to PR-E3: building (A green, B yellow, C blue) ---------------------------------------


def three_in_a_column() -> Match:
    return building(stones={"A": ["H6", "H7", "H8"], "B": ["H8"], "C": ["H8"]})


@pytest.mark.clause("PR-E1")
@pytest.mark.parametrize("cell", ["H6", "H7"])
def test_stones_of_others_stay_off_the_building_cell(cell: str) -> None:
    match = three_in_a_column()
    assert [supply(match, seat) for seat in "ABC"] == [7, 9, 9]
    play(match, "A", f"build {cell} 3")
    assert [supply(match, seat) for seat in "ABC"] == [10, 9, 9]
    assert (pyramids(match), stones(match)) == ({cell: "A3"}, {"H8": "BC"})


@pytest.mark.clause("PR-E1")
def test_stones_of_others_on_the_building_cell_go_back() -> None:
    match = three_in_a_column()
    assert hint(match, "build H8 3")["returned"] == ["B", "C"]
    play(match, "A", "build H8 3")
    assert [supply(match, seat) for seat in "ABC"] == [10, 10, 10]
    assert (pyramids(match), stones(match)) == ({"H8": "A3"}, {})


def four_with_a_pyramid(**facts: Any) -> Match:
    given: dict[str, Any] = {"stones": {"A": ["E4", "F4", "H4"]}, "pyramids": {"A": {"G4": 2}}}
    return building(**{**given, **facts})


@pytest.mark.clause("PR-E2")
def test_an_own_pyramid_stands_in_for_a_stone() -> None:
    match = four_with_a_pyramid()
    play(match, "A", "build E4 4")
    assert pyramids(match) == {"E4": "A4", "G4": "A2"}
    assert (stones(match), supply(match, "A")) == ({}, 10)
    assert left(match, "A") == [1, 2, 3, 1, 2]


def upgrade_table(**facts: Any) -> Match:
    given: dict[str, Any] = {"stones": {"A": ["A4", "B4", "D4"]}, "pyramids": {"A": {"C4": 2}}}
    return building(**{**given, **facts})


@pytest.mark.clause("PR-E3")
def test_raising_to_four_uses_all_stones() -> None:
    match = upgrade_table()
    play(match, "A", "upgrade C4 4")
    assert (pyramids(match), stones(match), supply(match, "A")) == ({"C4": "A4"}, {}, 10)
    assert left(match, "A") == [1, 3, 3, 1, 2]  # the pyramid of 2 is back


@pytest.mark.clause("PR-E3")
@pytest.mark.parametrize(("used", "stays"), [("A4", "D4"), ("D4", "A4")])
def test_raising_to_three_leaves_one_stone_of_choice(used: str, stays: str) -> None:
    match = upgrade_table()
    play(match, "A", "upgrade C4 3")
    assert options(match) == ["use A4", "use D4"]
    play(match, "A", f"use {used}")
    assert (pyramids(match), stones(match)) == ({"C4": "A3"}, {stays: "A"})
    assert (supply(match, "A"), left(match, "A")) == (9, [1, 3, 2, 2, 2])


# -- PR-E4: the lake (A green, B yellow, D purple) ----------------------------------------------


@pytest.mark.clause("PR-E4")
def test_a_shared_second_place_at_the_lake() -> None:
    match = ended(
        4,
        pyramids={"A": {"B8": 3, "B9": 3}, "B": {"E8": 5, "E9": 3}, "D": {"C11": 4, "D11": 2}},
    )
    assert match.view().lake.storeys == [6, 8, 0, 6]
    assert from_source(match, "lake") == [6, 12, 0, 6]


# -- PR-E5 to PR-E10: moving --------------------------------------------------------------------


@pytest.mark.clause("PR-E5")
def test_a_straight_move_stops_before_the_lake() -> None:
    match = table(die=5, rockets={"A": "C5", **CORNERS})
    told = {"kind": "straight", "allowance": 2, "distance": 3, "lost": 2}
    assert hint(match, "fly C8") == told
    assert refused(match, "A fly C9") == ("PR-1.5", "lake", {"cell": "C9"})
    data = {"cell": "C7", "start": "C5", "end": "C8", "points": 5}
    assert refused(match, "A fly C7") == ("PR-R7", "too-near", data)
    play(match, "A", "fly C8")
    assert rocket(match, "A") == "C8"
    assert offered(match, "drop") == set(SEATS)


@pytest.mark.clause("PR-E6")
def test_a_dead_end_stops_a_turning_move() -> None:
    match = table(
        die=4,
        rockets={"A": "B2", "B": "K1", "C": "A11", "D": "K11", "E": "F6"},
        pyramids={"B": {"B1": 1}},
    )
    assert hint(match, "turn A1") == {"kind": "turning", "allowance": 1, "lost": 2}
    play(match, "A", "turn A1")
    assert rocket(match, "A") == "A1"
    assert heard(match, "moved")[-1]["lost"] == 2
    assert offered(match, "drop") == {"A"}


def shut_in(**facts: Any) -> Match:
    return table(
        die=3,
        rockets={"A": "A1", "B": "K1", "C": "A11", "D": "K11", "E": "F6"},
        pyramids={"B": {"B1": 1, "A2": 2}},
        **facts,
    )


@pytest.mark.clause("PR-E7")
def test_a_blocked_rocket_spends_a_token_of_choice() -> None:
    match = shut_in(tokens={"A": [2, 6]})
    assert options(match) == ["spend 2", "spend 6"]
    assert prompt(match)[1] == "move-blocked"
    play(match, "A", "spend 6")
    assert offered(match, "stand") == LAND - {"A1", "B1", "A2", "K1", "A11", "K11", "F6"}
    play(match, "A", "stand H6")
    assert (rocket(match, "A"), tokens(match, "A")) == ("H6", [2])
    assert options(match) == ["drop A", "done"]


@pytest.mark.clause("PR-E7")
def test_without_a_token_it_stands_anywhere_puts_nothing_in_and_may_build() -> None:
    match = shut_in(tokens={"A": []}, stones={"A": ["E4"]})
    assert prompt(match)[:2] == ("PR-4.19", "move-free")
    assert offered(match, "stand") == LAND - {"A1", "B1", "A2", "K1", "A11", "K11", "F6"}
    assert len(options(match)) == len(LAND) - 7
    play(match, "A", "stand H6")
    assert options(match) == ["build E4 1", "skip"]
    play(match, "A", "build E4 1")
    assert score(match, "A") == 5


@pytest.mark.clause("PR-E10")
def test_blocked_in_the_first_round() -> None:
    """A is shut in by the four others."""
    match = table(die=2, round=1, rockets=["F6", "F5", "E6", "G6", "F7"])
    assert options(match) == ["spend 2", "spend 4", "spend 6"]
    play(match, "A", "spend 4")
    assert "G7" in offered(match, "stand")  # inside the sacred district too
    play(match, "A", "stand I1")
    assert options(match) == ["drop A", "done"]


# -- PR-E12, PR-E13: constellations ---------------------------------------------------------------


@pytest.mark.clause("PR-E12")
@pytest.mark.parametrize(
    ("cells", "possible"),
    [(["B4", "D4", "F4"], True), (["B4", "D4", "G4"], False), (["B2", "D4", "F6"], True)],
)
def test_three_storeys_need_equal_gaps(cells: list[str], possible: bool) -> None:
    match = building(stones={"A": cells}, rockets={"A": "G6", **CORNERS})
    for cell in cells:
        assert (f"{cell} 3" in offered(match, "build")) is possible
    if not possible:
        data = {"cell": "D4", "height": 3}
        assert refused(match, "A build D4 3") == ("PR-6.5", "no-constellation", data)


@pytest.mark.clause("PR-E13")
def test_five_storeys_need_an_upright_square() -> None:
    corners = ["E4", "H4", "E7", "H7"]
    match = building(stones={"A": corners}, rockets={"A": "F6", **CORNERS})
    assert {f"{cell} 5" for cell in corners} <= offered(match, "build")
    on_its_corner = ["F4", "D6", "H6", "F8"]
    match = building(stones={"A": on_its_corner}, rockets={"A": "F6", **CORNERS})
    for cell in on_its_corner:
        data = {"cell": cell, "height": 5}
        assert refused(match, f"A build {cell} 5") == ("PR-6.7", "no-constellation", data)


# -- PR-E15: what a build scores ------------------------------------------------------------------


@pytest.mark.clause("PR-E15")
def test_the_place_of_a_build_decides_what_it_scores() -> None:
    match = four_with_a_pyramid()
    assert match.view().districts[5].storeys == [2, 0, 0, 0, 0]  # the Palace
    assert (hint(match, "build E4 4")["points"], hint(match, "build H4 4")["points"]) == (0, 5)
    play(match, "A", "build E4 4")
    assert score(match, "A") == 0
    match = four_with_a_pyramid()
    play(match, "A", "build H4 4")
    assert score(match, "A") == 5


# -- PR-E16 to PR-E18: the end --------------------------------------------------------------------


@pytest.mark.clause("PR-E16")
def test_the_round_is_played_to_its_end() -> None:
    """37 and the 4 points of Otolum Springs."""
    match = building(3, start="A", turn="B", stones={"B": ["I1"]}, scores={"B": 37})
    play(match, "B", "build I1 1")
    assert score(match, "B") == 41
    assert match.waiting == ["C"]
    whole_turn(match, "C")
    assert match.over
    assert [told["seat"] for told in heard(match, "turn")] == ["C"]


@pytest.mark.clause("PR-E17")
def test_the_last_pyramid_ends_the_game_at_once() -> None:
    match = building(4, stones={"A": ["I1"]}, pyramids={"A": all_but(1)}, scores={"A": 6})
    play(match, "A", "build I1 1")
    assert match.over
    assert (sources(match, "A")["builds"], sources(match, "A")["bonus"]) == (6 + 4, 5)
    assert reason(match) == "last_pyramid"
    assert heard(match, "turn") == []


@pytest.mark.clause("PR-E18")
def test_the_last_but_one_counts_only_in_the_last_round() -> None:
    """A green, C blue with one pyramid left since long, D purple with two."""
    second_nest = ["A1", "B1", "C1", "A2", "B2", "A3", "B3", "D1", "E1", "F1"]
    blue = dict(zip(second_nest, all_but(2).values(), strict=True))
    match = building(
        5,
        stones={"A": ["F4"], "D": ["H5"]},
        pyramids={"C": blue, "D": all_but(1, 5)},
        scores=[25, 0, 20, 10, 0],
        rockets=["E7", "F7", "G7", "E6", "G6"],
    )
    play(match, "A", "build F4 1")
    assert score(match, "A") == 30
    whole_turn(match, "B")
    whole_turn(match, "C")
    play(match, "D", match.options_for("D")[0], "done", "build H5 1")
    assert scores(match) == [30, 0, 20, 10 + 6 + 5, 0]
    whole_turn(match, "E")
    assert from_source(match, "bonus") == [0, 0, 0, 5, 0]


# -- PR-E20 to PR-E25 -----------------------------------------------------------------------------


@pytest.mark.clause("PR-E20")
@pytest.mark.parametrize(
    ("standing", "points"),
    [
        ({"A": {"H5": 4, "H6": 3}, "B": {"H7": 4}, "C": {"I6": 2, "I7": 2}}, [6, 2, 2]),
        ({"A": {"I3": 4}, "B": {"H4": 2, "I4": 2}, "C": {"I5": 3}}, [5, 5, 0]),
        ({"A": {"A8": 3}}, [4, 0, 0]),
    ],
)
def test_districts_at_the_end(standing: dict[str, dict[str, int]], points: list[int]) -> None:
    """The Temple of the Sun (6), that of the Inscriptions (5), the Bat Group (4)."""
    assert from_source(ended(3, pyramids=standing), "districts") == points


@pytest.mark.clause("PR-E22")
def test_with_an_empty_supply_stones_are_taken_back() -> None:
    """Seven of A's stones are under rockets, three in sight: two of them may go in again."""
    match = putting_in(
        rockets={"A": "F6", **CORNERS},
        stones={"A": ["A4", "C4", "J5"]},
        inside={"B": ["A", "A", "A"], "C": ["A", "A"], "D": ["A", "A"]},
    )
    assert supply(match, "A") == 0
    assert options(match) == ["take A4", "take C4", "take J5", "done"]
    play(match, "A", "take C4", "drop E", "take J5")  # only the own rocket is left for this one
    assert (inside(match, "E"), inside(match, "A")) == ("A", "A")
    assert stones(match) == {"A4": "A"}
    assert supply(match, "A") == 0
    assert options(match) == ["build A4 1", "skip"]


@pytest.mark.clause("PR-E23")
def test_unused_tokens_at_the_end() -> None:
    match = ended(tokens=[[2, 6], [], []])
    assert from_source(match, "tokens") == [8, 0, 0]
    assert scores(match) == [8, 40, 0]


@pytest.mark.clause("PR-E24")
def test_the_expert_variant_on_the_same_tables() -> None:
    expert = {"expert_variant": True}
    match = four_with_a_pyramid(options=expert)
    data = {"cell": "E4", "height": 4, "points": ["E4", "F4", "G4", "H4"]}
    assert refused(match, "A build E4 4") == ("PR-11.2", "pyramids-stand-in", data)

    match = upgrade_table(options=expert)
    play(match, "A", "upgrade C4 4")
    assert (pyramids(match), supply(match, "A")) == ({"C4": "A4"}, 10)

    facts = {"stones": {"A": ["A4", "D4"]}, "pyramids": {"A": {"B4": 2, "C4": 2}}}
    match = upgrade_table(options=expert, **facts)
    data = {"cell": "C4", "height": 4, "points": ["A4", "B4", "C4", "D4"]}
    assert refused(match, "A upgrade C4 4") == ("PR-11.3", "pyramids-stand-in", data)
    play(upgrade_table(**facts), "A", "upgrade C4 4")  # allowed without the variant


@pytest.mark.clause("PR-E25")
def test_two_players_end_at_once() -> None:
    """44 and the 3 points of the Temple of the Jaguar."""
    match = building(2, stones={"A": ["A9"]}, scores={"A": 44})
    play(match, "A", "build A9 1")
    assert match.over
    assert sources(match, "A")["builds"] == 47
    assert heard(match, "turn") == []
