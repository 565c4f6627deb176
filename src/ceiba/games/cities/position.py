"""A table written down, and set up again (the format: docs/games/balam.md, docs/games/lapins.md).

Written by hand a position says what matters: cities with their buildings, wealth, cards. Supply,
building tiles, pyramids and control follow from that; an impossible table is refused with the
clause.
"""

from collections import Counter
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ceiba.core import plain_facts
from ceiba.core.errors import BadPosition
from ceiba.core.game import LONGEST_TEXT
from ceiba.core.position import MUCH, Growing, TablePosition, doubt
from ceiba.core.reading import BySeat, by_seat, seat_named
from ceiba.core.seats import letter
from ceiba.games.cities.board import board_text
from ceiba.games.cities.box import MATCH
from ceiba.games.cities.position_cards import CardText, dump_cards, load_cards
from ceiba.games.cities.position_course import (
    MOST_MATCHES,
    Building,
    Plan,
    War,
    dump_building,
    dump_plan,
    dump_war,
    load_course,
)
from ceiba.games.cities.position_names import Name, site_named
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import (
    BUILDINGS,
    EMPTY,
    KINDS,
    MOST_SLOTS,
    NOBODY,
    NOTHING,
    NOWHERE,
    PRISONER,
    PRISONERS_2,
    SECOND,
    SOURCES,
    TYPES,
    VILLAGE,
    WEALTH,
)
from ceiba.games.cities.view import tokens

Marks = Annotated[int, Meta(ge=0, le=15)]
Words = Annotated[str, Meta(max_length=60)]
Cards = Annotated[list[CardText], Meta(max_length=100)]


class Tokens(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """So many of each wealth."""

    maize: Growing = 0
    cacao: Growing = 0
    shell: Growing = 0
    jade: Growing = 0
    obsidian: Growing = 0
    prisoner: Growing = 0


class Sources(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Points by where they come from."""

    ceremony: Growing = 0
    matches: Growing = 0
    wealth: Growing = 0
    katun: Growing = 0
    cenotes: Growing = 0


class City(
    msgspec.Struct,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={f"slot_{n}": str(n) for n in range(1, MOST_SLOTS + 1)},
):
    """``{"king": "A", "1": "village", "2": "reserve prisoner"}``"""

    king: str
    slot_1: Words | None = None
    slot_2: Words | None = None
    slot_3: Words | None = None
    slot_4: Words | None = None


class CitiesPosition(TablePosition, kw_only=True):
    """A table of either game."""

    board: Annotated[str, Meta(max_length=LONGEST_TEXT)] | None = None
    """As in the option of that name, which counts where nothing is said here."""
    cities: dict[Name, City] = {}
    marks: dict[Name, BySeat[Marks]] | None = None
    """Small pyramids or control tokens by site and king; left out: all that markets place."""
    wealth: BySeat[Tokens] | None = None
    """King wealth; a king who is not mentioned has what kings start with."""
    points: BySeat[Growing | Sources] | None = None
    """By source, or a plain number."""
    supply: Tokens | None = None
    """Left out: the tokens that are nowhere else."""
    stock: dict[Name, Growing] | None = None
    """Building tiles by pair; left out: those that do not stand on the board."""
    cards: Cards = []
    """The round's cards, in order; those left out are dealt."""
    deck: Cards | None = None
    """From the top; left out: all other cards, dealt."""
    discard: Cards = []
    """Cards flipped in earlier rounds."""
    round: Annotated[int, Meta(ge=1, le=MUCH)] | None = None
    first: str = "A"
    """Who opened the round."""
    turn: str | None = None
    """Whose turn it is, where `agenda` says nothing; left out: the first king's."""
    flipper: str | None = None
    """Who flipped the last card; left out: the first king."""
    matches: Annotated[int, Meta(ge=0, le=MOST_MATCHES)] | None = None
    """Ball matches flipped; those not among the cards told were flipped in earlier rounds."""
    bill: Annotated[str, Meta(pattern=r"^([A-Z]{2}-R?\d+(\.\d+)?)?$")] = ""
    """The clause that asks for the payment under way."""
    building: Building | None = None
    war: War | None = None
    plans: dict[str, Plan] | None = None

    def flipped(self, s: CitiesState) -> dict[int, int]:
        """Faces of which it says how many have been flipped in the game."""
        return {} if self.matches is None else {s.box.cards.effects.index(MATCH): self.matches}


# -- writing ----------------------------------------------------------------------------------


def dump(s: CitiesState) -> dict[str, Any]:
    """The fields both games share."""
    seats = range(s.players)
    sites = range(len(s.owner))
    return {
        "players": s.players,
        "board": board_text(s.land),
        "cities": {s.land.site_name(n): _dump_city(s, n) for n in sites if s.owner[n] != NOBODY},
        "marks": {
            s.land.site_name(n): {letter(k): s.mark(n, k) for k in seats if s.mark(n, k)}
            for n in sites
            if any(s.mark(n, k) for k in seats)
        },
        "wealth": {letter(k): Tokens(*s.sheet[k * TYPES : (k + 1) * TYPES]) for k in seats},
        "points": {
            letter(k): Sources(*(s.from_source(k, n) for n in range(len(SOURCES)))) for k in seats
        },
        "supply": Tokens(*s.supply) if s.puzzle else None,
        "stock": dict(zip(s.box.pairs, s.stock, strict=True)) if s.puzzle else None,
        **dump_cards(s),
        "building": dump_building(s) if s.site != NOWHERE else None,
        "war": dump_war(s) if s.attacker != NOBODY else None,
        "plans": {letter(k): dump_plan(s, k) for k in seats} if s.ready else None,
    }


def _dump_city(s: CitiesState, site: int) -> City:
    start = s.land.first_place(site)
    words: list[str | None] = [None] * MOST_SLOTS
    for slot in range(s.land.slots_on(site)):
        kind = s.kind_at(start + slot)
        if NOTHING < kind < KINDS:
            words[slot] = " ".join([BUILDINGS[kind], *tokens(s.token_at(start + slot))])
    return City(letter(s.owner[site]), *words)


# -- reading ----------------------------------------------------------------------------------


def load(given: CitiesPosition, s: CitiesState) -> None:
    """Lay the facts on a bare table."""
    plain_facts.read(given, s)
    for name, city in given.cities.items():
        _load_city(given, s, site_named(s, name, "cities"), city)
    _load_wealth(given, s)
    _load_points(given, s)
    _load_marks(given, s)
    _count_supply(given, s)
    _count_stock(given, s)
    for site in range(len(s.owner)):
        s.survey(site)
    load_cards(given, s)
    load_course(given, s)


def _load_city(given: CitiesPosition, s: CitiesState, site: int, city: City) -> None:
    name = s.land.site_name(site)
    if s.owner[site] != NOBODY:
        raise BadPosition(f"cities: {name} is named twice")
    seat = seat_named(city.king, s.players, f"cities.{name}.king")
    for slot, words in enumerate([city.slot_1, city.slot_2, city.slot_3, city.slot_4]):
        if words is None:
            continue
        if slot >= s.land.slots_on(site):
            raise BadPosition(f"cities.{name}: there are slots 1 to {s.land.slots_on(site)}")
        _load_building(s, seat, s.land.first_place(site) + slot, words.lower().split())
    clauses = s.box.clauses
    for kind in s.box.kinds:
        if 0 < s.box.limits[kind] < s.kind_on(site, kind):
            why = f"at most {s.box.limits[kind]} {BUILDINGS[kind]} in a city, more in {name}"
            doubt(given, clauses.per_city, why)
    s.take_site(seat, site)
    s.large[seat] -= 1
    if s.large[seat] < 0:
        raise BadPosition(f"{clauses.no_pyramid}: {letter(seat)} has only {s.box.large} cities")


def _load_building(s: CitiesState, seat: int, place: int, words: list[str]) -> None:
    where = s.land.place_name(place)
    kinds = [BUILDINGS[kind] for kind in s.box.kinds]
    if not words or words[0] not in kinds:
        raise BadPosition(f"{where}: no building {words[:1]}; there are {', '.join(kinds)}")
    kind = BUILDINGS.index(words[0])
    if s.kind_at(place) != NOTHING:
        raise BadPosition(f"{where}: two buildings on one slot")
    s.put_building(place, kind)
    if s.box.slots[kind] == 2:
        following = s.land.next_place(place)
        if following == NOWHERE or s.kind_at(following) != NOTHING:
            raise BadPosition(f"{where}: a {words[0]} takes this slot and the next on the ring")
        s.put_building(following, SECOND)
    s.stock[s.box.pair_of[kind]] -= 1
    s.count[seat * KINDS + kind] += 1
    s.put_token(place, _load_tokens(s, place, kind, words[1:]))


def _load_tokens(s: CitiesState, place: int, kind: int, names: list[str]) -> int:
    where = s.land.place_name(place)
    for name in names:
        if name not in WEALTH:
            raise BadPosition(f"{where}: no wealth '{name}'; there are {', '.join(WEALTH)}")
    types = [WEALTH.index(name) for name in names]
    room = s.box.room[kind] or (1 if kind == VILLAGE or s.is_kept(kind, 0) else 0)
    if len(types) > room:
        raise BadPosition(f"{where}: a {BUILDINGS[kind]} holds {room} tokens")
    if len(types) == 2:
        if types != [PRISONER, PRISONER]:
            raise BadPosition(f"{where}: two tokens on a garrison are prisoners")
        return PRISONERS_2
    if types and s.box.room[kind] and types[0] != PRISONER and not s.garrison_takes(types[0]):
        raise BadPosition(f"{where}: {names[0]} does not lie on a garrison")
    if types and kind == VILLAGE and types[0] != s.land.product_of(s.land.site_of(place)):
        raise BadPosition(f"{where}: a village holds only what its site produces, not {names[0]}")
    return types[0] + 1 if types else EMPTY


def _load_wealth(given: CitiesPosition, s: CitiesState) -> None:
    for seat, things in by_seat(given.wealth, s.players, "wealth").items():
        for i, name in enumerate(WEALTH):
            s.sheet[seat * TYPES + i] = getattr(things, name)


def _load_points(given: CitiesPosition, s: CitiesState) -> None:
    sources = [SOURCES[source] for source in s.box.sources]
    for seat, points in by_seat(given.points, s.players, "points").items():
        told = Sources(ceremony=points) if isinstance(points, int) else points
        for number, source in enumerate(SOURCES):
            count = getattr(told, source)
            if count > 0 and source not in sources:
                raise BadPosition(f"points come from {', '.join(sources)}, not from {source!r}")
            s.tally[seat * len(SOURCES) + number] = count


def _load_marks(given: CitiesPosition, s: CitiesState) -> None:
    if given.marks is None:
        s.mark_all()
    else:
        for name, kings in given.marks.items():
            site = site_named(s, name, "marks")
            for king, count in by_seat(kings, s.players, f"marks.{name}").items():
                s.change_mark(site, king, count - s.mark(site, king))
    for king in range(s.players):
        placed = sum(s.mark(site, king) for site in range(len(s.owner)))
        s.small[king] = s.box.small - placed
        if s.small[king] < 0:
            raise BadPosition(f"marks: {letter(king)} has {s.box.small} to place, not {placed}")
    if not s.marks_fit():
        clause = s.box.clauses.marks_placed
        raise BadPosition(f"{clause}: the marks are not those the markets have placed")


def _count_supply(given: CitiesPosition, s: CitiesState) -> None:
    """Tokens are in the supply, on sheets or on buildings."""
    lying = Counter(name for held in s.held if held != EMPTY for name in tokens(held))
    for wealth, name in enumerate(WEALTH):
        out = lying[name] + sum(s.has(seat, wealth) for seat in range(s.players))
        left = s.box.tokens[wealth] - out
        if left < 0:
            why = f"there are only {s.box.tokens[wealth]} {name}, not {out}"
            doubt(given, s.box.clauses.tokens, why)
        s.supply[wealth] = max(0, left)
        told = getattr(given.supply, name, s.supply[wealth])
        if told != s.supply[wealth]:
            doubt(given, s.box.clauses.tokens, f"{left} {name} are left for the supply, not {told}")
        s.supply[wealth] = told


def _count_stock(given: CitiesPosition, s: CitiesState) -> None:
    unknown = set(given.stock or {}) - set(s.box.pairs)
    if unknown:
        raise BadPosition(f"stock: there are {', '.join(s.box.pairs)}, not {min(unknown)!r}")
    for pair, name in enumerate(s.box.pairs):
        left = s.stock[pair]
        if left < 0:
            why = f"there are only {s.box.stock[pair]} tiles {name}, not {s.box.stock[pair] - left}"
            doubt(given, s.box.clauses.tiles, why)
        s.stock[pair] = max(0, left)
        told = (given.stock or {}).get(name, s.stock[pair])
        if told != s.stock[pair]:
            doubt(given, s.box.clauses.tiles, f"{left} tiles {name} are left, not {told}")
        s.stock[pair] = told
