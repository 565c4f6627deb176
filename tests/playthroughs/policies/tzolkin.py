"""A simple player of Tzolk'in for the records: does what it can, and rarely nothing."""

from ceiba import Match
from ceiba.core.seed import seeded

SHUNNED = ("beg", "nothing", "done", "anger", "sell", "harvest burn")
"""Answers taken only when there is no other, or one time in eight."""


def policy(match: Match, seat: int) -> str:
    """Any answer, but seldom one that is shunned; chance comes from the number of the question."""
    picks = seeded(f"policy-{match.seq}-{seat}")
    options = match.options_for(seat)
    liked = [text for text in options if not text.startswith(SHUNNED)]
    if not liked or picks.below(8) == 0:
        liked = options
    return liked[picks.below(len(liked))]
