"""Rulings DL-R31 to DL-R38, DL-R60: war. A attacks from B2, mostly B's city in B3."""

import pytest

from tests.games.lapins.kit import BIG, FOREST, table, war


@pytest.mark.clause("DL-R31")
def test_no_attack_passes_through_a_site() -> None:
    """D2 is two sites away from B2; C2 between them is available."""
    match = table(cities={"B2": "A: garrison", "D2": "B: village"})
    assert match.refused("A attack B2") == ("DL-3.23", "no-enemy-near", {"site": "B2"})


@pytest.mark.clause("DL-R31")
def test_siteless_tiles_do_not_stop_it() -> None:
    """In the forest D2 is next to B2, and C3 to C1."""
    match = table(board=FOREST, cities={"B2": "A: garrison", "D2": "B: temple"})
    match.play("A", "attack B2")
    assert match.view().war.target == "D2"


@pytest.mark.clause("DL-R32")
def test_failures_are_chosen_among_all_garrisons_of_the_city() -> None:
    """One level attacks and fails; any of the city's garrisons may pay for it."""
    cities = {
        "B2": "A: garrison_2 prisoner, garrison, village",
        "A2": "A: garrison",
        "B3": "B: temple",
    }
    match = war(1, (6,), cities=cities)
    assert match.options_for("A") == ["lose B2.1", "lose B2.2"]
    assert match.refused("A lose B2.3") == ("DL-3.27", "lose-garrison", {"site": "B2"})
    assert match.refused("A lose A2.1") == ("DL-3.27", "lose-garrison", {"site": "B2"})
    match.play("A", "lose B2.2")
    assert match.city("B2") == "A: garrison_2 prisoner, -, village"


@pytest.mark.clause("DL-R32")
def test_level_by_level() -> None:
    """Two failures: both levels of one garrison, or one of each."""
    cities = {"B2": "A: garrison_2, garrison_2", "B3": "B: temple"}
    match = war(2, (6, 6), cities=cities)
    match.play("A", "lose B2.1", "lose B2.1")
    assert match.city("B2") == "A: -, garrison_2"
    match = war(2, (6, 6), cities=cities)
    match.play("A", "lose B2.1", "lose B2.2")
    assert match.city("B2") == "A: garrison, garrison"


@pytest.mark.clause("DL-R33")
def test_prisoners_above_the_new_capacity_are_discarded() -> None:
    cities = {"B2": "A: garrison_2 prisoner prisoner", "B3": "B: temple"}
    match = war(1, (6,), cities=cities)
    assert match.city("B2") == "A: garrison prisoner"
    assert match.supply()["prisoner"] == 9
    match = war(1, (3,), cities={"B2": "A: garrison", "B3": "B: garrison_2 prisoner prisoner"})
    assert match.city("B3") == "B: garrison prisoner"
    assert match.city("B2") == "A: garrison prisoner"
    assert match.supply()["prisoner"] == 8


@pytest.mark.clause("DL-R34")
def test_each_level_is_a_point_and_a_prisoner() -> None:
    """Four points against a level-2 garrison and a temple: two levels, two prisoners, a temple."""
    cities = {"B2": "A: garrison_2, garrison_2", "B3": "B: garrison_2, temple"}
    match = war(2, (3, 3), cities=cities)
    match.play("A", "destroy 1", "destroy 1")
    assert match.city("B3") is None  # the two points left took the temple
    assert match.heard("lost")[0] == {"seat": "B", "place": "B3.1", "building": "garrison"}
    match.play("A", "put 1", "put 1")
    assert match.city("B2") == "A: garrison_2 prisoner prisoner, garrison_2 prisoner"
    assert match.supply()["prisoner"] == 10 - 3


@pytest.mark.clause("DL-R35")
def test_the_attacker_may_not_stop() -> None:
    cities = {"B2": "A: garrison_2", "B3": "B: village, market, temple"}
    match = war(2, (2, 1), cities=cities)
    assert match.refused("A done") == ("DL-R35", "damage-left", {"damage": 3})
    match.play("A", "destroy 1")
    assert match.refused("A done") == ("DL-R35", "damage-left", {"damage": 2})
    match.play("A", "destroy 3")
    assert match.city("B3") == "B: -, market"


@pytest.mark.clause("DL-R35")
def test_a_point_too_few_for_a_temple_is_lost() -> None:
    match = war(1, (1,), cities={"B2": "A: garrison", "B3": "B: temple, palace"})
    assert match.city("B3") == "B: temple, palace"
    assert match.city("B2") == "A: garrison"
    assert match.waiting == ["B"]
    cities = {"B2": "A: garrison_2", "B3": "B: temple, village, village"}
    match = war(1, (2,), cities=cities)
    match.play("A", "destroy 3")
    assert match.city("B3") == "B: temple"  # the second point took the other village
    cities["B3"] = "B: temple, temple"
    match = war(2, (2, 1), cities=cities)
    match.play("A", "destroy 1")
    assert match.city("B3") == "B: -, -, temple"
    assert match.heard("captured") == [{"seat": "A", "place": "B2.1"}]


@pytest.mark.clause("DL-R35")
def test_what_is_too_dear_for_the_damage_left() -> None:
    cities = {"B2": "A: garrison_2", "B3": "B: temple, village, market"}
    match = war(1, (1,), cities=cities)
    data = {"building": "temple", "needed": 2, "damage": 1}
    assert match.refused("A destroy 1") == ("DL-3.31", "too-little-damage", data)
    second = {"place": "B3.2", "first": "B3.1", "building": "temple"}
    assert match.refused("A destroy 2") == ("DL-3.9", "second-slot", second)


@pytest.mark.clause("DL-R36")
def test_prisoners_go_to_surviving_garrisons_of_the_attacking_city_only() -> None:
    """A3 is A's too, but did not attack; one of two garrisons falls by a failure."""
    cities = {
        "B2": "A: garrison, garrison",
        "A2": "A: garrison_2",
        "B3": "B: village, village, temple",
    }
    match = war(2, (6, 2), cities=cities)
    match.play("A", "lose B2.1", "destroy 1")
    assert match.city("B2") == "A: -, garrison prisoner"
    assert match.city("A2") == "A: garrison_2"
    assert match.heard("escaped") == [{"seat": "A", "amount": 1}]


@pytest.mark.clause("DL-R36")
def test_ten_prisoners_and_no_more() -> None:
    cities = {"B2": "A: garrison_2", "B3": "B: village, village, temple"}
    match = war(1, (2,), cities=cities, wealth={"A": "1 maize", "B": "9 prisoner"})
    match.play("A", "destroy 1")
    assert match.city("B2") == "A: garrison_2 prisoner"
    assert match.heard("escaped") == [{"seat": "A", "amount": 1}]
    assert match.supply()["prisoner"] == 0


@pytest.mark.clause("DL-R37")
def test_the_order_of_a_war() -> None:
    cities = {"B2": "A: garrison, garrison", "B3": "B: village"}
    match = war(2, (6, 1), cities=cities)
    match.play("A", "lose B2.1", "build B3", "raise village 1", "done")
    told = match.kinds()
    assert told == [
        *("war", "attacked", "engaged", "paid", "rolled", "lost"),
        *("lost", "city_lost", "captured", "began", "founded", "raised", "finished", "paid"),
    ]
    assert match.city("B3") == "A: village"


@pytest.mark.clause("DL-R37")
def test_an_attacking_city_emptied_by_its_own_failures() -> None:
    """It is lost; damage still counts, the prisoner finds no room, the site may be taken."""
    cities = {"B2": "A: garrison_2", "B3": "B: village"}
    match = war(2, (6, 6), cities=cities)
    assert match.city("B2") is None
    assert match.player("A").large == 12
    cities = {"B2": "A: garrison, garrison", "B3": "B: village", "C3": "B: village"}
    match = war(2, (6, 3), cities=cities)
    match.play("A", "lose B2.1")
    assert match.city("B2") == "A: -, garrison prisoner"
    cities = {"B2": "A: garrison", "B3": "B: village"}
    agenda = ["lose_garrisons 0", "deal_damage 0", "put_prisoners 0", "conquer 0", "end_turn 0"]
    fought = {"attacker": "A", "from": "B2", "to": "B3", "failures": 1, "damage": 1}
    match = table(cities=cities, agenda=agenda, war=fought)
    assert match.city("B2") is None
    assert match.city("B3") is None
    assert match.supply()["prisoner"] == 10
    assert match.options_for("A") == ["build B3", "done"]
    match.play("A", "build B3", "raise garrison 1", "done")
    assert match.city("B3") == "A: garrison"
    assert match.player("A").large == 11


@pytest.mark.clause("DL-R38")
def test_taking_the_site_needs_a_building_and_its_cost() -> None:
    """A paid his last wealth for the attack: the site is left available and marked."""
    cities = {"B2": "A: garrison, market", "B3": "B: village"}
    match = war(1, (3,), cities=cities, wealth={"A": "1 maize"})
    assert match.waiting == ["B"]
    assert match.marks("B3") == "A"
    match = war(1, (3,), cities=cities, wealth={"A": "2 maize"})
    match.play("A", "build B3")
    assert match.refused("A done") == ("DL-R16", "nothing-changed", {})
    assert match.refused("A raise palace 1")[1] == "too-dear"
    match.play("A", "raise village 1", "done")
    assert match.marks("B3") == ""
    assert match.has("A") == {}


@pytest.mark.clause("DL-R38")
def test_and_a_stele() -> None:
    names = [f"{column}{row}" for row in (1, 4) for column in "ABCDEF"]
    cities = dict.fromkeys(names[:11], "A: temple")
    cities |= {"B2": "A: garrison", "B3": "B: village"}
    match = war(1, (3,), cities=cities, board=BIG)
    assert match.player("A").large == 0
    assert match.city("B3") is None
    assert match.waiting == ["B"]


@pytest.mark.clause("DL-R60")
def test_the_attacker_spreads_prisoners_as_he_likes() -> None:
    cities = {
        "B2": "A: garrison_2, garrison_2 prisoner, village",
        "B3": "B: village, village, temple",
    }
    match = war(2, (1, 1), cities=cities)
    match.play("A", "destroy 1")
    assert match.options_for("A") == ["put 1", "put 2"]
    assert match.refused("A put 3") == ("DL-3.33", "no-room-for-prisoner", {})
    assert match.refused("A done")[1] == "not-now"  # each that finds room is placed
    match.play("A", "put 2")
    assert match.city("B2") == "A: garrison_2 prisoner, garrison_2 prisoner prisoner, village"
    match = war(2, (1, 1), cities=cities)
    match.play("A", "destroy 1", "put 1", "put 1")
    assert match.city("B2") == "A: garrison_2 prisoner prisoner, garrison_2 prisoner, village"


@pytest.mark.clause("DL-R60")
def test_nothing_is_thrown_away_to_make_room_and_the_defender_wins_nothing() -> None:
    cities = {"B2": "A: garrison prisoner, garrison prisoner", "B3": "B: village, garrison"}
    match = war(2, (3, 6), cities=cities)
    match.play("A", "lose B2.1", "destroy 1")
    assert match.heard("captured") == []
    assert match.city("B2") == "A: -, garrison prisoner"
    assert match.heard("escaped") == [{"seat": "A", "amount": 2}]
    assert match.has("B") == {"maize": 10}
    assert match.city("B3") is None
    assert match.stock()["garrison"] == 24 - 1
