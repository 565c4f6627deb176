"""Plans of a distribution: where a token may go, and why it may not (BA-17 to BA-21, DL-7).

A token is numbered by its place; the second of two prisoners on a garrison after all places.
"""

from typing import Final

from mypy_extensions import i16, i64

from ceiba.core.bits import BIT
from ceiba.core.sentence import Refusal
from ceiba.core.value import Thing, who_all
from ceiba.games.cities import refusals
from ceiba.games.cities.answers import DROP, KEEP
from ceiba.games.cities.menus import GOALS, SLOT_SETS
from ceiba.games.cities.naming import no_building, no_place
from ceiba.games.cities.reasons import FITS, FULL, NO_USE, WRONG_TYPE
from ceiba.games.cities.state import NO_PLAN, CitiesState
from ceiba.games.cities.things import (
    BUILDINGS,
    EMPTY,
    KINDS,
    NOBODY,
    NOTHING,
    NOWHERE,
    PALACE,
    PRISONER,
    PRISONERS_2,
    RESERVE,
    TEMPLE,
    VILLAGE,
    WEALTH,
)

_TOLL: Final = 100
"""A closed site on the way; a city one more."""
_NO_WAY: Final = 1_000_000


# -- the steps --------------------------------------------------------------------------------


def type_of(s: CitiesState, token: i64) -> i64:
    """The wealth of a token; second tokens are prisoners."""
    if token >= len(s.built) or s.token_at(token) == PRISONERS_2:
        return PRISONER
    return s.token_at(token) - 1


def take_up(s: CitiesState, seat: i64, place: i64) -> None:
    """The token on a building; of two alike first those without a plan, then each in turn."""
    token: i64 = place
    if s.token_at(place) == PRISONERS_2 and s.goal_of(place) != NO_PLAN:
        token = place + len(s.built)
        if s.goal_of(token) != NO_PLAN:
            s.goal[place], s.goal[token] = s.goal[token], s.goal[place]
    unplan(s, token)
    s.hand[seat] = token


def unplan(s: CitiesState, token: i64) -> None:
    """Forget where a token was to go."""
    goal: i64 = s.goal_of(token)
    if goal >= 0:
        if s.kind_at(goal) == TEMPLE:
            s.load[goal] = i16(s.temple_unload(s.load_at(goal), type_of(s, token)))
        else:
            s.load[goal] -= 1
    s.goal[token] = NO_PLAN


def send(s: CitiesState, token: i64, place: i64) -> None:
    s.goal[token] = i16(place)
    if s.kind_at(place) == TEMPLE:
        s.load[place] = i16(s.temple_load(s.load_at(place), type_of(s, token)))
    else:
        s.load[place] += 1


def is_goal(s: CitiesState, kind: i64) -> bool:
    """BA-17.1, DL-7.2: whether tokens may go to a building of that kind at all."""
    if kind in (TEMPLE, PALACE, RESERVE):
        return True
    return NOTHING < kind < KINDS and s.box.levels[kind] > 0


def check_goal(s: CitiesState, place: i64, wealth: i64) -> i64:
    """Whether a building can receive one more token of a type, or why not.

    BA-R38: own buildings only, BA-18.2: a garrison holds one token. BA-R41, DL-R48: judged on
    what will lie there when all plans are carried out.
    """
    kind: i64 = s.kind_at(place)
    if kind == TEMPLE:
        return FITS if s.temple_load(s.load_at(place), wealth) != NO_PLAN else FULL
    if kind == PALACE:
        return FITS if s.load_at(place) < s.box.palace_room else FULL
    if not is_goal(s, kind):
        return NO_USE
    if kind != RESERVE and not s.garrison_takes(wealth):
        return WRONG_TYPE
    if s.load_at(place) == 0 and (s.token_at(place) == EMPTY or s.goal_of(place) != NO_PLAN):
        return FITS
    return FULL


def in_reach(s: CitiesState, seat: i64, site: i64) -> i64:
    """BA-R40, DL-R49: bit mask of the sites a king's token can come to from a site."""
    if (s.passable[seat] >> site) & 1 == 0:
        return BIT[site]
    return s.land.reach(site, s.passable[seat])


def destinations(s: CitiesState, seat: i64) -> list[int]:
    """BA-R39, DL-R48: every place the token in hand may go to, and what else may become of it."""
    token: i64 = s.hand[seat]
    place: i64 = token % len(s.built)
    wealth: i64 = type_of(s, token)
    land = s.land
    reach: i64 = BIT[land.site_of(place)]
    if len(s.realm[seat]) > 1:
        reach = in_reach(s, seat, land.site_of(place))
    actions: list[int] = []
    for site in s.realm[seat]:
        if (reach >> site) & 1:
            start: i64 = land.first_place(site)
            slots: i64 = 0
            bit: i64 = 1
            for goal in range(start, start + land.slots_on(site)):
                if goal != place and check_goal(s, goal, wealth) == FITS:
                    slots |= bit
                bit <<= 1
            if slots != 0:
                actions += GOALS[land.word_of(site) * SLOT_SETS + slots]
    if s.load_at(place) == 0:
        actions.append(KEEP)
    if s.kind_at(place) != VILLAGE:
        actions.append(DROP)
    return actions


# -- why a token cannot go there --------------------------------------------------------------


def goal_refusal(s: CitiesState, seat: i64, token: i64, word: i64) -> Refusal:
    """Why the token in hand cannot go to the place of that name."""
    clauses = s.box.clauses
    missing = no_place(s, word)
    if missing is not None:
        return missing
    place: i64 = s.land.place_named(word)
    site: i64 = s.land.site_of(place)
    where = s.land.the_place(place)
    if s.owner[site] != seat:
        return refusals.NotYourCity(clauses.transport, s.land.the_site(site))
    if place == token % len(s.built):
        if s.load[place] > 0:
            return refusals.PlacePromised(clauses.capacity, where)
        return refusals.LiesThereAlready(clauses.transport, where)
    missing = no_building(s, word, clauses.transport)
    if missing is not None:
        return missing
    wealth: i64 = type_of(s, token)
    building = Thing(BUILDINGS[s.kind_at(place)])
    reason = check_goal(s, place, wealth)
    if reason == NO_USE:
        return refusals.NoUseThere(clauses.transport, where, building)
    if reason == WRONG_TYPE:
        return refusals.NotOnGarrison(clauses.garrisons, Thing(WEALTH[wealth]))
    if reason == FITS:
        return road_refusal(s, seat, s.land.site_of(token % len(s.built)), site)
    if s.kind_at(place) in (TEMPLE, PALACE):
        return refusals.HasEnough(clauses.capacity, where, building, Thing(WEALTH[wealth]))
    full = clauses.storage if s.kind_at(place) == RESERVE else clauses.garrisons
    return refusals.HoldsToken(full, where, building)


def road_refusal(s: CitiesState, seat: i64, start: i64, goal: i64) -> Refusal:
    """What closes the way from one own city to another."""
    closed = barriers(s, seat, start, goal)
    clause = s.road_clause(seat, closed[0], start, goal)
    if len(closed) > 1:
        return refusals.RoadsBlocked(clause, [s.land.the_site(site) for site in closed])
    site = s.land.the_site(closed[0])
    holders: i64 = 0
    for king in range(s.players):
        holders |= ((s.passable[king] >> closed[0]) & 1) << king
    if holders == 0:
        return refusals.RoadBlockedToAll(clause, site)
    return refusals.RoadBlocked(clause, site, who_all(holders))


def barriers(s: CitiesState, seat: i64, start: i64, goal: i64) -> list[int]:
    """The closed sites of the way with the fewest of them, both ends included (BA-R40, DL-R49).

    Of ways alike in that, one with available sites: a king can do something about those.
    """
    tolls: list[int] = []
    for site in range(len(s.owner)):
        toll: i64 = _TOLL if s.owner[site] == NOBODY else _TOLL + 1
        tolls.append(0 if (s.passable[seat] >> site) & 1 else toll)
    least: list[int] = [_NO_WAY] * len(s.owner)
    least[start] = tolls[start]
    via: list[int] = [NOWHERE] * len(s.owner)
    better = True
    while better:
        better = False
        for site in range(len(s.owner)):
            for other in s.land.near(site):
                if least[site] + tolls[other] < least[other]:
                    least[other] = least[site] + tolls[other]
                    via[other] = site
                    better = True
    closed: list[int] = []
    here: i64 = goal
    while here != NOWHERE:
        if tolls[here] > 0:
            closed.insert(0, here)
        here = via[here]
    return closed
