"""Chapter 4: bidding."""

import pytest

from tests.games.gold.kit import hands, table
from tests.testkit.table import SEATS


@pytest.mark.clause("GM-4.1", "GM-R8")
def test_any_number_of_own_pearls_from_none_up() -> None:
    match = table(3, pearls=[0, 4, 26])
    assert match.options_for("A") == ["bid 0"]
    assert match.options_for("B") == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    assert match.options_for("C")[-1] == "bid 26"
    assert match.refused("B bid 5") == ("GM-R8", "bid-too-high", {"bid": 5, "pearls": 4})


@pytest.mark.clause("GM-4.1")
def test_secretly() -> None:
    match = table(3)
    match.play("B bid 7")
    for listener in (None, "A", "C"):
        assert match.view(listener).players[1].bid is None
        assert [event.data for event in match.events(listener)] == [{"seat": "B"}]
    assert match.view("B").players[1].bid == 7


@pytest.mark.clause("GM-4.2")
def test_all_hands_open_at_the_same_time() -> None:
    match = table(3, auction=["gold sixth over silver"])
    match.play("C bid 1")
    match.play("A bid 4")
    assert not match.view("B").opened
    assert match.heard("opened") == []
    match.play("B bid 2")
    assert match.view("B").opened
    assert [player.bid for player in match.view().players] == [4, 2, 1]
    assert match.heard("opened") == [{"bids": [4, 2, 1]}]


@pytest.mark.clause("GM-4.3")
@pytest.mark.parametrize(
    ("bids", "after"),
    [((4, 2, 1), [6, 10, 14]), ((1, 4, 0), [10, 6, 14]), ((0, 2, 9), [19, 10, 1])],
)
def test_the_highest_bidder_pays_the_lowest(bids: tuple[int, ...], after: list[int]) -> None:
    match = hands(*bids)
    assert match.waiting == [SEATS[bids.index(max(bids))]]
    assert match.pearls() == after


@pytest.mark.clause("GM-4.4")
def test_a_tie_for_the_highest_knocks_out() -> None:
    match = hands(6, 3, 6, 1)
    assert match.heard("knocked_out") == [{"seats": ["A", "C"], "bid": 6}]
    assert match.waiting == ["B"]
    assert match.pearls() == [10, 7, 10, 13]


@pytest.mark.clause("GM-4.5")
def test_then_the_next_highest_bid_wins_and_pays_the_lowest() -> None:
    match = hands(8, 8, 5, 2)
    [won] = match.heard("won")
    assert (won["seat"], won["bid"]) == ("C", 5)
    assert match.heard("paid") == [{"seat": "C", "to": "D", "pearls": 5}]


@pytest.mark.clause("GM-4.6")
def test_of_several_lowest_bidders_the_winner_chooses() -> None:
    match = hands(2, 5, 2, 3)
    assert match.waiting == ["B"]
    assert match.options_for("B") == ["pay A", "pay C"]
    match.play("B pay C")
    assert match.pearls() == [10, 5, 15, 10]


@pytest.mark.clause("GM-4.6")
def test_nobody_but_the_lowest_can_be_chosen() -> None:
    match = hands(2, 5, 2, 3)
    why = {"to": "D", "bid": 3, "lowest": 2}
    assert match.refused("B pay D") == ("GM-4.6", "pay-not-lowest", why)
    assert match.refused("B pay B") == ("GM-R5", "pay-self", {})
    asked = {"seats": ["B"], "task": "asked choose_payee"}
    assert match.refused("A pay C") == ("GM-4.6", "not-asked", asked)


@pytest.mark.clause("GM-4.7")
@pytest.mark.parametrize(
    ("bids", "winner", "payees"),
    [
        ((6, 6, 2), "C", ["A", "B"]),
        ((1, 9, 9), "A", ["B", "C"]),
        ((4, 4, 4, 3), "D", ["A", "B", "C"]),
        ((4, 1, 4, 4), "B", ["A", "C", "D"]),
    ],
)
def test_all_but_one_share_the_highest(
    bids: tuple[int, ...], winner: str, payees: list[str]
) -> None:
    match = hands(*bids)
    assert match.waiting == [winner]
    assert match.options_for(winner) == [f"pay {seat}" for seat in payees]
    match.play(f"{winner} pay {payees[-1]}")
    amount = bids[SEATS.index(winner)]
    assert match.heard("paid") == [{"seat": winner, "to": payees[-1], "pearls": amount}]


@pytest.mark.clause("GM-4.8", "GM-R2")
@pytest.mark.parametrize("bids", [(3, 3, 0), (0, 1, 1), (2, 2, 2, 0)])
def test_a_bid_of_nothing_never_wins(bids: tuple[int, ...]) -> None:
    match = hands(*bids, auction=["gold sixth"])
    assert match.heard("won") == []
    assert match.heard("lost") == [{"piece": "gold sixth", "reason": "only_zero"}]
    assert match.waiting == list(SEATS[: len(bids)])  # the next auction


@pytest.mark.clause("GM-4.9")
@pytest.mark.parametrize("bids", [(0, 0), (5, 5), (3, 3, 3), (1, 1, 1, 1), (10, 10, 10, 10)])
def test_all_bid_the_same(bids: tuple[int, ...]) -> None:
    match = hands(*bids, auction=["gold sixth"])
    assert match.heard("lost") == [{"piece": "gold sixth", "reason": "all_equal"}]
    assert match.pearls() == [10] * len(bids)


@pytest.mark.clause("GM-4.10")
@pytest.mark.parametrize("listener", [None, "A", "B", "C"])
def test_a_cancelled_piece_is_out_of_the_game_its_back_unseen(listener: str | None) -> None:
    match = hands(4, 4, 4, auction=["gold sixth over silver"])
    assert match.box(listener) == [("gold sixth", None)]
    [lost] = match.heard("lost", listener)
    assert set(lost) == {"piece", "reason"}
    assert lost["piece"] == "gold sixth"


@pytest.mark.clause("GM-4.11")
def test_those_who_got_nothing_take_their_bid_back() -> None:
    match = hands(9, 6, 3, 0, pearls=[9, 6, 3, 22])
    assert match.pearls() == [0, 6, 3, 31]
    match.place("stop")
    assert match.options_for("B") == [f"bid {n}" for n in range(7)]  # all of it can be bid again


@pytest.mark.clause("GM-4.11")
def test_the_bids_of_one_auction_do_not_reach_into_the_next() -> None:
    match = table(3)
    match.bid(5, 5, 5)
    for seat in range(3):
        assert match.view(seat).players[seat].bid is None
        assert not match.view().players[seat].committed
    assert not match.view().opened
