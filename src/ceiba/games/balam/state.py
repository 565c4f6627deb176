"""What only Balam has on its table, and what its rules decide."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ceiba.core.bits import bits, lowest
from ceiba.core.event import Sink
from ceiba.core.rng import Rng
from ceiba.core.sentence import Event
from ceiba.games.balam import events
from ceiba.games.balam.tables import BOX, PILES, VALUES
from ceiba.games.cities.course import Course
from ceiba.games.cities.deck import Piles
from ceiba.games.cities.land import Land
from ceiba.games.cities.state import NO_PLAN, OPEN, OUTNUMBERED, OWNERS, CitiesState
from ceiba.games.cities.things import GARRISON, NOBODY, OBSIDIAN, RESERVE

TURN_PRICE: Final = 1
"""BA-8.2: any one token, for every action but flipping a card."""
_POINTS: Final = 16
"""What a temple has to sacrifice is kept as tokens + 16 * points."""


class BalamState(CitiesState):
    def __init__(
        self, players: i64, rng: Rng, land: Land, course: Course, like: "BalamState | None" = None
    ) -> None:
        super().__init__(players, rng, BOX, land, course, like)
        self.eclipse: bool = like.eclipse if like else False
        """Whether the eclipse has been flipped (BA-14.7)."""

    def clone(self) -> "BalamState":
        return BalamState(self.players, self.rng.clone(), self.land, self.course, self)

    def piles(self) -> Piles:
        return PILES

    # -- the price of an action (BA-8) --------------------------------------------------------

    def build_price(self, seat: i64, site: i64) -> i64:
        """BA-9.4: the site itself has no price."""
        return TURN_PRICE

    # -- markets and control (BA-10.6, BA-17.3 to BA-17.5) ------------------------------------

    def market_needs(self, seat: i64, site: i64) -> i64:
        """BA-R33: one for the own site, one for each neighbour."""
        return 1 + bits(self.land.near_mask[site])

    def market_raised(self, seat: i64, site: i64, sink: Sink | None) -> None:
        self.place_marks(seat, [site, *self.land.near(site)], sink)

    def market_lost(self, seat: i64, site: i64, sink: Sink | None) -> None:
        """BA-R34: only what this market had placed."""
        self.return_marks(seat, [site, *self.land.near(site)], sink)

    def marks_due(self, seat: i64, site: i64) -> i64:
        """BA-10.6: one for each market there and in neighbouring cities."""
        total: i64 = self.markets(seat, site)
        near: i64 = self.land.near_mask[site]
        while near != 0:
            total += self.markets(seat, lowest(near))
            near &= near - 1
        return total

    def marks_fit(self) -> bool:
        """BA-R32: each is tied to its market, whoever owns the site it stands on."""
        for site in range(len(self.owner)):
            for seat in range(self.players):
                if self.mark(site, seat) != self.marks_due(seat, site):
                    return False
        return True

    def passage(self, seat: i64, site: i64) -> i64:
        """Who may pass an available site, and who a city.

        BA-17.2, BA-R35, BA-R36, BA-R37, BA-R76.
        """
        owner: i64 = self.owner[site]
        mine: i64 = self.mark(site, seat)
        strongest: i64 = 0
        others: i64 = 0
        for king in range(self.players):
            if king != seat:
                marks: i64 = self.mark(site, king)
                others += marks
                if marks > strongest:
                    strongest = marks
        if self.sum_of_enemies:
            strongest = others
        if mine > strongest or (mine == strongest and owner in (NOBODY, seat)):
            return OPEN
        if owner == seat and self.is_disputed(seat, site, strongest):
            return OPEN
        return OWNERS if mine == strongest else OUTNUMBERED

    def is_disputed(self, owner: i64, site: i64, strongest: i64) -> bool:
        """BA-R36: two enemies who are equally strong leave the city to its owner."""
        if self.sum_of_enemies:
            return False
        leaders: i64 = 0
        for king in range(self.players):
            if king != owner and self.mark(site, king) == strongest:
                leaders += 1
        return leaders > 1

    def road_clause(self, seat: i64, site: i64, start: i64, goal: i64) -> str:
        if site == start:
            return "BA-17.6"
        if site == goal:
            return "BA-17.7"
        return "BA-17.4" if self.passage(seat, site) == OWNERS else "BA-17.3"

    # -- what buildings hold (BA-18 to BA-21) -------------------------------------------------

    def temple_load(self, load: i64, wealth: i64) -> i64:
        """BA-20.1: any two tokens."""
        if load % _POINTS >= self.box.temple_room:
            return NO_PLAN
        return load + 1 + _POINTS * VALUES[wealth]

    def temple_unload(self, load: i64, wealth: i64) -> i64:
        return load - 1 - _POINTS * VALUES[wealth]

    def temple_points(self, load: i64) -> i64:
        """BA-20.3: each token by its type."""
        return load // _POINTS

    def garrison_takes(self, wealth: i64) -> bool:
        """BA-18.1, BA-R42: an obsidian, nothing else."""
        return wealth == OBSIDIAN

    def is_kept(self, kind: i64, wealth: i64) -> bool:
        """BA-18.3, BA-22.1: what lies in a reserve, and obsidians on garrisons."""
        return kind == RESERVE or (kind == GARRISON and wealth == OBSIDIAN)

    def can_avert(self, kind: i64) -> bool:
        """BA-12.4, BA-19.3: reserves and garrisons."""
        return kind in (RESERVE, GARRISON)

    # -- the end (BA-23) ----------------------------------------------------------------------

    def wealth_bonus(self, tokens: i64) -> i64:
        """BA-23.2, BA-R74: half a point a token, rounded down once."""
        return tokens // 2

    def tally_event(self) -> Callable[..., Event]:
        return events.Tallied
