"""What can be put up where, or why not (BA-9, BA-10, DL-3A to DL-3C).

`check_kind` says whether a building can be paid and is there to be had, `room_for` on which slots
it fits; `check_founding` asks both of an available site. What is offered and what is told about
the rest come from the same walk.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.core.bits import BIT
from ceiba.core.sentence import Refusal
from ceiba.core.value import Thing
from ceiba.games.cities import refusals
from ceiba.games.cities.reasons import (
    ENOUGH_HERE,
    FITS,
    LACKS_TYPE,
    NO_PYRAMID,
    NO_TILE,
    NOTHING_FITS,
    SITE_TOO_DEAR,
    TOO_DEAR,
    TOO_FEW_MARKS,
)
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import BUILDINGS, FREE, MARKET, MOST_SLOTS, NO_TYPE, NOTHING, WEALTH

UNPAYABLE: Final = 1000
"""More tokens than there are."""


# -- a building on the site being built on ------------------------------------------------------


def check_kind(s: CitiesState, seat: i64, kind: i64, total: i64) -> i64:
    """Whether one more building of a kind may stand there, for a king with `total` wealth.

    BA-R24, DL-R19: tiles are limits. BA-R26, DL-3.22: only ball courts of Dix-Huit Lapins are
    limited in a city. BA-10.7, DL-R27: a market needs all it would place.
    """
    price: i64 = check_price(s, seat, kind, s.box.any_cost[kind], total)
    if price != FITS:
        return price
    limit: i64 = s.box.limits[kind]
    if limit > 0 and s.kind_on(s.site, kind) >= limit:
        return ENOUGH_HERE
    if s.stock[s.box.pair_of[kind]] == 0:
        return NO_TILE
    if kind == MARKET and s.market_needs(seat, s.site) > s.small[seat]:
        return TOO_FEW_MARKS
    return FITS


def check_price(s: CitiesState, seat: i64, kind: i64, any_cost: i64, total: i64) -> i64:
    """BA-R20, DL-R55: payable on top of what is owed; a given type has to be there (BA-9.9)."""
    typed: i64 = s.box.typed_cost[kind]
    cost: i64 = any_cost
    if typed != NO_TYPE:
        if s.has(seat, typed) == 0:
            return LACKS_TYPE
        cost += 1
    return FITS if s.owed + cost <= total else TOO_DEAR


def room_for(s: CitiesState, kind: i64, free: i64) -> i64:
    """BA-9.6, DL-R5: of the free slots those a building fits on, as bit masks.

    A large one needs the slot that follows on the ring as well.
    """
    if s.box.slots[kind] < 2:
        return free
    following: i64 = free >> 1
    if s.land.slots_on(s.site) == MOST_SLOTS:
        following |= (free & 1) << (MOST_SLOTS - 1)
    return free & following


def improvable(s: CitiesState, kind: i64) -> i64:
    """DL-3.17: bit mask of the slots with the simpler building it may take the place of."""
    improved: i64 = s.box.improves[kind]
    if improved == NOTHING:
        return 0
    return s.slots_with(s.site, BIT[improved])


def raise_refusal(s: CitiesState, seat: i64, kind: i64, slot: i64) -> Refusal:
    """Why a building cannot be put up, with the numbers that decide."""
    clauses = s.box.clauses
    slots: i64 = s.land.slots_on(s.site)
    name = BUILDINGS[kind]
    if slot >= slots:
        site = s.land.site_name(s.site)
        return refusals.NoSuchSlot(clauses.slots, Thing(site), slots)
    total: i64 = s.wealth(seat)
    any_cost: i64 = s.box.any_cost[kind]
    reason: i64 = FITS
    if (improvable(s, kind) >> slot) & 1:
        any_cost = 0
        reason = check_price(s, seat, kind, 0, total)
    else:
        free: i64 = s.slots_with(s.site, FREE)
        if (free >> slot) & 1 == 0:
            place = s.land.place_name(s.land.first_place(s.site) + slot)
            return refusals.SlotTaken(clauses.slots, Thing(place))
        if (room_for(s, kind, free) >> slot) & 1 == 0:
            return refusals.NoAdjacentSlot(clauses.large_building, Thing(name))
        reason = check_kind(s, seat, kind, total)
    typed: i64 = s.box.typed_cost[kind]
    if reason == LACKS_TYPE:
        return refusals.NeedsWealth(clauses.prices, Thing(name), Thing(WEALTH[typed]))
    if reason == ENOUGH_HERE:
        limit: i64 = s.box.limits[kind]
        return refusals.OnePerCity(clauses.per_city, Thing(name), limit)
    if reason == NO_TILE:
        return refusals.NoTileLeft(clauses.tiles, Thing(name))
    if reason == TOO_FEW_MARKS:
        needed: i64 = s.market_needs(seat, s.site)
        return refusals.TooFewMarks(clauses.marks_needed, needed, s.small[seat])
    cost: i64 = any_cost + (0 if typed == NO_TYPE else 1)
    left: i64 = total - s.owed
    return refusals.TooDear(clauses.prices, Thing(name), cost, left)


# -- an available site --------------------------------------------------------------------------


def check_founding(s: CitiesState, seat: i64, site: i64, left: i64, least: i64, market: i64) -> i64:
    """Whether a king may take a site and put something up there with the `left` tokens.

    DL-R15: a site for nothing needs a building all the same. `least` and `market` are the same
    for all sites: `cheapest_but_market`, `price_of_market`.
    """
    if s.large[seat] == 0:
        return NO_PYRAMID
    if left <= 0:
        return SITE_TOO_DEAR  # no building is free of charge
    if least <= left or (market <= left and has_marks_for_market(s, seat, site)):
        return FITS
    return NOTHING_FITS


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
    if s.stock[s.box.pair_of[MARKET]] == 0:
        return UNPAYABLE
    return price_of(s, seat, MARKET)


def has_marks_for_market(s: CitiesState, seat: i64, site: i64) -> bool:
    """Whether a king has what a market on an available site would place."""
    return s.market_needs(seat, site) <= s.marks_when_taken(seat, site)


def price_of(s: CitiesState, seat: i64, kind: i64) -> i64:
    """Tokens a building costs; UNPAYABLE for a king without the given type."""
    typed: i64 = s.box.typed_cost[kind]
    if typed == NO_TYPE:
        return s.box.any_cost[kind]
    if s.has(seat, typed) == 0:
        return UNPAYABLE
    return s.box.any_cost[kind] + 1
