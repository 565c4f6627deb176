"""What can go wrong in an environment beyond what the rules refuse."""

from ceiba.core.errors import CeibaError


class IllegalAnswer(CeibaError):
    """An answer that is not in the mask. Nothing has happened."""


class GameOver(CeibaError):
    """An answer after the end: `reset` first."""


class WorkerDied(CeibaError):
    """A process of a batch is gone, and its tables with it: make a new batch."""
