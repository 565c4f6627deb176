"""What a seat may see, built up field by field: all but what lies under rockets (PR-R62)."""

import msgspec

from ceiba.core.game import Outcome
from ceiba.games.pacal.grid import NOWHERE, cell_name, cell_names
from ceiba.games.pacal.scoring import final_tally, sole_leader, storeys_on
from ceiba.games.pacal.sky import cells_of
from ceiba.games.pacal.state import (
    ALL_SOURCES,
    EMPTY,
    NOBODY,
    ROCKET,
    SOURCES,
    PacalState,
    pyramid_height,
    pyramid_owner,
)
from ceiba.games.pacal.tables import FACES, HEIGHTS, NOT_ROLLED, TOKENS, face_name


class DistrictView(msgspec.Struct, frozen=True):
    """A district: its cells, and how many storeys each seat has in it.

    `names`: by language, only for a map laid by hand; otherwise the texts of the game know `id`.
    `leader`: the seat with strictly the most storeys.
    """

    id: str
    char: str
    names: dict[str, str]
    value: int
    cells: list[str]
    sacred: bool
    covered: bool
    storeys: list[int]
    leader: int | None


class WaterView(msgspec.Struct, frozen=True):
    """The cells round the river or the lake, and the storeys of each seat there."""

    cells: list[str]
    storeys: list[int]


class BoardView(msgspec.Struct, frozen=True):
    """The map: `rows` top to bottom, a character a cell: a district's, ``~`` lake, ``#`` covered.

    `river_line`: corners of the river as [x, y], counted in cell sides from the top left corner.
    """

    columns: int
    rows: list[str]
    covers: list[str]
    river_line: list[list[int]]


class StonesView(msgspec.Struct, frozen=True):
    """Stones in sight on a cell: the seats they belong to."""

    cell: str
    seats: list[int]


class PyramidView(msgspec.Struct, frozen=True):
    cell: str
    seat: int
    height: int


class RocketView(msgspec.Struct, frozen=True):
    """A rocket. `cell`: None before it is placed and after the end; while `lifted`, where from.

    `contents`: the seats whose stones lie under it, only with `show_rocket_contents` (PR-R14).
    """

    cell: str | None
    lifted: bool
    contents: list[int] | None


class PlayerView(msgspec.Struct, frozen=True):
    """One player's things; `pyramids`: how many of 1, 2, 3, 4, 5 storeys are in the supply."""

    score: int
    stones: int
    pyramids: list[int]
    tokens: list[int]
    rocket: RocketView


class AllowanceView(msgspec.Struct, frozen=True):
    """Stones the player whose turn it is may still put in: into the own rocket, into another."""

    own: bool
    other: bool


class EndView(msgspec.Struct, frozen=True):
    """`reached_by`: who reached the threshold first; `round_is_finished`: whether play goes on
    to the end of the round then (PR-8.2, PR-R57)."""

    threshold: int
    reached_by: int | None
    round_is_finished: bool


class PacalView(msgspec.Struct, frozen=True):
    """The table of Pacal's Rocket as one seat sees it.

    `round`: from 1, 0 while the rockets are placed. `die`: a number or ``special``; None before a
    roll. `would_score`: points by source of each seat if the game ended now.
    """

    seat: int | None
    board: BoardView
    districts: list[DistrictView]
    river: WaterView
    lake: WaterView
    stones: list[StonesView]
    pyramids: list[PyramidView]
    players: list[PlayerView]
    round: int
    start: int
    turn: int | None
    faces: list[str]
    die: str | None
    allowance: AllowanceView
    used: list[str]
    end: EndView
    would_score: list[dict[str, int]]
    outcome: Outcome | None


def open_view(state: PacalState, outcome: Outcome | None) -> PacalView:
    board = state.board
    return PacalView(
        seat=None,
        board=BoardView(
            board.columns, board.rows.copy(), board.covers.copy(), [p.copy() for p in board.river]
        ),
        districts=[_district(state, district) for district in range(len(board.ids))],
        river=_water(state, board.bank),
        lake=_water(state, board.shore),
        stones=[
            StonesView(cell_name(cell), [s for s in range(5) if mask >> s & 1])
            for cell in board.cells
            if (mask := state.stones_on(cell))
        ],
        pyramids=[
            PyramidView(
                cell_name(cell),
                pyramid_owner(state.thing_on(cell)),
                pyramid_height(state.thing_on(cell)),
            )
            for cell in board.cells
            if EMPTY < state.thing_on(cell) < ROCKET
        ],
        players=[_player(state, owner) for owner in range(state.players)],
        round=state.round,
        start=state.start,
        turn=_seat(state.turn),
        faces=[face_name(face) for face in FACES],
        die=None if state.die == NOT_ROLLED else face_name(state.die),
        allowance=AllowanceView(state.own_open, state.other_open),
        used=cell_names(cells_of(state.used)),
        end=EndView(state.threshold(), _seat(state.reached), state.rounds_are_finished()),
        would_score=_would_score(state),
        outcome=outcome,
    )


def _district(state: PacalState, district: int) -> DistrictView:
    board = state.board
    storeys = storeys_on(state, board.district_cells[district])
    return DistrictView(
        id=board.ids[district],
        char=board.chars[district],
        names=board.told[district].called,
        value=board.values[district],
        cells=cell_names(board.district_cells[district]),
        sacred=district == board.sacred,
        covered=board.covered[district] == 1,
        storeys=list(storeys),
        leader=_seat(sole_leader(storeys)),
    )


def _water(state: PacalState, marks: list[int]) -> WaterView:
    cells = [cell for cell in state.board.cells if marks[cell]]
    return WaterView(cell_names(cells), list(storeys_on(state, cells)))


def _player(state: PacalState, owner: int) -> PlayerView:
    cell = state.rockets[owner]
    contents = None
    if state.show_contents:
        under = state.inside[owner * state.players : (owner + 1) * state.players]
        contents = [seat for seat, count in enumerate(under) for _ in range(count)]
    return PlayerView(
        score=state.score(owner),
        stones=state.supply[owner],
        pyramids=list(state.left[owner * HEIGHTS : (owner + 1) * HEIGHTS]),
        tokens=[token for i, token in enumerate(TOKENS) if state.tokens[owner] >> i & 1],
        rocket=RocketView(
            None if cell == NOWHERE else cell_name(cell),
            state.aloft and owner == state.turn,
            contents,
        ),
    )


def _would_score(state: PacalState) -> list[dict[str, int]]:
    tally = final_tally(state)
    rows = [tally[s * ALL_SOURCES : (s + 1) * ALL_SOURCES] for s in range(state.players)]
    return [{**dict(zip(SOURCES, row, strict=True)), "total": sum(row)} for row in rows]


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number
