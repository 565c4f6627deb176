"""Answers that name what is not there: no site, no such slot, no building, the second slot."""

from mypy_extensions import i64

from ceiba.core.sentence import Refusal
from ceiba.core.value import Thing
from ceiba.games.cities import refusals
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import BUILDINGS, EMPTY, KINDS, MOST_SLOTS, NOTHING, NOWHERE


def no_place(s: CitiesState, word: i64) -> Refusal | None:
    """BA-0.2, DL-0.2: the site or the slot a name stands for is not on this map."""
    site: i64 = s.land.site_named(word // MOST_SLOTS)
    if site == NOWHERE:
        return refusals.NoSite(s.box.clauses.sites)
    slots: i64 = s.land.slots_on(site)
    if word % MOST_SLOTS < slots:
        return None
    name = s.land.site_name(site)
    return refusals.NoSuchSlot(s.box.clauses.sites, Thing(name), slots)


def no_token(s: CitiesState, seat: i64, word: i64, clause: str) -> Refusal | None:
    """No token of a king's Mayas lies at the place of that name."""
    missing = no_place(s, word)
    if missing is not None:
        return missing
    place: i64 = s.land.place_named(word)
    if s.token_at(place) == EMPTY:
        return refusals.NoTokenThere(clause)
    if s.owner[s.land.site_of(place)] != seat:
        return refusals.NotYourToken(clause)
    return None


def no_building(s: CitiesState, word: i64, clause: str) -> Refusal | None:
    """The slot named has no building; BA-9.6, DL-3.9: or is the second one of a large one."""
    missing = no_place(s, word)
    if missing is not None:
        return missing
    place: i64 = s.land.place_named(word)
    if s.kind_at(place) == NOTHING:
        site = s.land.site_name(s.land.site_of(place))
        return refusals.NoBuilding(clause, Thing(site))
    if s.kind_at(place) < KINDS:
        return None
    first: i64 = s.land.place_before(place)
    return refusals.SecondSlot(
        s.box.clauses.large_building,
        s.land.the_place(place),
        s.land.the_place(first),
        Thing(BUILDINGS[s.kind_at(first)]),
    )
