"""Rulings TZ-R35 to TZ-R41, TZ-R73, TZ-R75, TZ-R78, TZ-R82: building and its effects."""

from typing import Any

import pytest

from tests.games.tzolkin.kit import TRACKS, doing, table, worker_on


def architect(level: int, **more: object) -> dict[str, object]:
    return {"technologies": {"architecture": level}, **more}


@pytest.mark.clause("TZ-R35")
@pytest.mark.parametrize(("held", "gets_corn", "vp"), [(0, 0, 0), (1, 1, 0), (2, 1, 2)])
def test_architecture_counts_at_the_level_held_so_far(held: int, gets_corn: int, vp: int) -> None:
    """The shrine gives a level, but not for itself."""
    match = doing("tikal", 2, A=architect(held, gold=1), buildings=["architecture_shrine"])
    assert match.levels("A") == (0, 0, held + 1, 0)
    assert (match.corn("A"), match.points("A")) == (gets_corn, vp)


@pytest.mark.clause("TZ-R35")
def test_the_order_when_building() -> None:
    match = doing(
        *("tikal", 2),
        A=architect(2, wood=1, stone=1, gold=1),
        tooth=14,
        buildings=["tomb_of_the_worker"],
    )
    told = [
        event.data.get("material", event.kind)
        for event in match.events()
        if event.kind in ("paid", "built", "gained", "scored", "hired")
    ]
    assert told == ["wood", "stone", "gold", "built", "corn", "scored", "hired", "scored"]
    assert [said["points"] for said in match.heard("scored")] == [2, 6]


@pytest.mark.clause("TZ-R35")
def test_effects_in_the_printed_order() -> None:
    match = doing(
        *("tikal", 2),
        A={"wood": 2, "stone": 2, "technologies": {"theology": 3}},
        tooth=14,
        buildings=["academy_with_skull"],
    )
    assert match.options_for() == [f"advance {name}" for name in TRACKS]
    assert match.has("A") == {}  # the skull comes after the level
    match.play("A advance theology")
    assert match.has("A") == {"skull": 2}


@pytest.mark.clause("TZ-R36")
@pytest.mark.parametrize("level", [0, 1])
def test_the_corn_of_architecture_pays_the_extra_action(level: int) -> None:
    match = doing(
        *("tikal", 2),
        A=architect(level, wood=2, stone=1, gold=1),
        tooth=14,
        buildings=["tomb_of_the_free_action"],
        pile2=[],
    )
    if level == 0:
        assert match.waiting == ["B"]
        return
    assert "do palenque 1" in match.options_for()
    match.play("A do palenque 1")
    assert match.has("A") == {"corn": 3}


@pytest.mark.clause("TZ-R37", "TZ-R73")
def test_each_permission_to_build_has_its_own_use_of_architecture() -> None:
    """Tikal 4: the builder's tomb with architecture, its effect again, the second without."""
    match = doing(
        *("tikal", 4),
        A=architect(2, wood=3, gold=1),
        buildings=["tomb_of_the_builder", "small_farm_a", "small_farm_b"],
    )
    match.play("A", "build tomb_of_the_builder", "climb chaac")
    assert (match.corn("A"), match.points("A")) == (1, 2)
    match.play("A", "build small_farm_a")  # by the effect
    assert (match.corn("A"), match.points("A")) == (2, 4)
    match.play("A", "build small_farm_b")  # the second of Tikal 4
    assert (match.corn("A"), match.points("A")) == (2, 4)
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-R37")
def test_the_effect_does_not_use_up_what_was_kept() -> None:
    match = doing(
        *("tikal", 4),
        A=architect(2, wood=3, gold=1),
        buildings=["tomb_of_the_builder", "small_farm_a", "small_farm_b"],
    )
    match.play("A", "build tomb_of_the_builder plain", "climb chaac")
    assert (match.corn("A"), match.points("A")) == (0, 0)
    match.play("A", "build small_farm_a", "build small_farm_b")
    assert (match.corn("A"), match.points("A")) == (2, 4)


@pytest.mark.clause("TZ-R38")
def test_kept_for_a_second_building_that_is_never_built_it_is_lost() -> None:
    match = doing("tikal", 4, A=architect(2, wood=2), buildings=["small_farm_a", "small_farm_b"])
    match.play("A", "build small_farm_a plain", "done")
    assert (match.has("A"), match.points("A")) == ({"wood": 1}, 0)
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-R38")
def test_said_before_paying() -> None:
    """With 3 wood the school can be built with the discount only; plain is not offered for it."""
    row = ["communal_farm_a", "small_farm_a"]
    match = doing("tikal", 4, A=architect(3, wood=3), buildings=row)
    assert match.options_for() == [
        *("build communal_farm_a", "build small_farm_a", "build small_farm_a plain")
    ]
    assert match.refused("A build communal_farm_a plain") == (
        "TZ-19.3",
        "building-too-dear",
        {"tile": "communal_farm_a", "missing": 1},
    )


@pytest.mark.clause("TZ-R39")
def test_never_below_nothing() -> None:
    match = doing("tikal", 2, A=architect(3), buildings=["small_farm_a"])
    assert match.player("A").buildings == ["small_farm_a"]
    assert match.has("A") == {"corn": 1}
    match = doing("uxmal", 4, A=architect(3), buildings=["small_farm_a"])
    assert match.player("A").buildings == ["small_farm_a"]
    assert match.has("A") == {"corn": 1}


@pytest.mark.clause("TZ-R39")
def test_only_a_resource_of_the_cost_is_saved() -> None:
    match = doing(
        *("tikal", 2),
        A=architect(3, wood=5, stone=5, gold=5),
        tooth=14,
        buildings=["tomb_of_the_ruler"],
    )
    assert match.options_for() == ["waive wood", "waive gold"]
    match.play("A waive gold")
    assert match.has("A") == {"wood": 4, "stone": 5, "gold": 4, "corn": 1}


@pytest.mark.clause("TZ-R40")
def test_the_effect_is_paid_with_resources_after_uxmal_4() -> None:
    row = ["tomb_of_the_builder", "small_farm_a"]
    match = doing("uxmal", 4, A={"corn": 20}, buildings=row)
    match.play("A", "build tomb_of_the_builder", "climb chaac")
    assert match.waiting == ["B"]  # no wood, no farm: plenty of corn does not help
    assert match.corn("A") == 16
    match = doing("uxmal", 4, A={"corn": 20, "wood": 1}, buildings=row)
    match.play("A", "build tomb_of_the_builder", "climb chaac", "build small_farm_a")
    assert match.has("A") == {"corn": 16}


@pytest.mark.clause("TZ-R41")
def test_the_row_is_not_refilled_within_a_turn() -> None:
    match = table(
        A={"wood": 9, "corn": 9},
        gears={"tikal": {2: "A", 4: "A"}},
        buildings=["small_farm_a"],
        pile1=["small_farm_b", "small_farm_c"],
    )
    match.play("A", "pick tikal 2", "do tikal 2", "pick tikal 4")
    assert "do tikal 4" not in match.options_for()  # nothing to build; no monument can be paid
    match.play("A nothing")
    assert match.view().buildings[:2] == ["small_farm_b", "small_farm_c"]


@pytest.mark.clause("TZ-R41")
def test_what_is_not_on_offer() -> None:
    match = doing("tikal", 2, A={"wood": 9}, buildings=["small_farm_a", "small_farm_b"])
    assert match.refused("A build small_farm_c") == (
        "TZ-R41",
        "not-on-offer",
        {"tile": "small_farm_c"},
    )


@pytest.mark.clause("TZ-R73")
def test_nested_to_any_depth() -> None:
    """Uxmal 5 borrows Tikal 4, which builds the builder's tomb, whose effect builds the free
    action's neighbour; only then comes the second building of Tikal 4."""
    match = table(
        A={"corn": 5, "wood": 9, "stone": 9, "gold": 9},
        gears={"uxmal": {5: "A"}, "yaxchilan": {1: "A"}},
        tooth=14,
        buildings=["tomb_of_the_free_action", "shrine_of_wisdom", "large_farm_a", "large_farm_b"],
        monuments=["workers"],
    )
    match.play("A", "pick uxmal 5", "do uxmal 5", "do tikal 4", "build tomb_of_the_free_action")
    assert match.corn("A") == 4
    # the tomb's effect: another Tikal 4, for another corn
    match.play("A", "do tikal 4", "build shrine_of_wisdom")
    assert match.corn("A") == 3
    match.play("A", "advance theology", "advance theology")
    assert match.points("A") == 0  # the 2 points of the tomb come after its action
    assert match.options_for() == ["build large_farm_a", "build large_farm_b", "done"]
    match.play("A", "build large_farm_a")  # the second of the inner Tikal 4
    assert match.points("A") == 2
    assert match.options_for() == ["build large_farm_b", "done"]
    match.play("A", "build large_farm_b")  # the second of the outer one
    assert match.options_for() == ["pick yaxchilan 1", "done"]
    assert len(match.player("A").buildings) == 4
    assert match.has("A") == {"corn": 3, "wood": 9 - 2 - 2 - 2, "stone": 9 - 1 - 1, "gold": 6}


@pytest.mark.clause("TZ-R73")
def test_effects_of_the_first_building_come_before_the_second() -> None:
    match = doing(
        *("tikal", 4),
        A={"wood": 4, "stone": 1},
        tooth=14,
        buildings=["academy_with_gold", "large_farm_a"],
    )
    match.play("A build academy_with_gold")
    assert match.options_for() == [f"advance {name}" for name in TRACKS]
    match.play("A advance theology")
    assert match.has("A") == {"wood": 2, "gold": 1}
    assert match.options_for() == ["build large_farm_a", "done"]


@pytest.mark.clause("TZ-R75")
def test_effects_are_mandatory() -> None:
    for building, cost, tooth in [
        ("tomb_of_the_builder", {"wood": 1, "gold": 1}, 2),
        ("academy_with_stone", {"wood": 3}, 14),
        ("shrine_of_wisdom", {"stone": 1, "gold": 2}, 14),
    ]:
        match = doing("tikal", 2, A=cost, tooth=tooth, buildings=[building])
        assert not {"done", "nothing"} & set(match.options_for())
    match = doing(
        "tikal", 2, A={"wood": 1, "stone": 1, "gold": 1}, tooth=14, buildings=["tomb_of_the_worker"]
    )
    assert (match.waiting, match.player("A").free) == (["B"], 4)  # not asked: it joins


@pytest.mark.clause("TZ-R75")
def test_three_effects_are_optional() -> None:
    for building, things, asked in [
        ("tomb_of_the_merchant", {"stone": 4}, "trade"),
        ("tomb_of_the_free_action", {"wood": 2, "stone": 1, "gold": 1, "corn": 1}, "borrow_action"),
    ]:
        match = doing("tikal", 2, A=things, tooth=14, buildings=[building])
        assert match.task("A") == asked
        assert match.options_for()[-1] == "done"
    row = ["tomb_of_the_builder", "small_farm_a"]
    match = doing("tikal", 4, A={"wood": 2, "gold": 1}, buildings=row)
    match.play("A", "build tomb_of_the_builder", "climb chaac")
    assert match.options_for() == ["build small_farm_a", "done"]


@pytest.mark.clause("TZ-R75")
def test_what_cannot_be_gained_is_lost() -> None:
    match = doing(
        *("tikal", 2),
        A={"gold": 2, "temples": {"kukulcan": 6}},
        tooth=14,
        buildings=["great_shrine_of_green"],
    )
    assert (match.steps("A"), match.points("A")) == ((0, 0, 6), 3)


@pytest.mark.clause("TZ-R78")
def test_architecture_is_not_asked_elsewhere() -> None:
    row = ["small_farm_a", "small_farm_b"]
    for gear, action in (("tikal", 2), ("uxmal", 4)):
        match = doing(gear, action, A=architect(2, wood=9, corn=9), buildings=row)
        assert match.options_for() == [f"build {name}" for name in row]
        assert match.refused("A build small_farm_a plain")[0] == "TZ-R78"
    match = doing("tikal", 4, A=architect(0, wood=9), buildings=row)
    assert match.options_for() == [f"build {name}" for name in row]
    assert match.refused("A build small_farm_a plain")[0] == "TZ-R78"
    match = doing("tikal", 4, A=architect(1, wood=9), buildings=row)
    match.play("A build small_farm_a plain")
    assert match.options_for() == ["build small_farm_b", "done"]


@pytest.mark.clause("TZ-R78")
def test_a_first_building_at_level_0_uses_nothing_up() -> None:
    row = ["shrine_of_the_architect", "large_farm_a"]
    match = doing("tikal", 4, A={"stone": 1, "gold": 1, "wood": 2}, tooth=14, buildings=row)
    match.play("A", "build shrine_of_the_architect", "build large_farm_a")
    assert (match.corn("A"), match.points("A")) == (1, 3)


@pytest.mark.clause("TZ-R82")
def test_refilled_in_space_order_from_the_top() -> None:
    row = ["small_farm_a", "communal_farm_a", "small_farm_b", "agriculture_school"]
    facts: dict[str, Any] = {"A": {"wood": 2}, "gears": {"tikal": {4: "A"}}, "buildings": row}
    pile = ["small_farm_c", "communal_farm_b", "architecture_shrine", "tomb_of_the_builder"]
    match = table(**facts, pile1=pile)
    match.play("A", "pick tikal 4", "do tikal 4", "build small_farm_b", "build small_farm_a")
    assert match.view().buildings == [
        *("small_farm_c", "communal_farm_a", "communal_farm_b", "agriculture_school"),
        *("architecture_shrine", "tomb_of_the_builder"),
    ]
    match = table(**facts, pile1=pile[:1])
    match.play("A", "pick tikal 4", "do tikal 4", "build small_farm_b", "build small_farm_a")
    assert match.view().buildings == [
        *("small_farm_c", "communal_farm_a", None, "agriculture_school", None, None)
    ]


@pytest.mark.clause("TZ-R35", "TZ-R39")
def test_what_is_saved_is_asked_before_anything_is_gained() -> None:
    match = doing(
        *("tikal", 2), A=architect(3, wood=3, stone=1), tooth=14, buildings=["academy_with_corn"]
    )
    assert match.task("A") == "pay_building"
    assert match.has("A") == {"wood": 3, "stone": 1}
    match.play("A", "waive stone", "advance agriculture")
    assert match.has("A") == {"stone": 1, "corn": 7}


@pytest.mark.clause("TZ-R41")
def test_no_building_left_no_building_action() -> None:
    match = worker_on("tikal", 2, A={"wood": 9, "stone": 9, "gold": 9}, buildings=[], pile1=[])
    assert "do tikal 2" not in match.options_for()
