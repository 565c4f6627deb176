"""Plans of a distribution: where a token may go, and why it may not (BA-17 to BA-21, DL-7).

A token is numbered by its place; the second of two prisoners on a garrison after all places.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.core.bits import BIT
from ceiba.core.event import Value
from ceiba.core.seats import letter
from ceiba.core.state import Refusal
from ceiba.games.cities.answers import DROP, KEEP
from ceiba.games.cities.clauses import (
    BLOCKED_ROAD,
    CAPACITY,
    ENEMY_CITY,
    GARRISONS,
    STORAGE,
    TRANSPORT,
)
from ceiba.games.cities.menus import GOALS, SLOT_SETS
from ceiba.games.cities.state import NO_PLAN, CitiesState
from ceiba.games.cities.things import (
    BUILDINGS,
    EMPTY,
    KINDS,
    NOBODY,
    NOTHING,
    PALACE,
    PRISONER,
    PRISONERS_2,
    RESERVE,
    TEMPLE,
    VILLAGE,
    WEALTH,
)

FITS: Final = 0
NOT_YOURS: Final = 1
BLOCKED: Final = 2
NO_USE: Final = 3
FULL: Final = 4
WRONG_TYPE: Final = 5


# -- the steps --------------------------------------------------------------------------------


def type_of(s: CitiesState, token: i64) -> i64:
    """The wealth of a token; second tokens are prisoners."""
    if token >= len(s.built) or s.held[token] == PRISONERS_2:
        return PRISONER
    return s.held[token] - 1


def take_up(s: CitiesState, seat: i64, place: i64) -> None:
    """The token on a building; of two alike first those without a plan, then each in turn."""
    token: i64 = place
    if s.held[place] == PRISONERS_2 and s.goal[place] != NO_PLAN:
        token = place + len(s.built)
        if s.goal[token] != NO_PLAN:
            s.goal[place], s.goal[token] = s.goal[token], s.goal[place]
    unplan(s, token)
    s.hand[seat] = token


def unplan(s: CitiesState, token: i64) -> None:
    """Forget where a token was to go."""
    goal: i64 = s.goal[token]
    if goal >= 0:
        if s.built[goal] == TEMPLE:
            s.load[goal] = s.temple_unload(s.load[goal], type_of(s, token))
        else:
            s.load[goal] -= 1
    s.goal[token] = NO_PLAN


def send(s: CitiesState, token: i64, place: i64) -> None:
    s.goal[token] = place
    if s.built[place] == TEMPLE:
        s.load[place] = s.temple_load(s.load[place], type_of(s, token))
    else:
        s.load[place] += 1


def is_goal(s: CitiesState, kind: i64) -> bool:
    """BA-17.1, DL-7.2: whether tokens may go to a building of that kind at all."""
    if kind in (TEMPLE, PALACE, RESERVE):
        return True
    return NOTHING < kind < KINDS and s.box.levels[kind] > 0


def has_room_for(s: CitiesState, place: i64, wealth: i64) -> bool:
    """BA-R41, DL-R48: judged on what will lie there when all plans are carried out."""
    kind: i64 = s.built[place]
    if kind == TEMPLE:
        return s.temple_load(s.load[place], wealth) != NO_PLAN
    if kind == PALACE:
        return s.load[place] < s.box.palace_room
    return s.load[place] == 0 and (s.held[place] == EMPTY or s.goal[place] != NO_PLAN)


def takes(s: CitiesState, place: i64, wealth: i64) -> bool:
    """Whether a building can receive one more token of a type."""
    kind: i64 = s.built[place]
    if kind in (TEMPLE, PALACE, RESERVE):
        return has_room_for(s, place, wealth)
    if NOTHING < kind < KINDS and s.box.levels[kind] > 0:
        return s.garrison_takes(wealth) and has_room_for(s, place, wealth)
    return False


def in_reach(s: CitiesState, seat: i64, site: i64) -> i64:
    """BA-R40, DL-R49: bit mask of the sites a king's token can come to from a site."""
    if (s.passable[seat] >> site) & 1 == 0:
        return BIT[site]
    return s.land.reach(site, s.passable[seat])


def destinations(s: CitiesState, seat: i64) -> list[int]:
    """Every place the token in hand may go to, and what else may become of it."""
    token: i64 = s.hand[seat]
    place: i64 = token % len(s.built)
    wealth: i64 = type_of(s, token)
    land = s.land
    reach: i64 = BIT[land.site_of[place]]
    if len(s.realm[seat]) > 1:
        reach = in_reach(s, seat, land.site_of[place])
    actions: list[int] = []
    for site in s.realm[seat]:
        if (reach >> site) & 1:
            start: i64 = land.first[site]
            slots: i64 = 0
            bit: i64 = 1
            for goal in range(start, start + land.slots[site]):
                if goal != place and takes(s, goal, wealth):
                    slots |= bit
                bit <<= 1
            if slots != 0:
                actions.extend(GOALS[land.words[site] * SLOT_SETS + slots])
    if s.load[place] == 0:
        actions.append(KEEP)
    if s.built[place] != VILLAGE:
        actions.append(DROP)
    return actions


# -- why a token cannot go there --------------------------------------------------------------


def why_not(s: CitiesState, seat: i64, token: i64, place: i64) -> i64:
    site: i64 = s.land.site_of[place]
    kind: i64 = s.built[place]
    if s.owner[site] != seat:
        return NOT_YOURS
    if not is_goal(s, kind):
        return NO_USE
    wealth: i64 = type_of(s, token)
    if s.box.levels[kind] > 0 and not s.garrison_takes(wealth):
        return WRONG_TYPE
    if (in_reach(s, seat, s.land.site_of[token % len(s.built)]) >> site) & 1 == 0:
        return BLOCKED
    return FITS if has_room_for(s, place, wealth) else FULL


def road_refusal(s: CitiesState, seat: i64, token: i64, place: i64) -> Refusal:
    clauses = s.box.clauses
    reason = why_not(s, seat, token, place)
    wealth = WEALTH[type_of(s, token)]
    where = s.land.place_name(place)
    if reason == NOT_YOURS:
        return Refusal(clauses[TRANSPORT], "not-your-city", {"site": where.partition(".")[0]})
    if reason == NO_USE:
        return Refusal(clauses[TRANSPORT], "no-use-there", {"place": where})
    if reason == WRONG_TYPE:
        return Refusal(clauses[GARRISONS], "not-on-garrison", {"wealth": wealth})
    if reason == BLOCKED:
        start: i64 = s.land.site_of[token % len(s.built)]
        barrier = first_barrier(s, seat, start, s.land.site_of[place])
        data: dict[str, Value] = {
            "site": s.land.site_name(barrier),
            "seat": letter(controller(s, seat, barrier)),
        }
        enemy = s.owner[barrier] != NOBODY and s.owner[barrier] != seat
        clause = clauses[ENEMY_CITY] if enemy else clauses[BLOCKED_ROAD]
        return Refusal(clause, "road-blocked", data)
    kind: i64 = s.built[place]
    building = BUILDINGS[kind]
    if kind == RESERVE or s.box.levels[kind] > 0:
        full = clauses[STORAGE] if kind == RESERVE else clauses[GARRISONS]
        return Refusal(full, "holds-a-token", {"place": where, "building": building})
    return Refusal(
        clauses[CAPACITY],
        "has-enough",
        {"place": where, "building": building, "wealth": wealth},
    )


def first_barrier(s: CitiesState, seat: i64, site: i64, goal: i64) -> i64:
    """What closes the road: the own city itself, or a closed site between here and there.

    Rather an available site than a city: that is the one a king can do something about.
    """
    if (s.passable[seat] >> site) & 1 == 0:
        return site
    reach: i64 = in_reach(s, seat, site)
    beyond: i64 = s.land.reach(goal, ~reach)
    found: i64 = goal
    for other in range(len(s.owner)):
        if (beyond >> other) & 1 and s.land.near_mask[other] & reach:
            if s.owner[other] == NOBODY:
                return other
            if found == goal:
                found = other
    return found


def controller(s: CitiesState, seat: i64, site: i64) -> i64:
    """Who closes a site to a king: the enemy with the most marks there, else its owner."""
    best: i64 = s.owner[site]
    most: i64 = 0 if best != NOBODY and best != seat else -1
    for king in range(s.players):
        if king != seat and s.mark(site, king) > most:
            most = s.mark(site, king)
            best = king
    return best
