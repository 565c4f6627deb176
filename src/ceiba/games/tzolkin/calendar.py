"""The calendar: the first player space and the turning of the gears (TZ-15, TZ-16)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.bits import lowest
from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Prompt
from ceiba.core.state import State, Task
from ceiba.core.value import Thing, who
from ceiba.games.tzolkin import events, prompts
from ceiba.games.tzolkin.answers import TURN
from ceiba.games.tzolkin.gears import GearView, gears_of
from ceiba.games.tzolkin.state import GEARS_NEWS, NOBODY, TzolkinState
from ceiba.games.tzolkin.tables import (
    FOOD_DAYS,
    GEAR_AT,
    GEARS,
    LAST_OF_TEN,
    LAST_OF_THIRTEEN,
    LAST_SPACES,
)


class AdvanceCalendar(Task):
    """TZ-16.6: the user of the first player space gets the worker back, the marker moves, and
    the calendar advances, once at least (TZ-15.11); TZ-16.1, TZ-16.2: only if nobody used it does
    corn gather on a tooth. TZ-16.7: so it does after the last food day."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        user: i64 = s.first_space
        if user == NOBODY:
            s.teeth_corn += 1
            if sink is not None:
                sink.tell(EVERYONE, events.ToothCorn("TZ-16.1", s.teeth_corn))
            turn_gears(s, 1, sink)
            return
        s.first_space = NOBODY  # TZ-15.4
        s.free[user] += 1
        if sink is not None:
            sink.tell(EVERYONE, events.CameHome("TZ-15.4", who(user)))
        move_marker(s, user, sink)
        if may_advance_twice(s, user):
            s.push(ChooseAdvance(user))
        else:
            turn_gears(s, 1, sink)


class ChooseAdvance(Choice):
    """TZ-15.7, TZ-R81: the user may advance two notches instead of one."""

    def options(self, state: State, seat: i64) -> list[int]:
        return [TURN, TURN + 1]

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        notches: i64 = action - TURN + 1
        if notches == 2:
            s.light[self.seat] = 0
            if sink is not None:
                sink.tell(EVERYONE, events.TurnedDark("TZ-15.8", who(self.seat)))
        turn_gears(s, notches, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.ChooseAdvance("TZ-15.7")


def move_marker(s: TzolkinState, user: i64, sink: Sink | None) -> None:
    """TZ-15.5: taken by a user who does not hold it, passed on to the left by one who does, which
    is to the next seat (TZ-R69)."""
    s.first_player = user if s.first_player != user else (user + 1) % s.players
    if sink is not None:
        sink.tell(EVERYONE, events.FirstPlayer("TZ-15.5", who(s.first_player)))


def may_advance_twice(s: TzolkinState, user: i64) -> bool:
    """TZ-15.8: the light side; TZ-15.9, TZ-R11: no player's worker would be pushed off early.

    TZ-R60: not after the last food day. TZ-15.10: those on a last space leave either way.
    """
    if s.light[user] == 0 or s.food_days == len(FOOD_DAYS):
        return False
    return (s.taken ^ s.neutral()) & (LAST_SPACES >> 1) == 0


def turn_gears(s: TzolkinState, notches: i64, sink: Sink | None) -> None:
    """TZ-16.3: every worker rides one position a notch."""
    if sink is not None:
        sink.tell(EVERYONE, events.Calendar("TZ-16.3", notches))
    s.news |= GEARS_NEWS
    for _ in range(notches):
        s.tooth += 1
        send_home(s, sink)
        taken: i64 = ride(s.neutral())
        for seat in range(s.players):
            own: i64 = s.standing[seat] << 1  # nobody stands on a last position any more
            s.standing[seat] = own
            taken |= own
        s.taken = taken


def days_ahead(s: TzolkinState, days: i64) -> tuple[tuple[GearView, ...], ...]:
    """Where everybody would stand after each of the next days if nobody were picked up."""
    turning = s.clone()
    found: list[tuple[GearView, ...]] = []
    for _ in range(days):
        turn_gears(turning, 1, None)
        found.append(gears_of(turning))
    return tuple(found)


def send_home(s: TzolkinState, sink: Sink | None) -> None:
    """TZ-16.4: past the last space a player's worker goes home."""
    leaving: i64 = (s.taken ^ s.neutral()) & LAST_SPACES
    while leaving != 0:
        index: i64 = lowest(leaving)
        leaving &= leaving - 1
        worker: i64 = s.worker_at(index)
        s.lift_worker(index, worker)
        if sink is not None:
            gear = GEARS[GEAR_AT[index]]
            sink.tell(EVERYONE, events.Ejected("TZ-16.4", who(worker), Thing(gear)))


def ride(neutral: i64) -> i64:
    """TZ-4.9, TZ-16.5: a neutral worker goes all the way round."""
    wrapped: i64 = neutral & (LAST_OF_TEN | LAST_OF_THIRTEEN)
    return (
        ((neutral ^ wrapped) << 1)
        | ((wrapped & LAST_OF_TEN) >> 9)
        | ((wrapped & LAST_OF_THIRTEEN) >> 12)
    )
