"""Chapter 0: words."""

from __future__ import annotations

import pytest

from ceiba import BadOptions
from tests.games.balam.facts import TILES
from tests.games.balam.kit import (
    built,
    city,
    has,
    last_card,
    new,
    options,
    owner,
    plan,
    play,
    player,
    refused,
    site,
    stock,
    supply,
    table,
    token,
    view,
    war,
)


@pytest.mark.clause("BA-0.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_kings(players: int) -> None:
    assert len(view(new(players)).players) == players


@pytest.mark.clause("BA-0.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_and_no_other_number(players: int) -> None:
    with pytest.raises(BadOptions):
        new(players)


@pytest.mark.clause("BA-0.2")
def test_a_site_has_two_to_four_slots_and_one_product_and_some_tiles_have_none() -> None:
    match = table()
    tiles = {tile.cell: tile.tile for tile in view(match).map.tiles}
    sites = {one.site: (one.product, len(one.places)) for one in view(match).sites}
    assert {cell: TILES[tiles[cell]] for cell in sites} == sites
    assert {slots for _, slots in sites.values()} == {2, 3, 4}
    assert sorted(tiles[cell] for cell in tiles if cell not in sites) == [
        *("cenote_1", "cenote_2", "cenote_3", "volcano_1", "volcano_2")
    ]


@pytest.mark.clause("BA-0.3")
def test_a_city_has_a_building_and_belongs_to_the_king_of_its_large_pyramid() -> None:
    match = table()
    assert (owner(match, "C1"), player(match, "A").cities) == (None, 0)
    play(match, "A", "build C1", "raise village 1", "done")
    assert (owner(match, "C1"), player(match, "A").cities, player(match, "A").large) == ("A", 1, 11)
    play(match, "B", "pass")
    play(match, "A", "transform C1", "remove 1", "done")
    assert (owner(match, "C1"), player(match, "A").cities, player(match, "A").large) == (
        None,
        0,
        12,
    )


@pytest.mark.clause("BA-0.4")
def test_king_wealth_and_maya_wealth_meet_only_in_taxes() -> None:
    match = last_card(
        cities={"B1": city("A", "village", "village"), "C1": city("A", "palace", "temple")},
        A="maize 2",
        eclipse=True,
        card="ball_match",
    )
    assert has(match, "A") == {"maize": 2}  # what villages produce is not his
    plan(match, "A", "B1.1 C1.1", "B1.2 C1.3")
    assert has(match, "A") == {"maize": 2, "cacao": 1}  # what the palace collects is
    assert player(match, "A").sources["ceremony"] == 2


@pytest.mark.clause("BA-0.5")
def test_neighbours_are_joined_by_a_path_of_any_length_without_another_site() -> None:
    match = table()
    assert site(match, "C1").near == ["B1", "E1", "C2"]  # E1 across the cenote on D1
    assert "D3" not in site(match, "C2").near  # D2 or C3 lie between
    assert "C5" in site(match, "C3").near  # across the volcano on C4


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
    play(match, "A", "attack C2")
    assert options(match, "A") == ["target D2", "target C3"]
    assert refused(match, "A target C1") == ("BA-11.1", "no-enemy-city", {"site": "C1"})
    play(match, "A", "target C3")
    assert site(match, "C3").defence == 1  # C's garrison next door is nothing to B
    assert site(match, "C2").defence == 2


@pytest.mark.clause("BA-0.7")
def test_what_is_discarded_returns_to_the_supply_and_pyramids_to_their_owner() -> None:
    match = table(cities={"C1": city("A", "reserve jade", "market")}, A="maize 2")
    assert (supply(match)["jade"], stock(match)["market_reserve"]) == (7, 14)
    assert (player(match, "A").large, player(match, "A").small) == (11, 11)
    play(match, "A", "transform C1", "remove 1", "remove 2", "done")
    assert (supply(match)["jade"], stock(match)["market_reserve"]) == (8, 16)
    assert (player(match, "A").large, player(match, "A").small) == (12, 15)
    assert supply(match)["maize"] == 30 - 1 - 6  # the payment of the turn came back too


@pytest.mark.clause("BA-0.3", "BA-0.7")
def test_a_destroyed_city_is_available_again() -> None:
    match = war(
        3,
        cities={"A1": city("A", "garrison"), "B1": city("B", "reserve jade")},
        A="maize",
    )
    play(match, "A", "attack A1")
    assert (owner(match, "B1"), built(match, "B1")) == (None, ["-"] * 4)
    assert token(match, "A1.1") == "prisoner"
    assert (supply(match)["jade"], player(match, "B").large) == (8, 12)
