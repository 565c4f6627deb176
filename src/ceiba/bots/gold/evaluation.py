"""What the bots know about Das Gold der Maya: what to bid, whom to pay, and how they stand."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.bots.budget import Budget
from ceiba.bots.evaluation import Evaluation
from ceiba.bots.gold.bidding import Bidding
from ceiba.bots.gold.prices import FEWEST, PRICES
from ceiba.bots.gold.worth import Bases
from ceiba.bots.prices import Prices
from ceiba.core.rng import Rng
from ceiba.core.state import State
from ceiba.games.gold.answers import BASE, BID, PAY
from ceiba.games.gold.auction import payees_mask
from ceiba.games.gold.layout import row_units
from ceiba.games.gold.pieces import BASES, DISC, GAP, NO_FACE, TWIN
from ceiba.games.gold.scoring import total_points
from ceiba.games.gold.state import NO_BASE, NO_BID, NOBODY, GoldState

TO_THE_END: Final = 1_000_000
BUDGETS: Final = {
    "novice": Budget(0, slips=4),
    "adept": Budget(30, TO_THE_END, 3000.0),
    "master": Budget(400, TO_THE_END, 3000.0),
}
"""Of the levels. Luck forgives so much here that hardly any slips are needed to tell them apart."""


class GoldEvaluation(Evaluation):
    """What to bid, whom to pay, where to lay."""

    def __init__(self, prices: Prices = PRICES) -> None:
        super().__init__()
        self.ahead = False
        self.trust = 50
        self.ripe = 30
        self.bidding: Bidding = Bidding()
        self.bases: Bases = Bases(prices)
        self.thrift: list[int] = prices["thrift"]

    # -- what the search asks ---------------------------------------------------------------

    def value(self, state: State, seat: i64) -> i64:
        s = cast(GoldState, state)
        if s.over():
            return total_points(s, seat) * 100
        self.bases.look(s)
        self.bases.pearls = s.pearls[seat]
        total: i64 = s.pearls[seat] * self.bases.pearl
        bases: i64 = BASES[s.players]
        for base in range(bases):
            total += self.bases.row_worth(s.rows[seat * bases + base])
        return total

    def settled(self, state: State) -> bool:
        """Between two auctions, so that nothing bought is still in hand."""
        s = cast(GoldState, state)
        if s.winner != NOBODY:
            return False
        return all(bid == NO_BID for bid in s.bids)

    def candidates(self, state: State, seat: i64) -> list[int]:
        s = cast(GoldState, state)
        if s.winner == NOBODY:
            return self.bids(s, seat)
        return state.options(seat)

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:
        s = cast(GoldState, state)
        if s.winner == NOBODY:
            return self.bid(s, seat, rng)
        if s.bought == NO_FACE:
            return self.payee(s)
        steps = self.plan(state, seat)
        return steps[0]

    def play(self, state: State, seat: i64, rng: Rng) -> None:
        """Sealed bids are thought over once, for all who have still to bid."""
        s = cast(GoldState, state)
        if s.winner != NOBODY:
            super().play(state, seat, rng)
            return
        self.think_over(s)
        asked: i64 = s.deciders()
        for bidder in range(s.players):
            if (asked >> bidder) & 1:
                s.apply(bidder, BID + self.bidding.draw(bidder, rng), None)

    def plan(self, state: State, seat: i64) -> list[int]:
        s = cast(GoldState, state)
        if s.bought == NO_FACE:
            return []
        self.bases.look(s)
        self.bases.pearls = s.pearls[seat]
        if s.base != NO_BASE:
            return self.bases.layout_steps(s.row, s.hand)
        best: i64 = 0
        best_gain: i64 = -1_000_000
        for base in range(BASES[s.players]):
            row = s.rows[s.base_index(seat, base)]
            gain = self.bases.worth_with(row, s.bought) - self.bases.row_worth(row)
            if gain > best_gain:
                best_gain = gain
                best = base
        hand: list[int] = []
        for face in s.rows[s.base_index(seat, best)]:
            if face != GAP:
                hand.append(face)
        hand.append(s.bought)
        return [BASE + best, *self.bases.layout_steps([], hand)]

    # -- bidding ----------------------------------------------------------------------------

    def bids(self, s: GoldState, seat: i64) -> list[int]:
        """Every bid from nothing to a little more than the piece can be worth to the seat."""
        lot: i64 = s.slots[0]
        gain = max(self.gain(s, seat, lot), self.gain(s, seat, TWIN[lot]))
        most: i64 = gain // self.bases.pearl + 1
        if s.players == 2:  # what the other gets for it, and would get out of it, counts as much
            other = max(self.gain(s, 1 - seat, lot), self.gain(s, 1 - seat, TWIN[lot]))
            most = (gain + other) // (2 * self.bases.pearl) + 1
        found: list[int] = []
        for pearls in range(min(most, s.pearls[seat]) + 1):
            found.append(BID + pearls)
        return found

    def bid(self, s: GoldState, seat: i64, rng: Rng) -> i64:
        """What comes out when everybody thinks about what the piece is worth to everybody."""
        self.think_over(s)
        return BID + self.bidding.draw(seat, rng)

    def think_over(self, s: GoldState) -> None:
        """Let all learn what to bid for the foremost piece."""
        bidding = self.bidding
        bidding.open(s.players)
        self.bases.look(s)
        for seat in range(s.players):
            gain = self.gain_at_sight(s, seat, s.slots[0])
            most: i64 = min(gain // self.bases.pearl + 1, max(1, self.purse(s, seat)))
            bidding.enter(seat, gain, min(most, s.pearls[seat]))
        bidding.learn(self.bases.pearl)

    def purse(self, s: GoldState, seat: i64) -> i64:
        """The pearls a seat can spare for one piece: all its bases have to be filled."""
        missing: i64 = 0
        for base in range(BASES[s.players]):
            missing += DISC - row_units(s.rows[s.base_index(seat, base)])
        return s.pearls[seat] * self.thrift[s.players - FEWEST] // max(4, missing)

    def payee(self, s: GoldState) -> i64:
        """Of those who may be paid, the one who is worst off."""
        mask = payees_mask(s)
        best: i64 = -1
        lowest: i64 = 0
        for seat in range(s.players):
            if (mask >> seat) & 1:
                value = self.value(s, seat)
                if best < 0 or value < lowest:
                    best = seat
                    lowest = value
        return PAY + best

    def gain(self, s: GoldState, seat: i64, face: i64) -> i64:
        """What a seat's bases are worth more with this piece, in hundredths; never below 0."""
        self.bases.look(s)
        return self.gain_at_sight(s, seat, face)

    def gain_at_sight(self, s: GoldState, seat: i64, face: i64) -> i64:
        """The same on a table that was looked at."""
        self.bases.pearls = s.pearls[seat]
        best: i64 = 0
        for base in range(BASES[s.players]):
            row = s.rows[s.base_index(seat, base)]
            best = max(best, self.bases.worth_with(row, face) - self.bases.row_worth(row))
        return best
