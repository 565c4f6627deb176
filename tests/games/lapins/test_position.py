"""Positions of Dix-Huit Lapins: written down, read back, and refused where they cannot be."""

from typing import Any

import pytest

import ceiba
from ceiba import BadPosition
from tests.games.lapins.kit import BIG, BOARD, Table, end_of_round, table, war


def position(**facts: Any) -> dict[str, Any]:
    return {"game": "lapins", "players": 2, "board": BOARD, **facts}


# -- what is left out -------------------------------------------------------------------------


def test_game_and_players_are_enough() -> None:
    match = Table.lay(3, "bare")
    assert match.waiting == ["A"]
    assert match.view().map.columns == 6
    assert [match.has(seat) for seat in "ABC"] == [{"maize": 10}] * 3
    assert match.cards() == [None] * 4
    assert match.view().deck == 60
    assert match.view().round == 1


def test_supply_tiles_steles_and_control_follow() -> None:
    cities = {"B2": "A: market, palace", "C3": "B: reserve jade, garrison_2 prisoner prisoner"}
    match = table(cities=cities, wealth={"A": "2 jade"})
    assert (match.supply()["jade"], match.supply()["prisoner"], match.supply()["maize"]) == (
        12,
        8,
        30,
    )
    assert (match.stock()["market_reserve"], match.stock()["palace_temple"]) == (18, 19)
    assert (match.player("A").large, match.player("A").small) == (11, 8)
    assert match.marked() == dict.fromkeys(["B1", "A2", "C2", "B3"], "A")


def test_cards_told_and_dealt() -> None:
    match = table(3, cards=["drought seen B", "cacao_feast up"], discard=["ball_match"] * 3)
    assert match.cards("B")[:2] == ["drought", "cacao_feast"]
    assert match.cards()[:2] == [None, "cacao_feast"]
    assert match.view().matches_flipped == 3
    assert match.view().deck == 64 - 3 - 4
    assert match.options_for("A", "flip") == ["flip 1", "flip 3", "flip 4"]


def test_all_cards_up_is_the_end_of_the_round() -> None:
    match = table(cities={"A1": "A: village"}, cards=["favourable_maize up"] * 3)
    assert match.task("A") == "distribute"
    assert match.city("A1") == "A: village jade"


@pytest.mark.clause("DL-R58")
def test_gaps_in_the_control_tokens_are_told() -> None:
    match = table(cities={"B2": "A: market"}, marks={"B1": {"A": 1}})
    assert match.marked() == {"B1": "A"}
    assert match.player("A").small == 11
    assert match.position()["marks"] == {"B1": {"A": 1}}


def test_points_by_source_or_as_a_number() -> None:
    match = table(points={"A": {"ceremony": 14, "matches": 3}, "B": 20})
    assert (match.points("A"), match.points("B")) == (17, 20)
    assert match.player("A").sources == {"ceremony": 14, "matches": 3, "wealth": 0}


# -- in the middle of something ---------------------------------------------------------------


def test_a_site_being_built_on() -> None:
    match = table()
    match.play("A", "build B2", "raise village 1")
    again = match.again()
    assert again.task("A") == "build_on"
    again.play("A", "raise palace 2", "done")
    assert again.has("A") == {"maize": 6}


def test_a_war_under_way() -> None:
    match = war(2, (6, 3), cities={"B2": "A: garrison, garrison", "B3": "B: village, market"})
    again = match.again()
    again.play("A", "lose B2.1", "destroy 1")
    assert again.task("A") == "conquer"  # three points razed both
    assert again.view().war.dice == [-1, 3]


def test_plans_under_way() -> None:
    match = end_of_round(cities={"B2": "A: village, village, temple", "C3": "B: village, palace"})
    match.play("A", "take B2.1", "to B2.3", "take B2.2")
    match.play("B", "take C3.1", "to C3.2", "done")
    again = match.again()
    assert again.options_for("A") == ["keep"]
    again.play("A", "keep", "done")
    assert again.points("A") == 1
    assert again.has("B") == {"maize": 11}


def test_a_divination_under_way() -> None:
    match = table(cities={"B2": "A: observatory, observatory"}, cards=["drought", "ball_match"])
    match.play("A", "divine", "look 2")
    again = match.again()
    assert again.cards("A") == [None, "ball_match", None]
    assert again.cards("B") == [None, None, None]
    assert again.options_for("A") == ["look 1", "look 3", "done"]
    again.play("A", "done", "flip 2")


# -- what cannot be ---------------------------------------------------------------------------

VILLAGE = {"king": "A", "1": "village"}


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"wealth": {"A": {"maize": 41}}}, "only 40 maize"),
        (
            {"wealth": {"A": {"jade": 15}}, "cities": {"B2": {"king": "A", "1": "reserve jade"}}},
            "only 15",
        ),
        ({"wealth": {"A": {"gold": 1}}}, "unknown field gold"),
        ({"wealth": {"A": {"maize": -1}}}, "maize"),
        ({"wealth": {"C": {"maize": 1}}}, "C"),
        ({"cities": {"Z9": VILLAGE}}, "no site of this board"),
        ({"cities": {"B2": {"1": "village"}}}, "field king"),
        ({"cities": {"B2": {"king": "A"}}}, "at least one building"),
        ({"cities": {"B2": {"king": "E", "1": "village"}}}, "E"),
        ({"cities": {"A4": {"king": "A", "3": "village"}}}, "slots 1 to 2"),
        ({"cities": {"B2": {"king": "A", "1": "cenote"}}}, "no building"),
        (
            {"cities": {"B2": {"king": "A", "1": "palace", "2": "village"}}},
            "two buildings|next on the ring",
        ),
        ({"cities": {"A4": {"king": "A", "2": "palace"}}}, "next on the ring"),
        ({"cities": {"B2": {"king": "A", "1": "garrison prisoner prisoner"}}}, "holds 1"),
        ({"cities": {"B2": {"king": "A", "1": "garrison_2 jade"}}}, "does not lie on a garrison"),
        ({"cities": {"B2": {"king": "A", "1": "garrison obsidian"}}}, "does not lie on a garrison"),
        ({"cities": {"B2": {"king": "A", "1": "garrison_2 prisoner jade"}}}, "prisoners"),
        ({"cities": {"B2": {"king": "A", "1": "palace jade"}}}, "holds 0"),
        ({"cities": {"B2": {"king": "A", "1": "reserve gold"}}}, "no wealth 'gold'"),
        ({"cities": {"B2": VILLAGE}, "marks": {"B1": {"A": 1}}}, "DL-3.19"),
        ({"cities": {"B2": {"king": "A", "1": "market"}}, "marks": {"B1": {"A": 2}}}, "DL-3.19"),
        ({"cities": {"B2": {"king": "A", "1": "market"}}, "marks": {"B2": {"A": 1}}}, "DL-3.19"),
        ({"cards": ["eclipse"]}, "is no card"),
        ({"cards": ["drought down"]}, "after the face"),
        ({"cards": ["drought"] * 4}, "a round has 3 cards"),
        ({"discard": ["ball_match"] * 6, "agenda": []}, "not so many cards"),
        ({"discard": ["ball_match"] * 6, "agenda": [], "puzzle": True}, "at most 5"),
        ({"agenda": ["start_round"]}, "DL-2.1"),
        ({"cards": ["drought up"] * 3, "agenda": ["end_of_game"]}, "DL-8.1"),
        (
            {"cards": ["drought up", "ball_match up", "drought up"], "agenda": ["start_round"]}
            | {"options": {"matches": "3"}, "matches": 3},
            "DL-8.1",
        ),
        ({"points": {"A": {"cenotes": 3}}}, "points come from ceremony, matches, wealth"),
        ({"turn": "C"}, "C"),
        ({"agenda": ["dance"]}, "no task 'dance'"),
        ({"agenda": ["turn 7"]}, "none of A, B"),
        ({"agenda": ["build_on 0", "end_turn 0"]}, "needs a site"),
        ({"agenda": ["conquer 0", "end_turn 0"]}, "war"),
        ({"agenda": ["pay_any 0 99", "end_turn 0"]}, "more than there is"),
        ({"agenda": ["observe A 1 1 64", "end_turn A"]}, "none of"),
        ({"colour": "red"}, "unknown: colour"),
        ({"options": {"listed_59": "yes"}}, "listed_59"),
        ({"board": "3x5"}, "DL-R11"),
        ({"players": 5}, "5"),
    ],
)
def test_an_impossible_table_is_refused_with_the_reason(facts: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        ceiba.set_up(position(**facts), seed="bad")


@pytest.mark.clause("DL-3.22")
def test_two_ball_courts_in_a_city_are_refused() -> None:
    cities = {"B2": {"king": "A", "1": "ball_court", "2": "ball_court"}}
    with pytest.raises(BadPosition, match="ball_court"):
        ceiba.set_up(position(cities=cities), seed="bad")


@pytest.mark.clause("DL-R20")
def test_thirteen_cities_are_refused() -> None:
    names = [f"{column}{row}" for row in (1, 2, 3) for column in "ABCDEF"][:13]
    cities = dict.fromkeys(names, VILLAGE)
    with pytest.raises(BadPosition, match="only 12 cities"):
        ceiba.set_up(position(board=BIG, cities=cities), seed="bad")


@pytest.mark.clause("DL-R27")
def test_more_markets_than_control_tokens_place_what_there_is() -> None:
    match = table(board=BIG, cities={"C3": "A: market, market, market, market"})
    assert match.player("A").small == 0
    assert sum(len(text) for text in match.marked().values()) == 12
    assert all(set(match.marks(name)) <= {"A"} for name in ("C2", "B3", "D3", "C4"))
