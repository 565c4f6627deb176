"""Chapter 3: the turn, building a city (3A) and transforming one (3B)."""

import pytest

from tests.games.lapins.facts import ANY, GIVEN, SLOTS
from tests.games.lapins.kit import table


@pytest.mark.clause("DL-3.1")
def test_five_actions() -> None:
    cities = {"B2": "A: garrison, observatory", "B3": "B: village"}
    match = table(cities=cities)
    verbs = {text.split()[0] for text in match.options_for("A")}
    assert verbs == {"build", "transform", "attack", "flip", "divine", "pass"}


@pytest.mark.clause("DL-3.1")
@pytest.mark.parametrize(
    "action",
    [
        ["build C2", "raise village 1", "done"],
        ["transform B2", "remove 2", "done"],
        ["attack B2", "engage 1"],
        ["flip 1"],
        ["pass"],
    ],
)
def test_exactly_one_of_them(action: list[str]) -> None:
    match = table(
        cities={"B2": "A: garrison, garrison", "B3": "B: village, temple, village"},
        cards=["favourable_maize"],
        generator=[5, 6, 7, 8],
    )
    match.play("A", *action)
    while match.waiting == ["A"] and match.task("A") != "turn":
        match.play("A", match.options_for("A")[0])
    assert match.waiting == ["B"]
    assert match.task("B") == "turn"
    assert match.refused("A pass")[1] == "not-asked"


@pytest.mark.clause("DL-3.1")
def test_passing_costs_one_wealth() -> None:
    match = table(wealth={"A": "2 maize, 1 jade"})
    match.play("A", "pass", "pay jade")
    assert match.has("A") == {"maize": 2}
    assert match.supply()["jade"] == 15
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-3.2")
def test_taking_a_turn_costs_nothing() -> None:
    """A flip is free; a free site costs its building alone."""
    match = table(cards=["insurrection"])
    match.play("A", "flip 1")
    assert match.has("A") == {"maize": 10}
    match = table(cities={"B2": "A: market"})
    match.play("A", "build B1", "raise village 1", "done")
    assert match.has("A") == {"maize": 9}


@pytest.mark.clause("DL-3.3")
def test_without_king_wealth_a_card_must_be_flipped() -> None:
    cities = {
        "B2": "A: garrison, observatory, reserve maize",
        "B3": "B: village",
        "C2": "A: market",
    }
    match = table(cities=cities, wealth={"A": ""})
    assert match.price("C1")[0] == 0
    assert match.options_for("A") == ["flip 1", "flip 2", "flip 3"]
    for answer in ("pass", "build C1", "transform B2", "attack B2", "divine"):
        assert match.refused(f"A {answer}") == ("DL-3.3", "no-wealth", {})


# -- 3A ---------------------------------------------------------------------------------------


@pytest.mark.clause("DL-3.4")
def test_tokens_on_the_board_cannot_pay() -> None:
    """Three maize in reserves, one on the card: a palace on a site of 1 is too dear."""
    cities = {"B2": "A: reserve maize, reserve maize, reserve maize, garrison prisoner"}
    match = table(cities=cities, wealth={"A": "2 maize"})
    match.play("A", "build B1")
    data = {"building": "palace", "cost": 2, "left": 1}
    assert match.refused("A raise palace 1") == ("DL-3.10", "too-dear", data)
    match.play("A", "raise village 1", "done")
    assert match.has("A") == {}
    assert match.city("B2") == "A: reserve maize, reserve maize, reserve maize, garrison prisoner"


@pytest.mark.clause("DL-3.5")
def test_any_available_site_may_be_taken() -> None:
    match = table(cities={"A1": "A: village", "D4": "B: village"})
    free = {s.site for s in match.view().sites} - {"A1", "D4"}
    assert len(free) == 14
    assert {text.split()[1] for text in match.options_for("A", "build")} == free


@pytest.mark.clause("DL-3.5")
def test_no_other() -> None:
    match = table(cities={"A1": "A: village", "D4": "B: village"})
    assert match.refused("A build A1") == ("DL-3.5", "your-city", {"site": "A1"})
    assert match.refused("A build D4") == ("DL-3.5", "site-taken", {"site": "D4", "seat": "B"})
    assert match.refused("A build F6") == ("DL-0.2", "no-site", {})


@pytest.mark.clause("DL-3.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "prices"),
    [
        (0, 0, [1, 1]),
        (0, 1, [2, 0]),
        (0, 3, [4, 0]),
        (1, 0, [0, 2]),
        (2, 0, [0, 3]),  # never below 0
        (1, 1, [1, 1]),
        (1, 2, [2, 0]),
        (2, 1, [0, 2]),
    ],
)
def test_the_price_of_a_site(mine: int, theirs: int, prices: list[int]) -> None:
    """A's markets stand in B2, B's in D2; C2 lies between."""
    cities = {"B2": f"A: village{', market' * mine}", "D2": f"B: village{', market' * theirs}"}
    match = table(cities=cities)
    assert match.price("C2") == prices
    match.play("A", "build C2", "raise village 1", "done")
    assert match.has("A") == {"maize": 10 - prices[0] - 1}
    assert match.heard("began") == [{"seat": "A", "site": "C2", "price": prices[0]}]


@pytest.mark.clause("DL-3.6")
def test_any_wealth_pays_the_site() -> None:
    match = table(wealth={"A": "1 maize, 1 jade, 1 prisoner"})
    match.play("A", "build C2", "raise village 1", "done")
    assert match.options_for("A") == ["pay maize", "pay jade", "pay prisoner"]
    match.play("A", "pay prisoner", "pay jade")
    assert match.has("A") == {"maize": 1}


@pytest.mark.clause("DL-3.6")
def test_a_site_too_dear() -> None:
    match = table(cities={"B2": "B: market, market"}, wealth={"A": "3 maize"})
    data = {"site": "B1", "price": 3, "wealth": 3}
    assert match.refused("A build B1") == ("DL-3.6", "site-too-dear", data)


@pytest.mark.clause("DL-3.7")
def test_a_stele_and_the_control_tokens_back() -> None:
    match = table(cities={"B2": "A: market, market", "D2": "B: market"})
    assert match.marks("C2") == "AAB"
    assert (match.player("A").small, match.player("B").small) == (4, 9)
    match.play("A", "build C2", "raise village 1", "done")
    assert match.marks("C2") == ""
    assert (match.player("A").small, match.player("B").small) == (6, 10)
    assert match.player("A").large == 10
    assert set(match.marked()) == {"B1", "A2", "B3", "D1", "D3"}


@pytest.mark.clause("DL-3.8")
def test_at_least_one_building_at_once() -> None:
    match = table()
    match.play("A", "build C2")
    assert match.refused("A done") == ("DL-R16", "nothing-changed", {})
    assert match.waiting == ["A"]
    match.play("A", "raise village 1")
    assert "done" in match.options_for("A")


@pytest.mark.clause("DL-3.8")
def test_several_within_the_slots() -> None:
    match = table(wealth={"A": "9 maize, 1 shell"})
    match.play("A", "build A4", "raise village 1", "raise ball_court 2")
    assert match.options_for("A") == ["done"]
    data = {"site": "A4", "slots": 2}
    assert match.refused("A raise village 3") == ("DL-3.8", "no-such-slot", data)
    assert match.refused("A raise village 2") == ("DL-3.8", "slot-taken", {"place": "A4.2"})
    match.play("A", "done")
    assert match.city("A4") == "A: village, ball_court"
    assert match.has("A") == {"maize": 7}


@pytest.mark.clause("DL-3.9")
@pytest.mark.parametrize("building", SLOTS)
def test_slots_taken(building: str) -> None:
    match = table(wealth={"A": "4 maize, 1 cacao, 1 shell, 1 jade, 1 obsidian"})
    match.play("A", "build C2", f"raise {building} 1")
    free = {text.split()[2] for text in match.options_for("A", "raise village")}
    assert free == ({"3", "4"} if building in ("palace", "temple") else {"2", "3", "4"})
    second = [place.second for place in match.view().sites[6].places]
    assert second == [False, building in ("palace", "temple"), False, False]


@pytest.mark.clause("DL-3.10")
@pytest.mark.parametrize("building", ["village", "palace", "temple", "garrison"])
def test_basic_buildings_are_paid_with_any_wealth(building: str) -> None:
    match = table(wealth={"A": "3 prisoner"})
    match.play("A", "build C2", f"raise {building} 1", "done")
    assert match.supply()["prisoner"] == 10 - 3 + 1 + ANY[building]


@pytest.mark.clause("DL-3.10")
@pytest.mark.parametrize("building", GIVEN)
def test_the_others_need_given_types(building: str) -> None:
    """Everything but the type asked: refused. Prisoners are no jokers here."""
    names = ("maize", "cacao", "shell", "jade", "obsidian", "prisoner")
    others = ", ".join(f"5 {name}" for name in names if name != GIVEN[building])
    match = table(wealth={"A": others})
    match.play("A", "build C2")
    data = {"building": building, "wealth": GIVEN[building]}
    assert match.refused(f"A raise {building} 1") == ("DL-3.10", "needs-wealth", data)


@pytest.mark.clause("DL-3.10")
@pytest.mark.parametrize("building", [*ANY, *GIVEN])
def test_what_a_building_costs(building: str) -> None:
    """The site 1, the given type 1, the rest in maize."""
    every = "12 maize, 5 cacao, 5 shell, 5 jade, 5 obsidian"
    match = table(wealth={"A": every})
    before = match.has("A")
    match.play("A", "build C2", f"raise {building} 1", "done")
    while match.task("A") == "pay_any":
        match.play("A", "pay maize")
    cost = {name: before[name] - match.has("A").get(name, 0) for name in before}
    due = {"maize": 1 + ANY.get(building, 0)}
    if building in GIVEN:
        due[GIVEN[building]] = due.get(GIVEN[building], 0) + 1
    assert {name: count for name, count in cost.items() if count} == due


# -- 3B ---------------------------------------------------------------------------------------


@pytest.mark.clause("DL-3.11")
def test_remove_replace_and_add_in_one_own_city() -> None:
    match = table(cities={"B2": "A: village, village, garrison", "C2": "A: village"})
    match.play("A", "transform B2", "remove 1", "remove 2", "raise temple 1", "raise village 4")
    match.play("A", "done")
    assert match.city("B2") == "A: temple, garrison, village"
    assert match.city("C2") == "A: village"
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-3.11")
def test_only_his_own() -> None:
    match = table(cities={"B2": "A: village", "C2": "B: village"})
    assert match.refused("A transform C2") == ("DL-3.11", "not-your-city", {"site": "C2"})
    assert match.refused("A transform A1") == ("DL-3.11", "not-your-city", {"site": "A1"})
    assert match.options_for("A", "transform") == ["transform B2"]


@pytest.mark.clause("DL-3.12")
@pytest.mark.parametrize(
    ("steps", "cost"),
    [
        (["remove 1"], 1),
        (["remove 1", "remove 2"], 1),
        (["raise village 3"], 2),
        (["remove 1", "raise village 1"], 2),
        (["raise palace 3"], 3),
        (["remove 1", "remove 2", "raise temple 1", "raise garrison 3", "raise reserve 4"], 5),
    ],
)
def test_one_wealth_on_top_of_the_buildings_and_removals_free(steps: list[str], cost: int) -> None:
    match = table(cities={"B2": "A: village, village"})
    match.play("A", "transform B2", *steps, "done")
    assert match.has("A") == {"maize": 10 - cost}


@pytest.mark.clause("DL-3.12")
def test_of_any_type() -> None:
    match = table(cities={"B2": "A: village, village"}, wealth={"A": "1 jade, 1 maize"})
    match.play("A", "transform B2", "remove 1", "done", "pay jade")
    assert match.has("A") == {"maize": 1}
