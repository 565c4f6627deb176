"""Lifting a rocket and setting it down: what happens to the stones under it."""

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.value import Thing, who, who_all
from ceiba.games.pacal import events
from ceiba.games.pacal.grid import told
from ceiba.games.pacal.state import ROCKET, PacalState
from ceiba.games.pacal.tables import ALL_PYRAMIDS, ALLOWANCE, WAYS


def can_leave(s: PacalState) -> bool:
    """PR-R17: whether there is any free cell at all."""
    cells: i64 = len(s.board.cells)
    standing: i64 = s.players * (1 + ALL_PYRAMIDS)
    if standing < cells:  # on a map of common size there always is
        return True
    standing = 0
    for seat in range(s.players):
        standing += 1 + ALL_PYRAMIDS - s.pyramids_left(seat)
    return standing < cells


def lift(s: PacalState, seat: i64, sink: Sink | None) -> None:
    """PR-4.2, PR-4.3: the stones inside stay; each colour that lies double goes back (PR-R22)."""
    cell: i64 = s.rockets[seat]
    s.vacate(cell)
    s.aloft = True
    if not s.show_contents:
        s.reveal()
    first: i64 = seat * s.players
    doubles = False
    for i in range(s.players):
        owner: i64 = i
        inside: i64 = s.inside[first + owner]
        if inside == 1:
            s.inside[first + owner] = 0
            s.lay_stone(owner, cell)
        elif inside > 1:
            doubles = True
    if sink is not None:
        stones = who_all(s.stones_on(cell))
        sink.tell(EVERYONE, events.Lifted("PR-4.2", who(seat), told(cell), stones))
    if doubles:
        return_doubles(s, seat, sink)


def return_doubles(s: PacalState, seat: i64, sink: Sink | None) -> None:
    """PR-5.8, PR-R22: stones of one colour that lay there together go back to their supply."""
    first: i64 = seat * s.players
    for i in range(s.players):
        owner: i64 = i
        count: i64 = s.inside[first + owner]
        if count > 1:
            s.inside[first + owner] = 0
            s.supply[owner] += count
            if sink is not None:
                cell = told(s.rockets[seat])
                sink.tell(EVERYONE, events.Doubles("PR-5.8", who(owner), cell, count))


def set_down(s: PacalState, seat: i64, cell: i64) -> None:
    """PR-4.22, PR-R21: a rocket may land on stones, and hides them all."""
    s.stand(cell, ROCKET + seat)
    s.rockets[seat] = cell
    s.aloft = False
    for i in range(s.players):
        owner: i64 = i
        if s.lies(owner, cell):
            s.lift_stone(owner, cell)
            s.inside[seat * s.players + owner] += 1


def move(
    s: PacalState, seat: i64, cell: i64, way: i64, lost: i64, clause: str, sink: Sink | None
) -> None:
    """Set down a lifted rocket, and allow the stones its kind of move gives (PR-5.1)."""
    allowance: i64 = ALLOWANCE[way]
    if sink is not None:
        moved = events.Moved(
            clause,
            who(seat),
            told(s.rockets[seat]),
            told(cell),
            Thing(WAYS[way]),
            allowance,
            lost,
            who_all(s.stones_on(cell)),
        )
        sink.tell(EVERYONE, moved)
    set_down(s, seat, cell)
    s.own_open = allowance >= 1
    s.other_open = allowance >= 2
