"""What to put up on a site: villages with a palace or temple to use what they produce, and more.

All mixes of villages, palaces and temples that fit the free slots and the purse are weighed by
what the zone of the site would bring; what slots and tokens are left go to single buildings that
are worth something by themselves.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.cities.worth import NEVER, Worth
from ceiba.bots.prices import Prices
from ceiba.core.bits import lowest
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import (
    BALL_COURT,
    GARRISON,
    JADE,
    MAIZE,
    NOBODY,
    NOTHING,
    NOWHERE,
    OBSERVATORY,
    PALACE,
    RESERVE,
    SHELL,
    TEMPLE,
    VILLAGE,
)

_SINGLES: Final = 4
"""How many single buildings are thought of at once."""


class Sites:
    """Mixes of buildings for one site."""

    def __init__(self, worth: Worth, prices: Prices) -> None:
        self.worth = worth
        # the best mix found last
        self.villages: i64 = 0
        self.palaces: i64 = 0
        self.temples: i64 = 0
        self.singles: i64 = 0
        """How many of `kinds` go up as well."""
        self.net: i64 = 0
        """What it is worth above its cost."""
        # single buildings, the best first
        self.kinds: list[int] = []
        self.gains: list[int] = []
        # the site being weighed
        self.free: i64 = 0
        self.pairs: i64 = 0
        # what garrisons are worth
        self.fear: i64 = prices["fear"][0]
        self.raid: i64 = prices["raid"][0]

    # -- single buildings ----------------------------------------------------------------------

    def weigh_singles(self, s: CitiesState, seat: i64, site: i64) -> None:
        """Which single buildings pay; site NOWHERE: on any site."""
        self.kinds = []
        self.gains = []
        if s.has(seat, SHELL) > 0 and s.stock[s.box.pair_of[BALL_COURT]] > 0:
            self.add_single(BALL_COURT, self.worth.court(s, seat))
        if s.has(seat, JADE) > 0 and s.stock[s.box.pair_of[OBSERVATORY]] > 0:
            self.add_single(OBSERVATORY, self.worth.insight(s, seat) * self.worth.left)
        if s.has(seat, MAIZE) > 0 and s.stock[s.box.pair_of[RESERVE]] > 0:
            self.add_single(RESERVE, self.worth.reserve(s, seat))
        if s.stock[s.box.pair_of[GARRISON]] > 0:
            worth: i64 = self.garrison(s, seat, site)
            self.add_single(GARRISON, worth)
            if site != NOWHERE:
                self.add_single(GARRISON, worth * 2 // 3)

    def add_single(self, kind: i64, gain: i64) -> None:
        """Keep the list in order, and only what is worth its token."""
        net: i64 = gain - self.worth.price
        if net <= 0:
            return
        at: i64 = len(self.kinds)
        while at > 0 and self.gains[at - 1] < net:
            at -= 1
        self.kinds.insert(at, kind)
        self.gains.insert(at, net)
        if len(self.kinds) > _SINGLES:
            self.kinds.pop()
            self.gains.pop()

    def garrison(self, s: CitiesState, seat: i64, site: i64) -> i64:
        """A garrison on a site: raids on its neighbours, and something to be feared."""
        if site == NOWHERE:
            return 0
        total: i64 = 0
        best: i64 = 0
        own: i64 = s.levels(site)
        near: i64 = s.land.near_mask[site]
        while near != 0:
            other: i64 = lowest(near)
            near &= near - 1
            owner: i64 = s.owner[other]
            if owner in (NOBODY, seat):
                continue
            total += s.levels(other) * self.fear
            raid: i64 = self.raid - s.defence(other) * self.raid // 2 + own * self.raid // 4
            if raid > best:
                best = raid
        if own > 1:
            best = best // own
        return total + best * self.worth.left

    # -- mixes ---------------------------------------------------------------------------------

    def weigh_mix(
        self, s: CitiesState, zone: i64, product: i64, slots: i64, pairs: i64, purse: i64
    ) -> None:
        """The best mix for `slots` free slots, `pairs` of them side by side."""
        self.worth.load_zone(zone)
        palaces: i64 = self.worth.palaces_in(zone)
        temples: i64 = self.worth.temples_in(zone)
        before: i64 = self.worth.brings(palaces, temples)
        own: i64 = self.worth.tokens_of[product]
        self.net = NEVER
        large: i64 = min(pairs, s.stock[s.box.pair_of[PALACE]])
        small: i64 = s.stock[s.box.pair_of[VILLAGE]]
        for p in range(large + 1):
            for t in range(large + 1 - p):
                left: i64 = slots - 2 * (p + t)
                coins: i64 = purse - 2 * (p + t)
                if coins < 0:
                    break
                most: i64 = min(min(left, coins), small)
                for v in range(most + 1):
                    self.worth.tokens_of[product] = own + v
                    net: i64 = self.worth.brings(palaces + p, temples + t) - before
                    net -= (v + 2 * (p + t)) * self.worth.price
                    room: i64 = min(min(left, coins) - v, len(self.kinds))
                    for i in range(room):
                        net += self.gains[i]
                    if net > self.net and v + p + t + room > 0:
                        self.net = net
                        self.villages = v
                        self.palaces = p
                        self.temples = t
                        self.singles = room
        self.worth.tokens_of[product] = own

    def take_slots(self, s: CitiesState, site: i64) -> None:
        """Free slots of a site, and how many pairs of them lie side by side."""
        land = s.land
        start: i64 = land.first_place(site)
        slots: i64 = land.slots_on(site)
        self.free = 0
        self.pairs = 0
        run: i64 = 0
        for place in range(start, start + slots):
            if s.kind_at(place) == NOTHING:
                self.free += 1
                run += 1
                if run == 2:
                    self.pairs += 1
                    run = 0
            else:
                run = 0
        round_the_end = slots == 4 and self.pairs == 0
        if round_the_end and s.kind_at(start) == NOTHING and s.kind_at(start + 3) == NOTHING:
            self.pairs = 1

    def weigh_city(self, s: CitiesState, seat: i64, site: i64, purse: i64) -> None:
        """The best addition to an own city, or to a site just taken."""
        self.take_slots(s, site)
        self.weigh_singles(s, seat, site)
        self.net = NEVER
        if self.free > 0 and purse > 0:
            zone: i64 = self.worth.zone_of(site)
            product: i64 = s.land.product_of(site)
            self.weigh_mix(s, zone, product, self.free, self.pairs, purse)

    def swap(self, s: CitiesState, site: i64, purse: i64) -> i64:
        """What a temple in place of a palace would be worth on a site."""
        if purse < 2 or s.kind_on(site, PALACE) == 0:
            return NEVER
        zone: i64 = self.worth.zone_of(site)
        self.worth.load_zone(zone)
        palaces: i64 = self.worth.palaces_in(zone)
        temples: i64 = self.worth.temples_in(zone)
        more: i64 = self.worth.brings(palaces - 1, temples + 1) - self.worth.brings(
            palaces, temples
        )
        return more - 2 * self.worth.price

    def next_kind(self) -> i64:
        """What of the best mix goes up first: large buildings need slots side by side."""
        if self.net <= 0:
            return NOTHING
        if self.palaces > 0:
            return PALACE
        if self.temples > 0:
            return TEMPLE
        if self.villages > 0:
            return VILLAGE
        return self.kinds[0] if self.singles > 0 else NOTHING

    def built(self, kind: i64) -> None:
        """A building of the best mix stands."""
        if kind == PALACE:
            self.palaces -= 1
        elif kind == TEMPLE:
            self.temples -= 1
        elif kind == VILLAGE:
            self.villages -= 1
        else:
            self.kinds.pop(0)
            self.singles -= 1


def slot_for(s: CitiesState, site: i64, kind: i64) -> i64:
    """Where a building goes: large ones to the front, the others fill up from the end."""
    land = s.land
    start: i64 = land.first_place(site)
    slots: i64 = land.slots_on(site)
    if s.box.slots[kind] == 2:
        for slot in range(slots):
            following: i64 = land.next_place(start + slot)
            free = s.kind_at(start + slot) == NOTHING
            if free and following != NOWHERE and s.kind_at(following) == NOTHING:
                return slot
        return NOWHERE
    best: i64 = NOWHERE
    least: i64 = 9
    for slot in range(slots - 1, -1, -1):
        if s.kind_at(start + slot) == NOTHING:
            beside: i64 = free_beside(s, site, slot)
            if beside < least:
                least = beside
                best = slot
    return best


def free_beside(s: CitiesState, site: i64, slot: i64) -> i64:
    """Free slots next to a slot: the fewer, the less is broken up."""
    start: i64 = s.land.first_place(site)
    slots: i64 = s.land.slots_on(site)
    total: i64 = 0
    following: i64 = s.land.next_place(start + slot)
    if following != NOWHERE and s.kind_at(following) == NOTHING:
        total += 1
    before: i64 = slot - 1
    if before < 0 and slots == 4:
        before = 3
    if before >= 0 and s.kind_at(start + before) == NOTHING:
        total += 1
    return total
