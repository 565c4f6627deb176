"""A few worked examples of Dix-Huit Lapins from end to end; the clauses have their own tests."""

from __future__ import annotations

from typing import Any

import pytest

import ceiba
from ceiba import IllegalAction, Match

BOARD = (
    "jade_1 maize_01 maize_02 maize_03; obsidian_1 maize_05 maize_06 maize_07; "
    "maize_08 maize_09 maize_10 maize_11; shell_1 maize_13 maize_14 maize_15"
)
END_OF_ROUND = ["production", "open_plans", "distribute", "carry_out", "spoil", "end_test"]


def table(players: int = 2, **facts: Any) -> Match:
    facts = {"board": BOARD, **facts}
    return ceiba.set_up({"game": "lapins", "players": players, **facts}, seed="test")


def play(match: Match, *lines: str) -> None:
    for line in lines:
        match.play(line)


def site(match: Match, name: str) -> Any:
    return next(site for site in match.view().sites if site.site == name)


@pytest.mark.clause("DL-E10")
def test_opening() -> None:
    match = table()
    play(
        match, "A build B1", "A raise palace 1", "A raise village 3", "A raise village 4", "A done"
    )
    assert match.view().players[0].wealth["maize"] == 5
    assert match.view().players[0].large == 11


@pytest.mark.clause("DL-E14", "DL-E7")
def test_control_tokens_follow_markets_and_sites() -> None:
    match = table(
        cities={"B2": {"king": "A", "1": "village"}, "B3": {"king": "B", "1": "village"}},
        wealth={"A": {"cacao": 1, "maize": 3}, "B": {"maize": 5}},
    )
    play(match, "A transform B2", "A raise market 2", "A done")
    assert [site(match, name).marks[0] for name in ("B1", "A2", "C2", "B3")] == [1, 1, 1, 0]
    assert site(match, "B1").price == [0, 2]
    play(match, "B transform B3", "B remove 1", "B done")
    assert site(match, "B3").marks == [1, 0]
    play(match, "A transform B2", "A remove 2", "A done")
    assert all(not any(s.marks) for s in match.view().sites)


@pytest.mark.clause("DL-E5", "DL-E8")
def test_a_temple_takes_one_of_each() -> None:
    match = table(
        cities={
            "A1": {"king": "A", "1": "temple", "3": "village"},
            "A2": {"king": "A", "1": "palace", "3": "village", "4": "village"},
            "A3": {"king": "A", "1": "village", "2": "village", "3": "reserve"},
            "A4": {"king": "A", "1": "village", "2": "village"},
        },
        wealth={"A": {}},
        agenda=END_OF_ROUND,
    )
    play(match, "A take A1.3", "A to A1.1", "A take A2.3", "A to A1.1")
    play(match, "A take A3.1", "A to A1.1", "A take A3.2")
    with pytest.raises(IllegalAction):
        match.play("A to A1.1")
    play(match, "A to A2.1", "A take A4.1", "A to A1.1")
    play(match, "A take A4.2", "A to A2.1", "A take A2.4", "A to A2.1", "A done")
    assert match.view().players[0].points == 7
    assert sum(match.view().players[0].wealth.values()) == 3


@pytest.mark.clause("DL-3.17", "DL-3.33", "DL-R60")
def test_level_2_garrisons() -> None:
    match = table(
        cities={
            "B2": {"king": "A", "1": "garrison", "2": "garrison", "3": "garrison_2"},
            "B3": {"king": "B", "1": "village", "2": "village"},
        },
        wealth={"A": {"obsidian": 1, "maize": 9}},
    )
    play(match, "A transform B2", "A raise garrison_2 1", "A done")
    assert site(match, "B2").levels == 5
    assert match.view().players[0].buildings["garrison_2"] == 2
    play(match, "B pass", "A attack B2")
    with pytest.raises(IllegalAction) as refused:
        match.play("A engage 6")
    assert refused.value.clause == "DL-3.24"
    match.play("A engage 5")
    assert match.view().players[0].wealth["maize"] == 9 - 1 - 3
    assert len(match.view().war.dice) == 5


@pytest.mark.clause("DL-4.2", "DL-4.3", "DL-R41")
def test_divination() -> None:
    match = table(
        cities={"B2": {"king": "A", "1": "observatory", "2": "observatory", "3": "observatory"}},
        cards=["drought up", "cacao_feast", "ball_match"],
    )
    play(match, "A divine", "A look 2", "A look deck")
    view = match.view("A")
    assert view.cards[1].face == "cacao_feast"
    assert view.deck_seen[0].face is not None
    assert match.view("B").deck_seen[0].face is None
    with pytest.raises(IllegalAction) as refused:
        match.play("A look deck")
    assert refused.value.clause == "DL-R41"
    play(match, "A look 3", "A flip 3")
    assert match.view().matches_flipped == 1
