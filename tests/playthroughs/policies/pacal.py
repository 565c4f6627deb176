"""A simple player of Pacal's Rocket for the records: builds for points, and rarely does nothing."""

from typing import Any

from ceiba import Match
from ceiba.core.seed import seeded

SHUNNED = ("spend", "done", "skip")
"""Answers taken only when there is no other, or one time in eight."""


def policy(match: Match, seat: int) -> str:
    """The build that brings most, else any answer that is not shunned; chance comes from the
    number of the question."""
    picks = seeded(f"policy-{match.seq}-{seat}")
    decision = match.decision(seat)
    assert decision is not None
    if decision.task == "build":
        gains = [(_points(option.hint), option.text) for option in decision.options]
        best = max(gain for gain, _ in gains)
        if best > 0:
            return next(text for gain, text in gains if gain == best)
    options = [option.text for option in decision.options]
    liked = [text for text in options if not text.startswith(SHUNNED)]
    if not liked or picks.below(8) == 0:
        liked = options
    return liked[picks.below(len(liked))]


def _points(hint: Any) -> int:
    known = {} if hint is None else hint.data
    return sum(value for key in ("points", "bonus") if isinstance(value := known.get(key), int))
