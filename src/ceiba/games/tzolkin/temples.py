"""The three temples: climbing, stepping down, angering the gods (TZ-17, TZ-18)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Prompt, Refusal
from ceiba.core.state import Blocked, State, blocked_among
from ceiba.core.value import Thing, who
from ceiba.games.tzolkin import events, prompts, refusals
from ceiba.games.tzolkin.answers import ANGER, CLIMB
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.steps import Step
from ceiba.games.tzolkin.tables import TEMPLES, TOP_STEP


def climb(s: TzolkinState, seat: i64, temple: i64, sink: Sink | None) -> None:
    """One step up. TZ-17.6, TZ-17.7: nothing happens at the top or below an occupied top."""
    step: i64 = s.step(seat, temple)
    top: i64 = TOP_STEP[temple]
    if step == top or (step == top - 1 and top_is_taken(s, temple)):
        if sink is not None:
            clause = "TZ-17.7" if step == top else "TZ-17.6"
            sink.tell(EVERYONE, events.Stayed(clause, who(seat), Thing(TEMPLES[temple])))
        return
    s.steps[seat * 3 + temple] = step + 1
    if sink is not None:
        sink.tell(EVERYONE, events.Climbed("TZ-17.11", who(seat), Thing(TEMPLES[temple])))
    if step + 1 == top and s.light[seat] == 0:  # TZ-17.9, TZ-R80
        s.light[seat] = 1
        if sink is not None:
            sink.tell(EVERYONE, events.TurnedLight("TZ-17.9", who(seat)))


def top_is_taken(s: TzolkinState, temple: i64) -> bool:
    """TZ-17.5: the top step holds one player; TZ-17.8: free again when they step down."""
    return any(s.steps[seat * 3 + temple] == TOP_STEP[temple] for seat in range(s.players))


def step_down(s: TzolkinState, seat: i64, temple: i64, clause: str, sink: Sink | None) -> None:
    """TZ-18.2: one step down; never offered on the bottom step (TZ-17.10)."""
    s.steps[seat * 3 + temple] -= 1
    if sink is not None:
        sink.tell(EVERYONE, events.Angered(clause, who(seat), Thing(TEMPLES[temple])))


def can_anger(s: TzolkinState, seat: i64) -> bool:
    """TZ-6.4, TZ-10.11: somewhere the player is above the bottom step."""
    first: i64 = seat * 3
    return s.steps[first] + s.steps[first + 1] + s.steps[first + 2] > 0


def angering(s: TzolkinState, seat: i64, first_action: i64) -> list[int]:
    """TZ-18.2: one answer for each temple where the player can step down."""
    return [first_action + temple for temple in range(3) if s.steps[seat * 3 + temple] > 0]


class Climb(Step):
    """A step on a temple that is chosen already, once it is paid for."""

    def __init__(self, seat: i64, temple: i64) -> None:
        super().__init__(seat)
        self.temple: i64 = temple

    def run(self, state: State, sink: Sink | None) -> None:
        climb(cast(TzolkinState, state), self.seat, self.temple, sink)


class AngerGods(Choice):
    """TZ-10.10: burning costs a step down on a temple of the player's choice."""

    def options(self, state: State, seat: i64) -> list[int]:
        return angering(cast(TzolkinState, state), seat, ANGER)

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        step_down(cast(TzolkinState, state), self.seat, action - ANGER, "TZ-10.10", sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.AngerGods("TZ-18.2")

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        return blocked_among(self, state, seat, [ANGER, ANGER + 1, ANGER + 2])

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if ANGER <= action < ANGER + 3:
            return refusals.AtTheBottom("TZ-17.10")
        return None


class ClimbOne(Choice):
    """One step on a temple of choice. TZ-R42: one that cannot be climbed may be chosen, too.

    `but` is a temple that cannot be chosen (TZ-12.7: two different ones), ANY for none.
    """

    def __init__(self, seat: i64, but: i64) -> None:
        super().__init__(seat)
        self.but: i64 = but

    def options(self, state: State, seat: i64) -> list[int]:
        return [CLIMB + temple for temple in range(3) if temple != self.but]

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        climb(cast(TzolkinState, state), self.seat, action - CLIMB, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.Climb("TZ-17.11")

    def blocked(self, state: State, seat: i64) -> list[Blocked]:
        return blocked_among(self, state, seat, [CLIMB, CLIMB + 1, CLIMB + 2])

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if CLIMB <= action < CLIMB + 3:
            return refusals.AnotherTemple("TZ-12.7", Thing(TEMPLES[self.but]))
        return None


class ClimbTwo(Choice):
    """TZ-12.7: one step on each of two different temples."""

    def options(self, state: State, seat: i64) -> list[int]:
        return [CLIMB, CLIMB + 1, CLIMB + 2]

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        s.push(ClimbOne(self.seat, action - CLIMB))
        climb(s, self.seat, action - CLIMB, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.ClimbTwo("TZ-12.7")
