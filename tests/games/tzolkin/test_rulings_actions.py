"""Rulings TZ-R1, TZ-R26 to TZ-R34, TZ-R47 to TZ-R51, TZ-R76, TZ-R77, TZ-R79: the gears."""

import itertools
from typing import Any

import pytest

from ceiba.games.tzolkin.actions import VOCABULARY
from tests.games.tzolkin.kit import ALL_AT_BOTTOM, Table, doing, worker_on


@pytest.mark.clause("TZ-R26")
def test_uxmal_5_is_not_borrowed_by_uxmal_5() -> None:
    match = doing("uxmal", 5, A={"corn": 9})
    assert "do uxmal 5" not in match.options_for()
    assert "do uxmal 3" in match.options_for()
    assert match.refused("A do uxmal 5") == ("TZ-R26", "not-lent", {})


@pytest.mark.clause("TZ-R27")
def test_technologies_apply_to_a_borrowed_action() -> None:
    match = doing("uxmal", 5, A={"corn": 1, "technologies": {"agriculture": 3}})
    match.play("A do palenque 2")
    assert match.corn("A") == 4 + 3
    match = doing("uxmal", 5, A={"corn": 1, "technologies": {"extraction": 1}})
    match.play("A do yaxchilan 1")
    assert match.has("A") == {"wood": 2}
    match = doing("uxmal", 5, A={"corn": 1, "technologies": {"theology": 3}})
    match.play("A do yaxchilan 4")
    assert match.has("A") == {"skull": 2}
    match = doing(
        *("uxmal", 5),
        A={"corn": 1, "wood": 1, "technologies": {"architecture": 2}},
        buildings=["small_farm_a"],
    )
    match.play("A do tikal 2")
    assert (match.has("A"), match.points("A")) == ({"corn": 1}, 2)


@pytest.mark.clause("TZ-R27")
def test_a_borrowed_tikal_4_raises_a_monument() -> None:
    match = doing(
        *("uxmal", 5), A={"corn": 1, "wood": 3, "gold": 3}, buildings=[], monuments=["workers"]
    )
    match.play("A do tikal 4")
    assert match.player("A").monuments == ["workers"]
    match = doing(
        *("tikal", 2),
        A={"wood": 5, "stone": 1, "gold": 4, "corn": 1},
        tooth=14,
        buildings=["tomb_of_the_free_action"],
        pile2=[],
        monuments=["workers"],
    )
    match.play("A", "do tikal 4")
    assert match.player("A").monuments == ["workers"]


@pytest.mark.clause("TZ-R28")
@pytest.mark.parametrize(("purse", "offered"), [(3, False), (4, True)])
def test_the_borrowed_action_pays_its_own_cost(purse: int, offered: bool) -> None:
    match = doing("uxmal", 5, A={"corn": purse})
    assert ("do uxmal 1" in match.options_for()) is offered
    if offered:
        match.play("A", "do uxmal 1", "climb chaac")
        assert match.corn("A") == 0


@pytest.mark.clause("TZ-R28")
def test_but_no_step_down_fee() -> None:
    match = doing("uxmal", 5, A={"corn": 1})
    match.play("A do palenque 1")
    assert match.corn("A") == 3


@pytest.mark.clause("TZ-R28")
def test_stepping_down_to_uxmal_5_costs_only_for_the_step() -> None:
    """There is no space above 5 that pays: from 6 and 7 it is free but for its own corn."""
    match = worker_on("uxmal", 7, A={"corn": 1})
    match.play("A", "do uxmal 5", "do yaxchilan 1")
    assert match.has("A") == {"wood": 1}


@pytest.mark.clause("TZ-R29", "TZ-R77")
@pytest.mark.parametrize("action", [3, 4, 5])
def test_covered_corn_is_not_available(action: int) -> None:
    match = doing("palenque", action, A={"technologies": {"agriculture": 2}})
    assert match.options_for() == ["harvest wood", "harvest burn", "harvest bare"]
    match.play("A harvest bare")
    assert match.corn("A") == {3: 5, 4: 7, 5: 9}[action] + 1
    assert match.fields()[action] == (4, 4)
    assert match.player("A").corn_tiles == 0


@pytest.mark.clause("TZ-R29")
def test_or_burn_to_own_the_tile() -> None:
    match = doing("palenque", 4, A={"technologies": {"agriculture": 2}})
    match.play("A", "harvest burn", "anger chaac")
    assert match.player("A").corn_tiles == 1


@pytest.mark.clause("TZ-R30")
def test_burning_beside_uncovered_corn() -> None:
    match = doing("palenque", 4, fields={4: [3, 1]})
    assert match.options_for() == ["harvest corn", "harvest wood", "harvest burn"]
    match.play("A", "harvest burn", "anger kukulcan")
    assert match.fields()[4] == (2, 0)
    assert match.corn("A") == 7


@pytest.mark.clause("TZ-R31")
@pytest.mark.parametrize(("level", "extra"), [(1, 1), (2, 1), (3, 3)])
def test_agriculture_for_burned_and_bare_harvests(level: int, extra: int) -> None:
    match = doing("palenque", 5, A={"technologies": {"agriculture": level}})
    match.play("A", "harvest burn", "anger chaac")
    assert match.corn("A") == 9 + extra
    if level >= 2:
        match = doing("palenque", 5, A={"technologies": {"agriculture": level}})
        match.play("A harvest bare")
        assert match.corn("A") == 9 + extra


@pytest.mark.clause("TZ-R32")
def test_extraction_not_when_burning() -> None:
    match = doing("palenque", 5, A={"technologies": {"extraction": 3}})
    match.play("A", "harvest burn", "anger chaac")
    assert match.has("A") == {"corn": 9}
    match = doing("palenque", 5, A={"technologies": {"extraction": 3}})
    match.play("A harvest wood")
    assert match.has("A") == {"wood": 5}  # once for a tile


@pytest.mark.clause("TZ-R33")
def test_what_the_first_advance_gives_pays_the_second() -> None:
    match = doing("tikal", 3, A={"wood": 1, "technologies": {"extraction": 3, "theology": 1}})
    match.play("A", "advance extraction", "take wood", "take wood")
    assert "advance theology" in match.options_for()
    match.play("A advance theology")
    assert (match.levels("A"), match.has("A")) == ((0, 3, 0, 2), {})


@pytest.mark.clause("TZ-R34")
@pytest.mark.parametrize(
    ("building", "cost", "technologies", "tooth"),
    [("agriculture_school", {"wood": 2}, {"agriculture": 3}, 2)],
)
def test_a_free_advance_at_level_3(
    building: str, cost: dict[str, int], technologies: dict[str, int], tooth: int
) -> None:
    match = doing(
        "tikal", 2, A={**cost, "technologies": technologies}, tooth=tooth, buildings=[building]
    )
    match.play("A climb quetzalcoatl")
    assert (match.has("A"), match.steps("A"), match.levels("A")) == ({}, (0, 1, 0), (3, 0, 0, 0))


@pytest.mark.clause("TZ-R34")
def test_two_free_bonuses() -> None:
    match = doing(
        *("tikal", 2),
        A={"stone": 1, "gold": 2, "technologies": {"extraction": 3, "theology": 3}},
        tooth=14,
        buildings=["shrine_of_wisdom"],
    )
    match.play("A", "advance extraction", "take gold", "take gold", "advance theology")
    assert match.has("A") == {"gold": 2, "skull": 1}


# -- skulls -----------------------------------------------------------------------------------


@pytest.mark.clause("TZ-R47")
@pytest.mark.parametrize(("bank", "got"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_theology_3_and_few_skulls(bank: int, got: int) -> None:
    match = doing("yaxchilan", 4, A={"technologies": {"theology": 3}}, B={"skull": 13 - bank})
    assert match.has("A").get("skull", 0) == got
    assert match.view().skulls == bank - got


@pytest.mark.clause("TZ-R48")
def test_other_skulls_are_lost_when_the_bank_is_empty() -> None:
    match = doing(
        *("tikal", 2),
        A={"wood": 2, "stone": 2},
        B={"skull": 13},
        tooth=14,
        buildings=["academy_with_skull"],
    )
    match.play("A advance agriculture")
    assert (match.has("A"), match.levels("A")) == ({}, (1, 0, 0, 0))  # the rest stands
    match = doing("tikal", 1, A={"wood": 1, "technologies": {"theology": 3}}, B={"skull": 13})
    match.play("A advance theology")
    assert (match.has("A"), match.view().skulls) == ({}, 0)


@pytest.mark.clause("TZ-R49")
def test_theology_from_space_9() -> None:
    expert = {"skull": 1, "technologies": {"theology": 1}}
    match = worker_on("chichen_itza", 9, A=expert, slots={9: "B", 4: "C"})
    free = [action for action in range(1, 10) if action not in (4, 9)]
    assert match.options_for() == [*(f"do chichen_itza {action}" for action in free), "nothing"]
    match.play("A do chichen_itza 1")
    assert (match.points("A"), match.corn("A")) == (4, 0)
    match = worker_on("chichen_itza", 9, A={"skull": 1, "corn": 2})
    assert match.options_for() == [
        *(f"do chichen_itza {action}" for action in (7, 8, 9)),
        "nothing",
    ]


@pytest.mark.clause("TZ-R49")
def test_theology_from_space_10_adds_nothing() -> None:
    with_theology = worker_on("chichen_itza", 10, A={"skull": 1, "technologies": {"theology": 3}})
    without = worker_on("chichen_itza", 10, A={"skull": 1})
    assert with_theology.options_for() == without.options_for()


@pytest.mark.clause("TZ-R51")
def test_the_offering_comes_last_and_once() -> None:
    match = doing("chichen_itza", 9, A={"skull": 1, "wood": 3, "technologies": {"theology": 2}})
    assert (match.points("A"), match.steps("A")) == (13, (0, 1, 0))
    assert match.options_for() == ["take wood", "take stone", "take gold"]
    match.play("A take gold")
    assert match.options_for() == ["offer chaac", "offer quetzalcoatl", "offer kukulcan", "done"]
    match.play("A", "offer quetzalcoatl", "pay gold")
    assert match.steps("A") == (0, 2, 0)
    assert match.waiting == ["B"]


@pytest.mark.clause("TZ-R51")
def test_once_for_each_performed_action() -> None:
    match = worker_on(
        *("chichen_itza", 3),
        gears={"chichen_itza": {5: "A"}},
        A={"skull": 2, "wood": 5, "technologies": {"theology": 2}},
    )
    match.play("A", "do chichen_itza 3", "offer chaac")
    match.play("A", "pick chichen_itza 5", "do chichen_itza 5", "offer chaac")
    assert (match.steps("A"), match.has("A")) == ((3, 0, 1), {"wood": 3})


@pytest.mark.clause("TZ-R79")
def test_the_next_action_is_exactly_one_higher() -> None:
    expert = {"skull": 1, "technologies": {"theology": 1}}
    match = worker_on("chichen_itza", 3, A=expert, gears={"chichen_itza": {4: "B"}})
    assert match.options_for() == [
        "do chichen_itza 3",
        "do chichen_itza 4",
        "nothing",
    ]  # B there or not
    match = worker_on("chichen_itza", 3, A=expert, slots={4: "B"})
    assert match.options_for() == ["do chichen_itza 3", "nothing"]  # not 5 instead
    assert match.slots() == {4: "B"}


# -- the market -------------------------------------------------------------------------------

RATES = (1, 2, 3, 4)
MATERIALS = ("corn", "wood", "stone", "gold")
Holding = tuple[int, int, int, int]


def value(holding: Holding) -> int:
    return sum(count * rate for count, rate in zip(holding, RATES, strict=True))


def ends_of_a_visit(start: Table) -> set[Holding]:
    """Every holding with which a visit can end: all ways through it are walked."""
    ends: set[Holding] = set()
    seen: set[tuple[int, ...]] = set()
    first: Any = start.state
    waiting = [first.clone()]
    while waiting:
        state = waiting.pop()
        if state.over() or state.agenda[-1].name() not in ("trade", "trade_on"):
            ends.add(tuple(state.materials[:4]))
            continue
        mark = (state.agenda[-1].name(), *state.materials[:5])
        if mark in seen:
            continue
        seen.add(mark)
        for action in state.options(0):
            after = state.clone()
            after.apply(0, action, None)
            assert value(tuple(after.materials[:4])) == value(tuple(first.materials[:4]))
            assert after.materials[4] == first.materials[4]  # skulls untouched
            waiting.append(after)
    return ends


SMALL_HOLDINGS = [
    holding
    for holding in itertools.product(range(9), range(4), range(3), range(3))
    if value(holding) <= 10
]


@pytest.mark.clause("TZ-R76")
def test_a_visit_reaches_exactly_the_holdings_of_equal_value() -> None:
    by_value: dict[int, set[Holding]] = {}
    for holding in itertools.product(range(11), range(6), range(4), range(3)):
        by_value.setdefault(value(holding), set()).add(holding)
    for holding in SMALL_HOLDINGS:
        things = dict(zip(MATERIALS, holding, strict=True))
        match = doing("uxmal", 2, A={**things, "skull": 1})
        assert ends_of_a_visit(match) == by_value[value(holding)]


@pytest.mark.clause("TZ-R76")
def test_nothing_bought_is_sold_again() -> None:
    match = doing("uxmal", 2, A={"corn": 4, "wood": 1})
    match.play("A buy wood")
    assert match.options_for() == ["buy wood", "done"]
    assert match.refused("A sell wood") == ("TZ-R76", "sell-first", {})


@pytest.mark.clause("TZ-R77")
def test_what_a_group_offers() -> None:
    """All groups of up to four fields, with and without agriculture 2, gods angry or not."""
    for c in range(5):
        for w in range(c + 1):
            for level, angry in itertools.product((0, 2), (False, True)):
                temples = ALL_AT_BOTTOM if angry else {}
                match = worker_on(
                    *("palenque", 6),
                    fields={4: [c, w]},
                    A={"technologies": {"agriculture": level}, "temples": temples},
                )
                due = ["harvest corn"] * (c > w) + ["harvest wood"] * (w > 0)
                due += ["harvest burn"] * (w > 0 and not angry)
                due += ["harvest bare"] * (c == w and level >= 2)
                assert ("do palenque 4" in match.options_for()) is bool(due)
                if not due:
                    continue
                match.play("A do palenque 4")
                if len(due) > 1:
                    assert match.options_for() == due
                else:
                    [told] = match.heard("harvested")
                    assert told["how"] == due[0]


@pytest.mark.clause("TZ-R77")
def test_the_four_ways_of_harvesting() -> None:
    words = [VOCABULARY.text(action) for action in range(len(VOCABULARY))]
    assert [text for text in words if text.startswith("harvest")] == [
        *("harvest corn", "harvest wood", "harvest burn", "harvest bare")
    ]
    for way, after in {
        "corn": ((2, 1), 1, 0),
        "wood": ((3, 0), 0, 1),
        "burn": ((2, 0), 1, 0),
    }.items():
        match = doing("palenque", 3, fields={3: [3, 1]})
        match.play("A", f"harvest {way}", *(["anger chaac"] if way == "burn" else []))
        mine = match.player("A")
        assert (match.fields()[3], mine.corn_tiles, mine.wood_tiles) == after
