"""Rulings GM-R1 to GM-R14: the auction."""

import itertools
from collections import Counter
from typing import Any

import pytest

import ceiba
from ceiba.games.gold.auction import payees_mask, winning_seat
from ceiba.games.gold.state import NOBODY, GoldState
from tests.games.gold.kit import Table, bought, hands, table
from tests.testkit.table import SEATS

ELIMINATE: dict[str, Any] = {"options": {"tied_lowest": "eliminate"}}


def told_by_the_rules(bids: tuple[int, ...]) -> tuple[int, set[int]] | None:
    """GM-4.3 to GM-4.9 word by word: the winner and those who may be paid; None if cancelled."""
    players = range(len(bids))
    if len(set(bids)) == 1:
        return None  # GM-4.9
    taking_part = set(players)
    while taking_part:
        highest = max(bids[p] for p in taking_part)
        holders = {p for p in taking_part if bids[p] == highest}
        if len(holders) == 1:
            break
        taking_part -= holders  # GM-4.4, then GM-4.5
    else:
        return None
    [winner] = holders
    if bids[winner] == 0:
        return None  # GM-4.8
    least = min(bids)
    lowest = {p for p in players if bids[p] == least}
    if lowest == {winner}:  # GM-4.7: all the others share the highest bid
        assert len({bids[p] for p in players if p != winner}) == 1
        return winner, set(players) - {winner}
    return winner, lowest - {winner}  # GM-4.3, GM-4.5; GM-4.6 where there are several


# -- GM-R1 to GM-R6: who wins, who is paid --------------------------------------------------


@pytest.mark.clause("GM-R5", "GM-R1", "GM-4.3", "GM-4.5", "GM-4.6", "GM-4.7")
@pytest.mark.parametrize(("players", "most"), [(2, 20), (3, 20), (4, 12)])
def test_one_rule_equals_the_printed_ones_for_all_bids(players: int, most: int) -> None:
    state = Table.new(players).state
    assert isinstance(state, GoldState)
    for bids in itertools.product(range(most + 1), repeat=players):
        state.bids = list(bids)
        state.winner = winning_seat(state.bids)
        expected = told_by_the_rules(bids)
        if expected is None:
            assert state.winner == NOBODY, bids
        else:
            mask = sum(1 << payee for payee in expected[1])
            assert (state.winner, payees_mask(state)) == (expected[0], mask), bids


@pytest.mark.clause("GM-R5", "GM-R6", "GM-R7")
@pytest.mark.parametrize(("players", "most"), [(2, 10), (3, 5), (4, 4)])
def test_the_same_at_the_table(players: int, most: int) -> None:
    """Bids of up to one more than the players show every order and every tie there can be."""
    for bids in itertools.product(range(most + 1), repeat=players):
        match = hands(*bids)
        expected = told_by_the_rules(bids)
        if expected is None:
            assert len(match.heard("lost")) == 1, bids
            assert match.pearls() == [10] * players
            continue
        winner, payees = expected
        assert match.waiting == [SEATS[winner]], bids
        if len(payees) > 1:
            assert match.options_for(winner) == [f"pay {SEATS[p]}" for p in sorted(payees)], bids
            match.play(f"{SEATS[winner]} pay {SEATS[max(payees)]}")
        after = [10] * players
        after[winner] -= bids[winner]
        after[max(payees)] += bids[winner]
        assert match.pearls() == after, bids


@pytest.mark.clause("GM-R1")
def test_knocking_out_repeats_downwards() -> None:
    match = hands(5, 5, 3, 3)
    assert match.heard("knocked_out") == [
        {"seats": ["A", "B"], "bid": 5},
        {"seats": ["C", "D"], "bid": 3},
    ]
    [lost] = match.heard("lost")
    assert lost["reason"] == "no_unique"


@pytest.mark.clause("GM-R1")
def test_the_highest_bid_made_by_exactly_one_wins() -> None:
    assert hands(9, 9, 1, 4).waiting == ["D"]
    assert hands(2, 3, 2, 3).waiting == ["A", "B", "C", "D"]  # none: the next auction


@pytest.mark.clause("GM-R2")
def test_if_it_is_nothing_nobody_else_moves_up() -> None:
    match = hands(5, 5, 5, 0)
    [lost] = match.heard("lost")
    assert lost["reason"] == "only_zero"
    assert match.heard("won") == []


@pytest.mark.clause("GM-R3")
def test_tied_lowest_bidders_do_not_knock_each_other_out() -> None:
    assert Table.new(4).options["tied_lowest"] == "winner_chooses"
    assert hands(7, 4, 1, 1).options_for("A") == ["pay C", "pay D"]


@pytest.mark.clause("GM-R3", "GM-R4")
@pytest.mark.parametrize(
    ("bids", "payee"),
    [((7, 4, 1, 1), "B"), ((7, 1, 1, 4), "D"), ((3, 7, 7, 1), "D"), ((5, 0, 3), "B")],
)
def test_with_eliminate_the_lowest_bid_that_stands_alone_is_paid(
    bids: tuple[int, ...], payee: str
) -> None:
    [paid] = hands(*bids, **ELIMINATE).heard("paid")
    assert paid["to"] == payee


@pytest.mark.clause("GM-R4")
@pytest.mark.parametrize(
    ("bids", "options"),
    [
        ((7, 2, 2, 2), ["pay B", "pay C", "pay D"]),
        ((5, 5, 2), ["pay A", "pay B"]),
        ((9, 3, 3), ["pay B", "pay C"]),
    ],
)
def test_with_eliminate_and_none_alone_the_winner_chooses(
    bids: tuple[int, ...], options: list[str]
) -> None:
    match = hands(*bids, **ELIMINATE)
    [winner] = match.waiting
    assert match.options_for(winner) == options


@pytest.mark.clause("GM-R4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eliminate_for_all_bids(players: int) -> None:
    state = Table.new(players, tied_lowest="eliminate").state
    assert isinstance(state, GoldState)
    for bids in itertools.product(range(8), repeat=players):
        state.bids = list(bids)
        state.winner = winning_seat(state.bids)
        expected = told_by_the_rules(bids)
        assert (state.winner == NOBODY) == (expected is None)  # the option changes no winner
        if expected is None:
            continue
        winner, lowest = expected
        counts = Counter(bids[p] for p in range(players) if p != winner)
        alone = [p for p in range(players) if p != winner and counts[bids[p]] == 1]
        payees = {min(alone, key=lambda p: bids[p])} if alone else lowest
        assert payees_mask(state) == sum(1 << p for p in payees), bids


@pytest.mark.clause("GM-R6")
def test_knocked_out_bidders_can_be_paid() -> None:
    match = hands(8, 8, 1)
    match.play("C pay B")
    assert match.pearls() == [10, 11, 9]


# -- GM-R7 to GM-R9: pearls -----------------------------------------------------------------


@pytest.mark.clause("GM-R7")
def test_the_payee_takes_the_own_bid_back_too() -> None:
    assert hands(6, 4, 5).pearls() == [4, 16, 10]


@pytest.mark.clause("GM-R7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_pearls_never_changes(players: int) -> None:
    match = Table.new(players, "pearls")
    turn = itertools.count()
    seen = set()
    while not match.over:
        options = match.options_for(match.waiting[0])
        match.play(f"{match.waiting[0]} {options[next(turn) * 7 % len(options)]}")
        seen.add(tuple(match.pearls()))
        assert sum(match.pearls()) == 10 * players
    assert len(seen) > 5  # they did change hands


@pytest.mark.clause("GM-R8")
def test_without_pearls_one_is_asked_too() -> None:
    match = table(3, pearls=[0, 15, 15])
    assert match.waiting == ["A", "B", "C"]
    match.play("B bid 4")
    match.play("C bid 2")
    assert match.waiting == ["A"]
    assert match.refused("A bid 1") == ("GM-R8", "bid-too-high", {"bid": 1, "pearls": 0})
    match.play("A bid 0")
    assert match.pearls() == [4, 11, 15]


@pytest.mark.clause("GM-R8")
def test_until_all_have_bid_the_others_see_only_who_has() -> None:
    match = table(3)
    match.play("B bid 3")
    for listener in (None, "A", "C"):
        players = match.view(listener).players
        assert [player.committed for player in players] == [False, True, False]
        assert [player.bid for player in players] == [None, None, None]


@pytest.mark.clause("GM-R8")
def test_an_opened_bid_cannot_be_changed() -> None:
    match = table(3)
    match.play("A bid 3")
    assert match.refused("A bid 4") == ("GM-R8", "bid-in", {"seats": ["B", "C"]})
    match.play("B bid 1")
    match.play("C bid 0")
    assert match.refused("A bid 4") == ("GM-R42", "not-now", {"asked": "lay-out"})
    assert match.undo_kind("A") == "sealed"
    assert match.undo_kind("B") == "sealed"
    assert match.refused("B undo")[1] == "undo-sealed"
    match.play("C undo agreed")  # all take up their pearls again, C alone would know the bids
    assert match.waiting == ["A", "B", "C"]
    assert [player.committed for player in match.view().players] == [False, False, False]


@pytest.mark.clause("GM-R8")
@pytest.mark.parametrize("text", ["bid -1", "bid 1.5", "bid one", "bid", "bid 41", "bid 007"])
def test_a_bid_is_a_whole_number(text: str) -> None:
    with pytest.raises(ceiba.MalformedAction):
        table(3).play(f"A {text}")


@pytest.mark.clause("GM-R9")
def test_holdings_are_hidden_and_opened_bids_and_payments_public() -> None:
    match = hands(4, 3, 0, pearls=[7, 11, 12])
    for listener in (None, "A", "B", "C"):
        assert match.heard("opened", listener) == [{"bids": [4, 3, 0]}]
        assert match.heard("paid", listener) == [{"seat": "A", "to": "C", "pearls": 4}]
    assert [player.pearls for player in match.view("B").players] == [None, 11, None]
    assert [player.pearls for player in match.view().players] == [None, None, None]


@pytest.mark.clause("GM-R9")
def test_holdings_are_shown_at_scoring() -> None:
    match = table(3, bag=0, auction=["gold sixth"], pearls=[7, 11, 12])
    match.bid(1, 1, 1)
    assert [player.pearls for player in match.view().players] == [7, 11, 12]


# -- GM-R10 to GM-R14: the order of things --------------------------------------------------


@pytest.mark.clause("GM-R10")
def test_payee_payment_back_layout_draw() -> None:
    match = hands(5, 0, 0, auction=["gold sixth over silver"])
    assert match.heard("back_seen", "A") == []  # not before the payment
    match.play("A pay B")
    match.place("gold sixth over silver", "stop")
    kinds = [event.kind for event in match.events("A")]
    order = ["opened", "won", "paid", "back_seen", "laid", "laid_out", "drawn", "auction"]
    assert [kind for kind in kinds if kind in order] == order


@pytest.mark.clause("GM-R10")
def test_the_back_is_not_in_the_view_before_the_payment() -> None:
    match = hands(5, 0, 0, auction=["gold sixth over silver"])
    view = match.view("A")
    assert view.hand is None
    assert view.slots[0].back is None


@pytest.mark.clause("GM-R11")
def test_after_a_cancelled_auction_the_game_goes_on() -> None:
    match = hands(2, 2, 2, auction=["gold sixth", "jade sixth", "jade eighth"], drawer="C")
    assert match.pearls() == [10, 10, 10]
    [draw] = match.heard("drawn")
    assert draw["seat"] == "A"
    assert match.board() == ["jade sixth", "jade eighth", draw["piece"]]


@pytest.mark.clause("GM-R12", "GM-7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_thirty_pieces_are_auctioned(players: int) -> None:
    match = Table.new(players, "thirty")
    match.play_out(lambda _, options: options[-1])
    lots = match.heard("auction")
    assert [lot["lot"] for lot in lots] == list(range(1, 31))
    assert len(match.heard("opened")) == 30


@pytest.mark.clause("GM-R12")
def test_the_last_two_are_sold_without_refilling() -> None:
    match = table(3, bag=1, auction=["gold sixth", "jade sixth", "stone sixth"])
    sizes = []
    while not match.over:
        sizes.append(len(match.board()))
        match.bid(0, 0, 0)
    assert sizes == [3, 3, 2, 1]
    assert len(match.heard("drawn")) == 1


@pytest.mark.clause("GM-R12")
@pytest.mark.parametrize("step", ["bidding", "laying"])
def test_the_number_of_the_auction_under_way(step: str) -> None:
    """The first of the 30 auctions is the first until the next begins."""
    match = Table.new(3, "lot")
    match.bid(0, 0, 0)
    assert match.view().lot == 2
    if step == "laying":
        match.bid(3, 2, 1)
        assert match.view().lot == 2  # still the same auction: A lays out what it sold
        match.place("stop")
        assert match.view().lot == 3


@pytest.mark.clause("GM-R13")
def test_selling_goes_in_the_order_drawn() -> None:
    match = Table.new(2, "order")
    while not match.over:
        match.bid(0, 0)
    drawn = [draw["piece"] for draw in match.heard("drawn")]
    assert [lot["piece"] for lot in match.heard("auction")] == drawn
    assert len(drawn) == 30


@pytest.mark.clause("GM-R14")
def test_both_faces_are_equally_likely() -> None:
    """Of 400 games' first three pieces, about half show the side that comes first in GM-1.5."""
    order = ["gold", "silver", "bronze", "jade", "stone"]
    front = 0
    for game in range(400):
        for piece in Table.new(2, f"face{game}").position()["auction"]:
            face, _, _, back = piece.split()
            front += (order.index(face) + 1) % 5 == order.index(back)
    assert abs(front - 600) < 4 * (1200 / 4) ** 0.5


@pytest.mark.clause("GM-R14")
def test_the_drawer_has_no_choice() -> None:
    match = bought("gold sixth over silver", drawer="C")
    match.place("stop")
    assert match.heard("drawn")[0]["seat"] == "A"
    assert match.waiting == ["A", "B", "C"]  # nobody was asked anything about the draw
