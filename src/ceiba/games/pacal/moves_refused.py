"""Why a rocket cannot go to a cell, with the numbers that decide.

Nothing is decided here: each reason is read from the walk that finds the moves.
"""

from mypy_extensions import i64

from ceiba.core.sentence import Refusal
from ceiba.core.value import who
from ceiba.games.pacal import refusals
from ceiba.games.pacal.answers import FLY
from ceiba.games.pacal.grid import WIDTH, distance, told
from ceiba.games.pacal.map_file import LAKE
from ceiba.games.pacal.state import EMPTY, ROCKET, PacalState, pyramid_height, pyramid_owner
from ceiba.games.pacal.steps import can_turn_to, straight_end
from ceiba.games.pacal.tables import SPECIAL


def not_free(s: PacalState, cell: i64, taken: str = "PR-4.23") -> Refusal | None:
    """PR-1.17: what keeps every rocket off a cell; None if it is free.

    `taken`: the clause by which nothing ends on a rocket or a pyramid.
    """
    if s.is_free(cell):
        return None
    name = told(cell)
    row: i64 = cell // WIDTH
    column: i64 = cell % WIDTH
    if row >= len(s.board.rows) or column >= s.board.columns:
        return refusals.Outside("PR-1.16", name)
    thing: i64 = s.thing_on(cell)
    if thing >= ROCKET:
        return refusals.RocketThere(taken, name, who(thing - ROCKET))
    if thing != EMPTY:
        height: i64 = pyramid_height(thing)
        return refusals.PyramidThere(taken, name, who(pyramid_owner(thing)), height)
    if s.board.rows[row][column] == LAKE:
        return refusals.Lake("PR-1.5", name)
    return refusals.Covered("PR-R3", name)


def no_end(s: PacalState, seat: i64, cell: i64, stay: str) -> Refusal | None:
    """PR-4.23: why no move of a seat ends on a cell; `stay`: the clause by which it has to move."""
    if cell == s.rockets[seat]:
        return refusals.SameCell(stay, told(cell))
    return not_free(s, cell)


def fly_refusal(s: PacalState, seat: i64, cell: i64, by_die: list[int]) -> Refusal:
    """A cell that no straight move ends on, or none that is allowed of all `by_die`."""
    refusal = no_end(s, seat, cell, "PR-R6")
    if refusal is not None:
        return refusal
    start: i64 = s.rockets[seat]
    if FLY + cell in by_die:
        return refusals.MustLeave("PR-4.20", told(cell), told(start))
    direction: i64 = heading(start, cell)
    if direction < 0:
        clause = "PR-4.13" if s.die == SPECIAL else "PR-4.5"
        return refusals.NotInLine(clause, told(cell), told(start))
    end: i64 = straight_end(s, start, direction)
    if end == start:
        return refusals.WayShut("PR-R6", told(cell), told(start))
    if distance(start, cell) < distance(start, end):
        return refusals.TooNear("PR-R7", told(cell), told(start), told(end), s.die)
    if distance(start, end) < s.die:
        return refusals.StopsBefore("PR-4.6", told(cell), told(start), told(end), s.die)
    return refusals.TooFar("PR-4.5", told(cell), told(start), told(end), s.die)


def turn_refusal(s: PacalState, seat: i64, cell: i64, by_die: list[int]) -> Refusal:
    """A cell that no turning move ends on, or where a straight one `by_die` goes before."""
    refusal = no_end(s, seat, cell, "PR-R9")
    if refusal is not None:
        return refusal
    if s.die == SPECIAL:
        return refusals.SpecialDoesNotTurn("PR-R12", told(cell))
    if s.round == 1:
        return refusals.NoTurnInFirstRound("PR-4.21", told(cell))
    start: i64 = s.rockets[seat]
    if FLY + cell in by_die:
        clause = "PR-R61" if can_turn_to(s, start, cell) else "PR-R8"
        return refusals.StraightEndsThere(clause, told(cell))
    return refusals.NoTurningWay("PR-4.10", told(cell), told(start), s.die)


def heading(start: i64, cell: i64) -> i64:
    """The direction of another cell in the same row or column, -1 if it is in neither."""
    if start % WIDTH == cell % WIDTH:
        return 0 if cell < start else 2
    if start // WIDTH == cell // WIDTH:
        return 3 if cell < start else 1
    return -1
