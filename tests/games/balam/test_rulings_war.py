"""Rulings on war (BA-R45 to BA-R54, BA-R86)."""

import pytest

from tests.games.balam.kit import SKULL, city, table, war


@pytest.mark.clause("BA-R45")
def test_an_attack_passes_siteless_tiles_but_no_site() -> None:
    """C1 reaches E1 across the cenote on D1, and nothing behind an available site."""
    match = war(
        1,
        cities={
            "C1": city("A", "garrison"),
            "E1": city("B", "village"),
            "C3": city("B", "village"),  # behind the available C2
            "F1": city("B", "village"),  # behind E1
        },
    )
    match.play("A", "attack C1")
    assert match.owner("E1") is None
    assert match.heard("attacked") == [{"seat": "A", "site": "C1", "target": "E1", "enemy": "B"}]


@pytest.mark.clause("BA-R45")
def test_not_even_an_available_site() -> None:
    match = table(cities={"C1": city("A", "garrison"), "C3": city("B", "village")})
    assert match.refused("A attack C1") == ("BA-11.1", "no-enemy-near", {"site": "C1"})


@pytest.mark.clause("BA-R46")
def test_obsidian_is_decided_before_the_dice_the_attacker_first_and_openly() -> None:
    match = war(
        0,
        cities={
            "C1": city("A", "garrison obsidian"),
            "C2": city("B", "garrison obsidian", "garrison obsidian"),
        },
    )
    match.play("A", "attack C1")
    assert (match.waiting, match.task("A")) == (["A"], "arm_attack")
    match.play("A", "spend 1")
    assert (match.waiting, match.task("B")) == (["B"], "arm_defence")
    assert match.prompt("B")[2]["spent"] == 1
    assert [one["amount"] for one in match.heard("armed", "B")] == [1]
    assert match.options_for("B") == ["spend 0", "spend 1", "spend 2"]  # any subset
    assert "rolled" not in match.kinds()
    match.play("B", "spend 1")
    assert match.kinds()[-1] == "rolled"
    assert match.rolled()["defence"] == 2 + 1


@pytest.mark.clause("BA-R47")
def test_skulls_take_any_garrisons_of_the_attacking_city() -> None:
    """One attacks, two stay at home, one of those is lost."""
    match = war(
        SKULL,
        cities={
            "C1": city("A", "garrison", "garrison obsidian", "garrison"),
            "B1": city("A", "garrison"),
            "C2": city("B", "village"),
        },
    )
    match.play("A", "attack C1", "engage 1", "spend 0")
    assert match.options_for("A") == ["lose C1.1", "lose C1.2", "lose C1.3"]
    assert match.refused("A lose B1.1") == ("BA-11.7", "lose-garrison", {"site": "C1"})
    match.play("A", "lose C1.2")
    assert (match.built("C1"), match.supply()["obsidian"]) == (
        *(["garrison", "-", "garrison", "-"], 16),
    )


@pytest.mark.clause("BA-R48")
def test_dice_then_skulls_then_damage_then_prisoners_then_conquest() -> None:
    match = war(
        *(3, SKULL),
        cities={"C1": city("A", "garrison", "garrison"), "C2": city("B", "village")},
        A="maize 3",
    )
    match.play("A", "attack C1", "engage 2")
    assert match.task("A") == "lose_garrisons"
    assert match.built("C2")[0] == "village"  # not yet
    match.play("A", "lose C1.1", "build C2", "raise village 1", "done")
    told = [
        kind
        for kind in match.kinds()
        if kind in ("rolled", "lost", "city_lost", "captured", "founded")
    ]
    assert told == ["rolled", "lost", "lost", "city_lost", "captured", "founded"]
    assert [one["place"] for one in match.heard("lost")] == ["C1.1", "C2.1"]
    assert match.tokens("C1") == ["-", "prisoner", "-", "-"]


@pytest.mark.clause("BA-R48")
def test_a_prisoner_needs_a_garrison_that_survived() -> None:
    match = war(
        *(3, SKULL),
        cities={
            "C1": city("A", "garrison", "garrison"),
            "B1": city("B", "village", "village", "village"),
        },
    )
    match.play("A", "attack C1", "engage 2", "lose C1.2")
    match.raze("A")
    assert match.tokens("C1") == ["prisoner", "-", "-", "-"]
    assert match.heard("escaped") == [{"seat": "A", "amount": 2}]


@pytest.mark.clause("BA-R49")
def test_skulls_may_cost_the_attacking_city_itself() -> None:
    """Damage counts all the same, prisoners find no room, and the site may be taken."""
    match = war(
        SKULL,
        cities={"C1": city("A", "garrison obsidian"), "C2": city("B", "village")},
        A="maize 3",
    )
    match.play("A", "attack C1", "spend 1")
    assert match.rolled() == {"dice": [-1], "attack": 1, "defence": 0, "failures": 1, "damage": 1}
    assert (match.owner("C1"), match.owner("C2")) == (None, None)
    assert match.heard("escaped") == [{"seat": "A", "amount": 1}]
    assert match.supply()["prisoner"] == 10
    assert match.options_for("A") == ["build C2", "done"]
    match.play("A", "build C2", "raise village 1", "done")
    assert (match.owner("C2"), match.player("A").large, match.has("A")) == (
        *("A", 11, {"maize": 1}),
    )


@pytest.mark.clause("BA-R50")
def test_he_may_not_stop_while_a_building_he_can_pay_for_stands() -> None:
    match = war(
        2, cities={"C1": city("A", "garrison"), "B1": city("B", "temple", "village", "village")}
    )
    match.play("A", "attack C1")
    assert match.refused("A done") == ("BA-R50", "damage-left", {"damage": 2})
    match.play("A", "destroy 3")
    assert match.built("B1") == ["temple", "=", "-", "-"]  # the other village went too


@pytest.mark.clause("BA-R50")
@pytest.mark.parametrize("choice", ["destroy 1", "destroy 3"])
def test_damage_two_on_a_temple_and_a_village_takes_either(choice: str) -> None:
    match = war(2, cities={"C1": city("A", "garrison"), "B1": city("B", "temple", "village")})
    match.play("A", "attack C1")
    assert match.options_for("A") == ["destroy 1", "destroy 3"]
    match.play("A", choice)
    left = ["-", "-", "village", "-"] if choice == "destroy 1" else ["temple", "=", "-", "-"]
    assert (match.built("B1"), match.waiting) == (left, ["B"])
    assert match.tokens("C1")[0] == "prisoner"


@pytest.mark.clause("BA-R50")
def test_one_point_left_for_a_palace_is_lost() -> None:
    match = war(1, cities={"C1": city("A", "garrison"), "B1": city("B", "palace", "temple")})
    match.play("A", "attack C1")
    assert (match.built("B1"), match.waiting) == (["palace", "=", "temple", "="], ["B"])
    assert (match.tokens("C1")[0], match.heard("escaped")) == ("-", [])


@pytest.mark.clause("BA-R51")
def test_a_garrison_with_a_token_takes_no_prisoner() -> None:
    """Neither an unspent obsidian nor a prisoner makes room."""
    match = war(
        *(1, 2),
        cities={
            "C1": city("A", "garrison obsidian", "garrison prisoner", "garrison"),
            "B1": city("B", "village", "village", "village"),
        },
    )
    match.play("A", "attack C1", "engage 2", "spend 0")
    match.raze("A")
    assert match.tokens("C1") == ["obsidian", "prisoner", "prisoner", "-"]
    assert match.heard("escaped") == [{"seat": "A", "amount": 2}]


@pytest.mark.clause("BA-R51")
def test_a_spent_obsidian_makes_room() -> None:
    match = war(
        1, cities={"C1": city("A", "garrison obsidian"), "B1": city("B", "village", "village")}
    )
    match.play("A", "attack C1", "spend 1")
    match.raze("A")
    assert match.tokens("C1")[0] == "prisoner"


@pytest.mark.clause("BA-R52")
def test_without_prisoner_tokens_further_prisoners_are_lost() -> None:
    match = war(
        *(1, 1),
        cities={"C1": city("A", "garrison", "garrison"), "B1": city("B", "village", "village")},
        B="prisoner 9",
    )
    assert match.supply()["prisoner"] == 1
    match.play("A", "attack C1", "engage 2")
    match.raze("A")
    assert match.tokens("C1") == ["prisoner", "-", "-", "-"]
    assert (match.supply()["prisoner"], match.heard("escaped")) == (0, [{"seat": "A", "amount": 1}])


@pytest.mark.clause("BA-R53")
def test_conquest_is_a_normal_build_with_at_least_one_building() -> None:
    match = war(
        1, cities={"C1": city("A", "garrison"), "C2": city("B", "village")}, A="maize 3 jade"
    )
    match.play("A", "attack C1", "pay maize", "build C2")
    assert match.refused("A done") == ("BA-R19", "nothing-changed", {})
    assert match.prompt("A")[2] == {"site": "C2", "owed": 0, "left": 3}
    match.play("A", "raise observatory 1")
    why = {"building": "temple"}
    assert match.refused("A raise temple 2") == ("BA-9.6", "no-adjacent-slot", why)
    match.play("A", "raise village 2", "done")
    assert (match.owner("C2"), match.player("A").large, match.has("A")) == (
        *("A", 10, {"maize": 1}),
    )
    assert match.waiting == ["B"]


@pytest.mark.clause("BA-R53")
def test_without_wealth_for_a_building_there_is_no_conquest() -> None:
    match = war(1, cities={"C1": city("A", "garrison"), "C2": city("B", "village")}, A="maize")
    match.play("A", "attack C1")
    assert (match.owner("C2"), match.waiting) == (None, ["B"])


@pytest.mark.clause("BA-R54")
def test_only_the_defenders_own_cities_help_him() -> None:
    match = war(
        3,
        players=3,
        cities={
            "C2": city("A", "garrison"),
            "C3": city("B", "village"),
            "D3": city("C", "garrison obsidian", "garrison"),
            "B3": city("C", "garrison"),
        },
    )
    assert (match.site("C3").defence, match.site("D3").defence) == (0, 2)
    match.play("A", "attack C2")
    assert (match.rolled()["defence"], match.owner("C3")) == (0, None)
    assert match.token("D3.1") == "obsidian"  # C was not asked


@pytest.mark.clause("BA-R86")
def test_obsidians_leave_the_lowest_numbered_garrisons() -> None:
    match = war(
        *(0, 0),
        cities={
            "C1": city("A", "garrison", "garrison obsidian", "garrison obsidian", "village"),
            "B1": city("B", "village", "garrison obsidian", "garrison obsidian"),
            "B3": city("B", "garrison obsidian"),
        },
    )
    match.play("A", "attack C1", "engage 2", "spend 1")
    assert match.tokens("C1") == ["-", "-", "obsidian", "-"]
    match.play("B", "spend 1", "spend 0")  # city by city
    assert (match.tokens("B1"), match.tokens("B3")[0]) == (["-", "-", "obsidian", "-"], "obsidian")
    assert match.rolled()["defence"] == 3 + 1


@pytest.mark.clause("BA-R86")
def test_prisoners_fill_the_lowest_numbered_garrisons() -> None:
    match = war(
        *(1, 1),
        cities={
            "C1": city("A", "village", "garrison", "garrison", "garrison"),
            "B1": city("B", "village", "village"),
        },
    )
    match.play("A", "attack C1", "engage 2")
    match.raze("A")
    assert match.tokens("C1") == ["-", "prisoner", "prisoner", "-"]


@pytest.mark.clause("BA-R86")
def test_at_most_one_obsidian_for_each_garrison_engaged() -> None:
    cities = {"C1": city("A", *["garrison obsidian"] * 3), "C2": city("B", "village")}
    match = war(0, cities=cities)
    match.play("A", "attack C1", "engage 1")
    assert match.options_for("A") == ["spend 0", "spend 1"]
