"""What is kept of a table, as plain values."""

from typing import Any, Literal

import msgspec

from ceiba.core.game import Options, Position
from ceiba.core.log import Entry, GameLog
from ceiba.store.clocks import Pace, StoredClock

SeatKind = Literal["open", "person", "bot"]


class StoredSeat(msgspec.Struct, frozen=True):
    """Who sits where. `level` is a bot's; `device` groups the persons around one screen."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str | None = None
    device: int | None = None


class StoredTable(msgspec.Struct, frozen=True):
    """A table without its entries: enough to begin its game."""

    id: str
    game: str
    rules: int
    players: int
    options: Options
    seed: str
    seats: tuple[StoredSeat, ...]
    tokens: dict[str, int]
    """Hash of a secret → the seat it opens. The secrets themselves are not kept."""
    position: Position | None = None
    rematch: str | None = None
    pace: Pace | None = None


class StoredLine(msgspec.Struct, frozen=True):
    """A line of chat; `seat` None for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str


class StoredRequest(msgspec.Struct):
    """A seat asks to take back more than it may by itself; `waiting` have not replied yet.

    Silence counts as no after `until` (milliseconds since 1970). A request is about the game at
    entry number `seq`: when the game moves, it is gone.
    """

    seat: int
    waiting: tuple[int, ...]
    until: int
    seq: int


class Loaded(msgspec.Struct, frozen=True):
    """A table and the entries that were asked for."""

    table: StoredTable
    entries: tuple[Entry, ...]
    moved: int
    """When its game last moved, or was opened: milliseconds since 1970."""
    request: StoredRequest | None = None
    elsewhere: frozenset[int] = frozenset()
    """The seats that listen at other processes."""
    clock: StoredClock | None = None
    """Of a table that has a pace."""
    noticed: bool = False
    """Whether somebody wants to be told of turns."""


def begun(table_id: str, told: StoredTable | GameLog, created: int) -> dict[str, Any]:
    """The row of a table that begins, or that a log brings along."""
    return {
        "id": table_id,
        "game": told.game,
        "rules": told.rules,
        "players": told.players,
        "options": told.options,
        "seed": told.seed,
        "position": told.position,
        "created": created,
    }
