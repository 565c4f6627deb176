"""What things are worth to a king of Balam or Dix-Huit Lapins, in hundredths of points.

`look` takes in the table for one seat; everything else refers to the table last looked at. What
the two games count differently each of them fills in (`bots/balam`, `bots/lapins`).
"""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.cities.assignment import Wishes
from ceiba.bots.prices import Prices
from ceiba.games.cities.deck import Piles
from ceiba.games.cities.plans import in_reach
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import (
    BALL_COURT,
    EMPTY,
    KINDS,
    MAIZE,
    MARKET,
    NO_TYPE,
    NOTHING,
    OBSERVATORY,
    PALACE,
    PRISONER,
    RESERVE,
    TEMPLE,
    TYPES,
    VILLAGE,
)

NEVER: Final = -1_000_000
OUTSIDE: Final = -1
"""The zone of a site that tokens of the own cities do not reach."""
ZONE: Final = 7
"""Numbers kept for each zone: villages of the five types, palaces, temples."""
ZONE_PALACES: Final = 5
ZONE_TEMPLES: Final = 6


class Worth:
    """Prices, and what the cities of a king bring in a round."""

    def __init__(self, prices: Prices) -> None:
        self.token: list[int] = prices["token"]
        self.rates: list[int] = [0, *prices["building"]]
        self.safe: i64 = prices["safe"][0]
        self.kept: list[int] = prices["kept"]
        self.matches: i64 = prices["matches"][0]
        self.piles: Piles | None = None
        self.match_places: list[int] = []
        # what `look` found
        self.left: i64 = 0
        """Productions still to come, this round's included."""
        self.price: i64 = 0
        """A token of king wealth now."""
        self.early: i64 = 0
        """A token in the first half of the rounds still to come, and in the second."""
        self.late: i64 = 0
        self.wealth: i64 = 0
        self.masks: list[int] = []
        """By zone: the sites tokens can travel between."""
        self.zones: list[int] = []
        self.stored: list[int] = []
        """Tokens by type that lie where they avert catastrophes."""
        self.tokens_of: list[int] = [0] * 5
        """Villages by type, while a change is weighed."""

    # -- what each game counts differently -----------------------------------------------------

    def harvest(self, palaces: i64, temples: i64, price: i64) -> i64:
        """The worth of a round's tokens `tokens_of`, a token collected being worth `price`."""
        raise NotImplementedError

    def match_share(self, s: CitiesState, seat: i64, courts: i64) -> i64:
        """Percent of his cities a king scores in a match with so many ball courts."""
        raise NotImplementedError

    def insight(self, s: CitiesState, seat: i64) -> i64:
        """What one more observatory is worth in a round."""
        raise NotImplementedError

    def prisoner(self, s: CitiesState) -> i64:
        """A prisoner on a garrison."""
        raise NotImplementedError

    def attack_cost(self, s: CitiesState, levels: i64) -> i64:
        """Tokens an attack costs in all."""
        raise NotImplementedError

    def obsidians(self, s: CitiesState, site: i64) -> i64:
        """Tokens that can strengthen the garrisons of a city, where the game has that."""
        return 0

    def wishes(self, s: CitiesState, seat: i64) -> Wishes:
        """What a king wants from a distribution."""
        raise NotImplementedError

    # -- taking in the table -------------------------------------------------------------------

    def look(self, s: CitiesState, seat: i64) -> None:
        self.left = self.productions_left(s)
        last: i64 = len(self.token) - 1
        self.price = self.token[min(self.left, last)]
        self.early = self.token[min((3 * self.left - 1) // 4, last)]
        self.late = self.token[min((self.left - 1) // 4, last)]
        self.wealth = s.wealth(seat)
        self.masks = []
        self.zones = []
        self.stored = [0] * TYPES
        done: i64 = 0
        for site in range(len(s.owner)):
            if s.owner[site] == seat and (done >> site) & 1 == 0:
                mask: i64 = in_reach(s, seat, site)
                done |= mask
                self.masks.append(mask)
                self.count_zone(s, seat, mask)

    def count_zone(self, s: CitiesState, seat: i64, mask: i64) -> None:
        numbers: list[int] = [0] * ZONE
        land = s.land
        site: i64 = 0
        while mask != 0:
            if mask & 1 and s.owner[site] == seat:
                start: i64 = land.first_place(site)
                for place in range(start, start + land.slots_on(site)):
                    kind: i64 = s.kind_at(place)
                    if kind == VILLAGE:
                        numbers[land.product_of(site)] += 1
                    elif kind == PALACE:
                        numbers[ZONE_PALACES] += 1
                    elif kind == TEMPLE:
                        numbers[ZONE_TEMPLES] += 1
                    token: i64 = s.token_at(place)
                    if token != EMPTY and token <= TYPES and s.can_avert(kind):
                        self.stored[token - 1] += 1
            mask >>= 1
            site += 1
        self.zones.extend(numbers)

    def zone_of(self, site: i64) -> i64:
        for zone in range(len(self.masks)):
            if (self.masks[zone] >> site) & 1:
                return zone
        return OUTSIDE

    def productions_left(self, s: CitiesState) -> i64:
        """Of the deck only its making counts, never the order the cards happen to lie in."""
        if s.matches >= s.target:
            return 1
        piles = s.piles()
        if self.piles is not piles:
            self.piles = piles
            self.match_places = mean_match_places(piles)
        cards: i64 = s.players + 1
        ahead: i64 = self.match_places[s.target - 1] + 1 - s.laid
        if ahead > 0:
            return 1 + (ahead + cards - 1) // cards
        return 2 if s.cards_down() <= 1 else 1

    # -- what cities bring ---------------------------------------------------------------------

    def brings(self, palaces: i64, temples: i64) -> i64:
        """All that `tokens_of` will bring until the end."""
        if palaces + temples == 0:
            return 0
        both: i64 = self.harvest(palaces, temples, self.early)
        both += self.harvest(palaces, temples, self.late)
        return both * self.left * self.safe // 200

    def load_zone(self, zone: i64) -> None:
        """Weigh changes of this zone."""
        for wealth in range(5):
            self.tokens_of[wealth] = 0 if zone == OUTSIDE else self.zones[zone * ZONE + wealth]

    def palaces_in(self, zone: i64) -> i64:
        return 0 if zone == OUTSIDE else self.zones[zone * ZONE + ZONE_PALACES]

    def temples_in(self, zone: i64) -> i64:
        return 0 if zone == OUTSIDE else self.zones[zone * ZONE + ZONE_TEMPLES]

    def all_zones_bring(self) -> i64:
        total: i64 = 0
        for zone in range(len(self.masks)):
            self.load_zone(zone)
            total += self.brings(self.palaces_in(zone), self.temples_in(zone))
        return total

    # -- single things -------------------------------------------------------------------------

    def building(self, s: CitiesState, kind: i64) -> i64:
        """What losing a building would cost: putting it up again, or doing without."""
        cost: i64 = s.box.any_cost[kind] + (0 if s.box.typed_cost[kind] == NO_TYPE else 1)
        again: i64 = cost * self.price + self.price // 2
        return min(again, self.left * self.rates[kind])

    def later_token(self) -> i64:
        """What a token is worth in the next round."""
        return self.token[min(self.left - 1, len(self.token) - 1)]

    def wishes_of(self, s: CitiesState, seat: i64, store: list[int], altar: i64) -> Wishes:
        """Tokens to collect by what they are worth later and what is wanted, and these to store."""
        later = self.later_token()
        collect: list[int] = []
        for wealth in range(TYPES):
            wanted: i64 = 0 if self.left < 2 else self.wanted(s, seat, wealth)
            collect.append(later + wanted)
        wishes = Wishes(100, collect, store, altar)
        wishes.collect_more = [later] * TYPES
        return wishes

    def wanted(self, s: CitiesState, seat: i64, wealth: i64) -> i64:
        """What a token of a type is worth above any token: the building it pays for."""
        if self.left < 2 or wealth in (MAIZE, PRISONER):
            return 0
        kind: i64 = NOTHING
        for other in s.box.kinds:
            if s.box.typed_cost[other] == wealth:
                kind = other
        if kind in (NOTHING, MARKET) or s.has(seat, wealth) > 0:
            return 0
        if kind == BALL_COURT:
            return max(0, self.court(s, seat) - self.price) // 3
        if kind == OBSERVATORY:
            return max(0, self.insight(s, seat) * self.left - self.price) // 3
        return 0

    def court(self, s: CitiesState, seat: i64) -> i64:
        """One more ball court."""
        courts: i64 = s.buildings(seat, BALL_COURT)
        more: i64 = self.match_share(s, seat, courts + 1) - self.match_share(s, seat, courts)
        matches: i64 = max(0, s.target - s.matches)
        cities: i64 = s.cities(seat) + (1 if self.left > 2 else 0)
        return more * cities * matches * self.matches // 100

    def reserve(self, s: CitiesState, seat: i64) -> i64:
        """One more reserve: what it keeps off in all, and the token it will keep."""
        if s.buildings(seat, RESERVE) >= 2:
            return 0
        share: i64 = 2 if s.buildings(seat, RESERVE) == 0 else 1
        endangered: i64 = min(2, s.buildings(seat, VILLAGE)) * self.building(s, VILLAGE)
        return endangered * (self.left - 1) * share // 12

    def token_kept(self, wealth: i64) -> i64:
        """A token that lies in a reserve or on a garrison."""
        return self.kept[0] if wealth == MAIZE else self.kept[1]


def mean_match_places(piles: Piles) -> list[int]:
    """Where in the deck each match lies on average."""
    matches: i64 = len(piles.layouts[0]) - (1 if piles.eclipse >= 0 else 0)
    places: list[int] = []
    for match in range(matches):
        total: i64 = 0
        for layout in piles.layouts:
            total += layout[match]
        places.append(total // len(piles.layouts))
    return places


def buildings_on(s: CitiesState, site: i64) -> list[int]:
    """The places of a site on which a building stands."""
    found: list[int] = []
    start: i64 = s.land.first_place(site)
    for place in range(start, start + s.land.slots_on(site)):
        if NOTHING < s.kind_at(place) < KINDS:
            found.append(place)
    return found
