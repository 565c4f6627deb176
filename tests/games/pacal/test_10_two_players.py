"""Chapter 10: two players."""

import pytest

from tests.games.pacal.ends import all_but, ended
from tests.games.pacal.facts import ROWS
from tests.games.pacal.kit import building, new, putting_in, table


@pytest.mark.clause("PR-10.1")
def test_what_is_not_changed_holds_as_always() -> None:
    """Moves and allowances, constellations, taking the majority, and the final scoring."""
    match = table(
        2,
        die=3,
        rockets={"A": "F6", "B": "A11"},
        stones={"A": ["E3", "F3", "G3"]},
        pyramids={"B": {"E4": 2}},
    )
    match.play("A", "fly F9", "drop A", "drop B", "build E3 3")
    assert match.scores() == [5, 0]
    match = ended(2, pyramids={"A": {"G1": 2, "D8": 1}, "B": {"C8": 3}}, tokens=[[2], [4]])
    assert match.from_source("river") == [10, 10]
    assert match.from_source("lake") == [8, 12]
    assert match.from_source("districts") == [4 + 6, 5]
    assert match.from_source("tokens") == [2, 4]


@pytest.mark.clause("PR-10.1", "PR-4.20", "PR-5.7")
def test_the_setup_and_the_supplies_are_those_of_any_table() -> None:
    match = new(2)
    for seat in "AB":
        assert match.player(seat).stones == 10
        assert match.player(seat).pyramids == [1, 3, 3, 2, 2]
        assert match.player(seat).tokens == [2, 4, 6]


@pytest.mark.clause("PR-10.2")
def test_both_covers_lie_on_the_board() -> None:
    view = table(2).view()
    assert view.board.covers == ["2", "2/3"]
    assert view.board.rows == ROWS[2]
    assert {d.id for d in view.districts if d.covered} == {
        "north_group",
        "ball_court",
        "temple_of_the_cross",
        "temple_of_the_foliated_cross",
    }


@pytest.mark.clause("PR-10.2", "PR-R3")
def test_no_rocket_gets_under_the_covers() -> None:
    match = table(2, die="special", rockets={"A": "D3", "B": "A11"})
    assert match.refused("A fly D1") == ("PR-R3", "covered", {"cell": "D1"})
    assert not [text for text in match.options_for() if text in ("fly A3", "fly B3", "fly D2")]


@pytest.mark.clause("PR-10.3")
def test_each_player_rolls_at_the_start_of_every_own_turn() -> None:
    match = table(2, seed="rolls", die=2, rockets={"A": "A11", "B": "I10"})
    for _ in range(4):
        for seat in "AB":
            assert match.waiting == [seat]
            match.whole_turn(seat)
    assert [roll["seat"] for roll in match.heard("rolled")] == list("BABABABA")
    told = match.kinds()
    assert all(told[at - 1] == "turn" for at, kind in enumerate(told) if kind == "rolled")


@pytest.mark.clause("PR-10.3")
def test_only_the_own_result_is_used() -> None:
    """The points of a move and those lost are those of the roll just made, not of the other's."""
    match = table(2, seed="own", die=2, rockets={"A": "F11", "B": "I4"})
    differ = 0
    match.whole_turn("A")
    for _ in range(40):
        [seat] = match.waiting
        before, last = (["2", *(roll["face"] for roll in match.heard("rolled"))])[-2:]
        differ += before != last
        assert match.view().die == last
        flights = [o for o in match.decision(seat).options if o.text.startswith("fly")]
        for option in flights:
            told = match.hint(option.text, seat)
            assert told["kind"] == ("special" if last == "special" else "straight")
            if last != "special":
                assert told["distance"] + told["lost"] == int(last)
        match.whole_turn(seat)
    assert differ > 10


@pytest.mark.clause("PR-10.4")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_it_ends_as_soon_as_somebody_has_45_points(seat: str) -> None:
    match = building(2, turn=seat, stones={seat: ["F4"]}, scores={seat: 40})
    assert match.view().end.threshold == 45
    assert match.view().end.round_is_finished is False
    match.play(seat, "build F4 1")
    assert match.over
    assert match.reason() == "threshold"
    assert match.sources(seat)["builds"] == 45
    assert match.heard("reached") == [{"seat": seat, "score": 45, "threshold": 45}]
    assert "turn" not in match.kinds()


@pytest.mark.clause("PR-10.4")
def test_44_points_are_not_enough() -> None:
    match = building(2, stones={"A": ["F4"]}, scores={"A": 39})
    match.play("A", "build F4 1")
    assert match.score("A") == 44
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-10.4")
def test_or_as_soon_as_somebody_builds_the_last_pyramid() -> None:
    match = building(2, stones={"A": ["F4"]}, pyramids={"A": all_but(1)}, scores={"A": 3})
    match.play("A", "build F4 1")
    assert match.over
    assert match.reason() == "last_pyramid"
    assert (match.sources("A")["builds"], match.sources("A")["bonus"]) == (8, 5)


@pytest.mark.clause("PR-10.1", "PR-5.2")
def test_the_other_rocket_is_the_opponents() -> None:
    match = putting_in(2)
    assert match.options_for() == ["drop A", "drop B", "done"]
    assert match.refused("A drop C")[:2] == ("PR-2.3", "no-such-rocket")
