"""What a seat may know of Das Gold der Maya, as numbers (see view.py for the clauses).

A piece is its visible material, its size and, where the seat knows it, the material on its back.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ceiba.core.layout import Axis, Field, numbered, players
from ceiba.core.observation import BLANK, Observer, counted_from, put, put_zeros
from ceiba.core.state import State
from ceiba.games.gold.auction import lot_number
from ceiba.games.gold.pieces import (
    BASES,
    DISC,
    FACES,
    GAP,
    MATERIAL,
    MATERIALS,
    NO_FACE,
    RING,
    SIZE,
    SIZES,
    SLOTS,
    UNITS,
    full_name,
)
from ceiba.games.gold.state import NO_BASE, NO_BID, PIECES_NEWS, GoldState

LONGEST_ROW: Final = DISC // min(UNITS)
"""Pieces on a base at most."""
HAND: Final = LONGEST_ROW + 1
RINGS: Final = len(MATERIALS) * len(SIZES)
PIECE: Final = 3
PIECE_AXIS: Final[Axis] = ("material", "size", "back")
LAID: Final = 4
LAID_AXIS: Final[Axis] = (*PIECE_AXIS, "gap before")
PIECE_WORDS: Final = (
    "material and back: 0 none or unknown, 1 " + MATERIALS[0] + " to 5 " + MATERIALS[4] + "; "
    "size: 1 " + SIZES[0] + ", 2 " + SIZES[1] + ", 3 " + SIZES[2]
)
_BY_RING: Final[Axis] = tuple(f"{material} {size}" for size in SIZES for material in MATERIALS)
_FACES: Final[Axis] = tuple(full_name(face) for face in range(FACES))


class GoldObserver(Observer):
    def changing_fields(self, state: State) -> list[Field]:
        seats = players(state.players)
        bases = numbered(BASES[state.players])
        row = numbered(LONGEST_ROW)
        return [
            Field("eliminate_lowest", "1 with the option tied_lowest = eliminate (GM-R3)"),
            Field("contiguous", "1 with the option contiguous_layout (GM-R15)"),
            Field("incomplete_scores", "1 with variant_incomplete_scores (GM-10.1)"),
            Field("lot", "number of the auction under way, 31 after the last"),
            Field("bag", "pieces left in the bag"),
            Field("drawer", "who drew last: 1 the own seat, 2 the next, ..."),
            Field("opened", "1 when the hands are open (GM-4.2)"),
            Field("winner", "of the auction whose hands lie open: 0 nobody, 1 the own seat, ..."),
            Field("payee", "who is paid, in the same way"),
            Field("pearls", "those of the own seat; of all once the game is over", (seats,)),
            Field("committed", "1 for those who have handed in a bid", (seats,)),
            Field("bid", "bid + 1: the own, and everybody's once the hands are open", (seats,)),
            Field("slots", f"the auction board, foremost first. {PIECE_WORDS}",
                  (numbered(SLOTS), PIECE_AXIS)),
            Field("bought", f"the piece being laid out. {PIECE_WORDS}", (PIECE_AXIS,)),
            Field("base", "the base it goes to, from 1; 0 until it is chosen, and for the others"),
            Field("new_row", f"the own row being laid. {PIECE_WORDS}", (row, LAID_AXIS)),
            Field("hand", f"own pieces still to be laid. {PIECE_WORDS}",
                  (numbered(HAND), PIECE_AXIS)),
            Field("bases", f"the rows on the bases. {PIECE_WORDS}", (seats, bases, row, LAID_AXIS)),
            Field("box", "pieces out of the game by who threw them away, and by visible face",
                  (("nobody", *seats), _BY_RING)),
            Field("own_box", "those thrown away by the own seat, whose backs it knows", (_FACES,)),
        ]  # fmt: skip

    def changing(
        self, state: State, seat: i64, out: vec[i16], at: i64, news: i64, before: i64
    ) -> i64:
        s = cast(GoldState, state)
        over = s.over()
        at = put(out, at, int(s.eliminate_lowest))
        at = put(out, at, int(s.contiguous))
        at = put(out, at, int(s.incomplete_scores))
        at = put(out, at, lot_number(s))
        at = put(out, at, len(s.bag))
        at = put(out, at, counted_from(seat, s.drawer, s.players))
        at = put(out, at, int(s.opened))
        at = put(out, at, counted_from(seat, s.winner, s.players))
        at = put(out, at, counted_from(seat, s.payee, s.players))
        at = put_money(s, seat, over, out, at)
        for slot in range(SLOTS):
            face: i64 = NO_FACE
            if slot < len(s.slots):
                face = s.slots[slot]
            at = put_piece(out, at, face, over)
        at = put_piece(out, at, s.bought, s.winner == seat)
        mine = s.bought != NO_FACE and s.winner == seat  # GM-R43: nobody else's business
        at = put_layout(s, mine, out, at)
        if seat != before or news & PIECES_NEWS or over:
            put_rows(s, seat, over, out, at)
        at += len(s.rows) * LONGEST_ROW * LAID
        return put_box(s, seat, out, at, BLANK if news & PIECES_NEWS else before)


def put_money(s: GoldState, seat: i64, over: bool, out: vec[i16], at: i64) -> i64:
    """Pearls, who has bid, and the bids that may be known (GM-R9)."""
    seats: i64 = s.players
    for i in range(seats):
        owner: i64 = (seat + i) % seats
        mine = over or owner == seat
        bid: i64 = s.bids[owner]
        out[at] = 0
        out[at + seats] = i16(bid != NO_BID)
        out[at + 2 * seats] = 0
        if mine:
            out[at] = i16(s.pearls[owner])
        if mine or s.opened:
            out[at + 2 * seats] = i16(bid + 1)
        at += 1
    return at + 2 * seats


def put_piece(out: vec[i16], at: i64, face: i64, known: bool) -> i64:
    if face == NO_FACE:
        return put_zeros(out, at, PIECE)
    out[at] = i16(MATERIAL[face] + 1)
    out[at + 1] = i16(SIZE[face] + 1)
    out[at + 2] = 0
    if known:
        out[at + 2] = i16(MATERIAL[face ^ 1] + 1)
    return at + PIECE


def put_layout(s: GoldState, mine: bool, out: vec[i16], at: i64) -> i64:
    """The base, the new row and the pieces in hand, if they are to be told. Without a base there is
    neither row nor hand."""
    row: i64 = at + 1
    hand: i64 = row + LONGEST_ROW * LAID
    end: i64 = hand + HAND * PIECE
    if mine and s.base != NO_BASE:
        out[at] = i16(s.base + 1)
        put_row(out, row, s.row, True)
        for face in s.hand:
            hand = put_piece(out, hand, face, True)
        put_zeros(out, hand, end - hand)
    elif out[at] != 0:
        put_zeros(out, at, end - at)
    return end


def put_rows(s: GoldState, seat: i64, over: bool, out: vec[i16], at: i64) -> None:
    """What lies on the bases, those of the seat first."""
    count: i64 = len(s.rows)
    own: i64 = BASES[s.players]
    first: i64 = s.base_index(seat, 0)
    for i in range(count):
        index: i64 = first + i if first + i < count else first + i - count
        at = put_row(out, at, s.rows[index], over or i < own)


def put_row(out: vec[i16], at: i64, row: list[int], known: bool) -> i64:
    end: i64 = at + LONGEST_ROW * LAID
    gap: i16 = 0
    for laid in row:
        face: i64 = laid
        if face == GAP:
            gap = 1
        else:
            at = put_piece(out, at, face, known)
            out[at] = gap
            gap = 0
            at += 1
    return put_zeros(out, at, end - at)


def put_box(s: GoldState, seat: i64, out: vec[i16], at: i64, before: i64) -> i64:
    """GM-R28: all saw the visible face; the back is known to who threw the piece away.

    Once the game is over all backs are shown, but nothing is decided any more.
    """
    backs: i64 = at + (s.players + 1) * RINGS
    if before == BLANK:
        put_zeros(out, at, backs - at + FACES)
    if seat != before:
        count: i64 = len(s.box)
        if before != BLANK:
            for i in range(count):
                out[boxed_at(s, before, i, at)] = 0
                out[backs + s.box[i]] = 0
        for i in range(count):
            out[boxed_at(s, seat, i, at)] += 1
            if s.boxed_by[i] == seat:
                out[backs + s.box[i]] += 1
    return backs + FACES


def boxed_at(s: GoldState, seat: i64, number: i64, at: i64) -> i64:
    """Where a piece of the box is counted for a seat: by who threw it away, and its face."""
    return at + counted_from(seat, s.boxed_by[number], s.players) * RINGS + RING[s.box[number]]
