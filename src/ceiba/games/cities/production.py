"""Production (BA-16, DL-6): every village receives a token of its site's type."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.bits import BIT
from ceiba.core.choice import ChoiceOf
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Prompt, Refusal
from ceiba.core.state import SeatTask, State, Task
from ceiba.core.value import Thing, things, who
from ceiba.games.cities import events, prompts, refusals
from ceiba.games.cities.answers import FILL, TAKE
from ceiba.games.cities.facts import WEALTH_NEWS
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import EMPTY, NOWHERE, PRISONER, VILLAGE, WEALTH


class Production(Task):
    """BA-16.3, BA-R28, DL-R22: clockwise from the king who flipped the last card."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        for i in range(s.players, 0, -1):  # the first comes on top
            s.push(PRODUCE[(s.flipper + i - 1) % s.players])


class Produce(SeatTask):
    """All villages of one king."""

    def deciders(self, state: State) -> i64:
        return 0

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        types: i64 = products(s, self.seat)
        if types == 0:
            return
        tasks: list[Task] = []
        for wealth in range(PRISONER):  # BA-16.2, DL-6.2: prisoners are never produced
            if (types >> wealth) & 1 == 0:
                continue
            places = bare_villages(s, self.seat, wealth)
            if len(places) <= s.supply[wealth]:
                produce(s, self.seat, wealth, places, sink)
            else:
                tasks.append(Fill(self.seat, wealth))
        s.plan(tasks)


PRODUCE: Final[list[Produce]] = [Produce(0), Produce(1), Produce(2), Produce(3)]


def products(s: CitiesState, seat: i64) -> i64:
    """Bit mask of the types own villages without a token can receive."""
    types: i64 = 0
    if s.buildings(seat, VILLAGE) > 0:
        for site in s.realm[seat]:
            if s.slots_with(site, BIT[VILLAGE]) & ~s.laden(site):
                types |= BIT[s.land.product_of(site)]
    return types


def bare_villages(s: CitiesState, seat: i64, wealth: i64) -> list[int]:
    """Own villages of a type without a token."""
    places: list[int] = []
    for site in s.realm[seat]:
        if s.land.product_of(site) == wealth:
            start: i64 = s.land.first_place(site)
            for place in range(start, start + s.land.slots_on(site)):
                if s.kind_at(place) == VILLAGE and s.token_at(place) == EMPTY:
                    places.append(place)
    return places


def produce(s: CitiesState, seat: i64, wealth: i64, places: list[int], sink: Sink | None) -> None:
    s.news |= WEALTH_NEWS
    for place in places:
        s.put_token(place, wealth + 1)
        s.supply[wealth] -= 1
    if sink is not None:
        sink.tell(
            EVERYONE,
            events.Produced(
                s.box.clauses.production,
                who(seat),
                Thing(WEALTH[wealth]),
                things([s.land.place_name(place) for place in places]),
            ),
        )


class Fill(ChoiceOf):
    """A type runs short: the king says in which of his cities a village still receives a token.

    Villages of one city are alike, so only the city is asked.
    """

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        actions: list[int] = []
        if s.supply[self.of] == 0:
            return actions
        last: i64 = NOWHERE
        for place in bare_villages(s, seat, self.of):
            site: i64 = s.land.site_of(place)
            if site != last:
                actions.append(FILL + s.land.word_of(site))
                last = site
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        site: i64 = s.land.site_named(action - FILL)
        for place in bare_villages(s, self.seat, self.of):
            if s.land.site_of(place) == site:
                produce(s, self.seat, self.of, [place], sink)
                break
        s.push(self)

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        options = self.options(state, self.seat)
        if len(options) == 1:
            self.take(state, options[0], sink)
        elif sink is not None:
            bare: i64 = len(bare_villages(s, self.seat, self.of))
            sink.tell(
                EVERYONE,
                events.RanShort(
                    s.box.clauses.shortage, who(self.seat), Thing(WEALTH[self.of]), bare
                ),
            )

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        return prompts.Fill(s.box.clauses.shortage, Thing(WEALTH[self.of]), s.supply[self.of])

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(CitiesState, state)
        if not FILL <= action < TAKE:
            return None
        if s.land.site_named(action - FILL) == NOWHERE:
            return refusals.NoSite(s.box.clauses.sites)
        return refusals.NoBareVillage(s.box.clauses.production, Thing(WEALTH[self.of]))
