"""What lies on the table of Milpa."""

from typing import Final

from mypy_extensions import i64

from ceiba.core.event import only
from ceiba.core.rng import Rng
from ceiba.core.state import State

CARDS: Final = ["rain", "sun", "drought"]
DECK: Final = [10, 10, 6]  # MI-1.2: how many there are of each card
YIELD: Final = [3, 2, 0]  # MI-2.3: what a kernel bears under each card
KERNELS: Final = 6
FISTFUL: Final = 3


class MilpaState(State):
    """Every fact of a position."""

    def __init__(self, players: i64, rng: Rng, like: "MilpaState | None" = None) -> None:
        super().__init__(players, rng, like)
        self.wide_field: bool = like.wide_field if like else False
        """The option, MI-1.3: the field is never crowded."""
        self.sky: list[int] = like.sky.copy() if like else []
        """The deck, the next card last."""
        self.kernels: list[int] = like.kernels.copy() if like else [KERNELS] * players
        """What each seat owns, the fist included."""
        self.fists: list[int] = like.fists.copy() if like else [0] * players
        self.closed: i64 = like.closed if like else 0
        """The seats that have finished sowing, as a bit mask."""

    def clone(self) -> "MilpaState":
        return MilpaState(self.players, self.rng.clone(), self)

    def guess(self, seat: i64, rng: Rng) -> "MilpaState":
        """Dealt anew: the deck, and the fists of the others."""
        other = self.clone()
        other.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
        other.sky.sort()  # so that a guess does not depend on what is hidden
        rng.shuffle(other.sky)
        for i in range(self.players):
            if i != seat:
                other.fists[i] = rng.below(FISTFUL + 1)
        return other

    def reopen(self, seat: i64) -> None:
        self.closed &= only(seat)
