"""Worship of the sacred cenotes (BA-13.6, BA-13.7)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink, Value
from ceiba.core.seats import letter
from ceiba.core.state import Prompt, Refusal, State
from ceiba.games.balam.state import BalamState
from ceiba.games.balam.tables import CENOTE_MULTIPLIER, VALUES
from ceiba.games.cities.answers import DONE, OFFER, REMOVE
from ceiba.games.cities.menus import OFFERS, SLOT_SETS
from ceiba.games.cities.naming import no_token
from ceiba.games.cities.supply import discard_token, score
from ceiba.games.cities.things import FROM_CENOTES, WEALTH
from ceiba.games.cities.words import PLACE_NAMES


class Worship(Choice):
    """BA-R65: one token at most for each cenote, one cenote after the other."""

    def __init__(self, seat: i64, cenote: i64) -> None:
        super().__init__(seat)
        self.cenote: i64 = cenote

    def name(self) -> str:
        return "worship"

    def args(self) -> list[int]:
        return [self.seat, self.cenote]

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(BalamState, state)
        actions: list[int] = []
        for site in s.realm[seat]:
            laden: i64 = s.laden(site)
            if laden != 0 and reaches(s, seat, site, self.cenote):
                actions.extend(OFFERS[s.land.words[site] * SLOT_SETS + laden])
        actions.append(DONE)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        if action == DONE:
            return
        s = cast(BalamState, state)
        place: i64 = s.land.place_named(action - OFFER)
        wealth: i64 = s.held[place] - 1
        discard_token(s, place)
        if sink is not None:
            data: dict[str, Value] = {
                "seat": letter(self.seat),
                "place": s.land.place_name(place),
                "wealth": WEALTH[wealth],
                "cenote": s.land.cell_name(s.land.cenotes[self.cenote]),
            }
            sink.emit("worshipped", EVERYONE, "BA-13.6", data)
        score(s, self.seat, FROM_CENOTES, CENOTE_MULTIPLIER * VALUES[wealth], "BA-13.6", sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(BalamState, state)
        cell = s.land.cell_name(s.land.cenotes[self.cenote])
        return Prompt("BA-13.6", "worship", {"cenote": cell})

    def hint(self, state: State, seat: i64, action: i64) -> dict[str, Value]:
        if action == DONE:
            return {}
        s = cast(BalamState, state)
        wealth: i64 = s.held[s.land.place_named(action - OFFER)] - 1
        return {"wealth": WEALTH[wealth], "points": CENOTE_MULTIPLIER * VALUES[wealth]}

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        s = cast(BalamState, state)
        if OFFER <= action < REMOVE:
            missing = no_token(s, seat, action - OFFER, "BA-13.7")
            place = PLACE_NAMES[action - OFFER]
            return missing or Refusal("BA-R64", "cenote-out-of-reach", {"place": place})
        return Refusal("", "not-now", {})


def reaches(s: BalamState, seat: i64, site: i64, cenote: i64) -> bool:
    """BA-R64: a token's route must be passable, its own site and the last one included."""
    if (s.passable[seat] >> site) & 1 == 0:
        return False
    return s.land.reach(site, s.passable[seat]) & s.land.cenote_masks[cenote] != 0
