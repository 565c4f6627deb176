"""A question to one seat that is never asked where there is no choice."""

from mypy_extensions import i64

from ceiba.core.event import Sink
from ceiba.core.state import SeatTask, State


class Choice(SeatTask):
    """One seat picks one option, and the task is fulfilled.

    With a single option it is taken unasked. Subclasses say `options` and what `take` does; they
    may offer no option at all, and then nothing happens.
    """

    def begin(self, state: State) -> i64:
        state.known_options = self.options(state, self.seat)
        return self.deciders(state)

    def deciders(self, state: State) -> i64:
        one: i64 = 1
        if len(state.options(self.seat)) > 1:
            return one << self.seat
        return 0

    def run(self, state: State, sink: Sink | None) -> None:
        options = state.known_options
        if options is None:
            options = self.options(state, self.seat)
        if len(options) == 1:
            self.take(state, options[0], sink)

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        state.done()
        self.take(state, action, sink)

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        """Carry out one of the options; the task is off the agenda already."""
        raise NotImplementedError


class ChoiceOf(Choice):
    """A choice about one thing, `of`: a card's face, a cenote, a site, a kind of wealth."""

    def __init__(self, seat: i64, of: i64) -> None:
        super().__init__(seat)
        self.of: i64 = of
