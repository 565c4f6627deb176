"""A table written down, and set up again (see docs/games/pacal.md for the format).

Written by hand a position says what matters and leaves the rest out: supplies hold what is not on
the board, rockets that are not mentioned stand in the sacred district, the die is rolled, and the
start player is about to lift the rocket in round 2. An impossible table is refused with the reason.
"""

from typing import Any, Final

from ceiba.core.errors import BadPosition
from ceiba.core.game import Position
from ceiba.core.reading import a_list, an_object, by_seat, flag, number, seat_named
from ceiba.core.seats import letter
from ceiba.core.state import Task
from ceiba.games.pacal.board import NO_DISTRICT
from ceiba.games.pacal.grid import CELL_NAMES, NOWHERE, cell_name, cell_names
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

MOST_ROUNDS: Final = 1_000_000_000
STEPS: Final = ("lift", "stones", "build")
KEYS: Final = (
    *("rockets", "inside", "stones", "pyramids", "tokens", "scores", "round", "start", "die"),
    *("turn", "step", "reached", "lifted", "own", "other", "in_hand", "used"),
)


# -- writing ----------------------------------------------------------------------------------


def dump(state: PacalState) -> Position:
    seats = range(state.players)
    cells = state.board.cells
    return {
        "rockets": {letter(seat): _cell_name(state.rockets[seat]) for seat in seats},
        "inside": {
            letter(seat): [
                letter(owner)
                for owner in seats
                for _ in range(state.inside[seat * state.players + owner])
            ]
            for seat in seats
        },
        "stones": {
            letter(seat): [cell_name(cell) for cell in cells if state.lies(seat, cell)]
            for seat in seats
        },
        "pyramids": {
            letter(seat): {
                cell_name(cell): pyramid_height(state.standing[cell])
                for cell in cells
                if pyramid_owner(state.standing[cell]) == seat
            }
            for seat in seats
        },
        "tokens": {
            letter(seat): [token for i, token in enumerate(TOKENS) if state.tokens[seat] >> i & 1]
            for seat in seats
        },
        "scores": {
            letter(seat): dict(
                zip(SOURCES, state.tally[seat * ALL_SOURCES : (seat + 1) * ALL_SOURCES])
            )
            for seat in seats
        },
        "round": state.round,
        "start": letter(state.start),
        "die": None if state.die == NOT_ROLLED else face_name(state.die),
        "turn": _letter(state.turn),
        "reached": _letter(state.reached),
        "lifted": state.aloft,
        "own": state.own_open,
        "other": state.other_open,
        "in_hand": state.in_hand,
        "used": cell_names(cells_of(state.used)),
    }


def _letter(seat: int) -> str | None:
    return None if seat == NOBODY else letter(seat)


def _cell_name(cell: int) -> str | None:
    return None if cell == NOWHERE else cell_name(cell)


# -- reading ----------------------------------------------------------------------------------


def load(facts: Position, state: PacalState) -> PacalState:
    """Lay the facts on a bare table."""
    unknown = set(facts) - set(KEYS)
    if unknown:
        raise BadPosition(
            f"unknown: {', '.join(sorted(unknown))}; a table of pacal has: {', '.join(KEYS)}"
        )
    _load_pyramids(facts, state)
    _load_course(facts, state)
    _load_rockets(facts, state)
    _load_stones(facts, state)
    _load_players(facts, state)
    if "reached" not in facts:
        _reach(state)
    state.agenda.clear()
    state.plan(_fitting_agenda(facts, state))
    return state


def _load_pyramids(facts: Position, state: PacalState) -> None:
    for seat, given in by_seat(facts.get("pyramids"), state.players, "pyramids").items():
        for name, value in an_object(given, "pyramids").items():
            cell = _cell(state, name, "pyramids")
            height = number(value, "pyramids", HEIGHTS)
            if height == 0:
                raise BadPosition(f"PR-1.8: a pyramid of 0 storeys on {name}")
            if state.standing[cell] != EMPTY:
                raise BadPosition(f"PR-1.17: two pyramids on {name}")
            state.stand_pyramid(seat, cell, height)
            state.left[seat * HEIGHTS + height - 1] -= 1
            if state.left[seat * HEIGHTS + height - 1] < 0:
                raise BadPosition(
                    f"PR-1.8: {letter(seat)} has not so many pyramids of {height} storeys"
                )


def _load_course(facts: Position, state: PacalState) -> None:
    state.round = number(facts.get("round", 2), "round", MOST_ROUNDS)
    state.start = seat_named(facts.get("start", "A"), state.players)
    if "die" in facts:
        state.die = _face(facts["die"])
    else:
        state.die = FACES[state.rng.below(len(FACES))]
    turn = facts.get("turn", letter(state.start))
    state.turn = NOBODY if turn is None else seat_named(turn, state.players)
    reached = facts.get("reached")
    state.reached = NOBODY if reached is None else seat_named(reached, state.players)
    state.aloft = flag(facts, "lifted", False)
    if state.aloft and state.turn == NOBODY:
        raise BadPosition("PR-4.2: a rocket is lifted, but it is nobody's turn")


def _face(given: Any) -> int:
    if given is None:
        return NOT_ROLLED
    for face in FACES:
        if str(given) == face_name(face):
            return face
    faces = ", ".join(dict.fromkeys(face_name(face) for face in FACES))
    raise BadPosition(f"PR-1.11: the die shows {faces}, not {given!r}")


def _load_rockets(facts: Position, state: PacalState) -> None:
    """Rockets not mentioned stand on the first free cells of the sacred district."""
    given = by_seat(facts.get("rockets"), state.players, "rockets")
    for seat, name in given.items():
        if name is None:
            continue
        cell = _cell(state, name, "rockets")
        if state.standing[cell] != EMPTY or cell in state.rockets:
            raise BadPosition(f"PR-4.23: {letter(seat)}'s rocket cannot stand on {name}")
        state.rockets[seat] = cell
        if not (state.aloft and seat == state.turn):
            state.stand(cell, ROCKET + seat)
    for seat in range(state.players):
        if seat in given:
            continue
        taken = state.rockets
        free = [
            cell
            for cell in state.board.district_cells[state.board.sacred]
            if state.standing[cell] == EMPTY and cell not in taken
        ]
        if not free:
            raise BadPosition(f"no cell of the sacred district is free for {letter(seat)}'s rocket")
        state.rockets[seat] = free[0]
        if not (state.aloft and seat == state.turn):
            state.stand(free[0], ROCKET + seat)


def _load_stones(facts: Position, state: PacalState) -> None:
    for seat, given in by_seat(facts.get("stones"), state.players, "stones").items():
        for name in a_list(given, "stones"):
            cell = _cell(state, name, "stones")
            if state.standing[cell] >= ROCKET:
                raise BadPosition(f"PR-1.18: the stone on {name} lies under a rocket: say inside")
            if state.standing[cell] != EMPTY:
                raise BadPosition(f"PR-6.11: no stone lies on {name}, where a pyramid stands")
            if state.lies(seat, cell):
                raise BadPosition(f"PR-5.7: two stones of {letter(seat)} on {name}")
            state.lay_stone(seat, cell)
            state.supply[seat] -= 1
    for seat, given in by_seat(facts.get("inside"), state.players, "inside").items():
        owners = [seat_named(name, state.players) for name in a_list(given, "inside")]
        if owners and (state.rockets[seat] == NOWHERE or (state.aloft and seat == state.turn)):
            raise BadPosition(f"PR-1.7: {letter(seat)}'s rocket stands nowhere, nothing is inside")
        for owner in owners:
            state.inside[seat * state.players + owner] += 1
            state.supply[owner] -= 1
    for seat in range(state.players):
        if state.supply[seat] < 0:
            used = STONES - state.supply[seat]
            raise BadPosition(f"PR-1.9: {letter(seat)} has {used} stones on the board, of {STONES}")


def _load_players(facts: Position, state: PacalState) -> None:
    for seat, given in by_seat(facts.get("tokens"), state.players, "tokens").items():
        tokens = a_list(given, "tokens")
        for token in tokens:
            if not isinstance(token, int) or token not in TOKENS or tokens.count(token) > 1:
                raise BadPosition(f"PR-1.10: {letter(seat)} cannot have the tokens {tokens}")
        state.tokens[seat] = sum(1 << TOKENS.index(token) for token in tokens)
    for seat, given in by_seat(facts.get("scores"), state.players, "scores").items():
        by_source = {SOURCES[FROM_BUILDS]: given} if isinstance(given, int) else given
        for source, points in an_object(by_source, "scores").items():
            if source not in SOURCES:
                raise BadPosition(f"no points come from {source!r}, but from {', '.join(SOURCES)}")
            index = seat * ALL_SOURCES + SOURCES.index(source)
            state.tally[index] = number(points, "scores", 10_000)


def _reach(state: PacalState) -> None:
    """PR-8.2: nothing said, the first in turn order with enough points has reached the end."""
    for turn in range(state.players):
        seat = (state.start + turn) % state.players
        if state.reached == NOBODY and state.score(seat) >= state.threshold():
            state.reached = seat


# -- the agenda -------------------------------------------------------------------------------


def _fitting_agenda(facts: Position, state: PacalState) -> list[Task]:
    """The turn of a player from a step on, and what follows in that round."""
    step = facts.get("step", "lift")
    if step not in STEPS:
        raise BadPosition(f"step is one of {', '.join(STEPS)}, not {step!r}")
    state.own_open = flag(facts, "own", step == "stones")
    state.other_open = flag(facts, "other", step == "stones")
    state.in_hand = flag(facts, "in_hand", False)
    used = a_list(facts.get("used", []), "used")
    if len(used) > MOST_POINTS:
        raise BadPosition(f"PR-6.6: a constellation has no {len(used)} stones")
    for name in used:
        state.used = with_cell(state.used, _cell(state, name, "used"))
    seat = state.turn
    if seat == NOBODY:
        return [ROUND]
    steps: list[Task] = [MOVES[seat], PUT_INS[seat], BUILDS[seat]]
    if not state.aloft:
        steps.insert(0, LIFTS[seat])
    if step != "lift":
        steps = [PUT_INS[seat], BUILDS[seat]] if step == "stones" else [BUILDS[seat]]
    order = [(state.start + turn) % state.players for turn in range(state.players)]
    later: list[Task] = [TURNS[other] for other in order[order.index(seat) + 1 :]]
    return [*steps, *later, ROUND]


def _cell(state: PacalState, name: Any, what: str) -> int:
    """The number of a cell in play."""
    cell = CELL_NAMES.index(name) if name in CELL_NAMES else NOWHERE
    if cell == NOWHERE or state.board.land[cell] == NO_DISTRICT:
        raise BadPosition(f"{what}: {name!r} is no cell of the board in play")
    return cell
