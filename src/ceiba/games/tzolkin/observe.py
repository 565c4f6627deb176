"""What a seat may know of Tzolk'in, as numbers: nearly all lies open (TZ-R5, TZ-R68)."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ceiba.core.bits import bits
from ceiba.core.layout import Axis, Field, numbered, players
from ceiba.core.observation import (
    Observer,
    counted_from,
    put,
    put_all,
    put_bits,
    put_sets,
    put_sums,
    put_turned,
    put_zeros,
)
from ceiba.core.state import State
from ceiba.games.tzolkin.state import GEARS_NEWS, SOURCES, TILES_NEWS, TzolkinState
from ceiba.games.tzolkin.tables import (
    BUILDING_SPACES,
    BUILDINGS,
    GEARS,
    KINDS,
    MATERIALS,
    MONUMENTS,
    SPACES,
    TEETH,
    TEMPLES,
    TRACKS,
    WEALTH,
    WEALTH_KEPT,
)

_WEALTH: Final[Axis] = tuple(WEALTH)
_BUILDINGS: Final[Axis] = tuple(BUILDINGS)
_MONUMENTS: Final[Axis] = tuple(MONUMENTS)
_FIELDS: Final[Axis] = ("palenque 2", "palenque 3", "palenque 4", "palenque 5")
_SPACES: Final[Axis] = tuple(
    f"{gear} {space}" for gear, teeth in zip(GEARS, TEETH) for space in range(teeth)
)


class TzolkinObserver(Observer):
    def changing_fields(self, state: State) -> list[Field]:
        seats = players(state.players)
        return [
            Field("tooth", "notches the calendar has turned"),
            Field("teeth_corn", "corn that lies on the calendar"),
            Field("food_days", "food days held so far"),
            Field("first_player", "who has the marker: 1 the own seat, 2 the next, ..."),
            Field("first_space", "who stands on the first player space, 0 nobody"),
            Field("skulls", "crystal skulls in the bank"),
            Field("pile", "buildings of the period still face down"),
            Field("choosing", "1 while wealth tiles are chosen, in secret (TZ-R5)"),
            Field("begged", "1 when the player whose turn it is has begged"),
            Field("placed", "workers placed in this turn"),
            Field("corn_fields", "corn tiles left in the jungle", (_FIELDS,)),
            Field("wood_fields", "wood tiles left in the jungle", (_FIELDS,)),
            Field("slots", "who put a skull there: 0 nobody, 1 the own seat, ...", (numbered(9),)),
            Field("row", "buildings on offer", (numbered(BUILDING_SPACES),), ("none", *BUILDINGS)),
            Field("offered", "monuments on offer", (_MONUMENTS,)),
            Field("drawn", "wealth tiles drawn for neutral workers (TZ-R70)", (_WEALTH,)),
            Field("dealt", "wealth tiles dealt to the own seat", (_WEALTH,)),
            Field("materials", "what each player has", (seats, tuple(MATERIALS))),
            Field("steps", "on the temples, from the bottom", (seats, tuple(TEMPLES))),
            Field("levels", "of the technologies", (seats, tuple(TRACKS))),
            Field("points", "in quarters (TZ-R45)", (seats,)),
            Field("free", "workers in front of the player", (seats,)),
            Field("bank", "workers not in play yet", (seats,)),
            Field("light", "1 while the player board shows its light side (TZ-15.8)", (seats,)),
            Field("corn_tiles", "harvest tiles with corn", (seats,)),
            Field("wood_tiles", "harvest tiles with wood", (seats,)),
            Field("chosen", "1 for those who have chosen their wealth tiles", (seats,)),
            Field("wealth", "wealth tiles kept; of others once all have chosen", (seats, _WEALTH)),
            Field("buildings", "buildings built", (seats, _BUILDINGS)),
            Field("monuments", "monuments built", (seats, _MONUMENTS)),
            Field("gears", "1 where a worker stands", ((*seats, "neutral"), _SPACES)),
        ]

    def changing(
        self, state: State, seat: i64, out: vec[i16], at: i64, news: i64, before: i64
    ) -> i64:
        s = cast(TzolkinState, state)
        turned = seat != before
        at = put(out, at, s.tooth)
        at = put(out, at, s.teeth_corn)
        at = put(out, at, s.food_days)
        at = put(out, at, counted_from(seat, s.first_player, s.players))
        at = put(out, at, counted_from(seat, s.first_space, s.players))
        at = put(out, at, s.skulls)
        at = put(out, at, len(s.pile1) if s.food_days < 2 else len(s.pile2))
        at = put(out, at, int(s.choosing))
        at = put(out, at, int(s.begged))
        at = put(out, at, s.placed)
        at = put_all(out, at, s.corn_fields)
        at = put_all(out, at, s.wood_fields)
        if turned or news & TILES_NEWS:
            put_offers(s, seat, out, at)
        at += len(s.slots) + len(s.row) + len(MONUMENTS) + 2 * len(WEALTH)
        at = put_turned(out, at, s.materials, KINDS, seat)
        at = put_turned(out, at, s.steps, len(TEMPLES), seat)
        at = put_turned(out, at, s.levels, len(TRACKS), seat)
        at = put_sums(out, at, s.tally, len(SOURCES), seat)
        at = put_turned(out, at, s.free, 1, seat)
        at = put_turned(out, at, s.bank, 1, seat)
        at = put_turned(out, at, s.light, 1, seat)
        at = put_turned(out, at, s.corn_tiles, 1, seat)
        at = put_turned(out, at, s.wood_tiles, 1, seat)
        if turned or news & TILES_NEWS:
            put_tiles(s, seat, out, at)
        at += s.players * (1 + len(WEALTH) + len(BUILDINGS) + len(MONUMENTS))
        if turned or news & GEARS_NEWS:
            put_workers(s, seat, out, at)
        return at + (s.players + 1) * SPACES


def put_offers(s: TzolkinState, seat: i64, out: vec[i16], at: i64) -> None:
    """Skulls in the temple, tiles on offer, and wealth tiles drawn and dealt."""
    for slot in range(len(s.slots)):
        at = put(out, at, counted_from(seat, s.slots[slot], s.players))
    for space in range(len(s.row)):
        at = put(out, at, s.row[space] + 1)
    offered: i64 = put_zeros(out, at, len(MONUMENTS))
    for monument in s.offered:
        tile: i64 = monument
        out[at + tile] = 1
    at = put_bits(out, offered, s.drawn, len(WEALTH))
    put_bits(out, at, s.dealt[seat], len(WEALTH))


def put_tiles(s: TzolkinState, seat: i64, out: vec[i16], at: i64) -> None:
    """What each player has as tiles."""
    for i in range(s.players):
        at = put(out, at, int(bits(s.wealth[(seat + i) % s.players]) == WEALTH_KEPT))
    for i in range(s.players):
        hidden = s.choosing and i != 0
        at = put_bits(out, at, 0 if hidden else s.wealth[(seat + i) % s.players], len(WEALTH))
    at = put_sets(out, at, s.buildings, len(BUILDINGS), seat)
    put_sets(out, at, s.monuments, len(MONUMENTS), seat)


def put_workers(s: TzolkinState, seat: i64, out: vec[i16], at: i64) -> None:
    """Where they stand."""
    at = put_sets(out, at, s.standing, SPACES, seat)
    put_bits(out, at, s.neutral(), SPACES)
