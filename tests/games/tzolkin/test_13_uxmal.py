"""TZ-13: temple, market, worker, building with corn, any action."""

import itertools

import pytest

from ceiba.games.tzolkin.names import Temple
from tests.games.tzolkin.kit import SMALL, doing, worker_on

RATE = {"wood": 2, "stone": 3, "gold": 4}
RICH = {"corn": 20, "wood": 9, "stone": 9, "gold": 9, "skull": 2}


@pytest.mark.clause("TZ-13.1")
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_action_1(temple: Temple) -> None:
    match = doing("uxmal", 1, A={"corn": 4})
    assert match.options_for() == ["climb chaac", "climb quetzalcoatl", "climb kukulcan"]
    match.play(f"A climb {temple}")
    assert sum(match.steps("A")) == match.player("A").temples[temple] == 1
    assert match.corn("A") == 1


@pytest.mark.clause("TZ-13.1")
def test_action_1_needs_3_corn() -> None:
    assert "do uxmal 1" not in worker_on("uxmal", 3, A={"corn": 4}).options_for()  # 2 down, 2 left
    assert "do uxmal 1" in worker_on("uxmal", 3, A={"corn": 5}).options_for()


@pytest.mark.clause("TZ-13.2", "TZ-13.3")
@pytest.mark.parametrize("resource", RATE)
def test_the_rates_both_ways(resource: str) -> None:
    match = doing("uxmal", 2, A={resource: 1})
    match.play("A", f"sell {resource}", "done")
    assert match.has("A") == {"corn": RATE[resource]}
    match = doing("uxmal", 2, A={"corn": RATE[resource]})
    match.play("A", f"buy {resource}")
    assert match.has("A") == {resource: 1}
    match = doing("uxmal", 2, A={"corn": RATE[resource] - 1, "stone": 1})
    assert f"buy {resource}" not in match.options_for()
    assert match.refused(f"A buy {resource}") == (
        "TZ-13.3",
        "too-little-corn",
        {"cost": RATE[resource], "corn": RATE[resource] - 1},
    )


@pytest.mark.clause("TZ-13.2")
def test_any_number_of_times() -> None:
    match = doing("uxmal", 2, A={"corn": 1, "wood": 3, "gold": 1})
    match.play("A", "sell wood", "sell wood", "sell gold")
    assert match.has("A") == {"corn": 1 + 2 + 2 + 4, "wood": 1}
    match.play("A", "buy stone", "buy stone", "buy wood")
    assert match.has("A") == {"corn": 1, "wood": 2, "stone": 2}
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-13.2")
def test_corn_is_not_sold_and_skulls_neither() -> None:
    match = doing("uxmal", 2, A={"corn": 1, "skull": 2, "stone": 1})
    assert match.options_for() == ["sell stone", "done"]
    assert match.refused("A sell wood") == ("TZ-9.3", "none-held", {"material": "wood"})


@pytest.mark.clause("TZ-13.4")
def test_action_3() -> None:
    match = doing("uxmal", 3, A={"workers": 4})
    assert (match.player("A").free, match.player("A").bank) == (5, 1)


@pytest.mark.clause("TZ-13.4")
def test_action_3_without_effect() -> None:
    match = doing("uxmal", 3, A={"workers": 6})
    assert (match.player("A").free, match.player("A").bank) == (6, 0)
    assert match.heard("hired") == []


@pytest.mark.clause("TZ-13.5")
@pytest.mark.parametrize(
    ("building", "price"),
    [
        ("small_farm_a", 2),
        ("communal_farm_a", 8),
        ("agriculture_school_with_stone", 6),
        ("tomb_of_brown_and_green", 6),
        ("architecture_shrine", 2),
        ("theology_shrine_with_green", 4),
    ],
)
def test_action_4_costs_2_corn_a_resource(building: str, price: int) -> None:
    match = doing("uxmal", 4, A={"corn": price, "wood": 4}, buildings=[building])
    assert match.player("A").buildings == [building]
    assert match.corn("A") == 0
    assert match.has("A")["wood"] == 4  # no resource was paid
    match = worker_on("uxmal", 4, A={"corn": price - 1, "wood": 4}, buildings=[building])
    assert "do uxmal 4" not in match.options_for()


@pytest.mark.clause("TZ-13.5")
def test_the_price_is_told_before() -> None:
    row = ["small_farm_a", "agriculture_school", "communal_farm_a"]
    match = doing("uxmal", 4, A={"corn": 5}, buildings=row)
    assert match.costs() == {
        "build small_farm_a": {"corn": 2},
        "build agriculture_school": {"corn": 4},
    }
    assert match.refused("A build communal_farm_a") == (
        "TZ-13.5",
        "too-little-corn",
        {"cost": 8, "corn": 5},
    )


@pytest.mark.clause("TZ-13.6")
def test_action_4_builds_no_monument() -> None:
    match = doing("uxmal", 4, A=RICH, buildings=["small_farm_a", "small_farm_b"])
    [name] = match.view().monuments[:1]
    assert not [text for text in match.options_for() if text.startswith("raise")]
    assert match.refused(f"A raise {name}") == ("TZ-13.6", "monument-needs-tikal", {"tile": name})


@pytest.mark.clause("TZ-13.6")
def test_a_monument_alone_is_no_reason_for_action_4() -> None:
    match = worker_on("uxmal", 4, A=RICH, buildings=[], pile1=[])
    assert "do uxmal 4" not in match.options_for()


@pytest.mark.clause("TZ-13.7")
def test_action_5_any_action_of_the_small_gears() -> None:
    match = doing("uxmal", 5, A=RICH)
    everything = [f"do {gear} {action}" for gear, action in itertools.product(SMALL, range(1, 6))]
    assert match.options_for() == [text for text in everything if text != "do uxmal 5"]
    assert match.refused("A do chichen_itza 1") == ("TZ-13.7", "not-lent", {})


@pytest.mark.clause("TZ-13.7")
@pytest.mark.parametrize(
    ("borrowed", "then", "after"),
    [
        ("palenque 1", [], {"corn": 9 + 3}),
        ("palenque 2", [], {"corn": 9 + 4}),
        ("palenque 5", ["harvest wood"], {"corn": 9, "wood": 4}),
        ("yaxchilan 1", [], {"corn": 9, "wood": 1}),
        ("yaxchilan 4", [], {"corn": 9, "skull": 1}),
        ("yaxchilan 5", [], {"corn": 9 + 2, "stone": 1, "gold": 1}),
        ("uxmal 1", ["climb chaac"], {"corn": 9 - 3}),
        ("uxmal 2", ["buy gold", "done"], {"corn": 9 - 4, "gold": 1}),
        ("uxmal 3", [], {"corn": 9}),
        ("uxmal 4", ["build small_farm_a"], {"corn": 9 - 2}),
    ],
)
def test_action_5_for_1_corn(borrowed: str, then: list[str], after: dict[str, int]) -> None:
    row = ["small_farm_a", "small_farm_b"]
    match = doing("uxmal", 5, A={"corn": 10}, buildings=row)
    match.play(f"A do {borrowed}")
    match.play("A", *then)
    assert match.has("A") == after
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-13.7")
def test_action_5_needs_1_corn() -> None:
    assert "do uxmal 5" not in worker_on("uxmal", 5, A={"gold": 3}).options_for()


@pytest.mark.clause("TZ-13.7")
def test_action_5_for_tikal() -> None:
    match = doing("uxmal", 5, A={"corn": 1, "wood": 1})
    match.play("A", "do tikal 1", "advance extraction")
    assert (match.has("A"), match.levels("A")) == ({}, (0, 1, 0, 0))


@pytest.mark.clause("TZ-13.8")
@pytest.mark.parametrize("space", [6, 7])
def test_spaces_6_and_7(space: int) -> None:
    match = worker_on("uxmal", space, A={"corn": 4})
    assert match.options_for() == [
        *("do uxmal 1", "do uxmal 2", "do uxmal 3", "do uxmal 4", "do uxmal 5", "nothing")
    ]
    match.play("A", "do uxmal 5", "do yaxchilan 1")
    assert match.has("A") == {"corn": 3, "wood": 1}


@pytest.mark.clause("TZ-13.7")
def test_chichen_itza_is_excluded() -> None:
    match = doing("uxmal", 5, A=RICH)
    match.play("A", "do yaxchilan 4")
    assert (match.slots(), match.points("A")) == ({}, 0)
    assert match.waiting == ["B"]
