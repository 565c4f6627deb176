"""Chapter 0: the words of the game."""

import pytest

from ceiba import BadOptions
from tests.games.lapins.kit import FOREST, Table, end_of_round, last_card, table, war


@pytest.mark.clause("DL-0.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_kings(players: int) -> None:
    match = Table.new(players, "kings")
    assert len(match.view().players) == players
    assert len(match.waiting) == 1


@pytest.mark.clause("DL-0.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_kings(players: int) -> None:
    with pytest.raises(BadOptions):
        Table.new(players)


@pytest.mark.clause("DL-0.2")
def test_sites_have_two_or_four_slots_and_one_product() -> None:
    match = Table.new(2, "sites")
    view = match.view()
    with_site = {tile.cell for tile in view.map.tiles if tile.kind == "land"}
    assert {s.site for s in view.sites} == with_site
    assert len(view.map.tiles) - len(with_site) == 5
    for one in view.sites:
        assert len(one.places) in (2, 4)
        assert one.product in ("maize", "cacao", "shell", "jade", "obsidian")


@pytest.mark.clause("DL-0.3")
def test_a_city_is_a_site_with_a_building_and_a_stele() -> None:
    match = table(cities={"B2": "A: village"})
    assert match.site("B2").owner == 0
    assert match.player("A").large == 12 - 1
    assert match.player("A").cities == 1
    assert "build B2" not in match.options_for("A")  # taken
    match.play("A", "transform B2", "remove 1", "done")
    assert match.city("B2") is None
    assert match.player("A").large == 12
    assert "build B2" in match.options_for("B")  # available to anybody


@pytest.mark.clause("DL-0.4")
def test_king_wealth_and_maya_wealth_mix_only_by_taxes() -> None:
    """The reserve's maize pays nothing until a palace collects it."""
    cities = {"B2": "A: reserve maize, garrison prisoner, palace"}
    match = table(cities=cities, wealth={"A": ""})
    assert match.options_for("A") == ["flip 1", "flip 2", "flip 3"]
    match = end_of_round(cities=cities, wealth={"A": ""})
    match.carry("A", "B2.1 B2.3", "B2.2 B2.3")
    match.play("A", "done")
    assert match.has("A") == {"maize": 1, "prisoner": 1}
    assert match.city("B2") == "A: reserve, garrison, palace"


@pytest.mark.clause("DL-0.5")
def test_neighbours_are_joined_by_a_path_of_any_length() -> None:
    match = table(board=FOREST)
    assert set(match.site("A1").near) == {"C1", "A2"}  # C1 beyond the forest of B1
    assert set(match.site("A2").near) == {"A1", "B2", "A4"}  # A4 beyond A3
    assert set(match.site("B2").near) == {"A2", "D2", "B3"}  # north of B2 the path leaves the map
    assert "B3" not in match.site("A2").near  # not diagonally
    assert "D1" not in match.site("A1").near  # C1 lies between


@pytest.mark.clause("DL-0.6")
def test_wherever_garrisons_are_counted_levels_are() -> None:
    """Dice, price, defence: a level-2 garrison is two."""
    cities = {"B2": "A: garrison, garrison_2", "B3": "B: garrison_2", "C3": "B: garrison"}
    match = table(cities=cities)
    assert [match.site(name).levels for name in ("B2", "B3", "C3")] == [3, 2, 1]
    assert match.site("B3").defence == 3
    match.play("A", "attack B2")
    assert match.options_for("A") == ["engage 1", "engage 2", "engage 3"]
    match.play("A", "engage 3")
    assert len(match.view().war.dice) == 3
    assert match.has("A") == {"maize": 8}


@pytest.mark.clause("DL-0.6")
def test_glory_points_are_the_score() -> None:
    match = last_card("ball_match", points={"A": 7, "B": 9}, matches=3, wealth={"A": "", "B": ""})
    match.play("A", "flip 3")
    outcome = match.outcome()
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [7, 9]
    assert [score.rank for score in outcome.scores] == [2, 1]


@pytest.mark.clause("DL-0.7")
def test_discarded_things_go_back_where_they_came_from() -> None:
    match = table(cities={"B2": "A: market, reserve jade"}, wealth={"A": "1 maize"})
    assert (match.supply()["jade"], match.stock()["market_reserve"]) == (14, 18)
    assert (match.player("A").small, match.player("A").large) == (8, 11)
    match.play("A", "transform B2", "remove 1", "remove 2", "done")
    assert (match.supply()["jade"], match.stock()["market_reserve"]) == (15, 20)
    assert (match.player("A").small, match.player("A").large) == (12, 12)
    assert match.marked() == {}


@pytest.mark.clause("DL-0.8")
def test_friendly_and_enemy_cities() -> None:
    """One attacks enemies; friends of the defender help him, the attacker's own do not."""
    cities = {
        "B2": "A: garrison",
        "A2": "A: garrison_2",
        "B3": "B: village",
        "C3": "B: garrison",
        "A3": "C: garrison_2",
        "C2": "C: village",
    }
    match = table(3, cities=cities)
    match.play("A", "attack B2")
    assert match.options_for("A") == ["target C2", "target B3"]
    assert match.refused("A target A2")[:2] == ("DL-3.23", "no-enemy-city")
    assert match.site("B3").defence == 1  # C3 is B's; A3 is C's, though next to B3


@pytest.mark.clause("DL-0.8")
def test_the_supply_is_common() -> None:
    match = table(
        3, wealth={"A": "2 jade", "B": "1 jade", "C": ""}, cities={"A1": "C: reserve jade"}
    )
    assert match.supply()["jade"] == 15 - 2 - 1 - 1
    assert match.stock()["market_reserve"] == 19
    match = war(
        1, (2,), cities={"B2": "A: garrison", "B3": "B: reserve jade"}, wealth={"A": "1 jade"}
    )
    assert match.task("B") == "turn"
    assert match.supply()["jade"] == 15  # what A paid and what B lost
