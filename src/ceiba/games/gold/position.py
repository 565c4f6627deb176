"""A table written down, and set up again (see docs/games/gold.md for the format).

Written by hand a position says what matters and leaves the rest out: pieces may be named without
their back (``gold sixth``), pearls default to 10 each, the board is filled from the bag, and the
bag is whatever is left. An impossible table is refused with the reason.
"""

from collections.abc import Iterable
from typing import Any, Final

from ceiba.core.errors import BadPosition
from ceiba.core.game import Position
from ceiba.core.reading import a_list, by_seat, flag, number, seat_named
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
from ceiba.games.gold.guess import deal_backs
from ceiba.games.gold.laying import LAY_OUT, LOOK_AT_BACK, holds_kind, take_from_hand
from ceiba.games.gold.layout import is_legal
from ceiba.games.gold.pieces import (
    BASES,
    COUNT,
    FACES,
    GAP,
    KINDS,
    NO_FACE,
    PEARLS_EACH,
    SLOTS,
    face_name,
    full_name,
)
from ceiba.games.gold.state import NO_BASE, NO_BID, NOBODY, GoldState

KEYS: Final = frozenset(
    [
        "pearls",
        "bases",
        "auction",
        "bag",
        "box",
        "drawer",
        "bids",
        "opened",
        "winner",
        "payee",
        "layout",
        "counted",
    ]
)
GAP_NAME: Final = "gap"
_FULL: Final = {full_name(face): face for face in range(FACES)}
_SHOWN: Final = {face_name(face): face for face in reversed(range(FACES))}


# -- writing --------------------------------------------------------------------------------


def dump(state: GoldState) -> Position:
    facts: Position = {
        "pearls": list(state.pearls),
        "bases": {
            letter(seat): [_names(row) for row in state.rows_of(seat)]
            for seat in range(state.players)
        },
        "auction": _names(state.slots),
        "bag": _names(reversed(state.bag)),
        "box": [
            {"piece": full_name(face), "by": _letter(by)}
            for face, by in zip(state.box, state.boxed_by, strict=True)
        ],
        "drawer": letter(state.drawer),
        "bids": [None if bid == NO_BID else bid for bid in state.bids],
        "opened": state.opened,
        "winner": _letter(state.winner),
        "payee": _letter(state.payee),
        "counted": state.counted,
    }
    if state.bought != NO_FACE:
        facts["layout"] = {
            "piece": full_name(state.bought),
            "base": None if state.base == NO_BASE else state.base + 1,
            "row": _names(state.row),
        }
    return facts


def _names(faces: Iterable[int]) -> list[str]:
    return [GAP_NAME if face == GAP else full_name(face) for face in faces]


def _letter(seat: int) -> str | None:
    return None if seat == NOBODY else letter(seat)


# -- reading --------------------------------------------------------------------------------


def load(facts: Position, state: GoldState) -> GoldState:
    """Lay the facts on a bare table."""
    unknown = set(facts) - KEYS
    if unknown:
        raise BadPosition(
            f"unknown: {', '.join(sorted(map(str, unknown)))}; "
            f"a table of gold has: {', '.join(sorted(KEYS))}"
        )
    state.counted = flag(facts, "counted", False)
    _load_pearls(facts.get("pearls"), state)
    _load_pieces(facts, state)
    _load_auction(facts, state)
    _check_auction(state)
    _check_board(state)
    _load_layout(facts.get("layout"), state)
    state.agenda.clear()
    state.plan(_fitting_agenda(state))
    return state


def check(state: GoldState) -> None:
    """Whether what is owed fits what lies on the table."""
    owed = [task.name() for task in reversed(state.agenda)]
    fitting = [task.name() for task in _fitting_agenda(state)]
    finished = not state.slots and not state.bag and state.bought == NO_FACE
    if owed != fitting and not (finished and owed == []):
        raise BadPosition(f"agenda: here it is {', '.join(fitting)}, not {', '.join(owed)}")


def _fitting_agenda(state: GoldState) -> list[Task]:
    """What is owed at such a table."""
    if state.bought != NO_FACE:
        return [LAY_OUT, REFILL, NEXT_AUCTION]
    if state.winner != NOBODY and state.payee == NOBODY:
        return [CHOOSE_PAYEE, LOOK_AT_BACK, LAY_OUT, REFILL, NEXT_AUCTION]
    if not state.slots:
        return [NEXT_AUCTION]
    return [BIDDING, OPEN_HANDS, REFILL, NEXT_AUCTION]


def _load_pearls(given: Any, state: GoldState) -> None:
    """GM-R7: the number of pearls in play never changes, 10 for each player."""
    for seat, count in by_seat(given, state.players, "pearls").items():
        state.pearls[seat] = number(count, "pearls")
    total, owed = sum(state.pearls), PEARLS_EACH * state.players
    if total != owed:
        raise BadPosition(
            f"GM-R7: {state.players} players have {owed} pearls between them, here are {total}"
        )


class _Pieces:
    """Names on their way to faces: those without a back wait until all others are known."""

    def __init__(self) -> None:
        self.left = COUNT.copy()
        self._open: list[tuple[list[int], int]] = []

    def read(self, names: Any, where: str) -> list[int]:
        """The faces named, in order; the list is completed by `deal`."""
        if not isinstance(names, list):
            raise BadPosition(f"{where} is a list of pieces, not {names!r}")
        faces: list[int] = []
        for name in names:
            if not isinstance(name, str):
                raise BadPosition(f"{where} holds {name!r}, which is no piece")
            plain = " ".join(name.lower().split())
            if plain == GAP_NAME:
                faces.append(GAP)
            elif plain in _FULL:
                faces.append(_FULL[plain])
                self._take(_FULL[plain])
            elif plain in _SHOWN:
                self._open.append((faces, len(faces)))
                faces.append(_SHOWN[plain])
            else:
                raise BadPosition(
                    f"{where} holds '{name}'; a piece is written 'gold sixth over silver', "
                    "or 'gold sixth' where the back does not matter"
                )
        return faces

    def _take(self, face: int) -> None:
        self.left[face // 2] -= 1
        if self.left[face // 2] < 0:
            raise BadPosition(
                f"GM-1.7: there are only {COUNT[face // 2]} pieces '{full_name(face)}' "
                "(either side up)"
            )

    def deal(self, state: GoldState) -> None:
        """Give a back to every piece named without one."""
        shown = [faces[i] for faces, i in self._open]
        dealt = deal_backs(shown, self.left, state.rng)
        if len(dealt) < len(shown):
            raise BadPosition(
                f"GM-1.8: there are not enough pieces left for {', '.join(map(face_name, shown))}"
            )
        for (faces, i), face in zip(self._open, dealt, strict=True):
            faces[i] = face


def _load_pieces(facts: Position, state: GoldState) -> None:
    """GM-1.7: every piece lies in exactly one place; those not named are in the bag."""
    pieces = _Pieces()
    for seat, bases in by_seat(facts.get("bases"), state.players, "bases").items():
        for base, row in enumerate(_rows(bases, state, seat)):
            state.rows[state.base_index(seat, base)] = pieces.read(row, f"base {letter(seat)}")
    state.slots = pieces.read(facts.get("auction", []), "auction")
    boxed = [_boxed(entry, state.players) for entry in a_list(facts.get("box", []), "box")]
    state.box = pieces.read([name for name, _ in boxed], "box")
    state.boxed_by = [by for _, by in boxed]
    layout = facts.get("layout")
    bought = pieces.read([_piece_of(layout)], "layout") if layout is not None else []
    bag = facts.get("bag")
    drawn = pieces.read(bag, "bag") if isinstance(bag, list) else []
    pieces.deal(state)

    if layout is not None:
        state.bought = bought[0]
    if isinstance(bag, list):
        state.bag = drawn[::-1]
        if any(pieces.left):
            raise BadPosition(f"GM-1.2: {sum(pieces.left)} of the 30 pieces lie nowhere")
    else:
        _fill_bag(bag, pieces.left, state)
    _check_rows(state)


def _fill_bag(size: Any, left: list[int], state: GoldState) -> None:
    """The rest goes into the bag, and from there onto free slots; `size` puts the surplus away."""
    state.bag = [k * 2 + state.rng.below(2) for k in range(KINDS) for _ in range(left[k])]
    state.rng.shuffle(state.bag)
    wanted_slots = SLOTS - 1 if state.bought != NO_FACE else SLOTS
    if size is not None:
        rest = number(size, "bag")
        free = max(0, wanted_slots - len(state.slots)) if rest > 0 else 0
        if rest + free > len(state.bag):
            raise BadPosition(
                f"the bag holds at most {len(state.bag) - free} pieces here, not {rest}"
            )
        while len(state.bag) > rest + free:
            state.box.append(state.bag.pop())
            state.boxed_by.append(NOBODY)
        if rest == 0:
            return
    while state.bag and len(state.slots) < wanted_slots:
        state.slots.append(state.bag.pop())


def _check_rows(state: GoldState) -> None:
    if len(state.slots) > SLOTS:
        raise BadPosition(f"GM-1.2: the auction board has {SLOTS} slots, not {len(state.slots)}")
    if GAP in state.slots or GAP in state.box or GAP in state.bag or state.bought == GAP:
        raise BadPosition("a gap can only lie between the pieces of a base")
    for index, row in enumerate(state.rows):
        if not is_legal(row, state.contiguous):
            seat = letter(state.owner(index))
            raise BadPosition(
                f"GM-R18: the row of {seat} ({', '.join(_names(row))}) is longer than 24 units, "
                "or two touching pieces differ by more than 1"
            )


def _load_auction(facts: Position, state: GoldState) -> None:
    for seat, bid in by_seat(facts.get("bids"), state.players, "bids").items():
        if bid is not None:
            state.bids[seat] = number(bid, "bids")
            if state.bids[seat] > state.pearls[seat] and facts.get("payee") is None:
                raise BadPosition(
                    f"GM-R8: {letter(seat)} bids {bid} and has {state.pearls[seat]} pearls"
                )
    state.opened = flag(facts, "opened", False)
    state.drawer = seat_named(facts.get("drawer", "A"), state.players)
    winner, payee = facts.get("winner"), facts.get("payee")
    state.winner = NOBODY if winner is None else seat_named(winner, state.players)
    state.payee = NOBODY if payee is None else seat_named(payee, state.players)


def _check_auction(state: GoldState) -> None:
    """Open hands, winner and payee belong together (GM-4.2, GM-R1, GM-R5, GM-R10)."""
    if state.winner == NOBODY and state.payee != NOBODY:
        raise BadPosition("only the winner of an auction pays: say 'winner'")
    if state.winner == state.payee != NOBODY:
        raise BadPosition("GM-R5: the payee is another player than the winner")
    if state.payee != NOBODY and state.bought == NO_FACE:
        raise BadPosition("GM-R10: after the payment the piece is laid: say 'layout'")
    told_bids = any(bid != NO_BID for bid in state.bids)
    if state.opened and state.bought == NO_FACE and NO_BID in state.bids:
        raise BadPosition("GM-4.2: hands open when all have bid")
    if state.winner == NOBODY or (state.bought != NO_FACE and not told_bids):
        return
    if not state.opened or NO_BID in state.bids:
        raise BadPosition("GM-4.2: there is a winner when all have bid and 'opened' is true")
    if winning_seat(state.bids) != state.winner:
        raise BadPosition(f"GM-R1: {letter(state.winner)} does not win with bids {state.bids}")
    if not state.slots and state.bought == NO_FACE:
        raise BadPosition("GM-3.1: there is no piece on the board that could be won")
    if state.payee != NOBODY:
        if not (payees_mask(state) >> state.payee) & 1:
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


def _load_layout(layout: Any, state: GoldState) -> None:
    if layout is None:
        return
    if state.winner == NOBODY:
        raise BadPosition("a layout belongs to the winner of the auction: say 'winner'")
    unknown = set(layout) - {"piece", "base", "row"}
    if unknown:
        raise BadPosition(f"layout: unknown {', '.join(sorted(map(str, unknown)))}")
    if state.payee == NOBODY:
        state.payee = (state.winner + 1) % state.players
    state.opened = True
    state.bids = [max(0, bid) for bid in state.bids]
    state.start_layout()
    base = layout.get("base")
    if base is not None:
        if number(base, "base") not in range(1, BASES[state.players] + 1):
            raise BadPosition(f"there is no base {base!r}")
        if state.base == NO_BASE:
            state.take_base(base - 1)
    row = a_list(layout.get("row", []), "row")
    if row and state.base == NO_BASE:
        raise BadPosition("GM-9.2: say which base the row is laid on")
    for name in row:
        _lay(name, state)
    if not is_legal(state.row, state.contiguous):
        raise BadPosition("GM-R18: the row being laid out is not legal")


def _lay(name: Any, state: GoldState) -> None:
    if name == GAP_NAME:
        state.row.append(GAP)
        return
    face = _FULL.get(name) if isinstance(name, str) else None
    if face is None or not holds_kind(state.hand, face // 2):
        raise BadPosition(f"GM-R18: '{name}' is not among the pieces being laid out")
    state.row.append(face)
    take_from_hand(state.hand, face)


# -- small readers --------------------------------------------------------------------------


def _rows(bases: Any, state: GoldState, seat: int) -> list[Any]:
    """One row per base; with a single row the outer list may be left out."""
    rows = a_list(bases, f"base {letter(seat)}")
    if rows and all(isinstance(entry, str) for entry in rows):
        rows = [rows]
    if len(rows) > BASES[state.players]:
        raise BadPosition(
            f"GM-2.1: {letter(seat)} has {BASES[state.players]} base(s), not {len(rows)}"
        )
    return rows


def _boxed(entry: Any, players: int) -> tuple[Any, int]:
    if isinstance(entry, dict):
        by = entry.get("by")
        return entry.get("piece"), NOBODY if by is None else seat_named(by, players)
    return entry, NOBODY


def _piece_of(layout: Any) -> Any:
    if not isinstance(layout, dict) or "piece" not in layout:
        raise BadPosition("a layout names the piece just bought: {'piece': 'gold sixth'}")
    return layout["piece"]
