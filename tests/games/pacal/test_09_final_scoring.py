"""Chapter 9: final scoring."""

import pytest

from tests.games.pacal.ends import all_but, ended
from tests.games.pacal.facts import BANK, DISTRICTS, ROWS, SHORE
from tests.games.pacal.kit import CORNERS, building, cells_of
from tests.testkit.table import SEATS

ON_THE_RIVER = ["G1", "H2", "E3", "D4", "C6"]
ON_THE_LAKE = ["B9", "E10", "C11", "B8", "E8"]
"""A cell for each seat: by one water only."""


def beside(cells: list[str], storeys: tuple[int, ...]) -> dict[str, dict[str, int]]:
    """A pyramid for each seat with storeys there."""
    pairs = zip(SEATS, cells, storeys, strict=False)
    return {seat: {cell: height} for seat, cell, height in pairs if height}


@pytest.mark.clause("PR-9.1")
def test_rockets_and_stones_are_taken_off_and_are_worth_nothing() -> None:
    bare = ended(5)
    match = ended(
        5,
        rockets={"A": "G1", **CORNERS},
        inside={"A": ["A", "B"], "C": ["B", "B"]},
        stones={"A": ["A9", "H1", "G2", "C8"], "B": ["G2", "D8", "F6"], "E": ["E10"]},
    )
    assert match.stones() == {}
    assert [match.rocket(seat) for seat in SEATS] == [None] * 5
    assert [match.supply(seat) for seat in SEATS] == [10] * 5
    assert match.scores() == bare.scores() == [0, 30, 0, 0, 0]


@pytest.mark.clause("PR-9.1")
def test_the_score_markers_stay_where_play_has_brought_them() -> None:
    match = ended(puzzle=True, scores={"A": {"builds": 23, "bonus": 5}, "C": 17})
    assert match.scores() == [28, 40, 17]
    assert match.sources("A") == {"builds": 23, "bonus": 5}


# -- river and lake ---------------------------------------------------------------------------


@pytest.mark.clause("PR-9.2", "PR-9.3")
@pytest.mark.parametrize("row", range(1, 12))
def test_which_cells_lie_by_the_river_and_which_by_the_lake(row: int) -> None:
    """One storey on each cell of the board in turn."""
    for cell in cells_of(ROWS[5], "".join(DISTRICTS)):
        if cell[1:] != str(row):
            continue
        spare = "A10" if cell == "A9" else "A9"
        match = ended(5, pyramids={"C": {cell: 1}}, stones={"A": [spare]})
        assert match.from_source("river") == [0, 0, 12 if cell in BANK else 0, 0, 0], cell
        assert match.from_source("lake") == [0, 0, 12 if cell in SHORE else 0, 0, 0], cell


@pytest.mark.clause("PR-9.2")
def test_the_river_by_storeys() -> None:
    """B has two pyramids there but fewer storeys than A; E's tall one stands elsewhere."""
    match = ended(
        5,
        pyramids={
            "A": {"G1": 5},
            "B": {"D3": 2, "C7": 2},
            "C": {"F4": 3},
            "D": {"H3": 1},
            "E": {"F2": 5},
        },
    )
    assert match.from_source("river") == [12, 8, 4, 0, 0]
    assert match.heard("water_scored") == [
        {"seat": "A", "water": "river", "storeys": 5, "points": 12},
        {"seat": "B", "water": "river", "storeys": 4, "points": 8},
        {"seat": "C", "water": "river", "storeys": 3, "points": 4},
        {"seat": "D", "water": "river", "storeys": 1, "points": 0},
    ]


@pytest.mark.clause("PR-9.3")
def test_the_lake_by_storeys() -> None:
    match = ended(
        5,
        pyramids={
            "A": {"E9": 1},
            "B": {"D11": 3, "B10": 3},
            "C": {"B8": 5},
            "D": {"E8": 2},
            "E": {"A9": 5, "F8": 5},
        },
        stones={"A": ["A10"]},
    )
    assert match.from_source("lake") == [0, 12, 8, 4, 0]
    assert match.from_source("river") == [0, 0, 0, 0, 0]


SHARED = [
    ((3, 3, 2, 1, 0), (10, 10, 4, 0, 0)),
    ((3, 3, 0, 0, 0), (10, 10, 0, 0, 0)),
    ((3, 2, 2, 1, 0), (12, 6, 6, 0, 0)),
    ((3, 2, 1, 1, 0), (12, 8, 2, 2, 0)),
    ((2, 3, 2, 2, 0), (4, 12, 4, 4, 0)),
    ((2, 2, 2, 1, 0), (8, 8, 8, 0, 0)),
    ((1, 2, 2, 2, 1), (0, 8, 8, 8, 0)),
    ((2, 2, 2, 2, 0), (6, 6, 6, 6, 0)),
    ((2, 2, 3, 2, 2), (3, 3, 12, 3, 3)),
    ((3, 2, 3, 2, 0), (10, 2, 10, 2, 0)),
    ((5, 1, 4, 1, 1), (12, 1, 8, 1, 1)),
    ((4, 4, 4, 4, 4), (5, 5, 5, 5, 5)),
]


@pytest.mark.clause("PR-9.4", "PR-R51", "PR-R52")
@pytest.mark.parametrize(("storeys", "points"), SHARED)
def test_tied_players_share_the_places_they_cover(
    storeys: tuple[int, ...], points: tuple[int, ...]
) -> None:
    match = ended(5, pyramids=beside(ON_THE_RIVER, storeys))
    assert match.from_source("river") == list(points)
    match = ended(5, pyramids=beside(ON_THE_LAKE, storeys))
    assert match.from_source("lake") == list(points)


# -- districts --------------------------------------------------------------------------------


@pytest.mark.clause("PR-9.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_most_storeys_score_the_value_of_every_district_in_play(players: int) -> None:
    """A single storey of the last seat in each district of the board in turn."""
    last = SEATS[players - 1]
    for char, (name, value) in DISTRICTS.items():
        cells = cells_of(ROWS[players], char)
        if not cells:
            continue
        match = ended(players, pyramids={last: {cells[-1]: 1}})
        assert match.sources(last)["districts"] == value, name
        assert sum(match.from_source("districts")) == value, name


@pytest.mark.clause("PR-9.5", "PR-9.6")
def test_first_and_second_by_storeys_and_not_by_pyramids() -> None:
    match = ended(5, pyramids={"A": {"H5": 5}, "B": {"H7": 2, "I6": 2}, "C": {"I8": 3}})
    assert match.from_source("districts") == [6, 2, 0, 0, 0]
    assert match.heard("district_scored") == [
        {"seat": "A", "district": "temple_of_the_sun", "storeys": 5, "points": 6},
        {"seat": "B", "district": "temple_of_the_sun", "storeys": 4, "points": 2},
    ]


@pytest.mark.clause("PR-9.5")
def test_it_is_scored_again_whoever_scored_it_in_play() -> None:
    match = ended(scores={"A": 5}, pyramids={"A": {"I5": 1}})
    assert match.sources("A") == {"builds": 5, "districts": 5}


@pytest.mark.clause("PR-9.5", "PR-9.6")
def test_every_district_for_itself() -> None:
    """A is first in one of value 4 and second in one of 6; C is first in two, of 6 and of 3."""
    match = ended(pyramids={"A": {"I2": 3, "I7": 2}, "B": {"K1": 2}, "C": {"I6": 3, "A11": 1}})
    assert match.from_source("districts") == [4 + 2, 2, 6 + 3]


@pytest.mark.clause("PR-9.7")
def test_a_tie_for_most_pays_all_of_them_in_full_and_no_second() -> None:
    match = ended(5, pyramids={"A": {"H5": 4}, "B": {"H6": 2, "I6": 2}, "C": {"H7": 3}})
    assert match.from_source("districts") == [6, 6, 0, 0, 0]
    match = ended(5, pyramids={s: {c: 2} for s, c in zip(SEATS, cells_of(ROWS[5], "k"))})
    assert match.from_source("districts") == [6, 6, 6, 6, 6]


@pytest.mark.clause("PR-9.8")
def test_a_tie_for_second_pays_2_to_all_of_them() -> None:
    match = ended(
        5, pyramids={"A": {"H5": 2}, "B": {"H6": 5}, "C": {"H7": 2}, "D": {"H8": 1}, "E": {"I6": 2}}
    )
    assert match.from_source("districts") == [2, 6, 2, 0, 2]


# -- tokens and the winner --------------------------------------------------------------------


@pytest.mark.clause("PR-9.9")
@pytest.mark.parametrize(
    ("unused", "points"),
    [([], 0), ([2], 2), ([4], 4), ([6], 6), ([2, 4], 6), ([4, 6], 10), ([2, 4, 6], 12)],
)
def test_unused_tokens_score_their_value(unused: list[int], points: int) -> None:
    match = ended(tokens=[[], [], unused])
    assert match.from_source("tokens") == [0, 0, points]


@pytest.mark.clause("PR-9.9")
def test_a_token_spent_in_the_last_turn_is_not_scored() -> None:
    match = building(
        3, start="B", turn="A", step="lift", scores={"B": 40}, rockets=["A1", "C1", "F1"]
    )
    match.play("A", "spend 6", "stand A9", "done")
    assert match.over
    assert match.from_source("tokens") == [6, 12, 12]
    assert match.tokens("A") == [2, 4]


@pytest.mark.clause("PR-9.10")
def test_the_most_points_of_all_win_and_not_who_ended_the_game() -> None:
    """B reached 40, A has 30 and all river points and tokens: 30 + 12 + 4 + 6."""
    match = ended(scores={"A": 30, "C": 12}, pyramids={"A": {"G1": 2}}, tokens=[[6], [], [4]])
    assert [match.total(seat) for seat in "ABC"] == [52, 40, 16]
    assert match.ranks() == [1, 2, 3]
    assert match.heard("winners") == [{"seats": ["A"], "total": 52}]
    assert match.outcome().winners == (0,)
    assert match.reason() == "threshold"


@pytest.mark.clause("PR-9.10")
def test_the_result_is_told_by_source_to_all_alike() -> None:
    match = ended(scores={"A": 30}, pyramids={"A": {"C8": 2}}, tokens=[[6], [], []])
    told = {"builds": 30, "bonus": 0, "river": 12, "lake": 12, "districts": 5, "tokens": 6}
    for listener in (None, *"ABC"):
        assert match.heard("tallied", listener)[0] == {"seat": "A", "total": 65, **told}
        assert match.view(listener).players[0].score == 65


@pytest.mark.clause("PR-9.11")
def test_a_pyramid_counted_once_still_counts_for_everything_else() -> None:
    """D8 lies by river and lake in the district of the Red Queen: none takes it off for another.
    All pyramids still stand when the scoring is over."""
    match = ended(pyramids={"A": {"D8": 1}, "B": {"E9": 2}})
    assert match.sources("A") == {"river": 12, "lake": 8, "districts": 2}
    assert match.from_source("lake") == [8, 12, 0]
    assert match.pyramids() == {"D8": "A1", "E9": "B2"}
    assert match.player("A").pyramids == [0, 3, 3, 2, 2]


@pytest.mark.clause("PR-9.11")
def test_the_preview_of_the_final_scoring_is_the_final_scoring() -> None:
    facts = {
        "pyramids": {"A": all_but(1, 2, 3), "B": {"G1": 3, "C8": 2}, "C": {"D8": 3, "E3": 2}},
        "tokens": [[2], [4, 6], []],
    }
    match = building(3, start="B", turn="A", stones={"A": ["A9"]}, scores={"B": 41}, **facts)
    previewed = match.view().would_score
    match.play("A skip")
    assert match.over
    assert [row["total"] for row in previewed] == match.scores()
    for source in ("builds", "bonus", "river", "lake", "districts", "tokens"):
        assert [row[source] for row in previewed] == match.from_source(source)
