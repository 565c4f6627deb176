"""Chapter 7: distribution: transport, storage, ceremony and taxes."""

import itertools

import pytest

from tests.games.lapins.facts import STEPS
from tests.games.lapins.kit import end_of_round, last_card, table

WALL = {"B1": "B: village", "B4": "B: village"}
"""With a city of B in B3 too, column A is joined to the others by B2 alone."""


def corridor(mine: int, theirs: int) -> dict[str, str]:
    """A's temple in A2 and village in C2; between them B2 with so many control tokens."""
    return {
        **WALL,
        "A2": f"A: temple{', market' * mine}",
        "C2": "A: village, palace",
        "B3": f"B: village{', market' * theirs}",
    }


@pytest.mark.clause("DL-7.1")
@pytest.mark.parametrize("order", list(itertools.permutations("ABC")))
def test_all_kings_at_the_same_time(order: tuple[str, ...]) -> None:
    """Whoever is done first, the same comes of it."""
    cities = {"A1": "A: village, temple", "C1": "B: village, palace", "C3": "C: village, reserve"}
    match = end_of_round(3, cities=cities)
    assert match.waiting == ["A", "B", "C"]
    moves = {"A": "A1.1 A1.2", "B": "C1.1 C1.2", "C": "C3.1 C3.2"}
    for seat in order:
        match.carry(seat, moves[seat])
        match.play(seat, "done")
    assert match.points("A") == 1
    assert match.has("B") == {"maize": 11}
    assert match.city("C3") == "C: village, reserve maize"


@pytest.mark.clause("DL-7.1")
def test_a_king_without_tokens_is_not_asked() -> None:
    match = last_card("favourable_maize", 3, cities={"A1": "B: village"})
    match.play("A", "flip 4")
    assert match.waiting == ["B"]
    assert match.heard("distribution") == [{"seats": ["B"]}]


@pytest.mark.clause("DL-7.2")
def test_any_distance_to_a_temple_a_palace_or_a_reserve() -> None:
    cities = {
        "A1": "A: village, village, village",
        "D4": "A: reserve, garrison",
        "D1": "A: temple, market",
        "C4": "A: palace, village",
        "B4": "B: temple",
    }
    match = end_of_round(cities=cities, wealth={"A": ""})
    match.play("A", "take A1.1")
    assert match.options_for("A", "to") == ["to D1.1", "to C4.1", "to D4.1"]
    for place, building in {"A1.2": "village", "C4.3": "village", "D1.3": "market"}.items():
        useless = {"place": place, "building": building}
        assert match.refused(f"A to {place}") == ("DL-7.2", "no-use-there", useless)
    assert match.refused("A to D4.2") == ("DL-7.2", "not-on-garrison", {"wealth": "jade"})
    assert match.refused("A to B4.1") == ("DL-7.2", "not-your-city", {"site": "B4"})
    match.play("A", "to D1.1")
    match.carry("A", "A1.2 D4.1", "A1.3 C4.1")
    match.play("A", "done")
    assert match.points("A") == 1
    assert match.city("D4") == "A: reserve jade, garrison"
    assert match.has("A") == {"jade": 1}


@pytest.mark.clause("DL-7.2")
def test_otherwise_it_is_lost() -> None:
    match = end_of_round(cities={"A1": "A: village, village, temple"})
    match.carry("A", "A1.1 A1.3")
    match.play("A", "done")
    assert match.city("A1") == "A: village, village, temple"
    assert match.supply()["jade"] == 15
    assert match.heard("spoiled") == [{"seat": "A", "places": ["A1.2"]}]


@pytest.mark.clause("DL-7.3")
def test_not_through_enemy_cities() -> None:
    cities = {**WALL, "B2": "B: village", "B3": "B: village"}
    match = end_of_round(cities={**cities, "A2": "A: temple", "C2": "A: village"})
    match.play("A", "take C2.1")
    data = {"site": "B2", "seats": ["B"]}
    assert match.refused("A to A2.1") == ("DL-7.3", "road-blocked", data)
    del cities["B2"]
    match = end_of_round(cities={**cities, "A2": "A: temple", "C2": "A: village"})
    match.carry("A", "C2.1 A2.1")


@pytest.mark.clause("DL-7.3")
def test_the_city_named_is_one_on_the_way() -> None:
    """D4 is shut in by C4 and D3; B's city in B2 has nothing to do with it."""
    cities = dict.fromkeys(("B2", "C4", "D3"), "B: temple")
    match = end_of_round(cities={**cities, "A1": "A: village", "D4": "A: reserve"})
    match.play("A", "take A1.1")
    data = {"site": "D3", "seats": ["B"]}
    assert match.refused("A to D4.1") == ("DL-7.3", "road-blocked", data)


@pytest.mark.clause("DL-7.3")
def test_not_even_with_a_market_next_to_them() -> None:
    """Nothing ever opens an enemy city."""
    cities = {**corridor(2, 0), "B2": "B: village"}
    match = end_of_round(cities=cities)
    assert match.site("B2").open_to == [1]
    match.play("A", "take C2.1")
    assert match.refused("A to A2.1")[1] == "road-blocked"


@pytest.mark.clause("DL-7.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "open_"),
    [(0, 0, True), (0, 1, False), (1, 1, True), (1, 2, False), (2, 1, True), (2, 2, True)],
)
def test_not_where_an_enemy_has_more_control_tokens(mine: int, theirs: int, open_: bool) -> None:
    match = end_of_round(cities=corridor(mine, theirs))
    assert match.marks("B2") == "A" * mine + "B" * theirs
    match.play("A", "take C2.1")
    if open_:
        match.play("A", "to A2.1", "done")
        match.play("B", "done")
        assert match.points("A") == 1
    else:
        data = {"site": "B2", "seats": ["B"]}
        assert match.refused("A to A2.1") == ("DL-7.4", "road-blocked", data)


@pytest.mark.clause("DL-7.4")
def test_other_sites_need_not_be_owned() -> None:
    match = end_of_round(cities={"A1": "A: village", "D4": "A: reserve"}, wealth={"A": ""})
    match.carry("A", "A1.1 D4.1")
    match.play("A", "done")
    assert match.city("D4") == "A: reserve jade"


@pytest.mark.clause("DL-7.5")
def test_a_reserve_holds_one_token_which_may_move_again() -> None:
    cities = {"A1": "A: village, reserve maize, temple"}
    match = end_of_round(cities=cities)
    match.play("A", "take A1.1")
    data = {"place": "A1.2", "building": "reserve"}
    assert match.refused("A to A1.2") == ("DL-7.5", "holds-token", data)
    match.play("A", "keep")
    match.carry("A", "A1.2 A1.3", "A1.1 A1.2")  # the old one moves on, the new one takes its place
    match.play("A", "done")
    assert match.city("A1") == "A: village, reserve jade, temple"
    assert match.points("A") == 1


@pytest.mark.clause("DL-7.6")
def test_two_equal_tokens_never_go_to_the_same_temple() -> None:
    match = end_of_round(cities={"A1": "A: village, village, temple", "B1": "A: temple"})
    match.carry("A", "A1.1 A1.3")
    match.play("A", "take A1.2")
    data = {"place": "A1.3", "building": "temple", "wealth": "jade"}
    assert match.refused("A to A1.3") == ("DL-R48", "has-enough", data)
    match.play("A", "to B1.1", "done")
    assert match.points("A") == 2


@pytest.mark.clause("DL-7.7")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_glory_by_number_of_different_tokens(count: int) -> None:
    cities = {
        "B2": "A: temple, reserve maize, reserve cacao",
        "B3": "A: reserve shell, reserve jade, reserve obsidian, reserve prisoner",
    }
    match = end_of_round(cities=cities, wealth={"A": "", "B": ""})
    places = ["B2.3", "B2.4", "B3.1", "B3.2", "B3.3", "B3.4"][:count]
    match.carry("A", *(f"{place} B2.1" for place in places))
    match.play("A", "done")
    assert match.points("A") == STEPS[count]
    assert match.heard("scored") == [{"seat": "A", "points": STEPS[count], "what": "ceremony"}]
    wealth = list(match.view().supply)
    full = [40, 15, 15, 15, 15, 10]
    assert [match.view().supply[name] for name in wealth[:count]] == full[:count]  # discarded


@pytest.mark.clause("DL-7.7")
def test_each_temple_for_itself() -> None:
    """Two tokens in one and one in the other: 3 + 1, not 5."""
    cities = {"B2": "A: temple, temple", "B3": "A: reserve shell, reserve jade, reserve cacao"}
    match = end_of_round(cities=cities)
    match.carry("A", "B3.1 B2.1", "B3.2 B2.1", "B3.3 B2.3")
    match.play("A", "done")
    assert match.points("A") == 4


@pytest.mark.clause("DL-7.8")
def test_king_wealth_is_never_sacrificed_nor_given() -> None:
    """Ten maize on the card: the only token to be moved is the village's."""
    match = end_of_round(cities={"A1": "A: village, temple, reserve"})
    assert match.options_for("A") == ["take A1.1", "done"]
    match.carry("A", "A1.1 A1.2")
    match.play("A", "done")
    assert match.has("A") == {"maize": 10}
    assert match.city("A1") == "A: village, temple, reserve"


@pytest.mark.clause("DL-7.9")
def test_a_palace_collects_three_prisoners_included_and_stores_nothing() -> None:
    cities = {"A1": "A: village, palace, reserve maize", "A2": "A: garrison_2 prisoner prisoner"}
    match = end_of_round(cities=cities, wealth={"A": ""})
    match.carry("A", "A2.1 A1.2", "A2.1 A1.2", "A1.1 A1.2")
    match.play("A", "take A1.4")
    assert match.refused("A to A1.2")[:2] == ("DL-R48", "has-enough")
    match.play("A", "keep", "done")
    assert match.has("A") == {"jade": 1, "prisoner": 2}
    assert match.city("A1") == "A: village, palace, reserve maize"
    assert match.site("A1").places[1].tokens == []


@pytest.mark.clause("DL-7.9")
def test_two_palaces_collect_three_each() -> None:
    cities = {"B2": "A: palace, palace", "B1": "A: village, village, village, village"}
    match = end_of_round(cities=cities, wealth={"A": ""})
    match.carry("A", *(f"B1.{slot} B2.1" for slot in (1, 2, 3)), "B1.4 B2.3")
    match.play("A", "done")
    assert match.has("A") == {"maize": 4}


@pytest.mark.clause("DL-7.10")
def test_what_is_not_in_a_reserve_is_discarded() -> None:
    cities = {
        "A1": "A: village, reserve prisoner, garrison prisoner",
        "A2": "B: village, reserve jade",
    }
    match = end_of_round(cities=cities)
    match.play("A", "done")
    match.play("B", "done")
    assert match.city("A1") == "A: village, reserve prisoner, garrison"
    assert match.city("A2") == "B: village, reserve jade"
    assert (match.supply()["prisoner"], match.supply()["jade"], match.supply()["obsidian"]) == (
        9,
        14,
        15,
    )


@pytest.mark.clause("DL-7.11")
def test_collected_tokens_pay_from_then_on() -> None:
    """A has nothing; a shell taxed this round builds a ball court in the next."""
    cities = {"A4": "A: village", "B4": "A: palace, village"}
    match = end_of_round(cities=cities, wealth={"A": ""}, flipper="B")
    match.carry("A", "A4.1 B4.1", "B4.3 B4.1")
    match.play("A", "done")
    assert match.task("A") == "turn"
    match.play("A", "transform B4", "raise ball_court 4", "done")
    assert match.has("A") == {}
    assert match.city("B4") == "A: palace, village, ball_court"


@pytest.mark.clause("DL-7.11")
@pytest.mark.parametrize("answer", ["build C1", "attack B2", "divine", "pass"])
def test_for_sites_war_and_divination(answer: str) -> None:
    cities = {"B2": "A: garrison, observatory, palace", "B3": "B: temple"}
    match = table(cities=cities, wealth={"A": ""})
    assert answer not in match.options_for("A")
    cities["A1"] = "A: village, village"
    match = end_of_round(cities=cities, wealth={"A": ""}, flipper="B")
    match.carry("A", "A1.1 B2.3", "A1.2 B2.3")
    match.play("A", "done")
    assert match.has("A") == {"jade": 2}
    assert answer in match.options_for("A")
