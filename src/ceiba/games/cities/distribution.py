"""Distribution (BA-17 to BA-22, DL-7): transport, equipping, storage, ceremony and taxes in one.

All kings plan at the same time, unseen by the others, and the plans are applied together (BA-R43,
DL-R50). A plan is a walk of small steps: `take C3.2` takes up a token, `to D4.1` says where it
goes, `keep` puts it back, `drop` gives it away. A token can be taken up again until `done`.
"""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import Blocked, State, Task, blocked_among
from ceiba.core.value import Thing, things, who, who_all
from ceiba.games.cities import events, hints, prompts, refusals
from ceiba.games.cities.answers import DONE, DROP, KEEP, LOSE, TAKE, TO
from ceiba.games.cities.facts import NEW_PLANS, PLANS_NEWS, WEALTH_NEWS
from ceiba.games.cities.menus import SLOT_SETS, TAKES
from ceiba.games.cities.naming import no_token
from ceiba.games.cities.plans import destinations, goal_refusal, is_goal, send, take_up, type_of
from ceiba.games.cities.state import GIVEN_UP, NO_PLAN, CitiesState
from ceiba.games.cities.supply import discard_token, score
from ceiba.games.cities.things import (
    BUILDINGS,
    EMPTY,
    FROM_CEREMONY,
    NOWHERE,
    PALACE,
    PRISONER,
    PRISONERS_2,
    RESERVE,
    TEMPLE,
    TYPES,
    WEALTH,
)


def open_plans(s: CitiesState) -> None:
    s.news |= PLANS_NEWS | NEW_PLANS
    s.goal = vec[i16]([NO_PLAN] * (len(s.built) * s.box.garrison_tokens))
    s.load = vec[i16]([0] * len(s.built))
    s.hand = vec[i64]([NOWHERE] * s.players)
    s.ready = vec[i64]([0 if s.has_tokens(seat) else 1 for seat in range(s.players)])


class OpenPlans(Task):
    """Nothing is planned yet; kings without a token need not plan."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        open_plans(s)
        if sink is not None:
            planners: i64 = Distribute().deciders(s)
            clause = s.box.clauses.distribution
            sink.tell(EVERYONE, events.Distribution(clause, who_all(planners)))


class Distribute(Task):
    """The plans of all kings, step by step.

    BA-6.6: at the same time. BA-20.2, DL-7.8: king wealth is not among what is moved. BA-19.2,
    DL-7.5: a stored token may be moved again.
    """

    def sealed(self) -> bool:
        return True

    def deciders(self, state: State) -> i64:
        s = cast(CitiesState, state)
        mask: i64 = 0
        bit: i64 = 1
        for done in s.ready:
            if done == 0:
                mask |= bit
            bit <<= 1
        return mask

    def run(self, state: State, sink: Sink | None) -> None:
        """All plans are done: nothing more to ask."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(CitiesState, state)
        if s.hand[seat] != NOWHERE:
            return destinations(s, seat)
        actions: list[int] = []
        land = s.land
        for site in s.realm[seat]:
            laden: i64 = s.laden(site)
            if laden != 0:
                actions += TAKES[land.word_of(site) * SLOT_SETS + laden]
        actions.append(DONE)
        return actions

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        s.news |= PLANS_NEWS
        if action == DONE:
            s.ready[seat] = 1
            if sink is not None:
                clause = s.box.clauses.distribution
                sink.tell(EVERYONE, events.Planned(clause, who(seat)))
        elif action < TO:
            take_up(s, seat, s.land.place_named(action - TAKE))
        else:
            token: i64 = s.hand[seat]
            s.hand[seat] = NOWHERE
            if action == DROP:
                s.goal[token] = GIVEN_UP
            elif action != KEEP:
                send(s, token, s.land.place_named(action - TO))

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(CitiesState, state)
        token: i64 = s.hand[seat]
        if token == NOWHERE:
            return prompts.Distribute(s.box.clauses.distribution)
        return prompts.Carry(
            s.box.clauses.transport,
            Thing(WEALTH[type_of(s, token)]),
            s.land.the_place(token % len(s.built)),
        )

    def asks(self, state: State) -> str:
        return "distribute"

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(CitiesState, state)
        if TO <= action < LOSE:
            place: i64 = s.land.place_named(action - TO)
            building = Thing(BUILDINGS[s.kind_at(place)])
            if s.kind_at(place) != TEMPLE:
                return hints.Goal(building, None)
            wealth: i64 = type_of(s, s.hand[seat])
            more: i64 = s.temple_points(s.temple_load(s.load_at(place), wealth))
            return hints.Goal(building, more - s.temple_points(s.load_at(place)))
        if TAKE <= action < TO:
            from_place: i64 = s.land.place_named(action - TAKE)
            return hints.Token(Thing(WEALTH[type_of(s, from_place)]))
        return None

    def gives_up(self, state: State, seat: i64, action: i64) -> Hint | None:
        """A token thrown away, or a plan that lets some spoil."""
        if action == DROP:
            return hints.Spoils(1)
        if action != DONE:
            return None
        spoiled: i64 = will_spoil(cast(CitiesState, state), seat)
        return hints.Spoils(spoiled) if spoiled > 0 else None

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        """Own temples, palaces, reserves and garrisons the token in hand cannot go to."""
        s = cast(CitiesState, state)
        token: i64 = s.hand[seat]
        expected: list[int] = []
        if token != NOWHERE:
            for place in range(len(s.built)):
                mine = s.owner[s.land.site_of(place)] == seat
                if mine and is_goal(s, s.kind_at(place)) and place != token % len(s.built):
                    expected.append(TO + s.land.place_word(place))
        return blocked_among(self, state, seat, expected)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(CitiesState, state)
        token: i64 = s.hand[seat]
        clauses = s.box.clauses
        if token == NOWHERE:
            if TAKE <= action < TO:
                missing = no_token(s, seat, action - TAKE, clauses.transport)
                if missing is not None:
                    return missing
            return None
        if TO <= action < LOSE:
            return goal_refusal(s, seat, token, action - TO)
        place = s.land.place_name(token % len(s.built))
        if action == KEEP:
            return refusals.PlacePromised(clauses.capacity, Thing(place))
        if action == DROP:
            return refusals.SpoilsAnyway(clauses.spoiling, Thing(place))
        return None

    def not_asked(self, state: State, seat: i64) -> Refusal | None:
        s = cast(CitiesState, state)
        asked = who_all(s.deciders())
        if s.has_tokens(seat):
            return refusals.PlanDone(s.box.clauses.distribution, asked)
        return refusals.NothingToCarry(s.box.clauses.distribution, asked)


# -- all plans are in -------------------------------------------------------------------------


class CarryOut(Task):
    """BA-R43, DL-R50: all plans at once; then ceremony and taxes."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        s.reveal()
        if sink is not None:
            sink.tell(EVERYONE, events.Distributed(s.box.clauses.distribution))
        for seat in range(s.players):
            if s.has_tokens(seat):
                carry_out(s, seat, sink)
        s.news |= PLANS_NEWS
        s.goal = vec[i16]()
        s.load = vec[i16]()
        s.hand = vec[i64]()
        s.ready = vec[i64]()


def carry_out(s: CitiesState, seat: i64, sink: Sink | None) -> None:
    """Lift every token that leaves, then put each where it goes.

    BA-21.3, DL-7.9, DL-7.11: what a palace collects pays like any king wealth, prisoners too.
    """
    moved: list[int] = leaving(s, seat)
    if len(moved) == 0:
        return
    s.news |= WEALTH_NEWS
    types: list[int] = [type_of(s, token) for token in moved]
    for token in moved:
        lift(s, token % len(s.built))
    for i in range(len(moved)):
        set_down(s, seat, moved[i], types[i], sink)
    if s.buildings(seat, TEMPLE) > 0:
        hold_ceremonies(s, seat, sink)


def leaving(s: CitiesState, seat: i64) -> list[int]:
    """A king's tokens with a plan, in order: second tokens after all places."""
    moved: list[int] = []
    seconds: list[int] = []
    for site in s.realm[seat]:
        start: i64 = s.land.first_place(site)
        for place in range(start, start + s.land.slots_on(site)):
            token: i64 = s.token_at(place)
            if token == EMPTY:
                continue
            if s.goal_of(place) != NO_PLAN:
                moved.append(place)
            if token == PRISONERS_2 and s.goal_of(place + len(s.built)) != NO_PLAN:
                seconds.append(place + len(s.built))
    moved.extend(seconds)
    return moved


def lift(s: CitiesState, place: i64) -> None:
    s.put_token(place, PRISONER + 1 if s.token_at(place) == PRISONERS_2 else EMPTY)


def set_down(s: CitiesState, seat: i64, token: i64, wealth: i64, sink: Sink | None) -> None:
    place: i64 = token % len(s.built)
    goal: i64 = s.goal_of(token)
    if goal == GIVEN_UP:
        s.supply[wealth] += 1
        if sink is not None:
            sink.tell(
                EVERYONE,
                events.GivenUp(
                    s.box.clauses.transport,
                    who(seat),
                    Thing(WEALTH[wealth]),
                    s.land.the_place(place),
                ),
            )
        return
    kind: i64 = s.kind_at(goal)
    clause = s.box.clauses.storage
    if kind == TEMPLE:
        s.supply[wealth] += 1
        clause = s.box.clauses.ceremony
    elif kind == PALACE:
        s.sheet[seat * TYPES + wealth] += 1
        clause = s.box.clauses.taxes
    else:
        s.put_token(goal, wealth + 1)
        if kind != RESERVE:
            clause = s.box.clauses.garrisons
    if sink is not None:
        sink.tell(
            EVERYONE,
            events.Carried(
                clause,
                who(seat),
                Thing(WEALTH[wealth]),
                s.land.the_place(place),
                s.land.the_place(goal),
                Thing(BUILDINGS[kind]),
            ),
        )


def hold_ceremonies(s: CitiesState, seat: i64, sink: Sink | None) -> None:
    """BA-20.3, DL-7.7: the tokens are gone already; their points, temple by temple."""
    for site in s.realm[seat]:
        start: i64 = s.land.first_place(site)
        for place in range(start, start + s.land.slots_on(site)):
            if s.kind_at(place) == TEMPLE and s.load_at(place) > 0:
                points: i64 = s.temple_points(s.load_at(place))
                score(s, seat, FROM_CEREMONY, points, s.box.clauses.ceremony, sink)


def will_spoil(s: CitiesState, seat: i64) -> i64:
    """Tokens of a king that his plan, as it stands, lets spoil."""
    after = cast(CitiesState, s.clone())
    carry_out(after, seat, None)
    before: i64 = sum(after.supply)
    spoil(after, seat, None)
    return sum(after.supply) - before


class Spoil(Task):
    """BA-11.15, BA-22.1, BA-22.2, DL-7.10: what is not kept from round to round is lost."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(CitiesState, state)
        for seat in range(s.players):
            if s.has_tokens(seat):
                spoil(s, seat, sink)


def spoil(s: CitiesState, seat: i64, sink: Sink | None) -> None:
    places: list[str] = []
    for site in s.realm[seat]:
        start: i64 = s.land.first_place(site)
        for place in range(start, start + s.land.slots_on(site)):
            while s.token_at(place) != EMPTY and not s.is_kept(s.kind_at(place), type_of(s, place)):
                discard_token(s, place)
                if sink is not None:
                    places.append(s.land.place_name(place))
    if sink is not None and len(places) > 0:
        sink.tell(EVERYONE, events.Spoiled(s.box.clauses.spoiling, who(seat), things(places)))
