"""The Katun cards of Balam one by one (BA-13 to BA-15)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import Choice, ChoiceOf
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Prompt, Refusal
from ceiba.core.state import State, Task
from ceiba.core.value import Thing, who
from ceiba.games.balam import events, prompts, refusals
from ceiba.games.balam.answers import DOWRY, GAIN_POINTS
from ceiba.games.balam.cenotes import Worship
from ceiba.games.balam.matches import play_match
from ceiba.games.balam.state import BalamState
from ceiba.games.cities import box
from ceiba.games.cities import refusals as cities_refusals
from ceiba.games.cities.answers import GAIN, PAY
from ceiba.games.cities.facts import WEALTH_NEWS
from ceiba.games.cities.katun import GainOne, catastrophe, feast, gain_shown
from ceiba.games.cities.supply import gain, score
from ceiba.games.cities.things import FROM_KATUN, MOST_KINGS, TYPES, WEALTH


def apply_card(s: BalamState, seat: i64, face: i64, sink: Sink | None) -> list[Task]:
    """What a card does at once, and what its king has to decide (BA-12.2, BA-R62)."""
    effect = s.box.cards.effects[face]
    if effect == box.CHOOSE:
        return [Prosper(seat, face)]
    if effect == box.GAIN:
        clause = "BA-13.1" if len(s.box.cards.wealth[face]) == 1 else "BA-13.2"
        gain_shown(s, seat, face, clause, sink)
    elif effect == box.FEAST:
        feast(s, seat, face, "BA-13.4", sink)
    elif effect == box.EXPEDITION:
        return [GainOne(seat)]
    elif effect == box.WEDDING:
        return [Wed(seat)]
    elif effect == box.CENOTES:
        return [Worship(seat, cenote) for cenote in range(len(s.land.cenotes))]
    elif effect == box.MATCH:
        play_match(s, sink)
    elif effect == box.ECLIPSE:
        s.eclipse = True
        if sink is not None:
            sink.tell(EVERYONE, events.Eclipse("BA-14.7"))
    else:
        return catastrophe(s, seat, face, sink)
    return []


class Prosper(ChoiceOf):
    """BA-13.0: one of the wealths shown that the supply has, or the points."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(BalamState, state)
        actions: list[int] = []
        for wealth in s.box.cards.wealth[self.of]:
            if s.supply[wealth] > 0:
                actions.append(GAIN + wealth)
        actions.append(GAIN_POINTS)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(BalamState, state)
        if action == GAIN_POINTS:
            score(s, self.seat, FROM_KATUN, s.box.cards.points[self.of], "BA-13.0", sink)
        else:
            gain(s, self.seat, action - GAIN, 1, "BA-13.0", sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(BalamState, state)
        return prompts.Prosper("BA-13.0", s.box.cards.points[self.of])

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(BalamState, state)
        if GAIN <= action < PAY:
            wealth: i64 = action - GAIN
            if wealth in s.box.cards.wealth[self.of]:
                return cities_refusals.NoneInSupply("BA-R27", Thing(WEALTH[wealth]))
            return refusals.NotOnTheCard("BA-13.0", Thing(WEALTH[wealth]))
        return None


class Wed(Choice):
    """BA-13.5, BA-R63: a token from another king's sheet; king and token are chosen."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(BalamState, state)
        actions: list[int] = []
        for king in range(s.players):
            if king != seat:
                for wealth in range(TYPES):
                    if s.has(king, wealth) > 0:
                        actions.append(DOWRY + king * TYPES + wealth)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(BalamState, state)
        king: i64 = (action - DOWRY) // TYPES
        wealth: i64 = (action - DOWRY) % TYPES
        s.news |= WEALTH_NEWS
        s.sheet[king * TYPES + wealth] -= 1
        s.sheet[self.seat * TYPES + wealth] += 1
        if sink is not None:
            sink.tell(
                EVERYONE, events.Wed("BA-13.5", who(self.seat), who(king), Thing(WEALTH[wealth]))
            )

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.Wed("BA-13.5")

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if not DOWRY <= action < DOWRY + MOST_KINGS * TYPES:
            return None
        king: i64 = (action - DOWRY) // TYPES
        if king == seat:
            return refusals.OwnDowry("BA-13.5")
        if king >= state.players:
            return refusals.NoSuchKing("BA-R63", state.players)
        wealth = WEALTH[(action - DOWRY) % TYPES]
        return refusals.NoSuchDowry("BA-R63", Thing(wealth), who(king))
