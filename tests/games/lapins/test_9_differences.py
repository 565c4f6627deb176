"""Chapter 9: what Dix-Huit Lapins does otherwise than Balam."""

from __future__ import annotations

import pytest

import ceiba
from tests.games.lapins.facts import CARDS, CATASTROPHES, STRUCK
from tests.games.lapins.kit import (
    buildings,
    carry,
    city,
    end_of_round,
    has,
    marks,
    options,
    play,
    player,
    points,
    price,
    refused,
    site,
    table,
    war,
)


@pytest.mark.clause("DL-9.1")
@pytest.mark.parametrize(
    ("action", "cost"),
    [
        (["flip 1"], 0),
        (["pass"], 1),
        (["build D4", "raise village 1", "done"], 2),
        (["transform B2", "remove 4", "done"], 1),
        (["attack B2", "engage 2"], 1),
        (["attack B2", "engage 3"], 2),
    ],
)
def test_what_actions_cost(action: list[str], cost: int) -> None:
    cities = {
        "B2": "A: garrison_2, garrison, -, village",
        "B3": "B: temple, garrison_2, garrison_2",
    }
    match = table(cities=cities, cards=["insurrection"])
    play(match, "A", *action)
    assert has(match, "A") == ({"maize": 10 - cost})


@pytest.mark.clause("DL-9.2")
def test_level_2_garrisons_hold_two_prisoners_and_no_obsidian() -> None:
    cities = {"B2": "A: garrison_2", "B3": "B: village, village, temple", "A2": "A: village"}
    match = war(2, (2, 5), cities=cities)
    play(match, "A", "destroy 1")
    assert city(match, "B2") == "A: garrison_2 prisoner prisoner"
    match = end_of_round(cities={"A2": "A: village, garrison_2"})
    play(match, "A", "take A2.1")
    data = {"wealth": "obsidian"}
    assert refused(match, "A to A2.2") == ("DL-R51", "not-on-garrison", data)


@pytest.mark.clause("DL-9.3")
def test_markets_mark_available_sites_only_and_enemy_cities_are_never_crossed() -> None:
    match = table(
        cities={"B2": "A: market, market, market", "B3": "B: village", "B1": "A: village"}
    )
    assert marks(match, "B3") == marks(match, "B1") == marks(match, "B2") == ""
    assert (marks(match, "A2"), marks(match, "C2")) == ("AAA", "AAA")
    assert player(match, "A").small == 12 - 6
    assert site(match, "B3").open_to == [1]
    assert site(match, "B2").open_to == [0]


@pytest.mark.clause("DL-9.4")
def test_palace_temple_and_ball_court() -> None:
    cities = {
        "B2": "A: palace, temple",
        "B3": "A: reserve maize, reserve jade, reserve shell, reserve cacao",
    }
    match = end_of_round(cities=cities, wealth={"A": ""})
    carry(match, "A", "B3.1 B2.3", "B3.2 B2.3", "B3.3 B2.3", "B3.4 B2.3")
    play(match, "A", "done")
    assert points(match, "A") == 7
    match = end_of_round(cities=cities, wealth={"A": ""})
    carry(match, "A", "B3.1 B2.1", "B3.2 B2.1", "B3.3 B2.1")
    play(match, "A", "take B3.4")
    assert refused(match, "A to B2.1")[1] == "has-enough"


@pytest.mark.clause("DL-9.5")
def test_divination_is_paid_and_part_of_the_flip() -> None:
    """A round begins with a turn, not with looking."""
    match = end_of_round(cities={"B2": "A: observatory", "B3": "B: observatory"})
    assert match.view().round == 2
    assert "divine" in options(match, match.waiting[0])
    seat = match.waiting[0]
    play(match, seat, "divine", "look 1")
    assert has(match, seat) == {"maize": 9}
    assert options(match, seat) == ["flip 1", "flip 2", "flip 3"]


@pytest.mark.clause("DL-9.5")
def test_no_eclipse_no_prosperous_cards_no_volcano_cenote_or_sea() -> None:
    match = ceiba.new("lapins", 4, {"board": "8x5"}, seed="nothing-of-balam")
    assert {tile.kind for tile in match.view().map.tiles} == {"land", "forest"}
    assert match.view().cenotes == []
    assert not any(s.coastal or s.volcanic for s in match.view().sites)
    position = match.position()
    assert {*position["cards"], *position["deck"]} <= set(CARDS)
    for word in ("eclipse", "prosperous", "volcan", "tsunami", "wedding", "cenote"):
        assert not any(word in face for face in CARDS)


@pytest.mark.clause("DL-9.6")
@pytest.mark.parametrize("face", CATASTROPHES)
def test_a_token_on_a_garrison_averts_nothing(face: str) -> None:
    cities = {"B2": f"A: {STRUCK[face]}", "C3": "A: garrison_2 prisoner prisoner"}
    match = table(cities=cities, cards=[face])
    play(match, "A", "flip 1")
    assert options(match, "A", "offer") == []


@pytest.mark.clause("DL-9.6")
def test_decadence_takes_one_building() -> None:
    match = table(cities={"B2": "A: ball_court, observatory, observatory"}, cards=["decadence"])
    play(match, "A", "flip 1", "lose B2.1")
    assert buildings(match, "A") == {"observatory": 2}


@pytest.mark.clause("DL-9.7")
def test_no_second_place_and_a_point_per_token() -> None:
    cities = {
        "A1": "A: ball_court",
        "B1": "A: ball_court",
        "C1": "B: ball_court",
        "C2": "B: temple",
    }
    match = table(3, cities=cities, cards=["ball_match"])
    play(match, "A", "flip 1")
    assert [points(match, seat) for seat in "ABC"] == [2, 0, 0]


@pytest.mark.clause("DL-9.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start(players: int) -> None:
    match = ceiba.new("lapins", players, seed="start")
    view = match.view()
    assert view.target == 4
    assert [has(match, seat) for seat in "ABCD"[:players]] == [{"maize": 10}] * players
    top = [*match.position()["cards"], *match.position()["deck"]][: 2 * players]
    assert top == ["favourable_maize"] * 2 * players
    assert len(view.stock) == 5


@pytest.mark.clause("DL-9.8")
def test_own_cities_are_never_closed() -> None:
    """Three enemy markets around it, none of his own."""
    cities = {
        "B2": "A: village, village",
        "A2": "A: temple",
        "B1": "B: market, market",
        "C2": "B: market, market",
    }
    match = end_of_round(cities=cities)
    assert 0 in site(match, "B2").open_to
    carry(match, "A", "B2.1 A2.1")
    assert price(match, "B3") == [1, 1]
