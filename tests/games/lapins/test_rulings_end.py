"""Rulings DL-R48 to DL-R52: distribution and end."""

import itertools

import pytest

from tests.games.lapins.kit import end_of_round, last_card


@pytest.mark.clause("DL-R48")
def test_tokens_on_villages_reserves_and_garrisons_are_movable() -> None:
    cities = {"B2": "A: village, reserve jade, garrison_2 prisoner prisoner, garrison prisoner"}
    match = end_of_round(cities=cities)
    assert match.options_for("A") == ["take B2.1", "take B2.2", "take B2.3", "take B2.4", "done"]
    match.play("A", "take B2.1")
    assert match.refused("A done")[1] == "not-now"  # the token in hand goes somewhere first
    match.play("A", "keep")
    assert match.refused("A take C3.1") == ("DL-7.2", "no-token-there", {})


@pytest.mark.clause("DL-R48")
def test_both_prisoners_of_a_garrison_move_each_on_its_own() -> None:
    cities = {"B2": "A: garrison_2 prisoner prisoner, reserve, palace"}
    match = end_of_round(cities=cities, wealth={"A": ""})
    match.carry("A", "B2.1 B2.2", "B2.1 B2.3")
    match.play("A", "done")
    assert match.city("B2") == "A: garrison_2, reserve prisoner, palace"
    assert match.has("A") == {"prisoner": 1}


@pytest.mark.clause("DL-R48")
def test_each_stays_moves_once_or_is_given_up() -> None:
    """Jade is given up to make room for maize; cacao stays in its reserve."""
    cities = {"B2": "A: village, reserve jade, reserve cacao"}
    match = end_of_round(cities=cities)
    match.play("A", "take B2.1")
    assert match.refused("A to B2.2")[1] == "holds-token"
    match.play("A", "keep", "take B2.2", "drop")
    match.carry("A", "B2.1 B2.2")
    match.play("A", "done")
    assert match.city("B2") == "A: village, reserve maize, reserve cacao"
    assert match.supply()["jade"] == 15
    given = [{"seat": "A", "wealth": "jade", "place": "B2.2"}]
    assert match.heard("given_up") == given


@pytest.mark.clause("DL-R48")
def test_capacities_are_judged_on_the_final_state() -> None:
    """Two reserves change their tokens; the village's takes the place of a third."""
    cities = {"B2": "A: reserve jade, reserve cacao, reserve shell, village", "B3": "A: temple"}
    match = end_of_round(cities=cities)
    match.play("A", "take B2.2", "drop")
    match.carry("A", "B2.1 B2.2", "B2.2 B2.1", "B2.3 B3.1", "B2.4 B2.3")
    match.play("A", "take B2.1")
    assert "keep" not in match.options_for("A")  # something else comes to lie there
    match.play("A", "to B2.2", "done")
    assert match.city("B2") == "A: reserve cacao, reserve jade, reserve maize, village"
    assert match.points("A") == 1


@pytest.mark.clause("DL-R48")
def test_a_plan_can_be_changed_until_it_is_done() -> None:
    cities = {"B2": "A: village, village, temple"}
    match = end_of_round(cities=cities, wealth={"A": ""})
    match.carry("A", "B2.1 B2.3")
    match.play("A", "take B2.2")
    assert "to B2.3" not in match.options_for("A")
    match.play("A", "keep", "take B2.1", "keep")
    match.carry("A", "B2.2 B2.3")
    match.play("A", "done")
    assert match.points("A") == 1
    assert match.heard("carried")[0]["place"] == "B2.2"


SHUT_IN = {"A1": "A: village, reserve, temple", "B1": "B: temple", "A2": "B: temple"}


@pytest.mark.clause("DL-R49")
def test_within_one_city_always() -> None:
    match = end_of_round(cities={**SHUT_IN, "D4": "A: reserve"})
    match.play("A", "take A1.1")
    assert match.options_for("A", "to") == ["to A1.2", "to A1.3"]
    assert match.refused("A to D4.1")[1] == "road-blocked"
    match.play("A", "to A1.3", "done")
    assert match.points("A") == 1


@pytest.mark.clause("DL-R49")
def test_along_a_chain_of_own_cities_and_open_sites() -> None:
    """Row 1: own city, open site, own city, all else is B's; then B closes the open site."""
    wall = dict.fromkeys(("A2", "B2", "C2", "D2"), "B: temple")
    cities = {**wall, "A1": "A: village", "C1": "A: village", "D1": "A: temple"}
    match = end_of_round(cities=cities)
    match.carry("A", "A1.1 D1.1", "C1.1 D1.1")
    match.play("A", "done")
    assert match.points("A") == 3
    match = end_of_round(cities={**cities, "B2": "B: temple, market"})
    match.play("A", "take A1.1")
    assert match.options_for("A", "to") == []
    match.play("A", "keep", "take C1.1", "to D1.1")


@pytest.mark.clause("DL-R50")
@pytest.mark.parametrize("order", list(itertools.permutations("ABC")))
def test_plans_are_applied_together(order: tuple[str, ...]) -> None:
    """Three kings send tokens over the same open site; none hinders another."""
    cities = {
        "B1": "A: village, village",
        "B3": "A: temple",
        "A2": "B: village, reserve",
        "C2": "B: palace",
        "C1": "C: village",
        "A3": "C: palace",
    }
    match = end_of_round(3, cities=cities, wealth={"A": "", "B": "", "C": ""})
    moves = {"A": ["B1.1 B3.1"], "B": ["A2.1 C2.1"], "C": []}
    for seat in order:
        match.carry(seat, *moves[seat])
        assert match.points("A") == 0
        assert match.has("B") == {}
        match.play(seat, "done")
    assert match.points("A") == 1
    assert match.has("B") == {"obsidian": 1}


@pytest.mark.clause("DL-R51")
def test_what_stays_on_a_village_or_garrison_is_lost() -> None:
    cities = {"A2": "A: village, garrison_2 prisoner prisoner, garrison prisoner"}
    match = end_of_round(cities=cities)
    match.play("A", "done")
    assert match.city("A2") == "A: village, garrison_2, garrison"
    assert (match.supply()["obsidian"], match.supply()["prisoner"]) == (15, 10)


@pytest.mark.clause("DL-R51")
def test_not_before_the_end_of_the_round() -> None:
    """A prisoner taken in war lies on its garrison until then, and may be taxed."""
    cities = {"B2": "A: garrison prisoner, palace"}
    match = last_card("favourable_maize", cities=cities, wealth={"A": ""})
    match.play("A", "flip 3")
    assert match.city("B2") == "A: garrison prisoner, palace"
    match.carry("A", "B2.1 B2.2")
    match.play("A", "done")
    assert match.has("A") == {"maize": 1, "prisoner": 1}


@pytest.mark.clause("DL-R52")
def test_a_tie_in_points_and_cities_is_shared() -> None:
    cities = {"A1": "A: temple", "B1": "B: temple", "C1": "C: temple", "D1": "C: temple"}
    match = last_card(
        "ball_match",
        3,
        matches=3,
        cities=cities,
        points=[12, 10, 3],
        wealth={"A": "", "B": "2 jade", "C": ""},
    )
    match.play("A", "flip 4")
    outcome = match.outcome()
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [12, 12, 3]
    assert [score.rank for score in outcome.scores] == [1, 1, 3]
    assert match.heard("winners") == [{"seats": ["A", "B"]}]
