"""Every task of Dix-Huit Lapins, as it is written in an agenda."""

from typing import Final

from ceiba.core.agenda import SEAT, TaskForm, numbers
from ceiba.games.cities.agenda import shared_tasks
from ceiba.games.lapins.divination import FlipOne, Observe
from ceiba.games.lapins.tables import BOX
from ceiba.games.lapins.war import PayForWar, PutPrisoners

_CARDS: Final = numbers(0, max(BOX.stock))
"""Of cards looked at: one for each observatory."""

TASKS: Final = {
    **shared_tasks(BOX),
    "observe": TaskForm(Observe, (SEAT, _CARDS, _CARDS, _CARDS)),
    "flip_one": TaskForm(FlipOne, (SEAT,)),
    "pay_for_war": TaskForm(PayForWar, (SEAT,)),
    "put_prisoners": TaskForm(PutPrisoners, (SEAT,)),
}
