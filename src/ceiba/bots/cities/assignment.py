"""The best distribution for one king: an exact search, used by bots and by "arrange for me".

What is planned already stays as it is: the search is about the other tokens and the room left.

Roads part a king's cities into zones that tokens cannot leave; within a zone every token reaches
every building, so only numbers of tokens by type matter. Palaces, reserves and garrisons are
sinks (sinks.py), and so are temples that value each token by itself. Temples that ask for
different types and value the number of them are searched: as larger sets are worth more and more
(the table is convex), some best answer is nested, each temple's set within that of the one
before, and is told by how many temples take each type. Temples that have tokens planned come
first, the fullest before the others.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.cities.sinks import NO, Sinks
from ceiba.core.bits import BIT
from ceiba.games.cities.answers import DONE, DROP, KEEP, TAKE, TO
from ceiba.games.cities.plans import destinations, in_reach, type_of
from ceiba.games.cities.state import NO_PLAN, CitiesState
from ceiba.games.cities.things import (
    EMPTY,
    KINDS,
    NOTHING,
    NOWHERE,
    OBSIDIAN,
    PALACE,
    PRISONERS_2,
    RESERVE,
    TEMPLE,
    TYPES,
)

_PALACE: Final = 0
_RESERVE: Final = 1
_GARRISON: Final = 2
_TEMPLE: Final = 3


class Wishes:
    """What a king values, in whole numbers of his choice: only how they compare matters."""

    def __init__(self, point: i64, collect: list[int], store: list[int], equip: i64) -> None:
        self.point: i64 = point
        """A point of a ceremony."""
        self.collect: list[int] = collect
        """A token of each type as king wealth."""
        self.collect_more: list[int] = collect
        """Every further one of the type in the same round; at most as much."""
        self.store: list[int] = store
        """A token of each type in a reserve."""
        self.store_more: list[int] = [value // 2 for value in store]
        self.equip: i64 = equip
        """An obsidian on a garrison, where garrisons can be equipped."""


class Zone:
    """Cities between which a king's tokens travel freely, and what is in them."""

    def __init__(self) -> None:
        self.tokens: list[int] = []
        """Movable tokens, as in `CitiesState.goal`."""
        self.places: list[list[int]] = [[], [], [], []]
        """Palaces, reserves, garrisons and temples."""


def best_plan(s: CitiesState, seat: i64, wishes: Wishes) -> list[int]:
    """The answers of the walk that make the best of a plan, `done` at the end."""
    steps: list[int] = []
    if s.hand[seat] != NOWHERE:
        # where another token is on its way, this one cannot stay
        steps.append(KEEP if s.load_at(s.hand[seat] % len(s.built)) == 0 else DROP)
    for zone in zones(s, seat):
        arrange(s, zone, wishes, steps)
    steps.append(DONE)
    return carried_on(s, seat, steps) if steps[0] == KEEP else steps


def carried_on(s: CitiesState, seat: i64, steps: list[int]) -> list[int]:
    """What is in the hand goes at once where it will go, rather than back and up again."""
    taking: i64 = TAKE + s.land.place_word(s.hand[seat] % len(s.built))
    for i in range(1, len(steps) - 1):
        if steps[i] == taking and steps[i + 1] in destinations(s, seat):
            return [steps[i + 1], *steps[1:i], *steps[i + 2 :]]
    return steps


def zones(s: CitiesState, seat: i64) -> list[Zone]:
    """The own cities, by which of them tokens can travel between."""
    found: list[Zone] = []
    done: i64 = 0
    for site in range(len(s.owner)):
        if s.owner[site] != seat or (done >> site) & 1:
            continue
        reach: i64 = in_reach(s, seat, site)
        zone = Zone()
        for other in range(len(s.owner)):
            if s.owner[other] == seat and (reach >> other) & 1:
                done |= BIT[other]
                add_city(s, zone, other)
        if len(zone.tokens) > 0:
            zone.places[_TEMPLE].sort(key=lambda place: -s.temple_points(s.load_at(place)))
            found.append(zone)
    return found


def add_city(s: CitiesState, zone: Zone, site: i64) -> None:
    start: i64 = s.land.first_place(site)
    for place in range(start, start + s.land.slots_on(site)):
        kind: i64 = s.kind_at(place)
        if s.token_at(place) != EMPTY:
            if s.goal_of(place) == NO_PLAN:
                zone.tokens.append(place)
            second: i64 = place + len(s.built)
            if s.token_at(place) == PRISONERS_2 and s.goal_of(second) == NO_PLAN:
                zone.tokens.append(second)
        if kind == PALACE:
            zone.places[_PALACE].append(place)
        elif kind == TEMPLE:
            zone.places[_TEMPLE].append(place)
        elif s.load_at(place) > 0:
            continue  # another token is on its way there
        elif kind == RESERVE:
            zone.places[_RESERVE].append(place)
        elif NOTHING < kind < KINDS and s.box.levels[kind] > 0 and s.garrison_takes(OBSIDIAN):
            zone.places[_GARRISON].append(place)


# -- the best numbers -------------------------------------------------------------------------


def make_sinks(s: CitiesState, zone: Zone, wishes: Wishes, temples: bool) -> Sinks:
    """Palaces, reserves and garrisons, and temples if they value each token by itself."""
    room: list[int] = [
        len(palace_seats(s, zone)),
        len(zone.places[_RESERVE]),
        len(zone.places[_GARRISON]),
        len(free_seats(s, zone)) if temples else 0,
    ]
    first: list[int] = wishes.collect + wishes.store
    more: list[int] = wishes.collect_more + wishes.store_more
    for wealth in range(TYPES):
        value: i64 = wishes.equip if s.garrison_takes(wealth) else NO
        first.append(value)
        more.append(value)
    for wealth in range(TYPES):
        points: i64 = s.temple_points(s.temple_load(0, wealth)) * wishes.point
        first.append(points)
        more.append(points)
    return Sinks(room, first, more)


def arrange(s: CitiesState, zone: Zone, wishes: Wishes, steps: list[int]) -> None:
    """The best plan of one zone, as steps of the walk."""
    counts: list[int] = [0] * TYPES
    for token in zone.tokens:
        counts[type_of(s, token)] += 1
    taken: list[int] = [0] * TYPES
    """By type: how many temples take one, where temples ask for different types."""
    if s.temple_load(s.temple_load(0, 0), 0) != NO_PLAN:
        sinks = make_sinks(s, zone, wishes, True)
        sinks.fill(counts)
    else:
        search = SetSearch(s, zone, wishes, counts)
        taken = search.best
        sinks = make_sinks(s, zone, wishes, False)
        rest: list[int] = [counts[wealth] - taken[wealth] for wealth in range(TYPES)]
        sinks.fill(rest)
    write_steps(s, zone, sinks, taken, steps)


class SetSearch:
    """How many temples take each type: all answers, those left out that cannot be better."""

    def __init__(self, s: CitiesState, zone: Zone, wishes: Wishes, counts: list[int]) -> None:
        self.s = s
        self.zone = zone
        self.wishes = wishes
        self.counts = counts
        self.loads: list[int] = [s.load_at(place) for place in zone.places[_TEMPLE]]
        self.lacking: list[list[int]] = [lacking(s, self.loads, wealth) for wealth in range(TYPES)]
        self.spare: i64 = len(palace_seats(s, zone)) + len(zone.places[_RESERVE])
        self.now: list[int] = [0] * TYPES
        self.best: list[int] = [0] * TYPES
        self.most: i64 = -1
        self.values: list[int] = [
            max(wishes.collect[wealth], wishes.store[wealth]) for wealth in range(TYPES)
        ]
        self.choose(0)

    def choose(self, wealth: i64) -> None:
        if wealth == TYPES:
            self.weigh()
            return
        number: i64 = min(self.counts[wealth], len(self.lacking[wealth]))
        while number >= 0:
            self.now[wealth] = number
            self.choose(wealth + 1)
            number -= 1

    def weigh(self) -> None:
        loads: list[int] = self.loads.copy()
        for wealth in range(TYPES):
            for i in range(self.now[wealth]):
                temple: i64 = self.lacking[wealth][i]
                loads[temple] = self.s.temple_load(loads[temple], wealth)
        points: i64 = 0
        for load in loads:
            points += self.s.temple_points(load)
        worth: i64 = points * self.wishes.point
        if worth + self.at_most() <= self.most:
            return
        if self.spare > 0:
            rest: list[int] = [self.counts[w] - self.now[w] for w in range(TYPES)]
            worth += make_sinks(self.s, self.zone, self.wishes, False).fill(rest)
        if worth > self.most:
            self.most = worth
            self.best = self.now.copy()

    def at_most(self) -> i64:
        """No more than this can be made of what the temples leave."""
        left: i64 = 0
        dearest: i64 = 0
        worth: i64 = 0
        for wealth in range(TYPES):
            rest: i64 = self.counts[wealth] - self.now[wealth]
            if rest > 0:
                left += rest
                worth += rest * self.values[wealth]
                dearest = max(dearest, self.values[wealth])
        return min(worth, min(left, self.spare) * dearest)


# -- steps of the walk ------------------------------------------------------------------------


def write_steps(
    s: CitiesState, zone: Zone, sinks: Sinks, taken: list[int], steps: list[int]
) -> None:
    """Who goes where: tokens that may stay in a reserve or on a garrison do."""
    left: list[int] = sinks.filled.copy()
    moving: list[int] = []
    free: list[list[int]] = [[], zone.places[_RESERVE].copy(), zone.places[_GARRISON].copy()]
    for token in zone.tokens:
        place: i64 = token % len(s.built)
        wealth: i64 = type_of(s, token)
        stays = False
        for sink in range(_RESERVE, _GARRISON + 1):
            if place in free[sink] and left[sink * TYPES + wealth] > 0:
                left[sink * TYPES + wealth] -= 1
                free[sink].remove(place)
                stays = True
        if not stays:
            moving.append(token)
    palaces = palace_seats(s, zone)
    temples = temple_seats(s, zone, left, taken)
    waiting: list[int] = []
    for token in moving:
        place = token % len(s.built)
        wealth = type_of(s, token)
        goal: i64 = NOWHERE
        if len(temples[wealth]) > 0:
            goal = temples[wealth].pop()
        elif left[_PALACE * TYPES + wealth] > 0:
            left[_PALACE * TYPES + wealth] -= 1
            goal = palaces.pop()
        if goal == NOWHERE:
            waiting.append(token)
        else:
            steps.extend([TAKE + s.land.place_word(place), TO + s.land.place_word(goal)])
    for sink in range(_RESERVE, _GARRISON + 1):
        for token in waiting.copy():
            wealth = type_of(s, token)
            if left[sink * TYPES + wealth] > 0:
                left[sink * TYPES + wealth] -= 1
                waiting.remove(token)
                put_away(s, token, free[sink], waiting, steps)


def put_away(
    s: CitiesState, token: i64, free: list[int], waiting: list[int], steps: list[int]
) -> None:
    """Into an empty place if there is one; else what lies there is given away."""
    for place in free:
        if place not in waiting:
            break
    else:
        place = free[0]
        waiting.remove(place)
        steps.extend([TAKE + s.land.place_word(place), DROP])
    free.remove(place)
    steps.append(TAKE + s.land.place_word(token % len(s.built)))
    steps.append(TO + s.land.place_word(place))


def palace_seats(s: CitiesState, zone: Zone) -> list[int]:
    """Each palace as often as it has room."""
    found: list[int] = []
    for place in zone.places[_PALACE]:
        for _ in range(s.box.palace_room - s.load_at(place)):
            found.append(place)
    return found


def free_seats(s: CitiesState, zone: Zone) -> list[int]:
    """Each temple as often as it has room, where it takes any tokens."""
    found: list[int] = []
    for place in zone.places[_TEMPLE]:
        load: i64 = s.temple_load(s.load_at(place), 0)
        while load != NO_PLAN:
            found.append(place)
            load = s.temple_load(load, 0)
    return found


def lacking(s: CitiesState, loads: list[int], wealth: i64) -> list[int]:
    """The temples, by their number, that still take a token of a type."""
    found: list[int] = []
    for temple in range(len(loads)):
        if s.temple_load(loads[temple], wealth) != NO_PLAN:
            found.append(temple)
    return found


def temple_seats(s: CitiesState, zone: Zone, left: list[int], taken: list[int]) -> list[list[int]]:
    """By type: the temples its tokens go to."""
    seats: list[list[int]] = [[], [], [], [], [], []]
    temples = zone.places[_TEMPLE]
    loads: list[int] = [s.load_at(place) for place in temples]
    for wealth in range(TYPES):
        free = lacking(s, loads, wealth)
        for number in range(taken[wealth]):
            seats[wealth].append(temples[free[number]])
    room: list[int] = []
    if sum(left[_TEMPLE * TYPES :]) > 0:
        room = free_seats(s, zone)
    for wealth in range(TYPES):
        for _ in range(left[_TEMPLE * TYPES + wealth]):
            seats[wealth].append(room.pop())
    return seats
