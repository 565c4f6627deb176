"""The rules the two games decide differently, and what follows from them.

Each game has a subclass of `CitiesState` in its own folder. It adds the facts only that game has,
and fills in the methods under "what each game decides".
"""

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.bits import BIT
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.rng import Rng
from ceiba.core.sentence import Event
from ceiba.core.value import things, who
from ceiba.games.cities import events
from ceiba.games.cities.deck import Piles, deal_deck_anew
from ceiba.games.cities.facts import PIECES_NEWS, PLANS_NEWS, CitiesFacts
from ceiba.games.cities.things import NOBODY, NOWHERE

OPEN: Final = 0
OUTNUMBERED: Final = 1
"""Enemies have more marks on the site."""
OWNERS: Final = 2
"""It is an enemy's city, and his alone to pass."""

NO_PLAN: Final = -1
"""A token that stays where it is."""
GIVEN_UP: Final = -2
"""A token that its king throws away to make room."""


class CitiesState(CitiesFacts):
    """The table with its rules."""

    # -- what each game decides ---------------------------------------------------------------

    def passage(self, seat: i64, site: i64) -> i64:
        """Whether tokens of a king may pass a site: OPEN, or why not."""
        raise NotImplementedError

    def road_clause(self, seat: i64, site: i64, start: i64, goal: i64) -> str:
        """The clause that closes a site to a king's token on its way from one city to another."""
        raise NotImplementedError

    def build_price(self, seat: i64, site: i64) -> i64:
        """Tokens of any type for the action itself, on an available site or an own city."""
        raise NotImplementedError

    def most_levels(self, seat: i64, site: i64) -> i64:
        """BA-11.2, DL-3.24, DL-3.25: as many garrison levels of a city as can be paid for."""
        levels: i64 = self.levels(site)
        wealth: i64 = self.wealth(seat)
        while self.attack_price(levels) > wealth:
            levels -= 1
        return levels

    def attack_price(self, levels: i64) -> i64:
        """What engaging so many levels costs on top of the turn."""
        return 0

    def market_needs(self, seat: i64, site: i64) -> i64:
        """Small pyramids or control tokens a market on that site would place."""
        raise NotImplementedError

    def marks_when_taken(self, seat: i64, site: i64) -> i64:
        """Small pyramids or control tokens a king has at hand once he has taken a site."""
        return self.small[seat]

    def market_raised(self, seat: i64, site: i64, sink: Sink | None) -> None:
        """Place the small pyramids or control tokens of a new market."""
        raise NotImplementedError

    def market_lost(self, seat: i64, site: i64, sink: Sink | None) -> None:
        """Take back what a market had placed; it is off the board already."""
        raise NotImplementedError

    def marks_due(self, seat: i64, site: i64) -> i64:
        """How many small pyramids or control tokens of a king his markets have put on a site."""
        raise NotImplementedError

    def marks_fit(self) -> bool:
        """Whether the marks on the board can be what the markets have placed."""
        raise NotImplementedError

    def site_taken(self, site: i64, sink: Sink | None) -> None:
        """A city was founded: what happens to the small pyramids or control tokens there."""

    def site_emptied(self, site: i64, sink: Sink | None) -> None:
        """A city was lost and the site is available."""

    def temple_load(self, load: i64, wealth: i64) -> i64:
        """What a temple has to sacrifice with one more token; NO_PLAN if it cannot take it."""
        raise NotImplementedError

    def temple_unload(self, load: i64, wealth: i64) -> i64:
        """The same with a token less."""
        raise NotImplementedError

    def temple_points(self, load: i64) -> i64:
        """The points of what a temple sacrifices."""
        raise NotImplementedError

    def garrison_takes(self, wealth: i64) -> bool:
        """Whether a token may be moved onto a garrison."""
        return False

    def is_kept(self, kind: i64, wealth: i64) -> bool:
        """Whether a token stays on a building from one round to the next."""
        raise NotImplementedError

    def can_avert(self, kind: i64) -> bool:
        """Whether a token on a building of that kind serves against catastrophes."""
        raise NotImplementedError

    def order_matters(self) -> bool:
        """Whether a king who loses all his buildings of a kind says in which order."""
        return False

    def wealth_bonus(self, tokens: i64) -> i64:
        """Points for king wealth at the end."""
        raise NotImplementedError

    def tally_event(self) -> Callable[..., Event]:
        """With which event the points of a king are told at the end: by the sources of the game."""
        raise NotImplementedError

    def piles(self) -> Piles:
        """How the deck is made."""
        raise NotImplementedError

    # -- cities -------------------------------------------------------------------------------

    def take_site(self, seat: i64, site: i64) -> None:
        """An available site becomes a king's city."""
        self.owner[site] = seat
        self.touched |= BIT[site]
        cities: list[int] = list(self.realm[seat])
        spot: i64 = len(cities)
        while spot > 0 and cities[spot - 1] > site:
            spot -= 1
        cities.insert(spot, site)
        self.realm[seat] = tuple(cities)

    def free_site(self, site: i64) -> None:
        """A city becomes an available site."""
        seat: i64 = self.owner[site]
        self.owner[site] = NOBODY
        self.touched |= BIT[site]
        cities: list[int] = list(self.realm[seat])
        cities.remove(site)
        self.realm[seat] = tuple(cities)

    # -- marks and roads ------------------------------------------------------------------------

    def survey(self, site: i64) -> None:
        """Owner or marks of a site have changed: who may pass it now?"""
        bit: i64 = BIT[site]
        for seat in range(self.players):
            if self.passage(seat, site) == OPEN:
                self.passable[seat] |= bit
            else:
                self.passable[seat] &= ~bit

    def place_marks(self, seat: i64, sites: list[int], sink: Sink | None) -> None:
        """One small pyramid or control token on each of these sites."""
        for site in sites:
            self.change_mark(site, seat, 1)
            self.small[seat] -= 1
            self.survey(site)
        self.news |= PIECES_NEWS
        if sink is not None and len(sites) > 0:
            names: list[str] = [self.land.site_name(site) for site in sites]
            sink.tell(
                EVERYONE, events.Marked(self.box.clauses.marks_placed, who(seat), things(names))
            )

    def return_marks(self, seat: i64, sites: list[int], sink: Sink | None) -> None:
        """One from each of these sites back to its king."""
        for site in sites:
            self.change_mark(site, seat, -1)
            self.small[seat] += 1
            self.survey(site)
        self.news |= PIECES_NEWS
        if sink is not None and len(sites) > 0:
            names: list[str] = [self.land.site_name(site) for site in sites]
            sink.tell(
                EVERYONE, events.Unmarked(self.box.clauses.marks_back, who(seat), things(names))
            )

    def mark_all(self) -> None:
        """Place what all markets should have placed, as far as kings have it."""
        for seat in range(self.players):
            left: i64 = self.box.small
            for site in range(len(self.owner)):
                placed: i64 = min(left, self.marks_due(seat, site))
                self.change_mark(site, seat, placed - self.mark(site, seat))
                left -= placed

    # -- what a seat can only guess -------------------------------------------------------------

    def guess(self, seat: i64, rng: Rng) -> "CitiesState":
        """Cards the seat has not seen are dealt anew within the deck's structure (BA-R72, DL-R42).

        BA-R43, DL-R50: of the others' plans only who is done is known; they start from nothing.
        """
        other = cast(CitiesState, self.clone())
        if self.over():
            return other
        other.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
        up: i64 = other.flipped if other.laid > 0 else 0
        deal_deck_anew(
            other.deck,
            other.seen,
            seat,
            other.laid,
            other.cards(),
            up,
            other.piles(),
            other.regular,
            rng,
        )
        for king in range(len(other.ready)):
            if king != seat:
                other.forget_plan(king)
        return other

    def reopen(self, seat: i64) -> None:
        for king in range(len(self.ready)):
            if king != seat and self.ready[king] == 1 and self.has_tokens(king):
                self.ready[king] = 0
                self.forget_plan(king)

    def forget_plan(self, king: i64) -> None:
        """Put all tokens of a king back where they lie."""
        self.news |= PLANS_NEWS
        places: i64 = len(self.built)
        for token in range(len(self.goal)):
            place: i64 = token % places
            if self.owner[self.land.site_of(place)] == king:
                self.goal[token] = NO_PLAN
                self.load[place] = 0
        self.hand[king] = NOWHERE

    def has_tokens(self, king: i64) -> bool:
        """Whether a king has anything to distribute."""
        for site in self.realm[king]:  # noqa: SIM110  # a loop compiles better
            if self.laden(site) != 0:
                return True
        return False
