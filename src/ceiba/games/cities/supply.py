"""King wealth: gaining, paying, points. Tokens are limits: what the supply lacks is not gained."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Prompt, Refusal
from ceiba.core.state import Basket, SeatTask, State, Task, of_the_most
from ceiba.core.value import Thing, who
from ceiba.games.cities import events, prompts, refusals
from ceiba.games.cities.answers import PASS, PAY
from ceiba.games.cities.facts import POINTS_NEWS, WEALTH_NEWS
from ceiba.games.cities.menus import PAYMENTS
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import EMPTY, PRISONER, PRISONERS_2, SOURCES, TYPES, WEALTH


def types_among(numbers: vec[i64], first: i64) -> i64:
    """Bit mask of the types there are tokens of, of six numbers."""
    types: i64 = 0
    bit: i64 = 1
    for wealth in range(first, first + TYPES):
        if numbers[wealth] > 0:
            types |= bit
        bit <<= 1
    return types


def gain(
    s: CitiesState, seat: i64, wealth: i64, amount: i64, clause: str, sink: Sink | None
) -> None:
    """BA-12.3, BA-R27, DL-R21: king wealth from the supply, as far as it goes."""
    got: i64 = min(amount, s.supply[wealth])
    s.news |= WEALTH_NEWS
    s.supply[wealth] -= got
    s.sheet[seat * TYPES + wealth] += got
    if sink is not None:
        if got > 0:
            sink.tell(EVERYONE, events.Gained(clause, who(seat), Thing(WEALTH[wealth]), got))
        if got < amount:
            lacking: i64 = amount - got
            sink.tell(EVERYONE, events.RanShort(clause, who(seat), Thing(WEALTH[wealth]), lacking))


def pay(
    s: CitiesState, seat: i64, wealth: i64, amount: i64, clause: str, sink: Sink | None
) -> None:
    """King wealth back to the supply."""
    s.news |= WEALTH_NEWS
    s.sheet[seat * TYPES + wealth] -= amount
    s.supply[wealth] += amount
    if sink is not None:
        sink.tell(EVERYONE, events.Paid(clause, who(seat), Thing(WEALTH[wealth]), amount))


def score(
    s: CitiesState, seat: i64, source: i64, points: i64, clause: str, sink: Sink | None
) -> None:
    if points == 0:
        return
    s.news |= POINTS_NEWS
    s.tally[seat * len(SOURCES) + source] += points
    if sink is not None:
        sink.tell(EVERYONE, events.Scored(clause, who(seat), points, Thing(SOURCES[source])))


def discard_token(s: CitiesState, place: i64) -> None:
    """One token from a building to the supply (BA-0.7, DL-0.7)."""
    s.news |= WEALTH_NEWS
    token = s.token_at(place)
    if token == PRISONERS_2:
        s.put_token(place, PRISONER + 1)
        s.supply[PRISONER] += 1
    elif token != EMPTY:
        s.put_token(place, EMPTY)
        s.supply[token - 1] += 1


def bill(s: CitiesState, seat: i64, amount: i64, clause: str) -> Task:
    """A payment, and what asks for it."""
    s.bill = clause
    return PayAny(seat, amount)


class PayAny(SeatTask):
    """BA-9.9, DL-R55: tokens of any types, one at a time; unasked where there is no choice."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def deciders(self, state: State) -> i64:
        s = cast(CitiesState, state)
        if self.amount == 0:
            return 0
        types: i64 = 0
        total: i64 = 0
        first: i64 = self.seat * TYPES
        for wealth in range(TYPES):
            held: i64 = s.sheet[first + wealth]
            total += held
            if held > 0:
                types += 1
        one: i64 = 1
        return one << self.seat if types > 1 and total > self.amount else 0

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        left: i64 = self.amount
        for wealth in range(TYPES):
            part: i64 = min(left, s.has(self.seat, wealth))
            if part > 0:
                pay(s, self.seat, wealth, part, s.bill, sink)
                left -= part

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        return PAYMENTS[types_among(s.sheet, seat * TYPES)].copy()

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        s.done()
        pay(s, seat, action - PAY, 1, s.bill, sink)
        if self.amount > 1:
            s.push(PayAny(seat, self.amount - 1))

    def basket(self, state: State, seat: i64) -> Basket | None:
        if self.amount < 2:
            return None
        s = cast(CitiesState, state)
        held = [n for n in s.sheet[seat * TYPES : (seat + 1) * TYPES] if n > 0]
        most = [min(n, self.amount) for n in held]
        return Basket(self.amount, held, most, of_the_most(self.amount, held))

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        return prompts.PayAny(s.box.clauses.any_token, self.amount)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(CitiesState, state)
        if PAY <= action < PASS:
            return refusals.NoneHeld(s.box.clauses.any_token, Thing(WEALTH[action - PAY]))
        return None
