"""War (BA-11, DL-3D): target, forces, dice, losses, damage, conquest.

Which of these follow each other, and how an attack is paid and armed, each game lists itself.
"""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import State, Task
from ceiba.core.value import Thing, who
from ceiba.games.cities import events, hints, prompts, refusals
from ceiba.games.cities.answers import (
    BUILD,
    DESTROY,
    DONE,
    ENGAGE,
    FILL,
    FLIP,
    LOSE,
    OFFER,
    TARGET,
    TRANSFORM,
)
from ceiba.games.cities.building import begin_building
from ceiba.games.cities.facts import DICE_NEWS, WEALTH_NEWS
from ceiba.games.cities.naming import no_building
from ceiba.games.cities.odds import odds
from ceiba.games.cities.raising import cheapest_but_market, check_founding, price_of_market
from ceiba.games.cities.reasons import FITS
from ceiba.games.cities.sites import abandon, abandon_if_empty, take_down_level, tokens_on
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import (
    BUILDINGS,
    EMPTY,
    KINDS,
    MOST_SLOTS,
    NOBODY,
    NOTHING,
    NOWHERE,
    PRISONER,
    PRISONERS_2,
)


class ChooseTarget(Choice):
    """BA-11.1, BA-R45, DL-3.23, DL-R31: one neighbouring enemy city."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        actions: list[int] = []
        for site in s.land.near(s.war_from):
            if s.owner[site] != seat and s.owner[site] != NOBODY:
                actions.append(TARGET + s.land.word_of(site))
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        s.war_to = s.land.site_named(action - TARGET)
        s.defender = s.owner[s.war_to]
        if sink is not None:
            sink.tell(
                EVERYONE,
                events.Attacked(
                    s.box.clauses.attacking,
                    who(self.seat),
                    s.land.the_site(s.war_from),
                    s.land.the_site(s.war_to),
                    who(s.defender),
                ),
            )

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        return prompts.ChooseTarget(s.box.clauses.attacking, s.land.the_site(s.war_from))

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(CitiesState, state)
        site: i64 = s.land.site_named(action - TARGET)
        return odds(s, s.most_levels(seat, s.war_from), 0, s.defence(site))

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(CitiesState, state)
        if not TARGET <= action < FILL:
            return None
        site: i64 = s.land.site_named(action - TARGET)
        if site == NOWHERE:
            return refusals.NoSite(s.box.clauses.sites)
        clause, where = s.box.clauses.attacking, s.land.the_site(site)
        if s.owner[site] == seat or s.owner[site] == NOBODY:
            return refusals.NoEnemyCity(clause, where)
        return refusals.NotNear(clause, where, s.land.the_site(s.war_from))


class Engage(Choice):
    """BA-11.2, DL-3.24: how many garrison levels take part."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        return [ENGAGE + i for i in range(s.most_levels(seat, s.war_from))]

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        s.engaged = action - ENGAGE + 1
        if sink is not None:
            sink.tell(EVERYONE, events.Engaged(s.box.clauses.engaging, who(self.seat), s.engaged))

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        return prompts.Engage(
            s.box.clauses.engaging, s.most_levels(seat, s.war_from), s.defence(s.war_to)
        )

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(CitiesState, state)
        return odds(s, action - ENGAGE + 1, 0, s.defence(s.war_to))

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(CitiesState, state)
        if not ENGAGE <= action < FLIP:
            return None
        levels: i64 = s.levels(s.war_from)
        if action - ENGAGE >= levels:
            return refusals.TooManyLevels(s.box.clauses.engaging, levels)
        return refusals.LevelsTooDear(
            s.box.clauses.war_price,
            s.most_levels(seat, s.war_from),
            s.attack_price(action - ENGAGE + 1),
            s.wealth(seat),
        )


class RollDice(Task):
    """A die per level, then attack minus defence.

    BA-11.6, BA-11.8, BA-11.10, DL-3.26, DL-3.28, DL-3.30.
    """

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        s.reveal()
        defence: i64 = s.defence(s.war_to) + s.defence_spent
        attack: i64 = s.attack_spent
        failed: i64 = 0
        s.news |= DICE_NEWS
        dice: list[int] = []
        for number in range(s.engaged):
            face: i64 = s.box.faces[s.rng.below(len(s.box.faces))]
            dice.append(face)
            s.dice[number] = face
            if face < 0:
                failed += 1
            else:
                attack += face
        s.failures = min(failed, s.levels(s.war_from))
        s.damage = max(0, attack - defence)
        s.captives = 0
        if sink is not None:
            sink.tell(
                EVERYONE,
                events.Rolled(
                    s.box.clauses.dice,
                    who(s.attacker),
                    dice.copy(),
                    attack,
                    defence,
                    failed,
                    s.damage,
                ),
            )


class LoseGarrisons(Choice):
    """BA-11.7, BA-R47, DL-3.27, DL-R32: a level for each failure, of the attacking city."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        actions: list[int] = []
        if s.failures == 0:
            return actions
        start: i64 = s.land.first_place(s.war_from)
        for place in range(start, start + s.land.slots_on(s.war_from)):
            kind = s.kind_at(place)
            if kind < KINDS and s.box.levels[kind] > 0:
                actions.append(LOSE + s.land.place_word(place))
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        s.failures -= 1
        take_down_level(s, s.land.place_named(action - LOSE), s.box.clauses.failures, sink)
        abandon_if_empty(s, s.war_from, sink)  # BA-R49, DL-R37
        if s.failures > 0:
            s.push(self)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        return prompts.LoseGarrisons(s.box.clauses.failures, s.failures)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if not LOSE <= action < OFFER:
            return None
        s = cast(CitiesState, state)
        missing = no_building(s, action - LOSE, s.box.clauses.failures)
        site = s.land.the_site(s.war_from)
        return missing or refusals.LoseGarrison(s.box.clauses.failures, site)


class DealDamage(Choice):
    """As many buildings as the damage pays for.

    BA-11.11, BA-11.13, BA-R50, DL-3.31, DL-R34, DL-R35.
    """

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        actions: list[int] = []
        if s.damage == 0:
            return actions
        start: i64 = s.land.first_place(s.war_to)
        for slot in range(s.land.slots_on(s.war_to)):
            kind = s.kind_at(start + slot)
            if NOTHING < kind < KINDS and s.box.slots[kind] <= s.damage:
                actions.append(DESTROY + slot)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        place: i64 = s.land.first_place(s.war_to) + action - DESTROY
        s.damage -= s.box.slots[s.kind_at(place)]
        s.captives += 1
        take_down_level(s, place, s.box.clauses.destroying, sink)
        if s.is_empty(s.war_to):
            abandon(s, s.war_to, sink)  # who takes the site is settled by Conquer
        elif s.damage > 0:
            s.push(self)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        return prompts.DealDamage(s.box.clauses.damage, s.damage, s.land.the_site(s.war_to))

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(CitiesState, state)
        kind: i64 = s.kind_at(s.land.first_place(s.war_to) + action - DESTROY)
        return hints.Target(Thing(BUILDINGS[kind]), s.box.slots[kind])

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(CitiesState, state)
        if action == DONE:
            return refusals.DamageLeft(s.box.clauses.damage, s.damage)
        if not DESTROY <= action < DESTROY + MOST_SLOTS:
            return None
        slot: i64 = action - DESTROY
        missing = no_building(s, s.land.slot_word(s.war_to, slot), s.box.clauses.destroying)
        if missing is not None:
            return missing
        kind: i64 = s.kind_at(s.land.first_place(s.war_to) + slot)
        return refusals.TooLittleDamage(
            s.box.clauses.destroying, Thing(BUILDINGS[kind]), s.box.slots[kind], s.damage
        )


def prisoner_places(s: CitiesState) -> list[int]:
    """BA-R51, DL-R36: garrisons of the attacking city that have room for a prisoner."""
    places: list[int] = []
    if s.owner[s.war_from] != s.attacker:
        return places
    start: i64 = s.land.first_place(s.war_from)
    for place in range(start, start + s.land.slots_on(s.war_from)):
        kind = s.kind_at(place)
        if kind < KINDS and tokens_on(s, place) < s.box.room[kind]:
            places.append(place)
    return places


def put_prisoner(s: CitiesState, place: i64, sink: Sink | None) -> None:
    s.put_token(place, PRISONER + 1 if s.token_at(place) == EMPTY else PRISONERS_2)
    s.news |= WEALTH_NEWS
    s.supply[PRISONER] -= 1
    s.captives -= 1
    if sink is not None:
        sink.tell(
            EVERYONE,
            events.Captured(s.box.clauses.prisoners, who(s.attacker), s.land.the_place(place)),
        )


def lose_captives(s: CitiesState, sink: Sink | None) -> None:
    """BA-11.14, BA-R52, DL-R36: prisoners without room, or without a token left, are lost."""
    if s.captives > 0 and sink is not None:
        sink.tell(EVERYONE, events.Escaped(s.box.clauses.no_room, who(s.attacker), s.captives))
    s.captives = 0


class Conquer(Choice):
    """BA-11.17, BA-R53, DL-3.34, DL-R38: the attacker may build on the site he has just emptied."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        actions: list[int] = []
        if s.owner[s.war_to] != NOBODY:
            return actions
        least: i64 = cheapest_but_market(s, seat)
        market: i64 = price_of_market(s, seat)
        if check_founding(s, seat, s.war_to, s.wealth(seat), least, market) == FITS:
            actions.append(BUILD + s.land.word_of(s.war_to))
        actions.append(DONE)
        return actions

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        s.damage = 0
        if s.owner[s.war_to] == NOBODY:
            s.site_emptied(s.war_to, sink)

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        s.damage = 0
        if action == DONE:
            s.site_emptied(s.war_to, sink)
        else:
            s.push(begin_building(s, self.seat, s.war_to, 0, sink))

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        return prompts.Conquer(s.box.clauses.conquest, s.land.the_site(s.war_to))

    def gives_up(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(CitiesState, state)
        return hints.Unclaimed(s.land.the_site(s.war_to)) if action == DONE else None

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if action >= TRANSFORM:
            return None
        s = cast(CitiesState, state)
        return refusals.OnlyTheEmptiedSite(s.box.clauses.conquest, s.land.the_site(s.war_to))
