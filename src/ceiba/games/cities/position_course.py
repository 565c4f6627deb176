"""Where a game stands: round, turn, a site being built on, a war, plans; a fitting agenda."""

from typing import Any, Final

from ceiba.core.errors import BadPosition
from ceiba.core.game import Position
from ceiba.core.reading import a_list, an_object, number, seat_named
from ceiba.core.seats import letter
from ceiba.games.cities.box import MATCH
from ceiba.games.cities.distribution import open_plans
from ceiba.games.cities.plans import FITS, check_goal, in_reach, send, type_of
from ceiba.games.cities.state import GIVEN_UP, NO_PLAN, CitiesState
from ceiba.games.cities.things import (
    EMPTY,
    NOBODY,
    NOWHERE,
    PRISONERS_2,
)
from ceiba.games.cities.turns import Turn
from ceiba.games.cities.words import CELL_NAMES, PLACE_NAMES

GIVE_UP_WORD: Final = "drop"


# -- writing ----------------------------------------------------------------------------------


def dump_course(s: CitiesState) -> Position:
    facts: Position = {
        "round": s.round,
        "first": letter(s.first),
        "flipper": letter(s.flipper),
        "matches": s.matches,
    }
    if s.site != NOWHERE:
        facts["building"] = {
            "site": s.land.site_name(s.site),
            "owed": s.owed,
            "fresh": [slot + 1 for slot in range(4) if s.fresh >> slot & 1],
            "changes": s.changes,
        }
    if s.attacker != NOBODY:
        facts["war"] = _dump_war(s)
    if s.ready:
        facts["plans"] = {letter(king): _dump_plan(s, king) for king in range(s.players)}
    return facts


def _dump_war(s: CitiesState) -> Position:
    return {
        "attacker": letter(s.attacker),
        "defender": None if s.defender == NOBODY else letter(s.defender),
        "from": s.land.site_name(s.war_from),
        "to": None if s.war_to == NOWHERE else s.land.site_name(s.war_to),
        "levels": s.engaged,
        "attack_obsidians": s.attack_spent,
        "defence_obsidians": s.defence_spent,
        "dice": s.rolled(),
        "failures": s.failures,
        "damage": s.damage,
        "captives": s.captives,
    }


def _dump_plan(s: CitiesState, king: int) -> Position:
    places = len(s.built)
    moves: list[str] = []
    second: list[str] = []
    for token, goal in enumerate(s.goal):
        place = token % places
        if goal != NO_PLAN and s.owner[s.land.site_of[place]] == king:
            to = GIVE_UP_WORD if goal == GIVEN_UP else s.land.place_name(goal)
            (moves if token < places else second).append(f"{s.land.place_name(place)} {to}")
    hand = s.hand[king]
    return {
        "moves": moves,
        "second": second,
        "hand": None if hand == NOWHERE else s.land.place_name(hand % places),
        "hand_second": hand >= places,
        "done": s.ready[king] == 1,
    }


# -- reading ----------------------------------------------------------------------------------


def load_course(facts: Position, s: CitiesState) -> None:
    s.round = number(facts.get("round", 1), "round", 1000)
    s.first = seat_named(facts.get("first", "A"), s.players)
    s.flipper = seat_named(facts.get("flipper", letter(s.first)), s.players)
    first = s.laid - s.players - 1
    up = [p for p in range(s.laid) if p < first or s.flipped >> (p - first) & 1]
    played = sum(s.box.cards.effects[s.deck[place]] == MATCH for place in up)
    s.matches = number(facts.get("matches", played), "matches", 1000)
    if "building" in facts:
        _load_building(an_object(facts["building"], "building"), s)
    if "war" in facts:
        _load_war(an_object(facts["war"], "war"), s)
    if "plans" in facts:
        open_plans(s)
        for king, plan in an_object(facts["plans"], "plans").items():
            _load_plan(an_object(plan, "plans"), s, seat_named(king, s.players))
    turn = seat_named(facts.get("turn", letter(s.first)), s.players)
    s.agenda.clear()
    if s.cards_down() > 0:
        s.plan([Turn(turn)])
    else:
        s.plan(s.course.end_of_round(s))


def _site(s: CitiesState, name: Any) -> int:
    site = s.land.site_of_word[CELL_NAMES.index(name)] if name in CELL_NAMES else NOWHERE
    if site == NOWHERE:
        raise BadPosition(f"{name!r} is no site of this board")
    return site


def _place(s: CitiesState, name: Any) -> int:
    place = s.land.place_named(PLACE_NAMES.index(name)) if name in PLACE_NAMES else NOWHERE
    if place == NOWHERE:
        raise BadPosition(f"{name!r} is no slot of this board")
    return place


def _load_building(given: dict[str, Any], s: CitiesState) -> None:
    s.site = _site(s, given.get("site"))
    s.owed = number(given.get("owed", 0), "owed", 100)
    for slot in a_list(given.get("fresh", []), "fresh"):
        s.fresh |= 1 << (number(slot, "fresh", 4) - 1 if slot else 0)
    s.changes = number(given.get("changes", 0), "changes", 1000)
    if s.owner[s.site] == NOBODY:
        raise BadPosition("building: the site is taken when building on it begins")
    if s.owed > s.wealth(s.owner[s.site]):
        raise BadPosition("building: more is owed than the king has")


def _load_war(given: dict[str, Any], s: CitiesState) -> None:
    s.attacker = seat_named(given.get("attacker"), s.players)
    s.war_from = _site(s, given.get("from"))
    if given.get("to") is not None:
        s.war_to = _site(s, given["to"])
        owner = s.owner[s.war_to]
        default = letter(owner) if owner != NOBODY else None
        s.defender = seat_named(given.get("defender", default), s.players)
    s.engaged = number(given.get("levels", 0), "levels", s.box.dice)
    s.attack_spent = number(given.get("attack_obsidians", 0), "attack_obsidians", 4)
    s.defence_spent = number(given.get("defence_obsidians", 0), "defence_obsidians", 20)
    dice = a_list(given.get("dice", []), "dice")
    if len(dice) > s.box.dice or not set(dice) <= set(s.box.faces):
        raise BadPosition(f"dice: at most {s.box.dice} of {sorted(set(s.box.faces))}")
    s.dice[: len(dice)] = dice
    s.failures = number(given.get("failures", 0), "failures", s.box.dice)
    s.damage = number(given.get("damage", 0), "damage", 100)
    s.captives = number(given.get("captives", 0), "captives", 100)


def _load_plan(given: dict[str, Any], s: CitiesState, king: int) -> None:
    places = len(s.built)
    tokens = [
        *((0, text) for text in a_list(given.get("moves", []), "moves")),
        *((places, text) for text in a_list(given.get("second", []), "second")),
    ]
    # first all that leave, so that others may take their places (BA-R41, DL-R48)
    later = []
    for offset, text in tokens:
        from_name, _, to_name = str(text).partition(" ")
        place = _place(s, from_name)
        token = place + offset
        held = s.held[place]
        mine = s.owner[s.land.site_of[place]] == king
        if not mine or held == EMPTY or (offset and held != PRISONERS_2) or token >= len(s.goal):
            raise BadPosition(f"plans: {letter(king)} has no such token on {from_name}")
        s.goal[token] = GIVEN_UP
        if to_name != GIVE_UP_WORD:
            later.append((token, _place(s, to_name)))
    in_hand = _load_hand(given, s, king)
    if in_hand != NOWHERE:
        s.goal[in_hand] = GIVEN_UP
    for token, goal in later:
        reach = in_reach(s, king, s.land.site_of[token % places])
        site = s.land.site_of[goal]
        allowed = s.owner[site] == king and reach >> site & 1 and goal != token % places
        if not allowed or check_goal(s, goal, type_of(s, token)) != FITS:
            raise BadPosition(f"plans: no token may go to {s.land.place_name(goal)}")
        send(s, token, goal)
    if in_hand != NOWHERE:
        s.goal[in_hand] = NO_PLAN
        s.hand[king] = in_hand
    s.ready[king] = 1 if given.get("done") is True or not s.has_tokens(king) else 0


def _load_hand(given: dict[str, Any], s: CitiesState, king: int) -> int:
    """The token taken up, NOWHERE for none."""
    if given.get("hand") is None:
        return NOWHERE
    place = _place(s, given["hand"])
    second = given.get("hand_second") is True
    mine = s.owner[s.land.site_of[place]] == king and s.held[place] != EMPTY
    if not mine or (second and s.held[place] != PRISONERS_2):
        raise BadPosition(f"plans: {letter(king)} has no such token on {given['hand']}")
    if s.goal[place + second * len(s.built)] != NO_PLAN:
        raise BadPosition(f"plans: the token on {given['hand']} cannot be taken up")
    return place + second * len(s.built)
