"""Rulings PR-R15 to PR-R20: blocked rockets and the first round."""

import pytest

from ceiba.text import Texts
from tests.games.pacal.facts import SACRED, STRIP
from tests.games.pacal.kit import CORNERS, FACES, laid, placed, table, wall, words

MIDDLE = {"A": "F6", **CORNERS}


@pytest.mark.clause("PR-R15")
@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_blocked_with_a_number_on_all_four_sides(die: int) -> None:
    """A pyramid, a rocket, the lake and the own pyramid round C8."""
    rockets = {"A": "C8", **CORNERS, "B": "B8"}
    match = table(die=die, rockets=rockets, pyramids={"C": {"C7": 1}, "A": {"D8": 2}})
    assert match.options_for() == ["spend 2", "spend 4", "spend 6"]
    match = table(die=die, rockets=rockets, pyramids={"C": {"C7": 1}})
    assert "spend 2" in match.options_for()
    assert set(match.offered("fly"))  # east is open


@pytest.mark.clause("PR-R15")
def test_blocked_with_the_special_face() -> None:
    """Only with no free cell in the row and the column."""
    shut = wall(*(f"{column}1" for column in "BCDEFGHIJK"))
    below = wall(*(f"A{row}" for row in range(2, 12)))
    rockets = {"A": "A1", "B": "E5", "C": "F5", "D": "G5", "E": "E6"}
    match = table(die="special", rockets=rockets, pyramids={"B": shut, "C": below})
    assert match.options_for() == ["spend 2", "spend 4", "spend 6"]
    del below["A11"]
    match = table(
        die="special", rockets=rockets, pyramids={"B": shut, "C": below}, tokens={"A": []}
    )
    assert match.rocket("A") == "A11"  # the only move there is, over nine pyramids
    match = table(die=3, rockets=rockets, pyramids={"B": shut, "C": below})
    assert match.options_for() == ["spend 2", "spend 4", "spend 6"]  # by a number it is shut in


@pytest.mark.clause("PR-R16")
def test_blocked_without_tokens_may_build_and_score() -> None:
    match = table(
        die=3,
        rockets={**MIDDLE, "A": "A1", "B": "C11"},
        pyramids={"B": wall("B1", "A2")},
        tokens={"A": []},
        inside={"A": ["A"]},
    )
    assert match.refused("A stand A1")[1:] == ("same-cell", {"cell": "A1"})
    assert match.refused("A stand B1")[1] == "pyramid-there"
    assert match.refused("A fly A3")[1] == "way-shut"
    match.play("A", "stand C1")
    assert (match.allowance(), match.supply("A")) == ((False, False), 9)
    match.play("A", "build A1 1")  # the stone uncovered by lifting
    assert (match.pyramids()["A1"], match.score("A")) == ("A1", 0)  # B leads the North Group


@pytest.mark.clause("PR-R17")
def test_without_any_free_cell_the_rocket_stays() -> None:
    """Five cells: A's build fills the last one, and B cannot even lift the rocket."""
    match = laid(
        STRIP,
        2,
        step="build",
        die=2,
        rockets=["A1", "B1"],
        inside={"B": ["A", "B"]},
        stones={"A": ["E1"]},
        pyramids={"A": {"C1": 2}, "B": {"D1": 3}},
    )
    match.play("A build E1 1")
    assert match.heard("stayed") == [{"seat": "B", "cell": "B1"}]
    told = match.kinds()
    assert told[:5] == ["built", "turn", "rolled", "stayed", "ended"]
    assert "lifted" not in told  # nothing is uncovered
    [ended] = [told.event for told in match.events() if told.kind == "ended"]
    assert ended.data == {"reason": "no_free_cell"}
    said = Texts("en", "pacal").tell(ended)
    assert said == "The game is over: no cell is free any more. Final scoring!"


@pytest.mark.clause("PR-R17")
def test_one_free_cell_is_where_the_rocket_must_go() -> None:
    match = laid(
        STRIP,
        2,
        die=2,
        rockets=["A1", "B1"],
        inside={"A": ["B"]},
        pyramids={"A": {"C1": 2}, "B": {"D1": 3}},
        tokens={"A": [4]},
    )
    assert match.tokens("A") == []  # shut in: the only token, the only cell, unasked
    assert (match.rocket("A"), match.stones()) == ("E1", {"A1": "B"})


@pytest.mark.clause("PR-R18")
@pytest.mark.parametrize("die", FACES)
def test_first_round_straight_out_and_no_tokens(die: str) -> None:
    match = table(round=1, die=die, rockets={**MIDDLE, "A": "E6"})
    assert {text.split()[0] for text in match.options_for()} == {"fly"}
    assert not set(match.offered("fly")) & set(SACRED)
    assert match.refused("A spend 2") == ("PR-R18", "no-token-in-first-round", {"token": 2})
    assert match.refused("A stand B5")[:2] == ("PR-R18", "no-standing-in-first-round")
    if die == "special":
        assert set(match.offered("fly")) == words(
            "A6 B6 C6 D6 H6 I6 J6 K6 E1 E2 E3 E4 E8 E9 E10 E11"
        )
        told = {"cell": "G6", "start": "E6"}
        assert match.refused("A fly G6") == ("PR-4.20", "must-leave", told)


@pytest.mark.clause("PR-R19")
def test_first_round_nobody_can_leave() -> None:
    """Four rockets two cells away: a 2 leads one cell on, and inside."""
    around = {"A": "F6", "B": "F4", "C": "F8", "D": "D6", "E": "H6"}
    match = table(round=1, die=2, rockets=around)
    assert match.options_for() == ["fly F5", "fly G6", "fly F7", "fly E6"]
    assert match.hint("fly F5")["lost"] == 1
    around["E"] = "K11"  # now east leads out, and so it must be east, unasked
    match = table(round=1, die=2, rockets=around)
    assert (match.rocket("A"), match.task()) == ("H6", "put_in")


@pytest.mark.clause("PR-R19", "PR-E10")
def test_first_round_shut_in_a_token_must_be_spent() -> None:
    around = {"A": "F6", "B": "F5", "C": "E6", "D": "G6", "E": "F7"}
    match = table(round=1, die=2, rockets=around)
    assert match.options_for() == ["spend 2", "spend 4", "spend 6"]
    match.play("A spend 2")
    assert words("E5 G5 E7 G7") <= set(match.offered("stand"))  # the sacred district too
    match.play("A stand E5")
    assert match.allowance() == (True, False)
    match = table(round=1, die=2, rockets=around, tokens={"A": []}, puzzle=True)
    assert len(set(match.offered("stand"))) == 117 - 5
    match.play("A stand G7")
    assert match.allowance() == (False, False)


@pytest.mark.clause("PR-R20")
def test_later_the_sacred_district_is_open() -> None:
    match = table(round=2, die=2, rockets={**MIDDLE, "A": "F4"})
    assert {"F6", "G5", "E5"} <= set(match.offered("fly")) | set(match.offered("turn"))
    match.play("A", "fly F6")
    assert match.rocket("A") == "F6"
    match = table(round=2, die=2, rockets=MIDDLE)
    assert words("E5 G5 E7 G7") <= set(match.offered("turn"))  # from inside to inside


@pytest.mark.clause("PR-R20")
def test_in_the_second_round_of_a_game() -> None:
    match = placed(3, "second-round")
    for _ in range(3):
        match.whole_turn(match.waiting[0])
    [seat] = match.waiting
    match.play(f"{seat} spend 2")
    assert set(SACRED) <= set(match.offered("stand", seat))
