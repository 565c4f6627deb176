"""The end of the game: corn, skulls, monuments, ranking (TZ-21, TZ-24)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.bits import bits
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.ranking import first, ranked
from ceiba.core.state import State, Task
from ceiba.core.value import who, who_all
from ceiba.games.tzolkin import events
from ceiba.games.tzolkin.materials import score
from ceiba.games.tzolkin.state import (
    FROM_CORN,
    FROM_MONUMENTS,
    FROM_SKULLS,
    QUARTERS,
    SOURCES,
    TzolkinState,
)
from ceiba.games.tzolkin.tables import (
    BUILDING_TYPE,
    GOLD,
    MATERIALS,
    MONUMENT_POINTS,
    MONUMENT_TYPE,
    MONUMENTS,
    PER_MONUMENT,
    RATE,
    SKULL,
    SKULL_POINTS,
    START_STEP,
    STEP_POINTS,
    TEMPLES,
    TOP_LEVEL,
    TYPES,
)

MORE_THAN_WORKERS: Final = 10


class FinalScoring(Task):
    """TZ-24.2, TZ-24.3, TZ-24.4, TZ-24.5: what is left, then the monuments; the game is over."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        if sink is not None:
            sink.tell(EVERYONE, events.Ended("TZ-24.1"))
        for seat in range(s.players):
            quarters: i64 = leftover_corn(s, seat)  # TZ-24.3: each corn is a quarter point
            s.tally[seat * len(SOURCES) + FROM_CORN] += quarters
            if sink is not None:
                sink.tell(EVERYONE, events.LeftOver("TZ-24.3", who(seat), quarters))
            skulls: i64 = s.held(seat, SKULL) * SKULL_POINTS
            score(s, seat, FROM_SKULLS, skulls, MATERIALS[SKULL], "TZ-24.4", sink)
            for monument in range(len(MONUMENTS)):
                if (s.monuments[seat] >> monument) & 1:
                    points = monument_points(s, seat, monument)
                    score(s, seat, FROM_MONUMENTS, points, MONUMENTS[monument], "TZ-24.5", sink)
        if sink is not None:
            tell_result(s, sink)


def tell_result(s: TzolkinState, sink: Sink) -> None:
    """Each player's points by source, in quarters, and who has won (TZ-24.6, TZ-24.8)."""
    for seat in range(s.players):
        quarters = s.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        points = s.score(seat) / QUARTERS
        sink.tell(EVERYONE, events.Tallied("TZ-24.6", who(seat), points, *quarters))
    sink.tell(EVERYONE, events.Winners("TZ-24.6", who_all(first(ranking(s)))))


def ranking(s: TzolkinState) -> list[int]:
    """The place of each seat: by points (TZ-24.6), then by workers on the gears, neutral ones and
    the first player space left out (TZ-24.7, TZ-R12, TZ-R62); who is still equal shares a place
    (TZ-24.8, TZ-R83)."""
    return ranked(
        [s.score(seat) * MORE_THAN_WORKERS + s.on_gears(seat) for seat in range(s.players)]
    )


def leftover_corn(s: TzolkinState, seat: i64) -> i64:
    """TZ-24.2: all resources at the market's rates, and the corn itself."""
    corn: i64 = 0
    for material in range(GOLD + 1):
        corn += s.held(seat, material) * RATE[material]
    return corn


def monument_points(s: TzolkinState, seat: i64, monument: i64) -> i64:
    """TZ-21.3: what a monument is worth to its owner, and only in the end."""
    if MONUMENTS[monument] == "all_monuments":  # TZ-21.9, TZ-R3
        built: i64 = 0
        for owner in range(s.players):
            built += bits(s.monuments[owner])
        return PER_MONUMENT[str(s.players)] * built
    if MONUMENTS[monument] == "temple_points":  # TZ-21.11, TZ-R63
        points: i64 = 0
        for temple in range(len(TEMPLES)):
            points += STEP_POINTS[temple][s.step(seat, temple)]
        return points
    return MONUMENT_POINTS[monument][counted(s, seat, MONUMENTS[monument])]


def counted(s: TzolkinState, seat: i64, monument: str) -> i64:
    """How many of the things there are that a monument gives points for. TZ-R65: wealth tiles
    are none of them."""
    levels = s.levels[seat * 4 : seat * 4 + 4]
    if monument in TYPES:  # TZ-21.5
        return tiles_of_type(s, seat, TYPES.index(monument))
    if monument == "construction":  # TZ-21.6
        return bits(s.buildings[seat]) + bits(s.monuments[seat])
    if monument == "workers":  # TZ-21.7
        return s.workers(seat)
    if monument == "temple_steps":  # TZ-21.8
        return best_climb(s, seat)
    if monument == "technology_levels":  # TZ-21.10
        return sum(levels)
    if monument == "corn_harvest":  # TZ-21.12
        return s.corn_tiles[seat]
    if monument == "wood_harvest":  # TZ-21.13, TZ-R2
        return s.wood_tiles[seat]
    if monument == "mastered_technologies":  # TZ-21.14
        return list(levels).count(TOP_LEVEL)
    return s.skulls_placed()  # crystal skulls, TZ-21.15


def tiles_of_type(s: TzolkinState, seat: i64, kind: i64) -> i64:
    """Own buildings and monuments of a type; TZ-R66: farms have none."""
    count: i64 = 0
    for building in range(len(BUILDING_TYPE)):
        if (s.buildings[seat] >> building) & 1 and BUILDING_TYPE[building] == kind:
            count += 1
    for monument in range(len(MONUMENT_TYPE)):
        if (s.monuments[seat] >> monument) & 1 and MONUMENT_TYPE[monument] == kind:
            count += 1
    return count


def best_climb(s: TzolkinState, seat: i64) -> i64:
    """TZ-21.8, TZ-R64: steps above the start on the player's best temple, at least 0."""
    best: i64 = 0
    for temple in range(len(TEMPLES)):
        best = max(best, s.step(seat, temple) - START_STEP)
    return best
