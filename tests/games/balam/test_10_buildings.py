"""Chapter 10: the buildings."""

import pytest

from tests.games.balam.kit import city, last_card, round_of, table, war


@pytest.mark.clause("BA-10.1")
def test_a_village_costs_one_and_produces_one() -> None:
    match = table(A="jade 2", cards=["eclipse", "drought up", "drought up"])
    match.play("A", "build D2", "raise village 2", "done")
    assert (match.built("D2"), match.has("A")) == (["-", "village", "-"], {})
    match.play("B", "flip 1")
    assert match.tokens("D2") == ["-", "jade", "-"]


@pytest.mark.clause("BA-10.2")
def test_a_palace_costs_two_and_collects_two() -> None:
    match = table(A="maize 3")
    match.play("A", "build C1", "raise palace 1", "done")
    assert (match.built("C1"), match.has("A")) == (["palace", "=", "-", "-"], {})
    match = last_card(
        cities={"C1": city("A", "palace", "village"), "B1": city("A", "village", "village")}, A=""
    )
    match.carry("A", "B1.1 C1.1", "C1.3 C1.1")
    match.play("A", "take B1.2")
    full = {"place": "C1.1", "building": "palace", "wealth": "cacao"}
    assert match.refused("A to C1.1") == ("BA-R41", "has-enough", full)
    match.play("A", "keep", "done")
    assert match.has("A") == {"cacao": 1, "maize": 1}


@pytest.mark.clause("BA-10.3")
def test_a_temple_costs_two_and_sacrifices_two() -> None:
    match = table(A="maize 3")
    match.play("A", "build C1", "raise temple 4", "done")
    assert (match.built("C1"), match.has("A")) == (["=", "-", "-", "temple"], {})
    match = last_card(
        cities={"C1": city("A", "temple", "village"), "B1": city("A", "village", "village")}
    )
    match.carry("A", "B1.1 C1.1", "B1.2 C1.1")
    match.play("A", "take C1.3")
    full = {"place": "C1.1", "building": "temple", "wealth": "maize"}
    assert match.refused("A to C1.1") == ("BA-R41", "has-enough", full)
    match.play("A", "keep", "done")
    assert match.points("A") == 4


@pytest.mark.clause("BA-10.4")
def test_a_garrison_costs_one_attacks_and_defends() -> None:
    match = table(A="prisoner 2")
    match.play("A", "build C1", "raise garrison 1", "done")
    assert match.has("A") == {}
    assert (match.view().sites[2].levels, match.view().sites[2].defence) == (1, 1)


@pytest.mark.clause("BA-10.4")
@pytest.mark.parametrize(("mine", "his"), [("", ""), (" obsidian", ""), ("", " obsidian")])
def test_and_is_stronger_with_an_obsidian(mine: str, his: str) -> None:
    match = war(1, cities={"C1": city("A", f"garrison{mine}"), "C2": city("B", f"garrison{his}")})
    match.play("A", "attack C1")
    for seat, armed in (("A", mine), ("B", his)):
        if armed:
            match.play(seat, "spend 1")
    [roll] = match.heard("rolled")
    assert (roll["attack"], roll["defence"]) == (1 + bool(mine), 1 + bool(his))


@pytest.mark.clause("BA-10.5")
@pytest.mark.parametrize("wealth", ["maize", "cacao", "shell", "jade", "obsidian", "prisoner"])
def test_a_reserve_keeps_one_token_of_any_type(wealth: str) -> None:
    match = last_card(cities={"C1": city("A", f"reserve {wealth}", "reserve")})
    match.play("A", "take C1.1", "to C1.2", "done")
    assert match.view().round == 2
    assert match.tokens("C1") == ["-", wealth, "-", "-"]


@pytest.mark.clause("BA-10.5")
def test_it_costs_one_maize_and_serves_against_catastrophes() -> None:
    match = table(A="maize jade")
    match.play("A", "build C1", "raise reserve 1", "done")
    assert match.has("A") == {}  # the jade paid the turn
    match = round_of("drought", cities={"C1": city("A", "reserve maize", "village", "village")})
    match.play("A", "flip 1", "offer C1.1")
    assert match.built("C1") == ["reserve", "village", "village", "-"]


@pytest.mark.clause("BA-10.6")
def test_a_market_marks_its_own_site_and_each_neighbour() -> None:
    """Friendly, enemy and available sites alike, and nothing beyond."""
    match = table(cities={"C2": city("A", "village"), "D2": city("B", "village")}, A="maize cacao")
    match.play("A", "transform C2", "raise market 2", "done")
    assert match.marked("A") == {"C2": 1, "C1": 1, "D2": 1, "C3": 1}
    assert (match.player("A").small, match.has("A")) == (11, {})
    assert match.heard("marked") == [{"seat": "A", "sites": ["C2", "C1", "D2", "C3"]}]
    assert match.marked("B") == {}


@pytest.mark.clause("BA-10.6")
def test_across_tiles_without_a_site() -> None:
    match = table(A="maize cacao")
    match.play("A", "build C5", "raise market 1", "done")
    assert match.marked("A") == {"C5": 1, "C3": 1, "B5": 1, "D5": 1}


@pytest.mark.clause("BA-10.7")
def test_without_enough_small_pyramids_no_market() -> None:
    """Three markets on a site with four neighbours take all 15."""
    cities = {"E2": city("A", "market", "market"), "D3": city("A", "market")}
    match = table(cities=cities, A="maize 3 cacao 3")
    assert match.player("A").small == 0
    match.play("A", "build F1")
    assert match.refused("A raise market 1") == (
        "BA-10.7",
        "too-few-marks",
        {"needed": 3, "left": 0},
    )
    assert "raise market 1" not in match.options_for("A")


@pytest.mark.clause("BA-10.7")
def test_exactly_enough_will_do() -> None:
    cities = {"E2": city("A", "market"), "F2": city("A", "market"), "F1": city("A", "market")}
    match = table(cities=cities, A="maize 3 cacao 3")
    assert match.player("A").small == 15 - 5 - 4 - 3
    match.play("A", "build D3")
    why = {"needed": 5, "left": 3}
    assert match.refused("A raise market 1") == ("BA-10.7", "too-few-marks", why)
    match = table(cities=cities, A="maize 3 cacao 3")
    match.play("A", "build A1", "raise market 1")
    assert match.player("A").small == 0


@pytest.mark.clause("BA-10.8")
def test_a_lost_market_takes_its_small_pyramids_back() -> None:
    match = table(
        cities={"C1": city("A", "market", "village"), "C2": city("A", "market")}, A="maize 2"
    )
    assert match.marked("A") == {"B1": 1, "C1": 2, "E1": 1, "C2": 2, "D2": 1, "C3": 1}
    match.play("A", "transform C1", "remove 1", "done")
    assert match.marked("A") == {"C1": 1, "C2": 1, "D2": 1, "C3": 1}
    assert match.player("A").small == 11


@pytest.mark.clause("BA-10.8", "BA-11.12")
def test_also_when_it_is_destroyed() -> None:
    match = war(1, cities={"B1": city("A", "garrison"), "C1": city("B", "market", "village")})
    assert match.pyramids("B1") == {"B": 1}
    match.play("A", "attack B1", "destroy 1")
    assert match.marked("B") == {}
    assert match.player("B").small == 15


@pytest.mark.clause("BA-10.9")
def test_an_observatory_costs_one_jade_and_counts_for_divination() -> None:
    match = table(A="maize jade", cards=["eclipse", "drought up", "drought up"])
    match.play("A", "build C1", "raise observatory 1", "done")
    assert match.has("A") == {}
    match.play("B", "flip 1")
    assert (match.view().round, match.offered("look")) == (2, ["1", "2", "3"])


@pytest.mark.clause("BA-10.10")
def test_a_ball_court_costs_one_shell_and_counts_for_matches() -> None:
    match = table(A="maize shell", cards=["ball_match", "drought", "drought up"])
    match.play("A", "build C1", "raise ball_court 1", "done")
    assert match.has("A") == {}
    match.play("B", "flip 1")
    assert match.points("A") == 1


@pytest.mark.clause("BA-10.1", "BA-10.4", "BA-10.5", "BA-10.9", "BA-10.10")
@pytest.mark.parametrize("kind", ["village", "garrison", "reserve", "observatory", "ball_court"])
def test_these_place_no_pyramids(kind: str) -> None:
    match = table(A="maize 2 cacao shell jade")
    match.play("A", "build C1", f"raise {kind} 1")
    assert (match.marked("A"), match.token("C1.1")) == ({}, "-")
    assert match.built("C1") == [kind, "-", "-", "-"]
