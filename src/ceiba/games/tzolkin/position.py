"""A table written down, and set up again (see docs/games/tzolkin.md for the format).

Written by hand a position says what matters and leaves the rest out: a seat that is not mentioned
has the things it starts with, piles hold what is left, and it is the turn of the first player.
How it is laid: laying.py; whether such a table can be: possible.py, with what is owed: owed.py.
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ceiba.core.position import MUCH, Growing, TablePosition
from ceiba.core.reading import BySeat
from ceiba.core.seats import letter
from ceiba.games.tzolkin.shown import named
from ceiba.games.tzolkin.state import (
    EMPTY,
    NEUTRAL,
    NO_TILE,
    NOBODY,
    QUARTERS,
    SOURCES,
    TzolkinState,
)
from ceiba.games.tzolkin.tables import (
    BUILDING_SPACES,
    BUILDINGS,
    CORN,
    FIRST_SPACE,
    FOOD_DAYS,
    GEARS,
    GOLD,
    MONUMENTS,
    SKULL,
    SKULLS,
    START_STEP,
    STARTING_WORKERS,
    STONE,
    TEETH,
    TEMPLES,
    TOP_LEVEL,
    TOP_STEP,
    TRACKS,
    WEALTH,
    WOOD,
    WORKERS,
)

NEUTRAL_NAME: Final = "neutral"
LAST_TOOTH: Final = FOOD_DAYS[-1] + 2
"""TZ-R59: a double advance before the last food day, and the advance after it."""

Points = Annotated[float, Meta(ge=-MUCH, le=MUCH)]
"""TZ-R45: in quarters."""
Skulls = Annotated[int, Meta(ge=0, le=SKULLS)]
Level = Annotated[int, Meta(ge=0, le=TOP_LEVEL)]
Tile = Annotated[str, Meta(max_length=40)]
Tiles = Annotated[list[Tile], Meta(max_length=len(BUILDINGS))]
Group = Annotated[list[Annotated[int, Meta(ge=0, le=4)]], Meta(min_length=2, max_length=2)]


class Temples(msgspec.Struct, forbid_unknown_fields=True):
    """Steps above the start step, -1 for the bottom."""

    chaac: Annotated[int, Meta(ge=-START_STEP, le=TOP_STEP[0] - START_STEP)] = 0
    quetzalcoatl: Annotated[int, Meta(ge=-START_STEP, le=TOP_STEP[1] - START_STEP)] = 0
    kukulcan: Annotated[int, Meta(ge=-START_STEP, le=TOP_STEP[2] - START_STEP)] = 0


class Technologies(msgspec.Struct, forbid_unknown_fields=True):
    agriculture: Level = 0
    extraction: Level = 0
    architecture: Level = 0
    theology: Level = 0


class PointsBySource(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    temples: Points = 0
    chichen_itza: Points = 0
    buildings: Points = 0
    technologies: Points = 0
    hunger: Points = 0
    corn: Points = 0
    skulls: Points = 0
    monuments: Points = 0


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before one player."""

    corn: Growing = 0
    wood: Growing = 0
    stone: Growing = 0
    gold: Growing = 0
    skull: Skulls = 0
    temples: Temples = msgspec.field(default_factory=Temples)
    technologies: Technologies = msgspec.field(default_factory=Technologies)
    points: Points | PointsBySource = 0
    """By source, or one number, which is then counted with the temples'."""
    workers: Annotated[int, Meta(ge=STARTING_WORKERS, le=WORKERS)] | None = None
    """Workers in play; those that stand nowhere are free (TZ-1.2, TZ-3.2). Left out: three, or as
    many as stand on the board."""
    light: bool = True
    """Whether the player board shows its light side."""
    corn_tiles: Annotated[int, Meta(ge=0, le=16)] = 0
    wood_tiles: Annotated[int, Meta(ge=0, le=12)] = 0
    buildings: Tiles = []
    monuments: Tiles = []
    wealth: Tiles = []
    """The wealth tiles kept."""
    dealt: Tiles = []
    """The four they were chosen from, known to the seat alone."""


class TzolkinPosition(TablePosition, kw_only=True, omit_defaults=False):
    """A table of Tzolk'in."""

    seats: BySeat[SeatPosition] | None = None
    """What lies before each player. Left out: what a player starts with, without wealth tiles."""
    gears: dict[str, dict[str, str]] = {}
    """Who stands where, by gear and space: a letter, or ``neutral``."""
    first_space: str | None = None
    """Who stands on the first player space."""
    first_player: str = "A"
    turn: str | msgspec.UnsetType | None = msgspec.UNSET
    """Whose turn begins. Left out: the first player's."""
    tooth: Annotated[int, Meta(ge=0, le=LAST_TOOTH)] = 0
    """Notches the calendar has turned."""
    teeth_corn: Annotated[int, Meta(ge=0, le=99)] = 0
    """Corn on the teeth."""
    food_days: Annotated[int, Meta(ge=0, le=len(FOOD_DAYS))] | None = None
    """Food days held. Left out: those passed."""
    fields: dict[str, Group] | None = None
    """Corn and wood tiles left in the groups of Palenque 2 to 5. Left out: all but the players'."""
    skulls: Skulls | None = None
    """In the bank. Left out: all but those elsewhere."""
    slots: Annotated[list[str | None], Meta(max_length=9)] | dict[str, str | None] = []
    """Who put a skull on the actions of Chichen Itza, in order or by number."""
    buildings: Annotated[list[Tile | None], Meta(max_length=BUILDING_SPACES)] | None = None
    """The buildings on offer. Left out: from the pile."""
    pile1: Tiles | None = None
    pile2: Tiles | None = None
    """Buildings face down, the top one first. Left out: what lies nowhere else, shuffled."""
    monuments: Tiles | None = None
    """The monuments on offer. Left out: dealt by chance."""
    drawn: Tiles = []
    """The wealth tiles drawn for neutral workers."""
    choosing: bool | None = None
    """Whether wealth tiles are being chosen. Left out: while someone has tiles to choose from."""
    begged: bool = False
    """Whether the player has begged in this turn."""
    placed: Annotated[int, Meta(ge=0, le=WORKERS)] = 0
    """Workers placed in this turn."""


def dump(state: TzolkinState) -> TzolkinPosition:
    return TzolkinPosition(
        game="tzolkin",
        players=state.players,
        seats={letter(seat): _dump_seat(state, seat) for seat in range(state.players)},
        gears={
            name: {
                str(space): NEUTRAL_NAME if worker == NEUTRAL else letter(worker)
                for space in range(TEETH[gear])
                if (worker := state.worker_at(FIRST_SPACE[gear] + space)) != EMPTY
            }
            for gear, name in enumerate(GEARS)
        },
        fields={
            str(group + 2): [state.corn_fields[group], state.wood_fields[group]]
            for group in range(4)
        },
        slots=[None if owner == NOBODY else letter(owner) for owner in state.slots],
        buildings=[None if tile == NO_TILE else BUILDINGS[tile] for tile in state.row],
        pile1=[BUILDINGS[tile] for tile in reversed(state.pile1)],
        pile2=[BUILDINGS[tile] for tile in reversed(state.pile2)],
        monuments=[MONUMENTS[tile] for tile in state.offered],
        drawn=named(state.drawn, WEALTH),
    )


def _dump_seat(state: TzolkinState, seat: int) -> SeatPosition:
    tally = state.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return SeatPosition(
        corn=state.held(seat, CORN),
        wood=state.held(seat, WOOD),
        stone=state.held(seat, STONE),
        gold=state.held(seat, GOLD),
        skull=state.held(seat, SKULL),
        temples=Temples(*(state.step(seat, t) - START_STEP for t in range(len(TEMPLES)))),
        technologies=Technologies(*(state.level(seat, t) for t in range(len(TRACKS)))),
        points=PointsBySource(*(quarters / QUARTERS for quarters in tally)),
        workers=state.workers(seat),
        light=state.light[seat] == 1,
        corn_tiles=state.corn_tiles[seat],
        wood_tiles=state.wood_tiles[seat],
        buildings=named(state.buildings[seat], BUILDINGS),
        monuments=named(state.monuments[seat], MONUMENTS),
        wealth=named(state.wealth[seat], WEALTH),
        dealt=named(state.dealt[seat], WEALTH),
    )
