"""Chapter 5: putting in stones."""

from typing import Any

import pytest

from ceiba import BadPosition
from tests.games.pacal.kit import CORNERS, PLAYERS, putting_in, table
from tests.testkit.table import SEATS

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
    match.play("A", *answers)
    [moved] = match.heard("moved")
    assert (moved["way"], moved["allowance"]) == (kind, allowed)
    put_in = 0
    while match.waiting == ["A"] and match.task() == "put_in":
        match.play(f"A {match.options_for()[0]}")
        put_in += 1
    assert put_in == allowed
    assert match.supply("A") == 10 - allowed


@pytest.mark.clause("PR-5.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_into_the_own_rocket_and_one_into_another(players: int) -> None:
    match = putting_in(players, turn="B", start="B")
    assert match.prompt("B") == ("PR-5.2", "put-in", {"supply": 10})
    others = [seat for seat in SEATS[:players] if seat != "B"]
    assert set(match.options_for("B")) == {"drop B", *(f"drop {seat}" for seat in others), "done"}
    for other in others:
        match = putting_in(players, turn="B", start="B")
        cell = match.rocket(other)
        assert match.hint(f"drop {other}", "B") == {"kind": "stone", "cell": cell, "supply": 9}
        match.play("B", f"drop {other}")
        assert match.options_for("B") == ["drop B", "done"]
        match.play("B", "drop B")
        assert match.heard("dropped") == [
            {"seat": "B", "rocket": other, "cell": cell},
            {"seat": "B", "rocket": "B", "cell": match.rocket("B")},
        ]
        assert match.supply("B") == 8
        assert match.waiting != ["B"]


@pytest.mark.clause("PR-5.2")
def test_the_own_rocket_may_come_first() -> None:
    match = putting_in()
    match.play("A", "drop A")
    assert match.prompt() == ("PR-5.2", "put-in-other", {"supply": 9})
    assert match.options_for() == ["drop B", "drop C", "drop D", "drop E", "done"]
    match.play("A", "drop E")
    assert (match.inside("A"), match.inside("E")) == ("A", "A")


@pytest.mark.clause("PR-5.3")
def test_with_one_only_the_own_rocket() -> None:
    match = putting_in(other=False)
    assert match.prompt() == ("PR-5.3", "put-in-own", {"supply": 10})
    assert match.options_for() == ["drop A", "done"]
    assert match.refused("A drop C") == ("PR-5.1", "only-own-rocket", {"rocket": "C"})


@pytest.mark.clause("PR-5.4")
@pytest.mark.parametrize(
    ("answers", "used"),
    [(["done"], 0), (["drop A", "done"], 1), (["drop C", "done"], 1), (["drop A", "drop C"], 2)],
)
def test_fewer_or_none(answers: list[str], used: int) -> None:
    match = putting_in()
    match.play("A", *answers)
    assert match.supply("A") == 10 - used
    assert match.inside("A") + match.inside("C") == "A" * used
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-5.4")
def test_what_was_not_put_in_is_not_kept_for_the_next_turn() -> None:
    match = table(die=2, rockets=MIDDLE)
    match.play("A", "fly F4", "done")
    assert match.allowance() == (False, False)
    match.play("B", "turn B2")
    assert match.options_for("B") == ["drop B", "done"]


@pytest.mark.clause("PR-5.5")
def test_stones_come_from_the_own_supply() -> None:
    match = putting_in(stones={"A": TEN[:7]})
    assert match.supply("A") == 3
    match.play("A", "drop B", "drop A")
    assert [match.supply(seat) for seat in SEATS] == [1, 10, 10, 10, 10]
    assert len(match.stones()) == 7


@pytest.mark.clause("PR-5.5")
def test_the_last_stone_of_the_supply() -> None:
    """With one stone and none in sight the second is passed over."""
    match = putting_in(inside={"C": ["A"] * 9})
    assert match.supply("A") == 1
    match.play("A", "drop A")
    assert match.supply("A") == 0
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-5.6")
def test_a_stone_stays_where_it_was_put_in() -> None:
    match = table(die=2, rockets=MIDDLE)
    match.play("A", "fly F4", "drop A", "drop B")
    assert match.stones() == {"A1": "A"}  # B has lifted the rocket by now
    match.play("B", "fly C1", "done")
    assert match.stones() == {"A1": "A"}
    assert match.inside("A") == "A"
    while match.waiting != ["A"]:
        match.whole_turn(match.waiting[0])
    assert match.stones() == {"A1": "A", "F4": "A"}


@pytest.mark.clause("PR-5.7")
def test_colours_share_a_cell_but_one_of_each() -> None:
    match = table(die=2, rockets=MIDDLE, inside={"A": list(SEATS)})
    assert match.stones() == {"F6": "ABCDE"}
    with pytest.raises(BadPosition, match=r"PR-5\.7: two stones of B on H4"):
        table(stones={"B": ["H4", "H4"]})


@pytest.mark.clause("PR-5.8")
def test_two_of_a_colour_return_to_their_owner() -> None:
    """B puts a stone into A's rocket, which stands on a stone of B already."""
    match = table(die=2, turn="B", start="B", rockets=MIDDLE, inside={"A": ["B", "C"]})
    match.play("B", "fly A3", "drop A", "done")
    assert match.supply("B") == 8
    for seat in "CDE":
        match.whole_turn(seat)
    assert match.stones()["F6"] == "C"
    assert match.supply("B") == 10
    assert match.heard("doubles") == [{"seat": "B", "cell": "F6", "stones": 2}]


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
    assert match.supply("C") == 2
    match.play("A", "fly A3", "done")
    while match.waiting != ["C"]:
        match.whole_turn(match.waiting[0])
    move = next(text for text in match.options_for("C") if text.startswith(("fly", "turn")))
    match.play("C", move, "drop C")
    assert match.supply("C") == 1


@pytest.mark.clause("PR-5.8")
def test_a_pair_and_singles_at_once() -> None:
    match = table(die=2, rockets=MIDDLE, inside={"A": ["A", "A", "B", "C", "C", "D"]})
    assert match.stones() == {"F6": "BD"}
    assert [match.supply(seat) for seat in SEATS] == [10, 9, 10, 9, 10]


@pytest.mark.clause("PR-5.9", "PR-E22")
def test_with_an_empty_supply_visible_stones_are_used_again() -> None:
    match = putting_in(stones={"A": ["H1", "H2", "H3"]}, inside={"E": ["A"] * 7})
    assert match.prompt() == ("PR-5.9", "take-back", {})
    assert match.options_for() == ["take H1", "take H2", "take H3", "done"]
    match.play("A", "take H2")
    assert (match.task(), match.options_for()) == ("put_back", [f"drop {seat}" for seat in SEATS])
    assert match.stones() == {"H1": "A", "H3": "A"}
    match.play("A", "drop D")
    assert match.options_for() == ["take H1", "take H3", "done"]
    match.play("A", "take H3")  # only the own rocket is left for it: it goes there at once
    assert (match.inside("A"), match.inside("D")) == ("A", "A")
    assert match.stones() == {"H1": "A"}
    assert match.task() == "build"
    assert match.heard("taken_back") == [{"seat": "A", "cell": "H2"}, {"seat": "A", "cell": "H3"}]


@pytest.mark.clause("PR-5.9")
def test_not_while_a_stone_is_left() -> None:
    match = putting_in(stones={"A": TEN[:9]})
    assert set(match.offered("take")) == set()
    assert match.refused("A take A2") == ("PR-5.9", "supply-not-empty", {"supply": 1})


@pytest.mark.clause("PR-5.9")
def test_only_own_visible_stones() -> None:
    """J2 is B's, F6 lies under the rocket of A itself."""
    match = putting_in(
        rockets=MIDDLE, stones={"A": TEN[:9], "B": ["J2", "A2"]}, inside={"A": ["A"]}
    )
    assert set(match.offered("take")) == set(TEN[:9])
    for cell in ("J2", "F6", "K9"):
        assert match.refused(f"A take {cell}") == ("PR-R27", "no-own-stone", {"cell": cell})
    match.play("A", "take A2")
    assert match.stones()["A2"] == "B"


@pytest.mark.clause("PR-5.9")
def test_after_a_turning_move_one() -> None:
    match = table(die=2, rockets=MIDDLE, stones={"A": TEN})
    match.play("A", "turn G5", "take A2")
    assert (match.inside("A"), match.supply("A")) == ("A", 0)
    assert match.task() == "build"
    match.end_turn("A")
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-5.9")
def test_not_when_no_stone_may_be_put_in() -> None:
    facts, answers, _ = MOVES["free"]
    match = table(rockets=MIDDLE, stones={"A": TEN}, **facts)
    match.play("A", *answers)
    assert match.task() == "build"
