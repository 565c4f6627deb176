"""The days of Milpa (chapter 2 of its rules): sow, open the fists, reap."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink, only
from ceiba.core.ranking import first, ranked
from ceiba.core.state import State, Task
from ceiba.core.value import Thing, who, who_all
from ceiba.games.milpa import wire
from ceiba.games.milpa.state import CARDS, FISTFUL, YIELD, MilpaState

SOW: Final = 0
CLOSE: Final = 1


class Sowing(Task):
    """MI-2.1: all at once, everybody takes kernels into the fist, one by one, and closes it."""

    def sealed(self) -> bool:
        return True

    def deciders(self, state: State) -> i64:
        one: i64 = 1
        return ((one << state.players) - 1) & ~cast(MilpaState, state).closed

    def options(self, state: State, seat: i64) -> list[int]:
        return [CLOSE] if cast(MilpaState, state).fists[seat] == FISTFUL else [SOW, CLOSE]

    def refusal(self, state: State, seat: i64, action: i64) -> wire.FistFull:
        return wire.FistFull("MI-2.1", FISTFUL)

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(MilpaState, state)
        if action == SOW:
            s.fists[seat] += 1
            return
        s.closed |= only(seat)
        if sink is not None:
            sink.tell(EVERYONE, wire.FistClosed("MI-2.1", who(seat)))

    def run(self, state: State, sink: Sink | None) -> None:
        """All fists are closed: nothing more to do."""

    def prompt(self, state: State, seat: i64) -> wire.Sow:
        return wire.Sow("MI-2.1", cast(MilpaState, state).fists[seat])


class Weather(Task):
    """MI-2.2: the fists open, and the top card of the sky is turned."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(MilpaState, state)
        s.reveal()
        card = s.sky.pop()
        bears = YIELD[card]  # MI-2.3
        if bears > 0 and 0 not in s.fists and not s.wide_field:
            bears -= 1  # MI-2.4: where all have sown, the field is crowded
        after = [n + s.fists[i] * (bears - 1) for i, n in enumerate(s.kernels)]
        s.kernels = [max(n, FISTFUL) for n in after]  # MI-2.5
        if sink is not None:
            told = wire.Harvest("MI-2.2", Thing(CARDS[card]), s.fists.copy(), s.kernels.copy())
            sink.tell(EVERYONE, told)  # with copies: what was told never changes
        s.fists = [0] * s.players
        s.closed = 0
        if len(s.sky) > 0:
            s.plan([SOWING, WEATHER])
        elif sink is not None:
            sink.tell(EVERYONE, wire.Ended("MI-3.1", who_all(first(ranked(s.kernels)))))


SOWING: Final = Sowing()
WEATHER: Final = Weather()
