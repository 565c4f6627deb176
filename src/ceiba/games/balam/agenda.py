"""Every task of Balam, as it is written in an agenda."""

from typing import Final

from ceiba.core.agenda import SEAT, TaskForm, numbers
from ceiba.games.balam.cards import Prosper, Wed
from ceiba.games.balam.cenotes import Worship
from ceiba.games.balam.divination import Divination, Look
from ceiba.games.balam.rounds import Chaak
from ceiba.games.balam.tables import BOX
from ceiba.games.balam.war import ArmAttack, ArmDefence, Capture, Defence
from ceiba.games.cities.agenda import faces, shared_tasks
from ceiba.games.cities.things import MOST_KINGS
from ceiba.games.cities.words import MOST_TILES

TASKS: Final = {
    **shared_tasks(BOX),
    "divination": TaskForm(Divination),
    "look": TaskForm(Look, (SEAT, numbers(1, MOST_KINGS))),
    "arm_attack": TaskForm(ArmAttack, (SEAT,)),
    "defence": TaskForm(Defence),
    "arm_defence": TaskForm(ArmDefence, (SEAT, numbers(0, MOST_TILES))),
    "capture": TaskForm(Capture),
    "prosper": TaskForm(Prosper, (SEAT, faces(BOX))),
    "wed": TaskForm(Wed, (SEAT,)),
    "worship": TaskForm(Worship, (SEAT, numbers(0, 2))),
    "chaak": TaskForm(Chaak),
}
