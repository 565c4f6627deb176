"""Rulings PR-R41 to PR-R55: scoring in play, the end, final scoring."""

import pytest

from tests.games.pacal.ends import all_but, ended
from tests.games.pacal.kit import building, table

# -- scoring during play ----------------------------------------------------------------------


@pytest.mark.clause("PR-R41")
def test_first_and_sole_leader_at_once_scores_once() -> None:
    match = building(3, stones={"A": ["H5"]})
    match.play("A", "build H5 1")
    assert match.score("A") == 6
    assert len(match.heard("scored")) == 1


BEFORE_AND_AFTER = [
    (0, (0, 0), 3, 5),
    (0, (2, 0), 3, 5),
    (0, (2, 2), 3, 5),
    (0, (3, 0), 3, 0),
    (0, (3, 3), 3, 0),
    (0, (5, 0), 3, 0),
    (2, (2, 0), 3, 5),
    (2, (2, 2), 3, 5),
    (2, (0, 0), 3, 0),
    (2, (1, 1), 3, 0),
    (2, (5, 0), 3, 0),
    (2, (4, 4), 3, 5),
    (4, (5, 0), 3, 5),
    (4, (4, 5), 3, 5),
    (4, (3, 3), 3, 0),
]


@pytest.mark.clause("PR-R41")
@pytest.mark.parametrize(("own", "others", "height", "points"), BEFORE_AND_AFTER)
def test_due_when_sole_leader_after_and_not_before(
    own: int, others: tuple[int, int], height: int, points: int
) -> None:
    """E3 F3 G3 in the Palace are A's stones; E4, F4 and G4 bear what stood there before."""
    standing = zip("ABC", ("E4", "F4", "G4"), (own, *others), strict=True)
    match = building(
        3,
        stones={"A": ["E3", "F3", "G3"]},
        pyramids={seat: {cell: storeys} for seat, cell, storeys in standing if storeys},
    )
    assert match.hint(f"build F3 {height}")["points"] == points
    match.play("A", f"build F3 {height}")
    assert match.scores() == [points, 0, 0]


@pytest.mark.clause("PR-R42")
@pytest.mark.parametrize(("rival", "points"), [(1, 0), (2, 5), (3, 5), (4, 0), (5, 0)])
def test_an_upgrade_scores_by_the_storeys_it_adds(rival: int, points: int) -> None:
    """From 2 to 4: already ahead of 1; ahead of 2 and 3 only now; level with 4; behind 5."""
    match = building(
        3, stones={"A": ["E4", "F4", "D4"]}, pyramids={"A": {"G4": 2}, "B": {"E3": rival}}
    )
    assert match.hint("upgrade G4 4")["points"] == points
    match.play("A", "upgrade G4 4")
    assert match.scores() == [points, 0, 0]
    assert match.district("palace").storeys == [4, rival, 0]


@pytest.mark.clause("PR-R43")
def test_nobody_but_the_builder_scores() -> None:
    """B leads alone, A and C are level behind; whatever A's build changes, only A may score."""
    standing = {"B": {"E4": 4}, "C": {"F4": 3}, "A": {"G4": 1}}
    for answers, after in (
        (["build F3 2", "use E3"], [1 + 2, 4, 3]),
        (["build F3 3"], [1 + 3, 4, 3]),
    ):
        match = building(3, stones={"A": ["E3", "F3", "G3"]}, pyramids=standing)
        match.play("A", *answers)
        assert match.district("palace").storeys == after
        assert match.scores() == [0, 0, 0]
        assert match.heard("scored") == []


# -- the end of the game ----------------------------------------------------------------------


@pytest.mark.clause("PR-R44")
@pytest.mark.parametrize(("before", "ends"), [(34, False), (35, True), (36, True), (39, True)])
def test_a_threshold_is_reached_with_as_many_points_or_more(before: int, ends: bool) -> None:
    match = building(3, start="B", turn="A", stones={"A": ["F4"]}, scores={"A": before})
    match.play("A", "build F4 1")
    assert match.over is ends


@pytest.mark.clause("PR-R45")
def test_the_last_pyramid_empties_the_supply_and_the_last_but_one_does_not() -> None:
    match = building(2, stones={"A": ["F4"]}, pyramids={"A": all_but(1, 3)})
    match.play("A", "build F4 1")
    assert (sum(match.left("A")), match.over) == (1, False)
    match = building(2, stones={"A": ["E4", "F4", "G4"]}, pyramids={"A": all_but(3)})
    match.play("A", "build F4 3")
    assert (sum(match.left("A")), match.over) == (0, True)


@pytest.mark.clause("PR-R46")
@pytest.mark.parametrize("before", [35, 38])
def test_the_last_pyramid_at_the_threshold_ends_at_once_and_brings_5_once(before: int) -> None:
    match = building(3, stones={"A": ["F4"]}, pyramids={"A": all_but(1)}, scores={"A": before})
    match.play("A", "build F4 1")
    assert match.over
    assert match.reason() == "last_pyramid"
    assert (match.sources("A")["builds"], match.sources("A")["bonus"]) == (before + 5, 5)
    assert match.heard("bonus") == [{"seat": "A", "points": 5}]
    assert "turn" not in match.kinds()


@pytest.mark.clause("PR-R46")
def test_points_that_only_the_bonus_brings_change_nothing_either() -> None:
    """35 and 0 and 5: the threshold is met with the bonus; the game is over anyhow."""
    match = building(
        3, stones={"A": ["F4"]}, pyramids={"A": all_but(1), "B": {"E4": 2}}, scores={"A": 35}
    )
    match.play("A", "build F4 1")
    assert match.reason() == "last_pyramid"
    assert (match.sources("A")["builds"], match.sources("A")["bonus"]) == (35, 5)


@pytest.mark.clause("PR-R47")
def test_the_last_but_one_by_the_build_that_reaches_the_threshold() -> None:
    match = building(3, stones={"A": ["F4"]}, pyramids={"A": all_but(1, 4)}, scores={"A": 35})
    assert match.hint("build F4 1")["bonus"] == 5
    match.play("A", "build F4 1")
    assert match.score("A") == 45
    assert match.kinds()[:4] == ["built", "scored", "reached", "bonus"]
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-R47")
def test_each_later_player_of_the_round_may_earn_it() -> None:
    """A reaches 30 by the last but one; B builds the last but one later in the round."""
    nests = {
        "A": all_but(1, 2),
        "B": dict(
            zip(["A1", "B1", "C1", "A2", "B2", "A3", "B3", "D1", "E1"], all_but(1, 3).values())
        ),
    }
    match = building(
        5,
        stones={"A": ["F4"], "B": ["H5"]},
        pyramids=nests,
        scores=[25, 2, 3, 4, 5],
        rockets=["E7", "F7", "G7", "E6", "G6"],
    )
    match.play("A", "build F4 1")
    match.play("B", match.options_for("B")[0], "done", "build H5 1")
    assert match.scores() == [25 + 5 + 5, 2 + 6 + 5, 3, 4, 5]
    for seat in "CDE":
        match.whole_turn(seat)
    assert match.over
    assert match.from_source("bonus") == [5, 5, 0, 0, 0]


@pytest.mark.clause("PR-R47")
def test_having_built_it_before_that_turn_brings_nothing() -> None:
    """A builds the last but one; only then B reaches 40 in the same round."""
    match = building(
        3,
        stones={"A": ["F4"], "B": ["H5"]},
        pyramids={"A": all_but(1, 2)},
        scores=[10, 34, 0],
        rockets=["E7", "F7", "G7"],
    )
    match.play("A", "build F4 1")
    match.play("B", match.options_for("B")[0], "done", "build H5 1")
    assert match.scores() == [15, 40, 0]
    match.whole_turn("C")
    assert match.from_source("bonus") == [0, 0, 0]


@pytest.mark.clause("PR-R48")
def test_a_last_pyramid_in_the_final_round_ends_the_game_at_once() -> None:
    """D started and reached 35; A builds the last pyramid; B and C get no turn."""
    match = building(
        4,
        start="D",
        turn="A",
        stones={"A": ["F4"]},
        pyramids={"A": all_but(1)},
        scores={"D": 36, "A": 1},
    )
    match.play("A", "build F4 1")
    assert match.over
    assert match.reason() == "last_pyramid"
    assert match.from_source("bonus") == [5, 0, 0, 0]
    assert match.heard("turn") == []


@pytest.mark.clause("PR-R49")
def test_no_number_of_rounds_ends_the_game() -> None:
    match = table(3, round=1_000_000, rockets=["A1", "F1", "I1"])
    for _ in range(30):
        for _ in range(3):
            [seat] = match.waiting
            match.play(f"{seat} {match.options_for(seat)[0]}")
            while match.waiting == [seat]:
                idle = [o for o in match.options_for(seat) if o in ("done", "skip")]
                match.play(f"{seat} {(idle or match.options_for(seat))[0]}")
    assert not match.over
    assert match.view().round == 1_000_030


# -- final scoring ----------------------------------------------------------------------------


@pytest.mark.clause("PR-R50")
def test_without_a_storey_there_is_no_place() -> None:
    """One player alone by the river and in the district; nobody at the lake."""
    match = ended(5, pyramids={"C": {"G1": 1}})
    assert match.from_source("river") == [0, 0, 12, 0, 0]
    assert match.from_source("lake") == [0, 0, 0, 0, 0]
    assert match.from_source("districts") == [0, 0, 4, 0, 0]


@pytest.mark.clause("PR-R51")
def test_only_two_shares_are_ever_broken_and_go_to_the_nearest() -> None:
    """Three on the third place share 4: 1 each. Five on the first share 24: 5 each."""
    third = {"A": {"G1": 5}, "B": {"G2": 4}, "C": {"H1": 3}, "D": {"H2": 3}, "E": {"H3": 3}}
    assert ended(5, pyramids=third).from_source("river") == [12, 8, 1, 1, 1]
    first = {seat: {cell: 2} for seat, cell in zip("ABCDE", ["B8", "B9", "B10", "B11", "C11"])}
    assert ended(5, pyramids=first).from_source("lake") == [5, 5, 5, 5, 5]


@pytest.mark.clause("PR-R52")
def test_places_are_counted_with_gaps() -> None:
    """Two firsts take the places 1 and 2; the next is third, the one after has nothing."""
    match = ended(4, pyramids={"A": {"G1": 2}, "B": {"G2": 5}, "C": {"H1": 5}, "D": {"H2": 1}})
    assert match.from_source("river") == [4, 10, 10, 0]


@pytest.mark.clause("PR-R53")
@pytest.mark.parametrize(("cell", "value"), [("C8", 5), ("D8", 6)])
def test_two_cells_count_for_river_and_lake_and_their_district(cell: str, value: int) -> None:
    match = ended(pyramids={"A": {cell: 2}})
    assert match.sources("A") == {"river": 12, "lake": 12, "districts": value}


@pytest.mark.clause("PR-R54")
def test_final_points_end_nothing_and_bring_no_bonus() -> None:
    """A has one pyramid left and 39 points; the final scoring takes it far beyond 40."""
    match = ended(
        scores={"A": 39}, pyramids={"A": {**all_but(2, 2), "G1": 2}}, tokens=[[6], [], []]
    )
    assert match.sources("A") == {"builds": 39, "river": 12, "districts": 12, "tokens": 6}
    assert match.total("A") == 69
    assert match.heard("reached") == []  # B had reached it before
    assert match.heard("bonus") == []
    assert match.reason() == "threshold"


@pytest.mark.clause("PR-R54")
def test_the_parts_are_simply_added() -> None:
    match = ended(
        pyramids={"A": {"C8": 2, "H5": 3}, "B": {"D8": 2}, "C": {"D7": 1}}, tokens=[[2], [], [4, 6]]
    )
    assert match.sources("A") == {"river": 10, "lake": 10, "districts": 5 + 6, "tokens": 2}
    assert match.sources("B") == {"builds": 40, "river": 10, "lake": 10, "districts": 6}
    assert match.sources("C") == {"river": 4, "districts": 2, "tokens": 10}
    assert [match.total(seat) for seat in "ABC"] == [33, 66, 16]


@pytest.mark.clause("PR-R55")
def test_players_tied_for_most_share_the_win() -> None:
    """40 of B against 34 and a token of 6 of C."""
    match = ended(scores={"A": 30, "C": 34}, tokens=[[4], [], [6]])
    assert [match.total(seat) for seat in "ABC"] == [34, 40, 40]
    assert match.ranks() == [3, 1, 1]
    assert match.outcome().winners == (1, 2)
    assert match.heard("winners") == [{"seats": ["B", "C"], "total": 40}]
    assert match.pyramids() == {}
