"""TZ-21: building monuments, and what each scores."""

from typing import Any

import pytest

from tests.games.tzolkin.facts import BUILDINGS, MONUMENTS, STEP_POINTS, things
from tests.games.tzolkin.kit import TEMPLES, TRACKS, doing, finished, table, worker_on

EVERY_MONUMENT = pytest.mark.parametrize("name", MONUMENTS)


def worth(
    name: str, players: int = 4, others: dict[str, Any] | None = None, **mine: object
) -> float:
    """What one monument scores for A; nothing else scores but that."""
    match = finished(players, A={"monuments": [name], **mine}, **(others or {}))
    return match.sources("A").get("monuments", 0)


@pytest.mark.clause("TZ-21.1", "TZ-21.16", "TZ-21.17")
@EVERY_MONUMENT
def test_each_is_built_for_its_cost(name: str) -> None:
    cost = things(MONUMENTS[name][1])
    match = doing("tikal", 4, A=cost, buildings=[], monuments=[name])
    assert match.player("A").monuments == [name]
    assert match.view().monuments == []
    assert match.has("A") == {}


@pytest.mark.clause("TZ-21.16", "TZ-21.17")
@EVERY_MONUMENT
def test_who_cannot_pay_it_all_cannot_build_it(name: str) -> None:
    cost = things(MONUMENTS[name][1])
    for material in cost:
        purse = {"wood": 9, "stone": 9, "gold": 9, "skull": 5, "corn": 99}
        purse[material] = cost[material] - 1
        match = worker_on("tikal", 4, A=purse, buildings=[], monuments=[name])
        assert "do tikal 4" not in match.options_for()


@pytest.mark.clause("TZ-21.17")
def test_the_refusal_says_how_much_is_missing() -> None:
    match = doing(
        *("tikal", 4),
        A={"gold": 4, "wood": 1},
        buildings=["small_farm_a", "small_farm_b"],
        monuments=["crystal_skulls", "temple_points"],
    )
    assert match.refused("A raise crystal_skulls") == (
        "TZ-21.17",
        "building-too-dear",
        {"tile": "crystal_skulls", "missing": 1},
    )
    assert match.refused("A raise temple_points")[2]["missing"] == 4
    assert match.refused("A raise civil") == ("TZ-2.9", "not-on-offer", {"tile": "civil"})


@pytest.mark.clause("TZ-21.2", "TZ-4.1")
def test_why_a_monument_is_not_on_offer() -> None:
    facts = {"tooth": 3, "monuments": ["sacred"], "B": {"monuments": ["workers"]}}
    match = doing("tikal", 4, 3, A={"wood": 9}, buildings=["small_farm_a", "small_farm_b"], **facts)
    assert match.refused("A raise workers")[0] == "TZ-21.2"  # B has built it
    assert match.refused("A raise civil")[0] == "TZ-4.1"  # nobody ever could


@pytest.mark.clause("TZ-21.1")
def test_only_with_tikal_4() -> None:
    rich = {"wood": 9, "stone": 9, "gold": 9, "skull": 2, "corn": 40}
    for gear, action in [("tikal", 2), ("uxmal", 4)]:
        match = doing(gear, action, A=rich, buildings=["small_farm_a", "small_farm_b"])
        assert not [text for text in match.options_for() if text.startswith("raise")]


@pytest.mark.clause("TZ-21.2")
def test_several_and_not_replaced() -> None:
    match = table(
        A={"wood": 9, "stone": 9, "gold": 9},
        gears={"tikal": {4: "A", 6: "A"}},
        buildings=[],
        monuments=["workers", "civil", "sacred"],
    )
    match.play("A", "pick tikal 4", "do tikal 4", "raise workers")
    assert match.view().monuments == ["civil", "sacred"]
    match.play("A", "pick tikal 6", "do tikal 4", "raise sacred")
    assert match.view().monuments == ["civil"]
    assert set(match.player("A").monuments) == {"workers", "sacred"}


@pytest.mark.clause("TZ-21.3")
@EVERY_MONUMENT
def test_no_effect_before_the_end(name: str) -> None:
    match = doing("tikal", 4, A={"workers": 6, **things(MONUMENTS[name][1])}, monuments=[name])
    assert match.points("A") == 0


@pytest.mark.clause("TZ-21.4")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_technologies_never_apply(level: int) -> None:
    given = {"technologies": dict.fromkeys(TRACKS, level)}
    cost = things(MONUMENTS["civil"][1])
    match = doing("tikal", 4, A={**given, **cost}, buildings=[], monuments=["civil"])
    assert (match.has("A"), match.points("A"), match.corn("A")) == ({}, 0, 0)
    match = worker_on(
        *("tikal", 4), A={**given, **cost, "gold": 0}, buildings=[], monuments=["civil"]
    )
    assert "do tikal 4" not in match.options_for()  # one gold is not saved


@pytest.mark.clause("TZ-21.5")
@pytest.mark.parametrize("kind", ["funerary", "civil", "sacred"])
def test_type_monuments(kind: str) -> None:
    own = [name for name, tile in BUILDINGS.items() if tile.type == kind]
    assert worth(kind) == 4  # itself
    assert worth(kind, buildings=own[:3]) == 4 * (1 + 3)
    assert worth(kind, buildings=[*BUILDINGS]) == 4 * (1 + 8)
    other = {"B": {"buildings": own[3:]}}
    assert worth(kind, buildings=own[:3], others=other) == 4 * (1 + 3)  # own ones only


@pytest.mark.clause("TZ-21.5")
def test_other_monuments_of_the_type_count() -> None:
    """Civil, mastery and workers are civil: 12 for the first, nothing for the other two."""
    match = finished(A={"monuments": ["civil", "mastered_technologies", "workers", "sacred"]})
    assert match.sources("A") == {"monuments": 4 * 3 + 0 + 0 + 4 * 1}


@pytest.mark.clause("TZ-21.6")
def test_the_construction_monument() -> None:
    assert worth("construction") == 2
    assert worth("construction", buildings=["small_farm_a", "agriculture_school"]) == 6
    match = finished(A={"monuments": ["construction", "workers"], "buildings": ["small_farm_a"]})
    assert match.sources("A") == {"monuments": 2 * 3}


@pytest.mark.clause("TZ-21.7")
@pytest.mark.parametrize(("workers", "vp"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_the_worker_monument(workers: int, vp: int) -> None:
    assert worth("workers", workers=workers) == vp


@pytest.mark.clause("TZ-21.7")
def test_workers_on_gears_count_as_well() -> None:
    match = finished(A={"monuments": ["workers"], "workers": 5}, gears={"tikal": {1: "A", 2: "A"}})
    assert match.sources("A") == {"monuments": 12}


@pytest.mark.clause("TZ-21.8", "TZ-R64")
@pytest.mark.parametrize(
    ("chaac", "quetzalcoatl", "kukulcan", "vp"),
    [(0, 0, 0, 0), (5, 0, 0, 15), (0, 7, 3, 21), (2, -1, 6, 18), (-1, -1, -1, 0), (1, 2, 2, 6)],
)
def test_the_temple_steps_monument(chaac: int, quetzalcoatl: int, kukulcan: int, vp: int) -> None:
    given = {"chaac": chaac, "quetzalcoatl": quetzalcoatl, "kukulcan": kukulcan}
    assert worth("temple_steps", temples=given) == vp


@pytest.mark.clause("TZ-21.9", "TZ-R3")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_the_all_monuments_monument(players: int, each: int) -> None:
    assert worth("all_monuments", players) == each
    match = finished(
        players,
        A={"monuments": ["all_monuments", "workers"], "buildings": ["small_farm_a"]},
        B={"monuments": ["mastered_technologies"], "buildings": ["small_farm_b"]},
    )
    assert match.sources("A") == {"monuments": 3 * each}


@pytest.mark.clause("TZ-21.10")
@pytest.mark.parametrize(
    ("held", "vp"), [((0, 0, 0, 0), 0), ((1, 0, 2, 0), 9), ((3, 3, 3, 3), 36), ((3, 1, 0, 2), 18)]
)
def test_the_technology_levels_monument(held: tuple[int, ...], vp: int) -> None:
    assert worth("technology_levels", technologies=dict(zip(TRACKS, held, strict=True))) == vp


@pytest.mark.clause("TZ-21.11", "TZ-R63")
@pytest.mark.parametrize("given", [(0, 0, 0), (5, 7, 6), (-1, -1, -1), (1, 4, 3), (-1, 3, 2)])
def test_the_temple_points_monument(given: tuple[int, int, int]) -> None:
    printed = [STEP_POINTS[name][step + 1] for name, step in zip(TEMPLES, given, strict=True)]
    match = finished(
        A={"monuments": ["temple_points"], "temples": dict(zip(TEMPLES, given, strict=True))}
    )
    assert match.sources("A").get("monuments", 0) == sum(printed)


@pytest.mark.clause("TZ-21.12", "TZ-21.13", "TZ-R2")
@pytest.mark.parametrize(("mine", "other", "most"), [("corn", "wood", 16), ("wood", "corn", 12)])
def test_the_harvest_monuments(mine: str, other: str, most: int) -> None:
    empty = {group: [0, 0] for group in (2, 3, 4, 5)}
    for tiles in (0, 1, 7, most):
        held = {f"{mine}_tiles": tiles, f"{other}_tiles": 2}
        match = finished(A={"monuments": [f"{mine}_harvest"], **held}, fields=empty)
        assert match.sources("A").get("monuments", 0) == 4 * tiles


@pytest.mark.clause("TZ-21.14")
@pytest.mark.parametrize(
    ("held", "vp"),
    [
        ((2, 2, 2, 2), 0),
        ((3, 2, 0, 1), 9),
        ((3, 0, 3, 0), 20),
        ((0, 3, 3, 3), 33),
        ((3, 3, 3, 3), 33),
    ],
)
def test_the_mastery_monument(held: tuple[int, ...], vp: int) -> None:
    assert worth("mastered_technologies", technologies=dict(zip(TRACKS, held, strict=True))) == vp


@pytest.mark.clause("TZ-21.15")
@pytest.mark.parametrize("count", [0, 1, 5, 9])
def test_the_skull_monument(count: int) -> None:
    """Whoever placed them; a skull still held is scored elsewhere."""
    placed = {action: "ABCD"[action % 4] for action in range(1, count + 1)}
    match = finished(A={"monuments": ["crystal_skulls"], "skull": 2}, slots=placed)
    assert match.sources("A").get("monuments", 0) == 3 * count
    assert match.sources("A")["skulls"] == 6
