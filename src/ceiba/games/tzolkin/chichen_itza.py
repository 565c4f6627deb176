"""Chichen Itza: crystal skulls for the gods (TZ-14)."""

from mypy_extensions import i64

from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Prompt
from ceiba.core.state import State, Task
from ceiba.core.value import who
from ceiba.games.tzolkin import events, prompts
from ceiba.games.tzolkin.answers import OFFER
from ceiba.games.tzolkin.materials import PayResources, TakeResources, score
from ceiba.games.tzolkin.state import FROM_CHICHEN, TILES_NEWS, TzolkinState
from ceiba.games.tzolkin.steps import OptionalChoice
from ceiba.games.tzolkin.tables import (
    CHICHEN,
    CHICHEN_POINTS,
    CHICHEN_RESOURCE,
    CHICHEN_TEMPLE,
    GEARS,
    OFFERING_FROM,
    SKULL,
    THEOLOGY,
)
from ceiba.games.tzolkin.temples import Climb, climb


def place_skull(s: TzolkinState, seat: i64, action: i64, sink: Sink | None) -> None:
    """TZ-14.1, TZ-14.9: the skull stays. TZ-14.4: points, a step, perhaps a resource; then more."""
    s.add(seat, SKULL, -1)
    s.news |= TILES_NEWS
    s.slots[action - 1] = seat
    if sink is not None:
        sink.tell(EVERYONE, events.SkullPlaced("TZ-14.1", who(seat), action))
    score(s, seat, FROM_CHICHEN, CHICHEN_POINTS[action], GEARS[CHICHEN], "TZ-14.4", sink)
    climb(s, seat, CHICHEN_TEMPLE[action], sink)
    tasks: list[Task] = []
    if CHICHEN_RESOURCE[action] > 0:
        tasks.append(TakeResources(seat, CHICHEN_RESOURCE[action]))
    if s.level(seat, THEOLOGY) >= OFFERING_FROM:
        tasks.append(Offering(seat))
    s.plan(tasks)


class Offering(OptionalChoice):
    """TZ-22.22, TZ-R51: spend 1 resource to climb one step on any temple, or not."""

    def offers(self, s: TzolkinState, seat: i64) -> list[int]:
        return [] if s.resources(seat) == 0 else [OFFER, OFFER + 1, OFFER + 2]

    def accept(self, s: TzolkinState, action: i64, sink: Sink | None) -> None:
        s.plan([PayResources(self.seat, 1), Climb(self.seat, action - OFFER)])

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.Offering("TZ-22.22")
