"""A table written down, and set up again (see docs/games/gold.md for the format).

Written by hand a position says what matters and leaves the rest out: pieces may be named without
their back (``gold sixth``), pearls default to 10 each, the board is filled from the bag, and the
bag is whatever is left. An impossible table is refused with the reason.
"""

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from ceiba.core import plain_facts
from ceiba.core.errors import BadPosition
from ceiba.core.position import TablePosition, doubt
from ceiba.core.reading import BySeat, by_seat, seat_or_nobody
from ceiba.core.seats import letter
from ceiba.core.state import Task
from ceiba.games.gold.auction import (
    BIDDING,
    CHOOSE_PAYEE,
    NEXT_AUCTION,
    OPEN_HANDS,
    REFILL,
    payees_mask,
    winning_seat,
)
from ceiba.games.gold.laying import LAY_OUT, LOOK_AT_BACK, holds_kind, take_from_hand
from ceiba.games.gold.layout import row_fault
from ceiba.games.gold.naming import GAP_NAME, Naming, piece_named
from ceiba.games.gold.pieces import (
    BASES,
    GAP,
    KINDS,
    NO_FACE,
    PEARLS_EACH,
    PIECES,
    SLOTS,
    full_name,
)
from ceiba.games.gold.state import NO_BASE, NO_BID, NOBODY, GoldState

Pearls = Annotated[int, Meta(ge=0, le=4 * PEARLS_EACH)]
PieceName = Annotated[str, Meta(max_length=40)]
Row = Annotated[list[PieceName], Meta(max_length=2 * PIECES)]


class Boxed(msgspec.Struct, forbid_unknown_fields=True):
    """A piece out of the game, and the seat that threw it away."""

    piece: PieceName
    by: str | None = None


class Layout(msgspec.Struct, forbid_unknown_fields=True):
    """A layout in progress: the piece just bought, the base it goes to, the new row so far."""

    piece: PieceName
    base: Annotated[int, Meta(ge=1, le=2)] | None = None
    row: Row = []


class GoldPosition(TablePosition, kw_only=True):
    """A table of Das Gold der Maya."""

    pearls: BySeat[Pearls] | None = None
    """What each seat owns; 10 for each player in all (GM-R7). Left out: 10 each."""
    bases: BySeat[list[PieceName | Row]] | None = None
    """For each seat its rows, one per base; ``gap`` is a gap of one unit (GM-R41)."""
    auction: Row = []
    """The auction board, foremost piece first. Left out: filled from the bag."""
    bag: Annotated[int, Meta(ge=0, le=PIECES)] | Row | None = None
    """The pieces in the bag, the next to be drawn first, or just their number; with a number the
    surplus goes to the box. Left out: all other pieces."""
    box: list[PieceName | Boxed] = []
    """Pieces out of the game."""
    drawer: str = "A"
    """The seat that drew last."""
    bids: BySeat[Pearls | None] | None = None
    """The bids handed in."""
    opened: bool | None = None
    """Whether the hands are open. Left out: while a piece is laid out."""
    winner: str | None = None
    payee: str | None = None
    layout: Layout | None = None
    counted: bool = False
    """Whether all holdings are known to who counted, because all payments were public."""


# -- writing --------------------------------------------------------------------------------


def dump(state: GoldState) -> GoldPosition:
    layout = None
    if state.bought != NO_FACE:
        base = None if state.base == NO_BASE else state.base + 1
        layout = Layout(full_name(state.bought), base, _names(state.row))
    return GoldPosition(
        game="gold",
        players=state.players,
        bases={
            letter(seat): [_names(row) for row in state.rows_of(seat)]
            for seat in range(state.players)
        },
        auction=_names(state.slots),
        bag=_names(reversed(state.bag)),
        box=[
            Boxed(full_name(face), None if by == NOBODY else letter(by))
            for face, by in zip(state.box, state.boxed_by, strict=True)
        ],
        bids=[None if bid == NO_BID else bid for bid in state.bids],
        layout=layout,
    )


def _names(faces: Iterable[int]) -> list[str]:
    return [GAP_NAME if face == GAP else full_name(face) for face in faces]


# -- reading --------------------------------------------------------------------------------


def load(given: GoldPosition, state: GoldState) -> GoldState:
    """Lay a position on a bare table."""
    plain_facts.read(given, state)
    _check_pearls(given, state)
    _load_pieces(given, state)
    _load_auction(given, state)
    _check_board(state)
    if given.layout is not None:
        _load_layout(given.layout, state)
    state.agenda.clear()
    state.plan(_fitting_agenda(state))
    return state


def check(state: GoldState) -> None:
    """Whether what is owed fits what lies on the table."""
    owed = [task.name() for task in reversed(state.agenda)]
    fitting = [task.name() for task in _fitting_agenda(state)]
    finished = not state.slots and not state.bag and state.bought == NO_FACE
    if owed != fitting and not (finished and owed == []):
        found = ", ".join(owed)[:200]
        raise BadPosition(f"agenda: here it is {', '.join(fitting)}, not {found}")


def _fitting_agenda(state: GoldState) -> list[Task]:
    """What is owed at such a table."""
    if state.bought != NO_FACE:
        return [LAY_OUT, REFILL, NEXT_AUCTION]
    if state.winner != NOBODY:
        return [CHOOSE_PAYEE, LOOK_AT_BACK, LAY_OUT, REFILL, NEXT_AUCTION]
    if not state.slots:
        return [NEXT_AUCTION]
    return [BIDDING, OPEN_HANDS, REFILL, NEXT_AUCTION]


def _check_pearls(given: GoldPosition, state: GoldState) -> None:
    """GM-R7: the number of pearls in play never changes, 10 for each player."""
    total, owed = sum(state.pearls), PEARLS_EACH * state.players
    if total != owed:
        why = f"{state.players} players have {owed} pearls between them, here are {total}"
        doubt(given, "GM-R7", why)
    if total > 4 * PEARLS_EACH:
        raise BadPosition(f"pearls: there are {4 * PEARLS_EACH} in the box, not {total}")


def _load_pieces(given: GoldPosition, state: GoldState) -> None:
    """GM-1.7: every piece lies in exactly one place; those not named are in the bag."""
    pieces = Naming()
    for seat, bases in by_seat(given.bases, state.players, "bases").items():
        for base, row in enumerate(_rows(bases, state, seat)):
            state.rows[state.base_index(seat, base)] = pieces.read(row, f"bases.{letter(seat)}")
    state.slots = pieces.read(given.auction, "auction")
    boxed = [entry if isinstance(entry, Boxed) else Boxed(entry) for entry in given.box]
    state.box = pieces.read([entry.piece for entry in boxed], "box")
    state.boxed_by = [seat_or_nobody(entry.by, state.players, "box") for entry in boxed]
    bought = pieces.read([given.layout.piece], "layout.piece") if given.layout is not None else []
    bag = pieces.read(given.bag, "bag") if isinstance(given.bag, list) else []
    pieces.deal(state.rng)

    if bought:
        state.bought = bought[0]
    if isinstance(given.bag, list):
        state.bag = bag[::-1]
        if any(pieces.left):
            doubt(given, "GM-1.2", f"{sum(pieces.left)} of the 30 pieces lie nowhere")
    else:
        _fill_bag(given.bag, pieces.left, state)
    _check_rows(state)


def _rows(bases: list[str | list[str]], state: GoldState, seat: int) -> list[list[str]]:
    """One row per base; with a single row the outer list may be left out."""
    rows: list[list[str]] = [entry for entry in bases if isinstance(entry, list)]
    names = [entry for entry in bases if isinstance(entry, str)]
    if names and rows:
        raise BadPosition(f"bases.{letter(seat)}: rows, or the pieces of one row, not both")
    if names:
        rows = [names]
    if len(rows) > BASES[state.players]:
        raise BadPosition(
            f"GM-2.1: {letter(seat)} has {BASES[state.players]} base(s), not {len(rows)}"
        )
    return rows


def _fill_bag(size: int | None, left: list[int], state: GoldState) -> None:
    """The rest goes into the bag, and from there onto free slots; `size` puts the surplus away."""
    state.bag = [k * 2 + state.rng.below(2) for k in range(KINDS) for _ in range(left[k])]
    state.rng.shuffle(state.bag)
    wanted_slots = SLOTS - 1 if state.bought != NO_FACE else SLOTS
    if size is not None:
        free = max(0, wanted_slots - len(state.slots)) if size > 0 else 0
        if size + free > len(state.bag):
            most = len(state.bag) - free
            raise BadPosition(f"bag: GM-1.2: it holds at most {most} pieces here, not {size}")
        while len(state.bag) > size + free:
            state.box.append(state.bag.pop())
            state.boxed_by.append(NOBODY)
        if size == 0:
            return
    while state.bag and len(state.slots) < wanted_slots:
        state.slots.append(state.bag.pop())


def _check_rows(state: GoldState) -> None:
    if len(state.slots) > SLOTS:
        raise BadPosition(f"GM-1.2: the auction board has {SLOTS} slots, not {len(state.slots)}")
    if GAP in state.slots or GAP in state.box or GAP in state.bag or state.bought == GAP:
        raise BadPosition("GM-R41: a gap can only lie between the pieces of a base")
    for index, row in enumerate(state.rows):
        fault = row_fault(row, state.contiguous)
        if fault:
            raise BadPosition(f"{fault}, in the row of {letter(state.owner(index))}: {_names(row)}")


def _load_auction(given: GoldPosition, state: GoldState) -> None:
    """Bids, open hands, winner and payee belong together (GM-4.2, GM-R1, GM-R5, GM-R10)."""
    for seat, bid in by_seat(given.bids, state.players, "bids").items():
        state.bids[seat] = NO_BID if bid is None else bid
    if given.layout is not None:
        if state.winner == NOBODY:
            raise BadPosition("GM-R10: a layout is the winner's: say 'winner'")
        _fill_auction(state)
    if given.opened is None:
        state.opened = given.layout is not None
    if state.opened != (state.winner != NOBODY):
        raise BadPosition("GM-4.2: hands are open when there is a winner, and only then")
    if state.payee == NOBODY:
        _check_bids(state)
    if state.winner == NOBODY:
        if state.payee != NOBODY:
            raise BadPosition("GM-4.3: only the winner of an auction pays: say 'winner'")
        return
    _check_winner(given, state)


def _fill_auction(state: GoldState) -> None:
    """A layout that does not tell how the piece was bought: for one pearl from who bid nothing."""
    if all(bid == NO_BID for bid in state.bids):
        state.bids = [int(seat == state.winner) for seat in range(state.players)]
    if state.payee == NOBODY and NO_BID not in state.bids:
        mask = payees_mask(state)
        following = [(state.winner + step) % state.players for step in range(1, state.players)]
        state.payee = next(seat for seat in following if (mask >> seat) & 1)


def _check_bids(state: GoldState) -> None:
    for seat, bid in enumerate(state.bids):
        if bid > state.pearls[seat]:
            raise BadPosition(
                f"GM-R8: {letter(seat)} bids {bid} and has {state.pearls[seat]} pearls"
            )


def _check_winner(given: GoldPosition, state: GoldState) -> None:
    if NO_BID in state.bids:
        raise BadPosition("GM-4.2: there is a winner when all have bid")
    if winning_seat(state.bids) != state.winner:
        raise BadPosition(f"GM-R1: {letter(state.winner)} does not win with bids {state.bids}")
    payees = payees_mask(state)
    if state.payee == NOBODY:
        if not state.slots:
            raise BadPosition("GM-3.1: there is no piece on the board that could be won")
        if payees & (payees - 1) == 0:
            raise BadPosition("GM-4.3: only one can be paid, and then comes the layout: say so")
        return
    if given.layout is None:
        raise BadPosition("GM-R10: after the payment the piece is laid: say 'layout'")
    if not (payees >> state.payee) & 1:
        raise BadPosition(f"GM-R5: {letter(state.payee)} is not the one to be paid")
    held = [bid if seat != state.winner else 0 for seat, bid in enumerate(state.bids)]
    held[state.payee] += state.bids[state.winner]
    if any(pearls < least for pearls, least in zip(state.pearls, held, strict=True)):
        raise BadPosition("GM-R7: the pearls do not fit the bids that were opened and paid")


def _check_board(state: GoldState) -> None:
    """GM-3.3: the board is full as long as there are pieces in the bag."""
    full = SLOTS if state.bought == NO_FACE else SLOTS - 1
    if len(state.slots) > full or (state.bag and len(state.slots) < full):
        raise BadPosition(
            f"GM-3.3: {full} pieces lie on the board now, not {len(state.slots)}, "
            "until the bag is empty"
        )


def _load_layout(layout: Layout, state: GoldState) -> None:
    state.start_layout()
    if layout.base is not None:
        if layout.base > BASES[state.players]:
            raise BadPosition(f"layout.base: GM-2.1: there is no base {layout.base}")
        if state.base == NO_BASE:
            state.take_base(layout.base - 1)
    if layout.row and state.base == NO_BASE:
        raise BadPosition("GM-9.2: say which base the row is laid on")
    for name in layout.row:
        face = piece_named(name, "layout.row")
        if face != GAP:
            if not holds_kind(state.hand, face // 2):
                raise BadPosition(f"GM-R18: '{name}' is not among the pieces being laid out")
            take_from_hand(state.hand, face)
        state.row.append(face)
    fault = row_fault(state.row, state.contiguous)
    if fault:
        raise BadPosition(f"layout.row: {fault}")
