"""Rulings PR-R56 to PR-R63: two players, the expert variant, and what is left."""

from typing import Any

import msgspec
import pytest

from tests.games.pacal.ends import all_but
from tests.games.pacal.facts import SACRED
from tests.games.pacal.kit import CORNERS, PLAYERS, building, placed, putting_in, table
from tests.testkit.table import SEATS

# -- two players ------------------------------------------------------------------------------


@pytest.mark.clause("PR-R56")
@pytest.mark.parametrize("start", ["A", "B"])
def test_two_players_alternate_and_the_start_never_changes(start: str) -> None:
    other = "B" if start == "A" else "A"
    match = table(2, start=start, die=2, rockets={"A": "A11", "B": "I10"})
    for number in range(2, 7):
        assert (match.view().round, SEATS[match.view().start]) == (number, start)
        for seat in (start, other):
            assert match.waiting == [seat]
            match.whole_turn(seat)


PLAYED_OUT = {"two_player_finish_round": True}


@pytest.mark.clause("PR-R57")
def test_at_45_the_other_player_gets_no_further_turn() -> None:
    match = building(2, stones={"A": ["F4"]}, scores=[40, 44])
    match.play("A", "build F4 1")
    assert match.over
    assert match.heard("turn") == []


@pytest.mark.clause("PR-R57")
def test_an_option_plays_the_round_out() -> None:
    match = building(2, options=PLAYED_OUT, stones={"A": ["F4"]}, scores=[40, 44])
    assert match.view().end.round_is_finished is True
    match.play("A", "build F4 1")
    assert not match.over
    assert match.view().end.reached_by == 0
    match.whole_turn("B")
    assert match.over
    assert match.reason() == "threshold"


@pytest.mark.clause("PR-R57")
def test_with_the_option_the_second_player_of_the_round_still_ends_it_at_once() -> None:
    for start, turn in (("A", "B"), ("B", "A")):
        match = building(
            2, options=PLAYED_OUT, start=start, turn=turn, stones={turn: ["F4"]}, scores={turn: 40}
        )
        match.play(turn, "build F4 1")
        assert match.over


@pytest.mark.clause("PR-R57")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_option_means_nothing_to_more_players(players: int) -> None:
    for value in (True, False):
        match = building(
            players,
            options={"two_player_finish_round": value},
            stones={"A": ["F4"]},
            scores={"A": 29},
        )
        assert match.view().end.round_is_finished is True
        match.play("A", "build F4 1")
        assert match.waiting == ["B"]


@pytest.mark.clause("PR-R58")
def test_two_players_have_the_5_points_for_the_last_pyramid() -> None:
    match = building(2, stones={"A": ["F4"]}, pyramids={"A": all_but(1)}, scores={"A": 20})
    match.play("A", "build F4 1")
    assert match.from_source("bonus") == [5, 0]
    match = building(2, stones={"A": ["F4"]}, pyramids={"A": all_but(1)}, scores={"A": 42})
    match.play("A", "build F4 1")
    assert (match.reason(), match.from_source("bonus")) == ("last_pyramid", [5, 0])


@pytest.mark.clause("PR-R58")
@pytest.mark.parametrize(("before", "bonus"), [(39, 0), (40, 5), (44, 5)])
def test_and_for_the_last_but_one_only_by_the_build_that_reaches_45(
    before: int, bonus: int
) -> None:
    match = building(2, stones={"A": ["F4"]}, pyramids={"A": all_but(1, 2)}, scores={"A": before})
    assert match.hint("build F4 1").get("bonus", 0) == bonus
    match.play("A", "build F4 1")
    assert match.over is (bonus > 0)
    assert match.heard("bonus") == ([{"seat": "A", "points": 5}] if bonus else [])


@pytest.mark.clause("PR-R58")
def test_with_the_round_played_out_the_other_may_earn_them_too() -> None:
    match = building(
        2,
        options=PLAYED_OUT,
        stones={"A": ["F4"], "B": ["H5"]},
        pyramids={"B": all_but(1, 3)},
        scores=[40, 2],
        rockets=["E7", "G7"],
    )
    match.play("A", "build F4 1")
    match.play("B", match.options_for("B")[0], "done", "build H5 1")
    assert match.over
    assert (match.from_source("builds"), match.from_source("bonus")) == ([45, 8], [0, 5])


@pytest.mark.clause("PR-R59")
def test_each_players_first_turn_leaves_the_sacred_district_in_a_straight_line() -> None:
    match = placed(2)
    for _ in range(2):
        [seat] = match.waiting
        assert {text.split()[0] for text in match.options_for(seat)} == {"fly"}
        assert match.refused(f"{seat} spend 2")[:2] == ("PR-R18", "no-token-in-first-round")
        match.whole_turn(seat)
        assert match.rocket(seat) not in SACRED
    for _ in range(2):
        [seat] = match.waiting
        assert {"spend 2", "spend 4", "spend 6"} <= set(match.options_for(seat))
        assert set(match.offered("turn", seat)) or match.view().die == "special"
        match.whole_turn(seat)


@pytest.mark.clause("PR-R59")
@pytest.mark.parametrize(("seat", "other"), [("A", "B"), ("B", "A")])
def test_another_rocket_is_the_opponents(seat: str, other: str) -> None:
    match = putting_in(2, turn=seat)
    assert set(match.offered("drop", seat)) == {"A", "B"}
    match.play(seat, f"drop {other}")
    assert match.inside(other) == seat
    assert set(match.offered("drop", seat)) == {seat}


# -- the expert variant -----------------------------------------------------------------------

EXPERT = {"expert_variant": True}


@pytest.mark.clause("PR-R60")
def test_a_new_pyramid_has_no_pyramid_in_its_constellation_and_an_upgrade_just_its_own() -> None:
    """E4 F4 are stones, G4 and H4 own pyramids of 1 and 2 storeys."""
    match = building(options=EXPERT, stones={"A": ["E4", "F4"]}, pyramids={"A": {"G4": 1, "H4": 2}})
    assert set(match.offered("build")) == {"E4 2", "F4 2"}
    assert set(match.offered("upgrade")) == {"G4 2", "G4 3"}
    points = ["E4", "F4", "G4", "H4"]
    data = {"cell": "H4", "height": 4, "points": points}
    assert match.refused("A upgrade H4 4") == ("PR-11.3", "pyramids-stand-in", data)
    data = {"cell": "G4", "height": 4, "points": points}
    assert match.refused("A upgrade G4 4") == ("PR-11.3", "pyramids-stand-in", data)
    match.play("A", "upgrade G4 3")
    assert match.supply("A") == 10


@pytest.mark.clause("PR-R60", "PR-R37")
def test_lower_pyramids_follow_the_same_rule() -> None:
    """No pyramid of 5 is left. Three stones and a pyramid on the corners of a square."""
    facts: dict[str, Any] = {
        "stones": {"A": ["E4", "H4", "E7"]},
        "pyramids": {"A": {"H7": 1, "A1": 5, "C1": 5}},
        "rockets": ["F11", "G11", "H11", "I11", "J11"],
    }
    assert {"E4 4", "E4 3", "E4 2"} <= set(building(**facts).offered("build"))
    match = building(options=EXPERT, **facts)
    assert set(match.offered("build")) == set()
    assert set(match.offered("upgrade")) == {"H7 2", "H7 3", "H7 4"}


# -- further rulings --------------------------------------------------------------------------


@pytest.mark.clause("PR-R61")
def test_a_straight_and_a_turning_move_to_one_cell_are_one_offer() -> None:
    """Five points from C5: straight down it stops on C8; so does the way over B5 and B8."""
    match = table(5, die=5, rockets={"A": "C5", **CORNERS})
    assert "fly C8" in match.options_for()
    assert "turn C8" not in match.options_for()
    data = {"cell": "C8"}
    assert match.refused("A turn C8") == ("PR-R61", "straight-ends-there", data)
    match.play("A", "fly C8")
    assert set(match.offered("drop")) == set(SEATS)  # two stones: it is a straight move


@pytest.mark.clause("PR-R61")
def test_many_ways_to_one_cell_are_one_offer() -> None:
    """Three points from F9 to G7: over F8, F7 and over G9, G8 and by stairs."""
    match = table(5, die=3, rockets={"A": "F9", **CORNERS})
    assert match.options_for().count("turn G7") == 1
    assert len(match.options_for()) == len(set(match.options_for()))
    assert match.hint("turn G7") == {"kind": "turning", "allowance": 1, "lost": 0}


@pytest.mark.clause("PR-R61")
def test_the_way_leaves_no_trace() -> None:
    """Stones and districts passed on the way do not matter: only the end cell is taken over."""
    match = table(5, die=3, rockets={"A": "F9", **CORNERS}, stones={"B": ["F8", "F7", "G8", "G7"]})
    match.play("A", "turn G7", "done")
    [moved] = [m for m in match.heard("moved") if m["seat"] == "A"]
    assert moved == {
        "seat": "A",
        "start": "F9",
        "cell": "G7",
        "way": "turning",
        "allowance": 1,
        "lost": 0,
        "covers": ["B"],
    }
    assert {stones.cell for stones in match.view().stones} == {"F8", "F7", "G8"}


def seen(match: Any, seat: str | None) -> dict[str, Any]:
    """The view of a seat without the seat itself."""
    view = msgspec.to_builtins(match.view(seat))
    del view["seat"]
    return view


@pytest.mark.clause("PR-R62")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_seats_and_spectators_see_the_same(players: int) -> None:
    match = table(
        players,
        die=4,
        rockets={"A": "F4"},
        inside={"A": ["B"], "B": ["A", "B"]},
        stones={"A": ["D8"]},
        tokens={"B": [6]},
        scores={"A": 7},
    )
    match.play("A", "fly B4", "drop B", "done")
    views = [seen(match, seat) for seat in (None, *SEATS[:players])]
    assert all(view == views[0] for view in views)
    told = [[(e.kind, e.data) for e in match.events(seat)] for seat in (None, *SEATS[:players])]
    assert [kind for kind, _ in told[0]][:3] == ["moved", "dropped", "stones_done"]
    assert all(heard_by == told[0] for heard_by in told)


@pytest.mark.clause("PR-R62")
def test_everything_but_the_stones_under_rockets_is_public() -> None:
    match = table(
        3,
        die=4,
        start="B",
        turn="C",
        step="stones",
        rockets={"A": "F4", "B": "A1", "C": "I1"},
        inside={"A": ["B"], "B": ["A", "B"]},
        stones={"A": ["D8"], "C": ["D8"]},
        pyramids={"B": {"E4": 3}},
        tokens={"B": [6]},
        scores={"A": 7},
    )
    view = match.view("A")
    assert (view.die, view.start, view.turn, view.round) == ("4", 1, 2, 3)
    assert [p.score for p in view.players] == [7, 0, 0]
    assert [p.tokens for p in view.players] == [[2, 4, 6], [6], [2, 4, 6]]
    assert [p.stones for p in view.players] == [8, 8, 9]
    assert [p.pyramids for p in view.players] == [[1, 3, 3, 2, 2], [1, 3, 2, 2, 2], [1, 3, 3, 2, 2]]
    assert [p.rocket.cell for p in view.players] == ["F4", "A1", "I1"]
    assert [(s.cell, s.seats) for s in view.stones] == [("D8", [0, 2])]
    assert [(p.cell, p.seat, p.height) for p in view.pyramids] == [("E4", 1, 3)]
    assert [p.rocket.contents for p in view.players] == [None, None, None]


@pytest.mark.clause("PR-R62", "PR-R14")
def test_what_lies_under_which_rocket_shows_in_nothing_a_player_gets() -> None:
    """The same table twice, but the hidden stones lie under other rockets."""
    common: dict[str, Any] = {
        "die": 3,
        "turn": "C",
        "step": "stones",
        "rockets": {"A": "F4", "B": "A1", "C": "I1"},
        "stones": {"C": ["D8", "D7"]},
    }
    one = table(3, inside={"A": ["A", "B"], "B": ["C"], "C": []}, **common)
    two = table(3, inside={"A": [], "B": ["B"], "C": ["C", "A"]}, **common)
    for seat in (None, *"ABC"):
        assert seen(one, seat) == seen(two, seat)
        assert one.picture(seat) == two.picture(seat)
    assert one.decision("C") == two.decision("C")
    for line in ("C take D8", "C build D8 1", "C fly A1", "C drop E"):
        assert one.refused(line) == two.refused(line)
    for match in (one, two):
        match.play("C", "drop A", "drop C")
    assert one.decision("C") == two.decision("C")
    assert seen(one, None) == seen(two, None)


@pytest.mark.clause("PR-R63")
def test_with_nothing_to_put_in_no_stone_is_asked_for() -> None:
    """All ten stones of A are under rockets; the move leads straight to B's turn."""
    match = table(
        3, die=3, rockets={"A": "F6", "B": "A1", "C": "I1"}, inside={"B": ["A"] * 5, "C": ["A"] * 5}
    )
    assert match.supply("A") == 0
    match.play("A", "fly F9")
    assert match.waiting == ["B"]
    assert match.heard("dropped") == []


@pytest.mark.clause("PR-R63")
def test_without_a_constellation_building_is_not_asked() -> None:
    match = putting_in(3, stones={"A": ["E3"]}, pyramids={"A": {"A1": 1}})
    match.play("A", "done")
    assert match.waiting == ["B"]
    match = putting_in(3, stones={"A": ["E3", "E4"]}, pyramids={"A": {"A1": 1}})
    match.play("A", "done")
    assert (match.waiting, match.task()) == (["A"], "build")


@pytest.mark.clause("PR-R63", "PR-3.7")
def test_both_steps_may_be_declined_where_there_is_a_choice() -> None:
    match = putting_in(3, stones={"A": ["E3", "E4"]})
    match.play("A", "done", "skip")
    assert match.waiting == ["B"]
    assert (match.supply("A"), match.score("A")) == (8, 0)
    assert match.scores() == [0, 0, 0]
