"""What each seat may see, as structs; built up in showing.py."""

from typing import Literal

import msgspec

from ceiba.core.game import Outcome
from ceiba.games.tzolkin.gears import GearView
from ceiba.games.tzolkin.names import Material, Temple, Track


class FeedingView(msgspec.Struct, frozen=True):
    """What the next food day will ask: `hungry` workers at `price` corn each (TZ-R53)."""

    hungry: int
    price: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player's things; all of them lie open (TZ-R68). Temples: steps above the start step, as
    in positions."""

    materials: dict[Material, int]
    temples: dict[Temple, int]
    technologies: dict[Track, int]
    points: float
    free: int
    bank: int
    light: bool
    corn_tiles: int
    wood_tiles: int
    buildings: list[str]
    monuments: list[str]
    wealth: list[str]
    chosen: bool
    feeding: FeedingView


class FieldsView(msgspec.Struct, frozen=True):
    """The jungle group of a Palenque action: corn tiles in all, and those under wood."""

    action: int
    corn: int
    wood: int


class FoodDayView(msgspec.Struct, frozen=True):
    """A food day: its tooth, and what the temples give then (TZ-23.7, TZ-23.9)."""

    tooth: int
    gives: Literal["rewards", "points"]


class TzolkinView(msgspec.Struct, frozen=True):
    """The table of Tzolk'in as one seat sees it.

    `dealt`: the own four wealth tiles while they are being chosen, `kept` those chosen so far,
    `discarded` later the two given up; `drawn` those that named spaces for neutral workers.
    `pile`: buildings of the current period still face down. `ahead`: where everybody would stand
    after 1, 2, ... days if nobody were picked up.
    """

    seat: int | None
    tooth: int
    food_days: tuple[FoodDayView, ...]
    food_days_held: int
    teeth_corn: int
    first_player: int
    first_space: int | None
    gears: tuple[GearView, ...]
    fields: list[FieldsView]
    skulls: int
    slots: list[int | None]
    buildings: list[str | None]
    pile: int
    monuments: list[str]
    players: list[PlayerView]
    ahead: tuple[tuple[GearView, ...], ...]
    dealt: list[str]
    kept: list[str]
    discarded: list[str]
    drawn: list[str]
    outcome: Outcome | None
