"""Chapter 11: the expert variant."""

from typing import Any

import pytest

from tests.games.pacal.ends import ended
from tests.games.pacal.kit import Table, building, new, table

ROW = {"A": ["A4", "B4", "D4"]}


def expert(players: int = 3, **facts: Any) -> Table:
    return building(players, options={"expert_variant": True}, **facts)


@pytest.mark.clause("PR-11.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_is_an_option_for_any_number_of_players(players: int) -> None:
    facts: dict[str, Any] = {"stones": {"A": ["E4"]}, "pyramids": {"A": {"F4": 1}}}
    assert set(building(players, **facts).offered("build")) == {"E4 2"}
    assert set(expert(players, **facts).offered("build")) == set()
    assert new(players).options["expert_variant"] is False
    assert new(players, expert_variant=True).options["expert_variant"] is True


@pytest.mark.clause("PR-11.1")
def test_all_other_rules_stay() -> None:
    """Moving, stones, building with stones alone, scoring, the end."""
    match = table(
        3,
        options={"expert_variant": True},
        die=3,
        rockets={"A": "F6", "B": "A1", "C": "I1"},
        stones={"A": ["E3", "F3", "G3"], "B": ["E3"]},
        pyramids={"B": {"E4": 2}},
        scores={"A": 35},
    )
    match.play("A", "fly F9", "drop A", "drop B", "build E3 3")
    assert match.score("A") == 40
    assert (match.supply("A"), match.supply("B")) == (8, 10)
    assert match.view().end.reached_by == 0
    assert match.waiting == ["B"]
    match = ended(options={"expert_variant": True}, pyramids={"A": {"G1": 3}, "B": {"G2": 2}})
    assert match.from_source("river") == [12, 8, 0]
    assert match.from_source("districts") == [4, 2, 0]


@pytest.mark.clause("PR-11.2")
@pytest.mark.parametrize(
    ("cells", "pyramid", "build"),
    [
        (["E4"], {"F4": 2}, "E4 2"),
        (["E4", "G4"], {"F4": 2}, "E4 3"),
        (["E4", "F4", "H4"], {"G4": 2}, "E4 4"),
        (["E4", "F4", "E3"], {"F3": 2}, "E4 5"),
    ],
)
def test_a_new_pyramid_needs_stones_only(
    cells: list[str], pyramid: dict[str, int], build: str
) -> None:
    facts: dict[str, Any] = {"stones": {"A": cells}, "pyramids": {"A": pyramid}}
    assert build in set(building(3, **facts).offered("build"))
    match = expert(**facts)
    assert build not in set(match.offered("build"))
    cell, height = build.split()
    points = sorted([*cells, *pyramid], key=lambda name: (name[1:], name))
    data = {"cell": cell, "height": int(height), "points": points}
    assert match.refused(f"A build {build}") == ("PR-11.2", "pyramids-stand-in", data)


@pytest.mark.clause("PR-11.2")
def test_what_stones_alone_form_is_built_beside_a_pyramid() -> None:
    """E4 and F4 are two stones side by side; the pyramid on G4 makes them no three."""
    match = expert(stones={"A": ["E4", "F4"]}, pyramids={"A": {"G4": 2}})
    assert set(match.offered("build")) == {"E4 1", "E4 2", "F4 1", "F4 2"}
    match.play("A", "build E4 2")
    assert match.pyramids() == {"E4": "A2", "G4": "A2"}
    assert match.stones() == {}


@pytest.mark.clause("PR-11.3")
def test_a_pyramid_is_part_of_a_constellation_to_raise_itself() -> None:
    match = expert(stones=ROW, pyramids={"A": {"C4": 2}})
    assert set(match.offered("upgrade")) == {"C4 3", "C4 4"}
    match.play("A", "upgrade C4 4")
    assert match.pyramids() == {"C4": "A4"}
    assert match.stones() == {}
    assert (match.supply("A"), match.left("A")) == (10, [1, 3, 3, 1, 2])


@pytest.mark.clause("PR-11.3")
def test_no_second_pyramid_helps_to_raise_the_first() -> None:
    facts: dict[str, Any] = {"stones": {"A": ["A4", "D4"]}, "pyramids": {"A": {"B4": 2, "C4": 2}}}
    assert "C4 4" in set(building(3, **facts).offered("upgrade"))
    match = expert(**facts)
    assert set(match.offered("upgrade")) == set()
    data = {"cell": "C4", "height": 4, "points": ["A4", "B4", "C4", "D4"]}
    assert match.refused("A upgrade C4 4") == ("PR-11.3", "pyramids-stand-in", data)
    assert match.refused("A upgrade C4 3")[0] == "PR-11.3"
    data = {"cell": "C4", "height": 5}  # where no pyramid would help
    assert match.refused("A upgrade C4 5") == ("PR-6.7", "no-constellation", data)


@pytest.mark.clause("PR-11.3")
def test_the_same_stones_raise_or_build_but_never_both_at_once() -> None:
    """D4 with the pyramid on C4 makes two: only C4 itself may be raised by it."""
    match = expert(stones={"A": ["D4"]}, pyramids={"A": {"C4": 1}})
    assert set(match.offered("upgrade")) == {"C4 2"}
    assert set(match.offered("build")) == set()  # the single pyramid of 1 storey stands on C4
    match.play("A", "upgrade C4 2")
    assert match.pyramids() == {"C4": "A2"}
