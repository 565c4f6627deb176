"""Picking among scored answers: the best, about the best, the few that are worth a thought.

For evaluations that have one number for every answer. `options` and `scores` lie side by side.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.core.rng import Rng

LOWEST: Final = -1_000_000_000
"""Below every score."""


def highest(scores: list[int]) -> i64:
    """Where the best score is, the first of equals."""
    best: i64 = 0
    for i in range(len(scores)):
        if scores[i] > scores[best]:
            best = i
    return best


def about_highest(scores: list[int], noise: i64, rng: Rng) -> i64:
    """Where the best score is, give or take."""
    best: i64 = 0
    most: i64 = LOWEST
    for i in range(len(scores)):
        score: i64 = scores[i] + rng.below(noise)
        if score > most:
            most = score
            best = i
    return best


def best_few(options: list[int], scores: list[int], few: i64, margin: i64, out: i64) -> list[int]:
    """At most `few` answers no more than `margin` worse than the best, the best first.

    Those that score `out` or less do not count; all do where none is left. Uses the scores up.
    """
    found: list[int] = []
    least: i64 = LOWEST
    while len(found) < few:
        at: i64 = -1
        for i in range(len(options)):
            if scores[i] > out and (at < 0 or scores[i] > scores[at]):
                at = i
        if at < 0 or scores[at] < least:
            break
        if len(found) == 0:
            least = scores[at] - margin
        found.append(options[at])
        scores[at] = out
    return found if len(found) > 0 else options
