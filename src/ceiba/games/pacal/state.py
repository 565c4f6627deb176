"""What lies on the table of Pacal's Rocket."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ceiba.core.bits import BIT
from ceiba.core.rng import Rng
from ceiba.core.state import State
from ceiba.games.pacal.board import Board
from ceiba.games.pacal.grid import COLUMN, MARGIN, NOWHERE, ROW, WIDTH
from ceiba.games.pacal.tables import ALL_TOKENS, HEIGHTS, NOT_ROLLED, PYRAMIDS, STONES, THRESHOLD

NOBODY: Final = -1
EMPTY: Final = 0
ALL_ROWS: Final = 65535
"""Bit mask of the rows of the grid."""
ROCKET: Final = 64
"""ROCKET + seat stands in `standing` for a rocket; a pyramid is (seat + 1) * 8 + height."""

SOURCES: Final[list[str]] = ["builds", "bonus", "river", "lake", "districts", "tokens"]
"""Where points come from: the first two in play, the others at the end."""
FROM_BUILDS: Final = 0
FROM_BONUS: Final = 1
FROM_RIVER: Final = 2
FROM_LAKE: Final = 3
FROM_DISTRICTS: Final = 4
FROM_TOKENS: Final = 5
ALL_SOURCES: Final = 6


def pyramid(seat: i64, height: i64) -> i64:
    """How a pyramid is written in `standing`."""
    return (seat + 1) * 8 + height


def pyramid_owner(thing: i64) -> i64:
    """The owner of what stands on a cell if that is a pyramid, NOBODY otherwise."""
    if EMPTY < thing < ROCKET:
        return (thing >> 3) - 1
    return NOBODY


def pyramid_height(thing: i64) -> i64:
    return thing & 7


def of_seat(numbers: vec[i64], seat: i64, each: i64) -> i64:
    """The sum of a seat's part of numbers of which every seat has so many."""
    total: i64 = 0
    first: i64 = seat * each
    for i in range(each):
        total += numbers[first + i]
    return total


# Groups of facts, see `State.news`; who changes one says so.
HOLDINGS_NEWS: Final = 1
"""Points, pyramids in the supply and tokens."""


class PacalState(State):
    """Every fact of a position. Lists by seat unless said otherwise.

    PR-2.3, PR-2.4, PR-2.7: a bare table has an empty board, and everything in the supplies.
    """

    def __init__(
        self, players: i64, rng: Rng, board: Board, like: "PacalState | None" = None
    ) -> None:
        super().__init__(players, rng, like)
        cells: i64 = len(board.rows) * WIDTH
        # the options
        self.board: Board = board
        self.diagonal_squares: bool = like.diagonal_squares if like else False
        self.finish_round: bool = like.finish_round if like else False
        self.show_contents: bool = like.show_contents if like else False
        self.expert: bool = like.expert if like else False

        # the board
        self.standing: vec[u8] = like.standing[:] if like else vec[u8]([EMPTY] * cells)
        """By cell: a pyramid, a rocket, or EMPTY."""
        self.stones: vec[i32] = like.stones[:] if like else vec[i32]([0] * (players * WIDTH))
        """Stones in sight (PR-5.7): 16 rows for seat A, then for seat B, ...; bit masks of columns.
        In this form they are quickly searched for constellations."""
        self.points: vec[i32] = like.points[:] if like else vec[i32]([0] * (players * WIDTH))
        """Stones in sight and pyramids of each seat, in the form of `stones`."""
        self.obstacles: vec[i64] = like.obstacles[:] if like else vec[i64](board.walls)
        """What a rocket cannot enter (PR-1.16), in the form of `Board.walls`; follows from
        `standing`. Stones and the river are none (PR-4.7)."""
        self.rockets: vec[i64] = like.rockets[:] if like else vec[i64]([NOWHERE] * players)
        """The cell of each rocket; NOWHERE before it is placed and after the end. A rocket in the
        air still counts as on the cell it was lifted from, but no longer stands there."""
        self.inside: vec[i64] = like.inside[:] if like else vec[i64]([0] * (players * players))
        """Stones under the rockets: by rocket, then by the seat whose stones they are (PR-1.7)."""

        # what each player owns
        self.supply: vec[i64] = like.supply[:] if like else vec[i64]([STONES] * players)
        """Stones."""
        self.left: vec[i64] = (
            like.left[:]
            if like
            else vec[i64]([PYRAMIDS[i % HEIGHTS] for i in range(players * HEIGHTS)])
        )
        """Pyramids not built: of 1, 2, 3, 4, 5 storeys for seat A, then for seat B, ..."""
        self.tokens: vec[i64] = like.tokens[:] if like else vec[i64]([ALL_TOKENS] * players)
        """Bit mask of the tokens not spent, in the order of TOKENS."""
        self.tally: vec[i64] = like.tally[:] if like else vec[i64]([0] * (players * ALL_SOURCES))
        """Points by source (SOURCES): six a seat. They never go down (PR-1.14)."""

        # the course of the game
        self.round: i64 = like.round if like else 0
        self.start: i64 = like.start if like else 0
        """The start player of this round."""
        self.die: i64 = like.die if like else NOT_ROLLED
        self.turn: i64 = like.turn if like else NOBODY
        """Whose turn it is, NOBODY before the first."""
        self.reached: i64 = like.reached if like else NOBODY
        """Who was first to reach the threshold (PR-8.2)."""

        # the turn under way
        self.aloft: bool = like.aloft if like else False
        """Whether the rocket of the player whose turn it is has been lifted and not set down."""
        self.own_open: bool = like.own_open if like else False
        """Whether a stone may still be put into the own rocket."""
        self.other_open: bool = like.other_open if like else False
        """Whether a stone may still be put into the rocket of another."""
        self.in_hand: bool = like.in_hand if like else False
        """Whether a stone was taken back and has to be put in again (PR-R27)."""
        self.used: i64 = like.used if like else 0
        """Cells of the stones chosen so far for the constellation of a build, as one number
        (sky.py, BITS)."""

        self.new_rows: vec[i64] = like.new_rows[:] if like else vec[i64]([ALL_ROWS] * players)
        """No fact: bit mask of the rows where points have been added since it was last seen that
        the seat can build nothing. A constellation has a point in one of them."""

    # -- by cell --------------------------------------------------------------------------

    def thing_on(self, cell: i64) -> i64:
        """A pyramid, a rocket, or EMPTY."""
        return i64(self.standing[cell])

    def lies(self, seat: i64, cell: i64) -> bool:
        """Whether a stone of that seat lies there in sight."""
        row: i64 = seat * WIDTH + (cell >> ROW)
        return (i64(self.stones[row]) >> (cell & COLUMN)) & 1 == 1

    def stones_on(self, cell: i64) -> i64:
        """Bit mask of the seats whose stone lies there in sight."""
        mask: i64 = 0
        bit: i64 = 1
        for i in range(self.players):
            seat: i64 = i
            if self.lies(seat, cell):
                mask |= bit
            bit <<= 1
        return mask

    def lay_stone(self, seat: i64, cell: i64) -> None:
        bit = i32(BIT[cell & COLUMN])
        row: i64 = seat * WIDTH + (cell >> ROW)
        self.stones[row] |= bit
        self.points[row] |= bit
        self.new_rows[seat] |= BIT[cell >> ROW]
        self.touch(cell)

    def lift_stone(self, seat: i64, cell: i64) -> None:
        bit = i32(BIT[cell & COLUMN])
        row: i64 = seat * WIDTH + (cell >> ROW)
        self.stones[row] &= ~bit
        self.points[row] &= ~bit
        self.touch(cell)

    def stand_pyramid(self, seat: i64, cell: i64, height: i64) -> None:
        self.stand(cell, pyramid(seat, height))
        self.touch(cell)
        self.points[seat * WIDTH + (cell >> ROW)] |= i32(BIT[cell & COLUMN])

    def stand(self, cell: i64, thing: i64) -> None:
        """Put a rocket or a pyramid on a cell."""
        self.standing[cell] = u8(thing)
        self.obstacles[(cell >> ROW) + MARGIN] |= BIT[(cell & COLUMN) + MARGIN]

    def vacate(self, cell: i64) -> None:
        """Take the rocket off a cell."""
        self.standing[cell] = EMPTY
        self.obstacles[(cell >> ROW) + MARGIN] &= ~BIT[(cell & COLUMN) + MARGIN]

    def touch(self, cell: i64) -> None:
        """What lies in its row has changed, but for rockets: they are told one by one."""
        self.touched |= BIT[cell >> ROW]

    def owns_pyramid(self, seat: i64, cell: i64) -> bool:
        size: i64 = len(self.standing)
        return cell < size and pyramid_owner(self.thing_on(cell)) == seat

    def is_free(self, cell: i64) -> bool:
        """PR-1.17: whether a rocket may stand there; any cell of the grid may be asked about."""
        row: i64 = self.obstacles[(cell >> ROW) + MARGIN]
        return (row >> ((cell & COLUMN) + MARGIN)) & 1 == 0

    # -- by seat --------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """All points of a seat."""
        return of_seat(self.tally, seat, ALL_SOURCES)

    def tally_of(self, seat: i64) -> list[int]:
        """The points of a seat by source."""
        return list(self.tally[seat * ALL_SOURCES : (seat + 1) * ALL_SOURCES])

    def pyramids_left(self, seat: i64) -> i64:
        """How many pyramids are in the supply (PR-1.15)."""
        return of_seat(self.left, seat, HEIGHTS)

    def has_left(self, seat: i64, height: i64) -> bool:
        return self.left[seat * HEIGHTS + height - 1] > 0

    def threshold(self) -> i64:
        return THRESHOLD[self.players]

    def rounds_are_finished(self) -> bool:
        """PR-8.2, PR-R57: whether reaching the threshold lets the round be played to its end."""
        return self.players > 2 or self.finish_round

    # -- the contract of a state ------------------------------------------------------------

    def clone(self) -> "PacalState":
        return PacalState(self.players, self.rng.clone(), self.board, self)

    def told(self, name: str) -> object:
        if name == "board":
            return self.board.mark
        if name == "used":
            return (self.used & 0xFFFFFFFF, self.used >> 32)
        if name == "points":  # of the pyramids: the stones are told already
            return [self.points[i] & ~self.stones[i] for i in range(len(self.points))]
        return None if name in ("obstacles", "new_rows") else super().told(name)

    def guess(self, seat: i64, rng: Rng) -> "PacalState":
        """The same table with other luck to come.

        PR-R14: views do not show what lies under rockets, but every stone went there in sight of
        all, so a player who remembers knows it. Nothing but the dice to come is unknown.
        """
        other = self.clone()
        other.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
        return other
