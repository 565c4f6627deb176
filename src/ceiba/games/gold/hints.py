"""What an answer would lead to, shown beside it."""

from ceiba.core.sentence import Hint


class Bid(Hint):
    """What a bid costs if it wins, and the pearls left then."""

    pearls: int
    left: int


class Leftover(Hint):
    """Pieces that are not laid and would be thrown away."""

    pieces: int
