"""What arms a war in Balam: obsidians (BA-11.3 to BA-11.5), prisoners on garrisons (BA-11.14)."""

from typing import Final, cast

from mypy_extensions import i64

from ceiba.core.choice import Choice, ChoiceOf
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import State, Task
from ceiba.core.value import things, who
from ceiba.games.balam import events, prompts, refusals
from ceiba.games.balam.answers import GAIN_POINTS, SPEND
from ceiba.games.balam.state import BalamState
from ceiba.games.cities.odds import odds
from ceiba.games.cities.supply import discard_token
from ceiba.games.cities.things import GARRISON, OBSIDIAN, PRISONER
from ceiba.games.cities.war import lose_captives, prisoner_places, put_prisoner


def obsidians(s: BalamState, site: i64) -> i64:
    """Obsidians on the garrisons of a city."""
    total: i64 = 0
    start: i64 = s.land.first_place(site)
    for place in range(start, start + s.land.slots_on(site)):
        if s.kind_at(place) == GARRISON and s.token_at(place) == OBSIDIAN + 1:
            total += 1
    return total


def use_obsidians(s: BalamState, seat: i64, site: i64, amount: i64, sink: Sink | None) -> None:
    """BA-11.5, BA-R86: discarded at once, from the lowest-numbered slots."""
    left: i64 = amount
    places: list[str] = []
    start: i64 = s.land.first_place(site)
    for place in range(start, start + s.land.slots_on(site)):
        if left > 0 and s.kind_at(place) == GARRISON and s.token_at(place) == OBSIDIAN + 1:
            discard_token(s, place)
            left -= 1
            if sink is not None:
                places.append(s.land.place_name(place))
    if sink is not None and amount > 0:
        sink.tell(
            EVERYONE,
            events.Armed("BA-11.5", who(seat), s.land.the_site(site), amount, things(places)),
        )


class ArmAttack(Choice):
    """BA-11.3, BA-R86: at most one obsidian for each garrison engaged."""

    def most(self, s: BalamState) -> i64:
        return min(s.engaged, obsidians(s, s.war_from))

    def options(self, state: State, seat: i64) -> list[int]:
        return [SPEND + i for i in range(self.most(cast(BalamState, state)) + 1)]

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(BalamState, state)
        s.attack_spent = action - SPEND
        use_obsidians(s, self.seat, s.war_from, s.attack_spent, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(BalamState, state)
        return prompts.ArmAttack("BA-11.3", s.engaged, s.defence(s.war_to))

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(BalamState, state)
        return odds(s, s.engaged, action - SPEND, s.defence(s.war_to))

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if SPEND <= action < GAIN_POINTS:
            most = self.most(cast(BalamState, state))
            return refusals.TooManyObsidians("BA-11.3", most)
        return None


class Defence(Task):
    """BA-11.4: the defender decides for the attacked city and his cities next to it."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(BalamState, state)
        tasks: list[Task] = [ArmDefence(s.defender, s.war_to)]
        for site in s.land.near(s.war_to):
            if s.owner[site] == s.defender:
                tasks.append(ArmDefence(s.defender, site))
        s.plan(tasks)


class ArmDefence(ChoiceOf):
    """BA-R46, BA-R86: how many obsidians of one city the defender uses."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(BalamState, state)
        return [SPEND + i for i in range(obsidians(s, self.of) + 1)]

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(BalamState, state)
        if action > SPEND:
            s.defence_spent += action - SPEND
            use_obsidians(s, self.seat, self.of, action - SPEND, sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(BalamState, state)
        return prompts.ArmDefence(
            "BA-11.4",
            s.land.the_site(self.of),
            s.engaged,
            s.attack_spent,
            s.defence(s.war_to) + s.defence_spent,
        )

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        s = cast(BalamState, state)
        defence: i64 = s.defence(s.war_to) + s.defence_spent + action - SPEND
        return odds(s, s.engaged, s.attack_spent, defence)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if SPEND <= action < GAIN_POINTS:
            most = obsidians(cast(BalamState, state), self.of)
            return refusals.TooManyObsidians("BA-11.4", most)
        return None


class Capture(Task):
    """BA-11.14, BA-R86: prisoners onto empty garrisons, lowest-numbered slots first."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(BalamState, state)
        for place in prisoner_places(s):
            if s.captives > 0 and s.supply[PRISONER] > 0:
                put_prisoner(s, place, sink)
        lose_captives(s, sink)


DEFENCE: Final = Defence()
CAPTURE: Final = Capture()
