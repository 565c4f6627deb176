"""The last look at a position read from outside: do its tasks fit the table?"""

from typing import Final

from ceiba.core.errors import BadPosition
from ceiba.games.cities.distribution import open_plans
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import NOBODY, NOWHERE, TYPES

BUILDING: Final = ("build_on",)
WAR: Final = ("choose_target", "engage", "lose_garrisons", "conquer", "arm_attack", "pay_for_war")
FOUGHT: Final = (
    *("engage", "roll_dice", "lose_garrisons", "deal_damage", "capture", "put_prisoners"),
    *("conquer", "arm_attack", "defence"),
)
PLANS: Final = ("distribute", "carry_out")


def check(s: CitiesState) -> None:
    for site in range(len(s.owner)):
        if s.owner[site] != NOBODY and s.is_empty(site) and site != s.site:
            raise BadPosition(f"{s.land.site_name(site)}: a city has at least one building")
    names = [task.name() for task in s.agenda]
    for task in s.agenda:
        args = task.args()
        if args and not 0 <= args[0] < s.players:
            raise BadPosition(f"'{task.name()}' is for a seat that is not there")
        _check_args(s, task.name(), args)
    if any(name in BUILDING for name in names):
        builders = [task.args()[0] for task in s.agenda if task.name() in BUILDING]
        if s.site == NOWHERE or s.owner[s.site] != builders[0]:
            raise BadPosition("'build_on' needs a site that is being built on")
    if any(name in WAR or name in FOUGHT for name in names) and s.attacker == NOBODY:
        raise BadPosition("the agenda tells of a war, the table does not")
    if any(name in PLANS for name in names) and "open_plans" not in names and not s.ready:
        open_plans(s)
    top = s.agenda[-1] if s.agenda else None
    if top is not None and top.name() in FOUGHT and s.war_to == NOWHERE:
        raise BadPosition(f"'{top.name()}' needs a city that is attacked")
    if top is not None and top.name() == "turn" and s.cards_down() == 0:
        raise BadPosition("a turn needs a card that lies face down")


def _check_args(s: CitiesState, name: str, args: list[int]) -> None:
    """Numbers that stand for a card, a wealth, a site or a cenote."""
    most = {
        "avert": len(s.box.cards.names),
        "prosper": len(s.box.cards.names),
        "fill": TYPES,
        "arm_defence": len(s.owner),
        "worship": len(s.land.cenotes),
    }
    if name in most and not 0 <= args[1] < most[name]:
        raise BadPosition(f"'{name}': there is no number {args[1]}")
    if name == "pay_any" and not 0 <= args[1] <= s.wealth(args[0]):
        raise BadPosition("'pay_any' asks for more than the king has")
