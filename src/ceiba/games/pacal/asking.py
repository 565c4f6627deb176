"""A question to one seat whose answers are found once and kept while it is asked."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import Sink
from ceiba.core.state import Refusal, State, Task
from ceiba.games.pacal.state import PacalState

NO_OFFERS: Final[list[int]] = []


class Asking(Task):
    """One seat picks one option; with a single option it is taken unasked, with none nothing is.

    Finding moves and constellations is the dear part of the game, so what `find` gives is kept in
    `offers` until the answer. Whoever changes the table does so in `take`, when it is empty again.
    No list of offers is ever changed, so that lists made once can be offered again and again.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def args(self) -> list[int]:
        return [self.seat]

    def find(self, s: PacalState) -> list[int]:
        """Every answer open to the seat now; it may be none."""
        raise NotImplementedError

    def take(self, s: PacalState, action: i64, sink: Sink | None) -> None:
        """Carry out one of the options; the task is off the agenda already."""
        raise NotImplementedError

    def deciders(self, state: State) -> i64:
        s = cast(PacalState, state)
        if len(s.offers) == 0:
            s.offers = self.find(s)
        one: i64 = 1
        return one << self.seat if len(s.offers) > 1 else 0

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        offers = s.offers
        s.offers = NO_OFFERS
        if len(offers) == 1:
            self.take(s, offers[0], sink)

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(PacalState, state)
        if len(s.offers) == 0:
            s.offers = self.find(s)
        return s.offers.copy()

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(PacalState, state)
        s.offers = NO_OFFERS
        s.done()
        self.take(s, action, sink)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        return Refusal("", "not-now", {})
