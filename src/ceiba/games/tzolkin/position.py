"""A table written down, and set up again (see docs/games/tzolkin.md for the format).

Written by hand a position says what matters and leaves the rest out: a seat that is not mentioned
has the things it starts with, piles hold what is left, and it is the turn of the first player. An
impossible table is refused with the reason.
"""

from typing import Any, Final

from ceiba.core.errors import BadPosition
from ceiba.core.game import Position
from ceiba.core.reading import a_list, by_seat, flag, number, seat_named
from ceiba.core.seats import letter
from ceiba.core.state import Task
from ceiba.games.tzolkin.position_seat import dump_seat, load_seat
from ceiba.games.tzolkin.rounds import (
    ADVANCE_CALENDAR,
    CHOOSE_WEALTH,
    FOOD_DAY,
    REVEAL_WEALTH,
    ROUND,
)
from ceiba.games.tzolkin.state import EMPTY, NEUTRAL, NO_TILE, NOBODY, TzolkinState, bits
from ceiba.games.tzolkin.tables import (
    BUILDING_PERIOD,
    BUILDING_SPACES,
    BUILDINGS,
    FIELDS,
    FIRST_SPACE,
    FOOD_DAYS,
    GEARS,
    LAST_SPACE,
    MONUMENTS,
    MONUMENTS_SHOWN,
    SKULL,
    SKULLS,
    TEETH,
    TEMPLES,
    TOP_STEP,
    WEALTH,
    WEALTH_DEALT,
    WEALTH_KEPT,
)
from ceiba.games.tzolkin.turns import BeginTurn, EndTurn, Turn
from ceiba.games.tzolkin.view import named

NEUTRAL_NAME: Final = "neutral"
KEYS: Final = (
    *("seats", "gears", "first_space", "first_player", "turn", "tooth", "teeth_corn"),
    *("food_days", "fields", "skulls", "slots", "buildings", "pile1", "pile2", "monuments"),
    *("drawn", "choosing", "begged", "placed"),
)


# -- writing ----------------------------------------------------------------------------------


def dump(state: TzolkinState) -> Position:
    return {
        "seats": {letter(seat): dump_seat(state, seat) for seat in range(state.players)},
        "gears": {
            name: {
                str(space): NEUTRAL_NAME if worker == NEUTRAL else letter(worker)
                for space in range(TEETH[gear])
                if (worker := state.worker_at(FIRST_SPACE[gear] + space)) != EMPTY
            }
            for gear, name in enumerate(GEARS)
        },
        "first_space": _letter(state.first_space),
        "first_player": letter(state.first_player),
        "tooth": state.tooth,
        "teeth_corn": state.teeth_corn,
        "food_days": state.food_days,
        "fields": {
            str(group + 2): [state.corn_fields[group], state.wood_fields[group]]
            for group in range(4)
        },
        "skulls": state.skulls,
        "slots": [_letter(owner) for owner in state.slots],
        "buildings": [None if tile == NO_TILE else BUILDINGS[tile] for tile in state.row],
        "pile1": [BUILDINGS[tile] for tile in reversed(state.pile1)],
        "pile2": [BUILDINGS[tile] for tile in reversed(state.pile2)],
        "monuments": [MONUMENTS[tile] for tile in state.offered],
        "drawn": named(state.drawn, WEALTH),
        "choosing": state.choosing,
        "begged": state.begged,
        "placed": state.placed,
    }


def _letter(seat: int) -> str | None:
    return None if seat == NOBODY else letter(seat)


# -- reading ----------------------------------------------------------------------------------


def load(facts: Position, state: TzolkinState) -> TzolkinState:
    """Lay the facts on a bare table."""
    unknown = set(facts) - set(KEYS)
    if unknown:
        raise BadPosition(
            f"unknown: {', '.join(sorted(unknown))}; a table of tzolkin has: {', '.join(KEYS)}"
        )
    _load_calendar(facts, state)
    _load_gears(facts, state)
    for seat, things in by_seat(facts.get("seats"), state.players, "seats").items():
        load_seat(things, state, seat)
    for seat in range(state.players):
        _count_workers(state, seat)
    undecided = any(
        bits(state.dealt[seat]) > 0 and bits(state.wealth[seat]) < WEALTH_KEPT
        for seat in range(state.players)
    )
    state.choosing = flag(facts, "choosing", undecided)
    _load_fields(facts.get("fields"), state)
    _load_skulls(facts, state)
    _load_tiles(facts, state)
    _check_buildings(state)
    _check_wealth(state)
    _check_temples(state)
    state.agenda.clear()
    state.plan(_fitting_agenda(facts, state))
    return state


def _fitting_agenda(facts: Position, state: TzolkinState) -> list[Task]:
    """The turn of a player, and what follows in that round; before it, the choice of wealth."""
    if state.choosing:
        return [CHOOSE_WEALTH, REVEAL_WEALTH, ROUND]
    if state.food_days == len(FOOD_DAYS):
        return [ROUND]
    first = seat_named(facts.get("turn", letter(state.first_player)), state.players)
    seats = [(state.first_player + turn) % state.players for turn in range(state.players)]
    later = seats[seats.index(first) + 1 :]
    turns: list[Task] = [Turn(seat) for seat in later]
    return [BeginTurn(first), EndTurn(first), *turns, FOOD_DAY, ADVANCE_CALENDAR, ROUND]


def _load_calendar(facts: Position, state: TzolkinState) -> None:
    state.tooth = number(facts.get("tooth", 0), "tooth")
    state.teeth_corn = number(facts.get("teeth_corn", 0), "teeth_corn")
    passed = sum(tooth < state.tooth for tooth in FOOD_DAYS)
    state.food_days = number(facts.get("food_days", passed), "food_days")
    if state.food_days > len(FOOD_DAYS):
        raise BadPosition(f"TZ-23.1: there are {len(FOOD_DAYS)} food days")
    state.first_player = seat_named(facts.get("first_player", "A"), state.players)
    user = facts.get("first_space")
    state.first_space = NOBODY if user is None else seat_named(user, state.players)
    state.begged = flag(facts, "begged", False)
    state.placed = number(facts.get("placed", 0), "placed")


def _load_gears(facts: Position, state: TzolkinState) -> None:
    for name, workers in _object(facts.get("gears", {}), "gears").items():
        if name not in GEARS:
            raise BadPosition(f"there is no gear '{name}'; there are {', '.join(GEARS)}")
        gear = GEARS.index(name)
        for space, who in _object(workers, name).items():
            if space not in map(str, range(TEETH[gear])):
                raise BadPosition(f"TZ-1.9: {name} has positions 0 to {TEETH[gear] - 1}")
            neutral = who == NEUTRAL_NAME
            if not neutral and int(space) > LAST_SPACE[gear]:
                raise BadPosition(
                    f"TZ-16.4: only neutral workers stand beyond {name} {LAST_SPACE[gear]}"
                )
            worker = NEUTRAL if neutral else seat_named(who, state.players)
            state.put_worker(FIRST_SPACE[gear] + int(space), worker)


def _count_workers(state: TzolkinState, seat: int) -> None:
    """Free workers are those in play that stand nowhere (TZ-1.2)."""
    standing = state.on_gears(seat) + (state.first_space == seat)
    state.bank[seat] = min(state.bank[seat], max(0, 6 - standing))
    state.free[seat] = state.workers(seat) - standing
    if state.free[seat] < 0:
        raise BadPosition(f"TZ-1.2: {letter(seat)} has {standing} workers on the board, of 6")


def _load_fields(given: Any, state: TzolkinState) -> None:
    """TZ-2.2, TZ-2.3: every field has a corn tile, with a wood tile on it but in group 2."""
    if given is None:
        _harvest_what_is_owned(state)
        return
    for group, tiles in _object(given, "fields").items():
        if group not in ("2", "3", "4", "5") or len(a_list(tiles, "fields")) != 2:
            raise BadPosition("fields: groups 2 to 5, each [corn tiles, wood tiles]")
        corn, wood = (number(count, "fields") for count in tiles)
        if wood > corn or corn > FIELDS[state.players] or (group == "2" and wood):
            raise BadPosition(
                f"TZ-R77: group {group} cannot hold {corn} corn and {wood} wood tiles"
            )
        state.corn_fields[int(group) - 2] = corn
        state.wood_fields[int(group) - 2] = wood
    if sum(state.corn_fields) + sum(state.corn_tiles) > 4 * FIELDS[state.players]:
        raise BadPosition("TZ-2.2: more corn tiles than there are")
    if sum(state.wood_fields) + sum(state.wood_tiles) > 3 * FIELDS[state.players]:
        raise BadPosition("TZ-2.3: more wood tiles than there are")


def _harvest_what_is_owned(state: TzolkinState) -> None:
    """Nothing said about the fields: players' tiles were taken from the lowest groups."""
    for tiles, fields in (
        (sum(state.wood_tiles), state.wood_fields),
        (sum(state.corn_tiles), state.corn_fields),
    ):
        for _ in range(tiles):
            group = next((g for g in range(4) if fields[g] > 0), None)
            if group is None:
                raise BadPosition("TZ-2.2: more harvest tiles than there are")
            fields[group] -= 1
            state.wood_fields[group] = min(state.wood_fields[group], state.corn_fields[group])


def _load_skulls(facts: Position, state: TzolkinState) -> None:
    """TZ-1.3: thirteen in all, in the bank, with players, and on Chichen Itza for good."""
    slots = facts.get("slots", [])
    given = dict(enumerate(slots, 1)) if isinstance(slots, list) else _object(slots, "slots")
    for action, owner in given.items():
        if str(action) not in map(str, range(1, len(state.slots) + 1)):
            raise BadPosition(f"TZ-14.1: the slots are 1 to 9, not {action!r}")
        if owner is not None:
            state.slots[int(action) - 1] = seat_named(owner, state.players)
    out = sum(owner != NOBODY for owner in state.slots)
    out += sum(state.held(seat, SKULL) for seat in range(state.players))
    state.skulls = number(facts.get("skulls", max(0, SKULLS - out)), "skulls")
    if state.skulls + out != SKULLS:
        raise BadPosition(f"TZ-1.3: there are {SKULLS} skulls, not {state.skulls + out}")


def _load_tiles(facts: Position, state: TzolkinState) -> None:
    """Buildings and monuments lie in one place each; piles hold what is not seen elsewhere."""
    built = 0
    for mask in state.buildings:
        built |= mask
    period = 1 if state.food_days < 2 else 2
    row = facts.get("buildings", [])
    state.row = [
        NO_TILE if name is None else _tile(name, BUILDINGS) for name in a_list(row, "buildings")
    ]
    if len(state.row) > BUILDING_SPACES:
        raise BadPosition(f"TZ-2.10: there are {BUILDING_SPACES} building spaces")
    seen = built
    for tile in state.row:
        seen |= 0 if tile == NO_TILE else 1 << tile
    state.pile1 = _pile(facts, "pile1", 1, seen, state) if period == 1 else []
    state.pile2 = _pile(facts, "pile2", 2, seen, state)
    pile = state.pile1 if period == 1 else state.pile2
    while len(state.row) < BUILDING_SPACES:
        state.row.append(pile.pop() if pile and "buildings" not in facts else NO_TILE)
    raised = 0
    for mask in state.monuments:
        if raised & mask:
            raise BadPosition("a monument stands before two players")
        raised |= mask
    if "monuments" in facts:
        names = a_list(facts["monuments"], "monuments")
        state.offered = [_tile(name, MONUMENTS) for name in names]
        if len(set(state.offered)) < len(state.offered):
            raise BadPosition("a monument is on offer twice")
    else:
        rest = [tile for tile in range(len(MONUMENTS)) if not raised >> tile & 1]
        state.rng.shuffle(rest)
        shown = max(0, MONUMENTS_SHOWN[state.players] - bin(raised).count("1"))
        state.offered = sorted(rest[:shown])
    if any(raised >> tile & 1 for tile in state.offered):
        raise BadPosition("TZ-21.2: a monument that is built is not on offer")
    for name in a_list(facts.get("drawn", []), "drawn"):
        state.drawn |= 1 << _tile(name, WEALTH)


def _pile(facts: Position, key: str, period: int, seen: int, state: TzolkinState) -> list[int]:
    if key in facts:
        return [_tile(name, BUILDINGS) for name in reversed(a_list(facts[key], key))]
    pile = [
        tile
        for tile in range(len(BUILDINGS))
        if BUILDING_PERIOD[tile] == period and not seen >> tile & 1
    ]
    state.rng.shuffle(pile)
    return pile


def _check_buildings(state: TzolkinState) -> None:
    """Each building lies in one place."""
    places = [tile for tile in state.row if tile != NO_TILE] + state.pile1 + state.pile2
    for mask in state.buildings:
        places += [tile for tile in range(len(BUILDINGS)) if mask >> tile & 1]
    for tile in places:
        if places.count(tile) > 1:
            raise BadPosition(f"{BUILDINGS[tile]} lies in two places")


def _check_wealth(state: TzolkinState) -> None:
    """TZ-3.5: four different tiles for each, two of them kept; TZ-R70: others for neutral workers.

    A position may leave out what was dealt, but not while it is being chosen from.
    """
    used = state.drawn
    for seat in range(state.players):
        dealt, kept = state.dealt[seat], state.wealth[seat]
        if bits(dealt) != (WEALTH_DEALT if dealt or state.choosing else 0):
            raise BadPosition(f"TZ-3.5: {letter(seat)} is dealt {WEALTH_DEALT} wealth tiles")
        if bits(kept) > WEALTH_KEPT or (dealt and kept & ~dealt):
            raise BadPosition(f"TZ-3.5: {letter(seat)} keeps {WEALTH_KEPT} of the tiles dealt")
        if used & (dealt | kept):
            raise BadPosition("a wealth tile lies in two places")
        used |= dealt | kept


def _check_temples(state: TzolkinState) -> None:
    for temple, name in enumerate(TEMPLES):
        tops = [s for s in range(state.players) if state.step(s, temple) == TOP_STEP[temple]]
        if len(tops) > 1:
            raise BadPosition(f"TZ-17.5: the top step of {name} holds one player")


def _tile(name: Any, names: list[str]) -> int:
    if name not in names:
        raise BadPosition(f"there is no tile {name!r} of this kind; there are {', '.join(names)}")
    return names.index(name)


def _object(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadPosition(f"{what} is an object, not {value!r}")
    return value
