"""Rulings on turn, payment and supply (BA-R18 to BA-R31)."""

import pytest

from tests.games.balam.facts import PAIR, STOCK
from tests.games.balam.kit import city, last_card, round_of, table, war


@pytest.mark.clause("BA-R18")
def test_the_turn_is_paid_even_if_it_turns_out_badly() -> None:
    match = war(-1, cities={"C1": city("A", "garrison"), "C2": city("B", "garrison")}, A="maize 2")
    match.play("A", "attack C1")
    assert (match.has("A"), match.owner("C1"), match.waiting) == ({"maize": 1}, None, ["B"])


@pytest.mark.clause("BA-R18")
def test_an_impossible_action_is_refused_before_payment() -> None:
    match = table(cities={"C1": city("A", "garrison"), "D2": city("B", "village")}, A="maize")
    for answer in ("attack C1", "attack D2", "build D2", "build E2", "transform D2"):
        match.refused(f"A {answer}")
    assert (match.has("A"), match.waiting) == ({"maize": 1}, ["A"])


@pytest.mark.clause("BA-R19")
def test_a_build_action_must_change_something() -> None:
    match = table(cities={"C1": city("A", "village", "village")})
    match.play("A", "transform C1")
    assert match.refused("A done") == ("BA-R19", "nothing-changed", {})
    match.play("A", "remove 1", "done")
    assert (match.has("A"), match.waiting) == ({"maize": 5}, ["B"])
    match.play("B", "build D2")
    assert match.refused("B done") == ("BA-R19", "nothing-changed", {})
    assert not [option for option in match.options_for("B") if not option.startswith("raise")]


@pytest.mark.clause("BA-R20")
def test_a_build_action_is_payable_as_a_whole() -> None:
    """The cacao is kept for the market, whatever is clicked first."""
    match = table(A="maize cacao")
    match.play("A", "build D2", "raise market 1")
    assert match.refused("A raise village 2") == (
        *("BA-9.9", "too-dear", {"building": "village", "cost": 1, "left": 0}),
    )
    match.play("A", "done")
    assert (match.built("D2"), match.has("A")) == (["market", "-", "-"], {})
    match = table(A="maize cacao")
    match.play("A", "build D2", "raise village 1")
    assert match.refused("A raise market 2")[1] == "too-dear"


@pytest.mark.clause("BA-R20")
def test_a_village_first_and_then_the_typed_building() -> None:
    match = table(A="jade maize 2")
    match.play("A", "build D2", "raise village 1", "raise observatory 2")
    assert match.prompt("A")[2] == {"site": "D2", "owed": 2, "left": 0}
    match.play("A", "done")
    assert (match.built("D2"), match.has("A")) == (["village", "observatory", "-"], {})


@pytest.mark.clause("BA-R20")
def test_the_king_chooses_which_tokens_pay_any_costs() -> None:
    match = table(A="jade 2 maize 2 prisoner")
    match.play("A", "build D2", "raise observatory 1", "raise village 2", "done")
    assert (match.task("A"), match.prompt("A")[2]) == ("pay_any", {"amount": 2})
    assert match.options_for("A") == ["pay maize", "pay jade", "pay prisoner"]
    match.play("A", "pay prisoner", "pay jade")
    assert match.has("A") == {"maize": 2}


@pytest.mark.clause("BA-R21")
def test_removals_free_slots_tiles_and_pyramids_for_the_same_action() -> None:
    """All 15 small pyramids stand on the board; a market goes, another takes its place."""
    cities = {"E2": city("A", "market", "market", "market"), "C1": city("A", "village")}
    match = table(cities=cities, A="maize 2 cacao 2")
    assert match.player("A").small == 0
    match.play("A", "transform E2")
    assert match.refused("A raise market 4") == (
        "BA-10.7",
        "too-few-marks",
        {"needed": 5, "left": 0},
    )
    match.play("A", "remove 2", "raise market 4", "done")
    match.play("A", "pay maize")
    assert match.built("E2") == ["market", "-", "market", "market"]
    assert (match.player("A").small, match.has("A")) == (0, {"maize": 1, "cacao": 1})


@pytest.mark.clause("BA-R21")
def test_tokens_on_removed_buildings_are_discarded() -> None:
    match = table(cities={"C1": city("A", "reserve prisoner", "garrison obsidian")}, A="maize 2")
    match.play("A", "transform C1", "remove 1", "remove 2", "raise village 1", "done")
    assert match.tokens("C1") == ["-"] * 4
    assert (match.supply()["prisoner"], match.supply()["obsidian"]) == (10, 16)


@pytest.mark.clause("BA-R21")
def test_what_was_just_built_stays() -> None:
    match = table(cities={"C1": city("A", "village")}, A="maize 4")
    match.play("A", "transform C1", "raise garrison 2")
    assert match.refused("A remove 2") == ("BA-R21", "just-built", {})
    assert "remove 1" in match.options_for("A")


@pytest.mark.clause("BA-R22")
def test_a_city_emptied_is_nobodys() -> None:
    match = table(cities={"C1": city("A", "palace", "village")}, A="maize")
    match.play("A", "transform C1", "remove 1", "remove 3", "done")
    assert (match.owner("C1"), match.player("A").large, match.has("A")) == (None, 12, {})
    assert match.heard("city_lost") == [{"seat": "A", "site": "C1"}]
    match.play("B", "build C1", "raise village 1", "done")
    assert match.owner("C1") == "B"


@pytest.mark.clause("BA-R22")
def test_not_if_something_is_built_in_the_same_action() -> None:
    match = table(cities={"C1": city("A", "village")}, A="maize 2")
    match.play("A", "transform C1", "remove 1", "raise garrison 3", "done")
    assert (match.owner("C1"), match.player("A").large) == ("A", 11)
    assert match.heard("city_lost") == []


@pytest.mark.clause("BA-R23")
@pytest.mark.parametrize(("kind", "cost"), [("village", 1), ("temple", 2)])
def test_the_same_building_elsewhere_costs_its_full_price(kind: str, cost: int) -> None:
    match = table(cities={"C1": city("A", kind)}, A="maize 4")
    match.play("A", "transform C1", "remove 1", f"raise {kind} 3", "done")
    assert match.has("A") == {"maize": 4 - 1 - cost}


def spread(kind: str, count: int, king: str = "B") -> dict[str, dict[str, str]]:
    """So many buildings of one kind (one slot each) on sites of the board, C1 left free."""
    sites = {"B1": 4, "E1": 3, "D2": 3, "E2": 4, "F2": 4, "A3": 3, "B3": 4, "D3": 4, "E3": 4}
    sites |= {"F3": 3, "A4": 3, "B4": 3, "D4": 4, "F4": 3, "A5": 3, "B5": 3, "C5": 4, "D5": 3}
    cities = {}
    for number, (name, slots) in enumerate(sites.items()):
        here = min(count, slots)
        if here:
            cities[name] = city("AB"[(number + (king == "B")) % 2], *[kind] * here)
        count -= here
    assert count == 0
    return cities


@pytest.mark.clause("BA-R24")
@pytest.mark.parametrize("kind", ["village", "reserve", "observatory"])
def test_no_tile_left_no_building_and_both_faces_share_one_stock(kind: str) -> None:
    pair = PAIR[kind]
    other = next(name for name in PAIR if PAIR[name] == pair and name != kind)
    match = table(cities=spread(kind, STOCK[pair]), A="maize 5 cacao shell jade")
    assert match.stock()[pair] == 0
    match.play("A", "build C1")
    for name in (kind, other):
        why = {"building": name}
        assert match.refused(f"A raise {name} 1") == ("BA-R24", "no-tile-left", why)


@pytest.mark.clause("BA-R24")
def test_a_removed_building_gives_its_tile_back() -> None:
    cities = spread("village", 50) | {"C1": city("A", "village")}
    match = table(cities=cities, A="maize 5")
    assert match.stock()["village_garrison"] == 0
    match.play("A", "transform C1", "remove 1", "raise garrison 2", "done")
    assert match.built("C1") == ["-", "garrison", "-", "-"]


@pytest.mark.clause("BA-R25")
def test_twelve_cities_and_no_more() -> None:
    sites = [one.site for one in table().view().sites]
    cities = {name: city("A", "village") for name in sites[:12]}
    match = table(cities=cities)
    assert match.offered("build") == []
    assert len(match.offered("transform")) == 12
    assert match.refused(f"A build {sites[20]}") == ("BA-R25", "no-pyramid-left", {})


@pytest.mark.clause("BA-R25", "BA-R53")
def test_nor_by_conquest() -> None:
    sites = [name for name in (one.site for one in table().view().sites) if name != "C2"]
    cities = {name: city("A", "village", "garrison") for name in sites[:12]}
    cities["C2"] = city("B", "village")
    match = war(1, cities=cities)
    match.play("A", "attack C1")
    assert (match.owner("C2"), match.waiting) == (None, ["B"])


@pytest.mark.clause("BA-R26")
@pytest.mark.parametrize("kind", ["ball_court", "market", "observatory", "reserve", "garrison"])
def test_any_number_of_a_building_in_a_city(kind: str) -> None:
    cost = {"market": "cacao", "ball_court": "shell", "observatory": "jade"}.get(kind, "maize")
    match = table(A=f"{cost} 5")
    match.play("A", "build A5", *[f"raise {kind} {slot}" for slot in (1, 2, 3)], "done")
    assert match.built("A5") == [kind] * 3


@pytest.mark.clause("BA-R27")
def test_a_gain_the_supply_cannot_give_is_lost() -> None:
    match = round_of(
        "exceptional_katun", "favourable_jade", "drought", A="maize", B="maize 28 jade 8"
    )
    match.play("A", "flip 1")
    assert (match.has("A"), match.supply()["maize"]) == ({"maize": 2}, 0)
    assert match.heard("ran_short") == [{"seat": "A", "wealth": "maize", "amount": 1}]
    match.play("B", "flip 2")
    assert match.has("B") == {"maize": 28, "jade": 8}


@pytest.mark.clause("BA-R27")
def test_only_types_in_the_supply_may_be_chosen() -> None:
    match = round_of("expedition_return", "prosperous_shell_jade", "drought", B="jade 8 shell 8")
    match.play("A", "flip 1")
    assert match.offered("gain") == ["maize", "cacao", "obsidian", "prisoner"]
    assert match.refused("A gain jade") == ("BA-R27", "none-in-supply", {"wealth": "jade"})
    match.play("A", "gain cacao")
    match.play("B", "flip 2")  # only the points are left, so they are not asked for
    assert (match.player("B").sources["katun"], match.waiting) == (2, ["A"])


@pytest.mark.clause("BA-R28")
def test_a_short_feast_goes_clockwise_from_who_flipped_it() -> None:
    match = table(
        4,
        A="",
        B="cacao 8",
        C="",
        D="",
        cards=["cacao_feast", "drought", "drought", "drought", "drought"],
        turn="D",
    )
    match.play("D", "flip 1")
    assert [match.has(seat).get("cacao", 0) for seat in "ABCD"] == [1, 8, 0, 1]
    short = [(one["seat"], one["amount"]) for one in match.heard("ran_short")]
    assert short == [("B", 1), ("C", 1)]


@pytest.mark.clause("BA-R28")
def test_a_short_clemency_goes_clockwise_from_who_flipped_the_last_card() -> None:
    match = table(
        3,
        A="maize 27",
        B="",
        C="",
        cards=["earthquake", "drought up", "drought up", "drought up"],
        turn="C",
    )
    match.play("C", "flip 1")
    assert [match.has(seat).get("maize", 0) for seat in "ABC"] == [28, 0, 2]


@pytest.mark.clause("BA-R29")
def test_a_wealth_of_choice_may_be_a_prisoner() -> None:
    match = round_of("expedition_return", "drought", A="", B="")
    match.play("A", "flip 1")
    assert match.offered("gain") == [*("maize", "cacao", "shell", "jade", "obsidian", "prisoner")]
    match.play("A", "gain prisoner")
    assert (match.has("A"), match.supply()["prisoner"]) == ({"prisoner": 1}, 9)


@pytest.mark.clause("BA-R30")
def test_kings_cannot_give_lend_or_trade() -> None:
    """The only answer that names another king's wealth is the dowry, and now is no wedding."""
    match = table(A="jade 2", B="maize 2")
    assert {option.split()[0] for option in match.options_for("A")} == {"build", "pass", "flip"}
    assert match.refused("A dowry B maize")[1] == "not-now"
    assert match.refused("A drop")[1] == "not-now"
    assert match.refused("B pass")[1] == "not-asked"


@pytest.mark.clause("BA-R31")
def test_a_king_without_a_city_plays_on() -> None:
    match = war(1, cities={"C1": city("A", "garrison"), "C2": city("B", "village")}, A="maize")
    match.play("A", "attack C1")
    assert (match.player("B").cities, match.waiting) == (0, ["B"])
    match.play("B", "build C2", "raise village 1", "done")
    assert match.player("B").cities == 1


@pytest.mark.clause("BA-R31")
def test_also_with_nothing_at_all() -> None:
    match = last_card(card="earthquake", A="", B="", cities={"C1": city("A", "village")})
    match.plan("A")
    assert (match.has("B"), match.waiting) == ({"maize": 2}, ["B"])
    assert (match.marked("B"), match.token("C1.1")) == ({}, "-")
