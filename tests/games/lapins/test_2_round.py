"""Chapter 2: the round."""

import pytest

from tests.games.lapins.kit import Table, last_card, table
from tests.testkit.table import SEATS

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.clause("DL-2.1")
@EVERY_COUNT
def test_a_round_starts_with_n_plus_one_cards_face_down(players: int) -> None:
    match = Table.new(players, "round")
    view = match.view()
    assert len(view.cards) == players + 1
    assert not any(card.up for card in view.cards)
    assert match.cards() == [None] * (players + 1)
    assert view.deck == 64 - players - 1


@pytest.mark.clause("DL-2.2")
@EVERY_COUNT
def test_turns_go_clockwise_until_the_last_card(players: int) -> None:
    match = table(players, cards=["favourable_maize"] * (players + 1), first="B")
    order = []
    for card in range(1, players + 1):
        order += match.waiting
        match.play(match.waiting[0], f"flip {card}")
        assert match.view().round == 1
    clockwise = [SEATS[(1 + turn) % players] for turn in range(players)]
    assert order == clockwise
    match.play(match.waiting[0], "pass")  # nothing but the last card ends the round
    assert match.view().round == 1
    match.play(match.waiting[0], f"flip {players + 1}")
    assert match.view().round == 2


@pytest.mark.clause("DL-2.2")
def test_one_action_a_turn() -> None:
    match = table(3)
    match.play("A", "build B2", "raise village 1", "done")
    assert match.waiting == ["B"]
    match.play("B", "pass")
    assert match.waiting == ["C"]
    match.play("C", "flip 2")
    assert match.waiting == ["A"]


@pytest.mark.clause("DL-2.3")
def test_production_then_distribution() -> None:
    match = last_card(
        "favourable_maize",
        cities={"A1": "A: village, temple", "B1": "B: village, palace"},
        wealth={"A": "", "B": ""},
    )
    match.play("A", "flip 3")
    assert match.kinds()[-3:] == ["produced", "produced", "distribution"]
    assert match.waiting == ["A", "B"]  # at the same time
    match.carry("B", "B1.1 B1.2")  # in any order
    match.play("B", "done")
    assert match.has("B") == {}  # applied together
    assert match.waiting == ["A"]
    match.carry("A", "A1.1 A1.2")
    match.play("A", "done")
    assert match.has("B") == {"maize": 1}
    assert match.points("A") == 1


@pytest.mark.clause("DL-2.3")
def test_the_whole_end_of_the_round_in_order() -> None:
    match = last_card(
        "favourable_maize",
        cities={"A1": "A: village, village, temple", "B1": "B: village"},
        wealth={"A": "", "B": ""},
    )
    match.play("A", "flip 3")
    since = match.seq
    match.carry("A", "A1.1 A1.3")
    match.play("A", "done")
    match.play("B", "done")
    told = match.kinds(since)
    assert told == [
        *("planned", "planned", "distributed", "carried", "scored"),
        *("spoiled", "spoiled", "round"),
    ]
    assert match.city("A1") == "A: village, village, temple"


@pytest.mark.clause("DL-2.4")
@pytest.mark.parametrize(("played", "target", "over"), [(2, "3", True), (3, "default", True)])
def test_the_agreed_match_ends_the_game(played: int, target: str, over: bool) -> None:
    match = last_card("ball_match", matches=played, options={"matches": target})
    match.play("A", "flip 3")
    assert match.over is over


@pytest.mark.clause("DL-2.4")
@pytest.mark.parametrize(("played", "target"), [(1, "3"), (2, "default"), (3, "5")])
def test_an_earlier_match_does_not(played: int, target: str) -> None:
    match = last_card("ball_match", matches=played, options={"matches": target})
    match.play("A", "flip 3")
    assert not match.over
    assert match.heard("round") == [{"round": match.view().round, "cards": 3, "seat": "B"}]


@pytest.mark.clause("DL-2.4")
def test_the_game_goes_on_to_the_end_of_the_round() -> None:
    """The match is flipped first; the other cards of the round are still played."""
    match = table(cards=["ball_match", "favourable_maize", "favourable_maize"], matches=3)
    match.play("A", "flip 1")
    assert not match.over
    match.play("B", "flip 2")
    assert not match.over
    match.play("A", "flip 3")
    assert match.over
