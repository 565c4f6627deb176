"""Uxmal: the market, a new worker, and any action for one corn (TZ-13)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import Sink
from ceiba.core.state import Blocked, Prompt, Refusal, State, blocked_among
from ceiba.games.tzolkin.answers import BUY, DO, DONE, SELL
from ceiba.games.tzolkin.materials import corn_refusal, gain, pay
from ceiba.games.tzolkin.performing import can_do, perform, why_not
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.tables import (
    ANY_ACTION_CORN,
    CORN,
    GOLD,
    MATERIALS,
    RATE,
    UXMAL,
    WOOD,
)


class Trade(Choice):
    """TZ-13.2, TZ-R76: sell resources for corn, then buy; a visit may end without either."""

    def name(self) -> str:
        return "trade"

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(TzolkinState, state)
        actions: list[int] = []
        for resource in range(WOOD, GOLD + 1):
            if s.held(seat, resource) > 0:
                actions.append(SELL + resource - WOOD)
        actions.extend(purchases(s, seat))
        actions.append(DONE)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        if action == DONE:
            return
        if action >= BUY:
            buy(s, self.seat, action - BUY + WOOD, sink)
            return
        resource: i64 = action - SELL + WOOD
        pay(s, self.seat, resource, 1, "TZ-13.3", sink)
        gain(s, self.seat, CORN, RATE[resource], "TZ-13.3", sink)
        s.push(Trade(self.seat))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("TZ-13.2", "trade", {})

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        return trade_refusal(cast(TzolkinState, state), seat, action)


class TradeOn(Choice):
    """The second half of a visit to the market: nothing bought here is sold again."""

    def name(self) -> str:
        return "trade_on"

    def options(self, state: State, seat: i64) -> list[int]:
        actions = purchases(cast(TzolkinState, state), seat)
        actions.append(DONE)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        if action != DONE:
            buy(cast(TzolkinState, state), self.seat, action - BUY + WOOD, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("TZ-13.2", "trade-on", {})

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        if SELL <= action < BUY:
            return Refusal("TZ-R76", "sell-first", {})
        return trade_refusal(cast(TzolkinState, state), seat, action)


def purchases(s: TzolkinState, seat: i64) -> list[int]:
    corn: i64 = s.held(seat, CORN)
    return [BUY + r - WOOD for r in range(WOOD, GOLD + 1) if corn >= RATE[r]]


def buy(s: TzolkinState, seat: i64, resource: i64, sink: Sink | None) -> None:
    pay(s, seat, CORN, RATE[resource], "TZ-13.3", sink)
    gain(s, seat, resource, 1, "TZ-13.3", sink)
    s.push(TradeOn(seat))


def trade_refusal(s: TzolkinState, seat: i64, action: i64) -> Refusal:
    if SELL <= action < BUY:
        return Refusal("TZ-9.3", "none-held", {"material": MATERIALS[action - SELL + WOOD]})
    if BUY <= action < BUY + 3:
        return corn_refusal(s, seat, "TZ-13.3", RATE[action - BUY + WOOD])
    return Refusal("", "not-now", {})


class BorrowAction(Choice):
    """TZ-13.7, TZ-19.12, TZ-R26: pay 1 corn for any action of the four small gears.

    `optional` for the building effect, which may be left out.
    """

    def __init__(self, seat: i64, optional: i64) -> None:
        super().__init__(seat)
        self.optional: i64 = optional

    def name(self) -> str:
        return "borrow_action"

    def args(self) -> list[int]:
        return [self.seat, self.optional]

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(TzolkinState, state)
        actions: list[int] = []
        corn: i64 = s.held(seat, CORN) - ANY_ACTION_CORN
        if corn >= 0:
            for gear in range(UXMAL + 1):
                for action in range(1, 6):
                    again = gear == UXMAL and action == 5  # it would only burn corn
                    if not again and can_do(s, seat, gear, action, corn):
                        actions.append(DO + gear * 5 + action - 1)
        if self.optional:
            actions.append(DONE)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        if action == DONE:
            return
        s = cast(TzolkinState, state)
        pay(s, self.seat, CORN, ANY_ACTION_CORN, "TZ-13.7", sink)
        perform(s, self.seat, (action - DO) // 5, (action - DO) % 5 + 1, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("TZ-13.7", "borrow-action", {})

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        return blocked_among(self, state, seat, list(range(DO, DO + 19)))

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        s = cast(TzolkinState, state)
        if not DO <= action < DO + 19:
            return Refusal("", "not-now", {})
        if s.held(seat, CORN) < ANY_ACTION_CORN:
            return corn_refusal(s, seat, "TZ-13.7", ANY_ACTION_CORN)
        left: i64 = s.held(seat, CORN) - ANY_ACTION_CORN
        return why_not(s, seat, (action - DO) // 5, (action - DO) % 5 + 1, left)
