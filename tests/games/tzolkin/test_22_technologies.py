"""TZ-22: the four technology tracks."""

import pytest

from ceiba.games.tzolkin.names import Temple, Track
from tests.games.tzolkin.kit import TEMPLES, TRACKS, Table, doing, round_over, worker_on

LEVELS = pytest.mark.parametrize("level", [0, 1, 2, 3])
HARVEST = {2: 4, 3: 5, 4: 7, 5: 9}
UNCOVERED = {3: [4, 0], 4: [4, 0], 5: [4, 0]}
RICH = {"wood": 9, "stone": 9, "gold": 9}


def skilled(track: Track, level: int, **more: object) -> dict[str, object]:
    """A player with one technology."""
    return {"technologies": {track: level}, **more}


def learned(track: Track, level: int, **mine: object) -> Table:
    """A advanced once, with Tikal 1, on a track where they had a level."""
    match = doing("tikal", 1, A=skilled(track, level, **mine))
    match.play(f"A advance {track}")
    return match


# -- advancing --------------------------------------------------------------------------------


@pytest.mark.clause("TZ-22.1", "TZ-22.2")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 3)])
def test_one_level_at_a_time_and_its_price(track: Track, level: int, cost: int) -> None:
    match = learned(track, level, wood=9)
    assert match.player("A").technologies[track] == level + 1
    assert match.has("A") == {"wood": 9 - cost}
    match = doing("tikal", 1, A={**skilled(track, level), "wood": cost})
    assert f"advance {track}" in match.options_for()
    if cost > 1:
        match = doing("tikal", 1, A={**skilled(track, level), "wood": cost - 1})
        assert f"advance {track}" not in match.options_for()


@pytest.mark.clause("TZ-22.3")
@pytest.mark.parametrize("track", TRACKS)
def test_beyond_level_3_the_bonus_for_1_resource(track: Track) -> None:
    match = learned(track, 3, wood=2)
    if track == "agriculture":
        match.play("A climb chaac")
    if track == "extraction":
        match.play("A", "take gold", "take gold")
    assert match.player("A").technologies[track] == 3
    assert match.has("A").pop("wood") == 1
    gains = {
        "agriculture": ((1, 0, 0), 0, {"wood": 1}),
        "extraction": ((0, 0, 0), 0, {"wood": 1, "gold": 2}),
        "architecture": ((0, 0, 0), 3, {"wood": 1}),
        "theology": ((0, 0, 0), 0, {"wood": 1, "skull": 1}),
    }
    assert (match.steps("A"), match.points("A"), match.has("A")) == gains[track]


@pytest.mark.clause("TZ-22.4")
def test_the_bonus_twice_in_one_action() -> None:
    match = doing("tikal", 3, A=skilled("architecture", 3, wood=2, points=1))
    match.play("A", "advance architecture", "advance architecture")
    assert match.points("A") == 1 + 3 + 3
    assert match.has("A") == {}


@pytest.mark.clause("TZ-22.4")
def test_and_again_later() -> None:
    match = doing("tikal", 3, A=skilled("theology", 3, wood=9, skull=4))
    match.play("A", "advance theology", "advance theology")
    assert match.has("A") == {"wood": 7, "skull": 6}


@pytest.mark.clause("TZ-22.5")
def test_lower_levels_keep_working() -> None:
    """Level 3 of each track has the benefits of levels 1 and 2."""
    match = doing("palenque", 1, A=skilled("agriculture", 3))
    assert match.corn("A") == 3 + 1  # level 2
    match = doing("yaxchilan", 1, A=skilled("extraction", 3))
    assert match.has("A") == {"wood": 2}  # level 1
    match = doing("tikal", 2, A=skilled("architecture", 3, wood=1), buildings=["small_farm_a"])
    assert (match.has("A"), match.points("A")) == ({"wood": 1, "corn": 1}, 2)  # levels 1 and 2
    match = worker_on("chichen_itza", 0, A=skilled("theology", 3, skull=1, wood=1))
    match.play("A", "do chichen_itza 1", "offer chaac")  # levels 1 and 2
    assert (match.slots(), match.steps("A")) == ({1: "A"}, (2, 0, 0))


# -- agriculture ------------------------------------------------------------------------------


@pytest.mark.clause("TZ-22.6", "TZ-22.9")
@LEVELS
@pytest.mark.parametrize("action", [2, 3, 4, 5])
def test_corn_from_the_jungle(level: int, action: int) -> None:
    match = doing("palenque", action, A=skilled("agriculture", level), fields=UNCOVERED)
    assert match.corn("A") == HARVEST[action] + {0: 0, 1: 1, 2: 1, 3: 3}[level]


@pytest.mark.clause("TZ-22.6")
@LEVELS
def test_no_more_corn_with_wood(level: int) -> None:
    match = doing("palenque", 4, A=skilled("agriculture", level))
    match.play("A harvest wood")
    assert match.has("A") == {"wood": 3}


@pytest.mark.clause("TZ-22.7", "TZ-10.8")
@LEVELS
@pytest.mark.parametrize("action", [2, 3, 4, 5])
def test_harvesting_without_a_tile(level: int, action: int) -> None:
    match = worker_on("palenque", action, A=skilled("agriculture", level), fields={action: [0, 0]})
    assert (f"do palenque {action}" in match.options_for()) is (level >= 2)
    if level >= 2:
        match.play(f"A do palenque {action}")
        assert match.corn("A") == HARVEST[action] + {2: 1, 3: 3}[level]
        assert match.player("A").corn_tiles == 0
        assert match.fields()[action] == (0, 0)


@pytest.mark.clause("TZ-22.7")
def test_a_tile_that_is_available_must_be_taken() -> None:
    match = doing("palenque", 4, A=skilled("agriculture", 2), fields={4: [2, 1]})
    assert match.options_for() == ["harvest corn", "harvest wood", "harvest burn"]
    assert match.refused("A harvest bare") == ("TZ-22.7", "take-the-tile", {})


@pytest.mark.clause("TZ-22.7")
@pytest.mark.parametrize("level", [0, 1])
def test_not_below_level_2(level: int) -> None:
    match = doing("palenque", 4, A=skilled("agriculture", level))
    assert match.options_for() == ["harvest wood", "harvest burn"]
    assert match.refused("A harvest bare") == ("TZ-22.7", "needs-agriculture", {"level": level})


@pytest.mark.clause("TZ-22.8")
@LEVELS
def test_fishing(level: int) -> None:
    match = doing("palenque", 1, A=skilled("agriculture", level))
    assert match.corn("A") == 3 + {0: 0, 1: 0, 2: 1, 3: 1}[level]


@pytest.mark.clause("TZ-22.10")
@pytest.mark.parametrize("temple", TEMPLES)
def test_the_bonus_of_agriculture(temple: Temple) -> None:
    match = learned("agriculture", 3, wood=1)
    assert match.options_for() == [f"climb {name}" for name in TEMPLES]
    match.play(f"A climb {temple}")
    assert match.steps("A") == tuple(int(name == temple) for name in TEMPLES)


# -- extraction -------------------------------------------------------------------------------


@pytest.mark.clause("TZ-22.11")
@LEVELS
def test_wood(level: int) -> None:
    extra = int(level >= 1)
    assert doing("yaxchilan", 1, A=skilled("extraction", level)).has("A") == {"wood": 1 + extra}
    for action, wood in {3: 2, 4: 3, 5: 4}.items():
        match = doing("palenque", action, A=skilled("extraction", level))
        match.play("A harvest wood")
        assert match.has("A") == {"wood": wood + extra}


@pytest.mark.clause("TZ-22.12", "TZ-22.13")
@LEVELS
def test_stone_and_gold(level: int) -> None:
    stone, gold = 1 + int(level >= 2), 1 + int(level >= 3)
    gains = {
        2: {"corn": 1, "stone": stone},
        3: {"corn": 2, "gold": gold},
        5: {"corn": 2, "stone": stone, "gold": gold},
    }
    for action, gain in gains.items():
        assert doing("yaxchilan", action, A=skilled("extraction", level)).has("A") == gain


@pytest.mark.clause("TZ-22.14")
@pytest.mark.parametrize(
    ("taken", "after"),
    [
        (["gold", "gold"], {"gold": 2}),
        (["wood", "stone"], {"wood": 1, "stone": 1}),
        (["stone", "wood"], {"wood": 1, "stone": 1}),
    ],
)
def test_the_bonus_of_extraction(taken: list[str], after: dict[str, int]) -> None:
    match = learned("extraction", 3, gold=1)
    for resource in taken:
        assert match.options_for() == ["take wood", "take stone", "take gold"]
        match.play(f"A take {resource}")
    assert match.has("A") == after
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-22.15")
def test_nothing_for_resources_gained_elsewhere() -> None:
    expert = {"extraction": 3}
    match = doing(
        *("tikal", 2),
        A={"wood": 3, "technologies": expert},
        buildings=["agriculture_school_with_stone"],
    )
    assert match.has("A") == {"stone": 1}
    match = doing("chichen_itza", 9, A={"skull": 1, "technologies": expert})
    match.play("A take gold")
    assert match.has("A") == {"gold": 1}
    match = doing("uxmal", 2, A={"corn": 4, "technologies": expert})
    match.play("A buy gold")
    assert match.has("A") == {"gold": 1}
    top = {"chaac": 4, "quetzalcoatl": 5, "kukulcan": 3}
    match = round_over(2, tooth=7, A={"corn": 6, "temples": top, "technologies": expert})
    assert match.has("A") == {"stone": 2, "gold": 2, "wood": 2}


@pytest.mark.clause("TZ-22.15")
def test_nothing_where_no_such_resource_is_taken() -> None:
    assert doing("yaxchilan", 4, A=skilled("extraction", 3)).has("A") == {"skull": 1}
    assert doing("palenque", 2, A=skilled("extraction", 3)).has("A") == {"corn": 4}
    match = doing("yaxchilan", 2, A=skilled("extraction", 3))
    assert match.has("A") == {"corn": 1, "stone": 2}


# -- architecture -----------------------------------------------------------------------------


@pytest.mark.clause("TZ-22.16", "TZ-22.17")
@LEVELS
@pytest.mark.parametrize(("gear", "action"), [("tikal", 2), ("tikal", 4), ("uxmal", 4)])
def test_corn_and_points_for_building(level: int, gear: str, action: int) -> None:
    """Three resources a building; what is left tells what it cost."""
    match = doing(
        *(gear, action),
        A=skilled("architecture", level, wood=3, corn=6),
        buildings=["agriculture_school_with_stone"],
    )
    answer = "build agriculture_school_with_stone"
    if answer in match.options_for():
        match.play(f"A {answer}")
    extra = int(level >= 1)
    if gear == "uxmal":
        after = {"wood": 3, "stone": 1, "corn": (2 if level == 3 else 0) + extra}
    else:
        after = {"wood": int(level == 3), "stone": 1, "corn": 6 + extra}
    assert match.has("A") == {name: count for name, count in after.items() if count}
    assert match.points("A") == (2 if level >= 2 else 0)


@pytest.mark.clause("TZ-22.18")
@pytest.mark.parametrize(
    ("saved", "left"),
    [
        ("wood", {"wood": 1, "corn": 1}),
        ("stone", {"stone": 1, "corn": 1}),
        ("gold", {"gold": 1, "corn": 1}),
    ],
)
def test_one_resource_less_of_choice(saved: str, left: dict[str, int]) -> None:
    """The worker's tomb costs one of each."""
    match = doing(
        *("tikal", 2),
        A=skilled("architecture", 3, wood=1, stone=1, gold=1),
        tooth=14,
        buildings=["tomb_of_the_worker"],
    )
    assert match.options_for() == ["waive wood", "waive stone", "waive gold"]
    match.play(f"A waive {saved}")
    assert match.has("A") == left
    assert match.points("A") == 2 + 6


@pytest.mark.clause("TZ-22.18")
def test_what_is_lacking_is_what_is_saved() -> None:
    match = doing(
        *("tikal", 2),
        A=skilled("architecture", 3, wood=1, gold=1),
        tooth=14,
        buildings=["tomb_of_the_worker"],
    )
    assert match.waiting == ["B"]  # the stone: nothing was asked
    assert match.has("A") == {"corn": 1}
    match = worker_on(
        *("tikal", 2),
        A=skilled("architecture", 3, gold=1),
        tooth=14,
        buildings=["tomb_of_the_worker"],
    )
    assert match.waiting == ["B"]
    assert match.player("A").buildings == []  # two are lacking: it cannot be built


@pytest.mark.clause("TZ-22.18")
def test_two_corn_less_at_uxmal() -> None:
    match = doing("uxmal", 4, A=skilled("architecture", 3, corn=6), buildings=["communal_farm_a"])
    assert match.player("A").buildings == ["communal_farm_a"]
    assert match.corn("A") == 6 - (8 - 2) + 1
    match = worker_on(
        "uxmal", 4, A=skilled("architecture", 3, corn=5), buildings=["communal_farm_a"]
    )
    assert "do uxmal 4" not in match.options_for()


@pytest.mark.clause("TZ-22.18", "TZ-19.3")
def test_what_is_missing_after_the_discount() -> None:
    """Four wood less one: with 1 wood two are missing."""
    match = doing(
        *("tikal", 2),
        A=skilled("architecture", 3, wood=1),
        buildings=["communal_farm_a", "small_farm_a", "agriculture_school"],
    )
    assert match.options_for() == ["build small_farm_a", "build agriculture_school"]
    assert match.refused("A build communal_farm_a") == (
        "TZ-19.3",
        "building-too-dear",
        {"tile": "communal_farm_a", "missing": 2},
    )


@pytest.mark.clause("TZ-22.19")
def test_the_bonus_of_architecture() -> None:
    assert learned("architecture", 3, wood=1).points("A") == 3


@pytest.mark.clause("TZ-22.20")
def test_level_3_for_one_of_two_buildings() -> None:
    row = ["agriculture_school", "agriculture_school_with_stone"]
    match = doing("tikal", 4, A=skilled("architecture", 3, wood=4), buildings=row)
    match.play("A build agriculture_school")  # 1 wood and level 3's gifts
    assert (match.has("A"), match.points("A")) == ({"wood": 3, "corn": 1}, 2)
    match.play("A build agriculture_school_with_stone")  # 3 wood, nothing more
    assert (match.has("A"), match.points("A")) == ({"stone": 1, "corn": 1}, 2)
    match = doing("tikal", 4, A=skilled("architecture", 3, wood=4), buildings=row)
    match.play("A build agriculture_school plain")
    assert (match.has("A"), match.points("A")) == ({"wood": 2}, 0)
    match.play("A build agriculture_school_with_stone")
    assert (match.has("A"), match.points("A")) == ({"stone": 1, "corn": 1}, 2)


# -- theology ---------------------------------------------------------------------------------


@pytest.mark.clause("TZ-22.21")
@LEVELS
@pytest.mark.parametrize("space", range(9))
def test_the_next_action_for_nothing(level: int, space: int) -> None:
    if space == 0 and level == 0:
        return  # nothing at all: TZ-8.5
    match = worker_on("chichen_itza", space, A=skilled("theology", level, skull=1, corn=9))
    up = [space + 1] if level >= 1 else []
    offered = [*range(1, space + 1), *up]
    assert match.options_for() == [*(f"do chichen_itza {action}" for action in offered), "nothing"]
    if level >= 1:
        match.play(f"A do chichen_itza {space + 1}")
        assert match.slots() == {space + 1: "A"}
        assert match.corn("A") == 9


@pytest.mark.clause("TZ-22.21")
def test_only_on_chichen_itza() -> None:
    match = worker_on("yaxchilan", 2, A=skilled("theology", 3, corn=9))
    assert "do yaxchilan 3" not in match.options_for()


@pytest.mark.clause("TZ-22.22", "TZ-R51")
@LEVELS
@pytest.mark.parametrize("temple", TEMPLES)
def test_an_offering(level: int, temple: Temple) -> None:
    match = doing("chichen_itza", 4, A=skilled("theology", level, skull=1, wood=2))
    if level < 2:
        assert match.waiting == ["B"]
        return
    assert match.options_for() == [*(f"offer {name}" for name in TEMPLES), "done"]
    match.play(f"A offer {temple}")
    climbed = [int(name == temple) for name in TEMPLES]
    climbed[2] += 1  # kukulcan, by the action
    assert match.steps("A") == tuple(climbed)
    assert match.has("A") == {"wood": 1}
    assert match.waiting == ["B"]  # once


@pytest.mark.clause("TZ-22.22")
def test_a_resource_just_gained_may_be_offered() -> None:
    match = doing("chichen_itza", 8, A=skilled("theology", 2, skull=1))
    match.play("A", "take stone", "offer chaac")
    assert (match.steps("A"), match.has("A")) == ((1, 1, 0), {})


@pytest.mark.clause("TZ-22.22")
def test_the_offering_is_optional_and_needs_a_resource() -> None:
    match = doing("chichen_itza", 4, A=skilled("theology", 2, skull=1, wood=1))
    match.play("A done")
    assert (match.steps("A"), match.has("A")) == ((0, 0, 1), {"wood": 1})
    match = doing("chichen_itza", 4, A=skilled("theology", 2, skull=2, corn=5))
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-22.22")
def test_any_resource_pays_the_offering() -> None:
    match = doing("chichen_itza", 4, A=skilled("theology", 2, skull=1, wood=1, gold=1))
    match.play("A offer chaac")
    assert match.options_for() == ["pay wood", "pay gold"]
    match.play("A pay gold")
    assert (match.steps("A"), match.has("A")) == ((1, 0, 1), {"wood": 1})


@pytest.mark.clause("TZ-22.23")
@LEVELS
def test_two_skulls_at_yaxchilan(level: int) -> None:
    match = doing("yaxchilan", 4, A=skilled("theology", level))
    assert match.has("A") == {"skull": 2 if level == 3 else 1}
    assert match.view().skulls == 13 - match.has("A")["skull"]


@pytest.mark.clause("TZ-22.23")
def test_not_for_other_skulls() -> None:
    match = doing(
        *("tikal", 2),
        A=skilled("theology", 3, wood=2, stone=2),
        tooth=14,
        buildings=["academy_with_skull"],
    )
    match.play("A advance agriculture")
    assert match.has("A") == {"skull": 1}
    match = learned("theology", 3, wood=1)
    assert match.has("A") == {"skull": 1}
    match = round_over(2, tooth=7, A=skilled("theology", 3, corn=6, temples={"kukulcan": 4}))
    assert match.has("A")["skull"] == 1


@pytest.mark.clause("TZ-22.24")
def test_the_bonus_of_theology() -> None:
    match = learned("theology", 3, wood=1)
    assert match.has("A") == {"skull": 1}
    assert match.view().skulls == 12


@pytest.mark.clause("TZ-22.2")
def test_too_dear_is_said_with_numbers() -> None:
    match = doing("tikal", 1, A={"wood": 1, "technologies": {"extraction": 2}})
    assert match.refused("A advance extraction") == (
        "TZ-22.2",
        "advance-too-dear",
        {"track": "extraction", "cost": 3, "resources": 1},
    )
    assert match.levels("A") == (0, 2, 0, 0)
