"""Chapter 8: the end of the game."""

import pytest

from tests.games.pacal.ends import THRESHOLD, all_but
from tests.games.pacal.kit import building
from tests.testkit.table import SEATS

EVERY_COUNT = pytest.mark.parametrize("players", [3, 4, 5])


# -- the last pyramid -------------------------------------------------------------------------


@pytest.mark.clause("PR-8.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_pyramid_ends_the_game_at_once_with_5_points(players: int) -> None:
    match = building(players, stones={"A": ["F4"]}, pyramids={"A": all_but(1)}, scores={"A": 10})
    assert match.left("A") == [1, 0, 0, 0, 0]
    assert match.hint("build F4 1")["bonus"] == 5
    match.play("A", "build F4 1")
    assert match.over
    assert match.reason() == "last_pyramid"
    assert match.sources("A")["builds"] == 10 + 5  # the Palace
    assert match.sources("A")["bonus"] == 5
    assert match.heard("bonus") == [{"seat": "A", "points": 5}]
    assert "turn" not in match.kinds()  # nobody after A plays


@pytest.mark.clause("PR-8.1")
def test_the_bonus_does_not_hang_on_district_points() -> None:
    match = building(
        3, stones={"A": ["F4"]}, pyramids={"A": all_but(1), "B": {"E3": 2}}, scores={"A": 10}
    )
    match.play("A", "build F4 1")
    assert match.over
    assert (match.sources("A")["builds"], match.sources("A")["bonus"]) == (10, 5)


@pytest.mark.clause("PR-8.1")
def test_only_the_own_supply_counts() -> None:
    """B has one pyramid left; what A builds ends nothing."""
    match = building(3, stones={"A": ["F4"]}, pyramids={"B": all_but(5)})
    match.play("A", "build F4 1")
    assert not match.over
    assert match.waiting == ["B"]
    assert match.heard("bonus") == []


@pytest.mark.clause("PR-8.1")
def test_the_last_but_one_alone_ends_nothing() -> None:
    match = building(3, stones={"A": ["F4"]}, pyramids={"A": all_but(1, 2)}, scores={"A": 10})
    assert match.hint("build F4 1")["bonus"] == 0
    match.play("A", "build F4 1")
    assert not match.over
    assert match.score("A") == 15
    assert match.heard("bonus") == []


# -- the threshold ----------------------------------------------------------------------------


@EVERY_COUNT
@pytest.mark.clause("PR-8.2")
def test_at_the_threshold_the_round_is_played_to_its_end(players: int) -> None:
    """B starts and reaches it; all others up to A have their turn."""
    threshold = {3: 40, 4: 35, 5: 30}[players]
    match = building(
        players, round=9, start="B", turn="B", stones={"B": ["F4"]}, scores={"B": threshold - 5}
    )
    assert match.view().end.threshold == threshold
    match.play("B", "build F4 1")
    assert match.heard("reached") == [{"seat": "B", "score": threshold, "threshold": threshold}]
    assert match.view().end.reached_by == 1
    for seat in (*SEATS[2:players], "A"):
        assert match.waiting == [seat]
        assert match.view().round == 9
        match.whole_turn(seat)
    assert match.over
    assert match.reason() == "threshold"
    assert len(match.heard("turn")) == players - 1  # B's own began before
    assert match.heard("round") == []  # no new round


@EVERY_COUNT
@pytest.mark.clause("PR-8.2")
def test_one_point_below_it_another_round_begins(players: int) -> None:
    threshold = THRESHOLD[players]
    match = building(
        players, round=9, start="B", turn="A", stones={"A": ["F4"]}, scores={"A": threshold - 6}
    )
    match.play("A", "build F4 1")
    assert match.score("A") == threshold - 1
    assert not match.over
    assert match.view().end.reached_by is None
    assert match.heard("round") == [{"round": 10, "seat": "C"}]


@EVERY_COUNT
@pytest.mark.clause("PR-8.2")
def test_reached_by_the_last_of_the_round_it_ends_with_that_turn(players: int) -> None:
    match = building(
        players, start="B", turn="A", stones={"A": ["F4"]}, scores={"A": THRESHOLD[players] - 5}
    )
    match.play("A", "build F4 1")
    assert match.over
    assert match.heard("turn") == []


@pytest.mark.clause("PR-8.2")
def test_the_first_to_reach_it_is_named_and_a_second_changes_nothing() -> None:
    match = building(
        3,
        start="A",
        stones={"A": ["F4"], "B": ["H5"]},
        scores=[35, 34, 0],
        rockets={"A": "E6", "B": "F6", "C": "G6"},
    )
    match.play("A", "build F4 1")
    match.play("B", match.options_for("B")[0], "done", "build H5 1")
    assert match.score("B") == 40
    assert match.view().end.reached_by == 0
    assert [told["seat"] for told in match.heard("reached")] == ["A"]
    assert match.waiting == ["C"]


# -- the last but one -------------------------------------------------------------------------


@pytest.mark.clause("PR-8.3")
def test_reaching_the_threshold_brings_no_bonus_by_itself() -> None:
    match = building(3, stones={"A": ["F4"]}, scores={"A": 35})
    match.play("A", "build F4 1")
    assert match.score("A") == 40
    assert match.heard("bonus") == []
    match.whole_turn("B")
    match.whole_turn("C")
    assert [match.sources(seat).get("bonus", 0) for seat in "ABC"] == [0, 0, 0]


@pytest.mark.clause("PR-8.3")
@pytest.mark.parametrize(
    ("supply", "bonus"), [((1, 2), 5), ((1, 5), 5), ((1, 2, 2), 0), ((1, 2, 3, 4), 0)]
)
def test_the_last_but_one_brings_5_in_the_last_round(supply: tuple[int, ...], bonus: int) -> None:
    """B has reached 40 before; A then builds the pyramid of 1 storey and keeps the others."""
    match = building(
        3,
        start="B",
        turn="A",
        stones={"A": ["F4"]},
        pyramids={"A": all_but(*supply)},
        scores=[10, 41, 0],
    )
    assert match.hint("build F4 1").get("bonus", 0) == bonus
    match.play("A", "build F4 1")
    assert match.sources("A")["builds"] == 15
    assert match.sources("A").get("bonus", 0) == bonus


@pytest.mark.clause("PR-8.3")
def test_the_round_goes_on_after_the_last_but_one() -> None:
    match = building(
        4,
        start="D",
        turn="A",
        stones={"A": ["F4"]},
        pyramids={"A": all_but(1, 3)},
        scores={"D": 36},
    )
    match.play("A", "build F4 1")
    assert match.score("A") == 10
    assert match.waiting == ["B"]


@pytest.mark.clause("PR-8.3")
def test_before_the_last_round_the_last_but_one_brings_nothing() -> None:
    match = building(3, stones={"A": ["F4"]}, pyramids={"A": all_but(1, 3)}, scores={"B": 39})
    match.play("A", "build F4 1")
    assert match.score("A") == 5
    assert match.heard("bonus") == []


# -- and then ---------------------------------------------------------------------------------


@pytest.mark.clause("PR-8.4")
def test_after_the_end_comes_the_final_scoring() -> None:
    """A's last pyramid stands by the river in the Palace; the tokens count too."""
    match = building(3, stones={"A": ["F4"]}, pyramids={"A": all_but(1)}, tokens={"A": [2, 6]})
    match.play("A", "build F4 1")
    told = match.kinds()
    assert told.index("bonus") < told.index("ended") < told.index("water_scored")
    assert told[-4:] == ["tallied", "tallied", "tallied", "winners"]
    # 33 storeys stand in two districts of value 4, one in the Palace
    assert match.sources("A") == {
        "builds": 5,
        "bonus": 5,
        "river": 12,
        "districts": 4 + 4 + 5,
        "tokens": 8,
    }
    assert match.total("A") == 43


@pytest.mark.clause("PR-8.4")
def test_no_answer_is_taken_any_more() -> None:
    match = building(3, stones={"A": ["F4"]}, pyramids={"A": all_but(1)})
    match.play("A", "build F4 1")
    assert match.waiting == []
    assert [match.options_for(seat) for seat in "ABC"] == [[], [], []]
