"""TZ-19: what buildings cost and give, and how their row is refilled."""

import pytest

import ceiba
from tests.games.tzolkin.facts import BUILDINGS, Building, things
from tests.games.tzolkin.kit import TRACKS, Table, doing, finished, round_over, table, worker_on

TOOTH = {1: 2, 2: 14}
ANSWERS = {
    "": [],
    "temple": ["climb kukulcan"],
    "track": ["advance theology"],
    "tracks": ["advance extraction", "advance theology"],
}
ASKED_GAINS = {
    "temple": ((0, 0, 1), (0, 0, 0, 0)),
    "track": ((0, 0, 0), (0, 0, 0, 1)),
    "tracks": ((0, 0, 0), (0, 1, 0, 1)),
}
EVERY_BUILDING = pytest.mark.parametrize(("name", "tile"), BUILDINGS.items(), ids=BUILDINGS)


def built(*names: str, tooth: int = 2, **mine: object) -> Table:
    """A has just built the first of these with Tikal 2, the others are on offer, too."""
    match = doing("tikal", 2, A=mine, tooth=tooth, buildings=list(names))
    if f"build {names[0]}" in match.options_for():
        match.play(f"A build {names[0]}")
    return match


@pytest.mark.clause("TZ-19.2", "TZ-19.4", "TZ-19.9")
@EVERY_BUILDING
def test_what_each_building_costs_and_gives(name: str, tile: Building) -> None:
    """A has just its cost, and one corn, wood, stone and gold have no part in it."""
    match = built(name, tooth=TOOTH[tile.period], **things(tile.cost))
    match.play("A", *ANSWERS[tile.asks])
    assert match.waiting == ["B"]
    assert match.player("A").buildings == [name]
    assert ceiba.set_up(match.position()).state.facts() == match.state.facts()
    assert name not in match.view().buildings
    assert match.has("A") == things(tile.gain)
    climbed, learned = ASKED_GAINS.get(tile.asks, (tile.steps, tile.levels))
    assert (match.steps("A"), match.levels("A")) == (climbed, learned)
    assert match.points("A") == tile.points
    assert match.player("A").free == 3 + tile.workers


@pytest.mark.clause("TZ-19.3")
@EVERY_BUILDING
def test_who_cannot_pay_it_all_cannot_build(name: str, tile: Building) -> None:
    for material in things(tile.cost):
        purse = {"wood": 9, "stone": 9, "gold": 9, "corn": 9}
        purse[material] = things(tile.cost)[material] - 1
        match = worker_on("tikal", 2, A=purse, tooth=TOOTH[tile.period], buildings=[name])
        assert "do tikal 2" not in match.options_for()


@pytest.mark.clause("TZ-19.3")
def test_the_refusal_says_how_much_is_missing() -> None:
    match = doing(
        *("tikal", 2),
        A={"wood": 2},
        buildings=["small_farm_a", "communal_farm_a", "tomb_of_the_builder", "small_farm_b"],
    )
    assert match.options_for() == ["build small_farm_a", "build small_farm_b"]
    assert match.refused("A build communal_farm_a") == (
        "TZ-19.3",
        "building-too-dear",
        {"tile": "communal_farm_a", "missing": 2},
    )
    assert match.refused("A build tomb_of_the_builder")[2]["missing"] == 1


@pytest.mark.clause("TZ-19.1")
def test_only_three_actions_build() -> None:
    rich = {"corn": 30, "wood": 9, "stone": 9, "gold": 9}
    row = ["small_farm_a", "small_farm_b"]
    for gear, actions in {"tikal": (2, 4), "uxmal": (4,)}.items():
        for action in actions:
            match = doing(gear, action, A=rich, buildings=row)
            assert [text for text in match.options_for() if text.startswith("build")]
    for gear, actions in {"tikal": (1, 3, 5), "uxmal": (1, 2, 3, 5), "yaxchilan": (1, 5)}.items():
        for action in actions:
            match = doing(gear, action, A=rich, buildings=row)
            assert not [text for text in match.options_for() if text.startswith("build")]
            assert match.player("A").buildings == []


@pytest.mark.clause("TZ-19.4")
def test_all_effects_at_once() -> None:
    match = built("shrine_of_the_theologian", tooth=14, stone=2, gold=1)
    assert (match.levels("A"), match.steps("A")) == ((0, 0, 0, 1), (1, 0, 1))


@pytest.mark.clause("TZ-19.5", "TZ-R41")
def test_refilled_at_the_end_of_the_turn() -> None:
    match = table(
        A={"wood": 2},
        gears={"tikal": {2: "A", 3: "A"}},
        buildings=["small_farm_a", "small_farm_b"],
        pile1=["small_farm_c", "agriculture_school", "communal_farm_a", "communal_farm_b"],
    )
    match.play("A", "pick tikal 2", "do tikal 2", "build small_farm_a")
    assert match.view().buildings == [None, "small_farm_b", None, None, None, None]
    assert match.view().pile == 4
    match.play("A", "done")
    assert match.view().buildings == [
        *("small_farm_c", "small_farm_b", "agriculture_school"),
        *("communal_farm_a", "communal_farm_b", None),
    ]
    assert match.view().pile == 0


@pytest.mark.clause("TZ-19.6")
def test_an_empty_pile_leaves_the_space_empty() -> None:
    match = doing(
        "tikal", 2, A={"wood": 1}, buildings=["small_farm_a", "communal_farm_b"], pile1=[]
    )
    assert match.view().buildings == [None, "communal_farm_b", None, None, None, None]
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-19.7")
@pytest.mark.parametrize(("tooth", "period"), [(0, 1), (12, 1), (13, 1), (14, 2), (26, 2)])
def test_the_period_decides_what_is_offered(tooth: int, period: int) -> None:
    match = table(2, tooth=tooth)
    assert {BUILDINGS[str(name)].period for name in match.view().buildings} == {period}


@pytest.mark.clause("TZ-19.7")
@pytest.mark.parametrize(("tooth", "period"), [(6, 1), (13, 1), (14, 2), (25, 2)])
def test_the_pile_of_the_period_refills(tooth: int, period: int) -> None:
    cheap = {1: "small_farm_a", 2: "large_farm_a"}[period]
    match = doing("tikal", 2, A={"wood": 2}, tooth=tooth, buildings=[cheap])
    row = match.view().buildings
    assert None not in row
    assert {BUILDINGS[str(name)].period for name in row} == {period}


@pytest.mark.clause("TZ-19.8")
def test_the_change_of_buildings() -> None:
    """On the second food day, after feeding; what was built and the monuments are untouched."""
    match = round_over(
        2,
        tooth=13,
        A={"corn": 6, "buildings": ["small_farm_a", "agriculture_school"]},
        B={"monuments": ["workers"]},
        monuments=["civil", "sacred", "funerary"],
    )
    row = match.view().buildings
    assert len(set(row)) == 6
    assert {BUILDINGS[str(name)].period for name in row} == {2}
    assert match.view().pile == 18 - 6
    assert match.player("A").buildings == ["small_farm_a", "agriculture_school"]
    assert match.player("B").monuments == ["workers"]
    assert match.view().monuments == ["civil", "sacred", "funerary"]
    assert match.corn("A") == 6 - 2 * 2  # the farm of period 1 fed its worker
    kinds = [event.kind for event in match.events()]
    assert (
        kinds.index("fed")
        < kinds.index("second_period")
        < kinds.index("scored", kinds.index("second_period"))
    )


@pytest.mark.clause("TZ-19.8")
@pytest.mark.parametrize("tooth", [6, 7, 12])
def test_not_on_other_days(tooth: int) -> None:
    row = table(2, tooth=tooth).view().buildings
    match = round_over(2, tooth=tooth, buildings=row)
    assert match.view().buildings == row


@pytest.mark.clause("TZ-19.8", "TZ-R67")
def test_the_change_happens_once() -> None:
    row = table(2, tooth=20).view().buildings
    match = round_over(2, tooth=20, buildings=row)
    assert match.view().buildings == row
    laid = round_over(2, tooth=13).position()
    assert laid["pile1"] == []


@pytest.mark.clause("TZ-19.9")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_technology_levels_cost_no_resource(level: int) -> None:
    match = built("agriculture_school", wood=9, technologies={"agriculture": level})
    assert match.levels("A") == (level + 1, 0, 0, 0)
    assert match.has("A") == {"wood": 7}


@pytest.mark.clause("TZ-19.10")
def test_build_a_building() -> None:
    row = ("tomb_of_the_builder", "small_farm_a", "small_farm_b")
    match = built(*row, wood=3, gold=1)
    match.play("A", "climb chaac")
    assert match.options_for() == ["build small_farm_a", "build small_farm_b", "done"]
    match.play("A build small_farm_b")
    assert match.player("A").buildings == ["small_farm_b", "tomb_of_the_builder"]
    assert match.has("A") == {"wood": 1}
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-19.10")
def test_build_a_building_is_optional_and_only_a_building() -> None:
    match = built("tomb_of_the_builder", "small_farm_a", wood=9, stone=9, gold=9)
    match.play("A climb chaac")
    [monument] = match.view().monuments[:1]
    assert match.refused(f"A raise {monument}")[0] == "TZ-21.1"
    match.play("A done")
    assert match.player("A").buildings == ["tomb_of_the_builder"]


@pytest.mark.clause("TZ-19.11")
def test_market() -> None:
    match = built("tomb_of_the_merchant", tooth=14, stone=4, corn=1)
    match.play("A", "sell stone", "buy gold")
    assert match.has("A") == {"gold": 1}
    assert match.points("A") == 6
    match = built("tomb_of_the_merchant", tooth=14, stone=4, corn=1)
    match.play("A done")
    assert (match.has("A"), match.points("A")) == ({"stone": 1, "corn": 1}, 6)


@pytest.mark.clause("TZ-19.12")
@pytest.mark.parametrize(
    ("answers", "after"),
    [
        (["do palenque 1"], {"corn": 1 + 3}),
        (["do yaxchilan 5"], {"corn": 1 + 2, "stone": 1, "gold": 1}),
        (["do uxmal 3"], {"corn": 1}),
        (["done"], {"corn": 2}),
    ],
)
def test_pay_1_corn(answers: list[str], after: dict[str, int]) -> None:
    match = built("tomb_of_the_free_action", tooth=14, wood=2, stone=1, gold=1, corn=2)
    match.play("A", *answers)
    assert match.has("A") == after
    assert match.points("A") == 2


@pytest.mark.clause("TZ-19.12", "TZ-R26")
def test_pay_1_corn_for_what() -> None:
    match = built(
        *("tomb_of_the_free_action", "large_farm_a", "large_farm_b"),
        tooth=14,
        wood=9,
        stone=9,
        gold=9,
        corn=9,
        skull=1,
    )
    small = [
        f"do {gear} {action}"
        for gear in ("palenque", "yaxchilan", "tikal", "uxmal")
        for action in range(1, 6)
    ]
    assert match.options_for() == [*small[:-1], "done"]


@pytest.mark.clause("TZ-19.12")
def test_without_corn_it_is_not_asked() -> None:
    match = built("tomb_of_the_free_action", tooth=14, wood=2, stone=1, gold=1)
    assert match.waiting == ["B"]
    assert match.points("A") == 2


@pytest.mark.clause("TZ-19.13")
@pytest.mark.parametrize(
    ("answers", "after"),
    [
        (["advance theology", "advance theology"], (0, 0, 0, 2)),
        (["advance theology", "advance extraction"], (0, 1, 0, 1)),
    ],
)
def test_two_levels(answers: list[str], after: tuple[int, int, int, int]) -> None:
    match = built("shrine_of_wisdom", tooth=14, stone=1, gold=2, wood=3)
    assert match.options_for() == [f"advance {name}" for name in TRACKS]
    match.play("A", *answers)
    assert match.levels("A") == after
    assert match.has("A") == {"wood": 3}
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-19.14")
def test_a_worker() -> None:
    match = built("tomb_of_the_worker", tooth=14, wood=1, stone=1, gold=1)
    assert (match.player("A").free, match.player("A").bank) == (4, 2)
    assert match.heard("hired") == [{"seat": "A"}]


@pytest.mark.clause("TZ-19.14")
def test_a_worker_when_all_are_in_play() -> None:
    match = built("tomb_of_the_worker", tooth=14, wood=1, stone=1, gold=1, workers=6)
    assert (match.player("A").free, match.player("A").bank) == (6, 0)
    assert match.points("A") == 6


@pytest.mark.clause("TZ-19.2")
def test_buildings_stay_before_their_owner() -> None:
    match = built("small_farm_a", wood=1)
    for seat in "BCD":
        match.play(f"{seat} place {['tikal', 'uxmal', 'palenque']['BCD'.index(seat)]}")
        match.enough(seat)
    assert match.player("A").buildings == ["small_farm_a"]
    done = finished(A={"buildings": ["small_farm_a"], "monuments": ["construction"]})
    assert done.sources("A") == {"monuments": 4}
