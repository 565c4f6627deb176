"""What a worker does when it is picked up (TZ-8)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, State, blocked_among
from ceiba.core.value import Thing
from ceiba.games.tzolkin import hints, prompts, refusals
from ceiba.games.tzolkin.answers import DO, DO_CHICHEN, NOTHING
from ceiba.games.tzolkin.materials import pay
from ceiba.games.tzolkin.performing import action_refusal, check_action, perform
from ceiba.games.tzolkin.reasons import POSSIBLE
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.tables import (
    ACTIONS,
    CHICHEN,
    CORN,
    FIRST_SPACE,
    GEAR_AT,
    GEARS,
    MOST_PLAYERS,
    NEXT_ACTION_FROM,
    SPACES,
    THEOLOGY,
)


class UseWorker(Choice):
    """TZ-8.3: for a worker picked up, the action of its space, a lower one, or none.

    TZ-R24: the fee is paid before the action brings anything.
    """

    def __init__(self, seat: i64, gear: i64, space: i64) -> None:
        super().__init__(seat)
        self.gear: i64 = gear
        self.space: i64 = space

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(TzolkinState, state)
        actions: list[int] = []
        for action in range(1, ACTIONS[self.gear] + 1):
            fee = self.fee(s, action)
            if fee >= 0 and check_action(s, seat, self.gear, action, fee) == POSSIBLE:
                actions.append(do_action(self.gear, action))
        actions.append(NOTHING)
        return actions

    def fee(self, s: TzolkinState, action: i64) -> i64:
        """Corn for choosing an action from this space, -1 if it cannot be chosen.

        TZ-8.4: 1 for each step down; TZ-8.5: from space 0 there is nowhere to step. TZ-8.6: none
        on free-choice spaces (TZ-10.13, TZ-11.6, TZ-12.9, TZ-13.8, TZ-14.8). TZ-22.21, TZ-R22,
        TZ-R49, TZ-R50, TZ-R79: theology 1 gives the next action for none; that after 9 is any.
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
        return prompts.UseWorker("TZ-8.3", Thing(GEARS[self.gear]), self.space)

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        if action == NOTHING:
            return None
        s = cast(TzolkinState, state)
        return hints.Corn(self.fee(s, action - do_action(self.gear, 1) + 1))

    def usual(self, state: State, seat: i64) -> i64:
        """The action of the space itself, where it can be done."""
        s = cast(TzolkinState, state)
        action: i64 = self.space
        if not 1 <= action <= ACTIONS[self.gear]:
            return -1
        if check_action(s, seat, self.gear, action, 0) != POSSIBLE:
            return -1
        return do_action(self.gear, action)

    def gives_up(self, state: State, seat: i64, action: i64) -> Hint | None:
        return hints.Idle(Thing(GEARS[self.gear])) if action == NOTHING else None

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        first = do_action(self.gear, 1)
        actions = list(range(first, first + ACTIONS[self.gear]))
        return blocked_among(self, state, seat, actions)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(TzolkinState, state)
        first = do_action(self.gear, 1)
        if not first <= action < first + ACTIONS[self.gear]:
            is_action = DO <= action < NOTHING
            return refusals.OtherGear("TZ-8.3", Thing(GEARS[self.gear])) if is_action else None
        fee = self.fee(s, action - first + 1)
        if fee < 0:
            return refusals.ActionTooHigh("TZ-8.3", self.space)
        return action_refusal(s, seat, self.gear, action - first + 1, fee, "TZ-8.4")


USE_WORKER: Final = [
    UseWorker(seat, GEAR_AT[index], index - FIRST_SPACE[GEAR_AT[index]])
    for seat in range(MOST_PLAYERS)
    for index in range(SPACES)
]
"""Tasks are values, so each is made once: by seat, then by position."""


def do_action(gear: i64, action: i64) -> i64:
    """The answer that stands for an action of a gear."""
    if gear == CHICHEN:
        return DO_CHICHEN + action - 1
    return DO + gear * 5 + action - 1
