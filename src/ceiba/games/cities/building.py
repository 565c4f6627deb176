"""Building and changing a site (BA-9, DL-3A, DL-3B): a walk of small steps.

Every step is offered only if the whole stays payable: given types are paid at once, the price of
the action and tokens of any type when the king is done (BA-R20, DL-R14). Removals give back slots,
tiles and what markets placed for the rest of the walk (BA-R21, DL-R17).
"""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.bits import BIT
from ceiba.core.event import EVERYONE, Sink, Value
from ceiba.core.seats import letter
from ceiba.core.state import Blocked, Prompt, Refusal, State, Task
from ceiba.games.cities.answers import DONE, RAISE, REMOVE
from ceiba.games.cities.clauses import (
    BUILDING,
    LARGE_BUILDING,
    MARKS_NEEDED,
    PER_CITY,
    PRICES,
    REMOVING,
    SLOTS,
    SOMETHING,
    TILES,
    TRANSFORMING,
)
from ceiba.games.cities.menus import RAISES, REMOVALS, SLOT_SETS
from ceiba.games.cities.sites import abandon_if_empty, found_city, put_up, take_down
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.supply import PayAny, pay
from ceiba.games.cities.things import (
    ALL_BUILDINGS,
    BUILDINGS,
    FREE,
    KINDS,
    MARKET,
    MOST_SLOTS,
    NO_TYPE,
    NOBODY,
    NOTHING,
    NOWHERE,
    WEALTH,
)

UNPAYABLE: Final = 1000
"""More tokens than there are."""


def begin_building(s: CitiesState, seat: i64, site: i64, price: i64, sink: Sink | None) -> Task:
    """Take an available site or open an own city for changes."""
    s.site = site
    s.owed = price
    s.fresh = 0
    s.changes = 0
    taken = s.owner[site] == NOBODY
    if sink is not None:
        clause = s.box.clauses[BUILDING if taken else TRANSFORMING]
        data: dict[str, Value] = {
            "seat": letter(seat),
            "site": s.land.site_name(site),
            "price": price,
        }
        sink.emit("began", EVERYONE, clause, data)
    if taken:
        found_city(s, seat, site, sink)
    return BUILD_ON[seat]


def can_build(s: CitiesState, seat: i64, site: i64, price: i64, total: i64) -> bool:
    """Whether some building can be put up on an available site with `total` king wealth."""
    if s.large[seat] == 0:
        return False
    left: i64 = total - price
    if cheapest_but_market(s, seat) <= left:
        return True
    return price_of_market(s, seat) <= left and has_marks_for_market(s, seat, site)


def cheapest_but_market(s: CitiesState, seat: i64) -> i64:
    """The least a king can pay for a building other than a market; UNPAYABLE if for none.

    Markets apart, what can be put up does not depend on the site.
    """
    for kind in s.box.by_price:
        if kind != MARKET and s.stock[s.box.pair_of[kind]] > 0:
            price: i64 = price_of(s, seat, kind)
            if price != UNPAYABLE:
                return price
    return UNPAYABLE


def price_of_market(s: CitiesState, seat: i64) -> i64:
    """What a market costs a king; UNPAYABLE if there is none for him."""
    return price_of(s, seat, MARKET) if s.stock[s.box.pair_of[MARKET]] > 0 else UNPAYABLE


def has_marks_for_market(s: CitiesState, seat: i64, site: i64) -> bool:
    """Whether a king has what a market on an available site would place."""
    return s.market_needs(seat, site) <= s.marks_when_taken(seat, site)


def price_of(s: CitiesState, seat: i64, kind: i64) -> i64:
    """Tokens a building costs; UNPAYABLE for a king without the given type."""
    typed: i64 = s.box.typed_cost[kind]
    if typed == NO_TYPE:
        return s.box.any_cost[kind]
    return s.box.any_cost[kind] + 1 if s.has(seat, typed) > 0 else UNPAYABLE


class BuildOn(Task):
    """One step on the site being built on, until the king is done."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def name(self) -> str:
        return "build_on"

    def args(self) -> list[int]:
        return [self.seat]

    def deciders(self, state: State) -> i64:
        one: i64 = 1
        return one << self.seat

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        actions: list[int] = []
        total: i64 = s.wealth(seat)
        if total > s.owed:  # no building is free of charge
            add_raises(s, seat, total, actions)
        removable: i64 = s.slots_with(s.site, ALL_BUILDINGS) & ~s.fresh
        if removable != 0:
            actions.extend(REMOVALS[removable])
        if s.changes > 0:
            actions.append(DONE)
        return actions

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        if action == DONE:
            finish(s, seat, sink)
            return
        s.changes += 1
        start: i64 = s.land.first[s.site]
        if action < RAISE:
            take_down(s, start + action - REMOVE, s.box.clauses[REMOVING], sink)
            return
        kind: i64 = (action - RAISE) // MOST_SLOTS + 1
        slot: i64 = (action - RAISE) % MOST_SLOTS
        typed: i64 = s.box.typed_cost[kind]
        if typed != NO_TYPE:
            pay(s, seat, typed, 1, sink)
        if s.built[start + slot] == NOTHING:
            s.owed += s.box.any_cost[kind]
        one: i64 = 1
        s.fresh |= one << slot
        put_up(s, start + slot, kind, s.box.clauses[PRICES], sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        left: i64 = s.wealth(seat) - s.owed
        data: dict[str, Value] = {
            "site": s.land.site_name(s.site),
            "owed": s.owed,
            "left": left,
        }
        return Prompt(s.box.clauses[SOMETHING], "build-on", data)

    def hint(self, state: State, seat: i64, action: i64) -> dict[str, Value]:
        s = cast(CitiesState, state)
        if action < RAISE:
            return {}
        kind: i64 = (action - RAISE) // MOST_SLOTS + 1
        place: i64 = s.land.first[s.site] + (action - RAISE) % MOST_SLOTS
        cost: i64 = s.box.any_cost[kind] if s.built[place] == NOTHING else 0
        typed: i64 = s.box.typed_cost[kind]
        hint: dict[str, Value] = {"any": cost}
        if typed != NO_TYPE:
            cost += 1
            hint["wealth"] = WEALTH[typed]
        left: i64 = s.wealth(seat) - s.owed - cost
        hint["left"] = left
        return hint

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        """For each free slot the buildings that cannot be put up there, and `done` too early."""
        s = cast(CitiesState, state)
        options = self.options(state, seat)
        start: i64 = s.land.first[s.site]
        found: list[Blocked] = []
        for kind in s.box.kinds:
            for slot in range(s.land.slots[s.site]):
                action: i64 = RAISE + (kind - 1) * MOST_SLOTS + slot
                if s.built[start + slot] == NOTHING and action not in options:
                    found.append(Blocked(action, self.refusal(state, seat, action)))
        if s.changes == 0:
            found.append(Blocked(DONE, self.refusal(state, seat, DONE)))
        return found

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        s = cast(CitiesState, state)
        if action == DONE:
            return Refusal(s.box.clauses[SOMETHING], "nothing-changed", {})
        site = s.land.site_name(s.site)
        if REMOVE <= action < REMOVE + MOST_SLOTS:
            slot: i64 = action - REMOVE
            if slot < s.land.slots[s.site] and (s.fresh >> slot) & 1:
                return Refusal(s.box.clauses[REMOVING], "just-built", {})
            return Refusal(s.box.clauses[REMOVING], "no-building", {"site": site})
        if RAISE <= action < RAISE + (KINDS - 1) * MOST_SLOTS:
            kind: i64 = (action - RAISE) // MOST_SLOTS + 1
            if kind in s.box.kinds:
                return raise_refusal(s, seat, kind, (action - RAISE) % MOST_SLOTS)
        return Refusal("", "not-now", {})


BUILD_ON: Final[list[BuildOn]] = [BuildOn(0), BuildOn(1), BuildOn(2), BuildOn(3)]


def add_raises(s: CitiesState, seat: i64, total: i64, actions: list[int]) -> None:
    """Buildings to put up on free slots, or in the place of simpler ones."""
    free: i64 = s.slots_with(s.site, FREE)
    for kind in s.box.kinds:
        slots: i64 = 0
        if free != 0 and can_pay(s, seat, kind, total) and may_have(s, seat, kind):
            slots = free if s.box.slots[kind] < 2 else first_of_two(s, free)
        improved: i64 = s.box.improves[kind]
        if improved != NOTHING and s.has(seat, s.box.typed_cost[kind]) > 0:
            slots |= s.slots_with(s.site, BIT[improved])
        if slots != 0:
            actions.extend(RAISES[(kind - 1) * SLOT_SETS + slots])


def first_of_two(s: CitiesState, free: i64) -> i64:
    """BA-9.6, DL-R5: of the free slots of the site those followed by another on the ring."""
    following: i64 = free >> 1
    if s.land.slots[s.site] == MOST_SLOTS:
        following |= (free & 1) << (MOST_SLOTS - 1)
    return free & following


def finish(s: CitiesState, seat: i64, sink: Sink | None) -> None:
    """BA-R22, DL-R16: a city emptied is nobody's; then the bill is paid."""
    if sink is not None:
        site = s.land.site_name(s.site)
        clause = s.box.clauses[SOMETHING]
        sink.emit("finished", EVERYONE, clause, {"seat": letter(seat), "site": site})
    abandon_if_empty(s, s.site, sink)
    s.instead(PayAny(seat, s.owed))
    s.site = NOWHERE
    s.owed = 0
    s.fresh = 0
    s.changes = 0


def can_pay(s: CitiesState, seat: i64, kind: i64, total: i64) -> bool:
    """Whether a building is payable on top of what is owed already."""
    return s.owed + price_of(s, seat, kind) <= total


def may_have(s: CitiesState, seat: i64, kind: i64) -> bool:
    """BA-R24, BA-10.7, DL-R19, DL-3.22, DL-R27: tiles, what a market places, limits of a city."""
    if s.stock[s.box.pair_of[kind]] == 0:
        return False
    limit: i64 = s.box.limits[kind]
    if limit > 0 and s.kind_on(s.site, kind) >= limit:
        return False
    return kind != MARKET or s.market_needs(seat, s.site) <= s.small[seat]


def has_room(s: CitiesState, place: i64, kind: i64) -> bool:
    """BA-9.6, DL-R5: one free slot, or two that are adjacent."""
    if s.built[place] != NOTHING:
        return False
    if s.box.slots[kind] < 2:
        return True
    following: i64 = s.land.next_place(place)
    return following != NOWHERE and s.built[following] == NOTHING


def raise_refusal(s: CitiesState, seat: i64, kind: i64, slot: i64) -> Refusal:
    """Why a building cannot be put up, with the numbers that decide."""
    clauses = s.box.clauses
    site = s.land.site_name(s.site)
    slots: i64 = s.land.slots[s.site]
    name = BUILDINGS[kind]
    if slot >= slots:
        return Refusal(clauses[SLOTS], "no-such-slot", {"site": site, "slots": slots})
    place: i64 = s.land.first[s.site] + slot
    improves = s.built[place] != NOTHING and s.built[place] == s.box.improves[kind]
    if not improves:
        if s.built[place] != NOTHING:
            return Refusal(clauses[SLOTS], "slot-taken", {"place": s.land.place_name(place)})
        if not has_room(s, place, kind):
            return Refusal(clauses[LARGE_BUILDING], "no-adjacent-slot", {"building": name})
        limit: i64 = s.box.limits[kind]
        if limit > 0 and s.kind_on(s.site, kind) >= limit:
            return Refusal(clauses[PER_CITY], "one-per-city", {"building": name, "limit": limit})
        if s.stock[s.box.pair_of[kind]] == 0:
            return Refusal(clauses[TILES], "no-tile-left", {"building": name})
        if kind == MARKET and s.market_needs(seat, s.site) > s.small[seat]:
            needed: i64 = s.market_needs(seat, s.site)
            return Refusal(
                clauses[MARKS_NEEDED], "too-few-marks", {"needed": needed, "left": s.small[seat]}
            )
    typed: i64 = s.box.typed_cost[kind]
    if typed != NO_TYPE and s.has(seat, typed) == 0:
        return Refusal(clauses[PRICES], "needs-wealth", {"building": name, "wealth": WEALTH[typed]})
    cost: i64 = (0 if improves else s.box.any_cost[kind]) + (0 if typed == NO_TYPE else 1)
    left: i64 = s.wealth(seat) - s.owed
    return Refusal(clauses[PRICES], "too-dear", {"building": name, "cost": cost, "left": left})
