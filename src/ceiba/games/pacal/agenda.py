"""Every task of the game by name, to write an agenda down and read it back."""

from typing import Final

from ceiba.core.agenda import SEAT, TaskForm
from ceiba.core.state import SeatTask, Task
from ceiba.games.pacal.actions import VOCABULARY
from ceiba.games.pacal.answers import BUILD, USE
from ceiba.games.pacal.building import Build, ChooseStones
from ceiba.games.pacal.moving import Land, Lift, Move
from ceiba.games.pacal.rounds import BEGIN, ROUND, Place, Turn
from ceiba.games.pacal.scoring import FINAL_SCORING
from ceiba.games.pacal.stones import PutIn

_BUILDS: Final = {action: VOCABULARY.text(action).replace(" ", "-") for action in range(BUILD, USE)}
"""``choose_stones A upgrade-C4-3``"""
_OF_A_SEAT: Final[tuple[type[SeatTask], ...]] = (Place, Turn, Lift, Move, Land, PutIn, Build)
_ALONE: Final[tuple[Task, ...]] = (BEGIN, ROUND, FINAL_SCORING)

TASKS: Final[dict[str, TaskForm]] = {
    **{task.name(): TaskForm(type(task)) for task in _ALONE},
    **{task(0).name(): TaskForm(task, (SEAT,)) for task in _OF_A_SEAT},
    "choose_stones": TaskForm(ChooseStones, (SEAT, _BUILDS)),
}
