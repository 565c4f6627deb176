"""What one player's tasks have in common: a step that asks nothing, a choice that may be left."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import Sink
from ceiba.core.state import SeatTask, State
from ceiba.games.tzolkin.answers import DONE
from ceiba.games.tzolkin.state import TzolkinState


class Step(SeatTask):
    """Belongs to a seat and runs by itself."""

    def deciders(self, state: State) -> i64:
        return 0


class OptionalChoice(Choice):
    """Some offers, of which one is accepted, or none: DONE leaves them all."""

    def is_optional(self) -> bool:
        return True

    def offers(self, s: TzolkinState, seat: i64) -> list[int]:
        raise NotImplementedError

    def accept(self, s: TzolkinState, action: i64, sink: Sink | None) -> None:
        raise NotImplementedError

    def options(self, state: State, seat: i64) -> list[int]:
        actions = self.offers(cast(TzolkinState, state), seat)
        if self.is_optional():
            actions.append(DONE)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        if action != DONE:
            self.accept(cast(TzolkinState, state), action, sink)
