"""Every task of the game by name, to write an agenda down and read it back."""

from collections.abc import Callable
from typing import Final

from ceiba.core.state import Task
from ceiba.games.pacal.building import Build, ChooseStones
from ceiba.games.pacal.moving import Land, Lift, Move
from ceiba.games.pacal.rounds import Begin, Place, Round, Turn
from ceiba.games.pacal.scoring import FinalScoring
from ceiba.games.pacal.stones import PutIn

TASKS: Final[dict[str, Callable[..., Task]]] = {
    "begin": Begin,
    "place": Place,
    "round": Round,
    "turn": Turn,
    "lift": Lift,
    "move": Move,
    "land": Land,
    "put_in": PutIn,
    "build": Build,
    "choose_stones": ChooseStones,
    "final_scoring": FinalScoring,
}
