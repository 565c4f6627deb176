"""A player's turn: begging, then placing or picking up workers (TZ-5, TZ-6, TZ-7, TZ-8)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.bits import lowest
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, SeatTask, State, Task, blocked_among
from ceiba.core.value import Thing, who
from ceiba.games.tzolkin import events, hints, prompts, refusals
from ceiba.games.tzolkin.answers import BEG, DO, PICK, PLACE, PLACE_FIRST
from ceiba.games.tzolkin.building import refill_row
from ceiba.games.tzolkin.materials import NO_PRICE, corn_refusal, gain, pay
from ceiba.games.tzolkin.reasons import (
    BEGGED_ALREADY,
    NO_FREE_WORKER,
    NO_ROOM,
    POSSIBLE,
    TOO_LITTLE_CORN,
    TOO_RICH,
)
from ceiba.games.tzolkin.state import NOBODY, TzolkinState
from ceiba.games.tzolkin.steps import OptionalChoice, Step
from ceiba.games.tzolkin.tables import (
    BEG_CORN_AFTER,
    BEG_MOST_CORN,
    CORN,
    FIRST_SPACE,
    GEAR_AT,
    GEARS,
    MOST_PLAYERS,
    SPACES,
)
from ceiba.games.tzolkin.temples import angering, can_anger, step_down
from ceiba.games.tzolkin.using import USE_WORKER


class Turn(Step):
    """TZ-5.3: one turn of one player, as its list of tasks."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        s.begged = False
        s.placed = 0
        if sink is not None:
            sink.tell(EVERYONE, events.Turn("TZ-5.2", who(self.seat)))
        s.push(END_TURN[self.seat])  # first on, last off
        s.push(BEGIN_TURN[self.seat])


class BeginTurn(SeatTask):
    """TZ-5.4, TZ-5.5: beg or not, then place or pick up at least one worker.

    TZ-6.5, TZ-R17: who can pay no placement has to beg or to pick up: nothing else is offered.
    """

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(TzolkinState, state)
        actions = begging(s, seat)
        add_placements(s, seat, actions)
        add_pick_ups(s, seat, actions)
        if len(actions) == 0:
            return mercy(s)  # TZ-6.6
        return actions

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        if action < PLACE:
            beg(s, seat, action - BEG, sink)
            return
        s.done()
        if action >= PICK:
            s.push(PICK_MORE[seat])
            pick_up(s, seat, action - PICK, sink)
            return
        show_mercy = placement_price(s, action) > s.held(seat, CORN)
        place(s, seat, action, sink)
        if not show_mercy:  # TZ-R16: after mercy the turn ends
            s.push(PLACE_MORE[seat])

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.BeginTurn("TZ-5.3")

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        return placement_hint(cast(TzolkinState, state), action)

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        return blocked_placements(self, state, seat)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(TzolkinState, state)
        if BEG <= action < PLACE:
            return begging_refusal(s, seat)
        return turn_refusal(s, seat, action)


class PlaceMore(OptionalChoice):
    """TZ-7.2: further workers in the same turn, each dearer by one, or enough."""

    def offers(self, s: TzolkinState, seat: i64) -> list[int]:
        actions: list[int] = []
        add_placements(s, seat, actions)
        return actions

    def accept(self, s: TzolkinState, action: i64, sink: Sink | None) -> None:
        place(s, self.seat, action, sink)
        s.push(self)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.PlaceMore("TZ-7.2", cast(TzolkinState, state).placed)

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        return placement_hint(cast(TzolkinState, state), action)

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        return blocked_placements(self, state, seat)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if action >= PICK and action < DO:
            return refusals.PlaceOrPick("TZ-5.5")
        return turn_refusal(cast(TzolkinState, state), seat, action)


class PickMore(OptionalChoice):
    """TZ-8.1, TZ-8.2: further workers, one after the other, or enough."""

    def offers(self, s: TzolkinState, seat: i64) -> list[int]:
        actions: list[int] = []
        add_pick_ups(s, seat, actions)
        return actions

    def accept(self, s: TzolkinState, action: i64, sink: Sink | None) -> None:
        s.push(self)
        pick_up(s, self.seat, action - PICK, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.PickMore("TZ-8.2")

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if PLACE <= action < PICK:
            return refusals.PlaceOrPick("TZ-5.5")
        return turn_refusal(cast(TzolkinState, state), seat, action)


class EndTurn(Step):
    """TZ-5.3: refill the buildings, and collect the teeth's corn from the first player space: too
    late to pay for placing (TZ-7.9), in time to feed (TZ-15.3)."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        refill_row(s, sink)
        if s.first_space == self.seat and s.teeth_corn > 0:  # TZ-15.2
            gain(s, self.seat, CORN, s.teeth_corn, "TZ-15.2", sink)
            s.teeth_corn = 0


# Tasks are values, so those of every turn are made once.
TURN: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(MOST_PLAYERS)]
PLACE_MORE: Final = [PlaceMore(seat) for seat in range(MOST_PLAYERS)]
PICK_MORE: Final = [PickMore(seat) for seat in range(MOST_PLAYERS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_PLAYERS)]


# -- begging ----------------------------------------------------------------------------------


def begging(s: TzolkinState, seat: i64) -> list[int]:
    """TZ-6.3: one answer for each temple where the player can step down."""
    return angering(s, seat, BEG) if check_begging(s, seat) == POSSIBLE else []


def check_begging(s: TzolkinState, seat: i64) -> i64:
    """TZ-6.1, TZ-R13: once, before anything else, with 2 corn or fewer."""
    if s.begged:
        return BEGGED_ALREADY
    return TOO_RICH if s.held(seat, CORN) > BEG_MOST_CORN else POSSIBLE


def beg(s: TzolkinState, seat: i64, temple: i64, sink: Sink | None) -> None:
    """TZ-6.2, TZ-R14."""
    s.begged = True
    step_down(s, seat, temple, "TZ-6.3", sink)
    gain(s, seat, CORN, BEG_CORN_AFTER - s.held(seat, CORN), "TZ-6.2", sink)


def begging_refusal(s: TzolkinState, seat: i64) -> Refusal:
    reason = check_begging(s, seat)
    if reason == BEGGED_ALREADY:
        return refusals.BeggedAlready("TZ-R13")
    if reason == TOO_RICH:
        return refusals.TooRichToBeg("TZ-6.1", s.held(seat, CORN))
    clause = "TZ-6.3" if can_anger(s, seat) else "TZ-6.4"
    return refusals.AtTheBottom(clause)


# -- placing ----------------------------------------------------------------------------------


def placement_price(s: TzolkinState, action: i64) -> i64:
    """TZ-7.6, TZ-7.7: the space's number plus the workers placed before in this turn."""
    if action == PLACE_FIRST:
        return s.placed if s.first_space == NOBODY else NO_PRICE
    gear: i64 = action - PLACE
    space = s.lowest_free(gear)
    return space + s.placed if space >= 0 else NO_PRICE


def add_placements(s: TzolkinState, seat: i64, actions: list[int]) -> None:
    """TZ-7.3, TZ-7.4: every place where a worker can go, filled slots or not (TZ-R21)."""
    for action in range(PLACE, PLACE_FIRST + 1):
        if check_placement(s, seat, action) == POSSIBLE:
            actions.append(action)


def check_placement(s: TzolkinState, seat: i64, action: i64) -> i64:
    """TZ-7.1, TZ-7.8: whether there is a free worker, room for it, and corn to pay."""
    if s.free[seat] == 0:
        return NO_FREE_WORKER
    price: i64 = placement_price(s, action)
    if price == NO_PRICE:
        return NO_ROOM
    return POSSIBLE if price <= s.held(seat, CORN) else TOO_LITTLE_CORN


def placement_hint(s: TzolkinState, action: i64) -> Hint | None:
    """The price, and the space a worker would stand on."""
    if not PLACE <= action < PICK:
        return None
    price: i64 = placement_price(s, action)
    return hints.Place(price, price - s.placed)


def blocked_placements(task: Task, state: State, seat: i64) -> list[Blocked]:
    return blocked_among(task, state, seat, list(range(PLACE, PLACE_FIRST + 1)))


def mercy(s: TzolkinState) -> list[int]:
    """TZ-6.6, TZ-R16: nothing can be paid or begged: one worker on a cheapest space."""
    lowest: i64 = NO_PRICE
    for action in range(PLACE, PLACE_FIRST + 1):
        lowest = min(lowest, placement_price(s, action))
    return [a for a in range(PLACE, PLACE_FIRST + 1) if placement_price(s, a) == lowest]


def place(s: TzolkinState, seat: i64, action: i64, sink: Sink | None) -> None:
    """TZ-7.3, TZ-7.10: onto the lowest free space. By mercy all corn pays (TZ-6.6)."""
    price: i64 = min(placement_price(s, action), s.held(seat, CORN))
    if action == PLACE_FIRST:
        s.first_space = seat
        if sink is not None:
            sink.tell(EVERYONE, events.PlacedFirst("TZ-7.4", who(seat)))
    else:
        gear: i64 = action - PLACE
        space = s.lowest_free(gear)
        s.put_worker(FIRST_SPACE[gear] + space, seat)
        if sink is not None:
            sink.tell(EVERYONE, events.Placed("TZ-7.3", who(seat), Thing(GEARS[gear]), space))
    s.free[seat] -= 1
    s.placed += 1
    pay(s, seat, CORN, price, "TZ-7.6", sink)


# -- picking up -------------------------------------------------------------------------------


def add_pick_ups(s: TzolkinState, seat: i64, actions: list[int]) -> None:
    """TZ-8.1: every own worker on a gear; in the first round there is none (TZ-7.11)."""
    workers: i64 = s.standing[seat]
    while workers != 0:
        actions.append(PICK + lowest(workers))
        workers &= workers - 1


def pick_up(s: TzolkinState, seat: i64, index: i64, sink: Sink | None) -> None:
    """TZ-8.9: the worker is free again; what it does is asked next."""
    s.lift_worker(index, seat)
    if sink is not None:
        gear = GEAR_AT[index]
        space = index - FIRST_SPACE[gear]
        sink.tell(EVERYONE, events.PickedUp("TZ-8.1", who(seat), Thing(GEARS[gear]), space))
    s.push(USE_WORKER[seat * SPACES + index])


def turn_refusal(s: TzolkinState, seat: i64, action: i64) -> Refusal | None:
    """Why a worker cannot be placed or picked up there."""
    if PICK <= action < DO:
        return refusals.NoWorkerThere("TZ-8.1")
    if not PLACE <= action < PICK:
        return None
    reason = check_placement(s, seat, action)
    if reason == NO_FREE_WORKER:
        return refusals.NoFreeWorker("TZ-7.1")
    if reason == TOO_LITTLE_CORN:
        return corn_refusal(s, seat, "TZ-7.8", placement_price(s, action))
    if action == PLACE_FIRST:
        return refusals.FirstSpaceTaken("TZ-15.1")
    return refusals.GearFull("TZ-R20", Thing(GEARS[action - PLACE]))
