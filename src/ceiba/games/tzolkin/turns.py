"""A player's turn: begging, then placing or picking up workers (TZ-5 to TZ-8)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink, Value
from ceiba.core.seats import letter
from ceiba.core.state import Blocked, Prompt, Refusal, State, Task, blocked_among
from ceiba.games.tzolkin.answers import (
    BEG,
    DO,
    DO_CHICHEN,
    DONE,
    NOTHING,
    PICK,
    PLACE,
    PLACE_FIRST,
)
from ceiba.games.tzolkin.building import refill_row
from ceiba.games.tzolkin.materials import corn_refusal, gain, pay
from ceiba.games.tzolkin.performing import can_do, perform, why_not
from ceiba.games.tzolkin.state import EMPTY, NOBODY, TzolkinState
from ceiba.games.tzolkin.tables import (
    ACTIONS,
    BEG_CORN_AFTER,
    BEG_MOST_CORN,
    CHICHEN,
    CORN,
    FIRST_SPACE,
    GEARS,
    LAST_SPACE,
    NEXT_ACTION_FROM,
    SPACES,
    THEOLOGY,
)
from ceiba.games.tzolkin.temples import angering, can_anger, step_down

NO_PRICE: Final = 1000
"""Dearer than anything: where no worker can be placed."""


class Turn(Task):
    """TZ-5.3: one turn of one player, as its list of tasks."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "turn"

    def args(self) -> list[int]:
        return [self.seat]

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        s.begged = False
        s.placed = 0
        if sink is not None:
            sink.emit("turn", EVERYONE, "TZ-5.2", {"seat": letter(self.seat)})
        s.plan([BeginTurn(self.seat), EndTurn(self.seat)])


class BeginTurn(Task):
    """TZ-5.4, TZ-5.5: beg or not, then place or pick up at least one worker."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "begin_turn"

    def args(self) -> list[int]:
        return [self.seat]

    def deciders(self, state: State) -> i64:
        one: i64 = 1
        return one << self.seat

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(TzolkinState, state)
        actions = begging(s, seat)
        actions.extend(placements(s, seat))
        workers = pick_ups(s, seat)
        actions.extend(workers)
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
            s.plan([PickMore(seat)])
            pick_up(s, seat, action - PICK, sink)
            return
        show_mercy = placement_price(s, action) > s.held(seat, CORN)
        place(s, seat, action, sink)
        if not show_mercy:  # TZ-R16: after mercy the turn ends
            s.plan([PlaceMore(seat)])

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("TZ-5.3", "begin-turn", {})

    def hint(self, state: State, seat: i64, action: i64) -> dict[str, Value]:
        return placement_hint(cast(TzolkinState, state), action)

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        return blocked_placements(self, state, seat)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        s = cast(TzolkinState, state)
        if BEG <= action < PLACE:
            return begging_refusal(s, seat)
        return turn_refusal(s, seat, action)


class PlaceMore(Choice):
    """TZ-7.2: further workers in the same turn, each dearer by one, or enough."""

    def name(self) -> str:
        return "place_more"

    def options(self, state: State, seat: i64) -> list[int]:
        actions = placements(cast(TzolkinState, state), seat)
        actions.append(DONE)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        if action != DONE:
            s = cast(TzolkinState, state)
            place(s, self.seat, action, sink)
            s.plan([PlaceMore(self.seat)])

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("TZ-7.2", "place-more", {"surcharge": cast(TzolkinState, state).placed})

    def hint(self, state: State, seat: i64, action: i64) -> dict[str, Value]:
        return placement_hint(cast(TzolkinState, state), action)

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        return blocked_placements(self, state, seat)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        if action >= PICK and action < DO:
            return Refusal("TZ-5.5", "place-or-pick", {})
        return turn_refusal(cast(TzolkinState, state), seat, action)


class PickMore(Choice):
    """TZ-8.1, TZ-8.2: further workers, one after the other, or enough."""

    def name(self) -> str:
        return "pick_more"

    def options(self, state: State, seat: i64) -> list[int]:
        actions = pick_ups(cast(TzolkinState, state), seat)
        actions.append(DONE)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        if action != DONE:
            s = cast(TzolkinState, state)
            s.plan([PickMore(self.seat)])
            pick_up(s, self.seat, action - PICK, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("TZ-8.2", "pick-more", {})

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        if PLACE <= action < PICK:
            return Refusal("TZ-5.5", "place-or-pick", {})
        return turn_refusal(cast(TzolkinState, state), seat, action)


class UseWorker(Choice):
    """TZ-8.3: for a worker picked up, the action of its space, a lower one, or none."""

    def __init__(self, seat: i64, gear: i64, space: i64) -> None:
        super().__init__(seat)
        self.gear: i64 = gear
        self.space: i64 = space

    def name(self) -> str:
        return "use_worker"

    def args(self) -> list[int]:
        return [self.seat, self.gear, self.space]

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(TzolkinState, state)
        corn: i64 = s.held(seat, CORN)
        actions: list[int] = []
        for action in range(1, ACTIONS[self.gear] + 1):
            fee = self.fee(s, action)
            # TZ-R23: the fee and the action's own cost must both be affordable
            if 0 <= fee <= corn and can_do(s, seat, self.gear, action, corn - fee):
                actions.append(do_action(self.gear, action))
        actions.append(NOTHING)
        return actions

    def fee(self, s: TzolkinState, action: i64) -> i64:
        """Corn for choosing an action from this space, -1 if it cannot be chosen.

        TZ-8.4: 1 for each step down. TZ-8.6: none on free-choice spaces. TZ-22.21, TZ-R49,
        TZ-R50: theology 1 gives the next action for none, and that after 9 is any.
        """
        free_from: i64 = ACTIONS[self.gear] + 1
        reach: i64 = self.space
        if self.gear == CHICHEN and s.level(self.seat, THEOLOGY) >= NEXT_ACTION_FROM:
            reach += 1
        if reach >= free_from:
            return 0
        if action > reach:
            return -1
        return max(0, self.space - action)

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        if action == NOTHING:
            return
        s = cast(TzolkinState, state)
        number: i64 = action - do_action(self.gear, 1) + 1
        pay(s, self.seat, CORN, self.fee(s, number), "TZ-8.4", sink)
        perform(s, self.seat, self.gear, number, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        data: dict[str, Value] = {"gear": GEARS[self.gear], "space": self.space}
        return Prompt("TZ-8.3", "use-worker", data)

    def hint(self, state: State, seat: i64, action: i64) -> dict[str, Value]:
        if action == NOTHING:
            return {}
        s = cast(TzolkinState, state)
        return {"corn": self.fee(s, action - do_action(self.gear, 1) + 1)}

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        first = do_action(self.gear, 1)
        actions = list(range(first, first + ACTIONS[self.gear]))
        return blocked_among(self, state, seat, actions)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        s = cast(TzolkinState, state)
        first = do_action(self.gear, 1)
        if not first <= action < first + ACTIONS[self.gear]:
            return Refusal("", "not-now", {})
        fee = self.fee(s, action - first + 1)
        if fee < 0:
            return Refusal("TZ-8.3", "action-too-high", {"space": self.space})
        if fee > s.held(seat, CORN):
            return corn_refusal(s, seat, "TZ-8.4", fee)
        left: i64 = s.held(seat, CORN) - fee
        return why_not(s, seat, self.gear, action - first + 1, left)


class EndTurn(Task):
    """TZ-5.3: refill the buildings, and collect the teeth's corn from the first player space."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "end_turn"

    def args(self) -> list[int]:
        return [self.seat]

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        refill_row(s, sink)
        if s.first_space == self.seat and s.teeth_corn > 0:  # TZ-15.2
            gain(s, self.seat, CORN, s.teeth_corn, "TZ-15.2", sink)
            s.teeth_corn = 0


# -- begging ----------------------------------------------------------------------------------


def begging(s: TzolkinState, seat: i64) -> list[int]:
    """TZ-6.1, TZ-6.3, TZ-R13: once, before anything else, with 2 corn or fewer."""
    if s.begged or s.held(seat, CORN) > BEG_MOST_CORN:
        return []
    return angering(s, seat, BEG)


def beg(s: TzolkinState, seat: i64, temple: i64, sink: Sink | None) -> None:
    """TZ-6.2, TZ-R14."""
    s.begged = True
    step_down(s, seat, temple, "TZ-6.3", sink)
    gain(s, seat, CORN, BEG_CORN_AFTER - s.held(seat, CORN), "TZ-6.2", sink)


def begging_refusal(s: TzolkinState, seat: i64) -> Refusal:
    if s.begged:
        return Refusal("TZ-R13", "begged-already", {})
    if s.held(seat, CORN) > BEG_MOST_CORN:
        return Refusal("TZ-6.1", "too-rich-to-beg", {"corn": s.held(seat, CORN)})
    clause = "TZ-6.3" if can_anger(s, seat) else "TZ-6.4"
    return Refusal(clause, "at-the-bottom", {})


# -- placing ----------------------------------------------------------------------------------


def placement_price(s: TzolkinState, action: i64) -> i64:
    """TZ-7.6, TZ-7.7: the space's number plus the workers placed before in this turn."""
    if action == PLACE_FIRST:
        return s.placed if s.first_space == NOBODY else NO_PRICE
    gear: i64 = action - PLACE
    space = s.lowest_free(gear, LAST_SPACE[gear])
    return space + s.placed if space >= 0 else NO_PRICE


def placements(s: TzolkinState, seat: i64) -> list[int]:
    """TZ-7.1, TZ-7.3, TZ-7.4, TZ-7.8: where a free worker can go and be paid."""
    actions: list[int] = []
    if s.free[seat] == 0:
        return actions
    corn: i64 = s.held(seat, CORN)
    for action in range(PLACE, PLACE_FIRST + 1):
        if placement_price(s, action) <= corn:
            actions.append(action)
    return actions


def placement_hint(s: TzolkinState, action: i64) -> dict[str, Value]:
    """The price, and the space a worker would stand on."""
    if not PLACE <= action < PICK:
        return {}
    price: i64 = placement_price(s, action)
    return {"corn": price, "space": price - s.placed}


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
            sink.emit("placed_first", EVERYONE, "TZ-7.4", {"seat": letter(seat)})
    else:
        gear: i64 = action - PLACE
        space = s.lowest_free(gear, LAST_SPACE[gear])
        s.spaces[FIRST_SPACE[gear] + space] = seat
        if sink is not None:
            sink.emit(
                "placed",
                EVERYONE,
                "TZ-7.3",
                {"seat": letter(seat), "gear": GEARS[gear], "space": space},
            )
    s.free[seat] -= 1
    s.placed += 1
    pay(s, seat, CORN, price, "TZ-7.6", sink)


# -- picking up -------------------------------------------------------------------------------


def pick_ups(s: TzolkinState, seat: i64) -> list[int]:
    """TZ-8.1: every own worker on a gear."""
    spaces = s.spaces
    actions: list[int] = []
    index: i64 = 0
    while index < SPACES:
        owner: i64 = spaces[index]
        if owner == seat:
            actions.append(PICK + index)
        index += 1
    return actions


def pick_up(s: TzolkinState, seat: i64, index: i64, sink: Sink | None) -> None:
    """TZ-8.9: the worker is free again; what it does is asked next."""
    gear: i64 = min(index // 10, CHICHEN)
    space: i64 = index - FIRST_SPACE[gear]
    s.spaces[index] = EMPTY
    s.free[seat] += 1
    if sink is not None:
        sink.emit(
            "picked_up",
            EVERYONE,
            "TZ-8.1",
            {"seat": letter(seat), "gear": GEARS[gear], "space": space},
        )
    s.plan([UseWorker(seat, gear, space)])


def do_action(gear: i64, action: i64) -> i64:
    """The answer that stands for an action of a gear."""
    if gear == CHICHEN:
        return DO_CHICHEN + action - 1
    return DO + gear * 5 + action - 1


def turn_refusal(s: TzolkinState, seat: i64, action: i64) -> Refusal:
    """Why a worker cannot be placed or picked up there."""
    if PICK <= action < DO:
        return Refusal("TZ-8.1", "no-worker-there", {})
    if not PLACE <= action < PICK:
        return Refusal("", "not-now", {})
    if s.free[seat] == 0:
        return Refusal("TZ-7.1", "no-free-worker", {})
    price = placement_price(s, action)
    if price < NO_PRICE:
        return corn_refusal(s, seat, "TZ-7.8", price)
    if action == PLACE_FIRST:
        return Refusal("TZ-15.1", "first-space-taken", {})
    return Refusal("TZ-R20", "gear-full", {"gear": GEARS[action - PLACE]})
