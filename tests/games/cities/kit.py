"""What Balam and Dix-Huit Lapins show alike: kings, sites, tiles, tokens."""

from functools import cache
from typing import Any

from ceiba.core.rng import Rng
from tests.testkit.table import SEATS, Table


class CitiesTable(Table):
    def carry(self, seat: str, *moves: str) -> None:
        """Moves of a distribution: "A1.3 B2.1" carries the token of A1.3 to B2.1."""
        for move in moves:
            place, to = move.split()
            self.play(seat, f"take {place}", f"to {to}")

    def has(self, seat: str) -> dict[str, int]:
        """The king wealth of which there is at least one token."""
        return {name: count for name, count in self.player(seat).wealth.items() if count}

    def points(self, seat: str) -> int:
        return int(self.player(seat).points)

    def ahead(self, seat: str) -> Any:
        """What the king is told he can still have."""
        return self.view().forecast[SEATS.index(seat)]

    def site(self, name: str) -> Any:
        return next(site for site in self.view().sites if site.site == name)

    def supply(self) -> dict[str, int]:
        return dict(self.view().supply)

    def stock(self) -> dict[str, int]:
        return dict(self.view().stock)


@cache
def rolling(dice: tuple[int, ...], faces: tuple[int, ...]) -> list[int]:
    """A random generator that will roll these dice."""
    for number in range(1, 1_000_000):
        rng = Rng(number, number * 7919, 3, 4)
        for _ in range(20):  # small numbers at first give no good spread
            rng.next32()
        words = rng.words()
        if all(faces[rng.below(len(faces))] == die for die in dice):
            return words
    raise AssertionError("no such dice")
