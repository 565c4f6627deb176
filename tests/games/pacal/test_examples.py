"""The worked examples of the specification: those of the rules text, then our own."""

from typing import Any

import pytest

from tests.games.pacal.ends import all_but, ended
from tests.games.pacal.facts import ROWS
from tests.games.pacal.kit import CORNERS, Table, building, cells_of, putting_in, table
from tests.testkit.table import SEATS

LAND = set(cells_of(ROWS[5], "abcdefghijklmnoS"))


# -- PR-E1 to PR-E3: building (A green, B yellow, C blue) ---------------------------------------


def three_in_a_column() -> Table:
    return building(stones={"A": ["H6", "H7", "H8"], "B": ["H8"], "C": ["H8"]})


@pytest.mark.clause("PR-E1")
@pytest.mark.parametrize("cell", ["H6", "H7"])
def test_stones_of_others_stay_off_the_building_cell(cell: str) -> None:
    match = three_in_a_column()
    assert [match.supply(seat) for seat in "ABC"] == [7, 9, 9]
    match.play("A", f"build {cell} 3")
    assert [match.supply(seat) for seat in "ABC"] == [10, 9, 9]
    assert (match.pyramids(), match.stones()) == ({cell: "A3"}, {"H8": "BC"})


@pytest.mark.clause("PR-E1")
def test_stones_of_others_on_the_building_cell_go_back() -> None:
    match = three_in_a_column()
    assert match.hint("build H8 3")["returned"] == ["B", "C"]
    match.play("A", "build H8 3")
    assert [match.supply(seat) for seat in "ABC"] == [10, 10, 10]
    assert (match.pyramids(), match.stones()) == ({"H8": "A3"}, {})


def four_with_a_pyramid(**facts: Any) -> Table:
    given: dict[str, Any] = {"stones": {"A": ["E4", "F4", "H4"]}, "pyramids": {"A": {"G4": 2}}}
    return building(**{**given, **facts})


@pytest.mark.clause("PR-E2")
def test_an_own_pyramid_stands_in_for_a_stone() -> None:
    match = four_with_a_pyramid()
    match.play("A", "build E4 4")
    assert match.pyramids() == {"E4": "A4", "G4": "A2"}
    assert (match.stones(), match.supply("A")) == ({}, 10)
    assert match.left("A") == [1, 2, 3, 1, 2]


def upgrade_table(**facts: Any) -> Table:
    given: dict[str, Any] = {"stones": {"A": ["A4", "B4", "D4"]}, "pyramids": {"A": {"C4": 2}}}
    return building(**{**given, **facts})


@pytest.mark.clause("PR-E3")
def test_raising_to_four_uses_all_stones() -> None:
    match = upgrade_table()
    match.play("A", "upgrade C4 4")
    assert (match.pyramids(), match.stones(), match.supply("A")) == ({"C4": "A4"}, {}, 10)
    assert match.left("A") == [1, 3, 3, 1, 2]  # the pyramid of 2 is back


@pytest.mark.clause("PR-E3")
@pytest.mark.parametrize(("used", "stays"), [("A4", "D4"), ("D4", "A4")])
def test_raising_to_three_leaves_one_stone_of_choice(used: str, stays: str) -> None:
    match = upgrade_table()
    match.play("A", "upgrade C4 3")
    assert match.options_for() == ["use A4", "use D4"]
    match.play("A", f"use {used}")
    assert (match.pyramids(), match.stones()) == ({"C4": "A3"}, {stays: "A"})
    assert (match.supply("A"), match.left("A")) == (9, [1, 3, 2, 2, 2])


# -- PR-E4: the lake (A green, B yellow, D purple) ----------------------------------------------


@pytest.mark.clause("PR-E4")
def test_a_shared_second_place_at_the_lake() -> None:
    match = ended(
        4, pyramids={"A": {"B8": 3, "B9": 3}, "B": {"E8": 5, "E9": 3}, "D": {"C11": 4, "D11": 2}}
    )
    assert match.view().lake.storeys == [6, 8, 0, 6]
    assert match.from_source("lake") == [6, 12, 0, 6]


# -- PR-E5 to PR-E10: moving --------------------------------------------------------------------


@pytest.mark.clause("PR-E5")
def test_a_straight_move_stops_before_the_lake() -> None:
    match = table(die=5, rockets={"A": "C5", **CORNERS})
    told = {"kind": "straight", "allowance": 2, "distance": 3, "lost": 2}
    assert match.hint("fly C8") == told
    assert match.refused("A fly C9") == ("PR-1.5", "lake", {"cell": "C9"})
    data = {"cell": "C7", "start": "C5", "end": "C8", "points": 5}
    assert match.refused("A fly C7") == ("PR-R7", "too-near", data)
    match.play("A", "fly C8")
    assert match.rocket("A") == "C8"
    assert set(match.offered("drop")) == set(SEATS)


@pytest.mark.clause("PR-E6")
def test_a_dead_end_stops_a_turning_move() -> None:
    match = table(
        die=4,
        rockets={"A": "B2", "B": "K1", "C": "A11", "D": "K11", "E": "F6"},
        pyramids={"B": {"B1": 1}},
    )
    assert match.hint("turn A1") == {"kind": "turning", "allowance": 1, "lost": 2}
    match.play("A", "turn A1")
    assert match.rocket("A") == "A1"
    assert match.heard("moved")[-1]["lost"] == 2
    assert set(match.offered("drop")) == {"A"}


def shut_in(**facts: Any) -> Table:
    return table(
        die=3,
        rockets={"A": "A1", "B": "K1", "C": "A11", "D": "K11", "E": "F6"},
        pyramids={"B": {"B1": 1, "A2": 2}},
        **facts,
    )


@pytest.mark.clause("PR-E7")
def test_a_blocked_rocket_spends_a_token_of_choice() -> None:
    match = shut_in(tokens={"A": [2, 6]})
    assert match.options_for() == ["spend 2", "spend 6"]
    assert match.prompt()[1] == "move-blocked"
    match.play("A", "spend 6")
    assert set(match.offered("stand")) == LAND - {"A1", "B1", "A2", "K1", "A11", "K11", "F6"}
    match.play("A", "stand H6")
    assert (match.rocket("A"), match.tokens("A")) == ("H6", [2])
    assert match.options_for() == ["drop A", "done"]


@pytest.mark.clause("PR-E7")
def test_without_a_token_it_stands_anywhere_puts_nothing_in_and_may_build() -> None:
    match = shut_in(tokens={"A": []}, stones={"A": ["E4"]})
    assert match.prompt()[:2] == ("PR-4.19", "move-free")
    assert set(match.offered("stand")) == LAND - {"A1", "B1", "A2", "K1", "A11", "K11", "F6"}
    assert len(match.options_for()) == len(LAND) - 7
    match.play("A", "stand H6")
    assert match.options_for() == ["build E4 1", "skip"]
    match.play("A", "build E4 1")
    assert match.score("A") == 5


@pytest.mark.clause("PR-E10")
def test_blocked_in_the_first_round() -> None:
    """A is shut in by the four others."""
    match = table(die=2, round=1, rockets=["F6", "F5", "E6", "G6", "F7"])
    assert match.options_for() == ["spend 2", "spend 4", "spend 6"]
    match.play("A", "spend 4")
    assert "G7" in set(match.offered("stand"))  # inside the sacred district too
    match.play("A", "stand I1")
    assert match.options_for() == ["drop A", "done"]


# -- PR-E12, PR-E13: constellations ---------------------------------------------------------------


@pytest.mark.clause("PR-E12")
@pytest.mark.parametrize(
    ("cells", "possible"),
    [(["B4", "D4", "F4"], True), (["B4", "D4", "G4"], False), (["B2", "D4", "F6"], True)],
)
def test_three_storeys_need_equal_gaps(cells: list[str], possible: bool) -> None:
    match = building(stones={"A": cells}, rockets={"A": "G6", **CORNERS})
    for cell in cells:
        assert (f"{cell} 3" in set(match.offered("build"))) is possible
    if not possible:
        data = {"cell": "D4", "height": 3}
        assert match.refused("A build D4 3") == ("PR-6.5", "no-constellation", data)


@pytest.mark.clause("PR-E13")
def test_five_storeys_need_an_upright_square() -> None:
    corners = ["E4", "H4", "E7", "H7"]
    match = building(stones={"A": corners}, rockets={"A": "F6", **CORNERS})
    assert {f"{cell} 5" for cell in corners} <= set(match.offered("build"))
    on_its_corner = ["F4", "D6", "H6", "F8"]
    match = building(stones={"A": on_its_corner}, rockets={"A": "F6", **CORNERS})
    for cell in on_its_corner:
        data = {"cell": cell, "height": 5}
        assert match.refused(f"A build {cell} 5") == ("PR-6.7", "no-constellation", data)


# -- PR-E15: what a build scores ------------------------------------------------------------------


@pytest.mark.clause("PR-E15")
def test_the_place_of_a_build_decides_what_it_scores() -> None:
    match = four_with_a_pyramid()
    assert match.view().districts[5].storeys == [2, 0, 0, 0, 0]  # the Palace
    assert (match.hint("build E4 4")["points"], match.hint("build H4 4")["points"]) == (0, 5)
    match.play("A", "build E4 4")
    assert match.score("A") == 0
    match = four_with_a_pyramid()
    match.play("A", "build H4 4")
    assert match.score("A") == 5


# -- PR-E16 to PR-E18: the end --------------------------------------------------------------------


@pytest.mark.clause("PR-E16")
def test_the_round_is_played_to_its_end() -> None:
    """37 and the 4 points of Otolum Springs."""
    match = building(3, start="A", turn="B", stones={"B": ["I1"]}, scores={"B": 37})
    match.play("B", "build I1 1")
    assert match.score("B") == 41
    assert match.waiting == ["C"]
    match.whole_turn("C")
    assert match.over
    assert [told["seat"] for told in match.heard("turn")] == ["C"]


@pytest.mark.clause("PR-E17")
def test_the_last_pyramid_ends_the_game_at_once() -> None:
    match = building(4, stones={"A": ["I1"]}, pyramids={"A": all_but(1)}, scores={"A": 6})
    match.play("A", "build I1 1")
    assert match.over
    assert (match.sources("A")["builds"], match.sources("A")["bonus"]) == (6 + 4, 5)
    assert match.reason() == "last_pyramid"
    assert match.heard("turn") == []


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
    match.play("A", "build F4 1")
    assert match.score("A") == 30
    match.whole_turn("B")
    match.whole_turn("C")
    match.play("D", match.options_for("D")[0], "done", "build H5 1")
    assert match.scores() == [30, 0, 20, 10 + 6 + 5, 0]
    match.whole_turn("E")
    assert match.from_source("bonus") == [0, 0, 0, 5, 0]


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
    assert ended(3, pyramids=standing).from_source("districts") == points


@pytest.mark.clause("PR-E22")
def test_with_an_empty_supply_stones_are_taken_back() -> None:
    """Seven of A's stones are under rockets, three in sight: two of them may go in again."""
    match = putting_in(
        rockets={"A": "F6", **CORNERS},
        stones={"A": ["A4", "C4", "J5"]},
        inside={"B": ["A", "A", "A"], "C": ["A", "A"], "D": ["A", "A"]},
    )
    assert match.supply("A") == 0
    assert match.options_for() == ["take A4", "take C4", "take J5", "done"]
    match.play("A", "take C4", "drop E", "take J5")  # only the own rocket is left for this one
    assert (match.inside("E"), match.inside("A")) == ("A", "A")
    assert match.stones() == {"A4": "A"}
    assert match.supply("A") == 0
    assert match.options_for() == ["build A4 1", "skip"]


@pytest.mark.clause("PR-E23")
def test_unused_tokens_at_the_end() -> None:
    match = ended(tokens=[[2, 6], [], []])
    assert match.from_source("tokens") == [8, 0, 0]
    assert match.scores() == [8, 40, 0]


@pytest.mark.clause("PR-E24")
def test_the_expert_variant_on_the_same_tables() -> None:
    expert = {"expert_variant": True}
    match = four_with_a_pyramid(options=expert)
    data = {"cell": "E4", "height": 4, "points": ["E4", "F4", "G4", "H4"]}
    assert match.refused("A build E4 4") == ("PR-11.2", "pyramids-stand-in", data)

    match = upgrade_table(options=expert)
    match.play("A", "upgrade C4 4")
    assert (match.pyramids(), match.supply("A")) == ({"C4": "A4"}, 10)

    facts = {"stones": {"A": ["A4", "D4"]}, "pyramids": {"A": {"B4": 2, "C4": 2}}}
    match = upgrade_table(options=expert, **facts)
    data = {"cell": "C4", "height": 4, "points": ["A4", "B4", "C4", "D4"]}
    assert match.refused("A upgrade C4 4") == ("PR-11.3", "pyramids-stand-in", data)
    upgrade_table(**facts).play("A", "upgrade C4 4")  # allowed without the variant


@pytest.mark.clause("PR-E25")
def test_two_players_end_at_once() -> None:
    """44 and the 3 points of the Temple of the Jaguar."""
    match = building(2, stones={"A": ["A9"]}, scores={"A": 44})
    match.play("A", "build A9 1")
    assert match.over
    assert match.sources("A")["builds"] == 47
    assert match.heard("turn") == []
