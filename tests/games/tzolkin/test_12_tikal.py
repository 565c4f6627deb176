"""TZ-12: technologies, buildings, monuments, temples."""

from typing import Any

import pytest

from ceiba.games.tzolkin.names import Track
from tests.games.tzolkin.kit import TRACKS, doing, worker_on

ROW = ["small_farm_a", "small_farm_b", "agriculture_school", "communal_farm_a"]


@pytest.mark.clause("TZ-12.1")
@pytest.mark.parametrize("track", TRACKS)
def test_action_1_advances_once(track: Track) -> None:
    match = doing("tikal", 1, A={"wood": 5})
    assert match.options_for() == [f"advance {name}" for name in TRACKS]
    match.play(f"A advance {track}")
    assert match.levels("A") == tuple(int(name == track) for name in TRACKS)
    assert match.has("A") == {"wood": 4}
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-12.2")
def test_action_2_builds_once() -> None:
    match = doing("tikal", 2, A={"wood": 5}, buildings=ROW, monuments=["workers"])
    assert match.options_for() == [f"build {name}" for name in ROW]
    match.play("A build agriculture_school")
    assert match.has("A") == {"wood": 3}
    assert match.player("A").buildings == ["agriculture_school"]
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-12.3")
@pytest.mark.parametrize(
    ("tracks", "paid", "after"),
    [
        (["agriculture"], 1, (1, 0, 0, 0)),
        (["agriculture", "agriculture"], 3, (2, 0, 0, 0)),
        (["theology", "architecture"], 2, (0, 0, 1, 1)),
    ],
)
def test_action_3_advances_once_or_twice(
    tracks: list[str], paid: int, after: tuple[Any, ...]
) -> None:
    match = doing("tikal", 3, A={"wood": 9})
    for track in tracks:
        match.play(f"A advance {track}")
    if len(tracks) == 1:
        assert match.options_for()[-1] == "done"
        match.play("A done")
    assert match.levels("A") == after
    assert match.has("A") == {"wood": 9 - paid}
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-12.3")
def test_the_first_advance_is_not_left_out() -> None:
    match = doing("tikal", 3, A={"wood": 9})
    assert "done" not in match.options_for()


@pytest.mark.clause("TZ-12.3")
def test_what_cannot_be_paid_is_not_offered() -> None:
    match = doing("tikal", 3, A={"wood": 2})
    match.play("A advance agriculture")
    assert match.options_for() == [*(f"advance {name}" for name in TRACKS[1:]), "done"]
    assert match.refused("A advance agriculture") == (
        "TZ-22.2",
        "advance-too-dear",
        {"track": "agriculture", "cost": 2, "resources": 1},
    )


@pytest.mark.clause("TZ-12.4")
def test_action_4_one_building() -> None:
    match = doing("tikal", 4, A={"wood": 5}, buildings=ROW, monuments=["workers"])
    match.play("A", "build small_farm_a", "done")
    assert match.player("A").buildings == ["small_farm_a"]
    assert match.has("A") == {"wood": 4}


@pytest.mark.clause("TZ-12.4")
def test_action_4_two_buildings() -> None:
    match = doing("tikal", 4, A={"wood": 5}, buildings=ROW)
    match.play("A", "build small_farm_a", "build communal_farm_a")
    assert match.player("A").buildings == ["small_farm_a", "communal_farm_a"]
    assert match.has("A") == {}
    assert match.waiting == ["B"]  # no third


@pytest.mark.clause("TZ-12.4")
def test_action_4_one_monument_and_nothing_more() -> None:
    match = doing(
        "tikal", 4, A={"wood": 9, "gold": 9}, buildings=ROW, monuments=["workers", "wood_harvest"]
    )
    assert match.options_for() == [
        *(f"build {name}" for name in ROW),
        *("raise workers", "raise wood_harvest"),
    ]
    match.play("A raise workers")
    assert match.player("A").monuments == ["workers"]
    assert match.has("A") == {"wood": 6, "gold": 6}
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-12.4")
def test_no_monument_after_a_building() -> None:
    match = doing("tikal", 4, A={"wood": 9, "gold": 9}, buildings=ROW, monuments=["workers"])
    match.play("A build small_farm_a")
    assert match.options_for() == [*(f"build {name}" for name in ROW[1:]), "done"]
    assert match.refused("A raise workers")[0] == "TZ-12.4"


@pytest.mark.clause("TZ-12.5", "TZ-22.20")
def test_architecture_for_the_first() -> None:
    things = {"wood": 2, "technologies": {"architecture": 2}}
    match = doing("tikal", 4, A=things, buildings=ROW[:2])
    match.play("A build small_farm_a")
    assert (match.has("A"), match.points("A")) == ({"wood": 1, "corn": 1}, 2)
    match.play("A build small_farm_b")
    assert (match.has("A"), match.points("A")) == ({"corn": 1}, 2)


@pytest.mark.clause("TZ-12.5", "TZ-22.20")
def test_architecture_for_the_second() -> None:
    things = {"wood": 2, "technologies": {"architecture": 2}}
    match = doing("tikal", 4, A=things, buildings=ROW[:2])
    assert match.options_for() == [
        *("build small_farm_a", "build small_farm_a plain"),
        *("build small_farm_b", "build small_farm_b plain"),
    ]
    match.play("A build small_farm_b plain")
    assert (match.has("A"), match.points("A")) == ({"wood": 1}, 0)
    match.play("A build small_farm_a")
    assert (match.has("A"), match.points("A")) == ({"corn": 1}, 2)


@pytest.mark.clause("TZ-12.6")
def test_a_level_from_the_first_building_serves_the_second() -> None:
    match = doing(
        "tikal", 4, A={"gold": 1, "wood": 1}, buildings=["architecture_shrine", "small_farm_a"]
    )
    match.play("A build architecture_shrine")
    assert match.levels("A") == (0, 0, 1, 0)
    assert match.has("A") == {"wood": 1}  # no corn for itself
    match.play("A build small_farm_a")
    assert match.has("A") == {"corn": 1}


@pytest.mark.clause("TZ-12.6")
def test_also_a_higher_level_if_the_first_was_built_without() -> None:
    """Level 1 kept back; the shrine makes it level 2, which the farm gets: corn and points."""
    things = {"gold": 1, "wood": 1, "technologies": {"architecture": 1}}
    row = ["architecture_shrine", "small_farm_a"]
    match = doing("tikal", 4, A=things, buildings=row)
    match.play("A", "build architecture_shrine plain", "build small_farm_a")
    assert (match.has("A"), match.points("A")) == ({"corn": 1}, 2)
    match = doing("tikal", 4, A=things, buildings=row)
    match.play("A", "build architecture_shrine", "build small_farm_a")
    assert (match.has("A"), match.points("A")) == ({"corn": 1}, 0)


@pytest.mark.clause("TZ-12.7")
@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        ("chaac", "kukulcan", (1, 0, 1)),
        ("kukulcan", "chaac", (1, 0, 1)),
        ("quetzalcoatl", "chaac", (1, 1, 0)),
    ],
)
def test_action_5(first: str, second: str, after: tuple[int, int, int]) -> None:
    match = doing("tikal", 5, A={"wood": 1, "stone": 1})
    assert match.options_for() == ["pay wood", "pay stone"]
    match.play("A", "pay stone", f"climb {first}")
    assert match.refused(f"A climb {first}") == ("TZ-12.7", "another-temple", {"temple": first})
    assert len(match.options_for()) == 2
    match.play("A", f"climb {second}")
    assert match.steps("A") == after
    assert match.has("A") == {"wood": 1}
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-12.8")
def test_paying_more_climbs_no_further() -> None:
    match = doing("tikal", 5, A={"wood": 9})
    match.play("A", "climb chaac", "climb kukulcan")
    assert (match.steps("A"), match.has("A")) == ((1, 0, 1), {"wood": 8})
    assert match.waiting == ["B"]
    match = doing("uxmal", 1, A={"corn": 30})
    match.play("A", "climb chaac")
    assert (match.steps("A"), match.has("A")) == ((1, 0, 0), {"corn": 27})
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-12.9")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize("action", [1, 2, 3, 4, 5])
def test_spaces_6_and_7(space: int, action: int) -> None:
    match = worker_on("tikal", space, A={"wood": 1}, buildings=["small_farm_a"])
    match.play(f"A do tikal {action}")
    if action in (1, 3):
        match.play("A advance theology")
    if action == 5:
        match.play("A", "climb chaac", "climb kukulcan")
    assert match.has("A") == {}
    assert match.heard("acted") == [{"seat": "A", "gear": "tikal", "action": action}]
    assert [paid["material"] for paid in match.heard("paid")] == ["wood"]
