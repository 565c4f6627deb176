"""TZ-14: skulls for the gods."""

import pytest

from tests.games.tzolkin.facts import CHICHEN_ITZA
from tests.games.tzolkin.kit import TEMPLES, doing, round_over, table, worker_on


@pytest.mark.clause("TZ-14.1", "TZ-14.4", "TZ-14.5", "TZ-14.6", "TZ-14.7")
@pytest.mark.parametrize("action", CHICHEN_ITZA)
def test_each_action(action: int) -> None:
    vp, temple, resources = CHICHEN_ITZA[action]
    match = doing("chichen_itza", action, A={"skull": 1})
    assert match.points("A") == vp  # at once
    assert match.slots() == {action: "A"}
    assert match.steps("A") == tuple(int(name == temple) for name in TEMPLES)
    if resources:
        assert match.options_for() == ["take wood", "take stone", "take gold"]
        match.play("A take stone")
        assert match.has("A") == {"stone": 1}
    else:
        assert match.has("A") == {}
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-14.5")
def test_the_brown_temple() -> None:
    assert [CHICHEN_ITZA[action][:2] for action in (1, 2, 3)] == [
        *((4, "chaac"), (5, "chaac"), (6, "chaac"))
    ]
    match = doing("chichen_itza", 3, A={"skull": 3})
    assert (match.points("A"), match.steps("A"), match.has("A")) == (6, (1, 0, 0), {"skull": 2})


@pytest.mark.clause("TZ-14.6")
@pytest.mark.parametrize("resource", ["wood", "stone", "gold"])
def test_the_green_temple_and_a_resource_of_choice(resource: str) -> None:
    match = doing("chichen_itza", 6, A={"skull": 1})
    match.play(f"A take {resource}")
    assert (match.points("A"), match.steps("A")) == (8, (0, 0, 1))
    assert match.has("A") == {resource: 1}


@pytest.mark.clause("TZ-14.7")
def test_the_yellow_temple() -> None:
    match = doing("chichen_itza", 7, A={"skull": 1})
    assert (match.points("A"), match.steps("A"), match.has("A")) == (10, (0, 1, 0), {})
    match = doing("chichen_itza", 9, A={"skull": 1})
    match.play("A take gold")
    assert (match.points("A"), match.has("A")) == (13, {"gold": 1})


@pytest.mark.clause("TZ-14.2")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_each_slot_once_a_game(owner: str) -> None:
    match = worker_on("chichen_itza", 4, slots={4: owner, 2: "C"}, A={"skull": 1, "corn": 9})
    assert match.options_for() == ["do chichen_itza 1", "do chichen_itza 3", "nothing"]
    assert match.refused("A do chichen_itza 4")[0] in ("TZ-14.2", "TZ-R72")


@pytest.mark.clause("TZ-14.2")
def test_also_within_one_turn() -> None:
    match = table(gears={"chichen_itza": {3: "A", 4: "A"}}, A={"skull": 2, "corn": 9})
    match.play("A", "pick chichen_itza 3", "do chichen_itza 3", "pick chichen_itza 4")
    assert match.options_for() == [
        *("do chichen_itza 1", "do chichen_itza 2", "do chichen_itza 4", "nothing")
    ]


@pytest.mark.clause("TZ-14.3")
def test_without_a_skull_nothing() -> None:
    match = worker_on("chichen_itza", 10, A={"corn": 9, "gold": 9})
    assert match.waiting == ["B"]
    match = table(gears={"chichen_itza": {3: "A", 4: "A"}}, A={"skull": 1, "corn": 9})
    match.play("A", "pick chichen_itza 3", "do chichen_itza 3", "pick chichen_itza 4")
    assert match.waiting == ["B"]  # one skull, one action: nothing more was asked


@pytest.mark.clause("TZ-14.4")
def test_points_and_step_are_added() -> None:
    match = doing("chichen_itza", 4, A={"skull": 1, "points": 20, "temples": {"kukulcan": 2}})
    assert (match.points("A"), match.steps("A")) == (27, (0, 0, 3))
    assert [told["points"] for told in match.heard("scored")] == [7]


@pytest.mark.clause("TZ-14.8")
def test_space_10() -> None:
    match = worker_on("chichen_itza", 10, A={"skull": 1}, slots={5: "B"})
    assert match.options_for() == [
        *(f"do chichen_itza {action}" for action in (1, 2, 3, 4, 6, 7, 8, 9)),
        "nothing",
    ]
    match.play("A", "do chichen_itza 8", "take wood")
    assert (match.points("A"), match.corn("A")) == (11, 0)


@pytest.mark.clause("TZ-14.9", "TZ-R46")
def test_skulls_in_slots_stay() -> None:
    taken = {1: "A", 5: "B", 9: "A"}
    match = round_over(2, tooth=13, slots=taken)
    assert match.slots() == taken
    assert match.view().skulls == 10
    match.play("B place palenque")
    match.play("A place tikal")
    assert match.slots() == taken
