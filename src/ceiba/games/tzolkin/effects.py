"""What tiles give: the printed effects of buildings and wealth tiles (TZ-3.6, TZ-19)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.state import State, Task
from ceiba.core.value import who
from ceiba.games.tzolkin import events
from ceiba.games.tzolkin.materials import gain, score
from ceiba.games.tzolkin.state import FROM_BUILDINGS, TzolkinState
from ceiba.games.tzolkin.steps import Step
from ceiba.games.tzolkin.tables import (
    ACTION,
    ANY,
    BUILD,
    BUILDING_EFFECTS,
    BUILDINGS,
    CLIMB,
    GAIN,
    MARKET,
    POINTS,
    TECHNOLOGY,
    WEALTH_EFFECTS,
    WORKER,
)
from ceiba.games.tzolkin.technology import FreeAdvance, level_up
from ceiba.games.tzolkin.temples import ClimbOne, climb

FROM_WEALTH: Final = -1


def building_effects(seat: i64, building: i64) -> list[Task]:
    """TZ-19.4: all of them at once, in the order they are printed."""
    return effect_tasks(seat, BUILDING_EFFECTS[building], building)


def wealth_effects(seat: i64, tile: i64) -> list[Task]:
    """TZ-3.6: everything on the tile."""
    return effect_tasks(seat, WEALTH_EFFECTS[tile], FROM_WEALTH)


def effect_tasks(seat: i64, effects: list[list[int]], origin: i64) -> list[Task]:
    tasks: list[Task] = []
    for effect in effects:
        tasks.append(Effect(seat, effect[0], effect[1], effect[2], origin))
    return tasks


class Effect(Step):
    """One printed effect. TZ-R75: mandatory, except building, market and the extra action.

    `origin` is the building it is printed on, or FROM_WEALTH.
    """

    def __init__(self, seat: i64, kind: i64, subject: i64, amount: i64, origin: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.subject: i64 = subject
        self.amount: i64 = amount
        self.origin: i64 = origin

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        clause = "TZ-3.6" if self.origin == FROM_WEALTH else "TZ-19.4"
        if self.kind == CLIMB:
            self.climb(s, sink)
        elif self.kind == TECHNOLOGY:
            self.advance(s, sink)
        elif self.kind == GAIN:
            gain(s, self.seat, self.subject, self.amount, clause, sink)
        elif self.kind == POINTS:
            score(s, self.seat, FROM_BUILDINGS, self.amount, BUILDINGS[self.origin], clause, sink)
        elif self.kind == WORKER:
            gain_worker(s, self.seat, clause, sink)
        elif self.kind in (BUILD, MARKET, ACTION):
            self.act(s)
        # what is left are farms: they work on food days (TZ-20.1)

    def act(self, s: TzolkinState) -> None:
        """TZ-19.10, TZ-19.11, TZ-19.12: an optional action, with all it leads to (TZ-R73)."""
        # Imported here: actions lead to building, and buildings lead to actions.
        from ceiba.games.tzolkin.building import EFFECT, Build
        from ceiba.games.tzolkin.uxmal import BorrowAction, Trade

        if self.kind == BUILD:
            s.push(Build(self.seat, EFFECT))
        elif self.kind == MARKET:
            s.push(Trade(self.seat))
        else:
            s.push(BorrowAction(self.seat, 1))

    def climb(self, s: TzolkinState, sink: Sink | None) -> None:
        """TZ-R43: each step by itself."""
        for _ in range(self.amount):
            if self.subject == ANY:
                s.push(ClimbOne(self.seat, ANY))
            else:
                climb(s, self.seat, self.subject, sink)

    def advance(self, s: TzolkinState, sink: Sink | None) -> None:
        """TZ-3.8, TZ-19.9, TZ-19.13: levels that cost nothing; TZ-R7: each tile gives its own."""
        for _ in range(self.amount):
            if self.subject == ANY:
                s.push(FreeAdvance(self.seat))
            else:
                level_up(s, self.seat, self.subject, sink)


def gain_worker(s: TzolkinState, seat: i64, clause: str, sink: Sink | None) -> None:
    """TZ-13.4, TZ-19.14: one own worker from the bank, if there is one. It is in play at once, and
    fed (TZ-R52)."""
    if s.bank[seat] == 0:
        return
    s.bank[seat] -= 1
    s.free[seat] += 1
    if sink is not None:
        sink.tell(EVERYONE, events.Hired(clause, who(seat)))
