"""Chapter 1: terms."""

from typing import Any

import pytest

from ceiba import BadPosition
from tests.games.pacal.facts import DISTRICTS, PLAYABLE, ROWS
from tests.games.pacal.kit import CORNERS, PLAYERS, building, cells_of, new, placed, table
from tests.testkit.table import SEATS


@pytest.mark.clause("PR-1.14")
def test_scores_start_at_0_and_go_on_after_a_lap() -> None:
    assert [p.score for p in new(5).view().players] == [0] * 5
    match = building(stones={"A": ["F6"]}, rockets={"A": "E5", **CORNERS}, scores={"A": 49})
    match.play("A build F6 1")
    assert match.score("A") == 56


@pytest.mark.clause("PR-1.14")
@pytest.mark.parametrize("wrong", [-1, 2.5, "7", True])
def test_scores_are_whole_numbers(wrong: Any) -> None:
    with pytest.raises(BadPosition):
        table(scores={"A": {"builds": wrong}})


@pytest.mark.clause("PR-1.14")
def test_a_lost_majority_takes_no_points_away() -> None:
    match = building(
        turn="B", pyramids={"A": {"E3": 2}}, stones={"B": ["E4", "F4", "G4"]}, scores={"A": 5}
    )
    match.play("B build F4 3")
    assert (match.score("A"), match.score("B")) == (5, 5)


@pytest.mark.clause("PR-1.15")
def test_the_supply_is_what_is_not_on_the_board() -> None:
    match = table(
        die=2,
        turn="E",
        start="E",
        stones={"A": ["A8", "B8"]},
        inside={"B": ["A"], "C": ["A", "B"]},
        pyramids={"A": {"H8": 5, "I8": 5, "H9": 1}},
    )
    assert (match.supply("A"), match.left("A")) == (6, [0, 3, 3, 2, 0])
    assert (match.supply("B"), match.left("B")) == (9, [1, 3, 3, 2, 2])


OBSTACLES: dict[str, Any] = {
    "another rocket": (5, "F6", "F3", "F4", {"rockets": {"A": "F6", **CORNERS, "B": "F3"}}),
    "the top edge": (5, "F4", "", "F1", {}),
    "the right edge": (5, "I6", "", "K6", {}),
    "the bottom edge": (5, "F9", "", "F11", {}),
    "the left edge": (5, "C6", "", "A6", {}),
    "a covered cell": (4, "K5", "K8", "K7", {}),
    "the lake": (5, "C6", "C9", "C8", {}),
    "the own pyramid": (5, "F6", "F9", "F8", {"pyramids": {"A": {"F9": 1}}}),
    "the pyramid of another": (5, "F6", "F9", "F8", {"pyramids": {"B": {"F9": 1}}}),
}
"""Players, where A starts, the obstacle, where A stops with a 5, what lies there."""


@pytest.mark.clause("PR-1.16", "PR-4.6")
@pytest.mark.parametrize("what", OBSTACLES)
def test_obstacles(what: str) -> None:
    players, start, obstacle, end, facts = OBSTACLES[what]
    others = {"B": "A1", "C": "G1", "D": "A11", "E": "K11"}
    rockets = {"A": start, **{seat: others[seat] for seat in SEATS[1:players]}}
    match = table(players, **{"die": 5, "rockets": rockets, **facts})
    assert end in set(match.offered("fly"))
    assert match.hint(f"fly {end}")["lost"] > 0
    if obstacle:
        assert obstacle not in set(match.offered("fly")) | set(match.offered("turn"))


@pytest.mark.clause("PR-1.17")
@pytest.mark.parametrize("players", PLAYERS)
def test_free_cells(players: int) -> None:
    """All but lake, covers, pyramids and rockets; the cells with stones are free."""
    match = table(
        players,
        die=2,
        rockets={"A": "F6", "B": "G6"},
        stones={"A": ["H4"], "B": ["H4", "I4"]},
        pyramids={"A": {"G4": 3}, "B": {"D8": 2}},
    )
    match.play("A spend 4")
    free = set(match.offered("stand"))
    assert len(free) == PLAYABLE[players] - 2 - players
    land = set(cells_of(ROWS[players], "".join(DISTRICTS)))
    standing = {match.rocket(seat) for seat in SEATS[:players]}
    assert free == land - {"G4", "D8"} - standing
    assert {"H4", "I4"} <= free


@pytest.mark.clause("PR-1.18", "PR-R21")
def test_visible_and_hidden() -> None:
    match = table(die=3, rockets={"A": "F6", **CORNERS}, stones={"A": ["F9", "H9"], "B": ["F9"]})
    assert match.stones() == {"F9": "AB", "H9": "A"}
    match.play("A", "fly F9")
    assert match.stones() == {"H9": "A"}
    assert match.inside("A") == "AB"
    match = table(die=3, rockets={"A": "F9", **CORNERS}, inside={"A": ["A", "B"]})
    assert match.stones() == {"F9": "AB"}  # lifted: visible again
    match.play("A", "fly F6")
    assert match.stones() == {"F9": "AB"}


@pytest.mark.clause("PR-1.19")
def test_storeys_are_heights_added_up() -> None:
    match = building(pyramids={"A": {"E3": 2, "F3": 5, "D3": 4}, "B": {"G4": 3}})
    [palace] = [d for d in match.view().districts if d.id == "palace"]
    assert palace.storeys == [7, 3, 0, 0, 0]
    assert palace.leader == 0
    assert match.view().river.storeys == [11, 3, 0, 0, 0]
    assert match.view().lake.storeys == [0] * 5


@pytest.mark.clause("PR-1.20")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_round_is_one_turn_for_every_player(players: int) -> None:
    match = placed(players)
    for _ in range(2 * players):
        match.whole_turn(match.waiting[0])
    told = [kind for kind in match.kinds() if kind in ("round", "turn")]
    assert told == (["round", *["turn"] * players] * 3)[: 2 * (players + 1) + 2]
    turns = [turn["seat"] for turn in match.heard("turn")]
    assert sorted(turns[:players]) == sorted(turns[players : 2 * players]) == list(SEATS[:players])


@pytest.mark.clause("PR-1.21")
def test_most_points_after_final_scoring_win() -> None:
    """A ended the game with 40 points, but B's tokens are worth more than the one between them."""
    match = building(
        3, start="B", turn="A", tokens={"A": [], "C": []}, scores={"A": 40, "B": 39, "C": 39}
    )
    outcome = match.outcome()
    assert outcome is not None
    assert [seat.total for seat in outcome.scores] == [40, 51, 39]
    assert outcome.winners == (1,)


@pytest.mark.clause("PR-1.20")
def test_between_two_turns_of_a_player_all_others_play() -> None:
    match = table(die=2, rockets={"A": "F6", **CORNERS})
    match.whole_turn("A")
    asked = []
    while match.waiting != ["A"]:
        asked.append(match.waiting[0])
        match.whole_turn(match.waiting[0])
    assert asked == ["B", "C", "D", "E", "B", "C", "D", "E"]  # B starts the next round
