"""What is refused in every game, whatever its rules."""

from ceiba.core.sentence import Prompt, Refusal
from ceiba.core.value import Seat, Thing


class NotNow(Refusal):
    """The answer belongs to another moment of the game: this is what the seat is asked now."""

    asked: Prompt


class NotAsked(Refusal):
    """Others have to answer: who, and what for (the text ``asked-<task>``)."""

    seats: list[Seat]
    task: Thing


class AfterReveal(Refusal):
    """Of several answers in a row only the last may reveal something."""


class Over(Refusal):
    """The game is over."""


class UndoNothing(Refusal):
    """There is no answer of the seat that could be taken back."""


class UndoRevealed(Refusal):
    """Something was revealed since: taking back needs the consent of the others."""


class UndoSealed(Refusal):
    """Sealed answers were opened since: only all together go back, and all answer anew."""
