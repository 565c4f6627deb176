"""Short ways to lay a table of Das Gold der Maya, to play on it and to look at it.

>>> match = hands(5, 3, 0)                      # three players, these bids, hands open
>>> match.waiting, match.pearls()
(['A'], [5, 10, 15])
>>> match = bought("gold sixth over silver", base=["silver quarter over bronze"])
>>> match.place("silver quarter over bronze", "gold sixth over silver", "stop")
>>> match.row("A")
['silver quarter', 'gold sixth']
"""

from collections.abc import Callable
from typing import Any

from ceiba.games.gold.game import GAME
from ceiba.games.gold.pieces import FACES, full_name
from tests.testkit.table import SEATS
from tests.testkit.table import Table as AnyTable

ALL_PIECES = [
    f"{one} {size} over {other}"
    for one, other in (
        ("gold", "silver"),
        ("silver", "bronze"),
        ("bronze", "jade"),
        ("jade", "stone"),
        ("stone", "gold"),
    )
    for size, count in (("eighth", 2), ("sixth", 3), ("quarter", 1))
    for _ in range(count)
]
"""The 30 pieces of the box (GM-1.7), written out without the help of the code under test."""


FACE_OF = {full_name(face): face for face in range(FACES)}
GAPS: dict[str, Any] = {"options": {"contiguous_layout": False}}


class Table(AnyTable):
    GAME = GAME

    # -- when ---------------------------------------------------------------------------------

    def bid(self, *bids: int) -> None:
        """Every player bids, A first."""
        for seat, amount in zip(SEATS, bids, strict=False):
            self.play(f"{seat} bid {amount}")

    def place(self, *answers: str, seat: str = "A") -> None:
        """Pieces in the order they are laid; also 'stop', 'base 1' and 'skip …'."""
        for answer in answers:
            verb = answer.split()[0]
            self.play(f"{seat} {answer if verb in ('stop', 'base', 'skip') else 'lay ' + answer}")

    def play_out(self, choose: Callable[[str, list[str]], str]) -> None:
        """Play to the end: `choose(seat, options)` answers for the first seat that is asked."""
        while not self.over:
            seat = self.waiting[0]
            self.play(f"{seat} {choose(seat, self.options_for(seat))}")

    # -- then ---------------------------------------------------------------------------------

    def pearls(self) -> list[int]:
        """What each player owns, as each of them sees it behind the own screen."""
        seats = range(self.players)
        return [self.view(seat).players[seat].pearls for seat in seats]

    def row(self, seat: str, base: int = 1, seen_by: str | None = None) -> list[str]:
        """A row on a base, by default as a spectator sees it."""
        bases = self.view(seen_by).players[SEATS.index(seat)].bases
        return [named(piece) for piece in bases[base - 1].row]

    def board(self, seen_by: str | None = None) -> list[str]:
        """The auction board, foremost piece first."""
        return [named(piece) for piece in self.view(seen_by).slots]

    def box(self, seen_by: str | None = None) -> list[tuple[str, str | None]]:
        """The pieces out of the game, and who threw them away."""
        boxed = self.view(seen_by).box
        return [(named(b.piece), None if b.by is None else SEATS[b.by]) for b in boxed]


def named(piece: Any) -> str:
    """A piece of a view in the notation of positions."""
    if piece is None:
        return "gap"
    back = f" over {piece.back}" if piece.back is not None else ""
    return f"{piece.material} {piece.size}{back}"


# -- given ----------------------------------------------------------------------------------


def table(players: int = 3, **facts: Any) -> Table:
    """A table with these things on it; the rest is filled in, the same way every time."""
    return Table.lay(players, **facts)


def hands(*bids: int, **facts: Any) -> Table:
    """A table of so many players where all have bid and the hands have been opened."""
    match = table(len(bids), **facts)
    match.bid(*bids)
    return match


def bought(
    piece: str,
    base: list[str] | None = None,
    second: list[str] | None = None,
    players: int = 3,
    **facts: Any,
) -> Table:
    """A has paid for a piece, has seen its back and lays out the base (or chooses one of two)."""
    rows = [base or []] if second is None else [base or [], second]
    bases = {"A": rows, **facts.pop("bases", {})}
    return table(
        players,
        bases=bases,
        winner="A",
        payee="B",
        opened=True,
        bids=[1, *[0] * (players - 1)],
        layout={"piece": piece},
        **facts,
    )


def last_sale(players: int = 3, **facts: Any) -> Table:
    """One piece is left to be sold, and it is lost: the game is over and scored."""
    match = table(players, bag=0, auction=["jade quarter over stone"], **facts)
    match.bid(*[0] * players)
    assert match.over
    return match


def turned(piece: str) -> str:
    """The same piece with its back up."""
    face, size, _, back = piece.split()
    return f"{back} {size} over {face}"
