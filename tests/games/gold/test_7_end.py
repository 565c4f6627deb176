"""Chapter 7: end of the game."""

import pytest

from tests.games.gold.kit import table


@pytest.mark.clause("GM-7.1")
def test_the_game_ends_when_the_last_piece_is_put_in_the_box() -> None:
    match = table(3, bag=0, auction=["gold sixth", "jade sixth"])
    match.bid(1, 1, 1)
    assert not match.over
    assert match.waiting == ["A", "B", "C"]
    match.bid(0, 0, 0)
    assert match.over
    assert match.waiting == []
    assert match.heard("ended") == [{}]


@pytest.mark.clause("GM-7.1")
def test_the_game_ends_when_the_last_piece_is_bought() -> None:
    match = table(3, bag=0, auction=["gold sixth over silver"])
    match.bid(2, 1, 0)
    assert not match.over
    match.place("gold sixth over silver", "stop")
    assert match.over
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "all_sold"


@pytest.mark.clause("GM-7.2")
def test_the_buyer_of_the_last_piece_still_lays_it() -> None:
    disc = ["gold sixth over silver"] * 3 + ["gold sixth over stone"] * 2
    match = table(3, bag=0, auction=["gold sixth over stone"], bases={"A": disc})
    match.bid(2, 1, 0)
    match.place("gold sixth over stone", *disc, "stop")
    assert match.over
    assert match.row("A") == ["gold sixth over stone", *disc]  # all is open now
    assert match.sources("A") == {"discs": 10, "material": 10, "pieces": 24, "pearls": 8}
    assert match.total("A") == 52
