"""Why a rocket cannot go to a cell, with the numbers that decide."""

from mypy_extensions import i64

from ceiba.core.event import Value
from ceiba.core.seats import letter
from ceiba.core.state import Refusal
from ceiba.games.pacal.board import NO_DISTRICT
from ceiba.games.pacal.grid import WIDTH, cell_name, distance
from ceiba.games.pacal.state import EMPTY, ROCKET, PacalState, pyramid_height, pyramid_owner
from ceiba.games.pacal.steps import straight_end
from ceiba.games.pacal.tables import SPECIAL


def no_end(s: PacalState, cell: i64) -> Refusal | None:
    """PR-4.23: why no move at all ends on a cell; None if it is free (PR-1.17)."""
    name: dict[str, Value] = {"cell": cell_name(cell)}
    row: i64 = cell // WIDTH
    column: i64 = cell % WIDTH
    if row >= len(s.board.rows) or column >= s.board.columns:
        return Refusal("PR-1.16", "outside", name)
    if s.board.land[cell] == NO_DISTRICT:
        if s.board.rows[row][column] == "~":
            return Refusal("PR-1.5", "lake", name)
        return Refusal("PR-R3", "covered", name)
    thing: i64 = s.standing[cell]
    if thing >= ROCKET:
        name["seat"] = letter(thing - ROCKET)
        return Refusal("PR-4.23", "rocket-there", name)
    if thing != EMPTY:
        name["seat"] = letter(pyramid_owner(thing))
        name["height"] = pyramid_height(thing)
        return Refusal("PR-4.23", "pyramid-there", name)
    return None


def stand_refusal(s: PacalState, cell: i64) -> Refusal:
    """A cell where a rocket cannot be stood freely."""
    refusal = no_end(s, cell)
    if refusal is not None:
        return refusal
    return Refusal("PR-R13", "same-cell", {"cell": cell_name(cell)})


def fly_refusal(s: PacalState, seat: i64, cell: i64) -> Refusal:
    """A cell that no straight move ends on."""
    refusal = no_end(s, cell)
    if refusal is not None:
        return refusal
    start: i64 = s.rockets[seat]
    data: dict[str, Value] = {"cell": cell_name(cell), "from": cell_name(start)}
    if cell == start:
        return Refusal("PR-R6", "same-cell", data)
    direction: i64 = heading(start, cell)
    if direction < 0:
        return Refusal("PR-4.5", "not-in-line", data)
    if s.die == SPECIAL:
        return Refusal("PR-4.20", "must-leave", data)
    end: i64 = straight_end(s, start, direction)
    data["end"] = cell_name(end)
    data["points"] = s.die
    if end == cell:
        return Refusal("PR-4.20", "must-leave", data)
    if end == start:
        return Refusal("PR-R6", "way-shut", data)
    if distance(start, cell) < distance(start, end):
        return Refusal("PR-R7", "too-near", data)
    if distance(start, end) < s.die:
        return Refusal("PR-4.6", "stops-before", data)
    return Refusal("PR-4.5", "too-far", data)


def turn_refusal(s: PacalState, seat: i64, cell: i64) -> Refusal:
    """A cell that no turning move ends on."""
    refusal = no_end(s, cell)
    if refusal is not None:
        return refusal
    start: i64 = s.rockets[seat]
    data: dict[str, Value] = {"cell": cell_name(cell), "from": cell_name(start)}
    if cell == start:
        return Refusal("PR-R9", "same-cell", data)
    if s.die == SPECIAL:
        return Refusal("PR-R12", "special-does-not-turn", data)
    if s.round == 1:
        return Refusal("PR-4.21", "no-turn-in-first-round", data)
    direction: i64 = heading(start, cell)
    if direction >= 0 and straight_end(s, start, direction) == cell:
        return Refusal("PR-R61", "straight-ends-there", data)
    data["points"] = s.die
    return Refusal("PR-4.10", "no-turning-way", data)


def heading(start: i64, cell: i64) -> i64:
    """The direction of another cell in the same row or column, -1 if it is in neither."""
    if start % WIDTH == cell % WIDTH:
        return 0 if cell < start else 2
    if start // WIDTH == cell // WIDTH:
        return 3 if cell < start else 1
    return -1
