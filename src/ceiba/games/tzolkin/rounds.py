"""The course of the game (TZ-5): a round is the list of its tasks."""

from typing import Final, cast

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.state import State, Task
from ceiba.games.tzolkin import events
from ceiba.games.tzolkin.calendar import AdvanceCalendar
from ceiba.games.tzolkin.food import FoodDay
from ceiba.games.tzolkin.scoring import FinalScoring
from ceiba.games.tzolkin.setup import ChooseWealth, DealWealth, RevealWealth
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.tables import FOOD_DAYS
from ceiba.games.tzolkin.turns import TURN


class Round(Task):
    """TZ-5.1, TZ-5.2: turns from the first player on, a food day if one is due, the calendar.

    TZ-5.6, TZ-24.1, TZ-R59: after the round of the fourth food day comes the final scoring.
    """

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        if s.food_days == len(FOOD_DAYS):
            s.push(FINAL_SCORING)
            return
        if sink is not None:
            sink.tell(EVERYONE, events.Round("TZ-5.1", s.tooth))
        tasks: list[Task] = []
        for seat in s.round_order():
            tasks.append(TURN[seat])
        tasks.append(FOOD_DAY)
        tasks.append(ADVANCE_CALENDAR)
        tasks.append(ROUND)
        s.plan(tasks)


DEAL_WEALTH: Final = DealWealth()
CHOOSE_WEALTH: Final = ChooseWealth()
REVEAL_WEALTH: Final = RevealWealth()
ROUND: Final = Round()
FOOD_DAY: Final = FoodDay()
ADVANCE_CALENDAR: Final = AdvanceCalendar()
FINAL_SCORING: Final = FinalScoring()
