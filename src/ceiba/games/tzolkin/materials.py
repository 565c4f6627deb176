"""Gaining and paying materials (TZ-9), and crystal skulls, of which there are 13 (TZ-1.3)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Prompt, Refusal
from ceiba.core.state import Basket, State, of_the_most
from ceiba.core.value import Thing, who
from ceiba.games.tzolkin import events, prompts, refusals
from ceiba.games.tzolkin.answers import PAY, TAKE
from ceiba.games.tzolkin.state import QUARTERS, SOURCES, TzolkinState
from ceiba.games.tzolkin.tables import CORN, GOLD, MATERIALS, SKULL, WOOD

NO_PRICE: Final = 1000
"""Dearer than anything: of what cannot be had at all."""


def gain(
    s: TzolkinState, seat: i64, material: i64, amount: i64, clause: str, sink: Sink | None
) -> None:
    """TZ-9.1: from the bank. TZ-R47, TZ-R48: of skulls, what is there."""
    got: i64 = amount
    if material == SKULL:
        got = min(amount, s.skulls)
        s.skulls -= got
    if got == 0:
        return
    s.add(seat, material, got)
    if sink is not None:
        sink.tell(EVERYONE, events.Gained(clause, who(seat), Thing(MATERIALS[material]), got))


def pay(
    s: TzolkinState, seat: i64, material: i64, amount: i64, clause: str, sink: Sink | None
) -> None:
    """TZ-9.1: to the bank."""
    if amount == 0:
        return
    s.add(seat, material, -amount)
    if material == SKULL:
        s.skulls += amount
    if sink is not None:
        sink.tell(EVERYONE, events.Paid(clause, who(seat), Thing(MATERIALS[material]), amount))


def score(
    s: TzolkinState, seat: i64, source: i64, points: i64, what: str, clause: str, sink: Sink | None
) -> None:
    """Whole points for something; TZ-R44: they may be lost, too, without a floor."""
    if points == 0:
        return
    s.tally[seat * len(SOURCES) + source] += points * QUARTERS
    if sink is not None:
        if points > 0:
            sink.tell(EVERYONE, events.Scored(clause, who(seat), points, Thing(what)))
        else:
            sink.tell(EVERYONE, events.LostPoints(clause, who(seat), -points, Thing(what)))


class PayResources(Choice):
    """TZ-9.2: any mix of wood, stone and gold, one at a time; unasked where there is no choice."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def deciders(self, state: State) -> i64:
        s = cast(TzolkinState, state)
        if self.amount == 0 or s.resources(self.seat) == self.amount:
            return 0
        one: i64 = 1
        return one << self.seat if len(self.options(state, self.seat)) > 1 else 0

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        left: i64 = self.amount
        for resource in range(WOOD, GOLD + 1):
            part: i64 = min(left, s.held(self.seat, resource))
            pay(s, self.seat, resource, part, "TZ-9.2", sink)
            left -= part

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(TzolkinState, state)
        return [PAY + r - WOOD for r in range(WOOD, GOLD + 1) if s.held(seat, r) > 0]

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        pay(s, self.seat, action - PAY + WOOD, 1, "TZ-9.2", sink)
        if self.amount > 1:
            s.push(PayResources(self.seat, self.amount - 1))

    def basket(self, state: State, seat: i64) -> Basket | None:
        if self.amount < 2:
            return None
        s = cast(TzolkinState, state)
        held = [int(s.held(seat, r)) for r in range(WOOD, GOLD + 1) if s.held(seat, r) > 0]
        most = [min(n, self.amount) for n in held]
        return Basket(self.amount, held, most, of_the_most(self.amount, held))

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.PayResources("TZ-9.2", self.amount)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if PAY <= action < PAY + 3:
            return refusals.NoneHeld("TZ-9.3", Thing(MATERIALS[action - PAY + WOOD]))
        return None


class TakeResources(Choice):
    """Resources of the player's choice, one at a time (TZ-14.4, TZ-22.14)."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def options(self, state: State, seat: i64) -> list[int]:
        return [TAKE, TAKE + 1, TAKE + 2]

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        gain(s, self.seat, action - TAKE + WOOD, 1, "TZ-9.1", sink)
        if self.amount > 1:
            s.push(TakeResources(self.seat, self.amount - 1))

    def basket(self, state: State, seat: i64) -> Basket | None:
        if self.amount < 2:
            return None
        s = cast(TzolkinState, state)
        held = [int(s.held(seat, r)) for r in range(WOOD, GOLD + 1)]
        return Basket(self.amount, held, [self.amount] * 3, [0, 0, self.amount])

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.TakeResources("TZ-14.4", self.amount)


def corn_refusal(s: TzolkinState, seat: i64, clause: str, cost: i64) -> Refusal:
    """Too little corn, with both numbers."""
    return refusals.TooLittleCorn(clause, cost, s.held(seat, CORN))
