"""The end of the game: corn, skulls, monuments, ranking (TZ-21, TZ-24)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink, Value
from ceiba.core.seats import letter, letters
from ceiba.core.state import State, Task
from ceiba.games.tzolkin.materials import score
from ceiba.games.tzolkin.state import (
    FROM_CORN,
    FROM_MONUMENTS,
    FROM_SKULLS,
    NOBODY,
    QUARTERS,
    SOURCES,
    TzolkinState,
    bits,
)
from ceiba.games.tzolkin.tables import (
    BUILDING_TYPE,
    GOLD,
    MATERIALS,
    MONUMENT_TYPE,
    MONUMENTS,
    RATE,
    SKULL,
    START_STEP,
    STEP_POINTS,
    TEMPLES,
    TOP_LEVEL,
    TYPES,
)

SKULL_POINTS: Final = 3
PER_TYPE: Final = 4
PER_TILE: Final = 2
PER_HARVEST_TILE: Final = 4
PER_MONUMENT: Final[list[int]] = [0, 0, 6, 5, 4]
"""TZ-21.9: by number of players."""
PER_LEVEL: Final = 3
PER_STEP: Final = 3
PER_SKULL_PLACED: Final = 3
MASTERY: Final[list[int]] = [0, 9, 20, 33, 33]
"""TZ-21.14: by number of technologies at level 3."""
PER_WORKER: Final = 6
"""TZ-21.7: for each worker in play beyond three."""


class FinalScoring(Task):
    """TZ-24.2 to TZ-24.5: what is left, then the monuments; the game is over."""

    def name(self) -> str:
        return "final_scoring"

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        if sink is not None:
            sink.emit("ended", EVERYONE, "TZ-24.1", {})
        for seat in range(s.players):
            quarters: i64 = leftover_corn(s, seat)  # TZ-24.3: each corn is a quarter point
            s.tally[seat * len(SOURCES) + FROM_CORN] += quarters
            if sink is not None:
                sink.emit(
                    "left_over", EVERYONE, "TZ-24.3", {"seat": letter(seat), "corn": quarters}
                )
            skulls: i64 = s.held(seat, SKULL) * SKULL_POINTS
            score(s, seat, FROM_SKULLS, skulls, MATERIALS[SKULL], "TZ-24.4", sink)
            for monument in range(len(MONUMENTS)):
                if (s.monuments[seat] >> monument) & 1:
                    points = monument_points(s, seat, monument)
                    score(s, seat, FROM_MONUMENTS, points, MONUMENTS[monument], "TZ-24.5", sink)
        if sink is not None:
            tell_result(s, sink)


def tell_result(s: TzolkinState, sink: Sink) -> None:
    """Each player's points by source, in quarters, and who has won (TZ-24.6 to TZ-24.8)."""
    best: i64 = -1_000_000
    winners: i64 = 0
    bit: i64 = 1
    for seat in range(s.players):
        total: i64 = s.score(seat)
        data: dict[str, Value] = {"seat": letter(seat), "points": total / QUARTERS}
        for source in range(len(SOURCES)):
            data[SOURCES[source]] = s.tally[seat * len(SOURCES) + source]
        sink.emit("tallied", EVERYONE, "TZ-24.6", data)
        merit: i64 = total * 10 + s.on_gears(seat)
        if merit > best:
            best = merit
            winners = 0
        if merit == best:
            winners |= bit << seat
    sink.emit("winners", EVERYONE, "TZ-24.6", {"seats": letters(winners)})


def leftover_corn(s: TzolkinState, seat: i64) -> i64:
    """TZ-24.2: all resources at the market's rates, and the corn itself."""
    corn: i64 = 0
    for material in range(GOLD + 1):
        corn += s.held(seat, material) * RATE[material]
    return corn


def monument_points(s: TzolkinState, seat: i64, monument: i64) -> i64:
    """TZ-21.5 to TZ-21.15: what a monument is worth to its owner."""
    name = MONUMENTS[monument]
    if name in TYPES:  # TZ-21.5
        return PER_TYPE * tiles_of_type(s, seat, TYPES.index(name))
    if name == "construction":  # TZ-21.6
        return PER_TILE * (bits(s.buildings[seat]) + bits(s.monuments[seat]))
    if name == "workers":  # TZ-21.7
        return PER_WORKER * max(0, s.workers(seat) - 3)
    if name == "temple_steps":  # TZ-21.8
        return PER_STEP * best_climb(s, seat)
    if name == "all_monuments":  # TZ-21.9
        built: i64 = 0
        for owner in range(s.players):
            built += bits(s.monuments[owner])
        return PER_MONUMENT[s.players] * built
    if name == "technology_levels":  # TZ-21.10
        return PER_LEVEL * sum(s.levels[seat * 4 : seat * 4 + 4])
    if name == "temple_points":  # TZ-21.11, TZ-R63
        points: i64 = 0
        for temple in range(len(TEMPLES)):
            points += STEP_POINTS[temple][s.step(seat, temple)]
        return points
    if name == "corn_harvest":  # TZ-21.12
        return PER_HARVEST_TILE * s.corn_tiles[seat]
    if name == "wood_harvest":  # TZ-21.13
        return PER_HARVEST_TILE * s.wood_tiles[seat]
    if name == "mastered_technologies":  # TZ-21.14
        return MASTERY[s.levels[seat * 4 : seat * 4 + 4].count(TOP_LEVEL)]
    # crystal skulls, TZ-21.15
    return PER_SKULL_PLACED * (len(s.slots) - s.slots.count(NOBODY))


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
