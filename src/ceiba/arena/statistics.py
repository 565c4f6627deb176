"""How sure one can be of a win rate."""

import math
from typing import NamedTuple

Z95 = 1.959964


class Rate(NamedTuple):
    """A rate, and the bounds between which the true one lies with 95 % confidence."""

    rate: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.rate:.1%} [{self.low:.1%}, {self.high:.1%}]"


def wilson(wins: float, games: int) -> Rate:
    """Wilson's interval; shared wins count as parts.

    >>> print(wilson(80, 100))
    80.0% [71.1%, 86.7%]
    >>> print(wilson(0, 0))
    0.0% [0.0%, 100.0%]
    """
    if games == 0:
        return Rate(0.0, 0.0, 1.0)
    rate = wins / games
    weight = Z95 * Z95 / games
    centre = (rate + weight / 2) / (1 + weight)
    spread = Z95 * math.sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return Rate(rate, max(0.0, centre - spread), min(1.0, centre + spread))
