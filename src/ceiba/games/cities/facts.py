"""What lies on the table of Balam and of Dix-Huit Lapins: plain facts, and counting them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ceiba.core.bits import BIT, lowest
from ceiba.core.rng import Rng
from ceiba.core.state import SHARED, State, field_names
from ceiba.games.cities.box import Box
from ceiba.games.cities.course import Course
from ceiba.games.cities.land import Land
from ceiba.games.cities.things import (
    EMPTY,
    KINDS,
    MARKET,
    MOST_KINGS,
    NO_DIE,
    NOBODY,
    NOTHING,
    NOWHERE,
    SOURCES,
    TYPES,
)

MARK_BITS: Final = 8
MARK_MASK: Final = 255
# Groups of facts, see `State.news`; who changes one says so.
WEALTH_NEWS: Final = 1
"""Supply and king wealth."""
PIECES_NEWS: Final = 2
"""Building tiles, pyramids, steles, control tokens in hand or on the board."""
POINTS_NEWS: Final = 4
CARDS_NEWS: Final = 8
DICE_NEWS: Final = 16
PLANS_NEWS: Final = 32
NEW_PLANS: Final = 64
"""A distribution has begun."""
MERIT: Final = 100
"""More than a king can have cities."""


class CitiesFacts(State):
    """Every fact of a position. Lists by seat unless said otherwise.

    On a bare table all is in the box but what kings start with (BA-4.5, DL-1.7).
    """

    def __init__(
        self,
        players: i64,
        rng: Rng,
        box: Box,
        land: Land,
        course: Course,
        like: "CitiesFacts | None" = None,
    ) -> None:
        super().__init__(players, rng, like)
        sites: i64 = len(land.sites)
        places: i64 = len(land.by_place)
        self.box: Box = box
        self.land: Land = land
        self.course: Course = course
        # options of the table
        self.board_option: str = like.board_option if like else ""
        self.matches_option: str = like.matches_option if like else "default"
        self.target: i64 = like.target if like else 0
        """The number of ball matches that ends the game."""
        self.sum_of_enemies: bool = like.sum_of_enemies if like else False
        """Whether control counts all enemies together (BA-R37, DL-R29)."""

        # the map
        self.owner: vec[i64] = like.owner[:] if like else vec[i64]([NOBODY] * sites)
        """By site: whose city it is, NOBODY while it is available (BA-0.3, DL-0.3)."""
        self.realm: list[tuple[int, ...]] = like.realm.copy() if like else [()] * players
        """The sites of a king's cities, in order. Follows from `owner`."""
        self.built: vec[u8] = like.built[:] if like else vec[u8]([NOTHING] * places)
        """By place: the kind of building; SECOND in the second slot of a large one."""
        self.held: vec[u8] = like.held[:] if like else vec[u8]([EMPTY] * places)
        """By place: the token on the building, as type + 1."""
        self.marks: vec[i64] = like.marks[:] if like else vec[i64]([0] * sites)
        """By site: small pyramids or control tokens, eight bits a seat; see `mark`."""
        self.passable: vec[i64] = like.passable[:] if like else vec[i64]([BIT[sites] - 1] * players)
        """Bit mask of the sites a king's tokens may pass. Follows from owners and marks."""

        # what each king has
        self.sheet: vec[i64] = (
            like.sheet[:]
            if like
            else vec[i64]([box.start[i % TYPES] for i in range(players * TYPES)])
        )
        """King wealth by type, six numbers a seat."""
        self.large: vec[i64] = like.large[:] if like else vec[i64]([box.large] * players)
        self.small: vec[i64] = like.small[:] if like else vec[i64]([box.small] * players)
        self.count: vec[i64] = like.count[:] if like else vec[i64]([0] * (players * KINDS))
        """Buildings on the board by kind, ten numbers a seat. Follows from `built`."""
        self.tally: vec[i64] = like.tally[:] if like else vec[i64]([0] * (players * len(SOURCES)))
        """Points by source, five numbers a seat."""

        # the middle of the table
        self.supply: vec[i64] = (
            like.supply[:]
            if like
            else vec[i64]([box.tokens[i] - players * box.start[i] for i in range(TYPES)])
        )
        """Tokens by type."""
        self.stock: vec[i64] = like.stock[:] if like else vec[i64](box.stock)
        """Building tiles by pair of faces."""
        self.deck: vec[i16] = like.deck[:] if like else vec[i16]()
        """All Katun cards in the order of the deck, the first to be laid first."""
        self.laid: i64 = like.laid if like else 0
        """How many of them have been laid out so far; the last N+1 are those of the round."""
        self.flipped: i64 = like.flipped if like else 0
        """Bit mask of the round's cards that are face up."""
        self.seen: vec[i16] = like.seen[:] if like else vec[i16]()
        """By card of the deck: bit mask of the seats that have looked at it."""
        self.regular: bool = like.regular if like else True
        """Whether the deck was made as the rules say, so that its structure is known."""
        self.round: i64 = like.round if like else 0
        self.first: i64 = like.first if like else 0
        """Who opens the round."""
        self.flipper: i64 = like.flipper if like else 0
        """Who flipped the last card."""
        self.matches: i64 = like.matches if like else 0
        """Ball matches flipped so far."""

        # a site being built on
        self.site: i64 = like.site if like else NOWHERE
        self.owed: i64 = like.owed if like else 0
        """Tokens of any type to be paid when the building is done."""
        self.bill: str = like.bill if like else ""
        """The clause that asks for the payment under way; only told, no rule depends on it."""
        self.fresh: i64 = like.fresh if like else 0
        """Bit mask of the slots built on in this action: buildings just put up stay."""
        self.changes: i64 = like.changes if like else 0

        # the last war
        self.attacker: i64 = like.attacker if like else NOBODY
        self.defender: i64 = like.defender if like else NOBODY
        self.war_from: i64 = like.war_from if like else NOWHERE
        self.war_to: i64 = like.war_to if like else NOWHERE
        self.engaged: i64 = like.engaged if like else 0
        """Garrison levels that attack."""
        self.attack_spent: i64 = like.attack_spent if like else 0
        """Obsidians used by the attacker (Balam)."""
        self.defence_spent: i64 = like.defence_spent if like else 0
        self.dice: vec[i64] = like.dice[:] if like else vec[i64]([NO_DIE] * box.dice)
        """What each die shows: successes, -1 for a failure, NO_DIE where it was not rolled."""
        self.failures: i64 = like.failures if like else 0
        """Garrison levels the attacker has still to lose."""
        self.damage: i64 = like.damage if like else 0
        """Damage still to be dealt."""
        self.captives: i64 = like.captives if like else 0
        """Prisoners won and not yet put on a garrison."""

        # the distribution, planned by all kings at once and in secret; empty between two
        self.goal: vec[i16] = like.goal[:] if like else vec[i16]()
        """By token (place, and second tokens after all places): the place it goes to."""
        self.load: vec[i16] = like.load[:] if like else vec[i16]()
        """By place: how many tokens are planned for it; for a temple see `temple_load`."""
        self.hand: vec[i64] = like.hand[:] if like else vec[i64]()
        """The token a king has taken up, NOWHERE for none."""
        self.ready: vec[i64] = like.ready[:] if like else vec[i64]()
        """1 for a king whose plan is done."""

    # -- what a king has ----------------------------------------------------------------------

    def wealth(self, seat: i64) -> i64:
        """All tokens of king wealth."""
        total: i64 = 0
        first: i64 = seat * TYPES
        for i in range(TYPES):
            total += self.sheet[first + i]
        return total

    def has(self, seat: i64, wealth: i64) -> i64:
        return self.sheet[seat * TYPES + wealth]

    def buildings(self, seat: i64, kind: i64) -> i64:
        return self.count[seat * KINDS + kind]

    def cities(self, seat: i64) -> i64:
        """BA-R25, DL-R20: one large pyramid or stele stands in each."""
        return self.box.large - self.large[seat]

    def from_source(self, seat: i64, source: i64) -> i64:
        """Points of a king from one source."""
        return self.tally[seat * len(SOURCES) + source]

    def points(self, seat: i64) -> i64:
        total: i64 = 0
        for source in range(len(SOURCES)):
            total += self.tally[seat * len(SOURCES) + source]
        return total

    def merit(self, seat: i64) -> i64:
        """What decides who has won: points, then cities (BA-23.3, BA-R73, DL-8.3, DL-8.4)."""
        return self.points(seat) * MERIT + self.cities(seat)

    # -- the map ------------------------------------------------------------------------------

    def kind_at(self, place: i64) -> i64:
        """The kind of building on a place."""
        return i64(self.built[place])

    def token_at(self, place: i64) -> i64:
        """The token on it, as type + 1."""
        return i64(self.held[place])

    def goal_of(self, token: i64) -> i64:
        """The place a token goes to, in a distribution."""
        return i64(self.goal[token])

    def load_at(self, place: i64) -> i64:
        """How many tokens are planned for a place, see `load`."""
        return i64(self.load[place])

    def levels(self, site: i64) -> i64:
        """Garrison levels standing on a site."""
        total: i64 = 0
        start: i64 = self.land.first_place(site)
        for place in range(start, start + self.land.slots_on(site)):
            kind = self.kind_at(place)
            if kind < KINDS:
                total += self.box.levels[kind]
        return total

    def is_empty(self, site: i64) -> bool:
        start: i64 = self.land.first_place(site)
        for place in range(start, start + self.land.slots_on(site)):
            if self.kind_at(place) != NOTHING:
                return False
        return True

    def laden(self, site: i64) -> i64:
        """Bit mask of the slots of a site that hold tokens."""
        slots: i64 = 0
        bit: i64 = 1
        start: i64 = self.land.first_place(site)
        for place in range(start, start + self.land.slots_on(site)):
            if self.token_at(place) != EMPTY:
                slots |= bit
            bit <<= 1
        return slots

    def slots_with(self, site: i64, kinds: i64) -> i64:
        """Bit mask of the slots of a site whose kind is in a bit mask; NOTHING is a kind, too."""
        slots: i64 = 0
        bit: i64 = 1
        start: i64 = self.land.first_place(site)
        for place in range(start, start + self.land.slots_on(site)):
            if (kinds >> self.kind_at(place)) & 1:
                slots |= bit
            bit <<= 1
        return slots

    def markets(self, seat: i64, site: i64) -> i64:
        """Markets of a king on one site."""
        total: i64 = 0
        if self.owner[site] == seat:
            total = self.kind_on(site, MARKET)
        return total

    def kind_on(self, site: i64, kind: i64) -> i64:
        """Buildings of a kind on a site."""
        total: i64 = 0
        start: i64 = self.land.first_place(site)
        for place in range(start, start + self.land.slots_on(site)):
            if self.kind_at(place) == kind:
                total += 1
        return total

    def mark(self, site: i64, seat: i64) -> i64:
        return (self.marks[site] >> (seat * MARK_BITS)) & MARK_MASK

    def change_mark(self, site: i64, seat: i64, amount: i64) -> None:
        """So many small pyramids or control tokens more, or less, of a king on a site."""
        self.marks[site] += amount << (seat * MARK_BITS)
        self.touched |= BIT[site]

    def put_building(self, place: i64, kind: i64) -> None:
        self.built[place] = u8(kind)
        self.touched |= BIT[self.land.site_of(place)]

    def put_token(self, place: i64, token: i64) -> None:
        self.held[place] = u8(token)
        self.touched |= BIT[self.land.site_of(place)]

    def marks_by_seat(self) -> list[int]:
        """Four numbers a site."""
        numbers: list[int] = []
        for site in range(len(self.marks)):
            for seat in range(MOST_KINGS):
                numbers.append(self.mark(site, seat))
        return numbers

    def defence(self, site: i64) -> i64:
        """Levels in a city and in its owner's cities directly adjacent to it.

        BA-11.9, BA-R54, DL-0.6, DL-3.29.
        """
        total: i64 = self.levels(site)
        owner: i64 = self.owner[site]
        near: i64 = self.land.near_mask[site]
        while near != 0:
            other: i64 = lowest(near)
            near &= near - 1
            if self.owner[other] == owner:
                total += self.levels(other)
        return total

    def rolled(self) -> list[int]:
        """The dice of the last war."""
        return [face for face in self.dice if face != NO_DIE]

    # -- the cards ----------------------------------------------------------------------------

    def lay_deck(self, faces: list[int]) -> None:
        """A deck at which nobody has looked."""
        self.deck = vec[i16](faces)
        self.seen = vec[i16]([0] * len(faces))

    def face_at(self, place: i64) -> i64:
        """The face of a card of the deck."""
        return i64(self.deck[place])

    def seen_by(self, place: i64) -> i64:
        """Bit mask of the seats that have looked at it."""
        return i64(self.seen[place])

    def look_at(self, seat: i64, place: i64) -> None:
        self.news |= CARDS_NEWS
        self.seen[place] |= i16(BIT[seat])
        self.reveal()

    def cards(self) -> i64:
        """Cards laid out this round, face up or down."""
        if self.laid == 0:
            return 0
        return self.players + 1

    def card(self, number: i64) -> i64:
        """Where card `number` (from 0) of the round lies in `deck`."""
        return self.laid - self.players - 1 + number

    def shown(self) -> list[int]:
        """The faces of all cards flipped in the game, in the order of the deck."""
        faces: list[int] = []
        first: i64 = self.laid - self.cards()
        for place in range(self.laid):
            if place < first or (self.flipped >> (place - first)) & 1:
                faces.append(self.face_at(place))
        return faces

    def is_down(self, number: i64) -> bool:
        return number < self.cards() and (self.flipped >> number) & 1 == 0

    def down(self) -> i64:
        """Bit mask of the round's cards that are face down."""
        return (BIT[self.cards()] - 1) & ~self.flipped

    def cards_down(self) -> i64:
        total: i64 = 0
        down: i64 = self.down()
        while down != 0:
            total += down & 1
            down >>= 1
        return total

    # -- state --------------------------------------------------------------------------------

    def told(self, name: str) -> object:
        if name == "land":
            return self.land.numbers()
        if name == "marks":
            return self.marks_by_seat()
        return None if name == "realm" else super().told(name)

    def facts(self) -> list[int]:
        """What one of the games adds comes last."""
        names = field_names(self)[len(SHARED) :]
        added: i64 = names.index("ready") + 1
        return self.flat(names[:added]) + self.flat(names[added:])
