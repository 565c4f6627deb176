"""A table written down, and set up again (the format: docs/games/balam.md, docs/games/lapins.md).

Written by hand a position says what matters: cities with their buildings, wealth, cards. Supply,
building tiles, pyramids and control follow from that; an impossible table is refused with the
reason.
"""

from typing import Any, Final

from ceiba.core.errors import BadPosition
from ceiba.core.game import Position
from ceiba.core.reading import an_object, by_seat, number, seat_named
from ceiba.core.seats import letter
from ceiba.games.cities.board import board_text
from ceiba.games.cities.position_cards import dump_cards, load_cards
from ceiba.games.cities.position_course import dump_course, load_course
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import (
    BUILDINGS,
    EMPTY,
    KINDS,
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
from ceiba.games.cities.words import CELL_NAMES

KEYS: Final = (
    *("board", "cities", "marks", "wealth", "points"),
    *("cards", "deck", "discard", "round", "first", "turn", "flipper", "matches"),
    *("building", "war", "plans"),
)


# -- writing ----------------------------------------------------------------------------------


def dump(s: CitiesState) -> Position:
    return {
        "board": board_text(s.land),
        "cities": {
            s.land.site_name(site): _dump_city(s, site)
            for site in range(len(s.owner))
            if s.owner[site] != NOBODY
        },
        "marks": {
            s.land.site_name(site): {
                letter(king): s.mark(site, king) for king in range(s.players) if s.mark(site, king)
            }
            for site in range(len(s.owner))
            if any(s.mark(site, king) for king in range(s.players))
        },
        "wealth": {
            letter(seat): {
                name: s.has(seat, wealth)
                for wealth, name in enumerate(WEALTH)
                if s.has(seat, wealth)
            }
            for seat in range(s.players)
        },
        "points": {
            letter(seat): {
                name: s.tally[seat * len(SOURCES) + source]
                for source, name in enumerate(SOURCES)
                if s.tally[seat * len(SOURCES) + source]
            }
            for seat in range(s.players)
        },
        **dump_cards(s),
        **dump_course(s),
    }


def _dump_city(s: CitiesState, site: int) -> dict[str, str]:
    """``{"king": "A", "1": "village", "2": "reserve prisoner"}``"""
    start = s.land.first[site]
    city = {"king": letter(s.owner[site])}
    for slot in range(s.land.slots[site]):
        kind = s.built[start + slot]
        if NOTHING < kind < KINDS:
            words = [BUILDINGS[kind], *tokens(s.held[start + slot])]
            city[str(slot + 1)] = " ".join(words)
    return city


# -- reading ----------------------------------------------------------------------------------


def load(facts: Position, s: CitiesState) -> None:
    """Lay the facts on a bare table."""
    unknown = set(facts) - set(KEYS)
    if unknown:
        raise BadPosition(f"unknown: {', '.join(sorted(unknown))}; a table has: {', '.join(KEYS)}")
    for name, city in an_object(facts.get("cities", {}), "cities").items():
        _load_city(s, site_named(s, name), an_object(city, name))
    _load_wealth(facts, s)
    _load_points(facts, s)
    _load_marks(facts, s)
    _count_supply(s)
    for site in range(len(s.owner)):
        s.survey(site)
    load_cards(facts, s)
    load_course(facts, s)


def site_named(s: CitiesState, name: Any) -> int:
    """A site of this map by its name."""
    if isinstance(name, str) and name.upper() in CELL_NAMES:
        site = s.land.site_of_word[CELL_NAMES.index(name.upper())]
        if site != NOWHERE:
            return site
    sites = ", ".join(s.land.site_name(site) for site in range(len(s.owner)))
    raise BadPosition(f"{name!r} is no site of this board; there are {sites}")


def _load_city(s: CitiesState, site: int, city: dict[str, Any]) -> None:
    name = s.land.site_name(site)
    if "king" not in city:
        raise BadPosition(f'{name}: whose city is it? say "king": "A"')
    seat = seat_named(city["king"], s.players)
    slots = s.land.slots[site]
    for slot, words in city.items():
        if slot == "king":
            continue
        if slot not in map(str, range(1, slots + 1)):
            raise BadPosition(f"{name} has slots 1 to {slots}, not {slot!r}")
        _load_building(s, seat, s.land.first[site] + int(slot) - 1, str(words).split())
    for kind in s.box.kinds:
        if 0 < s.box.limits[kind] < s.kind_on(site, kind):
            raise BadPosition(f"{name}: a city has at most {s.box.limits[kind]} {BUILDINGS[kind]}")
    s.take_site(seat, site)
    s.large[seat] -= 1
    if s.large[seat] < 0:
        raise BadPosition(f"{letter(seat)} has only {s.box.large} cities")


def _load_building(s: CitiesState, seat: int, place: int, words: list[str]) -> None:
    where = s.land.place_name(place)
    kinds = [BUILDINGS[kind] for kind in s.box.kinds]
    if not words or words[0] not in kinds:
        raise BadPosition(f"{where}: no building {words[:1]}; there are {', '.join(kinds)}")
    kind = BUILDINGS.index(words[0])
    if s.built[place] != NOTHING:
        raise BadPosition(f"{where}: two buildings on one slot")
    s.built[place] = kind
    if s.box.slots[kind] == 2:
        following = s.land.next_place(place)
        if following == NOWHERE or s.built[following] != NOTHING:
            raise BadPosition(f"{where}: a {words[0]} takes this slot and the next on the ring")
        s.built[following] = SECOND
    pair = s.box.pair_of[kind]
    s.stock[pair] -= 1
    if s.stock[pair] < 0:
        raise BadPosition(f"there are only {s.box.stock[pair]} tiles {s.box.pairs[pair]}")
    s.count[seat * KINDS + kind] += 1
    s.held[place] = _load_tokens(s, place, kind, words[1:])


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
    if types and kind == VILLAGE and types[0] != s.land.products[s.land.site_of[place]]:
        raise BadPosition(f"{where}: a village holds only what its site produces, not {names[0]}")
    return types[0] + 1 if types else EMPTY


def _load_wealth(facts: Position, s: CitiesState) -> None:
    """A king who is not mentioned has what kings start with."""
    for seat, things in by_seat(facts.get("wealth"), s.players, "wealth").items():
        for wealth in range(TYPES):
            s.sheet[seat * TYPES + wealth] = 0
        for name, count in an_object(things, "wealth").items():
            if name not in WEALTH:
                raise BadPosition(f"there is no wealth '{name}'; there are {', '.join(WEALTH)}")
            s.sheet[seat * TYPES + WEALTH.index(name)] = number(count, name)


def _load_points(facts: Position, s: CitiesState) -> None:
    """By source, or a plain number."""
    sources = [SOURCES[source] for source in s.box.sources]
    for seat, points in by_seat(facts.get("points"), s.players, "points").items():
        given = points if isinstance(points, dict) else {SOURCES[0]: points}
        for source, count in given.items():
            if source not in sources:
                raise BadPosition(f"points come from {', '.join(sources)}, not from {source!r}")
            s.tally[seat * len(SOURCES) + SOURCES.index(source)] = number(count, source, 10_000)


def _load_marks(facts: Position, s: CitiesState) -> None:
    """Where nothing is said, every market has placed what it should."""
    if "marks" in facts:
        for name, kings in an_object(facts["marks"], "marks").items():
            site = site_named(s, name)
            for king, count in by_seat(kings, s.players, name).items():
                placed = number(count, name, s.box.small)
                s.change_mark(site, king, placed - s.mark(site, king))
    else:
        s.mark_all()
    for king in range(s.players):
        placed = sum(s.mark(site, king) for site in range(len(s.owner)))
        s.small[king] = s.box.small - placed
        if s.small[king] < 0:
            raise BadPosition(f"{letter(king)} has only {s.box.small} to place, not {placed}")
    if not s.marks_fit():
        raise BadPosition(
            f"{s.box.clauses.marks_placed}: the marks are not those the markets have placed"
        )


def _count_supply(s: CitiesState) -> None:
    """Tokens are in the supply, on sheets or on buildings."""
    for wealth, name in enumerate(WEALTH):
        out = sum(s.has(seat, wealth) for seat in range(s.players))
        out += sum(tokens(held).count(name) for held in s.held)
        s.supply[wealth] = s.box.tokens[wealth] - out
        if s.supply[wealth] < 0:
            raise BadPosition(f"there are only {s.box.tokens[wealth]} {name}, not {out}")
