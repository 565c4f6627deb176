"""A king's turn: one action (BA-8, DL-3), then the next king's, until the last card is flipped."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.core.bits import lowest
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, SeatTask, State, blocked_among
from ceiba.core.value import Thing, who
from ceiba.games.cities import events, hints, prompts, refusals
from ceiba.games.cities.answers import ATTACK, BUILD, FLIP, LOOK, PASS, TARGET, TRANSFORM
from ceiba.games.cities.building import begin_building
from ceiba.games.cities.facts import CARDS_NEWS, DICE_NEWS
from ceiba.games.cities.looking import card_refusal
from ceiba.games.cities.menus import FLIPS
from ceiba.games.cities.raising import cheapest_but_market, check_founding, price_of_market
from ceiba.games.cities.reasons import (
    FITS,
    NO_ENEMY_NEAR,
    NO_GARRISON,
    NO_PYRAMID,
    NOT_YOURS,
    SITE_TOO_DEAR,
)
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.supply import bill
from ceiba.games.cities.things import NO_DIE, NOBODY, NOWHERE
from ceiba.games.cities.words import WORDS

PASS_PRICE: Final = 1


class Turn(SeatTask):
    """BA-8.1, DL-3.1: exactly one action.

    BA-8.3, BA-R55: flipping any card of the round costs nothing. BA-R18: what cannot be done is
    not offered, and so not paid.
    """

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        actions: list[int] = []
        total: i64 = s.wealth(seat)
        if total > 0:  # BA-8.4, DL-3.3: without king wealth he must flip
            add_sites(s, seat, total, actions)
            actions.append(PASS)
        actions += FLIPS[s.down()]
        s.course.extra_turns(s, seat, actions)
        return actions

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        s.instead(END_TURN[seat])
        if action < ATTACK:
            site: i64 = s.land.site_named(action % WORDS)
            price: i64 = s.build_price(seat, site)
            s.push(begin_building(s, seat, site, price, sink))
        elif action < TARGET:
            begin_war(s, seat, s.land.site_named(action - ATTACK), sink)
        elif action == PASS:
            if sink is not None:
                sink.tell(EVERYONE, events.Passed(s.box.clauses.passing, who(seat)))
            s.push(bill(s, seat, PASS_PRICE, s.box.clauses.turn_price))
        elif FLIP <= action < LOOK:
            flip(s, seat, action - FLIP, sink)
        else:
            s.plan(s.course.take_extra_turn(s, seat, action, sink))

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        return prompts.Turn(s.box.clauses.turn, s.wealth(seat), s.cards_down())

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(CitiesState, state)
        if action < ATTACK:
            return hints.Price(s.build_price(seat, s.land.site_named(action % WORDS)))
        if action < TARGET:
            return hints.Levels(s.levels(s.land.site_named(action - ATTACK)))
        return None

    def gives_up(self, state: State, seat: i64, action: i64) -> Hint | None:
        return hints.Forgone(PASS_PRICE) if action == PASS else None

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        """Sites and own cities that cannot be chosen, the cities without garrison left out."""
        s = cast(CitiesState, state)
        expected: list[int] = []
        for site in range(len(s.owner)):
            word: i64 = s.land.word_of(site)
            if s.owner[site] == seat:
                expected.append(TRANSFORM + word)
                if s.levels(site) > 0:
                    expected.append(ATTACK + word)
            else:
                expected.append(BUILD + word)
        expected.append(PASS)
        return blocked_among(self, state, seat, expected)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(CitiesState, state)
        clauses = s.box.clauses
        if FLIP <= action < LOOK:
            return card_refusal(s, action - FLIP, clauses.one_of_the_cards)
        if action >= TARGET and action != PASS:
            return s.course.extra_refusal(s, seat, action)
        site: i64 = s.land.site_named(action % WORDS) if action < TARGET else 0
        if site == NOWHERE:
            return refusals.NoSite(clauses.sites)
        if s.wealth(seat) == 0:
            return refusals.NoWealth(clauses.no_wealth)
        if action >= ATTACK:
            return attack_refusal(s, seat, site)
        return site_refusal(s, seat, action, site)


def add_sites(s: CitiesState, seat: i64, total: i64, actions: list[int]) -> None:
    """Sites to build on, own cities to change, own cities to attack from."""
    least: i64 = cheapest_but_market(s, seat)
    market: i64 = price_of_market(s, seat)
    for site in range(len(s.owner)):
        owner: i64 = s.owner[site]
        word: i64 = s.land.word_of(site)
        if owner == NOBODY:
            left: i64 = total - s.build_price(seat, site)
            if check_founding(s, seat, site, left, least, market) == FITS:
                actions.append(BUILD + word)
        elif owner == seat:
            # BA-R77, DL-R53: removals are free, so one token is enough
            actions.append(TRANSFORM + word)
            if check_attack(s, seat, site) == FITS:
                actions.append(ATTACK + word)


def site_refusal(s: CitiesState, seat: i64, action: i64, site: i64) -> Refusal:
    """Why a king with wealth cannot build on a site, or change it."""
    clauses = s.box.clauses
    owner: i64 = s.owner[site]
    name = s.land.site_name(site)
    if action >= TRANSFORM:
        return refusals.NotYourCity(clauses.transforming, Thing(name))
    if owner == seat:
        return refusals.YourCity(clauses.building, Thing(name))
    if owner != NOBODY:
        return refusals.SiteTaken(clauses.building, Thing(name), who(owner))
    price: i64 = s.build_price(seat, site)
    least: i64 = cheapest_but_market(s, seat)
    left: i64 = s.wealth(seat) - price
    reason = check_founding(s, seat, site, left, least, price_of_market(s, seat))
    if reason == NO_PYRAMID:
        return refusals.NoPyramidLeft(clauses.no_pyramid)
    if reason == SITE_TOO_DEAR:
        return refusals.SiteTooDear(clauses.site_price, Thing(name), price, s.wealth(seat))
    return refusals.NothingToBuild(clauses.needs_building, Thing(name))


def check_attack(s: CitiesState, seat: i64, site: i64) -> i64:
    """BA-11.1, BA-R84, DL-3.23: an own city with a garrison, next to an enemy's, or why not."""
    if s.owner[site] != seat:
        return NOT_YOURS
    if s.levels(site) == 0:
        return NO_GARRISON
    near: i64 = s.land.near_mask[site]
    while near != 0:
        owner: i64 = s.owner[lowest(near)]
        near &= near - 1
        if owner != seat and owner != NOBODY:
            return FITS
    return NO_ENEMY_NEAR


def attack_refusal(s: CitiesState, seat: i64, site: i64) -> Refusal:
    reason = check_attack(s, seat, site)
    clause, where = s.box.clauses.attacking, s.land.the_site(site)
    if reason == NOT_YOURS:
        return refusals.NotYourCity(clause, where)
    if reason == NO_GARRISON:
        return refusals.NoGarrison(clause, where)
    return refusals.NoEnemyNear(clause, where)


def begin_war(s: CitiesState, seat: i64, site: i64, sink: Sink | None) -> None:
    s.attacker = seat
    s.defender = NOBODY
    s.war_from = site
    s.war_to = NOWHERE
    s.engaged = 0
    s.attack_spent = 0
    s.defence_spent = 0
    s.news |= DICE_NEWS
    s.dice = vec[i64]([NO_DIE] * s.box.dice)
    s.bill = s.box.clauses.war_price
    if sink is not None:
        sink.tell(EVERYONE, events.War(s.box.clauses.attacking, who(seat), s.land.the_site(site)))
    s.plan(s.course.war(s, seat))


def flip(s: CitiesState, seat: i64, card: i64, sink: Sink | None) -> None:
    """BA-12.1, DL-4.1: turn a card of the round over and apply it."""
    one: i64 = 1
    s.news |= CARDS_NEWS
    s.flipped |= one << card
    s.flipper = seat
    s.reveal()
    face: i64 = s.face_at(s.card(card))
    if sink is not None:
        sink.tell(
            EVERYONE,
            events.Flipped(
                s.box.clauses.flipping, who(seat), card + 1, Thing(s.box.cards.names[face])
            ),
        )
    s.plan(s.course.card(s, seat, face, sink))


class EndTurn(SeatTask):
    """The next king clockwise, or the end of the round with the last card.

    BA-6.4, BA-R66, DL-2.2.
    """

    def deciders(self, state: State) -> i64:
        return 0

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        if s.down() == 0:
            s.plan(s.course.end_of_round(s))
        else:
            s.push(TURN_OF[(self.seat + 1) % s.players])


TURN_OF: Final[list[Turn]] = [Turn(0), Turn(1), Turn(2), Turn(3)]
END_TURN: Final[list[EndTurn]] = [EndTurn(0), EndTurn(1), EndTurn(2), EndTurn(3)]
