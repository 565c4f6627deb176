"""Is what is owed at a table something that can be owed there?

An agenda reads from the top: the question, what the same action still has to do, the rest of the
turn, the turns of the others, the end of the round. So it is enough to know which task may lie
directly on which, and for some of them what has to be on the table.
"""

from itertools import pairwise
from typing import Final

from ceiba.core.choice import Choice
from ceiba.core.errors import BadPosition
from ceiba.core.position import doubt
from ceiba.core.seats import letter
from ceiba.core.state import SeatTask, Task
from ceiba.games.tzolkin.building import (
    EFFECT,
    TIKAL_4,
    TIKAL_4_SECOND,
    TIKAL_4_SECOND_PLAIN,
    Build,
    Finish,
    PayBuilding,
    architecture,
    lacking,
)
from ceiba.games.tzolkin.calendar import AdvanceCalendar, ChooseAdvance, may_advance_twice
from ceiba.games.tzolkin.effects import Effect
from ceiba.games.tzolkin.materials import PayResources
from ceiba.games.tzolkin.position import LAST_TOOTH
from ceiba.games.tzolkin.possible import check_table
from ceiba.games.tzolkin.setup import ChooseWealth
from ceiba.games.tzolkin.state import EMPTY, NOBODY, TzolkinState
from ceiba.games.tzolkin.tables import (
    ADVANCE_COST,
    BUILDING_EFFECTS,
    FIRST_SPACE,
    FOOD_DAYS,
    LAST_SPACE,
    TRACKS,
)
from ceiba.games.tzolkin.technology import Advance, FreeAdvance, LevelUp
from ceiba.games.tzolkin.turns import BeginTurn, EndTurn, PickMore, PlaceMore, Turn
from ceiba.games.tzolkin.using import UseWorker

_REST: Final = ("pick_more", "effect", "build")
"""What an action lies on: more to pick up, effects of a building, the second one of Tikal 4."""
_LEVEL: Final = (*_REST, "advance")
_GAIN: Final = (*_LEVEL, "free_advance")

LIES_ON: Final[dict[str, tuple[str, ...]]] = {
    "choose_wealth": ("reveal_wealth",),
    "reveal_wealth": ("round",),
    "begin_turn": ("end_turn",),
    "place_more": ("end_turn",),
    "pick_more": ("end_turn",),
    "use_worker": ("pick_more",),
    "harvest": _REST,
    "anger_gods": _REST,
    "climb_two": _REST,
    "climb_one": _GAIN,
    "take_resources": (*_GAIN, "offering"),
    "offering": ("pick_more",),
    "pay_resources": ("level_up", "climb", "climb_two"),
    "level_up": _LEVEL,
    "climb": ("pick_more",),
    "advance": _REST,
    "free_advance": (*_REST, "free_advance"),
    "build": _REST,
    "pay_building": ("finish",),
    "finish": _REST,
    "effect": _REST,
    "trade": _REST,
    "trade_on": _REST,
    "borrow_action": _REST,
    "end_turn": ("turn", "food_day"),
    "turn": ("turn", "food_day"),
    "food_day": ("advance_calendar",),
    "advance_calendar": ("round",),
    "choose_advance": ("round",),
    "round": (),
}
ON_TOP: Final = frozenset(LIES_ON) - {"reveal_wealth", "end_turn", "level_up", "climb", "finish"}
"""What can come next; the others only follow."""


def check_owed(s: TzolkinState) -> None:
    """Whether the table can be, with what is owed at it."""
    tasks = s.agenda[::-1]
    unfinished = [task.building for task in tasks if isinstance(task, Finish)]
    check_table(s, unfinished)
    _check_order(s, tasks)
    top = tasks[0] if tasks else None
    _check_calendar(s, top)
    _check_moment(s, top, tasks)
    for place, task in enumerate(tasks):
        if not _fits(s, task, tasks[:place], tasks[place + 1 :]):
            raise BadPosition(f"agenda: '{task.name()}' does not fit the table")
    if isinstance(top, Choice) and not top.options(s, top.seat):
        raise BadPosition(f"agenda: there is no answer to '{top.name()}'")


def _check_order(s: TzolkinState, tasks: list[Task]) -> None:
    """Each task lies on one it can lie on, the tasks of a turn are one player's, and the turns
    still to come are those of the players after (TZ-5.2)."""
    names = [task.name() for task in tasks]
    if names and names[0] not in ON_TOP:
        raise BadPosition(f"agenda: nothing begins with {names[0]!r}: name first what is asked now")
    if names and names[-1] != "round":
        raise BadPosition(
            f"agenda: {names[-1]!r} is not the last that is owed: name the rest of the round, too, "
            "up to 'round', or leave the agenda out"
        )
    for above, below in pairwise(names):
        if below not in LIES_ON[above]:
            raise BadPosition(f"agenda: {above!r} does not lie on {below!r}")
    turns = [task.seat for task in tasks if isinstance(task, Turn | EndTurn)]
    order = s.round_order()
    if turns != order[len(order) - len(turns) :]:
        raise BadPosition("agenda: TZ-5.2: the turns still to come are in another order")
    mine = {
        task.seat for task in tasks if isinstance(task, SeatTask) and not isinstance(task, Turn)
    }
    if len(mine) > 1:
        raise BadPosition("agenda: what is owed before a turn's end is owed by one player")


def _check_calendar(s: TzolkinState, top: Task | None) -> None:
    """TZ-15.12: a food day is held on its tooth, or one notch late; it comes after the turns."""
    late = sum(day < s.tooth - 1 for day in FOOD_DAYS)
    passed = sum(day < s.tooth for day in FOOD_DAYS)
    reached = sum(day <= s.tooth for day in FOOD_DAYS)
    if s.food_days < late:
        raise BadPosition(f"food_days: TZ-15.12: at tooth {s.tooth} {late} food days are over")
    advancing = isinstance(top, AdvanceCalendar | ChooseAdvance)
    # a round begins on a tooth whose food day is still to come
    most = reached if top is None or advancing else passed
    if s.food_days > most:
        doubt(s, "TZ-23.1", f"at tooth {s.tooth} there were no {s.food_days} food days yet")
    if advancing and s.food_days < reached:
        raise BadPosition("food_days: TZ-16.6: the calendar advances after the food day")


def _check_moment(s: TzolkinState, top: Task | None, tasks: list[Task]) -> None:
    """The workers on the first player space and those placed fit the moment."""
    if top is None and s.food_days < len(FOOD_DAYS):
        raise BadPosition("agenda: TZ-24.1: the game is not over before the fourth food day")
    if s.food_days == len(FOOD_DAYS) and any(isinstance(task, Turn | EndTurn) for task in tasks):
        raise BadPosition("agenda: TZ-24.1: nobody has a turn after the fourth food day")
    if s.choosing != isinstance(top, ChooseWealth):
        raise BadPosition("choosing: TZ-3.5: wealth tiles are chosen before the first round")
    if s.choosing and s.tooth > 0:
        doubt(s, "TZ-3.5", "wealth tiles are chosen before the calendar turns")
    for seat in range(s.players):
        # a puzzle neither: beyond the last level a wealth tile would ask something
        if s.choosing and any(s.level(seat, track) > 0 for track in range(len(TRACKS))):
            where = f"seats.{letter(seat)}.technologies"
            raise BadPosition(f"{where}: TZ-3.5: nobody advances before wealth tiles are chosen")
    to_come = [task.seat for task in tasks if isinstance(task, Turn | BeginTurn)]
    between_rounds = not any(isinstance(task, AdvanceCalendar) for task in tasks)
    if s.tooth == LAST_TOOTH and not between_rounds:
        raise BadPosition("tooth: TZ-R59: the calendar has turned as far as it goes")
    if s.first_space in to_come or (s.first_space != NOBODY and between_rounds):
        doubt(s, "TZ-15.4", "who stands on the first player space has had the turn of the round")
    picking = any(isinstance(task, PickMore) for task in tasks)
    if (isinstance(top, BeginTurn) or picking) and s.placed > 0:
        raise BadPosition("placed: TZ-5.5: in a turn that picks up, or begins, no worker is placed")
    if isinstance(top, PlaceMore) and s.placed == 0:
        raise BadPosition("placed: TZ-7.2: who places another worker has placed one")


def _fits(s: TzolkinState, task: Task, above: list[Task], below: list[Task]) -> bool:
    """Whether one task can be owed, with these above and below it."""
    if isinstance(task, UseWorker):
        index = FIRST_SPACE[task.gear] + task.space
        there = task.space <= LAST_SPACE[task.gear] and s.worker_at(index) == EMPTY
        return there and s.free[task.seat] > 0
    if isinstance(task, PayResources):
        most = 1
        if isinstance(below[0], LevelUp):
            most = ADVANCE_COST[s.level(task.seat, below[0].track)]
        return task.amount <= min(most, s.resources(task.seat))
    if isinstance(task, Advance):
        return bool(task.optional or not above) and not (task.optional and task.more)
    if isinstance(task, FreeAdvance):
        return len(above) < 2 or not isinstance(above[-2], FreeAdvance)
    if isinstance(task, Build):
        if isinstance(below[0], Build):  # the first of Tikal 4 let its player build one more
            return not above and task.permit == EFFECT
        return not above or task.permit in (TIKAL_4_SECOND, TIKAL_4_SECOND_PLAIN)
    if isinstance(task, PayBuilding):
        return _pays_for(s, task, below)
    if isinstance(task, Finish | LevelUp):
        return len(above) == 1
    if isinstance(task, Effect):
        return _is_printed(s, task, below[0])
    if isinstance(task, ChooseAdvance):
        return may_advance_twice(s, task.seat)
    return True


def _pays_for(s: TzolkinState, task: PayBuilding, below: list[Task]) -> bool:
    """The building that is finished next, with the level there is, and what then may follow."""
    finish = below[0]
    if not isinstance(finish, Finish) or task.args()[1] != finish.building:
        return False
    full = architecture(s, task.seat, task.permit)
    plain = task.level == 0 and task.permit == TIKAL_4
    if task.level != finish.level or not (task.level == full or plain):
        return False
    follows = below[1]
    second = TIKAL_4_SECOND if task.level == 0 else TIKAL_4_SECOND_PLAIN
    if task.permit == TIKAL_4 and not (isinstance(follows, Build) and follows.permit == second):
        return False
    return lacking(s, task.seat, task.building, task.permit, task.level) <= 0


def _is_printed(s: TzolkinState, task: Effect, below: Task) -> bool:
    """On a building of the player, with the effects after it still to come."""
    if task.origin < 0 or not s.buildings[task.seat] >> task.origin & 1:
        return False
    printed = BUILDING_EFFECTS[task.origin]
    here = [task.kind, task.subject, task.amount]
    if here not in printed:
        return False
    later = printed[printed.index(here) + 1 :]
    if not later:
        return not isinstance(below, Effect) or below.origin != task.origin
    return isinstance(below, Effect) and below.args()[1:] == [*later[0], task.origin]
