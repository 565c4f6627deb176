"""What can go wrong in an environment beyond what the rules refuse."""

from collections.abc import Sequence

from ceiba.core.errors import CeibaError
from ceiba.core.seats import letter
from ceiba.core.vocabulary import Vocabulary

TOLD = 5
"""Of the answers that are allowed, so many are named."""


class IllegalAnswer(CeibaError):
    """An answer that is not in the mask. Nothing has happened."""


def not_in_mask(
    where: str, seat: int, action: int, menu: Sequence[int], vocabulary: Vocabulary
) -> IllegalAnswer:
    """Says what was answered where, and what may be."""

    def said(number: int) -> str:
        known = 0 <= number < len(vocabulary)
        return f"{number} ('{vocabulary.text(number)}')" if known else str(number)

    allowed = ", ".join(map(said, menu[:TOLD])) or "no answers now"
    more = ", …" if len(menu) > TOLD else ""
    return IllegalAnswer(
        f"{where}, seat {letter(seat)}: {said(action)} is not in the mask; "
        f"allowed are {allowed}{more}"
    )


class GameOver(CeibaError):
    """An answer after the end: `reset` first."""


class BatchClosed(CeibaError):
    """A step after `close`, whether the tables were in processes or not: make a new batch."""


class WorkerDied(CeibaError):
    """A process of a batch is gone, and its tables with it: make a new batch."""
