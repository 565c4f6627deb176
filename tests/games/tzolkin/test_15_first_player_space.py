"""TZ-15: the first player space, its corn, the marker and the double advance."""

from typing import Any

import pytest

from tests.games.tzolkin.kit import GEARS, LAST, Table, last_turn, table


def user(players: int = 4, **facts: Any) -> Table:
    """A, last to move in the round, has gone to the first player space."""
    match = last_turn(players, **facts)
    match.play("A place first")
    match.enough("A")
    return match


@pytest.mark.clause("TZ-15.1")
def test_one_worker_for_0_corn() -> None:
    match = table(A={"corn": 0}, B={"corn": 9})
    match.play("A place first")
    assert (match.corn("A"), match.view().first_space) == (0, 0)
    assert match.refused("B place first") == ("TZ-15.1", "first-space-taken", {})


@pytest.mark.clause("TZ-15.1")
def test_it_counts_among_the_workers_placed() -> None:
    match = table(A={"corn": 9})
    match.play("A", "place first", "place tikal", "place uxmal")
    assert match.corn("A") == 9 - 0 - 1 - 2
    match = table(A={"corn": 9})
    match.play("A", "place tikal", "place uxmal", "place first")
    assert match.corn("A") == 9 - 0 - 1 - 2


@pytest.mark.clause("TZ-15.2")
def test_the_corn_of_the_teeth_at_the_end_of_the_turn() -> None:
    match = table(A={"corn": 5}, teeth_corn=6)
    match.play("A place first")
    assert (match.corn("A"), match.view().teeth_corn) == (5, 6)
    match.play("A done")
    assert (match.corn("A"), match.view().teeth_corn) == (11, 0)
    assert match.waiting == ["B"]  # the round goes on


@pytest.mark.clause("TZ-15.2")
def test_nobody_else_takes_it() -> None:
    match = table(A={"corn": 0}, teeth_corn=6)
    match.play("A place tikal")
    assert (match.corn("A"), match.view().teeth_corn) == (0, 6)


@pytest.mark.clause("TZ-15.3")
def test_it_feeds_on_the_same_day() -> None:
    match = user(2, tooth=7, teeth_corn=6)
    assert match.points("A") == 0
    assert match.points("B") == -9
    assert match.corn("A") == 0


@pytest.mark.clause("TZ-15.4")
def test_the_worker_returns_without_an_action() -> None:
    match = user(2, A={"light": False})
    assert match.view().first_space is None
    assert match.player("A").free == 3
    assert match.heard("acted") == []
    assert match.steps("A") == (0, 0, 0)


@pytest.mark.clause("TZ-15.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_user_without_the_marker_takes_it(players: int) -> None:
    match = user(players, A={"light": False})
    assert match.view().first_player == 0
    assert match.waiting == ["A"]


@pytest.mark.clause("TZ-15.5", "TZ-R69")
@pytest.mark.parametrize(("players", "seat", "left"), [(2, "A", "B"), (4, "D", "A"), (3, "B", "C")])
def test_a_user_with_the_marker_passes_it_to_the_left(players: int, seat: str, left: str) -> None:
    seats = "ABCD"[:players]
    order = seats[seats.index(seat) :] + seats[: seats.index(seat)]
    match = table(players, first_player=seat, **{seat: {"light": False}})
    match.play(f"{seat} place first")
    for other in order[1:]:
        match.play(f"{other} place {GEARS['ABCD'.index(other)]}")
        match.enough(other)
    assert match.view().first_player == seats.index(left)
    assert match.waiting == [left]


@pytest.mark.clause("TZ-15.6")
@pytest.mark.parametrize("tooth", [3, 7, 13, 20])
def test_nothing_else_changes_the_first_player(tooth: int) -> None:
    match = last_turn(3, tooth=tooth, first_player="B", A={"corn": 9})
    match.play("A", "place tikal", "place tikal", "place tikal")
    assert match.view().first_player == 1
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-15.7")
@pytest.mark.parametrize("notches", [1, 2])
def test_one_or_two_notches(notches: int) -> None:
    match = user(2, gears={"tikal": {0: "B", 4: "B"}})
    assert match.task("A") == "choose_advance"
    assert match.options_for() == ["turn 1", "turn 2"]
    match.play(f"A turn {notches}")
    assert match.view().tooth == notches
    assert match.standing() == {"tikal": {notches: "B", 4 + notches: "B"}}
    assert match.view().teeth_corn == 0


@pytest.mark.clause("TZ-15.8")
def test_the_privilege_turns_the_board_dark() -> None:
    match = user(2)
    match.play("A turn 1")
    assert match.player("A").light is True
    match = user(2)
    match.play("A turn 2")
    assert match.player("A").light is False
    assert match.player("B").light is True


@pytest.mark.clause("TZ-15.8")
def test_not_with_the_dark_side_up() -> None:
    match = user(2, A={"light": False})
    assert match.task("A") == "begin_turn"  # A begins the next round
    assert match.view().tooth == 1


@pytest.mark.clause("TZ-15.8")
def test_the_sides_of_the_others_do_not_matter() -> None:
    assert user(2, B={"light": False}).options_for() == ["turn 1", "turn 2"]


@pytest.mark.clause("TZ-15.9")
@pytest.mark.parametrize("gear", GEARS)
@pytest.mark.parametrize("seat", ["A", "B"])
def test_nobody_would_be_pushed_off_early(gear: str, seat: str) -> None:
    match = user(2, gears={gear: {LAST[gear] - 1: seat}})
    assert match.view().tooth == 1  # not asked
    assert match.standing()[gear] == {LAST[gear]: seat}
    assert match.task("A") == "begin_turn"


@pytest.mark.clause("TZ-15.9")
@pytest.mark.parametrize("space", [0, 1, 2, 3, 4, 5, 6, 7, 8])
def test_lower_spaces_do_not_matter(space: int) -> None:
    match = user(2, gears={"chichen_itza": {space: "B"}})
    assert match.options_for() == ["turn 1", "turn 2"]


@pytest.mark.clause("TZ-15.10")
@pytest.mark.parametrize("gear", GEARS)
def test_the_last_space_does_not_forbid_it(gear: str) -> None:
    match = user(2, gears={gear: {LAST[gear]: "B", LAST[gear] - 2: "B"}})
    match.play("A turn 2")
    assert match.standing()[gear] == {LAST[gear]: "B"}  # the one from two spaces before
    assert match.player("B").free == 2
    assert match.heard("ejected") == [{"seat": "B", "gear": gear}]


@pytest.mark.clause("TZ-15.11")
def test_the_other_benefits_stay() -> None:
    match = user(2, A={"light": False}, teeth_corn=5)
    assert match.corn("A") == 5
    assert match.view().first_player == 0
    assert match.player("A").free == 3
    assert match.view().tooth == 1


@pytest.mark.clause("TZ-15.12", "TZ-R57")
@pytest.mark.parametrize(("tooth", "day"), [(6, 1), (12, 2), (19, 3), (25, 4)])
def test_no_food_day_is_skipped(tooth: int, day: int) -> None:
    match = user(2, tooth=tooth, gears={"tikal": {0: "A"}, "uxmal": {0: "B"}})
    match.play("A turn 2")
    assert match.view().tooth == tooth + 2
    assert match.heard("food_day") == []
    match.play("A pick tikal 2")  # nothing can be built: nothing is asked
    match.play("B", "pick uxmal 2", "nothing")
    assert match.heard("food_day") == [{"day": day}]


@pytest.mark.clause("TZ-15.12")
def test_nor_held_twice() -> None:
    """From tooth 5 two notches lead to the food day itself; the round after it is none."""
    match = user(2, tooth=5, gears={"tikal": {0: "A"}, "uxmal": {0: "B"}, "palenque": {0: "A"}})
    match.play("A turn 2")
    assert match.view().tooth == 7
    match.play("A pick palenque 2")
    match.play("A nothing")
    match.play("A done")
    match.play("B pick uxmal 2")
    match.play("B nothing")
    assert match.heard("food_day") == [{"day": 1}]
    match.play("A pick tikal 3")
    assert match.view().tooth == 8
    match.play("B place tikal")
    match.enough("B")
    assert match.heard("food_day") == [{"day": 1}]
