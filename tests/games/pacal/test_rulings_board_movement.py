"""Rulings PR-R1 to PR-R13: the board, the setup and moving."""

import copy
from importlib.resources import files
from typing import Any

import pytest

from tests.games.pacal.facts import BANK, DISTRICTS, PRINTED, ROWS, SHORE
from tests.games.pacal.kit import CORNERS, FACES, PLAYERS, cells_of, laid, new, table, wall, words
from tests.testkit.table import SEATS

MIDDLE = {"A": "F6", **CORNERS}


# -- board and setup --------------------------------------------------------------------------


@pytest.mark.clause("PR-R1")
def test_the_start_player_is_drawn_and_the_seat_has_no_effect() -> None:
    """The same game begun by A or by C: the same options, by seats."""
    for start in "AC":
        others = zip([seat for seat in SEATS if seat != start], CORNERS.values(), strict=True)
        rockets = {start: "F6", **dict(others)}
        match = table(turn=start, start=start, round=1, die=4, rockets=rockets)
        assert set(match.offered("fly", start)) == words("F2 F10 B6 J6")
    assert {new(3, f"draw{n}").view().start for n in range(30)} == {0, 1, 2}


@pytest.mark.clause("PR-R2")
def test_the_map_is_read_and_used_throughout() -> None:
    """Another value of the Palace, another bank: builds and final points follow."""
    plan = copy.deepcopy(PRINTED)
    plan["districts"]["list"][5]["value"] = 9
    plan["river_bank"]["cells"] = ["A1"]
    match = laid(plan, step="build", die=3, stones={"A": ["F4"]}, pyramids={"B": {"A1": 1}})
    match.play("A build F4 1")
    assert match.score("A") == 9
    would = match.view().would_score
    assert [row["river"] for row in would] == [0, 12, 0, 0, 0]
    assert would[0]["districts"] == 9


@pytest.mark.clause("PR-R2")
def test_the_printed_map_is_the_one_of_the_specification() -> None:
    for players in PLAYERS:
        view = new(players).view()
        assert view.board.rows == ROWS[players]
        land = set(cells_of(ROWS[players], "".join(DISTRICTS)))
        assert set(view.river.cells) == set(BANK) & land
        assert set(view.lake.cells) == set(SHORE)
    assert new(5).view().board.river_line == [[7, 0], [7, 3], [3, 3], [3, 8]]


@pytest.mark.clause("PR-R2")
def test_no_code_repeats_the_map() -> None:
    names = {name for name, _ in DISTRICTS.values()} - {"sacred_district"}
    for path in files("ceiba.games.pacal").iterdir():
        if path.name.endswith(".py"):
            assert not [name for name in names if name in path.read_text("utf-8")], path.name


@pytest.mark.clause("PR-R3")
def test_covered_cells_are_outside_the_board() -> None:
    """Two players: the whole of A1 to F1 is gone."""
    match = table(2, die="special", rockets={"A": "G1", "B": "E4"})
    assert set(match.offered("fly")) == words("H1 I1 J1 K1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11")
    assert match.refused("A fly F1") == ("PR-R3", "covered", {"cell": "F1"})
    match = table(2, die=5, rockets={"A": "E6", "B": "H4"})
    assert "E3" in set(match.offered("fly"))  # E2 and E1 are covered
    assert match.hint("fly E3")["lost"] == 2


@pytest.mark.clause("PR-R3")
def test_no_district_and_no_final_points_under_a_cover() -> None:
    plan = copy.deepcopy(PRINTED)
    plan["river_bank"]["cells"] = ["A1", "G4"]  # A1 is covered with two players
    match = laid(plan, 2, step="build", die=3)
    assert match.view().river.cells == ["G4"]
    covered = [district for district in match.view().districts if district.covered]
    assert [sum(district.storeys) for district in covered] == [0] * 4


@pytest.mark.clause("PR-R4")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_own_pyramids_are_obstacles_too(owner: str) -> None:
    match = table(die=3, rockets=MIDDLE, pyramids={owner: {"F4": 1}})
    assert "F5" in set(match.offered("fly"))
    told = {"cell": "F4", "seat": owner, "height": 1}
    assert match.refused("A fly F4") == ("PR-4.23", "pyramid-there", told)


@pytest.mark.clause("PR-R4")
def test_the_own_rocket_is_no_obstacle_to_itself() -> None:
    """It is in the air while its move is chosen, and B flies over the cell it left."""
    match = table(die=3, rockets={**MIDDLE, "B": "E6"})
    match.play("A", "fly F3", "done")
    assert match.hint("fly H6", "B")["lost"] == 0


# -- movement ---------------------------------------------------------------------------------


@pytest.mark.clause("PR-R5")
def test_the_player_sees_the_uncovered_stones_then_decides() -> None:
    match = table(die=2, rockets=MIDDLE, inside={"A": ["A", "A", "C"]})
    assert (match.task(), match.stones(), match.supply("A")) == ("move", {"F6": "C"}, 10)
    assert match.view().players[0].rocket.lifted
    assert len(match.options_for()) == 11  # nothing is chosen yet


@pytest.mark.clause("PR-R6")
def test_a_shut_direction_is_not_available() -> None:
    match = table(die=3, rockets={**MIDDLE, "B": "F5"}, pyramids={"A": {"E6": 1}})
    assert set(match.offered("fly")) == words("I6 F9")
    told = {"cell": "F3", "start": "F6"}
    assert match.refused("A fly F3") == ("PR-R6", "way-shut", told)
    assert match.refused("A fly F6") == ("PR-R6", "same-cell", {"cell": "F6"})


@pytest.mark.clause("PR-R6")
@pytest.mark.parametrize("die", [2, 5])
def test_one_cell_is_enough(die: int) -> None:
    match = table(die=die, rockets={**MIDDLE, "B": "F4"})
    assert "F5" in set(match.offered("fly"))
    match.play("A", "fly F5")
    assert match.allowance() == (True, True)


@pytest.mark.clause("PR-R7")
@pytest.mark.parametrize("cell", ["F5", "F4", "F3"])
def test_it_never_stops_early_by_choice(cell: str) -> None:
    match = table(die=4, rockets=MIDDLE, stones={"A": [cell]})
    told = {"cell": cell, "start": "F6", "end": "F2", "points": 4}
    assert match.refused(f"A fly {cell}") == ("PR-R7", "too-near", told)


@pytest.mark.clause("PR-R8")
def test_a_path_without_a_turn_is_a_straight_move() -> None:
    match = table(die=3, rockets=MIDDLE)
    assert match.refused("A turn F3") == ("PR-R8", "straight-ends-there", {"cell": "F3"})
    assert match.hint("fly F3")["allowance"] == 2
    assert all(match.hint(f"turn {end}")["allowance"] == 1 for end in set(match.offered("turn")))


@pytest.mark.clause("PR-R8")
def test_in_a_corridor_there_is_no_turn() -> None:
    """Row 1 is walled off: everything in it is straight."""
    below = {"B": wall(*(f"{column}2" for column in "ABCDEF"))}
    match = table(die=3, rockets={**MIDDLE, "A": "A1", "B": "C11"}, pyramids=below)
    assert (set(match.offered("fly")), set(match.offered("turn"))) == ({"D1"}, set())


@pytest.mark.clause("PR-R9")
@pytest.mark.parametrize(("die", "ends"), [(2, "B2"), (3, ""), (4, ""), (5, "")])
def test_no_cell_twice_not_even_the_first(die: int, ends: str) -> None:
    """Four open cells in a ring: A1, B1, B2, A2."""
    ring = {"B": wall("C1", "C2", "A3", "B3")}
    match = table(die=die, rockets={**MIDDLE, "A": "A1", "B": "C11"}, pyramids=ring)
    assert set(match.offered("fly")) == words("B1 A2")  # 3 points round the ring end there as well
    assert set(match.offered("turn")) == words(ends)


@pytest.mark.clause("PR-R9")
def test_no_half_turn() -> None:
    """A corridor of three cells and a bend: with 4 points nobody goes in and out again."""
    shut = {"B": wall("A2", "B2", "D2", "D1"), "C": wall("C4", "B3", "D3")}
    match = table(die=4, rockets={**MIDDLE, "A": "C3", "B": "C11"}, pyramids=shut)
    # north: C2, C1, then B1 or back; B1, then A1
    assert set(match.offered("fly")) == {"C1"}
    assert set(match.offered("turn")) == {"A1"}
    match = table(die=3, rockets={**MIDDLE, "A": "C3", "B": "C11"}, pyramids=shut)
    assert set(match.offered("turn")) == {"B1"}


@pytest.mark.clause("PR-R10")
@pytest.mark.parametrize(("die", "ends"), [(2, "B2"), (3, "A2"), (4, "B2"), (5, "")])
def test_stuck_by_the_own_trail_is_illegal(die: int, ends: str) -> None:
    """From C1 into four cells A1 to B2 whose other sides are shut.

    With 5 points C1 B1 A1 A2 B2 leads nowhere: beside B2 lies B1, which is no obstacle.
    """
    shut = {"B": wall("D1", "C2", "A3", "B3")}
    match = table(die=die, rockets={**MIDDLE, "A": "C1", "B": "C11"}, pyramids=shut)
    assert set(match.offered("fly")) == {"A1"}
    assert set(match.offered("turn")) == words(ends)


@pytest.mark.clause("PR-R10")
@pytest.mark.parametrize("obstacle", ["pyramid", "rocket", "lake", "edge", "cover"])
def test_what_closes_a_dead_end(obstacle: str) -> None:
    facts: dict[str, tuple[int, str, str, dict[str, Any]]] = {
        "pyramid": (5, "G7", "H8", {"pyramids": {"B": wall("H9", "I8", "G8")}}),
        "rocket": (5, "G7", "H8", {"rockets": {"B": "H9", "C": "I8", "D": "G8", "E": "A1"}}),
        "lake": (5, "E7", "D8", {"pyramids": {"B": wall("E8", "C8")}}),
        "edge": (5, "J2", "K1", {"pyramids": {"B": {"J1": 1}}}),
        "cover": (3, "H5", "I6", {"pyramids": {"B": {"I7": 1, "I5": 2}}}),
    }
    players, start, end, given = facts[obstacle]
    others = {"B": "A3", "C": "A5", "D": "A7", "E": "A9"}
    rockets = {"A": start, **{seat: others[seat] for seat in SEATS[1:players]}}
    rockets |= given.pop("rockets", {})
    match = table(players, die=3, rockets=rockets, **given)
    assert match.hint(f"turn {end}") == {"kind": "turning", "allowance": 1, "lost": 1}


@pytest.mark.clause("PR-R11")
@pytest.mark.parametrize(("die", "lost"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_into_a_dead_end_on_purpose(die: int, lost: int) -> None:
    """From B2 only by A2 to A1, though there are ways out of B2 on other sides."""
    shut = {"C": wall("B1", "A3")}
    match = table(die=die, rockets={**MIDDLE, "A": "B2", "B": "B10"}, pyramids=shut)
    assert len(set(match.offered("fly")) | set(match.offered("turn"))) > 3
    assert match.hint("turn A1") == {"kind": "turning", "allowance": 1, "lost": lost}
    match.play("A", "turn A1")
    assert match.heard("moved")[0]["lost"] == lost
    assert match.allowance() == (True, False)


@pytest.mark.clause("PR-R12")
def test_the_special_face_in_row_and_column_without_turns() -> None:
    match = table(die="special", rockets=MIDDLE)
    row = {f"{column}6" for column in "ABCDEGHIJK"}
    column = {f"F{number}" for number in (1, 2, 3, 4, 5, 7, 8, 9, 10, 11)}
    assert set(match.offered("fly")) == row | column
    assert match.refused("A fly F6") == ("PR-R6", "same-cell", {"cell": "F6"})
    told = {"cell": "G7", "start": "F6"}
    assert match.refused("A turn G7") == ("PR-R12", "special-does-not-turn", {"cell": "G7"})
    assert match.refused("A fly G7") == ("PR-4.13", "not-in-line", told)


@pytest.mark.clause("PR-R13")
@pytest.mark.parametrize("die", FACES)
def test_any_token_onto_any_free_cell_but_the_one_just_left(die: str) -> None:
    match = table(die=die, rockets=MIDDLE, tokens={"A": [2, 6]})
    assert set(match.offered("spend")) == words("2 6")
    match.play("A spend 6")
    assert match.tokens("A") == [2]
    assert match.prompt() == ("PR-4.16", "land", {"cell": "F6"})
    assert "F6" not in set(match.offered("stand"))
    assert match.refused("A stand F6") == ("PR-R13", "same-cell", {"cell": "F6"})
    match.play("A stand F5")  # the sacred district, next door, all are free
    assert match.rocket("A") == "F5"
