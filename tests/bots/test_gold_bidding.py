"""What the bots of gold learn about sealed bids, against the rules told in another way."""

from itertools import product

import pytest

from ceiba.bots.gold.bidding import BIDS, ROUNDS, SEATS, Bidding
from ceiba.bots.gold.evaluation import GoldEvaluation
from ceiba.core.seed import seeded
from ceiba.games.gold.auction import payees_mask
from ceiba.games.gold.state import NOBODY, GoldState
from tests.bots.moments import new_table
from tests.conformance.tables import Table

PEARL = 100


def sold(bids: tuple[int, ...]) -> int:
    """Who buys: the highest bid that only one made, if it is not 0 (GM-4.3 to 4.9)."""
    single = [bid for bid in bids if bids.count(bid) == 1]
    return bids.index(max(single)) if single and max(single) > 0 else NOBODY


def comes_to(bids: tuple[int, ...], seat: int, gains: list[int]) -> tuple[bool, float]:
    """Whether a seat buys, and what it gets beside the piece less what the others get."""
    others = len(bids) - 1
    winner = sold(bids)
    if winner == NOBODY:
        return False, 0
    paid = bids[winner] * PEARL
    if winner == seat:
        return True, -paid - paid / others
    lowest = min(bid for other, bid in enumerate(bids) if other != winner)
    payees = [other for other, bid in enumerate(bids) if other != winner and bid == lowest]
    own = paid / len(payees) if seat in payees else 0
    return False, own - (gains[winner] - own) / others


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bid_comes_to_what_the_rules_say(seats: int) -> None:
    gains = [500, 310, 420, 90]
    for others in product(range(4), repeat=seats - 1):
        bidding = Bidding()
        bidding.open(seats)
        for seat in range(seats):
            bidding.enter(seat, gains[seat], 4)
        bidding.pearl = PEARL
        for seat, bid in enumerate(others, start=1):
            bidding.tried[seat] = bid
        bidding.take_down(0, 0)
        for bid in range(5):
            won, beside = comes_to((bid, *others), 0, gains)
            assert bidding.won[bid] == won, (bid, others)
            assert bidding.beside[bid] == pytest.approx(beside, abs=2), (bid, others)


def test_equal_seats_do_not_bid_in_step() -> None:
    """If they did, equal bids would cancel every auction (GM-4.9)."""
    bidding = Bidding()
    bidding.open(4)
    for seat in range(4):
        bidding.enter(seat, 342, 2)
    bidding.learn(220)
    rng = seeded("in step")
    tables = [tuple(bidding.draw(seat, rng) for seat in range(4)) for _ in range(40)]
    assert any(sold(bids) != NOBODY for bids in tables)


def test_a_higher_gain_never_bids_less_often() -> None:
    bidding = Bidding()
    bidding.open(3)
    for seat, gain in enumerate([900, 300, 300]):
        bidding.enter(seat, gain, gain // 200 + 1)
    bidding.learn(200)
    means = [sum(bidding.tried[seat::SEATS]) / ROUNDS for seat in range(3)]
    assert means[0] > max(means[1:])


def test_no_bid_is_beyond_the_notes() -> None:
    """Forty pearls is all there is (GM-1.2), and the notes have room for each."""
    bidding = Bidding()
    bidding.open(2)
    bidding.enter(0, 100_000, BIDS - 1)
    bidding.enter(1, 0, 0)
    bidding.learn(240)
    assert bidding.draw(0, seeded("rich")) >= 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_playing_on_answers_for_all_who_bid(players: int) -> None:
    table = new_table(Table("gold", players, {}), "for all")
    assert isinstance(table, GoldState)
    lots = len(table.slots) + len(table.bag)
    GoldEvaluation().play(table, table.decider(), seeded("for all"))
    if table.winner == NOBODY:
        assert len(table.slots) + len(table.bag) == lots - 1  # cancelled, and on to the next
    else:
        assert payees_mask(table)
