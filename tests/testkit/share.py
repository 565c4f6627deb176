"""How much of a long search runs here: the one place that says it.

Tests that play many random games run both ways. On the compiled core, which is many times faster,
they run to their full number; interpreted, a share of it shows that the source does the same.
"""

from typing import Final

from hypothesis import HealthCheck, settings

from ceiba.bots import COMPILED

ONE_IN: Final = 1 if COMPILED else 5
"""Of so many random tables, games or answers, one is looked at."""

FULL: Final = ONE_IN == 1
"""Whether all are: then what turns up seldom has turned up, too."""


def share(count: int) -> int:
    """How many of so many are looked at here."""
    return max(1, count // ONE_IN)


def steady(examples: int) -> settings:
    """For properties: the same examples on every machine, a share of that many."""
    return settings(
        max_examples=share(examples),
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
