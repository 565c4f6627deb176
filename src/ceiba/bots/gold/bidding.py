"""What to bid for a piece that is worth so and so much to each: everybody learns from everybody.

Bids are sealed, the winner pays one of those who bid least, and equal highest bids knock each
other out (GM-4.3 to 4.9). So no single bid is right, and nobody knows exactly what the piece is
worth to another. Many times over every seat, keener on the piece now and less keen then, gives the
best answer to what all the others have tried before, and then plays one of what it has come to:
what is called fictitious play. The moods keep equal seats from learning in step, bidding the same
and having the auction cancelled.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.core.rng import Rng

NOBODY: Final = -1
SEATS: Final = 4
ROUNDS: Final = 24
RAW: Final = 8
"""What was tried in the first rounds is too raw to be played."""
BIDS: Final = 41
"""There are forty pearls, so a bid is one of so many."""
A_LOT: Final = 1_000_000
MOODS: Final[list[int]] = [60, 117, 94, 129, 83, 140, 106, 71]
"""What the piece is worth to a seat in the mood of a round, in hundredths of what it should be."""
STRIDES: Final[list[int]] = [1, 3, 5, 7]
"""Each seat goes through all moods, in an order of its own."""


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
        self.won: list[int] = [0] * (SEATS * BIDS)
        """How many of the rounds so far each bid of each seat would have won."""
        self.beside: list[int] = [0] * (SEATS * BIDS)
        """What each bid would have come to in them beside the piece, in hundredths of points."""
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
            for bid in range(self.most[seat] + 1):
                self.won[seat * BIDS + bid] = 0
                self.beside[seat * BIDS + bid] = 0
            self.tried[seat] = min(self.most[seat], self.keen(seat, 0) // (2 * pearl))
        for number in range(1, ROUNDS):
            for seat in range(self.seats):
                self.take_down(seat, number - 1)
            for seat in range(self.seats):
                self.tried[number * SEATS + seat] = self.best_answer(seat, number)

    def draw(self, seat: i64, rng: Rng) -> i64:
        """One of the bids a seat has come to."""
        return self.tried[(RAW + rng.below(ROUNDS - RAW)) * SEATS + seat]

    def keen(self, seat: i64, number: i64) -> i64:
        """What the piece is worth to a seat in the mood of a round."""
        return self.gains[seat] * MOODS[number * STRIDES[seat] % len(MOODS)] // 100

    def best_answer(self, seat: i64, number: i64) -> i64:
        """The bid that would have done best in all rounds before."""
        gain = self.keen(seat, number)
        best: i64 = 0
        best_total: i64 = -1_000_000_000
        for bid in range(self.most[seat] + 1):
            at: i64 = seat * BIDS + bid
            total: i64 = self.won[at] * gain + self.beside[at]
            if total > best_total:
                best_total = total
                best = bid
        return best

    def take_down(self, seat: i64, number: i64) -> None:
        """Note what each bid of a seat would have come to in a round.

        That is what the seat gets, less what the others get on average."""
        others: i64 = self.seats - 1
        winner = self.single(seat, number, BIDS)
        price: i64 = 0 if winner == NOBODY else self.tried[number * SEATS + winner]
        for bid in range(self.most[seat] + 1):
            at: i64 = seat * BIDS + bid
            if bid > price and not self.is_tied(seat, number, bid):
                self.won[at] += 1
                self.beside[at] -= bid * self.pearl * (others + 1) // others
                continue
            sold_to = winner
            if bid == price and winner != NOBODY:  # they knock each other out
                sold_to = self.single(seat, number, price)
            if sold_to != NOBODY:
                paid: i64 = self.tried[number * SEATS + sold_to] * self.pearl
                own: i64 = paid // self.paid_among(seat, sold_to, bid, number)
                self.beside[at] += own - (self.gains[sold_to] - own) // others

    def single(self, seat: i64, number: i64, limit: i64) -> i64:
        """Who of the others has the highest bid below a limit that only one of them made."""
        top: i64 = limit
        while True:
            best: i64 = 0
            who: i64 = NOBODY
            for other in range(self.seats):
                bid: i64 = self.tried[number * SEATS + other]
                if other == seat or bid >= top:
                    continue
                if bid > best:
                    best = bid
                    who = other
                elif bid == best:
                    who = NOBODY
            if who != NOBODY or best == 0:
                return who
            top = best

    def is_tied(self, seat: i64, number: i64, bid: i64) -> bool:
        for other in range(self.seats):
            if other != seat and self.tried[number * SEATS + other] == bid:
                return True
        return False

    def paid_among(self, seat: i64, winner: i64, bid: i64, number: i64) -> i64:
        """How many bid as little as the seat and might be paid; A_LOT if another bid less."""
        many: i64 = 1
        for other in range(self.seats):
            if other in (winner, seat):
                continue
            theirs: i64 = self.tried[number * SEATS + other]
            if theirs < bid:
                return A_LOT
            if theirs == bid:
                many += 1
        return many
