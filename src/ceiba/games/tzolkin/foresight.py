"""What players have, what awaits them at the feast, and what a worker could fetch later."""

from typing import Final

from ceiba.core.foresight import Foresight
from ceiba.core.game import Ahead, Game
from ceiba.core.sentence import Hint
from ceiba.games.tzolkin import hints
from ceiba.games.tzolkin.answers import PLACE, PLACE_FIRST
from ceiba.games.tzolkin.calendar import turn_gears
from ceiba.games.tzolkin.food import freed_workers, price_per_worker
from ceiba.games.tzolkin.materials import PayResources, TakeResources
from ceiba.games.tzolkin.state import QUARTERS, TzolkinState
from ceiba.games.tzolkin.tables import (
    CORN,
    FIRST_SPACE,
    FOOD_DAYS,
    KINDS,
    MATERIALS,
    SPACES,
    TEMPLES,
    TRACKS,
    UNFED_POINTS,
)
from ceiba.games.tzolkin.using import USE_WORKER

STEPS: Final = [f"step {name}" for name in TEMPLES]
LEVELS: Final = [f"level {name}" for name in TRACKS]
DAYS: Final = 3
"""So far ahead one sees what a worker that is placed now would do."""


def holdings(s: TzolkinState, owner: int) -> dict[str, float]:
    """Asked for again and again while looking ahead, so it is written for the compiler."""
    has: dict[str, float] = {}
    for kind, name in enumerate(MATERIALS):
        has[name] = int(s.materials[owner * KINDS + kind])
    has["due"] = _due(s, owner)
    has["points"] = s.score(owner) / QUARTERS
    for temple, step in enumerate(STEPS):
        has[step] = int(s.step(owner, temple))
    for track, level in enumerate(LEVELS):
        has[level] = int(s.level(owner, track))
    has["building"] = int(s.buildings[owner]).bit_count()
    has["monument"] = int(s.monuments[owner]).bit_count()
    has["wealth_tile"] = int(s.wealth[owner]).bit_count()
    has["corn_tile"] = int(s.corn_tiles[owner])
    has["wood_tile"] = int(s.wood_tiles[owner])
    has["free_worker"] = int(s.free[owner])
    has["worker"] = int(s.workers(owner))
    has["double_turn"] = int(s.light[owner])
    return has


def _due(s: TzolkinState, owner: int) -> int:
    """Resources of the own choice that are still to be taken, or less than 0: to be paid."""
    due = 0
    for task in s.agenda:
        if isinstance(task, TakeResources) and task.seat == owner:
            due += task.amount
        elif isinstance(task, PayResources) and task.seat == owner:
            due -= task.amount
    return due


def awaits(s: TzolkinState, seat: int) -> list[Hint]:
    """TZ-23.4, TZ-23.5: what a player lacks for the next food day, and the points that costs."""
    if s.food_days >= len(FOOD_DAYS) or s.choosing:
        return []
    hungry = max(0, s.workers(seat) - freed_workers(s, seat))
    price = price_per_worker(s, seat)
    short = hungry * price - s.held(seat, CORN)
    if short <= 0:
        return []
    lost = UNFED_POINTS * (hungry - s.held(seat, CORN) // price)
    return [hints.Hunger(short, max(0, FOOD_DAYS[s.food_days] - s.tooth), lost)]


def ahead(
    game: Game[TzolkinState], before: TzolkinState, after: TzolkinState, seat: int, action: int
) -> list[Ahead]:
    """What the worker that is placed could do after each of the next days, if nothing else
    changed."""
    if not PLACE <= action < PLACE_FIRST:
        return []
    gear = action - PLACE
    index = FIRST_SPACE[gear] + before.lowest_free(gear)
    found: list[Ahead] = []
    riding = after.clone()
    for day in range(1, DAYS + 1):
        if riding.tooth < before.tooth + day:  # the answer itself may have ended the round
            turn_gears(riding, 1, None)
        index += 1
        if not riding.standing[seat] >> index & 1:
            break  # it has gone home
        picking = riding.clone()
        picking.lift_worker(index, seat)
        use = USE_WORKER[seat * SPACES + index]
        picking.agenda = [use]
        action_there = use.usual(picking, seat)
        if action_there >= 0:
            seen = Foresight(game, picking, seat).of(action_there)
            found.append(Ahead(day, seen.changes, seen.asks))
    return found
