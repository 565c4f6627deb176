"""Worship of the sacred cenotes (BA-13.6, BA-13.7)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import ChoiceOf
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Hint, Prompt, Refusal
from ceiba.core.state import State
from ceiba.core.value import Thing, who
from ceiba.games.balam import events, prompts, refusals
from ceiba.games.balam.state import BalamState
from ceiba.games.balam.tables import CENOTE_MULTIPLIER, VALUES
from ceiba.games.cities import hints
from ceiba.games.cities.answers import DONE, OFFER, REMOVE
from ceiba.games.cities.menus import OFFERS, SLOT_SETS
from ceiba.games.cities.naming import no_token
from ceiba.games.cities.supply import discard_token, score
from ceiba.games.cities.things import FROM_CENOTES, WEALTH
from ceiba.games.cities.words import PLACE_NAMES


class Worship(ChoiceOf):
    """BA-R65: one token at most for each cenote, one cenote after the other."""

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(BalamState, state)
        actions: list[int] = []
        for site in s.realm[seat]:
            laden: i64 = s.laden(site)
            if laden != 0 and reaches(s, seat, site, self.of):
                actions += OFFERS[s.land.word_of(site) * SLOT_SETS + laden]
        actions.append(DONE)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        if action == DONE:
            return
        s = cast(BalamState, state)
        place: i64 = s.land.place_named(action - OFFER)
        wealth: i64 = s.token_at(place) - 1
        discard_token(s, place)
        if sink is not None:
            sink.tell(
                EVERYONE,
                events.Worshipped(
                    "BA-13.6",
                    who(self.seat),
                    s.land.the_place(place),
                    Thing(WEALTH[wealth]),
                    s.land.the_cell(s.land.cenotes[self.of]),
                ),
            )
        score(s, self.seat, FROM_CENOTES, CENOTE_MULTIPLIER * VALUES[wealth], "BA-13.6", sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(BalamState, state)
        cell = s.land.cell_name(s.land.cenotes[self.of])
        return prompts.Worship("BA-13.6", Thing(cell))

    def hint(self, state: State, seat: i64, action: i64) -> Hint | None:
        if action == DONE:
            return None
        s = cast(BalamState, state)
        wealth: i64 = s.token_at(s.land.place_named(action - OFFER)) - 1
        return hints.Offering(Thing(WEALTH[wealth]), CENOTE_MULTIPLIER * VALUES[wealth])

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        s = cast(BalamState, state)
        if OFFER <= action < REMOVE:
            missing = no_token(s, seat, action - OFFER, "BA-13.7")
            place = PLACE_NAMES[action - OFFER]
            return missing or refusals.CenoteOutOfReach("BA-R64", Thing(place))
        return None


def reaches(s: BalamState, seat: i64, site: i64, cenote: i64) -> bool:
    """BA-R64: a token's route must be passable, its own site and the last one included."""
    if (s.passable[seat] >> site) & 1 == 0:
        return False
    return s.land.reach(site, s.passable[seat]) & s.land.cenote_masks[cenote] != 0
