"""Chapter 3C: the buildings."""

import pytest

from tests.games.lapins.facts import PRODUCED
from tests.games.lapins.kit import end_of_round, table, war

SITE_OF = {"maize": "B1", "cacao": "D1", "shell": "A4", "jade": "A1", "obsidian": "A2"}


@pytest.mark.clause("DL-3.13")
@pytest.mark.parametrize("wealth", PRODUCED)
def test_a_village_produces_its_sites_type_every_round(wealth: str) -> None:
    where = SITE_OF[wealth]
    match = end_of_round(cities={where: "A: village, village"}, wealth={"A": "", "B": ""})
    assert match.city(where) == f"A: village {wealth}, village {wealth}"
    match.play("A", "done")
    assert match.city(where) == "A: village, village"
    match = table(wealth={"A": "2 jade", "B": ""})
    match.play("A", f"build {where}", "raise village 1", "done")
    assert match.has("A") == {}  # 1 for the site, 1 for the village


@pytest.mark.clause("DL-3.14")
def test_a_palace_collects_three_of_any_types() -> None:
    cities = {
        "B2": "A: palace, reserve jade, reserve jade",
        "B1": "A: village, village, garrison prisoner",
    }
    match = end_of_round(cities=cities, wealth={"A": ""})
    match.carry("A", "B2.3 B2.1", "B2.4 B2.1", "B1.3 B2.1")
    match.play("A", "take B1.1")
    data = {"place": "B2.1", "building": "palace", "wealth": "maize"}
    assert match.refused("A to B2.1") == ("DL-R48", "has-enough", data)
    match.play("A", "keep", "done")
    assert match.has("A") == {"jade": 2, "prisoner": 1}


@pytest.mark.clause("DL-3.14", "DL-3.15")
@pytest.mark.parametrize("building", ["palace", "temple"])
def test_two_slots_and_two_wealth(building: str) -> None:
    match = table(wealth={"A": "3 jade"})
    match.play("A", "build B2", f"raise {building} 2", "done")
    assert match.has("A") == {}
    assert [place.second for place in match.site("B2").places] == [False, False, True, False]
    assert match.stock()["palace_temple"] == 19


@pytest.mark.clause("DL-3.15")
def test_a_temple_sacrifices_six_different() -> None:
    cities = {
        "A1": "A: temple, village, reserve cacao",
        "A2": "A: village, reserve shell, garrison prisoner",
        "B1": "A: village",
    }
    match = end_of_round(cities=cities, wealth={"A": ""})
    tokens = ["A1.3", "A1.4", "A2.1", "A2.2", "A2.3", "B1.1"]
    match.carry("A", *(f"{place} A1.1" for place in tokens))
    match.play("A", "done")
    assert match.points("A") == 15
    assert match.has("A") == {}


@pytest.mark.clause("DL-3.16")
def test_a_garrison_attacks_and_defends_with_one_level() -> None:
    match = table(
        cities={"B2": "A: garrison", "B3": "B: garrison, village"}, wealth={"A": "2 jade"}
    )
    assert (match.site("B2").levels, match.site("B3").defence) == (1, 1)
    match.play("A", "attack B2")  # one level, one target: nothing to choose
    assert match.view().war.levels == 1
    match = table(wealth={"A": "2 jade"})
    match.play("A", "build B2", "raise garrison 1", "done")
    assert match.has("A") == {}


@pytest.mark.clause("DL-3.17")
def test_a_level_2_garrison_new_or_improved() -> None:
    match = table(cities={"B2": "A: garrison"}, wealth={"A": "5 maize, 2 obsidian"})
    match.play("A", "transform B2", "raise garrison_2 2", "raise garrison_2 1", "done")
    assert match.city("B2") == "A: garrison_2, garrison_2"
    assert match.has("A") == {"maize": 3}  # 1 to transform, 1 + obsidian, and obsidian alone
    assert match.site("B2").levels == 4
    assert match.stock()["garrison"] == 22  # improving flips the same tile


@pytest.mark.clause("DL-3.17")
def test_both_need_obsidian() -> None:
    match = table(cities={"B2": "A: garrison"})
    match.play("A", "transform B2")
    data = {"building": "garrison_2", "wealth": "obsidian"}
    for slot in (1, 2):
        assert match.refused(f"A raise garrison_2 {slot}") == ("DL-3.10", "needs-wealth", data)


@pytest.mark.clause("DL-3.17")
@pytest.mark.parametrize("before", ["village", "market", "garrison_2"])
def test_only_a_simple_garrison_is_improved(before: str) -> None:
    match = table(cities={"B2": f"A: {before}"}, wealth={"A": "5 obsidian"})
    match.play("A", "transform B2")
    assert match.refused("A raise garrison_2 1") == ("DL-3.8", "slot-taken", {"place": "B2.1"})


@pytest.mark.clause("DL-3.18")
def test_a_reserve_keeps_one_token_from_round_to_round() -> None:
    cities = {"A1": "A: village, village, reserve", "C4": "A: reserve prisoner"}
    match = end_of_round(cities=cities, wealth={"A": ""})
    match.carry("A", "A1.1 A1.3")
    match.play("A", "take A1.2")
    data = {"place": "A1.3", "building": "reserve"}
    assert match.refused("A to A1.3") == ("DL-7.5", "holds-token", data)
    match.play("A", "keep", "done")
    assert match.city("A1") == "A: village, village, reserve jade"
    assert match.city("C4") == "A: reserve prisoner"


@pytest.mark.clause("DL-3.18")
def test_a_reserve_costs_one_maize() -> None:
    match = table(wealth={"A": "1 jade, 1 maize"})
    match.play("A", "build B2", "raise reserve 1", "done")
    assert match.has("A") == {}
    match = table(wealth={"A": "9 jade"})
    match.play("A", "build B2")
    assert match.refused("A raise reserve 1")[1] == "needs-wealth"


@pytest.mark.clause("DL-3.19")
def test_a_market_marks_the_available_neighbours() -> None:
    """Not its own site, not cities of anybody, not sites further away."""
    match = table(
        cities={"B2": "A: village", "B1": "A: village", "C2": "B: village"},
        wealth={"A": "1 maize, 1 cacao"},
    )
    match.play("A", "transform B2", "raise market 2", "done")
    assert match.marked() == {"A2": "A", "B3": "A"}
    assert match.player("A").small == 10
    assert match.has("A") == {}


@pytest.mark.clause("DL-3.19")
def test_each_market_marks_again() -> None:
    match = table(wealth={"A": "1 maize, 2 cacao"})
    match.play("A", "build A1", "raise market 1", "raise market 2", "done")
    assert match.marked() == {"B1": "AA", "A2": "AA"}
    assert match.player("A").small == 8


@pytest.mark.clause("DL-3.20")
def test_what_control_tokens_do() -> None:
    """Cheaper for their owner, dearer for the others, and closed to others' tokens."""
    match = table(3, cities={"B2": "A: market"})
    assert match.price("B1") == [0, 2, 2]
    assert match.site("B1").open_to == [0]
    assert match.price("C1") == [1, 1, 1]
    assert match.site("C1").open_to == [0, 1, 2]


@pytest.mark.clause("DL-3.21")
def test_an_observatory_serves_divination() -> None:
    match = table(cities={"B2": "A: village"}, wealth={"A": "3 maize, 1 jade"})
    assert match.refused("A divine") == ("DL-4.2", "no-observatory", {})
    match.play("A", "transform B2", "raise observatory 2", "done")
    assert match.has("A") == {"maize": 2}
    match.play("B", "pass")
    assert "divine" in match.options_for("A")


@pytest.mark.clause("DL-3.22")
def test_one_ball_court_per_city() -> None:
    match = table(wealth={"A": "5 shell"})
    match.play("A", "build B2", "raise ball_court 1")
    data = {"building": "ball_court", "limit": 1}
    assert match.refused("A raise ball_court 2") == ("DL-3.22", "one-per-city", data)
    match.play("A", "done")
    assert match.has("A") == {"shell": 3}
    match.play("B", "pass")
    match.play("A", "build B3", "raise ball_court 4", "done")  # another city may have its own
    assert match.buildings("A") == {"ball_court": 2}


@pytest.mark.clause("DL-3.22")
def test_a_ball_court_counts_in_matches() -> None:
    match = table(cities={"B2": "A: ball_court", "B3": "A: village"}, cards=["ball_match"])
    match.play("A", "flip 1")
    assert match.points("A") == 2


@pytest.mark.clause("DL-3.17", "DL-3.33")
def test_a_level_2_garrison_equals_two_in_war() -> None:
    match = war(2, (3, 1), cities={"B2": "A: garrison_2", "B3": "B: garrison_2, temple"})
    assert match.options_for("A") == ["destroy 1", "destroy 2"]
    match.play("A", "destroy 2")
    assert match.city("B3") == "B: garrison_2"
    assert match.city("B2") == "A: garrison_2 prisoner"
    assert match.supply()["prisoner"] == 9
    assert match.marks("B3") == ""
