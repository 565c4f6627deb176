"""Where a game stands: round, turn, a site being built on, a war, plans; a fitting agenda."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta

from ceiba.core.errors import BadPosition
from ceiba.core.position import doubt
from ceiba.core.reading import by_seat, seat_named
from ceiba.core.seats import letter
from ceiba.games.cities.box import MATCH
from ceiba.games.cities.distribution import open_plans
from ceiba.games.cities.plans import check_goal, in_reach, send, type_of
from ceiba.games.cities.position_names import Name, place_named, site_named
from ceiba.games.cities.reasons import FITS
from ceiba.games.cities.state import GIVEN_UP, NO_PLAN, CitiesState
from ceiba.games.cities.things import EMPTY, MOST_SLOTS, NOBODY, NOTHING, NOWHERE, PRISONERS_2
from ceiba.games.cities.turns import Turn

if TYPE_CHECKING:
    from ceiba.games.cities.position import CitiesPosition

GIVE_UP_WORD: Final = "drop"
MOST_MATCHES: Final = 5
"""Ball matches of a game, of a puzzle too: the highest number that can be flipped."""

Slot = Annotated[int, Meta(ge=1, le=MOST_SLOTS)]
Some = Annotated[int, Meta(ge=0, le=50)]
Moves = Annotated[list[Name], Meta(max_length=200)]


class Building(msgspec.Struct, forbid_unknown_fields=True):
    """A site being built on: what is owed when done, the slots just built on, changes so far."""

    site: Name
    owed: Some = 0
    fresh: list[Slot] = []
    changes: Some = 0


class War(msgspec.Struct, forbid_unknown_fields=True, rename={"start": "from"}):
    """The last war, or the one under way."""

    attacker: str
    start: Name
    to: Name | None = None
    defender: str | None = None
    levels: Some = 0
    attack_obsidians: Some = 0
    defence_obsidians: Some = 0
    dice: list[int] = []
    """Successes of each die, -1 for a failure."""
    failures: Some = 0
    damage: Some = 0
    captives: Some = 0


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """A king's plan: ``"C3.2 D4.1"`` or ``"C3.2 drop"``; `second`: of two prisoners the other."""

    moves: Moves = []
    second: Moves = []
    hand: Name | None = None
    hand_second: bool = False
    done: bool = False


# -- writing ----------------------------------------------------------------------------------


def dump_building(s: CitiesState) -> Building:
    fresh = [slot + 1 for slot in range(MOST_SLOTS) if s.fresh >> slot & 1]
    return Building(s.land.site_name(s.site), s.owed, fresh, s.changes)


def dump_war(s: CitiesState) -> War:
    return War(
        letter(s.attacker),
        s.land.site_name(s.war_from),
        None if s.war_to == NOWHERE else s.land.site_name(s.war_to),
        None if s.defender == NOBODY else letter(s.defender),
        s.engaged,
        s.attack_spent,
        s.defence_spent,
        s.rolled(),
        s.failures,
        s.damage,
        s.captives,
    )


def dump_plan(s: CitiesState, king: int) -> Plan:
    places = len(s.built)
    plan = Plan(done=s.ready[king] == 1)
    for token in range(len(s.goal)):
        goal, place = s.goal_of(token), token % places
        if goal != NO_PLAN and s.owner[s.land.site_of(place)] == king:
            to = GIVE_UP_WORD if goal == GIVEN_UP else s.land.place_name(goal)
            move = f"{s.land.place_name(place)} {to}"
            (plan.moves if token < places else plan.second).append(move)
    hand = s.hand[king]
    if hand != NOWHERE:
        plan.hand, plan.hand_second = s.land.place_name(hand % places), hand >= places
    return plan


# -- reading ----------------------------------------------------------------------------------


def load_course(given: "CitiesPosition", s: CitiesState) -> None:
    if given.flipper is None:
        s.flipper = s.first
    _load_rounds(given, s)
    if given.building is not None:
        _load_building(given.building, s)
    if given.war is not None:
        _load_war(given.war, s)
    if given.plans is not None:
        open_plans(s)
        for king, plan in by_seat(given.plans, s.players, "plans").items():
            _load_plan(plan, s, king)
    turn = s.first if given.turn is None else seat_named(given.turn, s.players, "turn")
    s.agenda.clear()
    if s.cards_down() > 0:
        s.plan([Turn(turn)])
    else:
        s.plan(s.course.end_of_round(s))


def _load_rounds(given: "CitiesPosition", s: CitiesState) -> None:
    """Every round before this one has flipped its cards; with the last match there is none."""
    size = s.players + 1
    before = s.laid - size
    if _matches(s, s.deck) > MOST_MATCHES:
        raise BadPosition(f"cards: at most {MOST_MATCHES} of them are ball matches")
    if given.matches is None:
        s.matches = _matches(s, s.shown())
    rounds = 1 + -(-before // size)
    if given.round is None:
        s.round = rounds
    elif s.round < rounds:
        why = f"{before} cards were flipped in earlier rounds: this is round {rounds} or later"
        doubt(given, s.box.clauses.round, why)
    if _matches(s, s.deck[:before]) >= s.target and given.agenda != []:
        doubt(given, s.box.clauses.ending, "the last match was flipped in an earlier round")


def _matches(s: CitiesState, faces: Iterable[int]) -> int:
    return sum(s.box.cards.effects[face] == MATCH for face in faces)


def _load_building(given: Building, s: CitiesState) -> None:
    s.site = site_named(s, given.site, "building.site")
    s.owed = given.owed
    s.changes = given.changes
    start = s.land.first_place(s.site)
    for slot in given.fresh:
        if slot > s.land.slots_on(s.site) or s.kind_at(start + slot - 1) == NOTHING:
            raise BadPosition(f"building.fresh: no building stands on slot {slot}")
        s.fresh |= 1 << (slot - 1)
    if s.owner[s.site] == NOBODY:
        raise BadPosition("building: the site is taken when building on it begins")
    if s.owed > s.wealth(s.owner[s.site]):
        raise BadPosition("building: more is owed than the king has")
    if s.changes < len(set(given.fresh)):
        raise BadPosition("building: there are fewer changes than buildings just put up")


def _load_war(given: War, s: CitiesState) -> None:
    s.attacker = seat_named(given.attacker, s.players, "war.attacker")
    s.war_from = site_named(s, given.start, "war.from")
    if given.to is not None:
        s.war_to = site_named(s, given.to, "war.to")
        owner = s.owner[s.war_to]
        default = letter(owner) if owner != NOBODY else ""
        s.defender = seat_named(given.defender or default, s.players, "war.defender")
        if s.defender == s.attacker:
            raise BadPosition("war: nobody attacks himself")
    elif given.defender is not None:
        raise BadPosition("war: who is the defender shows when the target is chosen: say 'to'")
    s.engaged = given.levels
    s.attack_spent = given.attack_obsidians
    s.defence_spent = given.defence_obsidians
    most = s.box.dice
    if len(given.dice) > most or not set(given.dice) <= set(s.box.faces):
        raise BadPosition(f"war.dice: at most {most} of {sorted(set(s.box.faces))}")
    if max(s.engaged, given.failures) > most:
        raise BadPosition(f"war: at most {most} levels engage and fail")
    for number, face in enumerate(given.dice):
        s.dice[number] = face
    s.failures = given.failures
    s.damage = given.damage
    s.captives = given.captives


def _load_plan(given: Plan, s: CitiesState, king: int) -> None:
    places = len(s.built)
    tokens = [*((0, text) for text in given.moves), *((places, text) for text in given.second)]
    # first all that leave, so that others may take their places (BA-R41, DL-R48)
    later = []
    for offset, text in tokens:
        from_name, _, to_name = text.partition(" ")
        place = place_named(s, from_name, "plans")
        token = place + offset
        held = s.token_at(place)
        mine = s.owner[s.land.site_of(place)] == king
        if not mine or held == EMPTY or (offset and held != PRISONERS_2) or token >= len(s.goal):
            raise BadPosition(f"plans: {letter(king)} has no such token on {from_name}")
        if s.goal_of(token) != NO_PLAN:
            raise BadPosition(f"plans: the token on {from_name} is named twice")
        s.goal[token] = GIVEN_UP
        if to_name.lower() != GIVE_UP_WORD:
            later.append((token, place_named(s, to_name, "plans")))
    in_hand = _load_hand(given, s, king)
    if in_hand != NOWHERE:
        s.goal[in_hand] = GIVEN_UP
    for token, goal in later:
        reach = in_reach(s, king, s.land.site_of(token % places))
        site = s.land.site_of(goal)
        allowed = s.owner[site] == king and reach >> site & 1 and goal != token % places
        if not allowed or check_goal(s, goal, type_of(s, token)) != FITS:
            raise BadPosition(f"plans: no token may go to {s.land.place_name(goal)}")
        send(s, token, goal)
    if in_hand != NOWHERE:
        s.goal[in_hand] = NO_PLAN
        s.hand[king] = in_hand
        if given.done:
            raise BadPosition("plans: who is done has no token in hand")
    s.ready[king] = 1 if given.done or not s.has_tokens(king) else 0


def _load_hand(given: Plan, s: CitiesState, king: int) -> int:
    """The token taken up, NOWHERE for none."""
    if given.hand is None:
        return NOWHERE
    place = place_named(s, given.hand, "plans")
    mine = s.owner[s.land.site_of(place)] == king and s.token_at(place) != EMPTY
    if not mine or (given.hand_second and s.token_at(place) != PRISONERS_2):
        raise BadPosition(f"plans: {letter(king)} has no such token on {given.hand}")
    if s.goal_of(place + given.hand_second * len(s.built)) != NO_PLAN:
        raise BadPosition(f"plans: the token on {given.hand} cannot be taken up")
    return place + given.hand_second * len(s.built)
