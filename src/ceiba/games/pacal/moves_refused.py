"""Why a rocket cannot go to a cell, with the numbers that decide.

Nothing is decided here: each reason is read from the walk that finds the moves.
"""

from mypy_extensions import i64

from ceiba.core.event import Value
from ceiba.core.seats import letter
from ceiba.core.state import Refusal
from ceiba.games.pacal.answers import FLY
from ceiba.games.pacal.grid import WIDTH, cell_name, distance
from ceiba.games.pacal.map_file import LAKE
from ceiba.games.pacal.state import ROCKET, PacalState, pyramid_height, pyramid_owner
from ceiba.games.pacal.steps import can_turn_to, straight_end
from ceiba.games.pacal.tables import SPECIAL


def not_free(s: PacalState, cell: i64, taken: str = "PR-4.23") -> Refusal | None:
    """PR-1.17: what keeps every rocket off a cell; None if it is free.

    `taken`: the clause by which nothing ends on a rocket or a pyramid.
    """
    if s.is_free(cell):
        return None
    name: dict[str, Value] = {"cell": cell_name(cell)}
    row: i64 = cell // WIDTH
    column: i64 = cell % WIDTH
    if row >= len(s.board.rows) or column >= s.board.columns:
        return Refusal("PR-1.16", "outside", name)
    thing: i64 = s.standing[cell]
    if thing >= ROCKET:
        name["seat"] = letter(thing - ROCKET)
        return Refusal(taken, "rocket-there", name)
    if pyramid_height(thing) > 0:
        name["seat"] = letter(pyramid_owner(thing))
        name["height"] = pyramid_height(thing)
        return Refusal(taken, "pyramid-there", name)
    if s.board.rows[row][column] == LAKE:
        return Refusal("PR-1.5", "lake", name)
    return Refusal("PR-R3", "covered", name)


def no_end(s: PacalState, seat: i64, cell: i64, stay: str) -> Refusal | None:
    """PR-4.23: why no move of a seat ends on a cell; `stay`: the clause by which it has to move."""
    if cell == s.rockets[seat]:
        return Refusal(stay, "same-cell", {"cell": cell_name(cell)})
    return not_free(s, cell)


def fly_refusal(s: PacalState, seat: i64, cell: i64, by_die: list[int]) -> Refusal:
    """A cell that no straight move ends on, or none that is allowed of all `by_die`."""
    refusal = no_end(s, seat, cell, "PR-R6")
    if refusal is not None:
        return refusal
    start: i64 = s.rockets[seat]
    data: dict[str, Value] = {"cell": cell_name(cell), "from": cell_name(start)}
    if FLY + cell in by_die:
        return Refusal("PR-4.20", "must-leave", data)
    direction: i64 = heading(start, cell)
    if direction < 0:
        return Refusal("PR-4.13" if s.die == SPECIAL else "PR-4.5", "not-in-line", data)
    end: i64 = straight_end(s, start, direction)
    data["end"] = cell_name(end)
    data["points"] = s.die
    if end == start:
        return Refusal("PR-R6", "way-shut", data)
    if distance(start, cell) < distance(start, end):
        return Refusal("PR-R7", "too-near", data)
    if distance(start, end) < s.die:
        return Refusal("PR-4.6", "stops-before", data)
    return Refusal("PR-4.5", "too-far", data)


def turn_refusal(s: PacalState, seat: i64, cell: i64, by_die: list[int]) -> Refusal:
    """A cell that no turning move ends on, or where a straight one `by_die` goes before."""
    refusal = no_end(s, seat, cell, "PR-R9")
    if refusal is not None:
        return refusal
    start: i64 = s.rockets[seat]
    data: dict[str, Value] = {"cell": cell_name(cell), "from": cell_name(start)}
    if s.die == SPECIAL:
        return Refusal("PR-R12", "special-does-not-turn", data)
    if s.round == 1:
        return Refusal("PR-4.21", "no-turn-in-first-round", data)
    if FLY + cell in by_die:
        clause = "PR-R61" if can_turn_to(s, start, cell) else "PR-R8"
        return Refusal(clause, "straight-ends-there", data)
    data["points"] = s.die
    return Refusal("PR-4.10", "no-turning-way", data)


def heading(start: i64, cell: i64) -> i64:
    """The direction of another cell in the same row or column, -1 if it is in neither."""
    if start % WIDTH == cell % WIDTH:
        return 0 if cell < start else 2
    if start // WIDTH == cell // WIDTH:
        return 3 if cell < start else 1
    return -1
