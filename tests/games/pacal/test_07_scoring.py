"""Chapter 7: what a build scores."""

import pytest

from tests.games.pacal.kit import building

FIRST_BUILDS = {
    "A1": ("north_group", 3),
    "F1": ("ball_court", 4),
    "I1": ("otolum_springs", 4),
    "K3": ("temple_of_the_count", 4),
    "E3": ("palace", 5),
    "A4": ("aqueduct", 5),
    "I5": ("temple_of_inscriptions", 5),
    "K4": ("temple_of_the_cross", 4),
    "B8": ("bat_group", 4),
    "D5": ("queens_bath", 5),
    "H5": ("temple_of_the_sun", 6),
    "K8": ("temple_of_the_foliated_cross", 3),
    "D11": ("temple_of_the_jaguar", 3),
    "E11": ("temple_of_the_red_queen", 6),
    "G8": ("temple_of_the_skull", 5),
    "G7": ("sacred_district", 7),
}
"""A cell of each district, and its printed value."""


@pytest.mark.clause("PR-7.1")
@pytest.mark.parametrize(("cell", "where"), FIRST_BUILDS.items())
def test_the_first_in_a_district_scores_its_value(cell: str, where: tuple[str, int]) -> None:
    name, value = where
    match = building(5, stones={"A": [cell]}, scores={"A": 8})
    assert match.hint(f"build {cell} 1")["points"] == value
    match.play("A", f"build {cell} 1")
    assert match.scores() == [8 + value, 0, 0, 0, 0]
    assert match.heard("scored") == [{"seat": "A", "points": value, "district": name}]


@pytest.mark.clause("PR-7.1")
def test_first_means_in_that_district_and_not_on_the_board() -> None:
    """B stands one cell away on either side, but in the Aqueduct and in the Inscriptions."""
    match = building(3, stones={"A": ["E3"]}, pyramids={"B": {"D3": 5, "E2": 5, "H3": 4}})
    match.play("A", "build E3 1")
    assert match.score("A") == 5


@pytest.mark.clause("PR-7.2")
def test_taking_the_majority_scores_the_value() -> None:
    match = building(3, stones={"A": ["E3", "F3", "G3"]}, pyramids={"B": {"G4": 2}})
    assert match.district("palace").leader == 1
    match.play("A", "build F3 3")
    assert match.scores() == [5, 0, 0]
    assert match.district("palace").storeys == [3, 2, 0]
    assert match.district("palace").leader == 0


@pytest.mark.clause("PR-7.2", "PR-1.19")
def test_all_own_pyramids_of_the_district_count_and_no_others() -> None:
    """2 and 2 against 3 is the majority; A's five storeys next door in the Aqueduct are not."""
    facts = {"stones": {"A": ["E3", "E4"]}, "pyramids": {"A": {"G3": 2}, "B": {"F4": 3}}}
    match = building(3, **facts)
    match.play("A", "build E3 2")
    assert match.score("A") == 5
    match = building(3, **{**facts, "pyramids": {"A": {"C3": 5}, "B": {"F4": 3}}})
    match.play("A", "build E3 2")
    assert match.score("A") == 0


@pytest.mark.clause("PR-7.2")
def test_more_than_every_other_need_not_be_more_than_all_together() -> None:
    match = building(
        4,
        stones={"A": ["E3", "F3", "G3"]},
        pyramids={"B": {"E4": 2}, "C": {"F4": 2}, "D": {"G4": 2}},
    )
    match.play("A", "build G3 3")
    assert match.scores() == [5, 0, 0, 0]


@pytest.mark.clause("PR-7.3")
def test_points_are_marked_before_anything_else_happens() -> None:
    match = building(3, stones={"A": ["H5"]}, scores={"A": 3})
    match.play("A", "build H5 1")
    assert match.waiting == ["B"]
    assert match.score("A") == 9
    told = match.kinds(since=0)
    assert told[:3] == ["built", "scored", "turn"]


@pytest.mark.clause("PR-7.3")
def test_points_marked_stay_when_the_majority_is_lost() -> None:
    match = building(
        3, stones={"A": ["E3"], "B": ["F3", "F4"]}, rockets={"A": "E6", "B": "G6", "C": "F6"}
    )
    match.play("A", "build E3 1")
    assert match.scores() == [5, 0, 0]
    match.play("B", match.options_for("B")[0], "done", "build F3 2")
    assert match.scores() == [5, 5, 0]
    assert match.district("palace").leader == 1


@pytest.mark.clause("PR-7.4")
def test_who_leads_alone_already_scores_nothing_more() -> None:
    match = building(
        3, stones={"A": ["E3", "F3"]}, pyramids={"A": {"G4": 2}, "B": {"E4": 1}}, scores={"A": 11}
    )
    assert match.hint("build E3 2")["points"] == 0
    match.play("A", "build E3 2")
    assert match.pyramids()["E3"] == "A2"
    assert match.score("A") == 11
    assert match.heard("scored") == []


@pytest.mark.clause("PR-7.5")
def test_breaking_a_shared_majority_scores_the_value() -> None:
    match = building(
        3, stones={"A": ["E3"]}, pyramids={"A": {"G4": 3}, "B": {"E4": 3}, "C": {"F4": 3}}
    )
    assert match.district("palace").leader is None
    match.play("A", "build E3 1")
    assert match.scores() == [5, 0, 0]
    assert match.district("palace").leader == 0


@pytest.mark.clause("PR-7.5", "PR-7.4")
def test_a_tie_in_between_makes_the_majority_worth_winning_again() -> None:
    """A leads with 2; B draws level without points; A leads alone again for another 5."""
    match = building(
        3,
        stones={"A": ["E3", "E4", "G3"], "B": ["F3", "F4"]},
        rockets={"A": "A1", "B": "D7", "C": "F7"},
        die=2,
    )
    match.play("A", "build E3 2")
    assert match.scores() == [5, 0, 0]
    match.play("B", "fly B7", "done", "build F3 2")
    assert match.scores() == [5, 0, 0]
    match.whole_turn("C")
    while match.waiting != ["A"]:
        match.whole_turn(match.waiting[0])
    move = next(text for text in match.options_for("A") if text.startswith("fly"))
    match.play("A", move, "done", "build G3 1")
    assert match.scores() == [10, 0, 0]


@pytest.mark.clause("PR-7.6")
@pytest.mark.parametrize(
    ("standing", "why"),
    [
        ({"B": {"G4": 3}}, "level with the only other"),
        ({"B": {"G4": 2, "E4": 1}}, "level, the other's storeys added up"),
        ({"B": {"G4": 4}}, "behind"),
        ({"B": {"G4": 1}, "C": {"E4": 3}}, "ahead of one, level with another"),
        ({"B": {"G4": 4}, "C": {"E4": 4}}, "behind two that share it"),
    ],
)
def test_level_or_behind_scores_nothing(standing: dict[str, dict[str, int]], why: str) -> None:
    match = building(3, stones={"A": ["E3", "F3", "G3"]}, pyramids=standing)
    match.play("A", "build F3 3")
    assert match.pyramids()["F3"] == "A3"
    assert match.scores() == [0, 0, 0], why
    assert match.heard("scored") == []
