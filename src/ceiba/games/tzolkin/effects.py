"""What tiles give: the printed effects of buildings and wealth tiles (TZ-3.6, TZ-19)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.seats import letter
from ceiba.core.state import State, Task
from ceiba.games.tzolkin.materials import gain, score
from ceiba.games.tzolkin.state import FROM_BUILDINGS, TzolkinState
from ceiba.games.tzolkin.tables import (
    ACTION,
    ANY,
    BUILD,
    CLIMB,
    GAIN,
    MARKET,
    POINTS,
    TECHNOLOGY,
    WORKER,
)
from ceiba.games.tzolkin.technology import FreeAdvance, level_up
from ceiba.games.tzolkin.temples import ClimbOne, climb


def effect_tasks(seat: i64, effects: list[list[int]]) -> list[Task]:
    """TZ-19.4: all of them at once, in the order they are printed."""
    tasks: list[Task] = []
    for effect in effects:
        tasks.append(Effect(seat, effect[0], effect[1], effect[2]))
    return tasks


class Effect(Task):
    """One printed effect. TZ-R75: mandatory, except building, market and the extra action."""

    def __init__(self, seat: i64, kind: i64, subject: i64, amount: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.subject: i64 = subject
        self.amount: i64 = amount

    def name(self) -> str:
        return "effect"

    def args(self) -> list[int]:
        return [self.seat, self.kind, self.subject, self.amount]

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        if self.kind == CLIMB:
            self.climb(s, sink)
        elif self.kind == TECHNOLOGY:
            self.advance(s, sink)
        elif self.kind == GAIN:
            gain(s, self.seat, self.subject, self.amount, "TZ-19.4", sink)
        elif self.kind == POINTS:
            score(s, self.seat, FROM_BUILDINGS, self.amount, "TZ-19.4", sink)
        elif self.kind == WORKER:
            gain_worker(s, self.seat, sink)
        elif self.kind in (BUILD, MARKET, ACTION):
            self.act(s)
        # what is left are farms: they work on food days (TZ-20.1)

    def act(self, s: TzolkinState) -> None:
        """TZ-19.10 to TZ-19.12: an optional action, with all it leads to (TZ-R73)."""
        # Imported here: actions lead to building, and buildings lead to actions.
        from ceiba.games.tzolkin.building import EFFECT, Build
        from ceiba.games.tzolkin.uxmal import BorrowAction, Trade

        if self.kind == BUILD:
            s.plan([Build(self.seat, EFFECT)])
        elif self.kind == MARKET:
            s.plan([Trade(self.seat)])
        else:
            s.plan([BorrowAction(self.seat, 1)])

    def climb(self, s: TzolkinState, sink: Sink | None) -> None:
        """TZ-R43: each step by itself."""
        for _ in range(self.amount):
            if self.subject == ANY:
                s.plan([ClimbOne(self.seat, ANY)])
            else:
                climb(s, self.seat, self.subject, sink)

    def advance(self, s: TzolkinState, sink: Sink | None) -> None:
        """TZ-19.9, TZ-19.13: levels that cost nothing."""
        for _ in range(self.amount):
            if self.subject == ANY:
                s.plan([FreeAdvance(self.seat)])
            else:
                level_up(s, self.seat, self.subject, sink)


def gain_worker(s: TzolkinState, seat: i64, sink: Sink | None) -> None:
    """TZ-13.4, TZ-19.14: one own worker from the bank, if there is one."""
    if s.bank[seat] == 0:
        return
    s.bank[seat] -= 1
    s.free[seat] += 1
    if sink is not None:
        sink.emit("hired", EVERYONE, "TZ-19.14", {"seat": letter(seat)})
