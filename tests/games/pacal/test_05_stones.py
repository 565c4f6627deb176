"""Chapter 5: putting in stones."""

from __future__ import annotations

from typing import Any

import pytest

from ceiba import BadPosition
from tests.games.pacal.kit import (
    CORNERS,
    PLAYERS,
    SEATS,
    allowance,
    end_turn,
    heard,
    hint,
    inside,
    offered,
    options,
    play,
    prompt,
    putting_in,
    refused,
    rocket,
    stones,
    supply,
    table,
    task,
    whole_turn,
)

MIDDLE = {"A": "F6", **CORNERS}
TEN = [f"{column}2" for column in "ABCDEFGHIJ"]
"""All stones of a player in sight: none is left in the supply."""

MOVES: dict[str, tuple[dict[str, Any], list[str], int]] = {
    "straight": ({"die": 2}, ["fly F4"], 2),
    "special": ({"die": "special"}, ["fly F4"], 2),
    "turning": ({"die": 2}, ["turn G5"], 1),
    "token": ({"die": 2}, ["spend 2", "stand G5"], 1),
    "free": (
        {"die": 2, "tokens": {"A": []}, "pyramids": {"B": {"F5": 1, "F7": 2, "E6": 2, "G6": 2}}},
        ["stand G5"],
        0,
    ),
}
"""What lies there, A's answers, and the allowance."""


@pytest.mark.clause("PR-5.1")
@pytest.mark.parametrize("kind", MOVES)
def test_the_move_says_how_many_stones(kind: str) -> None:
    facts, answers, allowed = MOVES[kind]
    match = table(rockets=MIDDLE, **facts)
    play(match, "A", *answers)
    [moved] = heard(match, "moved")
    assert (moved["way"], moved["allowance"]) == (kind, allowed)
    put_in = 0
    while match.waiting == ["A"] and task(match) == "put_in":
        match.play(f"A {options(match)[0]}")
        put_in += 1
    assert put_in == allowed
    assert supply(match, "A") == 10 - allowed


@pytest.mark.clause("PR-5.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_into_the_own_rocket_and_one_into_another(players: int) -> None:
    match = putting_in(players, turn="B", start="B")
    assert prompt(match, "B") == ("PR-5.2", "put-in", {"supply": 10})
    others = [seat for seat in SEATS[:players] if seat != "B"]
    assert set(options(match, "B")) == {"drop B", *(f"drop {seat}" for seat in others), "done"}
    for other in others:
        match = putting_in(players, turn="B", start="B")
        cell = rocket(match, other)
        assert hint(match, f"drop {other}", "B") == {"kind": "stone", "cell": cell, "supply": 9}
        play(match, "B", f"drop {other}")
        assert options(match, "B") == ["drop B", "done"]
        play(match, "B", "drop B")
        assert heard(match, "dropped") == [
            {"seat": "B", "rocket": other, "cell": cell},
            {"seat": "B", "rocket": "B", "cell": rocket(match, "B")},
        ]
        assert supply(match, "B") == 8
        assert match.waiting != ["B"]


@pytest.mark.clause("PR-5.2")
def test_the_own_rocket_may_come_first() -> None:
    match = putting_in()
    play(match, "A", "drop A")
    assert prompt(match) == ("PR-5.2", "put-in-other", {"supply": 9})
    assert options(match) == ["drop B", "drop C", "drop D", "drop E", "done"]
    play(match, "A", "drop E")
    assert (inside(match, "A"), inside(match, "E")) == ("A", "A")


@pytest.mark.clause("PR-5.3")
def test_with_one_only_the_own_rocket() -> None:
    match = putting_in(other=False)
    assert prompt(match) == ("PR-5.3", "put-in-own", {"supply": 10})
    assert options(match) == ["drop A", "done"]
    assert refused(match, "A drop C") == ("PR-5.1", "only-own-rocket", {"rocket": "C"})


@pytest.mark.clause("PR-5.4")
@pytest.mark.parametrize(
    ("answers", "used"),
    [(["done"], 0), (["drop A", "done"], 1), (["drop C", "done"], 1), (["drop A", "drop C"], 2)],
)
def test_fewer_or_none(answers: list[str], used: int) -> None:
    match = putting_in()
    play(match, "A", *answers)
    assert supply(match, "A") == 10 - used
    assert inside(match, "A") + inside(match, "C") == "A" * used
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-5.4")
def test_what_was_not_put_in_is_not_kept_for_the_next_turn() -> None:
    match = table(die=2, rockets=MIDDLE)
    play(match, "A", "fly F4", "done")
    assert allowance(match) == (False, False)
    play(match, "B", "turn B2")
    assert options(match, "B") == ["drop B", "done"]


@pytest.mark.clause("PR-5.5")
def test_stones_come_from_the_own_supply() -> None:
    match = putting_in(stones={"A": TEN[:7]})
    assert supply(match, "A") == 3
    play(match, "A", "drop B", "drop A")
    assert [supply(match, seat) for seat in SEATS] == [1, 10, 10, 10, 10]
    assert len(stones(match)) == 7


@pytest.mark.clause("PR-5.5")
def test_the_last_stone_of_the_supply() -> None:
    """With one stone and none in sight the second is passed over."""
    match = putting_in(inside={"C": ["A"] * 9})
    assert supply(match, "A") == 1
    play(match, "A", "drop A")
    assert supply(match, "A") == 0
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-5.6")
def test_a_stone_stays_where_it_was_put_in() -> None:
    match = table(die=2, rockets=MIDDLE)
    play(match, "A", "fly F4", "drop A", "drop B")
    assert stones(match) == {"A1": "A"}  # B has lifted the rocket by now
    play(match, "B", "fly C1", "done")
    assert stones(match) == {"A1": "A"}
    assert inside(match, "A") == "A"
    while match.waiting != ["A"]:
        whole_turn(match, match.waiting[0])
    assert stones(match) == {"A1": "A", "F4": "A"}


@pytest.mark.clause("PR-5.7")
def test_colours_share_a_cell_but_one_of_each() -> None:
    match = table(die=2, rockets=MIDDLE, inside={"A": list(SEATS)})
    assert stones(match) == {"F6": "ABCDE"}
    with pytest.raises(BadPosition, match=r"PR-5\.7: two stones of B on H4"):
        table(stones={"B": ["H4", "H4"]})


@pytest.mark.clause("PR-5.8")
def test_two_of_a_colour_return_to_their_owner() -> None:
    """B puts a stone into A's rocket, which stands on a stone of B already."""
    match = table(die=2, turn="B", start="B", rockets=MIDDLE, inside={"A": ["B", "C"]})
    play(match, "B", "fly A3", "drop A", "done")
    assert supply(match, "B") == 8
    for seat in "CDE":
        whole_turn(match, seat)
    assert stones(match)["F6"] == "C"
    assert supply(match, "B") == 10
    assert heard(match, "doubles") == [{"seat": "B", "cell": "F6", "stones": 2}]


@pytest.mark.clause("PR-5.8")
def test_returned_stones_are_used_again() -> None:
    match = table(
        die=2,
        start="B",
        turn="A",
        rockets={"A": "A1", "B": "F6", "C": "K1", "D": "A11", "E": "K11"},
        stones={"C": TEN[:8]},
        inside={"A": ["C", "C"]},
    )
    assert supply(match, "C") == 2
    play(match, "A", "fly A3", "done")
    while match.waiting != ["C"]:
        whole_turn(match, match.waiting[0])
    move = next(text for text in options(match, "C") if text.startswith(("fly", "turn")))
    play(match, "C", move, "drop C")
    assert supply(match, "C") == 1


@pytest.mark.clause("PR-5.8")
def test_a_pair_and_singles_at_once() -> None:
    match = table(die=2, rockets=MIDDLE, inside={"A": ["A", "A", "B", "C", "C", "D"]})
    assert stones(match) == {"F6": "BD"}
    assert [supply(match, seat) for seat in SEATS] == [10, 9, 10, 9, 10]


@pytest.mark.clause("PR-5.9", "PR-E22")
def test_with_an_empty_supply_visible_stones_are_used_again() -> None:
    match = putting_in(stones={"A": ["H1", "H2", "H3"]}, inside={"E": ["A"] * 7})
    assert prompt(match) == ("PR-5.9", "take-back", {})
    assert options(match) == ["take H1", "take H2", "take H3", "done"]
    play(match, "A", "take H2")
    assert (task(match), options(match)) == ("put_back", [f"drop {seat}" for seat in SEATS])
    assert stones(match) == {"H1": "A", "H3": "A"}
    play(match, "A", "drop D")
    assert options(match) == ["take H1", "take H3", "done"]
    play(match, "A", "take H3")  # only the own rocket is left for it: it goes there at once
    assert (inside(match, "A"), inside(match, "D")) == ("A", "A")
    assert stones(match) == {"H1": "A"}
    assert task(match) == "build"
    assert heard(match, "taken_back") == [{"seat": "A", "cell": "H2"}, {"seat": "A", "cell": "H3"}]


@pytest.mark.clause("PR-5.9")
def test_not_while_a_stone_is_left() -> None:
    match = putting_in(stones={"A": TEN[:9]})
    assert offered(match, "take") == set()
    assert refused(match, "A take A2") == ("PR-5.9", "supply-not-empty", {"supply": 1})


@pytest.mark.clause("PR-5.9")
def test_only_own_visible_stones() -> None:
    """J2 is B's, F6 lies under the rocket of A itself."""
    match = putting_in(
        rockets=MIDDLE, stones={"A": TEN[:9], "B": ["J2", "A2"]}, inside={"A": ["A"]}
    )
    assert offered(match, "take") == set(TEN[:9])
    for cell in ("J2", "F6", "K9"):
        assert refused(match, f"A take {cell}") == ("PR-R27", "no-own-stone", {"cell": cell})
    play(match, "A", "take A2")
    assert stones(match)["A2"] == "B"


@pytest.mark.clause("PR-5.9")
def test_after_a_turning_move_one() -> None:
    match = table(die=2, rockets=MIDDLE, stones={"A": TEN})
    play(match, "A", "turn G5", "take A2")
    assert (inside(match, "A"), supply(match, "A")) == ("A", 0)
    assert task(match) == "build"
    end_turn(match, "A")
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-5.9")
def test_not_when_no_stone_may_be_put_in() -> None:
    facts, answers, _ = MOVES["free"]
    match = table(rockets=MIDDLE, stones={"A": TEN}, **facts)
    play(match, "A", *answers)
    assert task(match) == "build"
