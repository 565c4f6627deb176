"""A table written down, and set up again (see docs/games/pacal.md for the format).

Written by hand a position says what matters and leaves the rest out: supplies hold what is not on
the board, rockets that are not mentioned stand in the sacred district, the die is rolled, and the
start player is about to lift the rocket. An impossible table is refused with the reason
(position_check.py).
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from ceiba.core import plain_facts
from ceiba.core.errors import BadPosition
from ceiba.core.position import Growing, TablePosition
from ceiba.core.reading import BySeat, by_seat, seat_named
from ceiba.core.seats import letter
from ceiba.core.state import Task
from ceiba.games.pacal.board import NO_DISTRICT
from ceiba.games.pacal.grid import CELL_NAMES, NOWHERE, cell_name, cell_names
from ceiba.games.pacal.position_check import least_round
from ceiba.games.pacal.rounds import BUILDS, LIFTS, MOVES, PUT_INS, ROUND, TURNS
from ceiba.games.pacal.sky import MOST_POINTS, cells_of, with_cell
from ceiba.games.pacal.state import (
    ALL_SOURCES,
    EMPTY,
    FROM_BUILDS,
    NOBODY,
    ROCKET,
    SOURCES,
    PacalState,
    pyramid_height,
    pyramid_owner,
)
from ceiba.games.pacal.tables import FACES, HEIGHTS, NOT_ROLLED, STONES, TOKENS, face_name

Cell = Annotated[str, Meta(max_length=3)]
Height = Annotated[int, Meta(ge=1, le=HEIGHTS)]
Small = Annotated[int, Meta(ge=0, le=99)]
"""What is on a die or a token, so that a number nobody can write is none."""


class PacalPosition(TablePosition, kw_only=True):
    """A table of Pacal's Rocket."""

    rockets: BySeat[Cell | None] | None = None
    """The cell of each rocket. Left out: free cells of the sacred district."""
    inside: BySeat[list[str]] | None = None
    """For each rocket, whose stones lie under it; a letter twice is a double."""
    stones: BySeat[list[Cell]] | None = None
    """For each seat, the cells where its stones lie in sight."""
    pyramids: BySeat[dict[Cell, Height]] | None = None
    """For each seat, its pyramids: cell and storeys."""
    tokens: BySeat[list[Small]] | None = None
    """The tokens each seat has left. Left out: 2, 4 and 6."""
    scores: BySeat[Growing | dict[str, Growing]] | None = None
    """Points, or points by source: those of the final scoring only in a finished game."""
    round: Growing | None = None
    """Left out: the first that can have come to this, but not the first of all."""
    start: str = "A"
    """Who started the round."""
    die: Small | str | UnsetType | None = UNSET
    """A number or ``special``; null if it is not rolled. Left out: rolled by chance."""
    turn: str | UnsetType | None = UNSET
    """Whose turn it is; null before a new round. Left out: the start player's."""
    step: Literal["lift", "stones", "build"] | None = None
    """The step the turn has come to; ``lift``, the first, if nothing is said. Not looked at where
    there is an agenda."""
    reached: str | UnsetType | None = UNSET
    """Who reached the final score first. Left out: the first in turn order with enough points."""
    lifted: bool = False
    """Whether the rocket of the player in turn has been lifted."""
    own: bool | None = None
    other: bool | None = None
    """Whether a stone may still go into the own rocket, into another's. Left out: true in the
    step ``stones``."""
    in_hand: bool = False
    """Whether a stone was taken back and must be put in."""
    used: Annotated[list[Cell], Meta(max_length=MOST_POINTS)] = []
    """Stones named so far for a constellation."""


# -- writing ----------------------------------------------------------------------------------


def dump(state: PacalState) -> PacalPosition:
    seats = range(state.players)
    cells = state.board.cells
    return PacalPosition(
        game="pacal",
        players=state.players,
        rockets={letter(seat): _cell_name(state.rockets[seat]) for seat in seats},
        inside={
            letter(seat): [
                letter(owner)
                for owner in seats
                for _ in range(state.inside[seat * state.players + owner])
            ]
            for seat in seats
        },
        stones={
            letter(seat): [cell_name(cell) for cell in cells if state.lies(seat, cell)]
            for seat in seats
        },
        pyramids={
            letter(seat): {
                cell_name(cell): pyramid_height(state.thing_on(cell))
                for cell in cells
                if pyramid_owner(state.thing_on(cell)) == seat
            }
            for seat in seats
        },
        tokens={
            letter(seat): [token for i, token in enumerate(TOKENS) if state.tokens[seat] >> i & 1]
            for seat in seats
        },
        scores={
            letter(seat): dict(zip(SOURCES, state.tally_of(seat), strict=True)) for seat in seats
        },
        die=None if state.die == NOT_ROLLED else face_name(state.die),
        lifted=state.aloft,
        own=state.own_open,
        other=state.other_open,
        used=cell_names(cells_of(state.used)),
    )


def _cell_name(cell: int) -> str | None:
    return None if cell == NOWHERE else cell_name(cell)


# -- reading ----------------------------------------------------------------------------------


def load(given: PacalPosition, state: PacalState) -> PacalState:
    """Lay a position on a bare table."""
    plain_facts.read(given, state)
    _load_pyramids(given, state)
    _load_course(given, state)
    _load_rockets(given, state)
    _load_stones(given, state)
    _load_players(given, state)
    if given.reached is UNSET:
        _reach(state)
    _load_step(given, state)
    if given.round is None:
        state.round = least_round(state)
    state.plan(_fitting_agenda(given, state))
    return state


def _load_pyramids(given: PacalPosition, state: PacalState) -> None:
    for seat, pyramids in by_seat(given.pyramids, state.players, "pyramids").items():
        for name, height in pyramids.items():
            cell = _cell(state, name, "pyramids")
            if state.thing_on(cell) != EMPTY:
                raise BadPosition(f"PR-1.17: two pyramids on {name}")
            state.stand_pyramid(seat, cell, height)
            state.left[seat * HEIGHTS + height - 1] -= 1
            if state.left[seat * HEIGHTS + height - 1] < 0:
                raise BadPosition(
                    f"PR-1.8: {letter(seat)} has not so many pyramids of {height} storeys"
                )


def _load_course(given: PacalPosition, state: PacalState) -> None:
    if given.die is UNSET:
        state.die = FACES[state.rng.below(len(FACES))]
    else:
        state.die = _face(given.die)
    if given.turn is UNSET:
        state.turn = state.start
    state.aloft = given.lifted
    if state.aloft and state.turn == NOBODY:
        raise BadPosition("PR-4.2: a rocket is lifted, but it is nobody's turn")


def _face(given: object) -> int:
    if given is None:
        return NOT_ROLLED
    for face in FACES:
        if str(given).lower() == face_name(face):
            return face
    faces = ", ".join(dict.fromkeys(face_name(face) for face in FACES))
    raise BadPosition(f"PR-1.11: the die shows {faces}, not {str(given)[:40]!r}")


def _load_rockets(given: PacalPosition, state: PacalState) -> None:
    """Rockets not mentioned stand on the first free cells of the sacred district."""
    rockets = by_seat(given.rockets, state.players, "rockets")
    for seat, name in rockets.items():
        if name is None:
            continue
        cell = _cell(state, name, "rockets")
        if state.thing_on(cell) != EMPTY or cell in state.rockets:
            raise BadPosition(f"PR-4.23: {letter(seat)}'s rocket cannot stand on {name}")
        _stand_rocket(state, seat, cell)
    for seat in range(state.players):
        if seat in rockets:
            continue
        free = [
            cell
            for cell in state.board.district_cells[state.board.sacred]
            if state.thing_on(cell) == EMPTY and cell not in state.rockets
        ]
        if not free:
            raise BadPosition(f"no cell of the sacred district is free for {letter(seat)}'s rocket")
        _stand_rocket(state, seat, free[0])


def _stand_rocket(state: PacalState, seat: int, cell: int) -> None:
    state.rockets[seat] = cell
    if not (state.aloft and seat == state.turn):
        state.stand(cell, ROCKET + seat)


def _load_stones(given: PacalPosition, state: PacalState) -> None:
    for seat, cells in by_seat(given.stones, state.players, "stones").items():
        for name in cells:
            cell = _cell(state, name, "stones")
            if state.thing_on(cell) >= ROCKET:
                raise BadPosition(f"PR-1.18: the stone on {name} lies under a rocket: say inside")
            if state.thing_on(cell) != EMPTY:
                raise BadPosition(f"PR-6.11: no stone lies on {name}, where a pyramid stands")
            if state.lies(seat, cell):
                raise BadPosition(f"PR-5.7: two stones of {letter(seat)} on {name}")
            state.lay_stone(seat, cell)
            state.supply[seat] -= 1
    for seat, names in by_seat(given.inside, state.players, "inside").items():
        owners = [seat_named(name, state.players, "inside") for name in names]
        if owners and (state.rockets[seat] == NOWHERE or (state.aloft and seat == state.turn)):
            raise BadPosition(f"PR-1.7: {letter(seat)}'s rocket stands nowhere, nothing is inside")
        for owner in owners:
            state.inside[seat * state.players + owner] += 1
            state.supply[owner] -= 1
    for seat in range(state.players):
        if state.supply[seat] < 0:
            used = STONES - state.supply[seat]
            raise BadPosition(f"PR-1.9: {letter(seat)} has {used} stones on the board, of {STONES}")


def _load_players(given: PacalPosition, state: PacalState) -> None:
    for seat, tokens in by_seat(given.tokens, state.players, "tokens").items():
        for token in tokens:
            if token not in TOKENS or tokens.count(token) > 1:
                raise BadPosition(f"PR-1.10: {letter(seat)} cannot have the tokens {tokens[:5]}")
        state.tokens[seat] = sum(1 << TOKENS.index(token) for token in tokens)
    for seat, scored in by_seat(given.scores, state.players, "scores").items():
        by_source = scored if isinstance(scored, dict) else {SOURCES[FROM_BUILDS]: scored}
        for source, points in by_source.items():
            if source not in SOURCES:
                raise BadPosition(f"scores: no points come from {source[:40]!r}: {SOURCES}")
            state.tally[seat * ALL_SOURCES + SOURCES.index(source)] = points


def _reach(state: PacalState) -> None:
    """PR-8.2: nothing said, the first in turn order with enough points has reached the end."""
    for turn in range(state.players):
        seat = (state.start + turn) % state.players
        if state.reached == NOBODY and state.score(seat) >= state.threshold():
            state.reached = seat


def _load_step(given: PacalPosition, state: PacalState) -> None:
    putting_in = given.step == "stones"
    state.own_open = putting_in if given.own is None else given.own
    state.other_open = putting_in if given.other is None else given.other
    cells = [_cell(state, name, "used") for name in given.used]
    if len(set(cells)) < len(cells):
        raise BadPosition("PR-R33: a stone is named twice for a constellation")
    for cell in cells:
        state.used = with_cell(state.used, cell)


# -- the agenda -------------------------------------------------------------------------------


def _fitting_agenda(given: PacalPosition, state: PacalState) -> list[Task]:
    """The turn of a player from a step on, and what follows in that round."""
    seat = state.turn
    if seat == NOBODY:
        return [ROUND]
    steps: list[Task] = [LIFTS[seat], MOVES[seat], PUT_INS[seat], BUILDS[seat]]
    if state.aloft:
        steps = steps[1:]
    if given.step == "stones":
        steps = [PUT_INS[seat], BUILDS[seat]]
    elif given.step == "build":
        steps = [BUILDS[seat]]
    order = [(state.start + turn) % state.players for turn in range(state.players)]
    later: list[Task] = [TURNS[other] for other in order[order.index(seat) + 1 :]]
    return [*steps, *later, ROUND]


def _cell(state: PacalState, name: str, what: str) -> int:
    """The number of a cell in play."""
    cell = CELL_NAMES.index(name.upper()) if name.upper() in CELL_NAMES else NOWHERE
    if cell == NOWHERE or state.board.land[cell] == NO_DISTRICT:
        raise BadPosition(f"{what}: {name!r} is no cell of the board in play")
    return cell
