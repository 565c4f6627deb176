"""Before the first round: wealth tiles, neutral workers, buildings."""

from typing import cast

from mypy_extensions import i64

from ceiba.core.bits import bits
from ceiba.core.event import EVERYONE, Sink, only
from ceiba.core.sentence import Prompt, Refusal
from ceiba.core.state import State, Task
from ceiba.core.value import Thing, who
from ceiba.games.tzolkin import events, prompts, refusals
from ceiba.games.tzolkin.answers import BEG, KEEP
from ceiba.games.tzolkin.effects import wealth_effects
from ceiba.games.tzolkin.state import EMPTY, NEUTRAL, TILES_NEWS, TzolkinState
from ceiba.games.tzolkin.tables import (
    CHICHEN,
    FIRST_SPACE,
    GEARS,
    NEUTRAL_WORKERS,
    TEETH,
    WEALTH,
    WEALTH_DEALT,
    WEALTH_GEAR,
    WEALTH_KEPT,
    WEALTH_SPACE,
)


class DealWealth(Task):
    """TZ-3.5, TZ-4.4: four wealth tiles to each player, then the neutral workers."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        s.reveal()
        if sink is not None:
            sink.tell(EVERYONE, events.Started("TZ-R4", who(s.first_player)))
        s.news |= TILES_NEWS
        s.choosing = True
        tiles: list[int] = list(range(len(WEALTH)))
        s.rng.shuffle(tiles)
        one: i64 = 1
        for seat in range(s.players):
            for _ in range(WEALTH_DEALT):
                tile: i64 = tiles.pop()
                s.dealt[seat] |= one << tile
                if sink is not None:
                    sink.tell(only(seat), events.Dealt("TZ-3.5", Thing(WEALTH[tile])))
        place_neutral_workers(s, tiles, sink)


class ChooseWealth(Task):
    """TZ-3.5, TZ-R5: all keep two of their four tiles, in secret and at the same time."""

    def sealed(self) -> bool:
        return True

    def deciders(self, state: State) -> i64:
        s = cast(TzolkinState, state)
        mask: i64 = 0
        one: i64 = 1
        for seat in range(s.players):
            if bits(s.wealth[seat]) < WEALTH_KEPT:
                mask |= one << seat
        return mask

    def options(self, state: State, seat: i64) -> list[int]:
        s = cast(TzolkinState, state)
        open_tiles: i64 = s.dealt[seat] & ~s.wealth[seat]
        return [KEEP + tile for tile in range(len(WEALTH)) if (open_tiles >> tile) & 1]

    def answer(self, state: State, seat: i64, action: i64, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        one: i64 = 1
        s.news |= TILES_NEWS
        s.wealth[seat] |= one << (action - KEEP)
        if sink is None:
            return
        sink.tell(only(seat), events.Kept("TZ-3.5", Thing(WEALTH[action - KEEP])))
        if bits(s.wealth[seat]) == WEALTH_KEPT:
            sink.tell(EVERYONE, events.Chosen("TZ-3.5", who(seat)))

    def run(self, state: State, sink: Sink | None) -> None:
        """All have chosen: nothing more to do."""

    def prompt(self, state: State, seat: i64) -> Prompt:
        s = cast(TzolkinState, state)
        return prompts.Keep("TZ-3.5", WEALTH_KEPT - bits(s.wealth[seat]))

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        if KEEP <= action < BEG:
            mine: i64 = cast(TzolkinState, state).dealt[seat]
            tile = Thing(WEALTH[action - KEEP])
            if (mine >> (action - KEEP)) & 1:
                return refusals.TileKeptAlready("TZ-3.5", tile)
            return refusals.TileNotYours("TZ-3.5", tile)
        return None


class RevealWealth(Task):
    """TZ-3.6: kept tiles are shown together, and each player receives what is on them."""

    def run(self, state: State, sink: Sink | None) -> None:
        s = cast(TzolkinState, state)
        s.reveal()
        s.news |= TILES_NEWS
        s.choosing = False
        tasks: list[Task] = []
        for seat in range(s.players):
            for tile in range(len(WEALTH)):
                if (s.wealth[seat] >> tile) & 1:
                    if sink is not None:
                        sink.tell(EVERYONE, events.Wealth("TZ-3.6", who(seat), Thing(WEALTH[tile])))
                    tasks.extend(wealth_effects(seat, tile))
        s.plan(tasks)


def place_neutral_workers(s: TzolkinState, tiles: list[int], sink: Sink | None) -> None:
    """TZ-4.5, TZ-4.8: undealt tiles name spaces; the first on a small gear has an opposite."""
    left: i64 = NEUTRAL_WORKERS[s.players]
    started: i64 = 0
    one: i64 = 1
    while left > 0:
        tile: i64 = tiles.pop()
        s.news |= TILES_NEWS
        s.drawn |= one << tile
        gear: i64 = WEALTH_GEAR[tile]
        space: i64 = WEALTH_SPACE[tile]
        put_neutral(s, gear, space, sink)
        left -= 1
        first = (started >> gear) & 1 == 0
        started |= one << gear
        if gear != CHICHEN and first and left > 0:  # TZ-4.6, TZ-4.7, TZ-R10
            put_neutral(s, gear, (space + TEETH[gear] // 2) % TEETH[gear], sink)
            left -= 1


def put_neutral(s: TzolkinState, gear: i64, space: i64, sink: Sink | None) -> None:
    """TZ-R8: also on an unnumbered position; TZ-R9: never two on one."""
    index: i64 = FIRST_SPACE[gear] + space
    assert s.worker_at(index) == EMPTY
    s.put_worker(index, NEUTRAL)
    if sink is not None:
        sink.tell(EVERYONE, events.Neutral("TZ-4.5", Thing(GEARS[gear]), space))
