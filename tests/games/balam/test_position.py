"""Positions: what may be left out, what follows from the rest, and what is refused."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import ceiba
from ceiba import BadPosition
from tests.games.balam.facts import BOARD, STOCK, WEALTH
from tests.games.balam.kit import Table, city, last_card, table, war

PAGE = Path(__file__).parents[3] / "docs" / "games" / "balam.md"


def laid(**facts: Any) -> Table:
    return Table.lay(2, **facts)


def test_game_and_players_are_enough() -> None:
    match = laid()
    assert (match.view().round, match.waiting, match.view().target) == (1, ["A"], 2)
    assert [match.has(seat) for seat in "AB"] == [{"maize": 6}] * 2
    assert match.supply() == {**WEALTH, "maize": 18}
    assert match.stock() == STOCK
    assert [card.up for card in match.view().cards] == [False] * 3
    assert match.view().deck == 69
    assert len(match.view().map.tiles) == 30


def test_the_examples_of_the_page_can_be_set_up() -> None:
    blocks = re.findall(r"```json\n(.*?)```", PAGE.read_text(), re.S)
    assert len(blocks) == 2
    for block in blocks:
        match = ceiba.set_up(json.loads(block), seed="page")
        assert match.waiting
        again = ceiba.set_up(match.position())
        assert again.state.words() == match.state.words()


def test_what_follows_from_cities_and_wealth() -> None:
    match = laid(
        board=BOARD,
        cities={"C1": city("B", "market", "reserve jade", "temple")},
        wealth={"A": {"jade": 2}},
    )
    assert match.has("B") == {"maize": 6}  # not mentioned: what kings start with
    assert (match.supply()["jade"], match.supply()["maize"]) == (5, 24)
    assert match.stock() == {**STOCK, "market_reserve": 14, "palace_temple": 15}
    assert (match.player("B").large, match.player("B").small) == (11, 11)
    assert match.pyramids("C2") == {"B": 1}
    assert match.built("C1") == ["market", "reserve", "temple", "="]
    assert match.token("C1.2") == "jade"


def test_names_in_either_case() -> None:
    facts = {"board": BOARD, "cards": ["drought up", "ball_match seen A"], "first": "B"}
    match = laid(cities={"C1": city("B", "reserve jade")}, **facts)
    shouted = {key: json.loads(json.dumps(said).upper()) for key, said in facts.items()}
    other = laid(cities={"c1": city("b", "RESERVE Jade")}, **shouted)
    assert other.state.words() == match.state.words()


def test_wealth_and_points_by_letter_or_in_seat_order() -> None:
    match = laid(wealth=[{"jade": 1}, {}], points=[3, 4])
    assert (match.has("A"), match.has("B"), match.scores()) == ({"jade": 1}, {}, [3, 4])
    match = laid(points={"B": {"katun": 2, "cenotes": 6}})
    assert (match.sources("B"), match.points("A")) == ({"katun": 2, "cenotes": 6}, 0)


def test_cards_up_and_seen() -> None:
    match = laid(cards=["drought seen AB", "eclipse up", "decadence"], first="B", turn="A")
    assert [(card.up, card.seen_by) for card in match.view().cards] == [
        *((False, [0, 1]), (True, []), (False, []))
    ]
    assert [card.face for card in match.view("A").cards] == ["drought", "eclipse", None]
    assert (match.view().first, match.waiting) == (1, ["A"])
    assert match.offered("flip") == ["1", "3"]


def test_matches_among_the_cards_told_are_counted() -> None:
    match = laid(discard=["ball_match", "drought", "drought"], cards=["ball_match up"])
    assert match.view().matches_flipped == 2
    assert laid(matches=1).view().matches_flipped == 1


def test_all_cards_up_is_the_end_of_the_round() -> None:
    cards = ["drought up", "drought up", "eclipse up"]
    match = laid(board=BOARD, cards=cards, eclipse=True, cities={"C1": city("A", "village")})
    assert (match.waiting, match.token("C1.1")) == (["A"], "maize")
    match.play("A", "done")
    assert match.view().round == 2


def test_a_site_under_construction_a_war_and_plans_are_written_down() -> None:
    match = table(cities={"C1": city("A", "village")})
    match.play("A", "transform C1", "raise palace 2")
    building = match.position()["building"]
    assert building == {"site": "C1", "owed": 3, "fresh": [2], "changes": 1}
    match = war(
        3, 3, cities={"C1": city("A", *["garrison"] * 2), "B1": city("B", *["village"] * 4)}
    )
    match.play("A", "attack C1", "engage 1", "destroy 1")
    told = match.position()["war"]
    assert (told["damage"], told["captives"], told["dice"]) == (2, 1, [3])
    match = last_card(cities={"C1": city("A", "village", "palace", "reserve jade")})
    match.play("A", "take C1.1", "to C1.2", "take C1.4")
    plan = match.position()["plans"]["A"]
    assert (plan["moves"], plan["hand"], plan["done"]) == (["C1.1 C1.2"], "C1.4", False)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"cities": {"D1": city("A", "village")}}, "no site"),
    ({"cities": {"Z9": city("A", "village")}}, "no site"),
    ({"cities": {"C1": {"1": "village"}}}, "field king"),
    ({"cities": {"C1": city("C", "village")}}, "C"),
    ({"cities": {"C1": {"king": "A"}}}, "at least one building"),
    ({"cities": {"C1": {"king": "A", "5": "village"}}}, "unknown field 5"),
    ({"cities": {"A1": {"king": "A", "3": "village"}}}, "slots 1 to 2"),
    ({"cities": {"C1": {"king": "A", "1": "castle"}}}, "no building"),
    ({"cities": {"C1": {"king": "A", "1": "garrison_2"}}}, "no building"),
    ({"cities": {"C1": {"king": "A", "1": "palace", "2": "village"}}}, "two buildings|takes"),
    ({"cities": {"D2": {"king": "A", "3": "palace"}}}, "takes this slot and the next"),
    ({"cities": {"C1": {"king": "A", "1": "reserve gold"}}}, "no wealth"),
    ({"cities": {"C1": {"king": "A", "1": "reserve jade jade"}}}, "holds 1"),
    ({"cities": {"C1": {"king": "A", "1": "garrison maize"}}}, "does not lie on a garrison"),
    ({"cities": {"C1": {"king": "A", "1": "temple maize"}}}, "holds 0"),
    ({"cities": {"C1": {"king": "A", "1": "market jade"}}}, "holds 0"),
    ({"wealth": {"A": {"gold": 1}}}, "unknown field gold"),
    ({"wealth": {"A": {"jade": 9}}}, "only 8 jade"),
    ({"wealth": {"A": {"jade": -1}}}, "jade"),
    ({"wealth": {"C": {}}}, "C"),
    ({"points": {"A": {"luck": 3}}}, "unknown field luck"),
    ({"cards": ["snow"]}, "no card"),
    ({"cards": ["drought"] * 4}, "3 cards"),
    ({"cards": ["eclipse", "eclipse"]}, "eclipse"),
    ({"cards": ["drought down"]}, "after the face"),
    ({"cards": ["drought seen C"]}, "C"),
    ({"marks": {"C1": {"A": 1}}}, "BA-10.6"),
    ({"board": "5x5 sea 9"}, "BA-R87"),
    ({"board": "2x9"}, "BA-R7"),
    ({"board": "nothing"}, "BA-R7"),
    ({"turn": "C"}, "C"),
    ({"snow": 1}, "unknown: snow"),
    ({"agenda": ["dance"]}, "no task"),
    ({"agenda": ["turn"]}, "'turn' is not written like 'turn A'"),
    ({"agenda": ["turn C"]}, "none of A, B"),
    ({"agenda": ["turn A", "turn B"]}, "not the last thing owed"),
    ({"agenda": ["build_on A", "end_turn A"]}, "being built on"),
    ({"agenda": ["engage A", "end_turn A"]}, "nothing one turn asks for"),
    ({"agenda": ["capture", "conquer A", "end_turn A"]}, "the table does not"),
    ({"agenda": ["pay_any A 7", "end_turn A"]}, "more than there is"),
    ({"agenda": ["pay_any A 1", "end_turn B"]}, "another king"),
    ({"agenda": ["worship A 3", "end_turn A"]}, "none of 0, 1, 2"),
    ({"agenda": ["prosper A drought", "end_turn A"]}, "more than there is"),
    ({"agenda": ["spoil", "end_test"]}, "a round ends with"),
    ({"agenda": []}, "BA-23.1"),
    ({"matches": 9}, "matches: expected int <= 5"),
    ({"matches": 0, "cards": ["ball_match up"]}, "BA-12.1"),
    ({"eclipse": True, "deck": ["eclipse"]}, "BA-1.2"),
    ({"eclipse": False, "discard": ["eclipse"]}, "BA-12.1"),
    ({"deck": []}, "BA-1.2"),
    ({"round": 1, "discard": ["drought"]}, "BA-6.1"),
    ({"supply": {"maize": 3}}, "BA-1.3"),
    ({"wealth": {"A": {"maize": 10**25}}}, "maize"),
    ({"points": {"A": 1e300}}, "points"),
    ({"building": {"site": "C1"}}, "taken when building"),
    ({"plans": {}}, "nobody distributes"),
    ({"options": {"matches": "6"}}, "matches"),
    ({"options": {"colour": "red"}}, "colour"),
]


@pytest.mark.parametrize(("facts", "why"), REFUSED, ids=[str(facts)[:50] for facts, _ in REFUSED])
def test_impossible_tables_are_refused_with_the_reason(facts: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        laid(**{"board": BOARD, **facts})


def test_a_village_holds_only_what_its_site_produces() -> None:
    """Jade cannot lie on a village of maize."""
    with pytest.raises(BadPosition):
        laid(board=BOARD, cities={"C1": {"king": "A", "1": "village jade"}})
