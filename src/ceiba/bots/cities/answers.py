"""How good each answer of a king is: one number for every answer that is worth a thought.

Answers that are alike (slots of one site, cards nobody knows) are thought of once. `judge` fills
`options` and `scores` for the question on top of the agenda.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.cities.cards import Cards
from ceiba.bots.cities.sites import Sites, slot_for
from ceiba.bots.cities.war import War
from ceiba.bots.cities.worth import NEVER, OUTSIDE, Worth
from ceiba.bots.prices import Prices
from ceiba.core.bits import lowest
from ceiba.core.state import Task
from ceiba.games.cities.answers import (
    ATTACK,
    BUILD,
    DESTROY,
    DONE,
    ENGAGE,
    FLIP,
    GAIN,
    LOSE,
    OFFER,
    PASS,
    PAY,
    RAISE,
    REMOVE,
    SUFFER,
    TARGET,
    TRANSFORM,
)
from ceiba.games.cities.building import BuildOn
from ceiba.games.cities.katun import Avert, GainOne, LoseBuildings
from ceiba.games.cities.raising import check_kind
from ceiba.games.cities.reasons import FITS
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.supply import PayAny
from ceiba.games.cities.things import (
    BALL_COURT,
    EMPTY,
    GARRISON,
    MAIZE,
    MOST_SLOTS,
    NOBODY,
    NOWHERE,
    PALACE,
    TEMPLE,
    TYPES,
    VILLAGE,
)
from ceiba.games.cities.turns import Turn, check_attack
from ceiba.games.cities.war import ChooseTarget, Conquer, DealDamage, Engage, LoseGarrisons

_CLASSES: Final = 30
"""Available sites of a zone that differ: six products by five numbers of slots."""


class Answers:
    """Judges every answer."""

    def __init__(self, worth: Worth, prices: Prices) -> None:
        self.worth = worth
        self.cards = Cards(worth, prices)
        self.sites = Sites(worth, prices)
        self.war = War(worth, prices)
        self.options: list[int] = []
        self.scores: list[int] = []
        self.danger: i64 = prices["danger"][0]
        self.neighbour: i64 = prices["neighbour"][0]
        self.exposed: i64 = prices["exposed"][0]

    def add(self, action: i64, score: i64) -> None:
        self.options.append(action)
        self.scores.append(score)

    def judge(self, s: CitiesState, seat: i64) -> None:
        self.options = []
        self.scores = []
        self.worth.look(s, seat)
        task = s.agenda[-1]
        if isinstance(task, Turn):
            self.judge_turn(s, seat)
        elif isinstance(task, BuildOn):
            self.judge_building(s, seat)
        elif isinstance(task, PayAny):
            for action in task.options(s, seat):
                self.add(action, self.cards.pays_with(s, seat, action - PAY))
        elif isinstance(task, GainOne):
            for action in task.options(s, seat):
                self.add(action, self.gained(s, seat, action - GAIN))
        elif isinstance(task, (Avert, LoseBuildings, LoseGarrisons)):
            self.judge_losses(s, seat, task)
        elif isinstance(task, (ChooseTarget, Engage, DealDamage, Conquer)):
            self.judge_war(s, seat, task)
        else:
            self.judge_own(s, seat, task)

    def judge_own(self, s: CitiesState, seat: i64, task: Task) -> None:
        """Questions only one game asks."""
        raise NotImplementedError

    # -- a turn --------------------------------------------------------------------------------

    def judge_turn(self, s: CitiesState, seat: i64) -> None:
        self.judge_flips(s, seat)
        if self.worth.wealth == 0:
            return
        self.add(PASS, -self.worth.price - 10)
        self.judge_sites(s, seat)
        for site in range(len(s.owner)):
            if s.owner[site] != seat:
                continue
            word: i64 = s.land.word_of(site)
            if self.worth.wealth > 1:
                self.add(TRANSFORM + word, self.change(s, seat, site))
            if check_attack(s, seat, site) == FITS:
                self.add(ATTACK + word, self.war.best_attack(s, seat, site))
        self.judge_more_turns(s, seat)

    def judge_more_turns(self, s: CitiesState, seat: i64) -> None:
        """What else a king may do on his turn in this game."""

    def judge_flips(self, s: CitiesState, seat: i64) -> None:
        """Known cards by what they are, and one for all unknown ones that are alike."""
        unknown: i64 = NEVER
        for card in range(s.cards()):
            if not s.is_down(card):
                continue
            if (s.seen_by(s.card(card)) >> seat) & 1:
                self.add(FLIP + card, self.cards.card(s, seat, s.face_at(s.card(card))))
                continue
            top = s.card(card) < len(s.piles().top)
            if unknown == NEVER or top:
                unknown = self.cards.unknown_card(s, seat, card)
                self.add(FLIP + card, unknown)

    def judge_sites(self, s: CitiesState, seat: i64) -> None:
        """Available sites; of those with the same product, slots and zone the mix is the same."""
        if s.large[seat] == 0 or self.worth.wealth < 2:
            return
        self.sites.weigh_singles(s, seat, NOWHERE)
        known: list[int] = [0] * (_CLASSES * (len(self.worth.masks) + 1))
        for site in range(len(s.owner)):
            if s.owner[site] != NOBODY:
                continue
            price: i64 = s.build_price(seat, site)
            if self.worth.wealth <= price:
                continue
            slots: i64 = s.land.slots_on(site)
            product: i64 = s.land.product_of(site)
            zone: i64 = self.worth.zone_of(site)
            key: i64 = ((zone + 1) * 6 + product) * 5 + slots
            net: i64 = known[key]
            if net == 0 or price != 1:
                self.sites.weigh_mix(s, zone, product, slots, slots // 2, self.worth.wealth - price)
                net = self.sites.net
                if price == 1:
                    known[key] = net
            net -= price * self.worth.price
            if net > -2 * self.worth.price:
                net += self.site_extra(s, seat, site, net)
            self.add(BUILD + s.land.word_of(site), net)

    def site_extra(self, s: CitiesState, seat: i64, site: i64, net: i64) -> i64:
        """What a site has beyond its slots: danger, neighbours, a city more for the matches."""
        extra: i64 = self.city_more(s, seat)
        if net > 0 and ((s.land.volcanic | s.land.coast) >> site) & 1:
            extra -= net * self.danger // 100
        near: i64 = s.land.near_mask[site]
        while near != 0:
            other: i64 = lowest(near)
            near &= near - 1
            if s.owner[other] == seat:
                extra += self.neighbour
            elif s.owner[other] != NOBODY:
                extra -= s.levels(other) * self.exposed
        return extra

    def city_more(self, s: CitiesState, seat: i64) -> i64:
        """One more city in the matches to come."""
        share: i64 = self.worth.match_share(s, seat, s.buildings(seat, BALL_COURT))
        return share * max(0, s.target - s.matches) * self.worth.matches // 100

    def change(self, s: CitiesState, seat: i64, site: i64) -> i64:
        """Adding to an own city, or a temple for a palace."""
        price: i64 = s.build_price(seat, site)
        self.sites.weigh_city(s, seat, site, self.worth.wealth - price)
        swap: i64 = self.sites.swap(s, site, self.worth.wealth - price)
        return max(self.sites.net, swap) - price * self.worth.price

    # -- building ------------------------------------------------------------------------------

    def judge_building(self, s: CitiesState, seat: i64) -> None:
        """The next building of the best mix; each other kind by itself."""
        site: i64 = s.site
        purse: i64 = self.worth.wealth - s.owed
        zone: i64 = self.worth.zone_of(site)
        product: i64 = s.land.product_of(site)
        if s.changes > 0:
            self.add(DONE, 0)
        swap: i64 = self.sites.swap(s, site, purse)
        start: i64 = s.land.first_place(site)
        if s.changes == 0 or swap > 0:
            for slot in range(s.land.slots_on(site)):
                place: i64 = start + slot
                if s.kind_at(place) == PALACE and (s.fresh >> slot) & 1 == 0:
                    self.add(REMOVE + slot, swap)
        self.sites.weigh_city(s, seat, site, purse)
        best: i64 = self.sites.next_kind()
        net: i64 = self.sites.net
        for kind in s.box.kinds:
            if check_kind(s, seat, kind, self.worth.wealth) != FITS:
                continue
            slot = slot_for(s, site, kind)
            if slot == NOWHERE:
                continue
            score: i64 = net
            if kind != best:
                score = self.with_kind(s, zone, product, kind)
            self.add(RAISE + (kind - 1) * MOST_SLOTS + slot, score)
        if len(self.options) == 0:
            for action in s.options(seat):
                self.add(action, NEVER)

    def with_kind(self, s: CitiesState, zone: i64, product: i64, kind: i64) -> i64:
        """What one building of that kind is worth by itself."""
        if kind in (VILLAGE, PALACE, TEMPLE):
            self.worth.load_zone(zone)
            palaces: i64 = self.worth.palaces_in(zone)
            temples: i64 = self.worth.temples_in(zone)
            before: i64 = self.worth.brings(palaces, temples)
            if kind == VILLAGE:
                self.worth.tokens_of[product] += 1
            elif kind == PALACE:
                palaces += 1
            else:
                temples += 1
            alone: i64 = self.worth.brings(palaces, temples) - before
            return alone - s.box.any_cost[kind] * self.worth.price
        for i in range(len(self.sites.kinds)):
            if self.sites.kinds[i] == kind:
                return self.sites.gains[i]
        return -self.worth.price

    # -- gains and losses ----------------------------------------------------------------------

    def gained(self, s: CitiesState, seat: i64, wealth: i64) -> i64:
        """A token of a type as king wealth."""
        if wealth == MAIZE:
            return self.worth.price + 1
        return self.worth.price + self.worth.wanted(s, seat, wealth)

    def judge_losses(self, s: CitiesState, seat: i64, task: Task) -> None:
        for action in task.options(s, seat):
            if action == SUFFER and isinstance(task, Avert):
                self.add(action, -self.cards.losses(s, seat, task.face))
            elif OFFER <= action < REMOVE:
                place: i64 = s.land.place_named(action - OFFER)
                self.add(action, -self.worth.token_kept(s.token_at(place) - 1))
            else:
                self.add(action, -self.place_worth(s, s.land.place_named(action - LOSE)))

    def place_worth(self, s: CitiesState, place: i64) -> i64:
        """An own building by what its zone would bring without it."""
        kind: i64 = s.kind_at(place)
        site: i64 = s.land.site_of(place)
        worth: i64 = self.worth.building(s, kind)
        if s.token_at(place) != EMPTY:
            worth += self.worth.token_kept(min(s.token_at(place), TYPES) - 1)
        zone: i64 = self.worth.zone_of(site)
        if zone == OUTSIDE or kind > TEMPLE or kind == GARRISON:
            return worth
        self.worth.load_zone(zone)
        palaces: i64 = self.worth.palaces_in(zone)
        temples: i64 = self.worth.temples_in(zone)
        before: i64 = self.worth.brings(palaces, temples)
        if kind == VILLAGE:
            self.worth.tokens_of[s.land.product_of(site)] -= 1
        elif kind == PALACE:
            palaces -= 1
        elif kind == TEMPLE:
            temples -= 1
        return before - self.worth.brings(palaces, temples) + worth // 10

    # -- war -----------------------------------------------------------------------------------

    def judge_war(self, s: CitiesState, seat: i64, task: Task) -> None:
        if isinstance(task, ChooseTarget):
            for action in task.options(s, seat):
                target: i64 = s.land.site_named(action - TARGET)
                best: i64 = NEVER
                for levels in range(1, s.most_levels(seat, s.war_from) + 1):
                    best = max(best, self.war.attack(s, seat, s.war_from, target, levels))
                self.add(action, best)
        elif isinstance(task, Engage):
            for action in task.options(s, seat):
                engaged: i64 = action - ENGAGE + 1
                self.add(action, self.war.attack(s, seat, s.war_from, s.war_to, engaged))
        elif isinstance(task, DealDamage):
            start: i64 = s.land.first_place(s.war_to)
            for action in task.options(s, seat):
                self.add(action, self.war.victim(s, start + action - DESTROY))
        else:
            for action in task.options(s, seat):
                self.add(action, 0 if action == DONE else self.conquered(s, seat))

    def conquered(self, s: CitiesState, seat: i64) -> i64:
        """What building on the site just emptied is worth."""
        site: i64 = s.war_to
        slots: i64 = s.land.slots_on(site)
        self.sites.weigh_singles(s, seat, site)
        self.sites.weigh_mix(
            s,
            self.worth.zone_of(site),
            s.land.product_of(site),
            slots,
            slots // 2,
            self.worth.wealth,
        )
        return self.sites.net + self.city_more(s, seat)
