"""Cities and buildings: founding, putting up, losing (BA-9, BA-10, DL-3A to DL-3C).

However a building is lost, its tile and the tokens on it return to the supply and what a market
had placed to its king (BA-R81, DL-R56). A site without building belongs to nobody.
"""

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.value import Thing, who
from ceiba.games.cities import events
from ceiba.games.cities.facts import PIECES_NEWS
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.supply import discard_token
from ceiba.games.cities.things import (
    BUILDINGS,
    EMPTY,
    GARRISON,
    KINDS,
    MARKET,
    NOBODY,
    NOTHING,
    PRISONERS_2,
    SECOND,
)


def found_city(s: CitiesState, seat: i64, site: i64, sink: Sink | None) -> None:
    """BA-9.4, DL-3.7: a large pyramid or stele marks the city."""
    s.take_site(seat, site)
    s.news |= PIECES_NEWS
    s.large[seat] -= 1
    if sink is not None:
        sink.tell(
            EVERYONE, events.Founded(s.box.clauses.founding, who(seat), s.land.the_site(site))
        )
    s.site_taken(site, sink)
    s.survey(site)


def put_up(s: CitiesState, place: i64, kind: i64, clause: str, sink: Sink | None) -> None:
    """A building on free slots of a city; a better garrison takes the place of a simple one."""
    site: i64 = s.land.site_of(place)
    seat: i64 = s.owner[site]
    s.news |= PIECES_NEWS
    before = s.kind_at(place)
    if before == NOTHING:
        s.stock[s.box.pair_of[kind]] -= 1
    else:
        s.count[seat * KINDS + before] -= 1
    s.put_building(place, kind)
    if s.box.slots[kind] == 2:
        s.put_building(s.land.next_place(place), SECOND)
    s.count[seat * KINDS + kind] += 1
    if sink is not None:
        building = Thing(BUILDINGS[kind])
        sink.tell(EVERYONE, events.Raised(clause, who(seat), s.land.the_place(place), building))
    if kind == MARKET:
        s.market_raised(seat, site, sink)


def take_down(s: CitiesState, place: i64, clause: str, sink: Sink | None) -> None:
    """A whole building off the board; the city stays, even if nothing is left in it.

    BA-11.12, DL-3.32, DL-R57.
    """
    site: i64 = s.land.site_of(place)
    seat: i64 = s.owner[site]
    kind = s.kind_at(place)
    while s.token_at(place) != EMPTY:
        discard_token(s, place)
    s.put_building(place, NOTHING)
    if s.box.slots[kind] == 2:
        s.put_building(s.land.next_place(place), NOTHING)
    s.news |= PIECES_NEWS
    s.stock[s.box.pair_of[kind]] += 1
    s.count[seat * KINDS + kind] -= 1
    if sink is not None:
        building = Thing(BUILDINGS[kind])
        sink.tell(EVERYONE, events.Lost(clause, who(seat), s.land.the_place(place), building))
    if kind == MARKET:
        s.market_lost(seat, site, sink)


def take_down_level(s: CitiesState, place: i64, clause: str, sink: Sink | None) -> None:
    """A building, or one level of a garrison that has two (DL-3.27, DL-3.31, DL-R33)."""
    kind = s.kind_at(place)
    if s.box.levels[kind] < 2:
        take_down(s, place, clause, sink)
        return
    seat: i64 = s.owner[s.land.site_of(place)]
    s.news |= PIECES_NEWS
    s.count[seat * KINDS + kind] -= 1
    s.count[seat * KINDS + GARRISON] += 1
    s.put_building(place, GARRISON)
    if sink is not None:
        sink.tell(EVERYONE, events.Weakened(clause, who(seat), s.land.the_place(place)))
    while tokens_on(s, place) > s.box.room[GARRISON]:
        discard_token(s, place)


def tokens_on(s: CitiesState, place: i64) -> i64:
    token = s.token_at(place)
    if token == EMPTY:
        return 0
    return 2 if token == PRISONERS_2 else 1


def abandon(s: CitiesState, site: i64, sink: Sink | None) -> None:
    """BA-11.16, BA-R81, DL-R56: the last building is gone: the city belongs to nobody."""
    seat: i64 = s.owner[site]
    s.free_site(site)
    s.news |= PIECES_NEWS
    s.large[seat] += 1
    s.survey(site)
    if sink is not None:
        sink.tell(
            EVERYONE, events.CityLost(s.box.clauses.city_lost, who(seat), s.land.the_site(site))
        )


def abandon_if_empty(s: CitiesState, site: i64, sink: Sink | None) -> None:
    if s.owner[site] != NOBODY and s.is_empty(site):
        abandon(s, site, sink)
        s.site_emptied(site, sink)


def lose_city(s: CitiesState, site: i64, clause: str, sink: Sink | None) -> None:
    """BA-R60: all its buildings, one after the other."""
    start: i64 = s.land.first_place(site)
    for place in range(start, start + s.land.slots_on(site)):
        if NOTHING < s.kind_at(place) < KINDS:
            take_down(s, place, clause, sink)
    abandon_if_empty(s, site, sink)
