"""Chapter 3: rounds and turns."""

from itertools import pairwise

import pytest

from tests.games.pacal.kit import CORNERS, placed, table
from tests.testkit.table import SEATS

MORE = pytest.mark.parametrize("players", [3, 4, 5])


def rounds_of(players: int, count: int) -> list[tuple[int, str, list[str]]]:
    """Die faces and turns of the first rounds: how many rolls, who rolled, who had a turn."""
    match = placed(players, f"rounds{players}")
    for _ in range(players * count):
        match.whole_turn(match.waiting[0])
    told: list[tuple[int, str, list[str]]] = []
    for event in match.events():
        if event.kind == "round":
            told.append((0, "", []))
        elif event.kind == "rolled":
            told[-1] = (told[-1][0] + 1, event.data["seat"], told[-1][2])
        elif event.kind == "turn":
            told[-1][2].append(event.data["seat"])
    return told[:count]


@MORE
@pytest.mark.clause("PR-3.1", "PR-3.3", "PR-3.4", "PR-3.5")
def test_rolls_and_turns_of_six_rounds(players: int) -> None:
    rounds = rounds_of(players, 6)
    first = SEATS.index(rounds[0][1])
    for number, (rolls, roller, turns) in enumerate(rounds):
        start = (first + number) % players
        assert (rolls, roller) == (1, SEATS[start])
        assert turns == [SEATS[(start + turn) % players] for turn in range(players)]
    for this, following in pairwise(rounds):
        assert following[2][-1] == this[2][0]  # the start player is the last of the next round
        assert following[2][0] == this[2][1]


@MORE
@pytest.mark.clause("PR-3.1")
def test_the_roll_comes_before_anything_else_in_the_round(players: int) -> None:
    match = placed(players)
    for _ in range(2 * players):
        match.whole_turn(match.waiting[0])
    told = match.kinds()
    for place, kind in enumerate(told):
        if kind == "round":
            assert told[place + 1 : place + 4] == ["rolled", "turn", "lifted"]


@MORE
@pytest.mark.clause("PR-3.2")
def test_one_result_for_the_whole_round_in_sight_of_all(players: int) -> None:
    match = placed(players, "one-result")
    for _ in range(4):
        face = match.heard("rolled")[-1]["face"]
        for _ in range(players):
            for seat in (None, *SEATS[:players]):
                assert match.view(seat).die == face
            assert match.prompt(match.waiting[0])[2]["die"] == face
            match.whole_turn(match.waiting[0])


@pytest.mark.clause("PR-3.2")
def test_everybody_moves_by_the_same_number() -> None:
    """A rolled a 4: C, three turns later, flies 4 cells as well."""
    rockets = {"A": "F6", "B": "A1", "C": "A6"}
    match = table(3, die=4, rockets=rockets)
    match.play("A", "fly F2", "done")
    match.play("B", "fly A5", "done")
    assert "E6" in set(match.offered("fly", "C"))
    match.play("C", "fly E6", "done")
    assert [each["seat"] for each in match.heard("rolled")] == ["B"]  # for the next round


@pytest.mark.clause("PR-3.4")
def test_the_new_round_is_rolled_for_by_the_next_player() -> None:
    match = table(4, die=2, start="D", turn="C", round=7)
    match.whole_turn("C")
    assert match.heard("round") == [{"round": 8, "seat": "A"}]
    assert match.heard("rolled")[0]["seat"] == "A"
    assert match.waiting == ["A"]
    assert (match.view().round, match.view().start) == (8, 0)


@pytest.mark.clause("PR-3.6")
def test_the_four_steps_in_their_order() -> None:
    match = table(die=3, rockets={"A": "F6", **CORNERS}, inside={"A": ["A"]}, stones={"A": ["F7"]})
    assert match.task() == "move"
    for early in ("drop A", "done", "build F7 1", "skip"):
        assert match.refused(f"A {early}") == ("PR-4.4", "not-now", {"asked": "move"})
    match.play("A fly F3")
    assert match.task() == "put_in"
    assert match.refused("A build F7 1") == ("PR-3.6", "stones-come-first", {})
    assert match.refused("A fly F2") == ("PR-5.2", "not-now", {"asked": "put-in"})
    match.play("A drop A")
    match.play("A drop B")
    assert match.task() == "build"
    for late in ("fly F2", "drop C", "done"):
        assert match.refused(f"A {late}") == ("PR-6.1", "not-now", {"asked": "build"})
    match.play("A build F7 2")
    assert match.kinds()[:5] == ["moved", "dropped", "dropped", "built", "scored"]
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-3.6")
def test_only_whose_turn_it_is_may_answer() -> None:
    match = table(die=3, rockets={"A": "F6", **CORNERS})
    told = {"seats": ["A"], "task": "asked move"}
    assert match.refused("B fly A4") == ("PR-4.4", "not-asked", told)
    match.play("A", "fly F3")
    told = {"seats": ["A"], "task": "asked put_in"}
    assert match.refused("B drop B") == ("PR-5.2", "not-asked", told)


@pytest.mark.clause("PR-3.7", "PR-4.1")
@pytest.mark.parametrize("die", [2, 3, 4, 5, "special"])
def test_the_move_is_compulsory(die: int | str) -> None:
    match = table(die=die, rockets={"A": "F6", **CORNERS})
    assert {text.split()[0] for text in match.options_for()} <= {"fly", "turn", "spend"}
    assert "F6" not in set(match.offered("fly")) | set(match.offered("turn"))


@pytest.mark.clause("PR-3.7")
def test_stones_and_building_are_optional() -> None:
    match = table(die=3, rockets={"A": "F6", **CORNERS}, stones={"A": ["H4"]}, scores={"A": 4})
    match.play("A", "fly F3", "done", "skip")
    assert match.waiting == ["B"]
    assert (match.rocket("A"), match.score("A")) == ("F3", 4)
    assert match.kinds() == ["moved", "stones_done", "turn", "lifted"]


@pytest.mark.clause("PR-3.7")
def test_only_a_build_scores() -> None:
    """A leads the Palace alone; moving and putting in stones there bring nothing."""
    match = table(
        die=2, rockets={"A": "E6", **CORNERS}, pyramids={"A": {"G4": 3}}, stones={"A": ["F4"]}
    )
    match.play("A", "fly E4", "drop A", "drop B", "skip")
    assert [p.score for p in match.view().players] == [0] * 5
    assert match.heard("scored") == []


@pytest.mark.clause("PR-3.7")
def test_stones_may_be_left_out_and_the_pyramid_built() -> None:
    match = table(die=3, rockets={"A": "F6", **CORNERS}, stones={"A": ["H4"]})
    match.play("A", "fly F3", "done", "build H4 1")
    assert match.score("A") == 5
    match.end_turn("A")
    assert match.waiting == ["B"]
