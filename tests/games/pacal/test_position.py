"""Tables written by hand: what is left out is filled in, what cannot be is refused."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ceiba import BadPosition
from ceiba.games.pacal.game import GAME
from tests.games.pacal.ends import all_but
from tests.games.pacal.facts import STRIP
from tests.games.pacal.kit import PLAYERS, Table, new, placed, table
from tests.testkit.table import SEATS

# -- what is left out ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_an_empty_table_is_filled_in(players: int) -> None:
    match = table(players)
    view = match.view()
    assert (view.round, view.start, view.turn, match.waiting) == (2, 0, 0, ["A"])
    assert match.task() == "move"
    assert view.die in view.faces
    assert [match.rocket(s) for s in SEATS[:players]] == ["E5", "F5", "G5", "E6", "F6"][:players]
    for seat in SEATS[:players]:
        assert (match.supply(seat), match.left(seat)) == (10, [1, 3, 3, 2, 2])
        assert match.tokens(seat) == [2, 4, 6]
    assert (match.stones(), match.pyramids(), set(match.scores())) == ({}, {}, {0})


def test_rockets_not_mentioned_take_the_free_cells_of_the_sacred_district() -> None:
    match = table(4, rockets={"B": "E5"}, pyramids={"A": {"F5": 2}})
    assert [match.rocket(seat) for seat in "ABCD"] == ["G5", "E5", "E6", "F6"]


def test_supplies_hold_what_is_not_on_the_board() -> None:
    match = table(
        3,
        stones={"A": ["A1", "B1"], "B": ["A1"]},
        inside={"B": ["A", "A"], "C": ["B"]},
        pyramids={"A": {"C1": 5, "D1": 1}},
        step="build",
    )
    assert [match.supply(seat) for seat in "ABC"] == [6, 8, 10]
    assert match.left("A") == [0, 3, 3, 2, 1]


def test_the_die_is_rolled_by_the_seed() -> None:
    one = [table(3, seed=f"s{number}").view().die for number in range(40)]
    assert one == [table(3, seed=f"s{number}").view().die for number in range(40)]
    assert set(one) == {"2", "3", "4", "5", "special"}


def test_the_turn_may_be_anybodys_and_the_others_of_the_round_follow() -> None:
    match = table(4, start="C", turn="D", die=3)
    for seat in "DAB":
        assert match.waiting == [seat]
        match.whole_turn(seat)
    assert (match.waiting, match.view().round) == (["D"], 3)


def test_no_turn_is_the_time_before_a_round() -> None:
    match = table(3, start="B", turn=None, round=4)
    assert (match.waiting, match.view().round, match.view().start) == (["C"], 5, 2)
    match = table(3, start="B", turn=None, round=0, die=None)
    assert (match.waiting, match.view().round, match.view().start) == (["B"], 1, 1)
    assert match.task("B") == "move"


@pytest.mark.parametrize(
    ("step", "asked"), [("lift", "move"), ("stones", "put_in"), ("build", "build")]
)
def test_the_steps_of_a_turn(step: str, asked: str) -> None:
    match = table(3, step=step, stones={"A": ["E3"]}, die=3)
    assert match.task() == asked
    assert match.view().players[0].rocket.lifted is (step == "lift")


def test_who_reached_the_threshold_is_found_in_turn_order() -> None:
    match = table(3, start="B", turn="A", scores=[40, 39, 44], die=3)
    assert match.view().end.reached_by == 2  # B, C, A
    match = table(3, start="B", turn="A", scores=[40, 39, 44], reached="A", die=3)
    assert match.view().end.reached_by == 0


def test_lists_in_seat_order_and_objects_by_letter_say_the_same() -> None:
    by_letter = table(3, rockets={"A": "A1", "B": "B1", "C": "C1"}, scores={"B": 3}, die=2)
    in_order = table(3, rockets=["A1", "B1", "C1"], scores=[0, 3, 0], die="2")
    assert by_letter.state.words() == in_order.state.words()


def test_the_examples_of_the_documentation() -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "pacal.md").read_text("utf-8")
    blocks = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    raising, near_the_end = (Table.from_position(GAME, block, "test") for block in blocks)
    [turn] = re.findall(r"```\n(fly A6\n.*?)```", page, re.DOTALL)
    raising.play("A", *turn.splitlines())
    assert raising.pyramids() == {"C4": "A3"}
    assert raising.stones() == {"D4": "A", "E5": "A"}  # E5: dropped into B's rocket, lifted since
    assert near_the_end.options_for("B") == ["drop B", "drop A", "drop C", "drop D", "done"]
    assert (near_the_end.inside("B"), near_the_end.scores()) == ("AC", [27, 31, 22, 33])


# -- written down and set up again ----------------------------------------------------------------

MOMENTS: dict[str, dict[str, Any]] = {
    "a rocket in the air": {"inside": {"A": ["B"]}},
    "the special face": {"die": "special"},
    "stones to put in": {"step": "stones"},
    "one stone to put in": {"step": "stones", "own": False},
    "a build": {"step": "build", "stones": {"A": ["E4"]}},
    "doubles under rockets": {"inside": {"B": ["A", "A", "C"], "C": ["C"]}},
    "points by source": {"puzzle": True, "scores": {"A": {"builds": 7, "bonus": 5}}},
    "the last round": {"scores": {"C": 41}},
    "the end": {"scores": {"C": 41}, "turn": None},
    "all options": {
        "options": {
            "expert_variant": True,
            "diagonal_squares": True,
            "show_rocket_contents": True,
            "map": json.dumps({**STRIP, "rows_full": {"rows": ["SSSSSSSS", "SSSSSSSS"]}}),
        }
    },
}


@pytest.mark.parametrize("facts", MOMENTS.values(), ids=MOMENTS)
def test_a_position_survives(facts: dict[str, Any]) -> None:
    match = table(3, **{"die": 3, **facts})
    copy = match.again()
    assert copy.state.words() == match.state.words()
    assert (copy.waiting, copy.view("A")) == (match.waiting, match.view("A"))
    assert copy.position() == match.position()


def test_the_middle_of_an_answer_survives() -> None:
    """A token spent, a stone in hand, a stone named for a build."""
    match = table(3, die=3, rockets=["A1", "F1", "I1"])
    match.play("A", "spend 4")
    assert match.again().task() == "land"
    assert match.again().state.words() == match.state.words()

    match = table(3, die=3, step="stones", stones={"A": ["A4", "C4"]}, inside={"B": ["A"] * 8})
    match.play("A", "take A4")
    assert match.again().task() == "put_back"
    assert match.again().options_for() == match.options_for() == ["drop A", "drop B", "drop C"]

    ring = ["E2", "G2", "D3", "H3", "F4", "F6", "D7", "H7", "F8", "F2"]
    match = table(3, die=3, step="build", stones={"A": ring}, rockets=["A1", "C1", "I1"])
    match.play("A", "build F4 3")
    assert match.again().task() == "choose_stones"
    assert match.again().options_for() == match.options_for()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_setup_survives(players: int) -> None:
    match = new(players)
    assert match.again().state.words() == match.state.words()
    assert match.again().waiting == match.waiting
    first = match.waiting[0]
    match.play(first, "stand F6")
    assert match.again().state.words() == match.state.words()
    assert placed(players).again().view().round == 1


def test_the_luck_to_come_survives() -> None:
    match = table(2, die=3, rockets=["A11", "I10"])
    copy = match.again()
    for _ in range(6):
        [seat] = match.waiting
        match.whole_turn(seat)
        copy.whole_turn(seat)
    assert copy.state.words() == match.state.words()


# -- what cannot be -------------------------------------------------------------------------------

ALL_ELEVEN = all_but()
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    # what is no table at all
    "an unknown key": ({"weather": "rain"}, "unknown: weather"),
    "rockets that are a number": ({"rockets": 3}, "rockets"),
    "a seat that is not there": ({"stones": {"D": ["A1"]}}, "no seat"),
    "too few entries": ({"scores": [1, 2]}, "3 players, but 2 entries"),
    "a start of nobody": ({"start": None}, "start: expected str"),
    "an unknown step": ({"step": "score"}, "step: invalid"),
    "a flag that is a number": ({"own": 1, "step": "stones"}, "own: expected bool"),
    "endless rounds": ({"round": 2**62}, "round"),
    "round -1": ({"round": -1}, "round"),
    # cells
    "a rocket on the lake": ({"rockets": {"A": "C9"}}, "'C9' is no cell"),
    "a rocket on a covered cell": ({"rockets": {"A": "K11"}}, "'K11' is no cell"),
    "a rocket off the board": ({"rockets": {"A": "L1"}}, "'L1' is no cell"),
    "a stone on the lake": ({"stones": {"A": ["D10"]}}, "'D10' is no cell"),
    "a pyramid on a covered cell": ({"pyramids": {"A": {"K8": 1}}}, "'K8' is no cell"),
    "a cell that is a number": ({"stones": {"A": [66]}}, "stones.A[0]: expected str"),
    # things on top of each other
    "two rockets on a cell": ({"rockets": {"A": "F6", "B": "F6"}}, "PR-4.23"),
    "a rocket below one in the air": (
        {"rockets": {"A": "F6", "B": "F6"}, "lifted": True},
        "PR-4.23",
    ),
    "a rocket on a pyramid": ({"rockets": {"A": "F6"}, "pyramids": {"A": {"F6": 1}}}, "PR-4.23"),
    "two pyramids on a cell": ({"pyramids": {"A": {"A1": 1}, "B": {"A1": 2}}}, "PR-1.17"),
    "a stone on a pyramid": ({"stones": {"B": ["A1"]}, "pyramids": {"A": {"A1": 1}}}, "PR-6.11"),
    "a stone in sight under a rocket": (
        {"rockets": {"A": "A1"}, "stones": {"B": ["A1"]}},
        "PR-1.18",
    ),
    "two stones of a colour on a cell": ({"stones": {"A": ["A1", "A1"]}}, "PR-5.7"),
    "no room in the sacred district": (
        {
            "pyramids": dict(
                zip(
                    "ABC",
                    [{"E5": 2, "F5": 2, "G5": 2}, {"E6": 2, "F6": 2, "G6": 2}, {"E7": 2, "F7": 2}],
                )
            )
        },
        "no cell of the sacred district is free",
    ),
    # too many things
    "eleven stones in sight": (
        {"stones": {"A": [f"{c}{r}" for c in "ABEFG" for r in (1, 2, 8)]}},
        "PR-1.9",
    ),
    "eleven stones under rockets": ({"inside": {"A": ["B"] * 6, "C": ["B"] * 5}}, "PR-1.9"),
    "a pyramid of 0 storeys": ({"pyramids": {"A": {"A1": 0}}}, "expected int >= 1"),
    "a pyramid of 6 storeys": ({"pyramids": {"A": {"A1": 6}}}, "pyramids"),
    "two pyramids of 1 storey": ({"pyramids": {"A": {"A1": 1, "B1": 1}}}, "PR-1.8"),
    "three pyramids of 5": ({"pyramids": {"A": {"A1": 5, "B1": 5, "C1": 5}}}, "PR-1.8"),
    "a token of 3": ({"tokens": {"A": [3]}}, "PR-1.10"),
    "a token twice": ({"tokens": {"A": [2, 2]}}, "PR-1.10"),
    "a token of 2.0": ({"tokens": {"A": [2.0]}}, "expected int"),
    "points below 0": ({"scores": {"A": -1}}, "scores"),
    "points that are true": ({"scores": {"A": True}}, "scores"),
    "points for beauty": ({"scores": {"A": {"beauty": 3}}}, "no points come from 'beauty'"),
    # the die and the turn
    "a 6": ({"die": 6}, "PR-1.11"),
    "a die that is true": ({"die": True}, "die: expected int | str"),
    "a move without a roll": ({"die": None}, "PR-3.1"),
    "a round without a roll": ({"die": None, "step": "build"}, "PR-3.1"),
    "a turn before the first round": ({"round": 0}, "PR-3.1"),
    "a rocket that stands nowhere": ({"rockets": {"A": None}}, "PR-2.6"),
    "something inside a rocket in the air": ({"lifted": True, "inside": {"A": ["B"]}}, "PR-1.7"),
    "a rocket in the air in nobody's turn": ({"lifted": True, "turn": None}, "PR-4.2"),
    "a rocket in the air while building": ({"lifted": True, "step": "build"}, "PR-4.2"),
    "stones to put in while moving": ({"own": True}, "PR-3.6"),
    "stones to put in while building": ({"other": True, "step": "build"}, "PR-3.6"),
    "a stone in hand while moving": ({"in_hand": True}, "PR-R27"),
    "a stone in hand and others in supply": ({"in_hand": True, "step": "stones"}, "PR-R27"),
    "a stone named without a build": (
        {"used": ["E4"], "step": "build", "stones": {"A": ["E4"]}},
        "PR-R33",
    ),
    "five stones named": ({"used": ["A1", "B1", "C1", "D1", "E1"]}, "used: expected array"),
    "a stone named twice": ({"used": ["A1", "a1"]}, "PR-R33"),
    # the end
    "a game that was over by the last pyramid": ({"pyramids": {"B": ALL_ELEVEN}}, "PR-8.1"),
    "a threshold nobody reached": ({"scores": {"A": 40}, "reached": None}, "PR-8.2"),
    "a threshold reached with too few points": ({"scores": {"A": 39}, "reached": "A"}, "PR-8.2"),
    "a bonus before the end": ({"scores": {"A": {"bonus": 5}}}, "PR-8.3"),
    "a bonus with pyramids to build": (
        {"scores": {"A": {"builds": 37, "bonus": 5}}, "reached": "A", "round": 20},
        "PR-8.3",
    ),
    "points of the final scoring": ({"scores": {"A": {"river": 12}}}, "PR-8.4"),
    # the agenda
    "an unknown task": ({"agenda": ["dance"]}, "no task 'dance'"),
    "a task without its seat": ({"agenda": ["build"]}, "'build' is not written like 'build A'"),
    "a seat beyond the table": ({"agenda": ["turn D", "round"]}, "none of A, B, C"),
    "a move of somebody else": (
        {"agenda": ["lift B", "move B", "put_in B", "build B", "turn C", "round"]},
        "whose turn it is",
    ),
    "a second start": ({"agenda": ["begin"], "round": 0}, "stands already"),
    "half a turn": ({"agenda": ["lift A", "build A", "turn B", "turn C", "round"]}, "PR-3.6"),
    "a turn of who has played": ({"agenda": ["turn A", "round"]}, "PR-3.3"),
    "a player left out": ({"agenda": ["build A", "turn C", "round"]}, "PR-3.3"),
    "no end to a turn": ({"agenda": ["build A"]}, "ends with 'round'"),
    "a landing without a token": (
        {"agenda": ["land A", "put_in A", "build A", "turn B", "turn C", "round"], "lifted": True},
        "PR-4.16",
    ),
    "nothing owed with rockets on the grid": ({"agenda": []}, "PR-9.1"),
    # more than so many rounds can bring about
    "a pyramid in the first round": ({"round": 1, "pyramids": {"A": {"A1": 1}}}, "PR-6.1"),
    "points in the first round": ({"round": 1, "scores": {"B": 3}}, "PR-7.1"),
    "two pyramids in the third round": (
        {"round": 3, "pyramids": {"A": {"A1": 1, "B1": 2}}},
        "PR-6.1",
    ),
    "three stones in the first round": (
        {"round": 1, "stones": {"A": ["A1", "B1", "C1"]}},
        "PR-5.1",
    ),
    "two tokens in the first round": ({"round": 1, "tokens": {"A": [2]}}, "PR-4.16"),
    "a rocket placed twice": (
        {"agenda": ["place A", "place A", "round"], "rockets": {"A": None}, "round": 0},
        "PR-3.3",
    ),
    "stones chosen for no build": (
        {"agenda": ["choose_stones A build-A1-2", "turn B", "turn C", "round"]},
        "PR-R33",
    ),
    "stones chosen without a choice": (
        {"agenda": ["choose_stones 0 1033", "turn 1", "turn 2", "round"], "stones": {"A": ["A1"]}},
        "PR-R33",
    ),
}


@pytest.mark.parametrize(("facts", "why"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_the_reason(facts: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as problem:
        table(3, **{"die": 3, **facts})
    assert why in str(problem.value)


@pytest.mark.clause("PR-10.4")
def test_two_players_at_45_have_finished_unless_the_round_is_played_out() -> None:
    with pytest.raises(BadPosition, match=r"PR-10\.4: B has 45 points"):
        table(2, scores={"B": 45}, die=3)
    match = table(2, scores={"A": 45}, die=3, options={"two_player_finish_round": True}, turn="B")
    match.whole_turn("B")
    assert match.reason() == "threshold"


def test_a_map_in_a_position_is_checked_like_one_in_the_options() -> None:
    with pytest.raises(BadPosition, match="map"):
        table(3, options={"map": "{}"})
    with pytest.raises(BadPosition, match="'F1' is no cell"):
        table(2, options={"map": json.dumps(STRIP)}, rockets={"A": "F1"})


POSSIBLE: dict[str, dict[str, Any]] = {
    "a full board under one rocket": {"inside": {"A": ["A"] * 10 + ["B"] * 10 + ["C"] * 10}},
    "ten stones in sight": {"stones": {"A": [f"{c}{r}" for c in "AB" for r in range(5, 10)]}},
    "nothing left but one pyramid": {"pyramids": {"A": all_but(5)}, "tokens": {"A": []}},
    "a puzzle": {"round": 1, "pyramids": {"A": {"A1": 5}}, "puzzle": True},
    "letters in either case": {"turn": "b", "rockets": {"a": "a1"}, "stones": {"B": ["b1"]}},
    "round 1 outside the sacred district": {"round": 1, "rockets": {"A": "A1"}},
    "a very late round": {"round": 999_999_999},
    "all at 39": {"scores": [39, 39, 39]},
    "stones of all on a cell": {"stones": {"A": ["A1"], "B": ["A1"], "C": ["A1"]}},
    "a stone where the rocket was lifted": {
        "lifted": True,
        "rockets": {"A": "A1"},
        "stones": {"A": ["A1"]},
    },
}


@pytest.mark.parametrize("facts", POSSIBLE.values(), ids=POSSIBLE)
def test_what_can_be_is_accepted_and_played(facts: dict[str, Any]) -> None:
    match = table(3, **{"die": 3, **facts})
    assert match.again().state.words() == match.state.words()
    for _ in range(3):
        match.whole_turn(match.waiting[0])
    assert match.again().state.words() == match.state.words()
