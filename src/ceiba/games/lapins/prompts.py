"""What only Dix-Huit Lapins asks."""

from ceiba.core.sentence import Prompt


class Observe(Prompt):
    left: int
    deck: int


class FlipOne(Prompt):
    """Who has divined must flip."""


class PutPrisoners(Prompt):
    prisoners: int
