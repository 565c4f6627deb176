"""Chapter 0: words."""

import pytest

from ceiba import BadOptions
from tests.games.balam.facts import TILES
from tests.games.balam.kit import city, last_card, new, table, war


@pytest.mark.clause("BA-0.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_kings(players: int) -> None:
    assert len(new(players).view().players) == players


@pytest.mark.clause("BA-0.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_and_no_other_number(players: int) -> None:
    with pytest.raises(BadOptions):
        new(players)


@pytest.mark.clause("BA-0.2")
def test_a_site_has_two_to_four_slots_and_one_product_and_some_tiles_have_none() -> None:
    match = table()
    tiles = {tile.cell: tile.tile for tile in match.view().map.tiles}
    sites = {one.site: (one.product, len(one.places)) for one in match.view().sites}
    assert {cell: TILES[tiles[cell]] for cell in sites} == sites
    assert {slots for _, slots in sites.values()} == {2, 3, 4}
    assert sorted(tiles[cell] for cell in tiles if cell not in sites) == [
        *("cenote_1", "cenote_2", "cenote_3", "volcano_1", "volcano_2")
    ]


@pytest.mark.clause("BA-0.3")
def test_a_city_has_a_building_and_belongs_to_the_king_of_its_large_pyramid() -> None:
    match = table()
    assert (match.owner("C1"), match.player("A").cities) == (None, 0)
    match.play("A", "build C1", "raise village 1", "done")
    assert (match.owner("C1"), match.player("A").cities, match.player("A").large) == ("A", 1, 11)
    match.play("B", "pass")
    match.play("A", "transform C1", "remove 1", "done")
    assert (match.owner("C1"), match.player("A").cities, match.player("A").large) == (None, 0, 12)


@pytest.mark.clause("BA-0.4")
def test_king_wealth_and_maya_wealth_meet_only_in_taxes() -> None:
    match = last_card(
        cities={"B1": city("A", "village", "village"), "C1": city("A", "palace", "temple")},
        A="maize 2",
        eclipse=True,
        card="ball_match",
    )
    assert match.has("A") == {"maize": 2}  # what villages produce is not his
    match.plan("A", "B1.1 C1.1", "B1.2 C1.3")
    assert match.has("A") == {"maize": 2, "cacao": 1}  # what the palace collects is
    assert match.player("A").sources["ceremony"] == 2


@pytest.mark.clause("BA-0.5")
def test_neighbours_are_joined_by_a_path_of_any_length_without_another_site() -> None:
    match = table()
    assert match.site("C1").near == ["B1", "E1", "C2"]  # E1 across the cenote on D1
    assert "D3" not in match.site("C2").near  # D2 or C3 lie between
    assert "C5" in match.site("C3").near  # across the volcano on C4


@pytest.mark.clause("BA-0.6")
def test_friendly_cities_help_enemy_cities_are_attacked() -> None:
    match = war(
        *(0,),
        players=3,
        cities={
            "C2": city("A", "garrison"),
            "C1": city("A", "garrison"),  # friendly to A
            "C3": city("B", "garrison"),  # enemies of A
            "D2": city("C", "garrison"),
        },
    )
    match.play("A", "attack C2")
    assert match.options_for("A") == ["target D2", "target C3"]
    assert match.refused("A target C1") == ("BA-11.1", "no-enemy-city", {"site": "C1"})
    match.play("A", "target C3")
    assert match.site("C3").defence == 1  # C's garrison next door is nothing to B
    assert match.site("C2").defence == 2


@pytest.mark.clause("BA-0.7")
def test_what_is_discarded_returns_to_the_supply_and_pyramids_to_their_owner() -> None:
    match = table(cities={"C1": city("A", "reserve jade", "market")}, A="maize 2")
    assert (match.supply()["jade"], match.stock()["market_reserve"]) == (7, 14)
    assert (match.player("A").large, match.player("A").small) == (11, 11)
    match.play("A", "transform C1", "remove 1", "remove 2", "done")
    assert (match.supply()["jade"], match.stock()["market_reserve"]) == (8, 16)
    assert (match.player("A").large, match.player("A").small) == (12, 15)
    assert match.supply()["maize"] == 30 - 1 - 6  # the payment of the turn came back too


@pytest.mark.clause("BA-0.3", "BA-0.7")
def test_a_destroyed_city_is_available_again() -> None:
    match = war(3, cities={"A1": city("A", "garrison"), "B1": city("B", "reserve jade")}, A="maize")
    match.play("A", "attack A1")
    assert (match.owner("B1"), match.built("B1")) == (None, ["-"] * 4)
    assert match.token("A1.1") == "prisoner"
    assert (match.supply()["jade"], match.player("B").large) == (8, 12)
