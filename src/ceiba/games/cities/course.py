"""The course of a game: which tasks follow each other. Each game lists its own (rounds.py)."""

from mypy_extensions import i64

from ceiba.core.event import Sink
from ceiba.core.sentence import Refusal
from ceiba.core.state import State, Task


class Course:
    """What both games ask of it."""

    def round(self, state: State) -> list[Task]:
        """A round up to the first turn."""
        raise NotImplementedError

    def end_of_round(self, state: State) -> list[Task]:
        """What follows when the last card is flipped."""
        raise NotImplementedError

    def war(self, state: State, seat: i64) -> list[Task]:
        """An attack, from the choice of the target on."""
        raise NotImplementedError

    def card(self, state: State, seat: i64, face: i64, sink: Sink | None) -> list[Task]:
        """Apply a Katun card that was flipped, or say what has to be asked."""
        raise NotImplementedError

    def extra_turns(self, state: State, seat: i64, actions: list[int]) -> None:
        """Add what a king may do on his turn in this game only."""

    def take_extra_turn(
        self, state: State, seat: i64, action: i64, sink: Sink | None
    ) -> list[Task]:
        """Do it."""
        raise NotImplementedError

    def extra_refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Why it cannot be done."""
        return None
