"""What only Dix-Huit Lapins has on its table, and what its rules decide."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ceiba.core.bits import lowest
from ceiba.core.event import Sink
from ceiba.core.rng import Rng
from ceiba.core.sentence import Event
from ceiba.games.cities.course import Course
from ceiba.games.cities.deck import Piles
from ceiba.games.cities.land import Land
from ceiba.games.cities.state import NO_PLAN, OPEN, OUTNUMBERED, OWNERS, CitiesState
from ceiba.games.cities.things import MARKET, NOBODY, RESERVE, TYPES
from ceiba.games.lapins import events
from ceiba.games.lapins.tables import (
    BOX,
    LEVELS_PER_WEALTH,
    LISTED_PILES,
    PILES,
    SET_POINTS,
    SITE_PRICE,
    TRANSFORM_PRICE,
)

FEWEST_KINGS: Final = 2


class LapinsState(CitiesState):
    def __init__(
        self, players: i64, rng: Rng, land: Land, course: Course, like: "LapinsState | None" = None
    ) -> None:
        super().__init__(players, rng, BOX, land, course, like)
        self.listed_59: bool = like.listed_59 if like else False
        """Option `listed_59`: the deck of the printed list (DL-R9)."""

    def clone(self) -> "LapinsState":
        return LapinsState(self.players, self.rng.clone(), self.land, self.course, self)

    def piles(self) -> Piles:
        if self.listed_59:
            return LISTED_PILES[self.players - FEWEST_KINGS]
        return PILES[self.players - FEWEST_KINGS]

    # -- the price of an action (DL-3) --------------------------------------------------------

    def build_price(self, seat: i64, site: i64) -> i64:
        """A site by the control tokens on it; DL-3.12: changing an own city.

        DL-3.2, DL-3.6, DL-3.20, DL-R30.
        """
        if self.owner[site] == seat:
            return TRANSFORM_PRICE
        price: i64 = SITE_PRICE
        if self.marks[site] != 0:
            for king in range(self.players):
                price += self.mark(site, king)
            price -= 2 * self.mark(site, seat)
        return max(0, price)

    def attack_price(self, levels: i64) -> i64:
        """DL-3.25: half a wealth a level, rounded up."""
        return (levels + LEVELS_PER_WEALTH - 1) // LEVELS_PER_WEALTH

    # -- markets and control (DL-3.19, DL-7.3, DL-7.4) ----------------------------------------

    def market_needs(self, seat: i64, site: i64) -> i64:
        """DL-3.19, DL-R28: one for each neighbouring available site."""
        return len(self.available_near(site))

    def marks_when_taken(self, seat: i64, site: i64) -> i64:
        """DL-R59: those on the site come back first."""
        return self.small[seat] + self.mark(site, seat)

    def available_near(self, site: i64) -> list[int]:
        found: list[int] = []
        near: i64 = self.land.near_mask[site]
        while near != 0:
            other: i64 = lowest(near)
            near &= near - 1
            if self.owner[other] == NOBODY:
                found.append(other)
        return found

    def market_raised(self, seat: i64, site: i64, sink: Sink | None) -> None:
        self.place_marks(seat, self.available_near(site), sink)

    def market_lost(self, seat: i64, site: i64, sink: Sink | None) -> None:
        """DL-R58: down to the number of his neighbouring markets left."""
        freed: list[int] = []
        for other in self.available_near(site):
            if self.mark(other, seat) > self.markets_near(seat, other):
                freed.append(other)
        self.return_marks(seat, freed, sink)

    def markets_near(self, seat: i64, site: i64) -> i64:
        total: i64 = 0
        if self.buildings(seat, MARKET) > 0:
            near: i64 = self.land.near_mask[site]
            while near != 0:
                total += self.markets(seat, lowest(near))
                near &= near - 1
        return total

    def marks_due(self, seat: i64, site: i64) -> i64:
        """DL-R25: one for each market in a neighbouring city, while the site is available."""
        if self.owner[site] != NOBODY:
            return 0
        return self.markets_near(seat, site)

    def marks_fit(self) -> bool:
        """DL-R27, DL-R58: there may be fewer, never more."""
        for site in range(len(self.owner)):
            for seat in range(self.players):
                if self.mark(site, seat) > self.marks_due(seat, site):
                    return False
        return True

    def site_taken(self, site: i64, sink: Sink | None) -> None:
        """DL-3.7: all control tokens on it are discarded."""
        if self.marks[site] == 0:
            return
        for king in range(self.players):
            self.return_marks(king, [site] * self.mark(site, king), sink)

    def site_emptied(self, site: i64, sink: Sink | None) -> None:
        """DL-3.35, DL-R26, DL-R27: one for each neighbouring market, as far as kings have them."""
        for king in range(self.players):
            due: i64 = min(self.marks_due(king, site), self.small[king])
            if due > 0:
                self.place_marks(king, [site] * due, sink)

    def passage(self, seat: i64, site: i64) -> i64:
        """DL-7.3: enemy cities never; DL-7.4, DL-R29: no enemy with more control tokens."""
        owner: i64 = self.owner[site]
        if owner != NOBODY:
            return OPEN if owner == seat else OWNERS
        mine: i64 = self.mark(site, seat)
        others: i64 = 0
        for king in range(self.players):
            if king != seat:
                marks: i64 = self.mark(site, king)
                others += marks
                if marks > mine:
                    return OUTNUMBERED
        return OUTNUMBERED if self.sum_of_enemies and others > mine else OPEN

    def road_clause(self, seat: i64, site: i64, start: i64, goal: i64) -> str:
        return "DL-7.3" if self.passage(seat, site) == OWNERS else "DL-7.4"

    # -- what buildings hold (DL-7) -----------------------------------------------------------

    def temple_load(self, load: i64, wealth: i64) -> i64:
        """DL-7.6: one token of each type, as a bit mask of types."""
        one: i64 = 1
        return NO_PLAN if (load >> wealth) & 1 else load | (one << wealth)

    def temple_unload(self, load: i64, wealth: i64) -> i64:
        one: i64 = 1
        return load & ~(one << wealth)

    def temple_points(self, load: i64) -> i64:
        """DL-7.7: by the number of different tokens."""
        count: i64 = 0
        for wealth in range(TYPES):
            count += (load >> wealth) & 1
        return SET_POINTS[count]

    def is_kept(self, kind: i64, wealth: i64) -> bool:
        """DL-7.10, DL-R51: what lies in a reserve, and nothing else."""
        return kind == RESERVE

    def can_avert(self, kind: i64) -> bool:
        """DL-4.4, DL-R44: reserves only."""
        return kind == RESERVE

    def order_matters(self) -> bool:
        """DL-R56: buildings lost to a card go one by one, in the order their king chooses."""
        return True

    # -- the end (DL-8) -----------------------------------------------------------------------

    def wealth_bonus(self, tokens: i64) -> i64:
        """DL-8.2: a point a token."""
        return tokens

    def tally_event(self) -> Callable[..., Event]:
        return events.Tallied
