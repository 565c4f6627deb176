"""Chapter 9: what Dix-Huit Lapins does otherwise than Balam."""

import pytest

from tests.games.lapins.facts import CARDS, CATASTROPHES, STRUCK
from tests.games.lapins.kit import Table, end_of_round, table, war


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
    match.play("A", *action)
    assert match.has("A") == ({"maize": 10 - cost})


@pytest.mark.clause("DL-9.2")
def test_level_2_garrisons_hold_two_prisoners_and_no_obsidian() -> None:
    cities = {"B2": "A: garrison_2", "B3": "B: village, village, temple", "A2": "A: village"}
    match = war(2, (2, 5), cities=cities)
    match.play("A", "destroy 1")
    assert match.city("B2") == "A: garrison_2 prisoner prisoner"
    match = end_of_round(cities={"A2": "A: village, garrison_2"})
    match.play("A", "take A2.1")
    data = {"wealth": "obsidian"}
    assert match.refused("A to A2.2") == ("DL-7.2", "not-on-garrison", data)


@pytest.mark.clause("DL-9.3")
def test_markets_mark_available_sites_only_and_enemy_cities_are_never_crossed() -> None:
    match = table(
        cities={"B2": "A: market, market, market", "B3": "B: village", "B1": "A: village"}
    )
    assert match.marks("B3") == match.marks("B1") == match.marks("B2") == ""
    assert (match.marks("A2"), match.marks("C2")) == ("AAA", "AAA")
    assert match.player("A").small == 12 - 6
    assert match.site("B3").open_to == [1]
    assert match.site("B2").open_to == [0]


@pytest.mark.clause("DL-9.4")
def test_palace_temple_and_ball_court() -> None:
    cities = {
        "B2": "A: palace, temple",
        "B3": "A: reserve maize, reserve jade, reserve shell, reserve cacao",
    }
    match = end_of_round(cities=cities, wealth={"A": ""})
    match.carry("A", "B3.1 B2.3", "B3.2 B2.3", "B3.3 B2.3", "B3.4 B2.3")
    match.play("A", "done")
    assert match.points("A") == 7
    match = end_of_round(cities=cities, wealth={"A": ""})
    match.carry("A", "B3.1 B2.1", "B3.2 B2.1", "B3.3 B2.1")
    match.play("A", "take B3.4")
    assert match.refused("A to B2.1")[1] == "has-enough"


@pytest.mark.clause("DL-9.5")
def test_divination_is_paid_and_part_of_the_flip() -> None:
    """A round begins with a turn, not with looking."""
    match = end_of_round(cities={"B2": "A: observatory", "B3": "B: observatory"})
    assert match.view().round == 2
    assert "divine" in match.options_for(match.waiting[0])
    seat = match.waiting[0]
    match.play(seat, "divine", "look 1")
    assert match.has(seat) == {"maize": 9}
    assert match.options_for(seat) == ["flip 1", "flip 2", "flip 3"]


@pytest.mark.clause("DL-9.5")
def test_no_eclipse_no_prosperous_cards_no_volcano_cenote_or_sea() -> None:
    match = Table.new(4, "nothing-of-balam", board="8x5")
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
    match.play("A", "flip 1")
    assert match.options_for("A", "offer") == []


@pytest.mark.clause("DL-9.6")
def test_decadence_takes_one_building() -> None:
    match = table(cities={"B2": "A: ball_court, observatory, observatory"}, cards=["decadence"])
    match.play("A", "flip 1", "lose B2.1")
    assert match.buildings("A") == {"observatory": 2}


@pytest.mark.clause("DL-9.7")
def test_no_second_place_and_a_point_per_token() -> None:
    cities = {
        "A1": "A: ball_court",
        "B1": "A: ball_court",
        "C1": "B: ball_court",
        "C2": "B: temple",
    }
    match = table(3, cities=cities, cards=["ball_match"])
    match.play("A", "flip 1")
    assert [match.points(seat) for seat in "ABC"] == [2, 0, 0]


@pytest.mark.clause("DL-9.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start(players: int) -> None:
    match = Table.new(players, "start")
    view = match.view()
    assert view.target == 4
    assert [match.has(seat) for seat in "ABCD"[:players]] == [{"maize": 10}] * players
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
    assert 0 in match.site("B2").open_to
    match.carry("A", "B2.1 A2.1")
    assert match.price("B3") == [1, 1]
