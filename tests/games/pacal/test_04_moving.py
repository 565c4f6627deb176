"""Chapter 4: moving the rocket."""

import pytest

from tests.games.pacal.kit import CORNERS, PLAYERS, placed, steps, table, wall, words
from tests.testkit.table import SEATS

MIDDLE = {"A": "F6", **CORNERS}
"""A in the middle of the board, nobody near."""


# -- lifting ----------------------------------------------------------------------------------


@pytest.mark.clause("PR-4.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_turn_moves_the_rocket(players: int) -> None:
    match = placed(players, "moving")
    for _ in range(4 * players):
        [seat] = match.waiting
        before = match.rocket(seat)
        match.whole_turn(seat)
        assert match.rocket(seat) != before


@pytest.mark.clause("PR-4.2")
@pytest.mark.parametrize(
    ("die", "answers", "end"),
    [
        (2, ["fly F4"], "F4"),
        (2, ["turn G5"], "G5"),
        (2, ["spend 2", "stand A8"], "A8"),
        ("special", ["fly F11"], "F11"),
        ("special", ["spend 6", "stand A8"], "A8"),
    ],
)
def test_stones_inside_stay_on_the_cell_and_are_visible(
    die: int | str, answers: list[str], end: str
) -> None:
    match = table(die=die, rockets=MIDDLE, inside={"A": ["A", "C", "E"]})
    assert match.stones() == {"F6": "ACE"}  # before the move is chosen
    match.play("A", *answers)
    assert (match.rocket("A"), match.stones(), match.inside("A")) == (end, {"F6": "ACE"}, "")


@pytest.mark.clause("PR-4.2")
def test_lifted_also_by_who_is_blocked_without_a_token() -> None:
    match = table(
        die=2,
        rockets={**MIDDLE, "A": "A9", "B": "A8"},
        pyramids={"B": wall("B9", "A10")},
        tokens={"A": []},
        inside={"A": ["A", "D"]},
    )
    match.play("A", "stand J7")
    assert (match.rocket("A"), match.stones()) == ("J7", {"A9": "AD"})


@pytest.mark.clause("PR-4.2")
def test_lifting_is_told_to_all_with_what_is_seen() -> None:
    match = table(
        die=2, start="E", turn="E", rockets={**MIDDLE, "A": "F9"}, inside={"A": ["D", "B"]}
    )
    match.whole_turn("E")
    for seat in (None, *SEATS):
        told = match.heard("lifted", seat)
        assert told == [{"seat": "A", "cell": "F9", "stones": ["B", "D"]}]
    assert match.view().players[0].rocket.lifted


@pytest.mark.clause("PR-4.3", "PR-5.8")
def test_pairs_are_removed_on_lifting() -> None:
    match = table(die=2, rockets=MIDDLE, inside={"A": ["A", "B", "B", "C"]})
    assert match.stones() == {"F6": "AC"}
    assert [match.supply(seat) for seat in "ABC"] == [9, 10, 9]
    assert match.task() == "move"


# -- straight moves ---------------------------------------------------------------------------


@pytest.mark.clause("PR-4.4")
def test_with_a_number_three_kinds_of_move() -> None:
    match = table(die=2, rockets=MIDDLE)
    assert match.prompt() == ("PR-4.4", "move", {"die": "2", "cell": "F6"})
    assert set(match.offered("fly")) == words("F4 H6 F8 D6")
    assert set(match.offered("turn")) == words("E5 G5 E7 G7")
    assert set(match.offered("spend")) == words("2 4 6")
    assert len(match.options_for()) == 11


@pytest.mark.clause("PR-4.5")
@pytest.mark.parametrize("points", [2, 3, 4, 5])
def test_straight_is_so_many_cells_in_one_of_four_directions(points: int) -> None:
    match = table(die=points, rockets=MIDDLE)
    around = [(0, -points), (points, 0), (0, points), (-points, 0)]
    ends = {steps("F6", right, down) for right, down in around}
    assert set(match.offered("fly")) == ends
    for end in ends:
        assert match.hint(f"fly {end}") == {
            "kind": "straight",
            "allowance": 2,
            "distance": points,
            "lost": 0,
        }


@pytest.mark.clause("PR-4.5")
def test_no_diagonal_and_no_bend() -> None:
    match = table(die=2, rockets=MIDDLE)
    for cell in ("G7", "H8", "G8"):
        told = {"cell": cell, "start": "F6"}
        assert match.refused(f"A fly {cell}") == ("PR-4.5", "not-in-line", told)
    assert match.refused("A fly F1") == (
        "PR-4.5",
        "too-far",
        {"cell": "F1", "start": "F6", "end": "F4", "points": 2},
    )


@pytest.mark.clause("PR-4.6")
@pytest.mark.parametrize(
    ("points", "end", "lost"), [(2, "F4", 0), (3, "F3", 0), (4, "F3", 1), (5, "F3", 2)]
)
def test_an_obstacle_stops_the_rocket_and_points_are_lost(points: int, end: str, lost: int) -> None:
    match = table(die=points, rockets=MIDDLE, pyramids={"C": {"F2": 1}})
    north = [cell for cell in set(match.offered("fly")) if cell[0] == "F" and int(cell[1:]) < 6]
    assert north == [end]
    assert match.hint(f"fly {end}")["lost"] == lost
    match.play("A", f"fly {end}")
    [moved] = match.heard("moved")
    assert moved == {
        "seat": "A",
        "start": "F6",
        "cell": end,
        "way": "straight",
        "allowance": 2,
        "lost": lost,
        "covers": [],
    }


@pytest.mark.clause("PR-4.6", "PR-E5")
def test_stopping_before_the_lake() -> None:
    match = table(die=5, rockets={"A": "C5", **CORNERS})
    assert match.refused("A fly C11") == (
        "PR-4.6",
        "stops-before",
        {"cell": "C11", "start": "C5", "end": "C8", "points": 5},
    )
    match.play("A", "fly C8")
    assert match.heard("moved")[0]["lost"] == 2
    assert (match.rocket("A"), match.allowance()) == ("C8", (True, True))


@pytest.mark.clause("PR-4.7")
def test_stones_do_not_stop_a_rocket() -> None:
    lying = {"A": ["F5", "F4"], "B": ["F4"], "C": ["F3", "F2"]}
    match = table(die=5, rockets=MIDDLE, stones=lying)
    assert match.hint("fly F1")["lost"] == 0
    match.play("A", "fly F1")
    assert match.stones() == {"F5": "A", "F4": "AB", "F3": "C", "F2": "C"}
    assert match.inside("A") == ""


@pytest.mark.clause("PR-4.8")
def test_up_to_two_stones_after_a_straight_move() -> None:
    match = table(die=2, rockets=MIDDLE)
    match.play("A", "fly F4")
    assert match.allowance() == (True, True)
    match.play("A", "drop A", "drop E")
    assert (match.inside("A"), match.inside("E"), match.supply("A")) == ("A", "A", 8)
    assert match.waiting == ["B"]


# -- turning moves ----------------------------------------------------------------------------

TURNING = {2: [(1, 1)], 3: [(0, 1), (1, 2)], 4: [(0, 2), (1, 1), (1, 3), (2, 2)]}
"""How far a turning move leads on an open board, to the sides and ahead, whatever way round."""


@pytest.mark.clause("PR-4.9")
@pytest.mark.parametrize("points", TURNING)
def test_turning_on_an_open_board(points: int) -> None:
    match = table(die=points, rockets=MIDDLE)
    ends = {
        steps("F6", right * x, down * y)
        for one in TURNING[points]
        for x, y in (one, one[::-1])
        for right in (1, -1)
        for down in (1, -1)
    }
    assert set(match.offered("turn")) == ends
    assert all(match.hint(f"turn {end}")["lost"] == 0 for end in ends)


@pytest.mark.clause("PR-4.9")
def test_turning_at_every_cell_or_only_once() -> None:
    """Pyramids leave one way from A1, with a turn at every cell; without them one is enough."""
    match = table(
        die=5,
        rockets={**MIDDLE, "A": "A1", "B": "B10"},
        pyramids={"B": wall("C1", "A2", "D2", "A3", "B3", "C4")},
    )
    assert set(match.offered("turn")) == {"D3"}  # A1 B1 B2 C2 C3 D3
    match = table(die=5, rockets={**MIDDLE, "A": "A1", "B": "B10"}, pyramids={"B": wall("A2")})
    assert "B5" in set(match.offered("turn"))  # B1, then four down: one turn


@pytest.mark.clause("PR-4.10")
def test_all_points_must_be_used() -> None:
    match = table(die=4, rockets=MIDDLE)
    for cell in ("F5", "G8", "H9"):  # 1, 3 and 5 steps away: never 4
        assert match.refused(f"A turn {cell}") == (
            "PR-4.10",
            "no-turning-way",
            {"cell": cell, "start": "F6", "points": 4},
        )
    match.play("A turn G7")  # two steps away, by a detour
    assert match.heard("moved")[0]["way"] == "turning"


@pytest.mark.clause("PR-4.10")
@pytest.mark.parametrize(
    ("shut", "reached"), [(["F5"], True), (["G6"], True), (["F5", "G6"], False), (["G5"], False)]
)
def test_obstacles_are_gone_round_and_not_crossed(shut: list[str], reached: bool) -> None:
    match = table(die=2, rockets=MIDDLE, pyramids={"A": wall(*shut)})
    assert ("G5" in set(match.offered("turn"))) is reached


@pytest.mark.clause("PR-4.10")
def test_a_rocket_in_the_way_of_a_turn() -> None:
    match = table(die=2, rockets={**MIDDLE, "B": "F5", "C": "G6"})
    assert match.refused("A turn G5")[1] == "no-turning-way"
    assert match.refused("A turn G6") == ("PR-4.23", "rocket-there", {"cell": "G6", "seat": "C"})


@pytest.mark.clause("PR-4.11", "PR-E6")
def test_a_dead_end_ends_the_move() -> None:
    match = table(die=4, rockets={**MIDDLE, "A": "B2", "B": "B10"}, pyramids={"C": {"B1": 1}})
    assert match.hint("turn A1") == {"kind": "turning", "allowance": 1, "lost": 2}
    match.play("A", "turn A1")
    assert match.heard("moved")[0]["lost"] == 2
    assert (match.rocket("A"), match.allowance()) == ("A1", (True, False))


@pytest.mark.clause("PR-4.11")
def test_without_the_obstacle_there_is_no_dead_end() -> None:
    match = table(die=4, rockets={**MIDDLE, "A": "B2", "B": "B10"})
    assert match.hint("turn A1")["lost"] == 0  # B2 B3 A3 A2 A1, all four points
    match = table(die=3, rockets={**MIDDLE, "A": "B2", "B": "B10"})
    assert match.refused("A turn A1")[:2] == ("PR-4.10", "no-turning-way")


@pytest.mark.clause("PR-4.12")
def test_one_stone_after_a_turning_move() -> None:
    match = table(die=2, rockets=MIDDLE)
    match.play("A", "turn G5")
    assert match.allowance() == (True, False)
    assert match.options_for() == ["drop A", "done"]
    match.play("A", "drop A")
    assert match.waiting == ["B"]


# -- the special face -------------------------------------------------------------------------


@pytest.mark.clause("PR-4.13", "PR-4.14")
def test_the_special_face_leads_over_all_obstacles() -> None:
    """From C6 over a rocket, pyramids and the lake, as far as one likes."""
    match = table(
        die="special",
        rockets={"A": "C6", "B": "C4", "C": "K1", "D": "H6", "E": "K11"},
        pyramids={"A": {"C3": 1, "F6": 2}, "B": {"C8": 2, "B6": 3}},
    )
    assert match.prompt()[:2] == ("PR-4.13", "move-special")
    assert set(match.offered("fly")) == words("C1 C2 C5 C7 C11 A6 D6 E6 G6 I6 J6 K6")
    assert set(match.offered("turn")) == set()
    assert match.hint("fly C11") == {"kind": "special", "allowance": 2, "distance": 5}


@pytest.mark.clause("PR-4.14")
def test_a_special_move_ends_on_a_free_cell() -> None:
    match = table(
        3,
        die="special",
        rockets={"A": "H6", "B": "H3", "C": "D6"},
        pyramids={"A": {"H8": 2}, "C": {"E6": 5}},
    )
    refusals = {
        "H8": ("PR-4.23", "pyramid-there", {"cell": "H8", "seat": "A", "height": 2}),
        "E6": ("PR-4.23", "pyramid-there", {"cell": "E6", "seat": "C", "height": 5}),
        "H3": ("PR-4.23", "rocket-there", {"cell": "H3", "seat": "B"}),
        "K6": ("PR-R3", "covered", {"cell": "K6"}),
        "L6": ("PR-1.16", "outside", {"cell": "L6"}),
        "H12": ("PR-1.16", "outside", {"cell": "H12"}),
    }
    for cell, refusal in refusals.items():
        assert match.refused(f"A fly {cell}") == refusal


@pytest.mark.clause("PR-4.15")
def test_up_to_two_stones_after_the_special_face() -> None:
    match = table(die="special", rockets=MIDDLE)
    match.play("A", "fly F5")
    assert match.heard("moved")[0]["way"] == "special"
    assert match.allowance() == (True, True)
    match.play("A", "drop A", "drop B")
    assert match.supply("A") == 8
