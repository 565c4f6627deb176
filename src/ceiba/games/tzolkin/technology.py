"""The four technology tracks (TZ-22)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, State, Task, blocked_among
from ceiba.core.value import Thing, who
from ceiba.games.tzolkin import events, hints, prompts, refusals
from ceiba.games.tzolkin.answers import ADVANCE, DONE
from ceiba.games.tzolkin.materials import PayResources, TakeResources, gain, score
from ceiba.games.tzolkin.state import FROM_TECHNOLOGIES, TzolkinState
from ceiba.games.tzolkin.steps import OptionalChoice, Step
from ceiba.games.tzolkin.tables import (
    ADVANCE_COST,
    AGRICULTURE,
    ANY,
    ARCHITECTURE,
    BONUS_POINTS,
    BONUS_RESOURCES,
    EXTRACTION,
    SKULL,
    TOP_LEVEL,
    TRACKS,
)
from ceiba.games.tzolkin.temples import ClimbOne


def can_pay_advance(s: TzolkinState, seat: i64, track: i64) -> bool:
    """TZ-22.2, TZ-22.3: the next level of a track, or its bonus, can be paid."""
    return s.resources(seat) >= ADVANCE_COST[s.levels[seat * 4 + track]]


def can_pay_an_advance(s: TzolkinState, seat: i64) -> bool:
    """TZ-R72: on some track."""
    return any(can_pay_advance(s, seat, track) for track in range(4))


class Advance(OptionalChoice):
    """TZ-12.1, TZ-12.3: pay for one advance on a track of choice, then perhaps another.

    TZ-R33: one after the other. `more`: advances still allowed after this one; `optional`: this
    one may be left out.
    """

    def __init__(self, seat: i64, more: i64, optional: i64) -> None:
        super().__init__(seat)
        self.more: i64 = more
        self.optional: i64 = optional

    def is_optional(self) -> bool:
        return self.optional != 0

    def offers(self, s: TzolkinState, seat: i64) -> list[int]:
        return [ADVANCE + track for track in range(4) if can_pay_advance(s, seat, track)]

    def accept(self, s: TzolkinState, action: i64, sink: Sink | None) -> None:
        track: i64 = action - ADVANCE
        cost: i64 = ADVANCE_COST[s.level(self.seat, track)]
        tasks: list[Task] = [PayResources(self.seat, cost), LevelUp(self.seat, track)]
        if self.more > 0:
            tasks.append(Advance(self.seat, self.more - 1, 1))
        s.plan(tasks)

    def prompt(self, state: State, seat: i64) -> Prompt:
        if self.optional:
            return prompts.AdvanceAgain("TZ-12.3")
        return prompts.Advance("TZ-12.1")

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        if action == DONE:
            return None
        s = cast(TzolkinState, state)
        return hints.Resources(ADVANCE_COST[s.level(seat, action - ADVANCE)])

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        return blocked_among(self, state, seat, list(range(ADVANCE, ADVANCE + 4)))

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(TzolkinState, state)
        if ADVANCE <= action < ADVANCE + 4:
            track: i64 = action - ADVANCE
            level = s.level(seat, track)
            clause = "TZ-22.3" if level == TOP_LEVEL else "TZ-22.2"
            name = Thing(TRACKS[track])
            cost: i64 = ADVANCE_COST[level]
            return refusals.AdvanceTooDear(clause, name, cost, s.resources(seat))
        return None


class FreeAdvance(Choice):
    """TZ-19.9, TZ-19.13: a level that costs nothing, on a track of choice."""

    def options(self, state: State, seat: i64) -> list[int]:
        return [ADVANCE + track for track in range(4)]

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        level_up(cast(TzolkinState, state), self.seat, action - ADVANCE, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.FreeAdvance("TZ-19.9")


class LevelUp(Step):
    """An advance that is paid for."""

    def __init__(self, seat: i64, track: i64) -> None:
        super().__init__(seat)
        self.track: i64 = track

    def run(self, state: State, sink: Sink | None) -> None:
        level_up(cast(TzolkinState, state), self.seat, self.track, sink)


def level_up(s: TzolkinState, seat: i64, track: i64, sink: Sink | None) -> None:
    """TZ-22.1: one level, which works at once (TZ-R74); TZ-22.3, TZ-22.4, TZ-R34: at level 3 the
    bonus of the track instead, each time."""
    level: i64 = s.level(seat, track)
    if level < TOP_LEVEL:
        s.levels[seat * 4 + track] = level + 1
        if sink is not None:
            sink.tell(
                EVERYONE, events.Advanced("TZ-22.1", who(seat), Thing(TRACKS[track]), level + 1)
            )
        return
    if sink is not None:
        sink.tell(EVERYONE, events.Mastered("TZ-22.3", who(seat), Thing(TRACKS[track])))
    if track == AGRICULTURE:  # TZ-22.10
        s.push(ClimbOne(seat, ANY))
    elif track == EXTRACTION:  # TZ-22.14
        s.push(TakeResources(seat, BONUS_RESOURCES))
    elif track == ARCHITECTURE:  # TZ-22.19
        score(s, seat, FROM_TECHNOLOGIES, BONUS_POINTS, TRACKS[track], "TZ-22.19", sink)
    else:  # theology, TZ-22.24
        gain(s, seat, SKULL, 1, "TZ-22.24", sink)
