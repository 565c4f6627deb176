"""What lies before one player, written down and set up again."""

from math import isfinite
from typing import Any, Final

from ceiba.core.errors import BadPosition
from ceiba.core.game import Position
from ceiba.core.reading import a_list, flag, number
from ceiba.core.seats import letter
from ceiba.games.tzolkin.state import QUARTERS, SOURCES, TzolkinState
from ceiba.games.tzolkin.tables import (
    BUILDINGS,
    KINDS,
    MATERIALS,
    MONUMENTS,
    START_STEP,
    STARTING_WORKERS,
    TEMPLES,
    TOP_LEVEL,
    TOP_STEP,
    TRACKS,
    WEALTH,
    WORKERS,
)
from ceiba.games.tzolkin.view import named

KEYS: Final = (
    *MATERIALS,
    *("temples", "technologies", "points", "workers", "light", "corn_tiles", "wood_tiles"),
    *("buildings", "monuments", "wealth", "dealt"),
)


def dump_seat(state: TzolkinState, seat: int) -> Position:
    """Temple steps are counted from the start step: 0, with -1 below it."""
    tally = state.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return {
        **dict(zip(MATERIALS, state.materials[seat * KINDS : (seat + 1) * KINDS], strict=True)),
        "temples": {name: state.step(seat, t) - START_STEP for t, name in enumerate(TEMPLES)},
        "technologies": {name: state.level(seat, t) for t, name in enumerate(TRACKS)},
        "points": {s: q / QUARTERS for s, q in zip(SOURCES, tally, strict=True) if q},
        "workers": state.workers(seat),
        "light": state.light[seat] == 1,
        "corn_tiles": state.corn_tiles[seat],
        "wood_tiles": state.wood_tiles[seat],
        "buildings": named(state.buildings[seat], BUILDINGS),
        "monuments": named(state.monuments[seat], MONUMENTS),
        "wealth": named(state.wealth[seat], WEALTH),
        "dealt": named(state.dealt[seat], WEALTH),
    }


def load_seat(things: Any, state: TzolkinState, seat: int) -> None:
    if not isinstance(things, dict):
        raise BadPosition(f"seat {letter(seat)} is an object, not {things!r}")
    unknown = set(things) - set(KEYS)
    if unknown:
        raise BadPosition(
            f"seat {letter(seat)}: unknown {', '.join(sorted(unknown))}; "
            f"a seat has: {', '.join(KEYS)}"
        )
    for material, name in enumerate(MATERIALS):
        state.materials[seat * KINDS + material] = number(things.get(name, 0), name)
    for temple, step in _by_name(things.get("temples", {}), TEMPLES, "temples").items():
        if not _is_whole(step) or step not in range(-START_STEP, TOP_STEP[temple]):
            raise BadPosition(f"TZ-17: {TEMPLES[temple]} has no step {step!r}")
        state.steps[seat * len(TEMPLES) + temple] = step + START_STEP
    for track, level in _by_name(things.get("technologies", {}), TRACKS, "technologies").items():
        if not _is_whole(level) or level not in range(TOP_LEVEL + 1):
            raise BadPosition(f"TZ-22.1: {TRACKS[track]} has no level {level!r}")
        state.levels[seat * len(TRACKS) + track] = level
    _load_points(things.get("points", 0), state, seat)
    workers = number(things.get("workers", state.workers(seat)), "workers")
    if not STARTING_WORKERS <= workers <= WORKERS:
        raise BadPosition(
            f"TZ-3.2: a player has {STARTING_WORKERS} to {WORKERS} workers in play, not {workers}"
        )
    state.bank[seat] = WORKERS - workers
    state.light[seat] = int(flag(things, "light", True))
    state.corn_tiles[seat] = number(things.get("corn_tiles", 0), "corn_tiles")
    state.wood_tiles[seat] = number(things.get("wood_tiles", 0), "wood_tiles")
    state.buildings[seat] = _mask(things.get("buildings", []), BUILDINGS, "buildings")
    state.monuments[seat] = _mask(things.get("monuments", []), MONUMENTS, "monuments")
    state.wealth[seat] = _mask(things.get("wealth", []), WEALTH, "wealth")
    state.dealt[seat] = _mask(things.get("dealt", []), WEALTH, "dealt")


def _load_points(given: Any, state: TzolkinState, seat: int) -> None:
    """By source, or one number, which is then counted with the temples'."""
    by_source = given if isinstance(given, dict) else {SOURCES[0]: given}
    for source, points in _by_name(by_source, SOURCES, "points").items():
        if isinstance(points, bool) or not isinstance(points, int | float) or not isfinite(points):
            raise BadPosition(f"points: {points!r} is not a number")
        quarters = points * QUARTERS
        if quarters != int(quarters):
            raise BadPosition(f"TZ-R45: points come in quarters, not {points}")
        state.tally[seat * len(SOURCES) + source] = int(quarters)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _by_name(given: Any, names: list[str], what: str) -> dict[int, Any]:
    if not isinstance(given, dict) or not set(given) <= set(names):
        raise BadPosition(f"{what} is an object with some of: {', '.join(names)}")
    return {names.index(name): value for name, value in given.items()}


def _mask(given: Any, names: list[str], what: str) -> int:
    mask = 0
    for name in a_list(given, what):
        if name not in names:
            raise BadPosition(f"{what}: there is no {name!r}; there are {', '.join(names)}")
        mask |= 1 << names.index(name)
    return mask
