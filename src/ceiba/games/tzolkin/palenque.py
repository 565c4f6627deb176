"""Palenque: fishing and harvesting in the jungle (TZ-10)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import Choice
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.seats import letter
from ceiba.core.state import Prompt, Refusal, State
from ceiba.games.tzolkin.answers import (
    BURN,
    HARVEST_BARE,
    HARVEST_CORN_TILE,
    HARVEST_WOOD_TILE,
)
from ceiba.games.tzolkin.materials import gain
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.tables import (
    AGRICULTURE,
    BARE_HARVEST_FROM,
    CORN,
    EXTRA,
    EXTRACTION,
    FISHING_CORN,
    HARVEST_CORN,
    PALENQUE_CORN,
    PALENQUE_WOOD,
    WOOD,
)
from ceiba.games.tzolkin.temples import AngerGods, can_anger


def can_harvest(s: TzolkinState, seat: i64, action: i64) -> bool:
    """TZ-10.8, TZ-R72: something can be harvested; group `action` is field group `action - 2`."""
    if s.corn_fields[action - 2] > 0:  # the top tile of some field, corn or wood, can be taken
        return True
    return s.level(seat, AGRICULTURE) >= BARE_HARVEST_FROM


def fish(s: TzolkinState, seat: i64, sink: Sink | None) -> None:
    """TZ-10.1, TZ-22.8."""
    corn: i64 = PALENQUE_CORN[1] + FISHING_CORN[s.level(seat, AGRICULTURE)]
    gain(s, seat, CORN, corn, "TZ-10.1", sink)


class Harvest(Choice):
    """TZ-10.2 to TZ-10.12: what to take from the group of action 2, 3, 4 or 5.

    TZ-R77: c corn and w wood tiles describe a group, a wood tile always lying on a corn tile.
    """

    def __init__(self, seat: i64, action: i64) -> None:
        super().__init__(seat)
        self.action: i64 = action

    def name(self) -> str:
        return "harvest"

    def args(self) -> list[int]:
        return [self.seat, self.action]

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(TzolkinState, state)
        corn: i64 = s.corn_fields[self.action - 2]
        wood: i64 = s.wood_fields[self.action - 2]
        actions: list[int] = []
        if corn > wood:
            actions.append(HARVEST_CORN_TILE)
        if wood > 0:
            actions.append(HARVEST_WOOD_TILE)
            if can_anger(s, seat):
                actions.append(BURN)
        if corn == wood and s.level(seat, AGRICULTURE) >= BARE_HARVEST_FROM:
            actions.append(HARVEST_BARE)
        return actions

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        group: i64 = self.action - 2
        if sink is not None:
            how = ["corn", "wood", "burn", "bare"][action - HARVEST_CORN_TILE]
            sink.emit(
                "harvested",
                EVERYONE,
                "TZ-10.6",
                {"seat": letter(self.seat), "how": f"harvest {how}", "group": self.action},
            )
        if action == HARVEST_WOOD_TILE:
            s.wood_fields[group] -= 1
            s.wood_tiles[self.seat] += 1
            wood: i64 = PALENQUE_WOOD[self.action] + EXTRA[WOOD][s.level(self.seat, EXTRACTION)]
            gain(s, self.seat, WOOD, wood, "TZ-10.3", sink)
            return
        if action == BURN:  # TZ-10.9, TZ-10.12: the wood tile belongs to nobody
            s.wood_fields[group] -= 1
            s.push(AngerGods(self.seat))
        if action != HARVEST_BARE:
            s.corn_fields[group] -= 1
            s.corn_tiles[self.seat] += 1
        corn: i64 = PALENQUE_CORN[self.action] + HARVEST_CORN[s.level(self.seat, AGRICULTURE)]
        gain(s, self.seat, CORN, corn, "TZ-10.2", sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return Prompt("TZ-10.7", "harvest", {"group": self.action})

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal:
        s = cast(TzolkinState, state)
        if action == BURN and s.wood_fields[self.action - 2] > 0:
            return Refusal("TZ-10.11", "gods-too-angry", {})
        if action == HARVEST_BARE:
            if s.corn_fields[self.action - 2] > s.wood_fields[self.action - 2]:
                return Refusal("TZ-22.7", "take-the-tile", {})
            level = s.level(seat, AGRICULTURE)
            return Refusal("TZ-22.7", "needs-agriculture", {"level": level})
        if HARVEST_CORN_TILE <= action < HARVEST_BARE:
            return Refusal("TZ-10.6", "no-such-tile", {"group": self.action})
        return Refusal("", "not-now", {})
