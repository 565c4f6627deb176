"""What an attack costs in Dix-Huit Lapins (DL-3.25), and where its prisoners go (DL-3.33)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import Sink
from ceiba.core.sentence import Prompt, Refusal
from ceiba.core.state import SeatTask, State
from ceiba.games.cities.naming import no_building
from ceiba.games.cities.supply import PayAny
from ceiba.games.cities.things import MOST_SLOTS, PRISONER
from ceiba.games.cities.war import lose_captives, prisoner_places, put_prisoner
from ceiba.games.lapins import prompts, refusals
from ceiba.games.lapins.answers import PUT
from ceiba.games.lapins.state import LapinsState


class PayForWar(SeatTask):
    """DL-3.25: half a wealth for each level engaged, rounded up."""

    def deciders(self, state: State) -> i64:
        return 0

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(LapinsState, state)
        s.push(PayAny(self.seat, s.attack_price(s.engaged)))


class PutPrisoners(Choice):
    """DL-R60: spread as the attacker likes over the garrisons with room."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(LapinsState, state)
        actions: list[int] = []
        if s.captives > 0 and s.supply[PRISONER] > 0:
            for place in prisoner_places(s):
                actions.append(PUT + place - s.land.first_place(s.war_from))
        return actions

    def run(self, state: State, sink: Sink | None) -> None:
        options = self.options(state, self.seat)
        if len(options) == 1:
            self.take(state, options[0], sink)
        else:
            lose_captives(cast(LapinsState, state), sink)

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(LapinsState, state)
        put_prisoner(s, s.land.first_place(s.war_from) + action - PUT, sink)
        s.push(self)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(LapinsState, state)
        return prompts.PutPrisoners("DL-3.33", s.captives)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if not PUT <= action < PUT + MOST_SLOTS:
            return None
        s = cast(LapinsState, state)
        missing = no_building(s, s.land.slot_word(s.war_from, action - PUT), "DL-3.33")
        return missing or refusals.NoRoomForPrisoner("DL-3.33")
