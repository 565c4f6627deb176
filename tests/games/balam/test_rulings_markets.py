"""Rulings on markets and control (BA-R32 to BA-R38, BA-R76, BA-R83)."""

from typing import Any

import pytest

from ceiba import BadPosition
from tests.games.balam.kit import Table, city, laden, last_card, round_of, table, war


def control(players: int = 3, **cities: Any) -> Table:
    return table(players, cities=cities)


@pytest.mark.clause("BA-R32")
def test_a_pyramid_stays_when_its_site_changes_owner() -> None:
    """A's market on C1 has marked C2: taken by B, lost and taken by A, it is still marked."""
    match = war(
        1, cities={"C1": city("A", "market", "garrison"), "C2": city("B", "village")}, A="maize 3"
    )
    assert match.pyramids("C2") == {"A": 1}
    match.play("A", "attack C1")
    assert (match.owner("C2"), match.pyramids("C2")) == (None, {"A": 1})
    match.play("A", "build C2", "raise village 1", "done")
    assert (match.owner("C2"), match.pyramids("C2")) == ("A", {"A": 1})


@pytest.mark.clause("BA-R32")
def test_each_is_tied_to_the_market_that_placed_it() -> None:
    cities = {"C1": city("A", "market", "village"), "D2": city("A", "market", "village")}
    match = table(cities=cities)
    assert match.pyramids("C2") == {"A": 2}
    match.play("A", "transform D2", "remove 1", "done")
    assert match.marked("A") == {"C1": 1, "B1": 1, "E1": 1, "C2": 1}
    with pytest.raises(BadPosition, match=r"BA-10\.6"):
        table(cities=cities, marks={"C2": {"A": 1}})


@pytest.mark.clause("BA-R33")
def test_one_pyramid_more_than_neighbours_counting_those_freed() -> None:
    cities = {"E2": city("A", "market", "market"), "C1": city("A", "market")}
    match = table(cities=cities, A="maize 3 cacao 3")
    assert match.player("A").small == 15 - 5 - 5 - 4
    match.play("A", "transform E2")
    why = {"needed": 5, "left": 1}
    assert match.refused("A raise market 3") == ("BA-10.7", "too-few-marks", why)
    match.play("A", "remove 1")
    assert match.player("A").small == 6
    match.play("A", "raise market 3")
    assert match.player("A").small == 1


@pytest.mark.clause("BA-R34")
@pytest.mark.parametrize("how", ["war", "catastrophe", "removal"])
def test_a_market_is_lost_by_war_catastrophe_or_removal_alike(how: str) -> None:
    cities = {"C1": city("A", "market", "village"), "C2": city("B", "garrison", "market")}
    if how == "war":
        match = war(1, cities=cities, turn="B")
        match.play("B", "attack C2", "destroy 1")
    elif how == "catastrophe":
        match = round_of("pochteca_competition", "drought", cities=cities)
        match.play("A", "flip 1")
    else:
        match = table(cities=cities)
        match.play("A", "transform C1", "remove 1", "done")
    assert (match.marked("A"), match.player("A").small) == ({}, 15)
    assert match.marked("B") == {"C1": 1, "C2": 1, "D2": 1, "C3": 1}
    assert match.built("C1") == ["-", "village", "-", "-"]


@pytest.mark.clause("BA-R34")
def test_a_lost_city_loses_all_its_markets_but_not_the_pyramids_of_others() -> None:
    cities = {
        "C5": city("A", "market", "market", "village"),
        "D5": city("B", "market"),
        "F1": city("A", "market"),
    }
    match = round_of("volcanic_eruptions", "drought", cities=cities)
    assert match.pyramids("C5") == {"A": 2, "B": 1}
    match.play("A", "flip 1")
    assert (match.owner("C5"), match.pyramids("C5")) == (None, {"B": 1})
    assert match.marked("A") == {"F1": 1, "E1": 1, "F2": 1}


@pytest.mark.clause("BA-R35")
def test_control_of_an_available_site() -> None:
    """C3 is nobody's; its neighbours are C2, B3, D3 and C5."""
    assert control().passes("C3") == "ABC"
    match = control(C2=city("A", "market"))
    assert (match.pyramids("C3"), match.passes("C3")) == ({"A": 1}, "A")
    match = control(C2=city("A", "market"), B3=city("B", "market"))
    assert (match.pyramids("C3"), match.passes("C3")) == ({"A": 1, "B": 1}, "AB")
    match = control(C2=city("A", "market", "market"), B3=city("B", "market"))
    assert (match.pyramids("C3"), match.passes("C3")) == ({"A": 2, "B": 1}, "A")
    match = control(C2=city("A", "market"), B3=city("B", "market"), D3=city("C", "market"))
    assert match.passes("C3") == "ABC"


@pytest.mark.clause("BA-R36")
@pytest.mark.parametrize(
    ("markets", "expected"),
    [
        ({}, "A"),
        ({"B3": ("B", 1)}, "B"),  # 0 against 1
        ({"B3": ("B", 1), "D3": ("C", 1)}, "A"),  # two enemies equally strong
        ({"B3": ("B", 2), "D3": ("C", 1)}, "B"),
        ({"C2": ("A", 1), "B3": ("B", 1)}, "A"),  # a tie with the owner
        ({"C2": ("A", 1), "B3": ("B", 2)}, "B"),
        ({"C2": ("A", 1), "B3": ("B", 2), "D3": ("C", 2)}, "A"),
        ({"C2": ("A", 2), "B3": ("B", 1), "D3": ("C", 2)}, "A"),
        ({"C2": ("A", 1), "B3": ("B", 1), "D3": ("C", 2)}, "C"),
    ],
)
def test_control_of_a_city(markets: dict[str, tuple[str, int]], expected: str) -> None:
    """C3 is A's; exactly one king may pass it, whatever stands there."""
    cities: dict[str, Any] = {
        name: city(king, *["market"] * count) for name, (king, count) in markets.items()
    }
    match = control(C3=city("A", "village"), **cities)
    assert match.passes("C3") == expected


@pytest.mark.clause("BA-R37")
@pytest.mark.parametrize(
    ("count", "mine"), [("strongest_single_enemy", "AB"), ("sum_of_enemies", "")]
)
def test_king_by_king_unless_the_table_adds_enemies_up(count: str, mine: str) -> None:
    """On the available C3: A 2, B 2, C 1. Added up, 3 stand against each 2: nobody passes."""
    match = table(
        3,
        cities={
            "C2": city("A", "market", "market"),
            "B3": city("B", "market", "market"),
            "D3": city("C", "market"),
        },
        options={"control_count": count},
    )
    assert (match.pyramids("C3"), match.passes("C3")) == ({"A": 2, "B": 2, "C": 1}, mine)


@pytest.mark.clause("BA-R37")
@pytest.mark.parametrize(
    ("markets", "single", "added"),
    [
        ({"B3": ("B", 2), "D3": ("C", 1), "C2": ("A", 2)}, "A", ""),
        ({"B3": ("B", 1), "D3": ("C", 1), "C2": ("A", 2)}, "A", "A"),
        ({"B3": ("B", 1), "D3": ("C", 1)}, "A", ""),
        ({"B3": ("B", 2), "D3": ("C", 1)}, "B", "B"),
        ({"B3": ("B", 2), "C2": ("A", 1), "D3": ("C", 1)}, "B", ""),
        ({}, "A", "A"),
    ],
)
def test_the_same_in_a_city(markets: dict[str, tuple[str, int]], single: str, added: str) -> None:
    cities: dict[str, Any] = {
        name: city(king, *["market"] * count) for name, (king, count) in markets.items()
    }
    cities["C3"] = city("A", "village")
    assert table(3, cities=cities).passes("C3") == single
    sums = {"control_count": "sum_of_enemies"}
    assert table(3, cities=cities, options=sums).passes("C3") == added


@pytest.mark.clause("BA-R38")
def test_who_controls_an_enemy_city_may_pass_but_not_use_its_buildings() -> None:
    match = last_card(
        cities={
            "A4": city("A", "market", "village"),
            "A5": city("B", "palace", "village"),
            "A3": city("B", "village"),
            "B4": city("B", "village"),
            "B5": city("A", "palace"),
        },
        A="",
        B="",
    )
    assert match.passes("A5") == "A"
    match.play("A", "take A4.2")
    assert match.options_for("A") == ["to B5.1", "keep"]
    assert match.refused("A to A5.1") == ("BA-17.1", "not-your-city", {"site": "A5"})
    match.play("A", "to B5.1", "done")
    # its owner uses it only for what is inside: the obsidian of A3 cannot come in
    match.play("B", "take A3.1")
    assert match.options_for("B") == ["keep"]
    match.play("B", "keep")
    match.plan("B", "A5.3 A5.1")
    assert (match.has("A"), match.has("B")) == ({"cacao": 1}, {"shell": 1})


@pytest.mark.clause("BA-R76")
def test_the_pyramid_on_the_own_site_counts_too() -> None:
    """One enemy market next door is not enough against an own market in the city."""
    match = control(2, C3=city("A", "market"), C2=city("B", "market"))
    assert (match.pyramids("C3"), match.passes("C3")) == ({"A": 1, "B": 1}, "A")
    match = control(2, C3=city("A", "village"), C2=city("B", "market"))
    assert match.passes("C3") == "B"
    match = control(2, C3=city("A", "market"), C2=city("B", "market", "market"))
    assert match.passes("C3") == "B"
    assert match.passes("C2") == "B"


@pytest.mark.clause("BA-R83")
def test_small_pyramids_govern_transport_and_nothing_else() -> None:
    """B controls C1, C3 and D2; A builds, takes, attacks and defends there all the same."""
    cities = {
        "C2": city("B", "market", "garrison"),
        "C1": city("A", "garrison"),
        "D2": city("A", "garrison"),
    }
    match = war(0, cities=cities, A="maize 4")
    assert match.passes("C1") == match.passes("C3") == match.passes("D2") == "B"
    match.play("A", "build C3", "raise village 1", "done")
    assert (match.owner("C3"), match.has("A")) == ("A", {"maize": 2})  # no price for the site
    match.play("B", "pass")
    assert match.offered("attack") == ["C1", "D2"]
    match.play("A", "attack C1")
    match = war(3, cities=cities | {"D3": city("A", "garrison")}, turn="B")
    match.play("B", "attack C2", "target D2")
    assert match.built("D2")[0] == "-"  # 3 against D2 and D3: one damage


@pytest.mark.clause("BA-R83")
def test_the_cenotes_too_are_reached_only_over_open_sites() -> None:
    """C1 is at a cenote, but B's market on C2 controls it."""
    match = round_of(
        "cenote_worship",
        "drought",
        cities={"C1": city("A", "reserve jade"), "C2": city("B", "market")},
    )
    match.play("A", "flip 1")
    assert (match.waiting, match.token("C1.1")) == (["B"], "jade")


@pytest.mark.clause("BA-R36", "BA-R40")
def test_an_own_market_frees_an_own_city_again() -> None:
    match = laden(F1=city("A", "village", "market"), F2=city("A", "palace"), E1=city("B", "market"))
    assert (match.pyramids("F1"), match.passes("F1")) == ({"A": 1, "B": 1}, "A")
    match.plan("A", "F1.1 F2.1")
    assert match.has("A") == {"shell": 1}


@pytest.mark.clause("BA-R35", "BA-R36")
def test_a_site_closes_when_it_is_taken_and_opens_when_it_is_lost() -> None:
    match = table(A="maize 9", B="maize 9")
    assert match.passes("C2") == "AB"
    match.play("A", "build C2", "raise village 1", "done")
    assert match.passes("C2") == "A"
    match.play("B", "pass")
    match.play("A", "transform C2", "remove 1", "done")
    assert match.passes("C2") == "AB"


@pytest.mark.clause("BA-R35", "BA-R36")
@pytest.mark.parametrize("how", ["war", "catastrophe"])
def test_a_destroyed_city_is_open_again(how: str) -> None:
    """C5 was B's; nobody has a pyramid there."""
    cities = {"C3": city("A", "garrison"), "C5": city("B", "village")}
    if how == "war":
        match = war(1, cities=cities, A="maize")
        assert match.passes("C5") == "B"
        match.play("A", "attack C3")
    else:
        match = round_of("volcanic_eruptions", "drought", cities=cities, turn="B")
        match.play("B", "flip 1")
    assert (match.owner("C5"), match.passes("C5"), match.passes("C3")) == (None, "AB", "A")


@pytest.mark.clause("BA-R34", "BA-R35")
def test_control_comes_and_goes_with_the_market() -> None:
    match = table(A="maize 9 cacao", B="maize 9")
    match.play("A", "build C2", "raise market 1", "raise village 2", "done")
    assert (match.passes("C3"), match.passes("D2")) == ("A", "A")
    match.play("B", "pass")
    match.play("A", "transform C2", "remove 1", "done")
    assert (match.passes("C3"), match.passes("D2"), match.passes("C2")) == ("AB", "AB", "A")
