"""Can a table be? What no table ever is, and what only a puzzle is."""

from ceiba.core.bits import bits
from ceiba.core.errors import BadPosition
from ceiba.core.position import doubt
from ceiba.core.seats import letter
from ceiba.games.tzolkin.state import EMPTY, NEUTRAL, NO_TILE, NOBODY, TzolkinState
from ceiba.games.tzolkin.tables import (
    BUILDING_PERIOD,
    BUILDINGS,
    CALENDAR_TEETH,
    FIELDS,
    FIRST_SPACE,
    GEARS,
    MONUMENTS,
    MONUMENTS_SHOWN,
    NEUTRAL_WORKERS,
    SKULLS,
    TEETH,
    TEMPLES,
    TOP_STEP,
    WEALTH_DEALT,
    WEALTH_KEPT,
)


def check_table(state: TzolkinState, unfinished: list[int]) -> None:
    """`unfinished`: buildings that are being paid for and lie nowhere else."""
    _check_neutral_workers(state)
    _check_fields(state)
    _check_skulls(state)
    _check_buildings(state, unfinished)
    _check_monuments(state)
    _check_wealth(state)
    _check_temples(state)
    _check_teeth(state)
    _check_first_round(state)


def _check_first_round(state: TzolkinState) -> None:
    """TZ-7.11: before the first notch workers are only placed, each on the lowest space free."""
    if state.tooth > 0:
        return
    gained = [state.tally, state.buildings, state.monuments, state.corn_tiles, state.wood_tiles]
    acted = any(map(any, gained)) or not all(state.light)
    if acted or any(owner != NOBODY for owner in state.slots):
        doubt(state, "TZ-7.11", "at tooth 0 nobody has picked up a worker yet")
    for gear, teeth in enumerate(TEETH):
        standing = [state.worker_at(FIRST_SPACE[gear] + space) for space in range(teeth)]
        beyond = standing[standing.index(EMPTY) :] if EMPTY in standing else []
        if any(worker not in (EMPTY, NEUTRAL) for worker in beyond):
            doubt(state, "TZ-7.3", f"at tooth 0 no worker on {GEARS[gear]} left a space free below")


def _check_teeth(state: TzolkinState) -> None:
    """TZ-16.1: one corn a notch. A puzzle may have more, and room for what is still to come."""
    if state.teeth_corn > state.tooth:
        doubt(state, "TZ-16.1", f"{state.teeth_corn} corn cannot lie on {state.tooth} teeth")
    if state.teeth_corn > state.tooth + CALENDAR_TEETH:
        raise BadPosition(f"teeth_corn: TZ-16.1: {state.teeth_corn} is too much")


def _check_neutral_workers(state: TzolkinState) -> None:
    count, most = bits(state.neutral()), NEUTRAL_WORKERS[state.players]
    if count > max(NEUTRAL_WORKERS):
        raise BadPosition(f"gears: TZ-4.3: there are {max(NEUTRAL_WORKERS)} neutral workers")
    if count > most:
        doubt(state, "TZ-4.3", f"{state.players} players have {most} neutral workers, not {count}")


def _check_fields(state: TzolkinState) -> None:
    """The box holds tiles for four players; fewer use fewer (TZ-2.4, TZ-4.2)."""
    used = FIELDS[state.players]
    for group in range(4):
        corn, wood = state.corn_fields[group], state.wood_fields[group]
        if wood > corn or (group == 0 and wood > 0):
            raise BadPosition(
                f"fields.{group + 2}: TZ-R77: {wood} wood tiles do not lie on {corn} corn tiles"
            )
        if corn > used:
            doubt(state, "TZ-4.2", f"group {group + 2} has {used} fields, not {corn}")
    corn = sum(state.corn_fields) + sum(state.corn_tiles)
    wood = sum(state.wood_fields) + sum(state.wood_tiles)
    if corn > 4 * max(FIELDS) or wood > 3 * max(FIELDS):
        raise BadPosition("fields: TZ-1.5: there are 16 corn tiles and 12 wood tiles")
    if corn > 4 * used or wood > 3 * used:
        doubt(state, "TZ-2.2", "there are more harvest tiles than fields")


def _check_skulls(state: TzolkinState) -> None:
    """TZ-1.3: thirteen in all, in the bank, with players, and on Chichen Itza for good."""
    skulls = state.skulls + state.skulls_out()
    if skulls > SKULLS:
        raise BadPosition(f"skulls: TZ-1.3: there are {SKULLS}, not {skulls}")
    if skulls < SKULLS:
        doubt(state, "TZ-1.3", f"there are {SKULLS} skulls, not {skulls}")


def _check_buildings(state: TzolkinState, unfinished: list[int]) -> None:
    """Each building lies in one place, and is there in its period only (TZ-19.7, TZ-19.8)."""
    row = [tile for tile in state.row if tile != NO_TILE]
    built = [tile for mask in state.buildings for tile in range(len(BUILDINGS)) if mask >> tile & 1]
    places = row + built + state.pile1 + state.pile2 + unfinished
    for tile in places:
        if places.count(tile) > 1:
            raise BadPosition(f"buildings: {BUILDINGS[tile]} lies in two places")
    period = 1 if state.food_days < 2 else 2
    if state.pile1 and period == 2:
        doubt(state, "TZ-19.8", "after the second food day no building of period 1 is left")
    late = [tile for tile in built + unfinished if BUILDING_PERIOD[tile] > period]
    late += [tile for tile in row if BUILDING_PERIOD[tile] != period]
    late += [tile for tile in state.pile1 if BUILDING_PERIOD[tile] != 1]
    late += [tile for tile in state.pile2 if BUILDING_PERIOD[tile] != 2]
    for tile in late:
        doubt(state, "TZ-19.7", f"{BUILDINGS[tile]} cannot be there in period {period}")


def _check_monuments(state: TzolkinState) -> None:
    raised = [t for mask in state.monuments for t in range(len(MONUMENTS)) if mask >> t & 1]
    places = state.offered + raised
    for tile in places:
        if places.count(tile) > 1:
            raise BadPosition(f"monuments: TZ-21.2: {MONUMENTS[tile]} lies in two places")
    shown = MONUMENTS_SHOWN[state.players]
    if len(places) > shown:
        why = f"{state.players} players have {shown} monuments, not {len(places)}"
        doubt(state, "TZ-2.9" if state.players == 4 else "TZ-4.1", why)


def _check_wealth(state: TzolkinState) -> None:
    """TZ-3.5: four different tiles for each, two of them kept; TZ-R70: others for neutral workers.

    A position may leave out what was dealt, but not while it is being chosen from.
    """
    used = state.drawn
    for seat in range(state.players):
        where = f"seats.{letter(seat)}"
        dealt, kept = state.dealt[seat], state.wealth[seat]
        if bits(dealt) != (WEALTH_DEALT if dealt or state.choosing else 0):
            raise BadPosition(f"{where}.dealt: TZ-3.5: each is dealt {WEALTH_DEALT} wealth tiles")
        if bits(kept) > WEALTH_KEPT or (dealt and kept & ~dealt):
            raise BadPosition(f"{where}.wealth: TZ-3.5: {WEALTH_KEPT} of the tiles dealt are kept")
        if dealt and not state.choosing and bits(kept) < WEALTH_KEPT:
            raise BadPosition(f"{where}.wealth: TZ-3.5: {WEALTH_KEPT} of the tiles are kept")
        if used & (dealt | kept):
            raise BadPosition(f"{where}.wealth: a wealth tile lies in two places")
        used |= dealt | kept


def _check_temples(state: TzolkinState) -> None:
    for temple, name in enumerate(TEMPLES):
        tops = [s for s in range(state.players) if state.step(s, temple) == TOP_STEP[temple]]
        if len(tops) > 1:
            raise BadPosition(f"seats: TZ-17.5: the top step of {name} holds one player")
