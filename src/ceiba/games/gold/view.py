"""What each seat may see, as structs; built up in showing.py."""

from typing import Literal

import msgspec

from ceiba.core.game import Outcome

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


class StandingView(msgspec.Struct, frozen=True):
    """One player, were the sales over.

    `bases`: points of the bases as they lie. `whole`: of those begun, once each is a complete
    disc, its one material kept where it shows one. `missing`: units they lack for it. `total`:
    with the pearls, where these may be known. `leads`: nobody has more in bases, or at the end in
    all.
    """

    bases: int
    whole: int
    missing: int
    total: int | None
    leads: bool


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
    box: tuple[BoxedView, ...]
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
