"""Chapter 4: tokens, blocked rockets, the first round, and where a move may end."""

from typing import Any

import pytest

from tests.games.pacal.facts import SACRED
from tests.games.pacal.kit import AWAY, CORNERS, FACES, PLAYERS, placed, steps, table, words
from tests.testkit.table import SEATS

MIDDLE = {"A": "F6", **CORNERS}
"""A in the middle of the board, nobody near."""


# -- tokens -----------------------------------------------------------------------------------


@pytest.mark.clause("PR-4.16")
@pytest.mark.parametrize("die", FACES)
@pytest.mark.parametrize(("token", "rest"), [(2, [4, 6]), (4, [2, 6]), (6, [2, 4])])
def test_a_token_instead_of_the_die(die: str, token: int, rest: list[int]) -> None:
    match = table(die=die, rockets=MIDDLE)
    assert match.hint(f"spend {token}") == {"kind": "token", "allowance": 1, "points": token}
    match.play(f"A spend {token}")
    assert match.tokens("A") == rest
    assert len(set(match.offered("stand"))) == 117 - 5  # every free cell but the one just left
    match.play("A stand B11")
    assert match.rocket("A") == "B11"
    assert match.heard("spent") == [{"seat": "A", "token": token}]


@pytest.mark.clause("PR-4.16")
def test_a_spent_token_is_gone_for_good() -> None:
    match = table(die=3, rockets=MIDDLE, tokens={"A": [4]})
    assert set(match.offered("spend")) == {"4"}
    assert match.refused("A spend 6") == ("PR-4.16", "token-gone", {"token": 6})
    match.play("A", "spend 4", "stand B11", "done")
    while match.waiting != ["A"]:
        match.whole_turn(match.waiting[0])
    assert (match.tokens("A"), set(match.offered("spend"))) == ([], set())
    assert match.refused("A spend 4") == ("PR-4.16", "token-gone", {"token": 4})


@pytest.mark.clause("PR-4.16")
def test_no_free_landing_without_a_token() -> None:
    match = table(die=3, rockets=MIDDLE)
    assert match.refused("A stand B11") == ("PR-4.16", "spend-token-first", {"cell": "B11"})
    assert match.refused("A stand C9") == ("PR-1.5", "lake", {"cell": "C9"})  # not with one either


@pytest.mark.clause("PR-4.17")
def test_one_stone_after_a_token() -> None:
    match = table(die="special", rockets=MIDDLE)
    match.play("A", "spend 2", "stand B11")
    assert match.allowance() == (True, False)
    assert match.options_for() == ["drop A", "done"]
    match.play("A", "drop A")
    assert (match.inside("A"), match.waiting) == ("A", ["B"])


# -- blocked ----------------------------------------------------------------------------------

CORNERED: dict[str, Any] = {
    "die": 3,
    "rockets": {"A": "A1", "B": "C11", "C": "K1", "D": "A11", "E": "K11"},
    "pyramids": {"B": {"B1": 1}, "A": {"A2": 2}},
}


@pytest.mark.clause("PR-4.18", "PR-E7")
def test_blocked_a_token_must_be_spent() -> None:
    match = table(**CORNERED, tokens={"A": [2, 6]})
    assert match.options_for() == ["spend 2", "spend 6"]
    assert match.prompt() == ("PR-4.18", "move-blocked", {"die": "3", "cell": "A1"})
    match.play("A spend 6")
    assert len(set(match.offered("stand"))) == 117 - 2 - 5
    match.play("A stand G5")
    assert (match.tokens("A"), match.allowance()) == ([2], (True, False))


@pytest.mark.clause("PR-4.18")
def test_the_only_token_goes_unasked() -> None:
    match = table(**CORNERED, tokens={"A": [4]})
    assert (match.task(), match.tokens("A")) == ("land", [])


@pytest.mark.clause("PR-4.19", "PR-E7")
def test_blocked_without_a_token_any_free_cell_and_no_stone() -> None:
    match = table(**CORNERED, tokens={"A": []}, stones={"A": ["H4"]})
    assert match.prompt() == ("PR-4.19", "move-free", {"die": "3", "cell": "A1"})
    assert len(set(match.offered("stand"))) == len(match.options_for()) == 117 - 2 - 5
    assert "A1" not in set(match.offered("stand"))
    assert match.hint("stand G5") == {"kind": "free", "allowance": 0}
    match.play("A stand G5")
    assert (match.rocket("A"), match.allowance(), match.supply("A")) == ("G5", (False, False), 9)
    assert match.options_for() == ["build H4 1", "skip"]  # no stone, but building


@pytest.mark.clause("PR-4.19")
def test_only_then_without_paying() -> None:
    """With one open side there is a move, and so no other choice than to make one."""
    match = table(**{**CORNERED, "pyramids": {"B": {"B1": 1}}}, tokens={"A": []})
    assert {text.split()[0] for text in match.options_for()} == {"fly", "turn"}
    assert set(match.offered("fly")) == {"A4"}
    assert match.refused("A stand G5") == ("PR-4.19", "only-with-token", {"cell": "G5"})
    match = table(**CORNERED, tokens={"A": [2]})
    assert match.tokens("A") == []  # paid, since there was one to pay


# -- the first round --------------------------------------------------------------------------


@pytest.mark.clause("PR-4.20")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_the_first_round_all_leave_the_sacred_district(players: int) -> None:
    for seed in range(8):
        match = placed(players, f"leave{seed}")
        for _ in range(players):
            [seat] = match.waiting
            assert {text.split()[0] for text in match.options_for(seat)} == {"fly"}
            assert not set(match.offered("fly", seat)) & set(SACRED)
            match.whole_turn(seat)
        assert not {match.rocket(seat) for seat in SEATS[:players]} & set(SACRED)


@pytest.mark.clause("PR-4.20")
def test_a_move_that_stays_inside_is_refused() -> None:
    match = table(round=1, die=2, rockets={"A": "E5", **CORNERS})
    assert match.prompt()[:2] == ("PR-4.20", "move-first-round")
    assert set(match.offered("fly")) == words("E3 C5")
    assert match.refused("A fly G5") == ("PR-4.20", "must-leave", {"cell": "G5", "start": "E5"})


@pytest.mark.clause("PR-4.21")
def test_turning_from_the_second_round_on() -> None:
    match = table(round=1, die=2, rockets={"A": "E5", **CORNERS})
    assert set(match.offered("turn")) == set()
    for cell in ("D4", "C5"):  # C5 is in line, but not for a turning move
        refusal = ("PR-4.21", "no-turn-in-first-round", {"cell": cell})
        assert match.refused(f"A turn {cell}") == refusal
    match = table(round=2, die=2, rockets={"A": "E5", **CORNERS})
    assert set(match.offered("turn")) == words("D4 F4 D6 F6")


# -- where it ends ----------------------------------------------------------------------------


@pytest.mark.clause("PR-4.22")
@pytest.mark.parametrize(
    "answers", [["fly F4"], ["turn G5"], ["spend 2", "stand H9"]], ids=" ".join
)
def test_a_rocket_may_end_on_stones(answers: list[str]) -> None:
    lying = {seat: ["F4", "G5", "H9"] for seat in "ABC"}
    match = table(die=2, rockets=MIDDLE, stones=lying)
    match.play("A", *answers)
    end = answers[-1].split()[1]
    assert match.rocket("A") == end
    assert match.stones() == {cell: "ABC" for cell in ("F4", "G5", "H9") if cell != end}
    assert match.inside("A") == "ABC"
    match.end_turn("A")
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-4.23")
@pytest.mark.parametrize("die", FACES)
def test_it_never_ends_where_something_stands(die: str) -> None:
    standing = {"A": {"H4": 1, "F8": 2}, "B": {"D6": 5, "E7": 3}}
    match = table(3, die=die, rockets={"A": "F6", "B": "G6", "C": "F3"}, pyramids=standing)
    taken = words("H4 F8 D6 E7 G6 F3 C9 D9 C10 D10 K6 J6 K11")
    assert not (set(match.offered("fly")) | set(match.offered("turn"))) & taken
    match.play("A spend 2")
    assert not set(match.offered("stand")) & taken
    for cell, key in {"H4": "pyramid-there", "G6": "rocket-there"}.items():
        assert match.refused(f"A stand {cell}")[:2] == ("PR-4.23", key)
    assert match.refused("A stand K6")[:2] == ("PR-R3", "covered")


@pytest.mark.clause("PR-4.5", "PR-4.9")
@pytest.mark.parametrize("corner", ["A1", "K1", "A11", "K11"])
def test_from_the_corners(corner: str) -> None:
    rockets = {"A": corner, "B": "E5", "C": "F5", "D": "G5", "E": "F6"}
    match = table(die=3, rockets=rockets)
    x = 1 if corner[0] == "A" else -1
    y = 1 if corner[1:] == "1" else -1
    ahead = {steps(corner, 3 * x, 0), steps(corner, 0, 3 * y)}
    assert set(match.offered("fly")) == ahead
    bends = [(1, 2), (2, 1), (0, 1), (1, 0)]
    ends = {steps(corner, right * x, down * y) for right, down in bends}
    assert set(match.offered("turn")) == ends - {"C10"}  # lake


@pytest.mark.clause("PR-4.6")
def test_three_players_stop_at_the_cover() -> None:
    match = table(3, die=5, rockets={"A": "F6", **AWAY})
    assert "I6" in set(match.offered("fly"))
    assert match.hint("fly I6")["lost"] == 2
