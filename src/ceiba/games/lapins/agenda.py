"""Every task of Dix-Huit Lapins by name."""

from collections.abc import Callable
from typing import Final

from ceiba.core.state import Task
from ceiba.games.cities.agenda import TASKS as SHARED
from ceiba.games.lapins.divination import FlipOne, Observe
from ceiba.games.lapins.war import PayForWar, PutPrisoners

TASKS: Final[dict[str, Callable[..., Task]]] = {
    **SHARED,
    "observe": Observe,
    "flip_one": FlipOne,
    "pay_for_war": PayForWar,
    "put_prisoners": PutPrisoners,
}
