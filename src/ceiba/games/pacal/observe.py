"""What a seat may know of Pacal's Rocket, as numbers: all but what lies under rockets (PR-R62).

Cells are those of the rectangle the map is drawn in, row by row.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ceiba.core.bits import lowest
from ceiba.core.layout import Axis, Field, numbered, players
from ceiba.core.observation import (
    BLANK,
    Observer,
    counted_from,
    put,
    put_bits,
    put_sets,
    put_sums,
    put_turned,
)
from ceiba.core.state import State
from ceiba.games.pacal.grid import CELL_NAMES, COLUMN, MARGIN, NOWHERE, ROW, WIDTH
from ceiba.games.pacal.sky import BITS, LAST, MOST_POINTS
from ceiba.games.pacal.state import (
    ALL_SOURCES,
    EMPTY,
    HOLDINGS_NEWS,
    ROCKET,
    PacalState,
    pyramid_height,
    pyramid_owner,
)
from ceiba.games.pacal.tables import HEIGHTS, NOT_ROLLED, TOKENS

_FACES: Final = ("not rolled", "special", "1", "2", "3", "4", "5")
_TOKENS: Final[Axis] = tuple(str(token) for token in TOKENS)


class PacalObserver(Observer):
    def changing_fields(self, state: State) -> list[Field]:
        seats = players(state.players)
        cells = cells_of_map(cast(PacalState, state))
        return [
            Field("diagonal_squares", "1 with that option (PR-R31)"),
            Field("finish_round", "1 with two_player_finish_round (PR-R57)"),
            Field("show_contents", "1 with show_rocket_contents (PR-R14)"),
            Field("expert", "1 with expert_variant (PR-11.1)"),
            Field("round", "from 1, 0 while the rockets are placed"),
            Field("start", "who began the round: 1 the own seat, 2 the next, ..."),
            Field("turn", "whose turn it is, 0 nobody's"),
            Field("reached", "who was first to reach the threshold, 0 nobody (PR-8.2)"),
            Field("die", "the face of the die", (), _FACES),
            Field("aloft", "1 while the rocket of the player whose turn it is is lifted"),
            Field("own_open", "1 while a stone may be put into the own rocket"),
            Field("other_open", "1 while a stone may be put into the rocket of another"),
            Field("in_hand", "1 when a stone was taken back to be put in again (PR-R27)"),
            Field("used", "cells of the stones chosen for a build: number of the cell on the "
                  "grid of 16 columns + 1", (numbered(MOST_POINTS),)),
            Field("rocket_row", "where each rocket is, from 1; 0 on no cell", (seats,)),
            Field("rocket_column", "the column, in the same way", (seats,)),
            Field("contents", "stones under each rocket by owner, only if they are shown (PR-R14)",
                  (seats, seats)),
            Field("points", "scored so far", (seats,)),
            Field("supply", "stones in the supply", (seats,)),
            Field("left", "pyramids in the supply, by storeys", (seats, numbered(HEIGHTS))),
            Field("tokens", "1 for each token not spent", (seats, _TOKENS)),
            Field("height", "storeys of the pyramid on a cell", (cells,)),
            Field("owner", "whose pyramid it is: 1 the own, 2 the next seat's, ...", (cells,)),
            Field("stones", "1 where a stone lies in sight", (seats, cells)),
        ]  # fmt: skip

    def changing(
        self, state: State, seat: i64, out: vec[i16], at: i64, news: i64, before: i64
    ) -> i64:
        s = cast(PacalState, state)
        at = put(out, at, int(s.diagonal_squares))
        at = put(out, at, int(s.finish_round))
        at = put(out, at, int(s.show_contents))
        at = put(out, at, int(s.expert))
        at = put(out, at, s.round)
        at = put(out, at, counted_from(seat, s.start, s.players))
        at = put(out, at, counted_from(seat, s.turn, s.players))
        at = put(out, at, counted_from(seat, s.reached, s.players))
        at = put(out, at, s.die - NOT_ROLLED)
        at = put(out, at, int(s.aloft))
        at = put(out, at, int(s.own_open))
        at = put(out, at, int(s.other_open))
        at = put(out, at, int(s.in_hand))
        for point in range(MOST_POINTS):
            at = put(out, at, (s.used >> (point * BITS)) & LAST)
        at = put_rockets(s, seat, out, at)
        supply: i64 = at + s.players
        left: i64 = put_turned(out, supply, s.supply, 1, seat)
        tokens: i64 = left + s.players * HEIGHTS
        if seat != before or news & HOLDINGS_NEWS:
            put_sums(out, at, s.tally, ALL_SOURCES, seat)
            put_turned(out, left, s.left, HEIGHTS, seat)
            put_sets(out, tokens, s.tokens, len(TOKENS), seat)
        return tokens + s.players * len(TOKENS)

    def lying(
        self, state: State, seat: i64, out: vec[i16], at: i64, touched: i64, before: i64
    ) -> i64:
        """Pyramids and stones; the parts are rows."""
        s = cast(PacalState, state)
        columns: i64 = s.board.columns
        rows: i64 = len(s.board.rows)
        cells: i64 = rows * columns
        for row in range(rows):
            if before == BLANK or (touched >> row) & 1:
                put_row(s, seat, row, out, at + row * columns, cells)
            elif seat != before:
                turn_row(s, seat, before, row, out, at + row * columns, cells)
        return at + (2 + s.players) * cells

    def staying_fields(self, state: State) -> list[Field]:
        board = cast(PacalState, state).board
        cells = cells_of_map(cast(PacalState, state))
        return [
            Field("value", "points of each district", (tuple(board.ids),)),
            Field("district", "of each cell in play", (cells,), ("not in play", *board.ids)),
            Field("bank", "1 for the cells round the river (PR-9.2)", (cells,)),
            Field("shore", "1 for the cells round the lake (PR-9.3)", (cells,)),
        ]

    def staying(self, state: State, out: vec[i16], at: i64) -> i64:
        board = cast(PacalState, state).board
        for district in range(len(board.ids)):
            at = put(out, at, board.values[district])
        for marks, shift in ((board.land, 1), (board.bank, 0), (board.shore, 0)):
            for row in range(len(board.rows)):
                for column in range(board.columns):
                    at = put(out, at, marks[row * WIDTH + column] + shift)
        return at


def cells_of_map(s: PacalState) -> Axis:
    rows = range(len(s.board.rows))
    return tuple(
        CELL_NAMES[row * WIDTH + column] for row in rows for column in range(s.board.columns)
    )


def put_rockets(s: PacalState, seat: i64, out: vec[i16], at: i64) -> i64:
    seats: i64 = s.players
    owner: i64 = seat
    end: i64 = at + seats
    while at < end:
        cell: i64 = s.rockets[owner]
        out[at] = 0
        out[at + seats] = 0
        if cell != NOWHERE:
            out[at] = i16((cell >> ROW) + 1)
            out[at + seats] = i16((cell & COLUMN) + 1)
        at += 1
        owner += 1
        if owner == seats:
            owner = 0
    at += seats
    if s.show_contents:
        for rocket in range(seats):
            for other in range(seats):
                under: i64 = (seat + rocket) % seats * seats + (seat + other) % seats
                out[at + rocket * seats + other] = i16(s.inside[under])
    return at + seats * seats


def put_row(s: PacalState, seat: i64, row: i64, out: vec[i16], at: i64, cells: i64) -> None:
    """Height and owner of the pyramids of a row, then the stones of each seat; so many cells lie
    between one field and the next."""
    columns: i64 = s.board.columns
    standing = s.standing
    cell: i64 = row * WIDTH
    here: i64 = at
    end: i64 = at + columns
    while here < end:
        thing: i64 = i64(standing[cell])
        if EMPTY < thing < ROCKET:
            out[here] = i16(pyramid_height(thing))
            out[here + cells] = i16(counted_from(seat, pyramid_owner(thing), s.players))
        else:
            out[here] = 0
            out[here + cells] = 0
        cell += 1
        here += 1
    for i in range(s.players):
        owner: i64 = (seat + i) % s.players
        put_bits(out, at + (2 + i) * cells, i64(s.stones[owner * WIDTH + row]), columns)


def turn_row(
    s: PacalState, seat: i64, before: i64, row: i64, out: vec[i16], at: i64, cells: i64
) -> None:
    """A row on which nothing has happened, for another seat: the stones of each seat where those of
    another were written, and whose the pyramids are."""
    stones = s.stones
    now: i64 = seat * WIDTH + row
    then: i64 = before * WIDTH + row
    first: i64 = at + 2 * cells
    end: i64 = first + s.players * cells
    while first < end:
        own: i64 = i64(stones[now])
        changed: i64 = own ^ i64(stones[then])
        while changed != 0:
            column: i64 = lowest(changed)
            changed &= changed - 1
            out[first + column] = i16((own >> column) & 1)
        first += cells
        now += WIDTH
        if now >= len(stones):
            now = row
        then += WIDTH
        if then >= len(stones):
            then = row
    standing: i64 = (s.obstacles[row + MARGIN] ^ s.board.walls[row + MARGIN]) >> MARGIN
    while standing != 0:
        place: i64 = lowest(standing)
        standing &= standing - 1
        owner: i64 = pyramid_owner(s.thing_on(row * WIDTH + place))  # nobody's, if it is a rocket
        out[at + cells + place] = i16(counted_from(seat, owner, s.players))
