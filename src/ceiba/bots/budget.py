"""How much a level thinks about an answer, and how often it does not."""

from typing import NamedTuple


class Budget(NamedTuple):
    iterations: int
    """Of the tree search; with none it follows the suggestions."""
    rollout: int = 0
    """Answers given beyond the tree before the evaluation judges."""
    curiosity: float = 0.0
    """Weight of what is little known, in hundredths of points."""
    slips: int = 0
    """Of a hundred answers just any, that gives nothing up."""
    further: int = 0
    """So many more where three and more play, and luck hides what a longer thought is worth."""

    def slips_among(self, players: int) -> int:
        return self.slips + self.further if players > 2 else self.slips
