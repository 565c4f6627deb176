"""TZ-5: rounds and turns."""

from typing import Any

import pytest

from tests.games.tzolkin.kit import SMALL, last_turn, round_over, table
from tests.testkit.table import SEATS


@pytest.mark.clause("TZ-5.1")
def test_turns_then_food_day_then_calendar() -> None:
    match = round_over(2, tooth=7)
    kinds = [event.kind for event in match.events()]
    told = [kind for kind in kinds if kind in ("picked_up", "food_day", "fed", "calendar", "round")]
    assert told == ["picked_up", "food_day", "fed", "fed", "calendar", "round"]


@pytest.mark.clause("TZ-5.1")
@pytest.mark.parametrize("tooth", sorted(set(range(27)) - {7, 13, 20, 26}))
def test_no_food_day_in_other_rounds(tooth: int) -> None:
    match = round_over(2, tooth=tooth)
    assert match.heard("food_day") == []
    assert match.heard("calendar") == [{"notches": 1}]


@pytest.mark.clause("TZ-5.2")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(4, "C", "CDAB"), (4, "A", "ABCD"), (3, "B", "BCA"), (2, "B", "BA"), (4, "D", "DABC")],
)
def test_each_player_once_clockwise_from_the_marker(players: int, first: str, order: str) -> None:
    match = table(players, first_player=first)
    for _ in range(2):
        for seat in order:
            assert match.waiting == [seat]
            match.play(f"{seat} place {SMALL[SEATS.index(seat)]}")
            match.enough(seat)
    assert match.view().tooth == 2
    assert [told["seat"] for told in match.heard("turn")] == list(order[1:] + order + first)


@pytest.mark.clause("TZ-5.3")
def test_a_turn_begins_with_begging_or_not() -> None:
    match = table(A={"corn": 2})
    assert match.options_for()[:3] == ["beg chaac", "beg quetzalcoatl", "beg kukulcan"]
    match.play("A beg chaac")
    match.play("A", "place tikal", "place tikal")
    assert match.corn("A") == 3 - 0 - 2


@pytest.mark.clause("TZ-5.3")
def test_at_its_end_buildings_are_refilled_and_corn_collected() -> None:
    row = ["small_farm_a", "small_farm_b", "small_farm_c"]
    match = table(
        A={"wood": 1}, gears={"tikal": {2: "A"}}, buildings=row, pile1=["agriculture_school"]
    )
    match.play("A", "pick tikal 2", "do tikal 2", "build small_farm_b")
    assert match.view().buildings[:3] == ["small_farm_a", "agriculture_school", "small_farm_c"]
    match = table(A={"corn": 0}, teeth_corn=4)
    match.play("A place first")
    assert match.corn("A") == 4
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-5.4")
def test_no_passing() -> None:
    for match in (table(A={"corn": 9}), table(gears={"tikal": {0: "A", 1: "A", 2: "A"}})):
        assert not {"done", "nothing"} & set(match.options_for())
        assert match.refused("A done")[1] == "not-now"
        assert match.refused("A nothing")[1] == "not-now"


@pytest.mark.clause("TZ-5.5")
def test_not_both() -> None:
    given: dict[str, Any] = {
        "A": {"corn": 9, "wood": 1},
        "gears": {"tikal": {5: "A"}, "uxmal": {5: "A"}},
    }
    match = table(**given)
    assert {"place palenque", "pick tikal 5"} <= set(match.options_for())
    match = table(A={"corn": 9, "workers": 4}, gears={"tikal": {5: "A"}, "uxmal": {5: "A"}})
    match.play("A place palenque")
    assert match.refused("A pick tikal 5") == ("TZ-5.5", "place-or-pick", {})
    match = table(**given)
    match.play("A", "pick tikal 5", "nothing")
    assert match.refused("A place palenque") == ("TZ-5.5", "place-or-pick", {})


@pytest.mark.clause("TZ-5.6")
def test_the_end_after_the_fourth_food_day() -> None:
    match = round_over(2, tooth=26)
    assert match.heard("food_day") == [{"day": 4}]
    assert match.over
    assert match.view().tooth == 27
    assert [event.kind for event in match.events()].count("round") == 0


@pytest.mark.clause("TZ-5.6")
@pytest.mark.parametrize("tooth", [7, 13, 20])
def test_not_before(tooth: int) -> None:
    assert not round_over(2, tooth=tooth).over


@pytest.mark.clause("TZ-5.2")
def test_who_is_not_asked_cannot_answer() -> None:
    match = last_turn(2)
    assert match.waiting == ["A"]
    assert match.refused("B place tikal")[1] == "not-asked"
