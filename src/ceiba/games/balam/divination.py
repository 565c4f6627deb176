"""Divination at the start of a round (BA-7): observatories let kings look at cards."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.choice import ChoiceOf
from ceiba.core.event import Sink
from ceiba.core.sentence import Prompt, Refusal
from ceiba.core.state import State, Task
from ceiba.games.balam import prompts
from ceiba.games.balam.ranking import leaders, runner_up
from ceiba.games.balam.state import BalamState
from ceiba.games.cities.answers import DONE, GAIN, LOOK
from ceiba.games.cities.looking import cards_to_see, look_at, look_refusal
from ceiba.games.cities.things import NOBODY, OBSERVATORY


class Divination(Task):
    """BA-7.1, BA-7.2, BA-7.3, BA-7.4, BA-7.5, BA-7.6, BA-R70: who looks, and at how many cards.

    First place, then second; tied kings in turn order.
    """

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(BalamState, state)
        looks: list[Task] = []
        for seat, cards in observers(s):
            looks.append(Look(seat, cards))
        s.plan(looks)


def observers(s: BalamState) -> list[tuple[int, int]]:
    """Who looks when kings divine, in order, and at how many cards."""
    first = leaders(s, OBSERVATORY)
    if len(first) == 1:
        found = [(first[0], int(s.players))]
        second: i64 = runner_up(s, OBSERVATORY, first[0])
        if second != NOBODY:
            found.append((int(second), 1))
        return found
    return [(seat, 1) for seat in first] if len(first) == 2 else []


class Look(ChoiceOf):
    """One card after the other, or enough; the cards stay face down where they lie (BA-R70).

    BA-R85.
    """

    def options(self, state: State, seat: i64) -> list[int]:
        actions = cards_to_see(cast(BalamState, state), seat)
        actions.append(DONE)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        if action != DONE:
            s = cast(BalamState, state)
            look_at(s, self.seat, action - LOOK, sink)
            if self.of > 1:
                s.push(Look(self.seat, self.of - 1))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.Look("BA-R70", self.of)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if LOOK <= action < GAIN:
            return look_refusal(cast(BalamState, state), action - LOOK, "BA-7.2")
        return None


DIVINATION: Final = Divination()
