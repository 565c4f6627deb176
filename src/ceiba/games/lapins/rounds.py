"""The course of Dix-Huit Lapins: a round, its end, a war, a card, each as the list of its tasks."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.event import Sink
from ceiba.core.sentence import Refusal
from ceiba.core.state import State, Task
from ceiba.games.cities import refusals as cities_refusals
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
from ceiba.games.lapins import refusals
from ceiba.games.lapins.answers import DIVINE
from ceiba.games.lapins.cards import apply_card
from ceiba.games.lapins.divination import FITS, NO_OBSERVATORY, check_divining, divine
from ceiba.games.lapins.state import LapinsState
from ceiba.games.lapins.war import PayForWar, PutPrisoners


class LapinsCourse(Course):
    def round(self, state: State) -> list[Task]:
        """DL-2.2."""
        return [FIRST_TURN]

    def end_of_round(self, state: State) -> list[Task]:
        """DL-2.3, DL-2.4."""
        return [PRODUCTION, OPEN_PLANS, DISTRIBUTE, CARRY_OUT, SPOIL, END_TEST]

    def war(self, state: State, seat: i64) -> list[Task]:
        """DL-3D, DL-R37."""
        return [
            cities_war.ChooseTarget(seat),
            cities_war.Engage(seat),
            PayForWar(seat),
            ROLL_DICE,
            cities_war.LoseGarrisons(seat),
            cities_war.DealDamage(seat),
            PutPrisoners(seat),
            cities_war.Conquer(seat),
        ]

    def card(self, state: State, seat: i64, face: i64, sink: Sink | None) -> list[Task]:
        return apply_card(cast(LapinsState, state), seat, face, sink)

    # DL-4.2: a turn may begin with divination

    def extra_turns(self, state: State, seat: i64, actions: list[int]) -> None:
        if check_divining(cast(LapinsState, state), seat) == FITS:
            actions.append(DIVINE)

    def take_extra_turn(
        self, state: State, seat: i64, action: i64, sink: Sink | None
    ) -> list[Task]:
        return divine(cast(LapinsState, state), seat, sink)

    def extra_refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(LapinsState, state)
        if action != DIVINE:
            return None
        if check_divining(s, seat) == NO_OBSERVATORY:
            return refusals.NoObservatory("DL-4.2")
        return cities_refusals.NoWealth(s.box.clauses.no_wealth)


ROLL_DICE: Final = cities_war.RollDice()
COURSE: Final = LapinsCourse()
