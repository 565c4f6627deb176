"""Building and changing a site (BA-9, DL-3A, DL-3B): a walk of small steps.

Every step is offered only if the whole stays payable: given types are paid at once, the price of
the action and tokens of any type when the king is done (BA-R20, DL-R14). Removals give back slots,
tiles and what markets placed for the rest of the walk (BA-R21, DL-R17).
"""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, SeatTask, State, Task, blocked_among
from ceiba.core.value import Thing, who
from ceiba.games.cities import events, hints, prompts, refusals
from ceiba.games.cities.answers import DONE, RAISE, REMOVE
from ceiba.games.cities.menus import RAISES, REMOVALS, SLOT_SETS
from ceiba.games.cities.naming import no_building
from ceiba.games.cities.raising import check_kind, check_price, improvable, raise_refusal, room_for
from ceiba.games.cities.reasons import FITS
from ceiba.games.cities.sites import abandon_if_empty, found_city, put_up, take_down
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.supply import bill, pay
from ceiba.games.cities.things import (
    ALL_BUILDINGS,
    FREE,
    KINDS,
    MOST_SLOTS,
    NO_TYPE,
    NOBODY,
    NOTHING,
    NOWHERE,
    WEALTH,
)


def begin_building(s: CitiesState, seat: i64, site: i64, price: i64, sink: Sink | None) -> Task:
    """Take an available site or open an own city for changes."""
    s.site = site
    s.owed = price
    s.fresh = 0
    s.changes = 0
    taken = s.owner[site] == NOBODY
    if sink is not None:
        clause = s.box.clauses.building if taken else s.box.clauses.transforming
        sink.tell(EVERYONE, events.Began(clause, who(seat), s.land.the_site(site), price))
    if taken:
        found_city(s, seat, site, sink)
    return BUILD_ON[seat]


class BuildOn(SeatTask):
    """One step on the site being built on, until the king is done.

    BA-9.3, BA-R82, DL-3.8, DL-R66: as many buildings as fit, on slots of his choice. BA-9.8,
    BA-R23, DL-R18: none is moved, only removed and paid for again.
    """

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        actions: list[int] = []
        total: i64 = s.wealth(seat)
        if total > s.owed:  # no building is free of charge
            add_raises(s, seat, total, actions)
        removable: i64 = s.slots_with(s.site, ALL_BUILDINGS) & ~s.fresh
        if removable != 0:
            actions += REMOVALS[removable]
        if s.changes > 0:
            actions.append(DONE)
        return actions

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        if action == DONE:
            finish(s, seat, sink)
            return
        s.changes += 1
        start: i64 = s.land.first_place(s.site)
        if action < RAISE:
            take_down(s, start + action - REMOVE, s.box.clauses.removing, sink)
            return
        kind: i64 = (action - RAISE) // MOST_SLOTS + 1
        slot: i64 = (action - RAISE) % MOST_SLOTS
        typed: i64 = s.box.typed_cost[kind]
        if typed != NO_TYPE:
            pay(s, seat, typed, 1, s.box.clauses.building_price, sink)
        if s.kind_at(start + slot) == NOTHING:
            s.owed += s.box.any_cost[kind]
        one: i64 = 1
        s.fresh |= one << slot
        put_up(s, start + slot, kind, s.box.clauses.prices, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        left: i64 = s.wealth(seat) - s.owed
        return prompts.BuildOn(s.box.clauses.something, s.land.the_site(s.site), s.owed, left)

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(CitiesState, state)
        if action < RAISE:
            return None
        kind: i64 = (action - RAISE) // MOST_SLOTS + 1
        place: i64 = s.land.first_place(s.site) + (action - RAISE) % MOST_SLOTS
        cost: i64 = s.box.any_cost[kind] if s.kind_at(place) == NOTHING else 0
        typed: i64 = s.box.typed_cost[kind]
        left: i64 = s.wealth(seat) - s.owed - cost
        if typed == NO_TYPE:
            return hints.Cost(cost, None, left)
        return hints.Cost(cost, Thing(WEALTH[typed]), left - 1)

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        """For each free slot the buildings that cannot be put up there, and `done` too early."""
        s = cast(CitiesState, state)
        start: i64 = s.land.first_place(s.site)
        expected: list[int] = []
        for kind in s.box.kinds:
            for slot in range(s.land.slots_on(s.site)):
                if s.kind_at(start + slot) == NOTHING:
                    expected.append(RAISE + (kind - 1) * MOST_SLOTS + slot)
        expected.append(DONE)
        return blocked_among(self, state, seat, expected)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(CitiesState, state)
        if action == DONE:
            return refusals.NothingChanged(s.box.clauses.something)
        if REMOVE <= action < REMOVE + MOST_SLOTS:
            missing = no_building(
                s, s.land.slot_word(s.site, action - REMOVE), s.box.clauses.removing
            )
            return missing or refusals.JustBuilt(s.box.clauses.removals_first)
        if RAISE <= action < RAISE + (KINDS - 1) * MOST_SLOTS:
            kind: i64 = (action - RAISE) // MOST_SLOTS + 1
            if kind in s.box.kinds:
                return raise_refusal(s, seat, kind, (action - RAISE) % MOST_SLOTS)
        return None


BUILD_ON: Final[list[BuildOn]] = [BuildOn(0), BuildOn(1), BuildOn(2), BuildOn(3)]


def add_raises(s: CitiesState, seat: i64, total: i64, actions: list[int]) -> None:
    """Buildings to put up on free slots, or in the place of simpler ones."""
    free: i64 = s.slots_with(s.site, FREE)
    for kind in s.box.kinds:
        slots: i64 = 0
        if free != 0 and check_kind(s, seat, kind, total) == FITS:
            slots = room_for(s, kind, free)
        improved: i64 = improvable(s, kind)
        if improved != 0 and check_price(s, seat, kind, 0, total) == FITS:
            slots |= improved
        if slots != 0:
            actions += RAISES[(kind - 1) * SLOT_SETS + slots]


def finish(s: CitiesState, seat: i64, sink: Sink | None) -> None:
    """BA-R22, DL-R16: a city emptied is nobody's; then the bill is paid."""
    if sink is not None:
        site = s.land.site_name(s.site)
        clause = s.box.clauses.something
        sink.tell(EVERYONE, events.Finished(clause, who(seat), Thing(site)))
    abandon_if_empty(s, s.site, sink)
    s.instead(bill(s, seat, s.owed, s.box.clauses.building_price))
    s.site = NOWHERE
    s.owed = 0
    s.fresh = 0
    s.changes = 0
