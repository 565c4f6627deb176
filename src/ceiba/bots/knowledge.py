"""What a bot may know: the one way from a position to a bot.

A bot never holds the true state. It holds a `Knowledge`, which answers what the seat is asked,
deals guesses that agree with what the seat knows, and nothing else.
"""

from mypy_extensions import i64

from ceiba.core.rng import Rng
from ceiba.core.state import State


class Knowledge:
    """A position as one seat that has to answer knows it."""

    def __init__(self, state: State, seat: i64) -> None:
        self._state: State = state
        self.seat: i64 = seat

    def options(self) -> list[int]:
        """Every answer the seat may give now."""
        return self._state.options(self.seat)

    def guess(self, rng: Rng) -> State:
        """A full state that may be the true one; sealed answers of the others are open again."""
        state = self._state.guess(self.seat, rng)
        state.reopen(self.seat)
        return state

    def follow(self, action: i64) -> "Knowledge | None":
        """What the seat knows after an answer, if it is asked again before anything is revealed.

        So the private steps of a walk (a layout) can be planned in one go.
        """
        after = self._state.clone()
        after.apply(self.seat, action, None)
        if after.reveals != self._state.reveals:
            return None
        if (after.deciders() >> self.seat) & 1 == 0:
            return None
        return Knowledge(after, self.seat)
