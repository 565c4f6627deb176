"""What most Katun cards do in both games: gains, feasts, expeditions, catastrophes."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.bits import BIT
from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, State, Task, blocked_among
from ceiba.core.value import Thing, things, who
from ceiba.games.cities import events, hints, prompts, refusals
from ceiba.games.cities.answers import GAIN, LOSE, OFFER, PAY, REMOVE, SUFFER
from ceiba.games.cities.box import COASTAL, NO_CITIES, VOLCANIC
from ceiba.games.cities.land import sites_in
from ceiba.games.cities.menus import GAINS, LOSSES, OFFERS, SLOT_SETS
from ceiba.games.cities.naming import no_building, no_token
from ceiba.games.cities.sites import abandon_if_empty, lose_city, take_down_level
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.supply import discard_token, gain, types_among
from ceiba.games.cities.things import ALL_BUILDINGS, BUILDINGS, EMPTY, KINDS, NOTHING, TYPES, WEALTH

FITS: Final = 0
WRONG_BUILDING: Final = 1
WRONG_TYPE: Final = 2


def gain_shown(s: CitiesState, seat: i64, face: i64, clause: str, sink: Sink | None) -> None:
    """The wealth a card shows, as king wealth."""
    wealth = s.box.cards.wealth[face]
    for i in range(len(wealth)):
        if wealth.index(wealth[i]) == i:
            gain(s, seat, wealth[i], wealth.count(wealth[i]), clause, sink)


def feast(s: CitiesState, seat: i64, face: i64, clause: str, sink: Sink | None) -> None:
    """BA-13.4, DL-5.4: every king; BA-R28, DL-R22: from the one who flipped it, clockwise."""
    for i in range(s.players):
        gain_shown(s, (seat + i) % s.players, face, clause, sink)


class GainOne(Choice):
    """One wealth of the king's choice, of those in the supply.

    BA-13.3, BA-R29, DL-5.3, DL-R23, DL-R67.
    """

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        return GAINS[types_among(s.supply, 0)].copy()

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        gain(s, self.seat, action - GAIN, 1, s.box.clauses.expedition, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        return prompts.GainOne(s.box.clauses.expedition)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(CitiesState, state)
        if GAIN <= action < PAY:
            wealth = WEALTH[action - GAIN]
            return refusals.NoneInSupply(s.box.clauses.supply, Thing(wealth))
        return None


# -- catastrophes -----------------------------------------------------------------------------


def catastrophe(s: CitiesState, seat: i64, face: i64, sink: Sink | None) -> list[Task]:
    """Avert or lose; BA-12.5, DL-4.6: who has none of the buildings named is exempt."""
    if is_struck(s, seat, face):
        return [Avert(seat, face, s.box.cards.tokens[face])]
    if sink is not None:
        sink.tell(
            EVERYONE, events.Spared(s.box.clauses.exempt, who(seat), Thing(s.box.cards.names[face]))
        )
    return []


def is_struck(s: CitiesState, seat: i64, face: i64) -> bool:
    if s.box.cards.cities[face] != NO_CITIES:
        return doomed_cities(s, seat, face) != 0
    return any(standing(s, seat, mask) > 0 for mask in s.box.cards.lost[face])


def doomed_cities(s: CitiesState, seat: i64, face: i64) -> i64:
    """BA-15.7, BA-15.8: bit mask of the own cities a card names."""
    cities: i64 = s.box.cards.cities[face]
    named: i64 = 0
    if cities == VOLCANIC:
        named = s.land.volcanic
    elif cities == COASTAL:
        named = s.land.coast
    mask: i64 = 0
    for site in s.realm[seat]:
        mask |= named & BIT[site]
    return mask


def standing(s: CitiesState, seat: i64, mask: i64) -> i64:
    """Own buildings of the kinds in a bit mask; garrisons count by level."""
    total: i64 = 0
    for kind in range(1, KINDS):
        if (mask >> kind) & 1:
            total += s.buildings(seat, kind) * max(1, s.box.levels[kind])
    return total


class Avert(Choice):
    """BA-R56, DL-R43: give the tokens asked, or lose the buildings; nothing in between.

    BA-12.4, BA-R61, DL-4.4, DL-R61: tokens on the board only, wherever they lie.
    """

    def __init__(self, seat: i64, face: i64, left: i64) -> None:
        super().__init__(seat)
        self.face: i64 = face
        self.left: i64 = left

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        actions: list[int] = []
        for site in s.realm[seat]:
            start: i64 = s.land.first_place(site)
            slots: i64 = 0
            bit: i64 = 1
            for place in range(start, start + s.land.slots_on(site)):
                if s.token_at(place) != EMPTY and self.check(s, place) == FITS:
                    slots |= bit
                bit <<= 1
            if slots != 0:
                actions += OFFERS[s.land.word_of(site) * SLOT_SETS + slots]
        if len(actions) < self.left:
            actions = []
        if self.left == s.box.cards.tokens[self.face]:
            actions.append(SUFFER)
        return actions

    def check(self, s: CitiesState, place: i64) -> i64:
        """Whether the token that lies there wards the card off, or why not."""
        if not s.can_avert(s.kind_at(place)):
            return WRONG_BUILDING
        return FITS if (s.box.cards.pay[self.face] >> (s.token_at(place) - 1)) & 1 else WRONG_TYPE

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        if action == SUFFER:
            s.plan(losses(s, self.seat, self.face, sink))
            return
        place: i64 = s.land.place_named(action - OFFER)
        if sink is not None:
            sink.tell(
                EVERYONE,
                events.Averted(
                    s.box.clauses.averting,
                    who(self.seat),
                    s.land.the_place(place),
                    Thing(WEALTH[s.token_at(place) - 1]),
                ),
            )
        discard_token(s, place)
        if self.left > 1:
            s.push(Avert(self.seat, self.face, self.left - 1))

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        pays: i64 = s.box.cards.pay[self.face]
        return prompts.Avert(
            s.box.clauses.averting,
            Thing(s.box.cards.names[self.face]),
            self.left,
            things([WEALTH[wealth] for wealth in range(TYPES) if (pays >> wealth) & 1]),
            sum(1 for action in self.options(state, seat) if action != SUFFER),
        )

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        if action == SUFFER:
            return None
        s = cast(CitiesState, state)
        return hints.Token(Thing(WEALTH[s.token_at(s.land.place_named(action - OFFER)) - 1]))

    def gives_up(self, state: State, seat: i64, action: i64) -> Hint | None:
        """Suffering what could be warded off."""
        if action != SUFFER:
            return None
        return hints.Suffered(self.toll(cast(CitiesState, state)), self.left)

    def toll(self, s: CitiesState) -> i64:
        """Buildings the catastrophe takes; garrisons count by level."""
        total: i64 = 0
        for site in sites_in(doomed_cities(s, self.seat, self.face)):
            start: i64 = s.land.first_place(site)
            for place in range(start, start + s.land.slots_on(site)):
                if NOTHING < s.kind_at(place) < KINDS:
                    total += 1
        masks = s.box.cards.lost[self.face]
        for i in range(len(masks)):
            total += min(standing(s, self.seat, masks[i]), s.box.cards.losses[self.face][i])
        return total

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        """Own tokens that do not ward the card off."""
        s = cast(CitiesState, state)
        expected: list[int] = []
        for site in s.realm[seat]:
            laden: i64 = s.laden(site)
            if laden != 0:
                expected.extend(OFFERS[s.land.word_of(site) * SLOT_SETS + laden])
        return blocked_among(self, state, seat, expected)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(CitiesState, state)
        clause = s.box.clauses.averting
        if action == SUFFER:
            return refusals.NoPartPayment(clause)
        if not OFFER <= action < REMOVE:
            return None
        missing = no_token(s, seat, action - OFFER, clause)
        if missing is not None:
            return missing
        place: i64 = s.land.place_named(action - OFFER)
        if self.check(s, place) == WRONG_BUILDING:
            return refusals.NotFromThere(clause, Thing(BUILDINGS[s.kind_at(place)]))
        wealth = WEALTH[s.token_at(place) - 1]
        card = s.box.cards.names[self.face]
        return refusals.DoesNotAvert(clause, Thing(wealth), Thing(card))


def losses(s: CitiesState, seat: i64, face: i64, sink: Sink | None) -> list[Task]:
    """What a catastrophe takes: whole cities at once, or buildings one by one."""
    tasks: list[Task] = []
    for site in sites_in(doomed_cities(s, seat, face)):
        lose_city(s, site, s.box.clauses.losing, sink)
    masks = s.box.cards.lost[face]
    for i in range(len(masks)):
        tasks.append(LoseBuildings(seat, masks[i], s.box.cards.losses[face][i]))
    return tasks


class LoseBuildings(Choice):
    """BA-R57, BA-R58, DL-R43, DL-R56: the king chooses which, as far as he has so many."""

    def __init__(self, seat: i64, kinds: i64, left: i64) -> None:
        super().__init__(seat)
        self.kinds: i64 = kinds
        self.left: i64 = left

    def deciders(self, state: State) -> i64:
        s = cast(CitiesState, state)
        total = standing(s, self.seat, self.kinds)
        if total <= self.left and not s.order_matters():
            return 0
        one: i64 = 1
        return one << self.seat if len(self.options(state, self.seat)) > 1 else 0

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        left: i64 = self.left
        options = self.options(state, self.seat)
        while left > 0 and len(options) > 0:
            self.lose(s, s.land.place_named(options[0] - LOSE), sink)
            left -= 1
            options = self.options(state, self.seat)

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        actions: list[int] = []
        for site in s.realm[seat]:
            slots: i64 = s.slots_with(site, self.kinds & ALL_BUILDINGS)
            if slots != 0:
                actions += LOSSES[s.land.word_of(site) * SLOT_SETS + slots]
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        self.lose(s, s.land.place_named(action - LOSE), sink)
        if self.left > 1:
            s.push(LoseBuildings(self.seat, self.kinds, self.left - 1))

    def lose(self, s: CitiesState, place: i64, sink: Sink | None) -> None:
        take_down_level(s, place, s.box.clauses.losing, sink)
        abandon_if_empty(s, s.land.site_of(place), sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        return prompts.LoseBuildings(s.box.clauses.losing, self.left)

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(CitiesState, state)
        return hints.Building(Thing(BUILDINGS[s.kind_at(s.land.place_named(action - LOSE))]))

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(CitiesState, state)
        if not LOSE <= action < OFFER:
            return None
        clause = s.box.clauses.losing
        missing = no_building(s, action - LOSE, clause)
        if missing is not None:
            return missing
        place: i64 = s.land.place_named(action - LOSE)
        site: i64 = s.land.site_of(place)
        if s.owner[site] != seat:
            return refusals.NotYourCity(clause, s.land.the_site(site))
        return refusals.NotNamed(clause, Thing(BUILDINGS[s.kind_at(place)]))
