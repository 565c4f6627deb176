"""Rulings on war (BA-R45 to BA-R54, BA-R86)."""

from __future__ import annotations

import pytest

from tests.games.balam.kit import (
    SKULL,
    asked,
    built,
    city,
    has,
    heard,
    kinds,
    options,
    owner,
    play,
    player,
    prompt,
    raze,
    refused,
    rolled,
    site,
    supply,
    table,
    token,
    tokens,
    war,
)


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
    play(match, "A", "attack C1")
    assert owner(match, "E1") is None
    assert heard(match, "attacked") == [{"seat": "A", "site": "C1", "target": "E1", "enemy": "B"}]


@pytest.mark.clause("BA-R45")
def test_not_even_an_available_site() -> None:
    match = table(cities={"C1": city("A", "garrison"), "C3": city("B", "village")})
    assert refused(match, "A attack C1") == ("BA-11.1", "no-enemy-near", {"site": "C1"})


@pytest.mark.clause("BA-R46")
def test_obsidian_is_decided_before_the_dice_the_attacker_first_and_openly() -> None:
    match = war(
        0,
        cities={
            "C1": city("A", "garrison obsidian"),
            "C2": city("B", "garrison obsidian", "garrison obsidian"),
        },
    )
    play(match, "A", "attack C1")
    assert (match.waiting, asked(match, "A")) == (["A"], "arm_attack")
    play(match, "A", "spend 1")
    assert (match.waiting, asked(match, "B")) == (["B"], "arm_defence")
    assert prompt(match, "B")["spent"] == 1
    assert [one["amount"] for one in heard(match, "armed", "B")] == [1]
    assert options(match, "B") == ["spend 0", "spend 1", "spend 2"]  # any subset
    assert "rolled" not in kinds(match)
    play(match, "B", "spend 1")
    assert kinds(match)[-1] == "rolled"
    assert rolled(match)["defence"] == 2 + 1


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
    play(match, "A", "attack C1", "engage 1", "spend 0")
    assert options(match, "A") == ["lose C1.1", "lose C1.2", "lose C1.3"]
    assert refused(match, "A lose B1.1") == ("BA-11.7", "lose-garrison", {"site": "C1"})
    play(match, "A", "lose C1.2")
    assert (built(match, "C1"), supply(match)["obsidian"]) == (
        *(["garrison", "-", "garrison", "-"], 16),
    )


@pytest.mark.clause("BA-R48")
def test_dice_then_skulls_then_damage_then_prisoners_then_conquest() -> None:
    match = war(
        *(3, SKULL),
        cities={"C1": city("A", "garrison", "garrison"), "C2": city("B", "village")},
        A="maize 3",
    )
    play(match, "A", "attack C1", "engage 2")
    assert asked(match, "A") == "lose_garrisons"
    assert built(match, "C2")[0] == "village"  # not yet
    play(match, "A", "lose C1.1", "build C2", "raise village 1", "done")
    told = [
        kind
        for kind in kinds(match)
        if kind in ("rolled", "lost", "city_lost", "captured", "founded")
    ]
    assert told == ["rolled", "lost", "lost", "city_lost", "captured", "founded"]
    assert [one["place"] for one in heard(match, "lost")] == ["C1.1", "C2.1"]
    assert tokens(match, "C1") == ["-", "prisoner", "-", "-"]


@pytest.mark.clause("BA-R48")
def test_a_prisoner_needs_a_garrison_that_survived() -> None:
    match = war(
        *(3, SKULL),
        cities={
            "C1": city("A", "garrison", "garrison"),
            "B1": city("B", "village", "village", "village"),
        },
    )
    play(match, "A", "attack C1", "engage 2", "lose C1.2")
    raze(match, "A")
    assert tokens(match, "C1") == ["prisoner", "-", "-", "-"]
    assert heard(match, "escaped") == [{"seat": "A", "amount": 2}]


@pytest.mark.clause("BA-R49")
def test_skulls_may_cost_the_attacking_city_itself() -> None:
    """Damage counts all the same, prisoners find no room, and the site may be taken."""
    match = war(
        SKULL,
        cities={"C1": city("A", "garrison obsidian"), "C2": city("B", "village")},
        A="maize 3",
    )
    play(match, "A", "attack C1", "spend 1")
    assert rolled(match) == {
        "dice": [-1],
        "attack": 1,
        "defence": 0,
        "failures": 1,
        "damage": 1,
    }
    assert (owner(match, "C1"), owner(match, "C2")) == (None, None)
    assert heard(match, "escaped") == [{"seat": "A", "amount": 1}]
    assert supply(match)["prisoner"] == 10
    assert options(match, "A") == ["build C2", "done"]
    play(match, "A", "build C2", "raise village 1", "done")
    assert (owner(match, "C2"), player(match, "A").large, has(match, "A")) == (
        *("A", 11, {"maize": 1}),
    )


@pytest.mark.clause("BA-R50")
def test_he_may_not_stop_while_a_building_he_can_pay_for_stands() -> None:
    match = war(
        2,
        cities={"C1": city("A", "garrison"), "B1": city("B", "temple", "village", "village")},
    )
    play(match, "A", "attack C1")
    assert refused(match, "A done") == ("BA-R50", "damage-left", {"damage": 2})
    play(match, "A", "destroy 3")
    assert built(match, "B1") == ["temple", "=", "-", "-"]  # the other village went too


@pytest.mark.clause("BA-R50")
@pytest.mark.parametrize("choice", ["destroy 1", "destroy 3"])
def test_damage_two_on_a_temple_and_a_village_takes_either(choice: str) -> None:
    match = war(2, cities={"C1": city("A", "garrison"), "B1": city("B", "temple", "village")})
    play(match, "A", "attack C1")
    assert options(match, "A") == ["destroy 1", "destroy 3"]
    play(match, "A", choice)
    left = ["-", "-", "village", "-"] if choice == "destroy 1" else ["temple", "=", "-", "-"]
    assert (built(match, "B1"), match.waiting) == (left, ["B"])
    assert tokens(match, "C1")[0] == "prisoner"


@pytest.mark.clause("BA-R50")
def test_one_point_left_for_a_palace_is_lost() -> None:
    match = war(1, cities={"C1": city("A", "garrison"), "B1": city("B", "palace", "temple")})
    play(match, "A", "attack C1")
    assert (built(match, "B1"), match.waiting) == (["palace", "=", "temple", "="], ["B"])
    assert (tokens(match, "C1")[0], heard(match, "escaped")) == ("-", [])


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
    play(match, "A", "attack C1", "engage 2", "spend 0")
    raze(match, "A")
    assert tokens(match, "C1") == ["obsidian", "prisoner", "prisoner", "-"]
    assert heard(match, "escaped") == [{"seat": "A", "amount": 2}]


@pytest.mark.clause("BA-R51")
def test_a_spent_obsidian_makes_room() -> None:
    match = war(
        1, cities={"C1": city("A", "garrison obsidian"), "B1": city("B", "village", "village")}
    )
    play(match, "A", "attack C1", "spend 1")
    raze(match, "A")
    assert tokens(match, "C1")[0] == "prisoner"


@pytest.mark.clause("BA-R52")
def test_without_prisoner_tokens_further_prisoners_are_lost() -> None:
    match = war(
        *(1, 1),
        cities={"C1": city("A", "garrison", "garrison"), "B1": city("B", "village", "village")},
        B="prisoner 9",
    )
    assert supply(match)["prisoner"] == 1
    play(match, "A", "attack C1", "engage 2")
    raze(match, "A")
    assert tokens(match, "C1") == ["prisoner", "-", "-", "-"]
    assert (supply(match)["prisoner"], heard(match, "escaped")) == (0, [{"seat": "A", "amount": 1}])


@pytest.mark.clause("BA-R53")
def test_conquest_is_a_normal_build_with_at_least_one_building() -> None:
    match = war(
        1, cities={"C1": city("A", "garrison"), "C2": city("B", "village")}, A="maize 3 jade"
    )
    play(match, "A", "attack C1", "pay maize", "build C2")
    assert refused(match, "A done") == ("BA-R19", "nothing-changed", {})
    assert prompt(match, "A") == {"site": "C2", "owed": 0, "left": 3}
    play(match, "A", "raise observatory 1")
    why = {"building": "temple"}
    assert refused(match, "A raise temple 2") == ("BA-9.6", "no-adjacent-slot", why)
    play(match, "A", "raise village 2", "done")
    assert (owner(match, "C2"), player(match, "A").large, has(match, "A")) == (
        *("A", 10, {"maize": 1}),
    )
    assert match.waiting == ["B"]


@pytest.mark.clause("BA-R53")
def test_without_wealth_for_a_building_there_is_no_conquest() -> None:
    match = war(1, cities={"C1": city("A", "garrison"), "C2": city("B", "village")}, A="maize")
    play(match, "A", "attack C1")
    assert (owner(match, "C2"), match.waiting) == (None, ["B"])


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
    assert (site(match, "C3").defence, site(match, "D3").defence) == (0, 2)
    play(match, "A", "attack C2")
    assert (rolled(match)["defence"], owner(match, "C3")) == (0, None)
    assert token(match, "D3.1") == "obsidian"  # C was not asked


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
    play(match, "A", "attack C1", "engage 2", "spend 1")
    assert tokens(match, "C1") == ["-", "-", "obsidian", "-"]
    play(match, "B", "spend 1", "spend 0")  # city by city
    assert (tokens(match, "B1"), tokens(match, "B3")[0]) == (
        ["-", "-", "obsidian", "-"],
        "obsidian",
    )
    assert rolled(match)["defence"] == 3 + 1


@pytest.mark.clause("BA-R86")
def test_prisoners_fill_the_lowest_numbered_garrisons() -> None:
    match = war(
        *(1, 1),
        cities={
            "C1": city("A", "village", "garrison", "garrison", "garrison"),
            "B1": city("B", "village", "village"),
        },
    )
    play(match, "A", "attack C1", "engage 2")
    raze(match, "A")
    assert tokens(match, "C1") == ["-", "prisoner", "prisoner", "-"]


@pytest.mark.clause("BA-R86")
def test_at_most_one_obsidian_for_each_garrison_engaged() -> None:
    cities = {"C1": city("A", *["garrison obsidian"] * 3), "C2": city("B", "village")}
    match = war(0, cities=cities)
    play(match, "A", "attack C1", "engage 1")
    assert options(match, "A") == ["spend 0", "spend 1"]
