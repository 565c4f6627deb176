"""Uxmal: the market, a new worker, and any action for one corn (TZ-13)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, State, blocked_among
from ceiba.core.value import Thing
from ceiba.games.tzolkin import hints, prompts, refusals
from ceiba.games.tzolkin.answers import BUY, DO, DO_CHICHEN, DONE, NOTHING, SELL
from ceiba.games.tzolkin.materials import corn_refusal, gain, pay
from ceiba.games.tzolkin.performing import action_refusal, check_action, perform
from ceiba.games.tzolkin.reasons import POSSIBLE
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.steps import OptionalChoice
from ceiba.games.tzolkin.tables import ANY_ACTION_CORN, CORN, GOLD, MATERIALS, RATE, WOOD


class Trade(OptionalChoice):
    """TZ-13.2, TZ-R76: sell resources for corn, then buy; a visit may end without either."""

    def offers(self, s: TzolkinState, seat: i64) -> list[int]:
        actions: list[int] = []
        for resource in range(WOOD, GOLD + 1):
            if s.held(seat, resource) > 0:
                actions.append(SELL + resource - WOOD)
        actions.extend(purchases(s, seat))
        return actions

    def accept(self, s: TzolkinState, action: i64, sink: Sink | None) -> None:
        if action >= BUY:
            buy(s, self.seat, action - BUY + WOOD, sink)
            return
        resource: i64 = action - SELL + WOOD
        pay(s, self.seat, resource, 1, "TZ-13.3", sink)
        gain(s, self.seat, CORN, RATE[resource], "TZ-13.3", sink)
        s.push(Trade(self.seat))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.Trade("TZ-13.2")

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        return trade_refusal(cast(TzolkinState, state), seat, action)


class TradeOn(OptionalChoice):
    """The second half of a visit to the market: nothing bought here is sold again."""

    def offers(self, s: TzolkinState, seat: i64) -> list[int]:
        return purchases(s, seat)

    def accept(self, s: TzolkinState, action: i64, sink: Sink | None) -> None:
        buy(s, self.seat, action - BUY + WOOD, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.TradeOn("TZ-13.2")

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if SELL <= action < BUY:
            return refusals.SellFirst("TZ-R76")
        return trade_refusal(cast(TzolkinState, state), seat, action)


def purchases(s: TzolkinState, seat: i64) -> list[int]:
    corn: i64 = s.held(seat, CORN)
    return [BUY + r - WOOD for r in range(WOOD, GOLD + 1) if corn >= RATE[r]]


def buy(s: TzolkinState, seat: i64, resource: i64, sink: Sink | None) -> None:
    pay(s, seat, CORN, RATE[resource], "TZ-13.3", sink)
    gain(s, seat, resource, 1, "TZ-13.3", sink)
    s.push(TradeOn(seat))


def trade_refusal(s: TzolkinState, seat: i64, action: i64) -> Refusal | None:
    if SELL <= action < BUY:
        return refusals.NoneHeld("TZ-9.3", Thing(MATERIALS[action - SELL + WOOD]))
    if BUY <= action < BUY + 3:
        return corn_refusal(s, seat, "TZ-13.3", RATE[action - BUY + WOOD])
    return None


UXMAL_5: Final = DO_CHICHEN - 1
"""TZ-R26: the answers from DO on up to this one can be borrowed."""
FEE: Final = ANY_ACTION_CORN


def gear_of(action: i64) -> i64:
    """The small gear of an answer that does an action."""
    return (action - DO) // 5


def number_of(action: i64) -> i64:
    return (action - DO) % 5 + 1


class BorrowAction(OptionalChoice):
    """TZ-13.7, TZ-19.12, TZ-R26, TZ-R28: pay 1 corn for any action of the four small gears.

    `optional` for the building effect, which may be left out.
    """

    def __init__(self, seat: i64, optional: i64) -> None:
        super().__init__(seat)
        self.optional: i64 = optional

    def is_optional(self) -> bool:
        return self.optional != 0

    def offers(self, s: TzolkinState, seat: i64) -> list[int]:
        actions: list[int] = []
        for action in range(DO, UXMAL_5):
            if check_action(s, seat, gear_of(action), number_of(action), FEE) == POSSIBLE:
                actions.append(action)
        return actions

    def accept(self, s: TzolkinState, action: i64, sink: Sink | None) -> None:
        pay(s, self.seat, CORN, FEE, "TZ-13.7", sink)
        perform(s, self.seat, gear_of(action), number_of(action), sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.BorrowAction("TZ-13.7")

    def gives_up(self, state: State, seat: i64, action: i64) -> Hint | None:
        return hints.ForgoneAction() if action == DONE else None

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        return blocked_among(self, state, seat, list(range(DO, UXMAL_5)))

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(TzolkinState, state)
        if DO <= action < UXMAL_5:
            clause = "TZ-19.12" if self.optional else "TZ-13.7"
            return action_refusal(s, seat, gear_of(action), number_of(action), FEE, clause)
        if UXMAL_5 <= action < NOTHING:
            return refusals.NotLent("TZ-R26" if action == UXMAL_5 else "TZ-13.7")
        return None
