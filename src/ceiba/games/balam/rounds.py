"""The course of Balam: a round, its end, a war, a card, each as the list of its tasks."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.state import State, Task
from ceiba.games.balam import events
from ceiba.games.balam.cards import apply_card
from ceiba.games.balam.divination import DIVINATION
from ceiba.games.balam.state import TURN_PRICE, BalamState
from ceiba.games.balam.tables import CHAAK_MAIZE
from ceiba.games.balam.war import CAPTURE, DEFENCE, ArmAttack
from ceiba.games.cities import war as cities_war
from ceiba.games.cities.course import Course
from ceiba.games.cities.rounds import (
    CARRY_OUT,
    DISTRIBUTE,
    END_TEST,
    FIRST_TURN,
    OPEN_PLANS,
    PRODUCTION,
    SPOIL,
)
from ceiba.games.cities.supply import PayAny, gain
from ceiba.games.cities.things import MAIZE


class BalamCourse(Course):
    def round(self, state: State) -> list[Task]:
        """BA-6.2."""
        return [DIVINATION, FIRST_TURN]

    def end_of_round(self, state: State) -> list[Task]:
        """BA-6.5."""
        return [PRODUCTION, OPEN_PLANS, DISTRIBUTE, CARRY_OUT, SPOIL, CHAAK, END_TEST]

    def war(self, state: State, seat: i64) -> list[Task]:
        """BA-8.2, BA-11, BA-R48."""
        return [
            PayAny(seat, TURN_PRICE),
            cities_war.ChooseTarget(seat),
            cities_war.Engage(seat),
            ArmAttack(seat),
            DEFENCE,
            ROLL_DICE,
            cities_war.LoseGarrisons(seat),
            cities_war.DealDamage(seat),
            CAPTURE,
            cities_war.Conquer(seat),
        ]

    def card(self, state: State, seat: i64, face: i64, sink: Sink | None) -> list[Task]:
        return apply_card(cast(BalamState, state), seat, face, sink)


class Chaak(Task):
    """BA-6.7: 2 maize for each king, as long as the eclipse has not been flipped."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(BalamState, state)
        if s.eclipse:
            return
        if sink is not None:
            sink.tell(EVERYONE, events.Clemency("BA-6.7"))
        for i in range(s.players):  # BA-R28
            gain(s, (s.flipper + i) % s.players, MAIZE, CHAAK_MAIZE, "BA-6.7", sink)


ROLL_DICE: Final = cities_war.RollDice()
CHAAK: Final = Chaak()
COURSE: Final = BalamCourse()
