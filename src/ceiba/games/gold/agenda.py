"""Every task of the game by name, to write an agenda down and read it back."""

from functools import partial
from typing import Final

from ceiba.core.agenda import TaskForm
from ceiba.core.state import Task
from ceiba.games.gold.auction import (
    BIDDING,
    CHOOSE_PAYEE,
    NEXT_AUCTION,
    OPEN_HANDS,
    REFILL,
    SET_OUT,
)
from ceiba.games.gold.laying import LAY_OUT, LOOK_AT_BACK
from ceiba.games.gold.scoring import SCORING


def _itself(task: Task) -> Task:
    return task


TASKS: Final = {
    task.name(): TaskForm(partial(_itself, task))
    for task in (
        SET_OUT,
        NEXT_AUCTION,
        BIDDING,
        OPEN_HANDS,
        CHOOSE_PAYEE,
        LOOK_AT_BACK,
        LAY_OUT,
        REFILL,
        SCORING,
    )
}
