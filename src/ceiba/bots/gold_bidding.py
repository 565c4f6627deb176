"""What to bid for a piece that is worth so and so much to each: everybody learns from everybody.

Bids are sealed, the winner pays one of those who bid least, and equal highest bids knock each
other out (GM-4.3 to 4.9). So no single bid is right. A few times over every seat gives the best
answer to what all the others have tried before, and then plays one of what it has come to: what
is called fictitious play.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.core.rng import Rng

NOBODY: Final = -1
SEATS: Final = 4
ROUNDS: Final = 8
RAW: Final = 3
"""What was tried in the first rounds is too raw to be played."""
A_LOT: Final = 1_000_000


def sold_to(bids: list[int], seats: i64) -> i64:
    """Who gets the piece for these bids (GM-4.3 to 4.9), NOBODY if the auction is cancelled."""
    out_from: i64 = A_LOT
    while True:
        best: i64 = 0
        who: i64 = NOBODY
        for seat in range(seats):
            bid: i64 = bids[seat]
            if bid >= out_from:
                continue
            if bid > best:
                best = bid
                who = seat
            elif bid == best:
                who = NOBODY
        if who != NOBODY or best == 0:
            return who
        out_from = best


class Bidding:
    """One auction: what the piece is worth to each seat, and what the seats have tried."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.pearl: i64 = 100
        """What a pearl is worth, in hundredths of points."""
        self.gains: list[int] = [0] * SEATS
        """What the piece is worth to each seat, in hundredths of points."""
        self.most: list[int] = [0] * SEATS
        """The highest bid each seat thinks of."""
        self.tried: list[int] = [0] * (SEATS * ROUNDS)
        """The bids of each round, the seats of one round side by side."""
        self.bids: list[int] = [0] * SEATS
        """The bids of the round that is judged."""
        self.entered: i64 = 0
        self.learned: i64 = -1
        """Checksums of what was entered, and of what was learned from: the same auction is
        thought over once, whoever asks."""

    def open(self, seats: i64) -> None:
        self.seats = seats
        self.entered = seats

    def enter(self, seat: i64, gain: i64, most: i64) -> None:
        self.gains[seat] = gain
        self.most[seat] = most
        self.entered = (self.entered * 8191 + gain * 64 + most) % 1_000_000_007

    def learn(self, pearl: i64) -> None:
        self.entered = (self.entered * 8191 + pearl) % 1_000_000_007
        if self.entered == self.learned:
            return
        self.learned = self.entered
        self.pearl = pearl
        for seat in range(self.seats):
            self.tried[seat] = min(self.most[seat], self.gains[seat] // (2 * pearl))
        for rounds in range(1, ROUNDS):
            for seat in range(self.seats):
                self.tried[rounds * SEATS + seat] = self.best_answer(seat, rounds)

    def draw(self, seat: i64, rng: Rng) -> i64:
        """One of the bids a seat has come to."""
        return self.tried[(RAW + rng.below(ROUNDS - RAW)) * SEATS + seat]

    def best_answer(self, seat: i64, rounds: i64) -> i64:
        """The bid that would have done best in so many rounds."""
        best: i64 = 0
        best_total: i64 = -1_000_000_000
        bid: i64 = 0
        while bid <= self.most[seat]:
            total: i64 = 0
            for number in range(rounds):
                for other in range(self.seats):
                    self.bids[other] = self.tried[number * SEATS + other]
                self.bids[seat] = bid
                total += self.judged(seat)
            if total > best_total:
                best_total = total
                best = bid
            bid += 1
        return best

    def judged(self, seat: i64) -> i64:
        """What the bids come to for a seat, less what the others get on average."""
        winner = sold_to(self.bids, self.seats)
        if winner == NOBODY:
            return 0
        paid: i64 = self.bids[winner] * self.pearl
        own: i64 = 0
        if winner == seat:
            own = self.gains[seat] - paid
        else:
            own = paid // self.paid_among(seat, winner)
        return own - (self.gains[winner] - own) // (self.seats - 1)

    def paid_among(self, seat: i64, winner: i64) -> i64:
        """How many bid as little as the seat and might be paid; A_LOT if another bid less."""
        bid: i64 = self.bids[seat]
        many: i64 = 0
        for other in range(self.seats):
            if other == winner:
                continue
            if self.bids[other] < bid:
                return A_LOT
            if self.bids[other] == bid:
                many += 1
        return many
