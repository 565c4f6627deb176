"""Chapter 2: setup."""

from collections import Counter
from typing import Any

import pytest

from ceiba import BadPosition
from tests.games.pacal.facts import COVERS, DISTRICTS, PLAYABLE, ROWS, SACRED
from tests.games.pacal.kit import PLAYERS, cells_of, new, placed, table
from tests.testkit.table import SEATS

HIDDEN = {
    2: {"north_group", "ball_court", "temple_of_the_cross", "temple_of_the_foliated_cross"},
    3: {"temple_of_the_cross", "temple_of_the_foliated_cross"},
    4: {"temple_of_the_foliated_cross"},
    5: set(),
}


@pytest.mark.clause("PR-2.1", "PR-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_covers_make_the_board_smaller(players: int) -> None:
    view = new(players).view()
    assert view.board.covers == COVERS[players]
    assert view.board.rows == ROWS[players]
    assert {d.id for d in view.districts if d.covered} == HIDDEN[players]
    assert len(cells_of(view.board.rows, "".join(DISTRICTS))) == PLAYABLE[players]


@pytest.mark.clause("PR-2.2", "PR-R3")
@pytest.mark.parametrize(("players", "cell"), [(2, "A1"), (2, "K5"), (3, "J8"), (4, "I11")])
def test_covered_districts_are_out_of_the_game(players: int, cell: str) -> None:
    for facts in (
        {"rockets": {"A": cell}},
        {"stones": {"A": [cell]}},
        {"pyramids": {"A": {cell: 1}}},
    ):
        with pytest.raises(BadPosition, match=f"'{cell}' is no cell of the board in play"):
            table(players, **facts)
    match = table(players, die=3)
    match.play("A spend 2")
    assert match.refused(f"A stand {cell}") == ("PR-R3", "covered", {"cell": cell})


@pytest.mark.clause("PR-2.2")
def test_the_same_cells_are_in_play_with_more_players() -> None:
    for players, cell in [(3, "A1"), (4, "K5"), (4, "J8"), (5, "I11")]:
        match = table(players, die=3)
        match.play("A", "spend 2", f"stand {cell}")
        assert match.rocket("A") == cell


@pytest.mark.clause("PR-2.3", "PR-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_each_player_takes(players: int) -> None:
    """Of the 11 stones one marks the score; the guide card is no thing with an effect."""
    seats = new(players).view().players
    assert len(seats) == players
    for seat in seats:
        assert seat.stones == 10
        assert seat.score == 0
        assert seat.pyramids == [1, 3, 3, 2, 2]
        assert seat.tokens == [2, 4, 6]
        assert seat.rocket.cell is None  # in hand, not on the board yet


@pytest.mark.clause("PR-2.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_start_player_and_then_clockwise(players: int) -> None:
    for seed in range(12):
        match = placed(players, f"start{seed}")
        [started] = match.heard("started")
        first = SEATS.index(started["seat"])
        assert match.view().start == first
        clockwise = [SEATS[(first + turn) % players] for turn in range(players)]
        assert [each["seat"] for each in match.heard("placed")] == clockwise
        assert match.heard("rolled")[0]["seat"] == started["seat"]
        for seat in clockwise:
            assert match.waiting == [seat]
            match.whole_turn(seat)


@pytest.mark.clause("PR-2.5", "PR-R1")
@pytest.mark.parametrize("players", PLAYERS)
def test_anybody_may_be_the_start_player(players: int) -> None:
    starts = Counter(new(players, f"s{n}").view().start for n in range(60 * players))
    assert set(starts) == set(range(players))
    assert all(abs(count - 60) < 4 * 60**0.5 for count in starts.values())


@pytest.mark.clause("PR-2.6")
def test_rockets_go_to_any_free_cell_of_the_sacred_district() -> None:
    match = new(5)
    free = set(SACRED)
    for cell in ("F6", "G7", "E5", "F5", "E7"):
        [seat] = match.waiting
        assert match.prompt(seat) == ("PR-2.6", "place", {})
        assert set(match.offered("stand", seat)) == free
        assert match.refused(f"{seat} stand E4") == ("PR-2.6", "not-sacred", {"cell": "E4"})
        match.play(f"{seat} stand {cell}")
        free.remove(cell)
        assert match.rocket(seat) == cell
        others = [p.rocket.cell for p in match.view().players]
        assert others.count(cell) == 1


@pytest.mark.clause("PR-2.6")
def test_a_cell_is_for_one_rocket() -> None:
    match = new(3)
    [first] = match.waiting
    match.play(f"{first} stand F6")
    [second] = match.waiting
    assert match.refused(f"{second} stand F6") == (
        "PR-2.6",
        "rocket-there",
        {"cell": "F6", "seat": first},
    )
    for cell, clause, key in [
        ("C9", "PR-1.5", "lake"),
        ("K11", "PR-R3", "covered"),
        ("L1", "PR-1.16", "outside"),
    ]:
        assert match.refused(f"{second} stand {cell}") == (clause, key, {"cell": cell})


@pytest.mark.clause("PR-2.6")
def test_nobody_moves_before_all_have_placed() -> None:
    match = new(4)
    for _ in range(4):
        [seat] = match.waiting
        assert match.view().round == 0
        assert match.view().die is None
        assert match.refused(f"{seat} fly F2")[1] == "not-now"
        match.play(f"{seat} {match.options_for(seat)[-1]}")
    assert (match.view().round, match.view().die is None) == (1, False)


@pytest.mark.clause("PR-2.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_at_the_start_the_grid_is_empty(players: int) -> None:
    match = placed(players, show_rocket_contents=True)
    view = match.view()
    assert (view.stones, view.pyramids) == ([], [])
    assert [player.rocket.contents for player in view.players] == [[]] * players
    assert [player.stones for player in view.players] == [10] * players


@pytest.mark.clause("PR-2.8")
@pytest.mark.parametrize(("players", "rolls"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_two_players_have_rules_of_their_own(players: int, rolls: int) -> None:
    match = placed(players)
    for _ in range(players - 1):
        match.whole_turn(match.waiting[0])
    assert len(match.heard("rolled")) == rolls
    assert match.view().end.round_is_finished is (players > 2)


@pytest.mark.clause("PR-2.8")
def test_the_variant_is_optional() -> None:
    facts: dict[str, Any] = {
        "stones": {"A": ["E4", "F4"]},
        "pyramids": {"A": {"G4": 2}},
        "step": "build",
    }
    match = table(die=3, **facts)
    assert "E4 3" in set(match.offered("build"))  # with a pyramid as in chapter 6
    match = table(die=3, options={"expert_variant": True}, **facts)
    assert "E4 3" not in set(match.offered("build"))
