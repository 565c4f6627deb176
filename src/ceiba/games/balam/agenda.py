"""Every task of Balam by name."""

from collections.abc import Callable
from typing import Final

from ceiba.core.state import Task
from ceiba.games.balam.cards import Prosper, Wed
from ceiba.games.balam.cenotes import Worship
from ceiba.games.balam.divination import Divination, Look
from ceiba.games.balam.rounds import Chaak
from ceiba.games.balam.war import ArmAttack, ArmDefence, Capture, Defence
from ceiba.games.cities.agenda import TASKS as SHARED

TASKS: Final[dict[str, Callable[..., Task]]] = {
    **SHARED,
    "divination": Divination,
    "look": Look,
    "arm_attack": ArmAttack,
    "defence": Defence,
    "arm_defence": ArmDefence,
    "capture": Capture,
    "prosper": Prosper,
    "wed": Wed,
    "worship": Worship,
    "chaak": Chaak,
}
