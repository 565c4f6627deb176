"""The calendar: the first player space and the turning of the gears (TZ-15, TZ-16)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.bits import lowest
from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.seats import letter
from ceiba.core.state import Prompt, Refusal, State, Task
from ceiba.games.tzolkin.answers import TURN
from ceiba.games.tzolkin.state import NOBODY, TzolkinState
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
    the calendar advances; TZ-16.1: if nobody used it, corn gathers on a tooth instead."""

    def name(self) -> str:
        return "advance_calendar"

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        user: i64 = s.first_space
        if user == NOBODY:
            s.teeth_corn += 1
            if sink is not None:
                sink.emit("tooth_corn", EVERYONE, "TZ-16.1", {"corn": s.teeth_corn})
            turn_gears(s, 1, sink)
            return
        s.first_space = NOBODY  # TZ-15.4
        s.free[user] += 1
        if sink is not None:
            sink.emit("came_home", EVERYONE, "TZ-15.4", {"seat": letter(user)})
        move_marker(s, user, sink)
        if may_advance_twice(s, user):
            s.push(ChooseAdvance(user))
        else:
            turn_gears(s, 1, sink)


class ChooseAdvance(Choice):
    """TZ-15.7, TZ-R81: the user may advance two notches instead of one."""

    def name(self) -> str:
        return "choose_advance"

    def options(self, state: State, seat: i64) -> list[int]:
        return [TURN, TURN + 1]

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        notches: i64 = action - TURN + 1
        if notches == 2:
            s.light[self.seat] = 0
            if sink is not None:
                sink.emit("turned_dark", EVERYONE, "TZ-15.8", {"seat": letter(self.seat)})
        turn_gears(s, notches, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("TZ-15.7", "choose-advance", {})

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        return Refusal("", "not-now", {})


def move_marker(s: TzolkinState, user: i64, sink: Sink | None) -> None:
    """TZ-15.5: taken by a user who does not hold it, passed on to the left by one who does."""
    s.first_player = user if s.first_player != user else (user + 1) % s.players
    if sink is not None:
        sink.emit("first_player", EVERYONE, "TZ-15.5", {"seat": letter(s.first_player)})


def may_advance_twice(s: TzolkinState, user: i64) -> bool:
    """TZ-15.8: the light side; TZ-15.9, TZ-R11: no player's worker would be pushed off early.

    TZ-R60: not after the last food day.
    """
    if s.light[user] == 0 or s.food_days == len(FOOD_DAYS):
        return False
    return (s.taken ^ s.neutral()) & (LAST_SPACES >> 1) == 0


def turn_gears(s: TzolkinState, notches: i64, sink: Sink | None) -> None:
    """TZ-16.3: every worker rides one position a notch."""
    if sink is not None:
        sink.emit("calendar", EVERYONE, "TZ-16.3", {"notches": notches})
    for _ in range(notches):
        s.tooth += 1
        send_home(s, sink)
        taken: i64 = ride(s.neutral())
        for seat in range(s.players):
            own: i64 = s.standing[seat] << 1  # nobody stands on a last position any more
            s.standing[seat] = own
            taken |= own
        s.taken = taken


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
            sink.emit("ejected", EVERYONE, "TZ-16.4", {"seat": letter(worker), "gear": gear})


def ride(neutral: i64) -> i64:
    """TZ-16.5: a neutral worker goes all the way round."""
    wrapped: i64 = neutral & (LAST_OF_TEN | LAST_OF_THIRTEEN)
    return (
        ((neutral ^ wrapped) << 1)
        | ((wrapped & LAST_OF_TEN) >> 9)
        | ((wrapped & LAST_OF_THIRTEEN) >> 12)
    )
