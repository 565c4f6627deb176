"""Chapter 11: war."""

from typing import Any

import pytest

from tests.games.balam.kit import SKULL, Table, city, table, war


def duel(*dice: int, mine: dict[str, str], his: dict[str, str], **facts: Any) -> Table:
    """A attacks with C1; B holds C2, its neighbour."""
    return war(*dice, cities={"C1": mine, "C2": his}, **facts)


@pytest.mark.clause("BA-11.1")
def test_from_an_own_city_with_a_garrison_against_a_neighbouring_enemy_city() -> None:
    match = table(
        cities={
            "C1": city("A", "garrison"),
            "B3": city("A", "village"),
            "F2": city("A", "garrison"),
            "C2": city("B", "village"),
        }
    )
    assert match.offered("attack") == ["C1"]
    assert match.refused("A attack B3") == ("BA-11.1", "no-garrison", {"site": "B3"})
    assert match.refused("A attack F2") == ("BA-11.1", "no-enemy-near", {"site": "F2"})
    assert match.refused("A attack C2") == ("BA-11.1", "not-your-city", {"site": "C2"})
    assert match.refused("A attack D3") == ("BA-11.1", "not-your-city", {"site": "D3"})


@pytest.mark.clause("BA-11.1")
def test_one_city_against_one_city_once() -> None:
    match = war(
        *(3, 3),
        players=3,
        cities={
            "C2": city("A", "garrison"),
            "C1": city("B", "village", "village", "village"),
            "D2": city("C", "village"),
            "E2": city("B", "village"),
        },
    )
    match.play("A", "attack C2")
    assert match.options_for("A") == ["target C1", "target D2"]
    assert match.refused("A target E2") == ("BA-11.1", "not-near", {"site": "E2", "start": "C2"})
    match.play("A", "target C1")
    match.raze("A")
    assert (match.built("C1"), match.built("D2")) == (["-"] * 4, ["village", "-", "-"])
    match.play("A", "done")  # the emptied site is left
    assert match.waiting == ["B"]


@pytest.mark.clause("BA-11.2")
def test_at_least_one_at_most_all_garrisons_of_that_city() -> None:
    match = war(
        *(0, 0),
        cities={
            "C1": city("A", "garrison", "garrison", "garrison"),
            "B1": city("A", "garrison"),
            "C2": city("B", "village"),
        },
    )
    match.play("A", "attack C1")
    assert match.options_for("A") == ["engage 1", "engage 2", "engage 3"]
    assert match.refused("A engage 4") == ("BA-11.2", "too-many-levels", {"levels": 3})
    match.play("A", "engage 2")
    assert match.rolled()["dice"] == [0, 0]


@pytest.mark.clause("BA-11.3")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_the_attacker_decides_for_each_obsidian_on_participating_garrisons(used: int) -> None:
    mine = city("A", "garrison obsidian", "garrison", "garrison obsidian", "garrison obsidian")
    match = duel(0, 0, mine=mine, his=city("B", "village"))
    match.play("A", "attack C1", "engage 2")
    assert match.options_for("A") == ["spend 0", "spend 1", "spend 2"]
    assert match.refused("A spend 3") == ("BA-11.3", "too-many-obsidians", {"most": 2})
    match.play("A", f"spend {used}")
    assert match.tokens("C1").count("obsidian") == 3 - used
    assert match.rolled()["attack"] == used


@pytest.mark.clause("BA-11.4")
def test_then_the_defender_for_his_city_and_his_cities_next_to_it() -> None:
    match = war(
        *(3,),
        cities={
            "C1": city("A", "garrison"),
            "C2": city("B", "garrison obsidian", "village"),
            "D2": city("B", "garrison obsidian", "garrison obsidian"),
            "C3": city("B", "village"),
            "D3": city("B", "garrison obsidian"),  # a neighbour of a neighbour
        },
    )
    match.play("A", "attack C1")
    assert (match.waiting, match.prompt("B")[2]["site"]) == (["B"], "C2")
    assert match.refused("B spend 2") == ("BA-11.4", "too-many-obsidians", {"most": 1})
    match.play("B", "spend 0")
    assert match.prompt("B")[2] == {"site": "D2", "levels": 1, "spent": 0, "defence": 3}
    assert match.options_for("B") == ["spend 0", "spend 1", "spend 2"]
    match.play("B", "spend 2")
    assert match.rolled()["defence"] == 3 + 2
    assert (match.tokens("D2"), match.token("C2.1")) == (["-", "-", "-"], "obsidian")
    assert match.token("D3.1") == "obsidian"


@pytest.mark.clause("BA-11.4", "BA-R46")
def test_the_defender_knows_what_the_attacker_uses() -> None:
    match = duel(0, mine=city("A", "garrison obsidian"), his=city("B", "garrison obsidian"))
    match.play("A", "attack C1")
    assert match.waiting == ["A"]
    match.play("A", "spend 1")
    assert match.prompt("B")[2] == {"site": "C2", "levels": 1, "spent": 1, "defence": 1}
    assert match.heard("rolled") == []  # before the dice


@pytest.mark.clause("BA-11.5")
@pytest.mark.parametrize("die", [0, 3, SKULL])
def test_used_obsidians_are_gone_whatever_the_outcome(die: int) -> None:
    match = duel(
        die, mine=city("A", "garrison obsidian"), his=city("B", "garrison obsidian", "village")
    )
    assert match.supply()["obsidian"] == 14
    match.play("A", "attack C1", "spend 1")
    assert match.supply()["obsidian"] == 15
    match.play("B", "spend 1")
    assert match.supply()["obsidian"] == 16
    armed = [(one["seat"], one["amount"], one["places"]) for one in match.heard("armed")]
    assert armed == [("A", 1, ["C1.1"]), ("B", 1, ["C2.1"])]


@pytest.mark.clause("BA-11.6")
@pytest.mark.parametrize("engaged", [1, 2, 3, 4])
def test_a_die_for_each_participating_garrison(engaged: int) -> None:
    mine = city("A", *["garrison"] * 4)
    match = duel(0, 0, 0, 0, mine=mine, his=city("B", "village"))
    match.play("A", "attack C1", f"engage {engaged}")
    assert match.rolled()["dice"] == [0] * engaged
    assert match.view().war.dice == [0] * engaged


@pytest.mark.clause("BA-11.7")
def test_a_skull_takes_a_garrison_of_the_attackers_choice_with_its_token() -> None:
    match = duel(
        *(SKULL, 0),
        mine=city("A", "garrison", "garrison obsidian", "village"),
        his=city("B", "garrison", "garrison"),
    )
    match.play("A", "attack C1", "engage 2", "spend 0")
    assert match.options_for("A") == ["lose C1.1", "lose C1.2"]
    assert match.refused("A lose C1.3") == ("BA-11.7", "lose-garrison", {"site": "C1"})
    assert match.refused("A lose C2.1") == ("BA-11.7", "lose-garrison", {"site": "C1"})
    match.play("A", "lose C1.2")
    assert match.built("C1") == ["garrison", "-", "village", "-"]
    assert match.supply()["obsidian"] == 16
    assert match.tokens("C2") == ["-", "-"]  # no prisoner for the defender
    assert match.supply()["prisoner"] == 10


@pytest.mark.clause("BA-11.7")
def test_one_for_each_skull_even_when_the_attack_succeeds() -> None:
    match = duel(
        *(SKULL, SKULL, 3),
        mine=city("A", "garrison", "garrison", "garrison"),
        his=city("B", "village", "village"),
    )
    match.play("A", "attack C1", "engage 3", "lose C1.1", "lose C1.2")
    match.raze("A")
    assert match.built("C1") == ["-", "-", "garrison", "-"]
    assert match.owner("C2") is None
    assert match.tokens("C1") == ["-", "-", "prisoner", "-"]


@pytest.mark.clause("BA-11.8", "BA-11.10")
def test_attack_is_successes_and_obsidians() -> None:
    """Obsidians of garrisons that stay at home count nothing."""
    mine = city("A", "garrison obsidian", "garrison", "garrison", "garrison")
    match = duel(1, 2, SKULL, mine=mine, his=city("B", "garrison", "village"))
    match.play("A", "attack C1", "engage 3", "spend 1")
    assert match.rolled() == {
        "dice": [1, 2, -1],
        "attack": 4,
        "defence": 1,
        "failures": 1,
        "damage": 3,
    }


@pytest.mark.clause("BA-11.9")
def test_defence_is_the_garrisons_there_and_next_door() -> None:
    match = war(
        *(3,),
        players=3,
        cities={
            "C1": city("A", "garrison"),
            "C2": city("B", "garrison", "village"),
            "D2": city("B", "garrison", "garrison", "village"),
            "C3": city("C", "garrison", "garrison"),  # another king's
            "D3": city("B", "garrison"),  # two steps away
        },
    )
    match.play("A", "attack C1")
    assert match.rolled()["defence"] == 1 + 2
    assert match.heard("lost") == []


@pytest.mark.clause("BA-11.10")
@pytest.mark.parametrize(("die", "damage"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_without_positive_damage_nothing_is_destroyed(die: int, damage: int) -> None:
    match = duel(die, mine=city("A", "garrison"), his=city("B", "garrison", "garrison"))
    match.play("A", "attack C1")
    assert match.rolled()["damage"] == damage
    if damage:
        assert match.options_for("A") == ["destroy 1", "destroy 2"]
    else:
        assert match.built("C2") == ["garrison", "garrison"]
        assert (match.token("C1.1"), match.waiting) == ("-", ["B"])


@pytest.mark.clause("BA-11.11")
def test_the_attacker_chooses_and_large_buildings_take_two_points() -> None:
    cities = {
        "C1": city("A", "garrison", "garrison"),
        "B1": city("B", "temple", "village", "reserve"),
    }
    match = war(1, 1, cities=cities)
    match.play("A", "attack C1", "engage 2")
    assert match.options_for("A") == ["destroy 1", "destroy 3", "destroy 4"]
    match.play("A", "destroy 1")
    assert match.built("B1") == ["-", "-", "village", "reserve"]
    match = war(1, 1, cities=cities)
    match.play("A", "attack C1", "engage 2", "destroy 4")
    assert match.built("B1") == ["temple", "=", "-", "-"]  # the village was all that was left
    match = war(1, cities=cities)
    match.play("A", "attack C1", "engage 1")
    assert match.options_for("A") == ["destroy 3", "destroy 4"]
    why = {"building": "temple", "needed": 2, "damage": 1}
    assert match.refused("A destroy 1") == ("BA-11.11", "too-little-damage", why)
    second = {"place": "B1.2", "first": "B1.1", "building": "temple"}
    assert match.refused("A destroy 2") == ("BA-9.6", "second-slot", second)


@pytest.mark.clause("BA-11.11")
@pytest.mark.parametrize("large", ["temple", "palace"])
def test_two_points_take_a_temple_or_a_palace(large: str) -> None:
    match = war(2, cities={"C1": city("A", "garrison"), "B1": city("B", large, "village")})
    match.play("A", "attack C1", "destroy 1")
    assert match.built("B1") == ["-", "-", "village", "-"]
    assert match.tokens("C1")[0] == "prisoner"


@pytest.mark.clause("BA-11.12")
def test_a_destroyed_building_goes_with_its_token_and_its_pyramids() -> None:
    match = war(
        3,
        cities={
            "C1": city("A", "garrison"),
            "B1": city("B", "reserve jade", "market", "garrison obsidian", "village"),
        },
    )
    match.play("A", "attack C1")
    match.play("B", "spend 0")
    match.play("A", "destroy 1", "destroy 2")
    assert match.built("B1") == ["-", "-", "garrison", "village"]
    assert (match.supply()["jade"], match.stock()["market_reserve"]) == (8, 16)
    assert match.player("B").small == 15
    assert match.token("B1.3") == "obsidian"


@pytest.mark.clause("BA-11.13")
@pytest.mark.parametrize(
    ("his", "prisoners"),
    [(("temple", "palace"), 2), (("temple", "village", "village"), 3), (("village",), 1)],
)
def test_a_prisoner_for_each_building_whatever_its_size(
    his: tuple[str, ...], prisoners: int
) -> None:
    match = war(*(3, 3, 0, 0), cities={"C1": city("A", *["garrison"] * 4), "B1": city("B", *his)})
    match.play("A", "attack C1", "engage 4")
    match.raze("A")
    assert match.tokens("C1").count("prisoner") == prisoners
    assert match.supply()["prisoner"] == 10 - prisoners


@pytest.mark.clause("BA-11.14")
def test_one_prisoner_to_a_garrison_of_the_attacking_city_the_rest_is_lost() -> None:
    match = war(
        *(3, 1),
        cities={
            "C1": city("A", "garrison", "village", "garrison"),
            "E1": city("A", "garrison"),  # another city of his
            "B1": city("B", *["village"] * 4),
        },
    )
    match.play("A", "attack C1", "engage 2")
    match.raze("A")
    assert match.tokens("C1") == ["prisoner", "-", "prisoner", "-"]
    assert match.tokens("E1")[0] == "-"
    assert match.heard("escaped") == [{"seat": "A", "amount": 2}]
    assert match.supply()["prisoner"] == 8


@pytest.mark.clause("BA-11.15")
@pytest.mark.parametrize(
    ("to", "after"), [("C1.2", "points"), ("B1.1", "wealth"), ("B1.3", "kept"), ("", "lost")]
)
def test_prisoners_must_reach_a_temple_a_reserve_or_a_palace(to: str, after: str) -> None:
    match = table(
        cities={
            "C1": city("A", "garrison prisoner", "temple"),
            "B1": city("A", "palace", "reserve"),
        },
        A="",
        eclipse=True,
        cards=["earthquake up", "drought up", "drought up"],
    )
    match.plan("A", *([f"C1.1 {to}"] if to else []))
    assert len(match.heard("round")) == 1
    assert match.token("C1.1") == "-"
    assert match.player("A").points == (3 if after == "points" else 0)
    assert match.has("A") == ({"prisoner": 1} if after == "wealth" else {})
    assert match.token("B1.3") == ("prisoner" if after == "kept" else "-")
    assert match.supply()["prisoner"] == (10 if after in ("points", "lost") else 9)


@pytest.mark.clause("BA-11.16")
def test_a_city_without_a_building_belongs_to_nobody() -> None:
    match = duel(1, mine=city("A", "garrison"), his=city("B", "village"), A="maize")
    match.play("A", "attack C1")
    assert (match.owner("C2"), match.player("B").large, match.player("B").cities) == (None, 12, 0)
    assert match.waiting == ["B"]
    assert "build C2" in match.options_for("B")


@pytest.mark.clause("BA-11.17")
def test_the_attacker_may_take_the_site_he_emptied() -> None:
    match = duel(2, mine=city("A", "garrison"), his=city("B", "village", "village"), A="maize 4")
    match.play("A", "attack C1")
    match.raze("A")
    assert match.options_for("A") == ["build C2", "done"]
    only = ("BA-11.17", "only-the-emptied-site", {"site": "C2"})
    assert match.refused("A build D2") == only
    match.play("A", "build C2")
    assert match.prompt("A")[2] == {"site": "C2", "owed": 0, "left": 3}  # the turn is paid
    match.play("A", "raise garrison 1", "raise village 2", "done")
    assert (match.owner("C2"), match.built("C2")) == ("A", ["garrison", "village"])
    assert (match.has("A"), match.waiting) == ({"maize": 1}, ["B"])


@pytest.mark.clause("BA-11.17")
def test_or_leave_it() -> None:
    match = duel(2, mine=city("A", "garrison"), his=city("B", "village"), A="maize 4")
    match.play("A", "attack C1", "done")
    assert (match.owner("C2"), match.has("A"), match.waiting) == (None, {"maize": 3}, ["B"])


@pytest.mark.clause("BA-11.17")
def test_not_a_site_on_which_something_stands() -> None:
    match = duel(1, mine=city("A", "garrison"), his=city("B", "village", "village"))
    match.play("A", "attack C1", "destroy 1")
    assert (match.owner("C2"), match.waiting) == ("B", ["B"])
