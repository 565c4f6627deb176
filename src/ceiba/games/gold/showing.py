"""What each seat may see (GM-5.8, GM-R9, GM-R26, GM-R27, GM-R28, GM-R43), field by field."""

from typing import Final, cast

from msgspec.structs import replace
from mypy_extensions import i64

from ceiba.core.game import Outcome
from ceiba.games.gold.auction import lot_number
from ceiba.games.gold.forecast import own_total, standings
from ceiba.games.gold.layout import is_complete, row_units
from ceiba.games.gold.pieces import (
    BASES,
    FACES,
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
from ceiba.games.gold.view import (
    BaseView,
    BoxedView,
    GoldView,
    HandView,
    Material,
    PieceView,
    PlayerView,
    Size,
)


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
        box=_box(state, None, whole),
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
    box = _box(state, seat, False) if seat in state.boxed_by else seen.box
    forecast = seen.forecast.copy()
    forecast[seat] = replace(forecast[seat], total=own_total(state, seat))
    bought, hand = seen.bought, None
    if state.bought != NO_FACE and state.winner == seat:
        bought, hand = piece(state.bought, known=True), _hand(state)
    return replace(
        seen, seat=seat, players=players, box=box, forecast=forecast, bought=bought, hand=hand
    )


def _piece(face: int, known: bool) -> PieceView:
    return PieceView(
        cast(Material, MATERIALS[MATERIAL[face]]),
        cast(Size, SIZES[SIZE[face]]),
        UNITS[face],
        VALUE[face],
        cast(Material, back_name(face)) if known else None,
    )


SEEN: Final[list[PieceView]] = [_piece(face, False) for face in range(FACES)]
KNOWN: Final[list[PieceView]] = [_piece(face, True) for face in range(FACES)]


def piece(face: i64, known: bool) -> PieceView:
    """GM-R27: all see the visible face and the size; `known` adds the back (GM-R26)."""
    return KNOWN[face] if known else SEEN[face]


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number


MOST: Final = len(BASES) - 1
"""Players at a table."""


def _boxed(pieces: list[PieceView]) -> list[list[BoxedView]]:
    return [[BoxedView(piece, _seat(by)) for piece in pieces] for by in range(NOBODY, MOST)]


BOXED: Final[list[list[BoxedView]]] = _boxed(SEEN)
"""By who threw it away, NOBODY first, and face. The box is long and seldom another than before: as
a tuple of these very structs it is seen at once that it is the same."""
BOXED_KNOWN: Final[list[list[BoxedView]]] = _boxed(KNOWN)


def _box(state: GoldState, seat: int | None, whole: bool) -> tuple[BoxedView, ...]:
    """GM-R28: a seat knows the backs of what it threw away itself."""
    return tuple(
        [
            (BOXED_KNOWN if whole or by == seat else BOXED)[by - NOBODY][face]
            for face, by in zip(state.box, state.boxed_by, strict=True)
        ]
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
