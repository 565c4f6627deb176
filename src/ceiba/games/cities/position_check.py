"""The last look at a position read from outside: do its tasks fit each other and the table?

An agenda is one that can really be owed: the end of a list the game's course names (a round, its
end, a war), or what a turn or a card asks for, with `end_turn` below it.
"""

from itertools import dropwhile, takewhile
from typing import Final

from ceiba.core.errors import BadPosition
from ceiba.core.position import doubt
from ceiba.core.state import Task
from ceiba.games.cities.box import CATASTROPHE, CHOOSE
from ceiba.games.cities.distribution import open_plans
from ceiba.games.cities.reasons import FITS
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import NOBODY, NOWHERE
from ceiba.games.cities.turns import check_attack

PLANNING: Final = ("distribute", "carry_out")
PRODUCING: Final = ("fill", "produce")
LOOKING: Final = ("divination", "look")
ARMING: Final = ("arm_defence", "pay_any")
"""What a war asks for between its lists: the defender's obsidians, or its price."""
DIVINING: Final = ["pay_any", "observe", "flip_one"]
CARDS: Final = {"prosper", "gain_one", "wed", "worship", "avert", "lose_buildings"}
BETWEEN_ROUNDS: Final[tuple[list[str], ...]] = (["start_round"], ["end_of_game"], [])


def check(s: CitiesState) -> None:
    owed = list(reversed(s.agenda))
    names = [task.name() for task in owed]
    _check_cities(s)
    _check_moment(s, owed, names)
    if ("build_on" in names) != (s.site != NOWHERE):
        raise BadPosition("'build_on' needs a site that is being built on, and only that")
    if names[:1] and names[0] in PLANNING:
        if len(s.ready) == 0:
            open_plans(s)
        if names[0] == "carry_out" and any(token != NOWHERE for token in s.hand):
            raise BadPosition("plans: they are carried out when nobody has a token in hand")
    elif len(s.ready) > 0:
        raise BadPosition("plans: nobody distributes now")
    for task in owed:
        _check_task(s, task)


def _check_cities(s: CitiesState) -> None:
    for site in range(len(s.owner)):
        if s.owner[site] != NOBODY and s.is_empty(site) and site != s.site:
            raise BadPosition(f"{s.land.site_name(site)}: a city has at least one building")


def _check_moment(s: CitiesState, owed: list[Task], names: list[str]) -> None:
    """Which part of a game it is, by what comes last."""
    last = names[-1] if names else "nothing"
    if names in BETWEEN_ROUNDS:
        _check_between_rounds(s, ended=last != "start_round")
    elif last == "end_turn":
        _check_turn(s, owed[:-1], names[:-1], owed[-1].args()[0])
    elif last == "end_test":
        _check_end_of_round(s, names)
    elif last == "first_turn":
        if s.flipped or not set(names[:-1]) <= set(LOOKING):
            raise BadPosition("agenda: a round begins with all its cards face down")
    elif names != ["turn"]:
        raise BadPosition(f"agenda: '{last}' is not the last thing owed in any part of the game")
    if last == "turn" and s.cards_down() == 0:
        raise BadPosition("a turn needs a card that lies face down")


def _check_between_rounds(s: CitiesState, ended: bool) -> None:
    """BA-6.8, DL-2.4: all cards are flipped, and the last match among them ends the game."""
    clauses = s.box.clauses
    another_round = s.laid + s.cards() <= len(s.deck)
    if ended != (s.matches >= s.target) and another_round:
        doubt(s, clauses.ending, f"the game ends with match {s.target}, here are {s.matches}")
    if s.cards_down() > 0:
        doubt(s, clauses.round, "a round ends when its last card is flipped")


def _check_end_of_round(s: CitiesState, names: list[str]) -> None:
    chain = [task.name() for task in s.course.end_of_round(s)]
    producing = list(takewhile(lambda name: name in PRODUCING, names))
    rest = names[len(producing) :]
    if not _ends(chain, rest) or (producing and rest != chain[1:]):
        raise BadPosition(f"agenda: a round ends with {', '.join(chain)}")
    if s.cards_down() > 0:
        raise BadPosition(f"{s.box.clauses.round}: a round ends when its last card is flipped")


def _check_turn(s: CitiesState, owed: list[Task], names: list[str], king: int) -> None:
    """What one action of a king asks for."""
    for task in owed:
        seat = task.args()[:1]
        if seat and seat[0] != (s.defender if task.name() == "arm_defence" else king):
            raise BadPosition(f"agenda: '{task.name()}' belongs to another king's turn")
    if names in ([], ["build_on"], ["pay_any"]) or _ends(DIVINING, names):
        return
    if set(names) <= CARDS:
        return
    chain = [task.name() for task in s.course.war(s, king)]
    if not _ends(chain, names):
        names = list(dropwhile(lambda name: name in ARMING, names))
        if not _ends(chain, names) or names[0] != "roll_dice":
            raise BadPosition("agenda: this is nothing one turn asks for")
    _check_war(s, names, king)


def _check_war(s: CitiesState, owed: list[str], king: int) -> None:
    """Whose city attacks whose, as far as the war has come."""
    if s.attacker != king:
        raise BadPosition("the agenda tells of a war, the table does not")
    if "choose_target" in owed:
        if s.war_to != NOWHERE or check_attack(s, king, s.war_from) != FITS:
            raise BadPosition("war: it begins in an own city with a garrison next to an enemy")
        return
    if s.war_to == NOWHERE or s.war_to not in s.land.near(s.war_from):
        raise BadPosition(f"'{owed[0]}' needs a city next to it that is attacked")
    begun = "roll_dice" not in owed
    cities = (s.owner[s.war_from], s.owner[s.war_to])
    for owner, fighter in zip(cities, (king, s.defender), strict=True):
        if owner != fighter and not (begun and owner == NOBODY):
            raise BadPosition("war: the cities are not those of the two kings")
    if "engage" in owed:
        able = s.most_levels(king, s.war_from) > 0
    else:
        able = begun or 0 < s.engaged <= s.levels(s.war_from)
    if not able:
        raise BadPosition("war: at least one garrison level attacks, and no more than there are")


def _check_task(s: CitiesState, task: Task) -> None:
    """What its arguments say of the table, and that it can be answered."""
    name, args = task.name(), task.args()
    cards = s.box.cards
    fits = {
        "pay_any": lambda: args[1] <= s.wealth(args[0]),
        "build_on": lambda: s.owner[s.site] == args[0] and len(task.options(s, args[0])) > 0,
        "flip_one": lambda: s.cards_down() > 0,
        "avert": lambda: (
            cards.effects[args[1]] == CATASTROPHE
            and args[2] <= cards.tokens[args[1]]
            and len(task.options(s, args[0])) > 0
        ),
        "prosper": lambda: cards.effects[args[1]] == CHOOSE,
        "worship": lambda: args[1] < len(s.land.cenotes),
        "arm_defence": lambda: args[1] < len(s.owner) and s.owner[args[1]] == s.defender,
        "observe": lambda: args[2] + args[3] <= len(s.deck) - s.laid,
    }
    if name in fits and not fits[name]():
        raise BadPosition(f"agenda: '{name}' asks for more than there is on the table")


def _ends(chain: list[str], names: list[str]) -> bool:
    """Whether names are the end of a chain."""
    return names == chain[len(chain) - len(names) :] and 0 < len(names) <= len(chain)
