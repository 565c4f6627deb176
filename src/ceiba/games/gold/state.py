"""What lies on the table of Das Gold der Maya."""

from typing import Final

from mypy_extensions import i64

from ceiba.core.rng import Rng
from ceiba.core.state import State
from ceiba.games.gold.guess import deal_backs
from ceiba.games.gold.pieces import BASES, COUNT, GAP, KINDS, NO_FACE, PEARLS_EACH

NOBODY: Final = -1
NO_BID: Final = -1
NO_BASE: Final = -1
PIECES_NEWS: Final = 1
"""Pieces laid, or out of the game: see `State.news`."""


class GoldState(State):
    """Every fact of a position. Pieces are held as faces, see pieces.py."""

    def __init__(self, players: i64, rng: Rng, like: "GoldState | None" = None) -> None:
        super().__init__(players, rng, like)
        # options of the table
        self.eliminate_lowest: bool = like.eliminate_lowest if like else False
        """Option `tied_lowest = eliminate` (GM-R3, GM-R4)."""
        self.contiguous: bool = like.contiguous if like else True
        """Option `contiguous_layout` (GM-R15, GM-R41)."""
        self.incomplete_scores: bool = like.incomplete_scores if like else False
        """Option `variant_incomplete_scores` (GM-10.1)."""

        # the middle of the table
        self.bag: list[int] = like.bag.copy() if like else []
        """The pieces in the bag, the next to be drawn last, with the face that will show."""
        self.slots: list[int] = like.slots.copy() if like else []
        """The auction board, foremost piece first (GM-2.6, GM-R13)."""
        self.box: list[int] = like.box.copy() if like else []
        """Pieces out of the game, with the face that was last seen by all (GM-R28)."""
        self.boxed_by: list[int] = like.boxed_by.copy() if like else []
        """For each piece in the box, the seat that threw it away; NOBODY for a lost auction."""

        # the players
        self.pearls: list[int] = like.pearls.copy() if like else [PEARLS_EACH] * players
        """What each player owns, the pearls in the closed hand included."""
        self.counted: bool = like.counted if like else True
        """Whether a careful observer knows all holdings because everything since the start was
        public (bids and payments are, GM-R9). False for positions set up by hand."""

        # the auction under way
        self.bids: list[int] = like.bids.copy() if like else [NO_BID] * players
        self.opened: bool = like.opened if like else False
        """Whether the hands are open (GM-4.2)."""
        self.drawer: i64 = like.drawer if like else 0
        """Who drew last; at first the start player (GM-2.5)."""
        self.winner: i64 = like.winner if like else NOBODY
        self.payee: i64 = like.payee if like else NOBODY

        # a layout in progress, known to its owner alone (GM-R43)
        self.bought: i64 = like.bought if like else NO_FACE
        """The piece just bought, as it lay on the auction board; NO_FACE before and after."""
        self.base: i64 = like.base if like else NO_BASE
        """The base the piece goes to, NO_BASE while it is not chosen."""
        self.row: list[int] = like.row.copy() if like else []
        """The new row as far as it is laid."""
        self.hand: list[int] = like.hand.copy() if like else []
        """Pieces of that base, and the new one, that are not laid yet; face as last seen by all."""

        # what has been laid
        self.rows: list[list[int]] = (
            [row.copy() for row in like.rows]
            if like
            else [[] for _ in range(players * BASES[players])]
        )
        """The bases, those of seat A first: see `base_index`."""

    def base_index(self, seat: i64, base: i64) -> i64:
        """Where base number `base` (from 0) of a seat lies in `rows`."""
        return seat * BASES[self.players] + base

    def rows_of(self, seat: i64) -> list[list[int]]:
        bases: i64 = BASES[self.players]
        return self.rows[seat * bases : (seat + 1) * bases]

    def owner(self, row_index: i64) -> i64:
        """The seat in front of which a row of `rows` lies."""
        return row_index // BASES[self.players]

    def clone(self) -> "GoldState":
        return GoldState(self.players, self.rng.clone(), self)

    # -- what a seat can only guess ---------------------------------------------------------

    def guess(self, seat: i64, rng: Rng) -> "GoldState":
        """Backs the seat has not seen, the bag, sealed bids and another's layout, dealt anew.

        Agrees with the seat's view; holdings stay as counted (see `counted`), otherwise the
        pearls of the others are spread anew.
        """
        other = self.clone()
        if self.over():
            return other  # all is open
        other.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
        other.deal_hidden_pieces(seat, rng)
        if other.bought != NO_FACE and other.winner != seat:
            other.start_layout()  # GM-R43: of a layout in progress the others see only the result
        if not self.counted:
            other.spread_pearls(seat, rng)
        if not self.opened:
            for i in range(len(other.bids)):
                if i != seat and other.bids[i] != NO_BID:
                    other.bids[i] = rng.below(other.pearls[i] + 1)
        return other

    def reopen(self, seat: i64) -> None:
        if self.opened:
            return
        for i in range(len(self.bids)):
            if i != seat:
                self.bids[i] = NO_BID

    def start_layout(self) -> None:
        """The piece is bought: with one base take it in hand, with two first choose (GM-9.2)."""
        self.base = NO_BASE
        self.row = []
        self.hand = []
        if BASES[self.players] == 1:
            self.take_base(0)

    def take_base(self, base: i64) -> None:
        """Take the pieces of a base in hand, together with the one just bought."""
        self.base = base
        for face in self.rows[self.base_index(self.winner, base)]:
            if face != GAP:
                self.hand.append(face)
        self.hand.append(self.bought)

    def deal_hidden_pieces(self, seat: i64, rng: Rng) -> None:
        """GM-R26, GM-R27, GM-R28: the seat knows the backs of what it bought, and no others."""
        left: list[int] = COUNT.copy()
        shown: list[int] = self.slots.copy()
        for i in range(len(self.rows)):
            for face in self.rows[i]:
                if face != GAP:
                    if self.owner(i) == seat:
                        left[face // 2] -= 1
                    else:
                        shown.append(face)
        for i in range(len(self.box)):
            if seat != NOBODY and self.boxed_by[i] == seat:
                left[self.box[i] // 2] -= 1
            else:
                shown.append(self.box[i])
        if self.bought != NO_FACE:
            if self.winner == seat:
                left[self.bought // 2] -= 1
            else:
                shown.append(self.bought)

        dealt = deal_backs(shown, left, rng)

        next_dealt: i64 = 0
        for i in range(len(self.slots)):
            self.slots[i] = dealt[next_dealt]
            next_dealt += 1
        for i in range(len(self.rows)):
            row = self.rows[i]
            if self.owner(i) != seat:
                for j in range(len(row)):
                    if row[j] != GAP:
                        row[j] = dealt[next_dealt]
                        next_dealt += 1
        for i in range(len(self.box)):
            if seat == NOBODY or self.boxed_by[i] != seat:
                self.box[i] = dealt[next_dealt]
                next_dealt += 1
        if self.bought != NO_FACE and self.winner != seat:
            self.bought = dealt[next_dealt]

        bag: list[int] = []
        for kind in range(KINDS):
            for _ in range(left[kind]):
                bag.append(kind * 2 + rng.below(2))
        rng.shuffle(bag)
        self.bag = bag

    def spread_pearls(self, seat: i64, rng: Rng) -> None:
        """Any holdings of the others that add up, and agree with the bids and payment all saw."""
        pool: i64 = 0
        for i in range(len(self.pearls)):
            if i != seat:
                pool += self.pearls[i]
                self.pearls[i] = self.least_pearls(i)
                pool -= self.pearls[i]
        others: list[int] = [i for i in range(self.players) if i != seat]
        while pool > 0:
            self.pearls[others[rng.below(len(others))]] += 1
            pool -= 1

    def least_pearls(self, owner: i64) -> i64:
        """What a player must own after what lay open in this auction."""
        if not self.opened:
            return 0
        if self.payee == NOBODY:
            return self.bids[owner]
        if owner == self.winner:
            return 0
        least: i64 = self.bids[owner]
        if owner == self.payee:
            least += self.bids[self.winner]
        return least
