"""Short ways to lay a table of Pacal's Rocket, to play on it and to look at it.

>>> match = table(die=3, rockets={"A": "F6", **CORNERS}, stones={"A": ["H4", "H5"]})
>>> match.play("A", "fly F3", "drop A", "done", "build H4 2")
>>> match.rocket("A"), match.inside("A"), match.supply("A"), match.pyramids()
('F3', 'A', 9, {'H4': 'A2'})
>>> match.waiting, match.score("A")
(['B'], 5)

Cells are told by name, seats by letter; a pyramid is its owner and its height.
"""

import json
from collections.abc import Iterable
from typing import Any

from ceiba.core.sentence import snake
from ceiba.games.pacal.game import GAME
from tests.testkit.table import SEATS
from tests.testkit.table import Table as AnyTable

CORNERS = {"B": "A1", "C": "K1", "D": "A11", "E": "K11"}
"""The rockets of the others out of the way (five players)."""
AWAY = {"B": "I1", "C": "H11"}
"""The same with three players, where the corners on the right are covered."""
HEIGHTS = [1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5]
"""The pyramids of a player (PR-1.8)."""
PLAYERS = [2, 3, 4, 5]
FACES = ["2", "3", "4", "5", "special"]


class Table(AnyTable):
    GAME = GAME

    # -- when ---------------------------------------------------------------------------------

    def end_turn(self, seat: str) -> None:
        """Put in no further stone and build nothing, said only where it is asked."""
        for answer in ("done", "skip"):
            if answer in self.options_for(seat):
                self.play(f"{seat} {answer}")

    def whole_turn(self, seat: str) -> None:
        """A turn of which only the duty is done: the first move there is."""
        self.play(f"{seat} {self.options_for(seat)[0]}")
        if self.task(seat) == "land":
            self.play(f"{seat} {self.options_for(seat)[0]}")
        self.end_turn(seat)

    # -- then ---------------------------------------------------------------------------------

    def hint(self, text: str, seat: str = "A") -> dict[str, Any]:
        """What an option tells beforehand, of which kind it is included."""
        [told] = [option.hint for option in self.question(seat).options if option.text == text]
        return {} if told is None else {"kind": snake(type(told).__name__), **told.data}

    def rocket(self, seat: str) -> str | None:
        """The cell it stands on, or was lifted from."""
        return self.player(seat).rocket.cell

    def stones(self) -> dict[str, str]:
        """The stones in sight: whose, by cell."""
        return {s.cell: "".join(SEATS[seat] for seat in s.seats) for s in self.view().stones}

    def inside(self, seat: str) -> str:
        """Whose stones lie under a rocket, which no view shows."""
        return "".join(self.position()["inside"][seat])

    def pyramids(self) -> dict[str, str]:
        return {p.cell: f"{SEATS[p.seat]}{p.height}" for p in self.view().pyramids}

    def supply(self, seat: str) -> int:
        """Stones."""
        return self.player(seat).stones

    def left(self, seat: str) -> list[int]:
        """Pyramids of 1, 2, 3, 4, 5 storeys in the supply."""
        return self.player(seat).pyramids

    def tokens(self, seat: str) -> list[int]:
        return self.player(seat).tokens

    def score(self, seat: str) -> int:
        return self.player(seat).score

    def scores(self) -> list[int]:
        return [player.score for player in self.view().players]

    def allowance(self) -> tuple[bool, bool]:
        """Whether a stone may still go into the own rocket, into another's."""
        allowed = self.view().allowance
        return allowed.own, allowed.other

    def district(self, name: str) -> Any:
        return next(one for one in self.view().districts if one.id == name)

    def reason(self) -> str | None:
        """What ended the game."""
        return self.final().reason

    def from_source(self, source: str) -> list[float]:
        """The final points of all seats from one source."""
        return [seat.sources[source] for seat in self.final().scores]


# -- given ------------------------------------------------------------------------------------


def new(players: int = 5, seed: str = "test", **options: Any) -> Table:
    """The setup of the rules: the start player is about to stand the rocket somewhere."""
    return Table.new(players, seed, **options)


def table(players: int = 5, seed: str = "test", **facts: Any) -> Table:
    """A table with these things on it; the rest is filled in, the same way every time."""
    return Table.lay(players, seed, **facts)


def building(players: int = 5, **facts: Any) -> Table:
    """The same in step 3 of a turn of A, with the rockets in the sacred district."""
    return table(players, **{"die": 3, "step": "build", **facts})


def putting_in(players: int = 5, **facts: Any) -> Table:
    """The same in step 2 of a turn of A after a straight move."""
    return table(players, **{"die": 3, "step": "stones", **facts})


def wall(*cells: str) -> dict[str, int]:
    """Pyramids of one player on these cells, whatever their heights."""
    return dict(zip(cells, HEIGHTS, strict=False))


def placed(players: int = 5, seed: str = "test", **options: Any) -> Table:
    """A new game whose rockets stand on the first cells of the sacred district: round 1 begins."""
    match = new(players, seed, **options)
    for _ in range(players):
        [seat] = match.waiting
        match.play(f"{seat} {match.options_for(seat)[0]}")
    return match


def laid(plan: dict[str, Any], players: int = 5, **facts: Any) -> Table:
    """A table on a map laid by hand."""
    options = {**facts.pop("options", {}), "map": json.dumps(plan)}
    return table(players, options=options, **facts)


# -- cells ------------------------------------------------------------------------------------


def words(text: str) -> set[str]:
    """
    >>> sorted(words("A1 K11"))
    ['A1', 'K11']
    """
    return set(text.split())


def steps(cell: str, right: int, down: int) -> str:
    """
    >>> steps("F6", -1, 5)
    'E11'
    """
    return f"{chr(ord(cell[0]) + right)}{int(cell[1:]) + down}"


def cells_of(rows: Iterable[str], chars: str) -> list[str]:
    """The cells of a drawn map that show one of these characters, row by row."""
    return [
        steps("A1", column, row)
        for row, line in enumerate(rows)
        for column, char in enumerate(line)
        if char in chars
    ]
