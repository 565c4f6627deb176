"""Laying a position on a bare table: what it leaves out is filled in."""

from collections.abc import Sequence

import msgspec

from ceiba.core import plain_facts
from ceiba.core.bits import bits
from ceiba.core.errors import BadPosition
from ceiba.core.reading import by_seat, seat_named
from ceiba.core.seats import letter
from ceiba.core.state import Task
from ceiba.games.tzolkin.position import NEUTRAL_NAME, PointsBySource, SeatPosition, TzolkinPosition
from ceiba.games.tzolkin.rounds import (
    ADVANCE_CALENDAR,
    CHOOSE_WEALTH,
    FOOD_DAY,
    REVEAL_WEALTH,
    ROUND,
)
from ceiba.games.tzolkin.state import NEUTRAL, NO_TILE, QUARTERS, SOURCES, TzolkinState
from ceiba.games.tzolkin.tables import (
    BUILDING_PERIOD,
    BUILDING_SPACES,
    BUILDINGS,
    FIRST_SPACE,
    FOOD_DAYS,
    GEARS,
    KINDS,
    LAST_SPACE,
    MATERIALS,
    MONUMENTS,
    MONUMENTS_SHOWN,
    SKULLS,
    START_STEP,
    STARTING_WORKERS,
    TEETH,
    TEMPLES,
    TRACKS,
    WEALTH,
    WEALTH_KEPT,
    WORKERS,
)
from ceiba.games.tzolkin.turns import BeginTurn, EndTurn, Turn


def load(given: TzolkinPosition, state: TzolkinState) -> TzolkinState:
    """Lay a position on a bare table."""
    plain_facts.read(given, state)
    if given.food_days is None:
        state.food_days = sum(tooth < state.tooth for tooth in FOOD_DAYS)
    _load_gears(given, state)
    seats = by_seat(given.seats, state.players, "seats")
    for seat in range(state.players):
        _load_seat(seats.get(seat, SeatPosition()), state, seat)
    if given.choosing is None:
        state.choosing = any(
            state.dealt[seat] != 0 and bits(state.wealth[seat]) < WEALTH_KEPT
            for seat in range(state.players)
        )
    _load_fields(given, state)
    _load_skulls(given, state)
    _load_buildings(given, state)
    _load_monuments(given, state)
    state.drawn = _mask(given.drawn, WEALTH, "drawn")
    state.agenda.clear()
    state.plan(_fitting_agenda(given, state))
    return state


def _fitting_agenda(given: TzolkinPosition, state: TzolkinState) -> list[Task]:
    """The turn of a player, and what follows in that round; before it, the choice of wealth."""
    if state.choosing:
        return [CHOOSE_WEALTH, REVEAL_WEALTH, ROUND]
    if state.food_days == len(FOOD_DAYS):
        return [ROUND]
    first = state.first_player
    if given.turn is not msgspec.UNSET:
        first = seat_named(given.turn or "", state.players, "turn")
    seats = state.round_order()
    later = seats[seats.index(first) + 1 :]
    turns: list[Task] = [Turn(seat) for seat in later]
    return [BeginTurn(first), EndTurn(first), *turns, FOOD_DAY, ADVANCE_CALENDAR, ROUND]


def _load_gears(given: TzolkinPosition, state: TzolkinState) -> None:
    for name, workers in given.gears.items():
        gear = _index(name, GEARS, "gears")
        for space, who in workers.items():
            where = f"gears.{name}.{space[:10]}"
            if space not in map(str, range(TEETH[gear])):
                raise BadPosition(f"{where}: TZ-1.9: the positions are 0 to {TEETH[gear] - 1}")
            neutral = who.lower() == NEUTRAL_NAME
            if not neutral and int(space) > LAST_SPACE[gear]:
                raise BadPosition(
                    f"{where}: TZ-16.4: only neutral workers stand beyond {LAST_SPACE[gear]}"
                )
            worker = NEUTRAL if neutral else seat_named(who, state.players, where)
            state.put_worker(FIRST_SPACE[gear] + int(space), worker)


def _load_seat(given: SeatPosition, state: TzolkinState, seat: int) -> None:
    where = f"seats.{letter(seat)}"
    for number, material in enumerate(MATERIALS):
        state.materials[seat * KINDS + number] = getattr(given, material)
    for number, temple in enumerate(TEMPLES):
        state.steps[seat * len(TEMPLES) + number] = getattr(given.temples, temple) + START_STEP
    for number, track in enumerate(TRACKS):
        state.levels[seat * len(TRACKS) + number] = getattr(given.technologies, track)
    points = given.points
    by_source = points if isinstance(points, PointsBySource) else PointsBySource(points)
    for number, source in enumerate(SOURCES):
        quarters = getattr(by_source, source) * QUARTERS
        if quarters % 1 != 0:
            raise BadPosition(f"{where}.points: TZ-R45: points come in quarters")
        state.tally[seat * len(SOURCES) + number] = int(quarters)
    _load_workers(given, state, seat)
    state.light[seat] = int(given.light)
    state.corn_tiles[seat] = given.corn_tiles
    state.wood_tiles[seat] = given.wood_tiles
    state.buildings[seat] = _mask(given.buildings, BUILDINGS, f"{where}.buildings")
    state.monuments[seat] = _mask(given.monuments, MONUMENTS, f"{where}.monuments")
    state.wealth[seat] = _mask(given.wealth, WEALTH, f"{where}.wealth")
    state.dealt[seat] = _mask(given.dealt, WEALTH, f"{where}.dealt")


def _load_workers(given: SeatPosition, state: TzolkinState, seat: int) -> None:
    """Free workers are those in play that stand nowhere (TZ-1.2)."""
    standing = state.on_gears(seat) + (state.first_space == seat)
    in_play = max(STARTING_WORKERS, standing) if given.workers is None else given.workers
    if standing > min(in_play, WORKERS):
        raise BadPosition(
            f"seats.{letter(seat)}.workers: TZ-1.2: {standing} stand on the board, "
            f"of {min(in_play, WORKERS)}"
        )
    state.bank[seat] = WORKERS - in_play
    state.free[seat] = in_play - standing


def _load_fields(given: TzolkinPosition, state: TzolkinState) -> None:
    """TZ-2.2, TZ-2.3: every field has a corn tile, with a wood tile on it but in group 2."""
    if given.fields is None:
        _harvest_what_is_owned(state)
        return
    for group, (corn, wood) in given.fields.items():
        if group not in ("2", "3", "4", "5"):
            raise BadPosition(f"fields: TZ-10.7: the groups are 2 to 5, not {group[:10]}")
        state.corn_fields[int(group) - 2] = corn
        state.wood_fields[int(group) - 2] = wood


def _harvest_what_is_owned(state: TzolkinState) -> None:
    """Nothing said about the fields: players' tiles were taken from the lowest groups."""
    for tiles, fields in (
        (sum(state.wood_tiles), state.wood_fields),
        (sum(state.corn_tiles), state.corn_fields),
    ):
        for _ in range(tiles):
            group = next((g for g in range(4) if fields[g] > 0), None)
            if group is None:
                raise BadPosition("seats: TZ-2.2: more harvest tiles than there are")
            fields[group] -= 1
            state.wood_fields[group] = min(state.wood_fields[group], state.corn_fields[group])


def _load_skulls(given: TzolkinPosition, state: TzolkinState) -> None:
    slots = given.slots
    by_action = (
        {str(n): who for n, who in enumerate(slots, 1)} if isinstance(slots, list) else slots
    )
    for action, owner in by_action.items():
        if action not in map(str, range(1, len(state.slots) + 1)):
            raise BadPosition(f"slots: TZ-14.1: the slots are 1 to 9, not {action[:10]}")
        if owner is not None:
            state.slots[int(action) - 1] = seat_named(owner, state.players, f"slots.{action}")
    left = max(0, SKULLS - state.skulls_out())
    state.skulls = left if given.skulls is None else given.skulls


def _load_buildings(given: TzolkinPosition, state: TzolkinState) -> None:
    """Piles hold what is not seen elsewhere, and fill a row that is not told."""
    row = [] if given.buildings is None else given.buildings
    state.row = [NO_TILE if name is None else _index(name, BUILDINGS, "buildings") for name in row]
    seen = {tile for tile in state.row if tile != NO_TILE}
    for mask in state.buildings:
        seen |= {tile for tile in range(len(BUILDINGS)) if mask >> tile & 1}
    first_period = state.food_days < 2
    state.pile1 = _pile(given.pile1, "pile1", 1, seen, state) if first_period or given.pile1 else []
    state.pile2 = _pile(given.pile2, "pile2", 2, seen, state)
    pile = state.pile1 if first_period else state.pile2
    while len(state.row) < BUILDING_SPACES:
        state.row.append(pile.pop() if pile and given.buildings is None else NO_TILE)


def _pile(
    given: list[str] | None, key: str, period: int, seen: set[int], state: TzolkinState
) -> list[int]:
    if given is not None:
        return [_index(name, BUILDINGS, key) for name in reversed(given)]
    tiles = range(len(BUILDINGS))
    pile = [tile for tile in tiles if BUILDING_PERIOD[tile] == period and tile not in seen]
    state.rng.shuffle(pile)
    return pile


def _load_monuments(given: TzolkinPosition, state: TzolkinState) -> None:
    if given.monuments is not None:
        state.offered = [_index(name, MONUMENTS, "monuments") for name in given.monuments]
        return
    raised = 0
    for mask in state.monuments:
        raised |= mask
    rest = [tile for tile in range(len(MONUMENTS)) if not raised >> tile & 1]
    state.rng.shuffle(rest)
    state.offered = sorted(rest[: max(0, MONUMENTS_SHOWN[state.players] - bits(raised))])


def _index(name: str, names: Sequence[str], where: str) -> int:
    if name not in names:
        raise BadPosition(f"{where}: there is no {name[:40]!r}; there are {', '.join(names)}")
    return names.index(name)


def _mask(given: list[str], names: Sequence[str], where: str) -> int:
    mask = 0
    for name in given:
        bit = 1 << _index(name, names, where)
        if mask & bit:
            raise BadPosition(f"{where}: {name} is there twice")
        mask |= bit
    return mask
