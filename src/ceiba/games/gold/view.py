"""What each seat may see (GM-5.8, GM-R9, GM-R26, GM-R27, GM-R28, GM-R43), field by field."""

from functools import cache
from typing import Literal, cast

import msgspec
from msgspec.structs import replace

from ceiba.core.game import Outcome
from ceiba.games.gold.auction import lot_number
from ceiba.games.gold.forecast import StandingView, own_total, standings
from ceiba.games.gold.layout import is_complete, row_units
from ceiba.games.gold.pieces import (
    GAP,
    MATERIAL,
    MATERIALS,
    NO_FACE,
    PIECES,
    SIZE,
    SIZES,
    UNITS,
    VALUE,
    back_name,
)
from ceiba.games.gold.scoring import row_points
from ceiba.games.gold.state import NO_BASE, NO_BID, NOBODY, GoldState

Material = Literal["gold", "silver", "bronze", "jade", "stone"]
Size = Literal["eighth", "sixth", "quarter"]


class PieceView(msgspec.Struct, frozen=True):
    """A piece as it lies: its visible face; the back only for those who know it."""

    material: Material
    size: Size
    units: int
    value: int
    back: Material | None = None


class BoxedView(msgspec.Struct, frozen=True):
    """A piece out of the game; `by` is the seat that threw it away, None after a lost auction."""

    piece: PieceView
    by: int | None


class BaseView(msgspec.Struct, frozen=True):
    """One base: the row of pieces in order; None stands for a gap of one unit (GM-R41)."""

    row: list[PieceView | None]
    units: int
    complete: bool
    points: int


class HandView(msgspec.Struct, frozen=True):
    """A layout in progress, for its owner alone (GM-R43): the row so far, and what is in hand.

    `new` is the piece just bought, `base` the number of the base from 0, None until it is chosen.
    """

    base: int | None
    new: PieceView
    row: list[PieceView | None]
    left: list[PieceView]


class PlayerView(msgspec.Struct, frozen=True):
    """One player's things. `pearls` is None where the screen hides them (GM-2.2, GM-R9).

    `committed`: has handed in a bid for the auction under way. `bid`: the own sealed bid, and
    everybody's once the hands are open (GM-4.2).
    """

    bases: list[BaseView]
    pearls: int | None
    committed: bool
    bid: int | None


class GoldView(msgspec.Struct, frozen=True):
    """The table of Das Gold der Maya as one seat sees it.

    `slots`: the auction board, foremost first. `lot`: number of the auction under way, 1 to 30.
    `winner`, `payee`: of the auction whose hands lie open. `bag`: pieces left in the bag.
    `bought`: the piece in the buyer's hands while the base is laid out, as it lay on the board.
    `sales`: auctions still to come, the one under way included. `forecast`: how players stand.
    """

    seat: int | None
    lot: int
    slots: list[PieceView]
    bag: int
    box: list[BoxedView]
    players: list[PlayerView]
    drawer: int
    opened: bool
    winner: int | None
    payee: int | None
    bought: PieceView | None
    hand: HandView | None
    sales: int
    forecast: list[StandingView]
    outcome: Outcome | None


def open_view(state: GoldState, outcome: Outcome | None) -> GoldView:
    """What everybody may know: everything once there is an outcome.

    GM-R43: pieces carry no id, because an id would give away the back.
    """
    return _view(state, outcome, whole=outcome is not None)


def whole_view(state: GoldState, outcome: Outcome | None) -> GoldView:
    """With all screens lifted, the bids still in closed fists and the layout in progress."""
    hand = _hand(state) if state.bought != NO_FACE else None
    return replace(_view(state, outcome, whole=True), hand=hand)


def _view(state: GoldState, outcome: Outcome | None, *, whole: bool) -> GoldView:
    return GoldView(
        seat=None,
        lot=min(lot_number(state), PIECES),
        slots=[piece(face, known=whole) for face in state.slots],
        bag=len(state.bag),
        box=[
            BoxedView(piece(face, known=whole), _seat(by))
            for face, by in zip(state.box, state.boxed_by, strict=True)
        ],
        players=[_player(state, owner, whole) for owner in range(state.players)],
        drawer=state.drawer,
        opened=state.opened,
        winner=_seat(state.winner),
        payee=_seat(state.payee),
        bought=None if state.bought == NO_FACE else piece(state.bought, known=whole),
        hand=None,
        sales=len(state.slots) + len(state.bag),
        forecast=standings(state, whole=whole),
        outcome=outcome,
    )


def seat_view(state: GoldState, seat: int, seen: GoldView) -> GoldView:
    """A seat also knows what is behind its screen, and the backs of what it has had in hand."""
    if seen.outcome is not None:
        return replace(seen, seat=seat)
    players = seen.players.copy()
    players[seat] = _player(state, seat, True)
    box = [
        BoxedView(piece(face, known=True), seat) if by == seat else boxed
        for face, by, boxed in zip(state.box, state.boxed_by, seen.box, strict=True)
    ]
    forecast = seen.forecast.copy()
    forecast[seat] = replace(forecast[seat], total=own_total(state, seat))
    bought, hand = seen.bought, None
    if state.bought != NO_FACE and state.winner == seat:
        bought, hand = piece(state.bought, known=True), _hand(state)
    return replace(
        seen, seat=seat, players=players, box=box, forecast=forecast, bought=bought, hand=hand
    )


@cache
def piece(face: int, *, known: bool) -> PieceView:
    """GM-R27: all see the visible face and the size; `known` adds the back (GM-R26)."""
    return PieceView(
        cast(Material, MATERIALS[MATERIAL[face]]),
        cast(Size, SIZES[SIZE[face]]),
        UNITS[face],
        VALUE[face],
        cast(Material, back_name(face)) if known else None,
    )


def _row(row: list[int], *, known: bool) -> list[PieceView | None]:
    return [None if face == GAP else piece(face, known=known) for face in row]


def _player(state: GoldState, owner: int, mine: bool) -> PlayerView:
    bid = state.bids[owner]
    return PlayerView(
        bases=[
            BaseView(
                _row(row, known=mine),
                row_units(row),
                is_complete(row),
                row_points(row, state.incomplete_scores),
            )
            for row in state.rows_of(owner)
        ],
        pearls=state.pearls[owner] if mine else None,
        committed=bid != NO_BID,
        bid=bid if bid != NO_BID and (mine or state.opened) else None,
    )


def _hand(state: GoldState) -> HandView:
    return HandView(
        base=None if state.base == NO_BASE else state.base,
        new=piece(state.bought, known=True),
        row=_row(state.row, known=True),
        left=[piece(face, known=True) for face in state.hand],
    )


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number
