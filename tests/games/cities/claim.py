"""A refused answer of Balam or Dix-Huit Lapins in the words of the table: only facts of a state."""

from collections.abc import Iterable
from typing import Any, ClassVar, cast

from ceiba.core.state import Task
from ceiba.games.cities.state import CitiesState
from tests.refusals.harness import Refused

WEALTH = ["maize", "cacao", "shell", "jade", "obsidian", "prisoner"]
BUILDINGS = [
    *("none", "village", "garrison", "palace", "temple", "reserve"),
    *("market", "observatory", "ball_court", "garrison_2", "second"),
]
LEVELS = {"garrison": 1, "garrison_2": 2}
LARGE = ("palace", "temple")
ON_A_SITE = {"remove": "site", "raise": "site", "destroy": "war_to", "put": "war_from"}
"""Answers that name a slot by its number alone, and the site they mean."""


class Claim:
    """A refused answer in the words of the table."""

    prices: ClassVar[dict[str, tuple[int, str]]]
    """By building: tokens of any type, and the given type it costs one of."""
    temple_takes_equals: bool
    palace_room: int
    averts: tuple[str, ...]
    """The buildings whose tokens ward off catastrophes."""

    def __init__(self, refused: Refused) -> None:
        self.refused = refused
        self.s = cast(CitiesState, refused.state)
        self.seat = refused.seat
        self.verb, *self.words = refused.text.split()
        self.data: dict[str, Any] = refused.data
        self.task: Task = self.s.agenda[-1]

    # -- what the answer names --

    def cells(self) -> dict[str, int]:
        return {self.s.land.site_name(site): site for site in range(len(self.s.owner))}

    def site(self, name: str | None = None) -> int:
        """The site of that name, or the one the answer means; -1 where there is none."""
        if name is None:
            if self.verb in ON_A_SITE:
                return int(getattr(self.s, ON_A_SITE[self.verb]))
            name = self.words[0].partition(".")[0]
        return self.cells().get(name, -1)

    def slot(self) -> int:
        return int(self.words[-1].rpartition(".")[2])

    def place(self, name: str | None = None) -> int:
        if name is None:
            return self.s.land.first_place(self.site()) + self.slot() - 1
        cell, _, slot = name.partition(".")
        return self.s.land.first_place(self.site(cell)) + int(slot) - 1

    def slots(self) -> int:
        return list(self.s.land.by_place).count(self.site())

    # -- what lies there --

    def building(self, place: int) -> str:
        return BUILDINGS[self.s.built[place]]

    def standing(self, site: int) -> list[str]:
        places = range(len(self.s.built))
        return [self.building(p) for p in places if self.s.land.site_of(p) == site]

    def token(self, place: int) -> str:
        held = self.s.held[place]
        return "" if held == 0 else WEALTH[min(held, 6) - 1]

    def levels(self, site: int) -> int:
        return sum(LEVELS.get(name, 0) for name in self.standing(site))

    def wealth(self, king: int | None = None) -> dict[str, int]:
        king = self.seat if king is None else king
        return dict(zip(WEALTH, self.s.sheet[king * 6 : king * 6 + 6], strict=True))

    def total(self) -> int:
        return sum(self.wealth().values())

    def stock(self, building: str) -> int:
        return int(self.s.stock[self.s.box.pair_of[BUILDINGS.index(building)]])

    def marks(self, site: int) -> list[int]:
        return [self.s.mark(site, king) for king in range(self.s.players)]

    def marks_left(self) -> int:
        placed = sum(self.marks(site)[self.seat] for site in range(len(self.s.owner)))
        return int(self.s.box.small) - placed

    def seats(self, kings: Iterable[int]) -> list[str]:
        return ["ABCD"[king] for king in kings]

    # -- what only one game knows --

    def site_price(self, site: int) -> int:
        raise NotImplementedError

    def attack_price(self, levels: int) -> int:
        return 0

    def market_needs(self, site: int) -> int:
        raise NotImplementedError

    def marks_back(self, site: int) -> int:
        """Marks a king gets back when he takes a site."""
        return 0

    def may_pass(self, king: int, site: int) -> bool:
        raise NotImplementedError

    def road_clause(self, site: int, start: int, goal: int) -> str:
        raise NotImplementedError

    def fits_on_garrison(self, wealth: str) -> bool:
        raise NotImplementedError

    # -- changing the table --

    def given(self, wealth: str, amount: int = 1) -> CitiesState:
        """The table with more wealth on the sheet of the king."""
        other = cast(CitiesState, self.s.clone())
        other.sheet[self.seat * 6 + WEALTH.index(wealth)] += amount
        return other

    def then(self, other: CitiesState, *keys: str) -> bool:
        """Allowed on a changed table, or refused for another of these reasons."""
        if self.refused.allowed(other):
            return True
        return other.agenda[-1].refusal(other, self.seat, self.refused.action).key in keys

    def opened(self, sites: Iterable[int]) -> CitiesState:
        other = cast(CitiesState, self.s.clone())
        for site in sites:
            other.passable[self.seat] |= 1 << site
        return other
