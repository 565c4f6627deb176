"""A few worked examples of Balam from end to end; the clauses have their own tests."""

from __future__ import annotations

from typing import Any

import pytest

import ceiba
from ceiba import IllegalAction, Match

BOARD = (
    "sea_3 cacao_1 maize_01 cenote_2 jade_2 sea_4/90; "
    "cenote_3 cenote_1 maize_13 jade_1 maize_03 obsidian_1; "
    "obsidian_2 maize_02 maize_12 maize_05 maize_04 maize_09; "
    "cacao_2 maize_10 volcano_1 maize_06 volcano_2 obsidian_3; "
    "sea_2/270 cacao_3 maize_07 maize_08 maize_11 sea_1/180"
)
"""The reference board of the specification."""
END_OF_ROUND = ["production", "open_plans", "distribute", "carry_out", "spoil", "chaak", "end_test"]


def table(players: int = 2, **facts: Any) -> Match:
    facts = {"board": BOARD, **facts}
    return ceiba.set_up({"game": "balam", "players": players, **facts}, seed="test")


def play(match: Match, *lines: str) -> None:
    for line in lines:
        match.play(line)


def wealth(match: Match, seat: int) -> dict[str, int]:
    return {name: n for name, n in match.view().players[seat].wealth.items() if n}


def tokens(match: Match, place: str) -> list[str]:
    slots = [slot for site in match.view().sites for slot in site.places]
    return next(slot.tokens for slot in slots if slot.place == place)


@pytest.mark.clause("BA-E7")
def test_opening() -> None:
    match = table()
    play(
        match, "A build C1", "A raise palace 1", "A raise village 3", "A raise village 4", "A done"
    )
    assert wealth(match, 0) == {"maize": 1}
    assert match.view().players[0].large == 11
    assert match.waiting == ["B"]


@pytest.mark.clause("BA-E8")
def test_a_temple_needs_two_adjacent_slots() -> None:
    match = table(cities={"C1": {"king": "A", "1": "village", "3": "village"}})
    match.play("A transform C1")
    with pytest.raises(IllegalAction) as refused:
        match.play("A raise temple 2")
    assert refused.value.clause == "BA-9.6"
    play(match, "A remove 3", "A raise temple 2")
    assert [slot.building for slot in match.view().sites[2].places] == [
        *("village", "temple", "temple"),
        None,
    ]


@pytest.mark.clause("BA-E1")
def test_war() -> None:
    """The dice are read from the event; everything else follows from them."""
    match = table(
        cities={
            "A1": {"king": "A", "1": "garrison obsidian", "2": "garrison"},
            "B1": {"king": "B", "1": "garrison", "2": "garrison obsidian", "3": "village"},
            "C1": {"king": "B", "1": "garrison"},
        },
        wealth={"A": {"maize": 1}, "B": {}},
    )
    play(match, "A attack A1", "A engage 2", "A spend 1", "B spend 0")
    rolled = next(event.data for event in match.events() if event.kind == "rolled")
    successes = sum(die for die in rolled["dice"] if die > 0)
    assert rolled["attack"] == successes + 1
    assert rolled["defence"] == 3
    assert match.view().supply["obsidian"] == 15
    assert tokens(match, "B1.2") == ["obsidian"]


@pytest.mark.clause("BA-E3")
def test_transport() -> None:
    """G1 is B2's neighbour C1, and so on: cacao, obsidian and maize cities in a row."""
    match = table(
        cities={
            "B1": {
                "king": "A",
                "1": "market",
                "2": "village",
                "3": "village",
                "4": "garrison prisoner",
            },
            "A1": {"king": "A", "1": "palace"},
            "C1": {"king": "A", "1": "temple", "3": "village", "4": "garrison"},
        },
        agenda=END_OF_ROUND,
    )
    play(match, "A take B1.2", "A to A1.1", "A take C1.3", "A to A1.1")
    play(match, "A take B1.4", "A to C1.1", "A take B1.3", "A to C1.1")
    with pytest.raises(IllegalAction):
        match.play("A take B1.1")
    match.play("A done")
    assert match.view().players[0].sources["ceremony"] == 5
    # 6 to begin with, 1 collected, 2 of Chaak's clemency
    assert wealth(match, 0) == {"maize": 9, "cacao": 1}


@pytest.mark.clause("BA-E4")
def test_no_road_through_an_enemy_city() -> None:
    match = table(
        cities={
            "A3": {"king": "A", "1": "village"},
            "B3": {"king": "B", "1": "village"},
            "A4": {"king": "B", "1": "village"},
            "A1": {"king": "B", "1": "village"},
            "C3": {"king": "A", "1": "palace"},
        },
        agenda=END_OF_ROUND,
    )
    match.play("A take A3.1")
    with pytest.raises(IllegalAction) as refused:
        match.play("A to C3.1")
    assert (refused.value.clause, refused.value.data["seat"]) == ("BA-17.3", "B")


@pytest.mark.clause("BA-E18")
def test_cenotes() -> None:
    match = table(
        cities={"C1": {"king": "A", "1": "reserve prisoner", "2": "reserve maize"}},
        cards=["cenote_worship"],
    )
    play(match, "A flip 1", "A offer C1.1")
    assert match.view().players[0].points == 6
    play(match, "A offer C1.2")
    assert match.view().players[0].points == 8
    assert match.waiting == ["B"]


def test_a_look_is_seen_by_one_king_alone() -> None:
    match = table(
        cities={"C1": {"king": "A", "1": "observatory"}},
        agenda=["divination", "first_turn"],
        cards=["drought", "eclipse"],
    )
    play(match, "A look 1", "A done")
    assert match.view("A").cards[0].face == "drought"
    assert match.view("B").cards[0].face is None
    assert match.view("B").cards[0].seen_by == ["A"]
