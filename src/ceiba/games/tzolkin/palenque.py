"""Palenque: fishing and harvesting in the jungle (TZ-10)."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.choice import ChoiceOf
from ceiba.core.event import EVERYONE, Sink
from ceiba.core.sentence import Prompt, Refusal
from ceiba.core.state import State
from ceiba.core.value import Thing, who
from ceiba.games.tzolkin import events, prompts, refusals
from ceiba.games.tzolkin.answers import (
    BURN,
    HARVEST_BARE,
    HARVEST_CORN_TILE,
    HARVEST_WOOD_TILE,
    HARVESTS,
)
from ceiba.games.tzolkin.materials import gain
from ceiba.games.tzolkin.reasons import (
    GODS_TOO_ANGRY,
    NO_AGRICULTURE,
    NO_SUCH_TILE,
    POSSIBLE,
    TILE_LIES_OPEN,
)
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


class Harvest(ChoiceOf):
    """TZ-10.7: what to take from the group of action 2, 3, 4 or 5.

    TZ-R77: c corn and w wood tiles describe a group, a wood tile always lying on a corn tile.
    """

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(TzolkinState, state)
        actions: list[int] = []
        for action in range(HARVEST_CORN_TILE, HARVEST_BARE + 1):
            if self.check(s, seat, action) == POSSIBLE:
                actions.append(action)
        return actions

    def check(self, s: TzolkinState, seat: i64, action: i64) -> i64:
        """Whether a harvest is open, and if not why."""
        corn: i64 = s.corn_fields[self.of - 2]
        wood: i64 = s.wood_fields[self.of - 2]
        if action == HARVEST_CORN_TILE:  # TZ-10.6: not those under wood
            return POSSIBLE if corn > wood else NO_SUCH_TILE
        if action == HARVEST_BARE:  # TZ-22.7, TZ-R29
            if corn > wood:
                return TILE_LIES_OPEN
            return POSSIBLE if s.level(seat, AGRICULTURE) >= BARE_HARVEST_FROM else NO_AGRICULTURE
        if wood == 0:
            return NO_SUCH_TILE
        if action == BURN and not can_anger(s, seat):  # TZ-R30: an open corn tile is no matter
            return GODS_TOO_ANGRY
        return POSSIBLE

    def take(self, state: State, action: i64, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        group: i64 = self.of - 2
        if sink is not None:
            how = Thing(f"harvest {HARVESTS[action - HARVEST_CORN_TILE]}")
            sink.tell(EVERYONE, events.Harvested("TZ-10.6", who(self.seat), how, self.of))
        if action == HARVEST_WOOD_TILE:
            s.wood_fields[group] -= 1
            s.wood_tiles[self.seat] += 1
            wood: i64 = PALENQUE_WOOD[self.of] + EXTRA[WOOD][s.level(self.seat, EXTRACTION)]
            gain(s, self.seat, WOOD, wood, "TZ-10.3", sink)
            return
        if action == BURN:  # TZ-10.9, TZ-10.12, TZ-R32: the wood tile belongs to nobody
            s.wood_fields[group] -= 1
            s.push(AngerGods(self.seat))
        if action != HARVEST_BARE:
            s.corn_fields[group] -= 1
            s.corn_tiles[self.seat] += 1
        # TZ-R31: agriculture adds to every harvest of corn
        corn: i64 = PALENQUE_CORN[self.of] + HARVEST_CORN[s.level(self.seat, AGRICULTURE)]
        gain(s, self.seat, CORN, corn, "TZ-10.2", sink)

    def prompt(self, state: State, seat: i64) -> Prompt:
        return prompts.Harvest("TZ-10.7", self.of)

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if not HARVEST_CORN_TILE <= action <= HARVEST_BARE:
            return None
        s = cast(TzolkinState, state)
        reason = self.check(s, seat, action)
        if reason == GODS_TOO_ANGRY:
            return refusals.GodsTooAngry("TZ-10.11")
        if reason == TILE_LIES_OPEN:
            return refusals.TakeTheTile("TZ-22.7")
        if reason == NO_AGRICULTURE:
            level = s.level(seat, AGRICULTURE)
            return refusals.NeedsAgriculture("TZ-22.7", level)
        return refusals.NoSuchTile("TZ-10.6", self.of)
