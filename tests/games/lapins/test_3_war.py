"""Chapter 3D: war. A attacks from B2, mostly B's city in B3."""

import pytest

from tests.games.lapins.facts import DIE
from tests.games.lapins.kit import FOREST, table, war


@pytest.mark.clause("DL-3.23")
def test_from_an_own_city_with_a_garrison() -> None:
    cities = {"B2": "A: garrison", "C2": "A: village", "B3": "B: garrison", "C3": "B: village"}
    match = table(cities=cities)
    assert match.options_for("A", "attack") == ["attack B2"]
    assert match.refused("A attack C2") == ("DL-3.23", "no-garrison", {"site": "C2"})
    assert match.refused("A attack B3") == ("DL-3.23", "not-your-city", {"site": "B3"})


@pytest.mark.clause("DL-3.23")
def test_against_a_neighbouring_enemy_city() -> None:
    cities = {"B2": "A: garrison", "D3": "B: village", "A2": "A: village", "A4": "A: garrison"}
    match = table(cities=cities)
    assert match.refused("A attack B2") == ("DL-3.23", "no-enemy-near", {"site": "B2"})
    match = table(3, cities={**cities, "C2": "B: village", "B1": "C: village"})
    match.play("A", "attack B2")
    assert match.options_for("A") == ["target B1", "target C2"]
    data = {"site": "D3", "start": "B2"}
    assert match.refused("A target D3") == ("DL-3.23", "not-near", data)
    match.play("A", "target C2")
    assert match.view().war.defender == 1


@pytest.mark.clause("DL-3.23")
def test_one_attack_only() -> None:
    match = war(1, (5,), cities={"B2": "A: garrison_2", "B3": "B: village"})
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-3.24")
def test_as_many_levels_as_he_likes_of_that_city() -> None:
    cities = {"B2": "A: garrison, garrison_2", "A2": "A: garrison_2", "B3": "B: village"}
    match = table(cities=cities)
    match.play("A", "attack B2")
    assert match.options_for("A") == ["engage 1", "engage 2", "engage 3"]
    assert match.refused("A engage 4") == ("DL-3.24", "too-many-levels", {"levels": 3})
    match.play("A", "engage 2")
    assert len(match.view().war.dice) == 2
    assert match.heard("engaged") == [{"seat": "A", "levels": 2}]


@pytest.mark.clause("DL-3.25")
@pytest.mark.parametrize(
    ("levels", "cost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)]
)
def test_half_a_wealth_per_level_rounded_up(levels: int, cost: int) -> None:
    four = "garrison_2, garrison_2, garrison_2, garrison_2"
    match = table(cities={"B2": f"A: {four}", "B3": "B: village, temple"})
    match.play("A", "attack B2", f"engage {levels}")
    assert match.has("A") == {"maize": 10 - cost}


@pytest.mark.clause("DL-3.25")
def test_of_any_types_and_before_the_dice() -> None:
    cities = {"B2": "A: garrison_2, garrison_2", "B3": "B: temple"}
    match = table(cities=cities, wealth={"A": "1 jade, 1 maize, 1 prisoner"})
    match.play("A", "attack B2", "engage 3")
    assert match.view().war.dice == []
    assert match.options_for("A") == ["pay maize", "pay jade", "pay prisoner"]
    match.play("A", "pay prisoner", "pay maize")
    assert match.has("A") == {"jade": 1}
    assert len(match.view().war.dice) == 3


@pytest.mark.clause("DL-3.25")
def test_levels_he_cannot_pay_for_stay_at_home() -> None:
    cities = {"B2": "A: garrison_2, garrison_2", "B3": "B: temple"}
    match = table(cities=cities, wealth={"A": "1 jade"})
    match.play("A", "attack B2")
    assert match.options_for("A") == ["engage 1", "engage 2"]


@pytest.mark.clause("DL-3.26")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_one_die_per_level_and_its_faces(face: int) -> None:
    match = war(1, (face,), cities={"B2": "A: garrison, village", "B3": "B: palace, palace"})
    rolled = match.heard("rolled")[0]
    assert rolled["dice"] == [DIE[face - 1]]
    assert rolled["attack"] == max(0, DIE[face - 1])
    assert rolled["failures"] == (1 if face == 6 else 0)


@pytest.mark.clause("DL-3.27")
def test_a_level_is_lost_for_every_failure_even_with_a_victory() -> None:
    cities = {"B2": "A: garrison, garrison_2, garrison_2", "B3": "B: village, village, temple"}
    match = war(4, (6, 3, 6, 1), cities=cities)
    assert match.task("A") == "lose_garrisons"
    assert match.options_for("A") == ["lose B2.1", "lose B2.2", "lose B2.3"]
    match.play("A", "lose B2.2")
    assert match.city("B2") == "A: garrison, garrison, garrison_2"
    match.play("A", "lose B2.1")
    assert match.city("B2") == "A: -, garrison, garrison_2"
    assert match.task("A") == "deal_damage"
    assert match.stock()["garrison"] == 24 - 2


@pytest.mark.clause("DL-3.27")
def test_and_with_a_defeat() -> None:
    cities = {"B2": "A: garrison, garrison", "B3": "B: garrison_2, garrison_2"}
    match = war(2, (6, 1), cities=cities)
    match.play("A", "lose B2.1")
    assert match.city("B2") == "A: -, garrison"
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-3.28")
@pytest.mark.parametrize(
    ("dice", "attack"), [((3, 3, 3), 9), ((1, 2, 3), 6), ((4, 5, 4), 0), ((6, 6, 2), 2)]
)
def test_attack_is_the_sum_of_successes(dice: tuple[int, ...], attack: int) -> None:
    cities = {"B2": "A: garrison, garrison, garrison, village", "B3": "B: garrison"}
    match = war(3, dice, cities=cities)
    rolled = match.heard("rolled")[0]
    assert (rolled["attack"], rolled["failures"]) == (attack, dice.count(6))


@pytest.mark.clause("DL-3.29")
def test_defence_of_the_city_and_its_friends_next_to_it() -> None:
    cities = {
        "B2": "A: garrison",
        "B3": "B: garrison_2, village",
        "A3": "B: garrison",
        "C3": "C: garrison_2",
        "B4": "B: garrison_2",
        "C4": "B: garrison_2",  # next to B4 only
        "D3": "B: garrison_2",  # beyond C3
    }
    match = table(3, cities=cities)
    assert match.site("B3").defence == 2 + 1 + 2
    match.play("A", "attack B2")
    while match.task("A") in ("choose_target", "engage"):
        match.play("A", match.options_for("A")[0])
    assert match.heard("rolled")[0]["defence"] == 5


@pytest.mark.clause("DL-3.29")
def test_friends_are_found_along_the_paths() -> None:
    """D2 helps B2, two tiles away; A1 is not joined to it."""
    cities = {"A2": "A: garrison", "B2": "B: village", "D2": "B: garrison_2", "A1": "B: garrison"}
    match = table(board=FOREST, cities=cities)
    assert match.site("B2").defence == 2


@pytest.mark.clause("DL-3.30")
@pytest.mark.parametrize(
    ("dice", "defence", "damage"),
    [((3, 2), "garrison_2", 3), ((2,), "garrison_2", 0), ((1,), "garrison_2", 0), ((3,), "-", 3)],
)
def test_damage_is_attack_minus_defence(dice: tuple[int, ...], defence: str, damage: int) -> None:
    cities = {"B2": "A: garrison_2", "B3": "B: temple, palace", "B4": f"B: village, {defence}"}
    match = war(len(dice), dice, cities=cities)
    assert match.heard("rolled")[0]["damage"] == damage
    if damage == 0:
        assert match.city("B3") == "B: temple, palace"
        assert match.waiting == ["B"]
    else:
        assert match.options_for("A") == ["destroy 1", "destroy 3"]


@pytest.mark.clause("DL-3.31")
def test_the_attacker_chooses_what_he_destroys() -> None:
    """Five points: a palace 2, a garrison level 1, a village 1, another level 1."""
    cities = {"B2": "A: garrison_2, garrison_2, garrison_2", "B3": "B: palace, garrison_2, village"}
    match = war(3, (3, 3, 1), cities=cities)
    assert match.heard("rolled")[0]["damage"] == 5
    match.play("A", "destroy 1")
    assert match.decision("A").prompt.data["damage"] == 3
    match.play("A", "destroy 3")
    assert match.city("B3") == "B: -, -, garrison, village"
    match.play("A", "destroy 4")
    assert match.task("A") != "deal_damage"  # the last point took the last level
    assert match.city("B3") is None


@pytest.mark.clause("DL-3.31")
def test_one_point_turns_a_level_2_garrison_into_a_simple_one() -> None:
    match = war(1, (3,), cities={"B2": "A: garrison", "B3": "B: garrison_2"})
    assert match.city("B3") == "B: garrison"
    assert match.city("B2") == "A: garrison prisoner"
    assert match.stock()["garrison"] == 22


@pytest.mark.clause("DL-3.31")
def test_a_palace_needs_two_points() -> None:
    match = war(
        1, (1,), cities={"B2": "A: garrison", "B3": "B: palace, market"}, wealth={"A": "9 jade"}
    )
    assert match.city("B3") == "B: palace"  # only the market could fall
    match = war(2, (2, 1), cities={"B2": "A: garrison_2", "B3": "B: palace, village"})
    match.play("A", "destroy 3")
    assert match.task("A") != "deal_damage"
    assert match.city("B3") is None


@pytest.mark.clause("DL-3.32")
def test_tokens_and_control_tokens_go_with_their_buildings() -> None:
    cities = {"B2": "A: garrison_2", "B3": "B: market, reserve jade, palace"}
    match = war(2, (1, 1), cities=cities)
    assert set(match.marked()) == {"A3", "C3", "B4"}
    match.play("A", "destroy 2")  # for the point left there is only the market
    assert match.city("B3") == "B: -, -, palace"
    assert match.supply()["jade"] == 15
    assert match.marked() == {}
    assert match.player("B").small == 12
    assert match.stock()["market_reserve"] == 20


@pytest.mark.clause("DL-3.33")
def test_a_prisoner_for_each_building_large_or_small() -> None:
    cities = {"B2": "A: garrison_2, garrison", "B3": "B: palace, village, village"}
    match = war(2, (3, 1), cities=cities)
    match.play("A", "destroy 1", "destroy 3")
    assert match.city("B3") is None
    assert match.task("A") == "put_prisoners"
    assert match.options_for("A") == ["put 1", "put 2"]
    match.play("A", "put 1", "put 2")  # the last one has one place left
    assert match.city("B2") == "A: garrison_2 prisoner prisoner, garrison prisoner"
    assert match.supply()["prisoner"] == 7


@pytest.mark.clause("DL-3.33")
def test_one_at_most_on_a_simple_garrison() -> None:
    cities = {"B2": "A: garrison, garrison prisoner", "B3": "B: village, village, temple"}
    match = war(2, (1, 1), cities=cities)
    match.play("A", "destroy 1")
    assert match.city("B3") == "B: -, -, temple"
    assert match.city("B2") == "A: garrison prisoner, garrison prisoner"
    assert match.heard("escaped") == [{"seat": "A", "amount": 1}]


@pytest.mark.clause("DL-3.34")
def test_an_emptied_city_belongs_to_nobody_and_may_be_taken() -> None:
    cities = {"B2": "A: garrison", "B3": "B: village", "A3": "B: market", "C3": "A: market"}
    match = war(1, (3,), cities=cities)
    assert match.city("B3") is None
    assert match.player("B").large == 11
    assert match.marks("B3") == ""
    assert match.options_for("A") == ["build B3", "done"]
    match.play("A", "build B3", "raise village 1", "raise palace 2", "done")
    assert match.city("B3") == "A: village, palace"
    assert match.has("A") == {"maize": 10 - 1 - 3}  # the war and the buildings, not the site
    assert match.marks("B3") == ""
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-3.35")
def test_otherwise_it_is_marked_by_the_markets_around_it() -> None:
    cities = {
        "B2": "A: garrison, market",
        "B3": "B: village",
        "A3": "B: market, market",
        "B4": "C: market",
        "C4": "C: market",  # no neighbour of B3
    }
    match = war(1, (3,), players=3, cities=cities)
    match.play("A", "done")
    assert match.marks("B3") == "ABBC"
    assert "build B3" in match.options_for("B")
    assert match.points("A") == 0
