"""What is kept of a table, as plain values."""

from typing import Annotated, Any, Literal

import msgspec

from ceiba.core.game import Options, Outcome, Position
from ceiba.core.log import Entry, GameLog
from ceiba.store.clocks import Pace, StoredClock
from ceiba.store.plans import Plan

SeatKind = Literal["open", "person", "bot"]


class StoredSeat(msgspec.Struct, frozen=True):
    """Who sits where. `level` is a bot's; `device` groups the persons around one screen, and stays
    where a bot plays on for one."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str | None = None
    device: int | None = None
    person: str | None = None
    """Whose seat it is on every device, None for a seat by bare link."""


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an open table says of itself to strangers."""

    level: Literal["any", "beginner", "regular", "expert"] = "any"
    language: Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2,3}$")] | None = None


class Terms(msgspec.Struct, frozen=True):
    """What was agreed on besides the options. Tables with the same `deal` began alike."""

    rated: bool = False
    deal: str | None = None


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
    listing: Listing | None = None
    """None: a private table, found by its link only."""
    pace: Pace | None = None
    terms: Terms = Terms()


class StoredLine(msgspec.Struct, frozen=True):
    """A line of chat; `seat` None for a spectator. A ready-made `phrase` has no text."""

    number: int
    seat: int | None
    name: str
    text: str
    phrase: str | None = None


class StoredRequest(msgspec.Struct):
    """A seat asks to take back more than it may by itself; `waiting` have not replied yet.

    Silence counts as no after `until` (milliseconds since 1970). A request is about the game at
    entry number `seq`: when the game moves, it is gone.
    """

    seat: int
    waiting: tuple[int, ...]
    until: int
    seq: int


class Standing(msgspec.Struct, frozen=True):
    """How a game stands: the letters of the seats that are asked, and how it ended."""

    waiting: str
    outcome: Outcome | None = None


class StoredPerson(msgspec.Struct, frozen=True):
    """Somebody, by whatever they want to be called."""

    id: str
    name: str
    emblem: str
    settings: dict[str, Any] = {}


class StoredPasskey(msgspec.Struct, frozen=True):
    """One key of an authenticator; `id` and `public_key` in base64url."""

    id: str
    public_key: str
    used: int
    person: str


class MyTable(msgspec.Struct, frozen=True):
    """A table a person has a seat at; `standing` None where nobody opened it since an update."""

    id: str
    game: str
    seats: tuple[StoredSeat, ...]
    moved: int
    standing: Standing | None
    until: dict[int, int] = {}
    """Whose time runs, and when it is up."""


class ListedTable(MyTable, frozen=True, kw_only=True):
    """An open table; `here` are the seats that listen at processes that share the database."""

    listing: Listing
    here: frozenset[int]
    pace: Pace | None
    rated: bool


class Loaded(msgspec.Struct, frozen=True):
    """A table and the entries that were asked for."""

    table: StoredTable
    entries: tuple[Entry, ...]
    moved: int
    """When its game last moved, or was opened: milliseconds since 1970."""
    request: StoredRequest | None = None
    elsewhere: frozenset[int] = frozenset()
    """The seats that listen at other processes."""
    watching: tuple[str, ...] = ()
    """The spectators there, by the names they gave."""
    stands: bool = True
    """Whether it is on record how the game stands."""
    clock: StoredClock | None = None
    """Of a table that has a pace."""
    plans: dict[int, Plan] = {}
    """By seat: the answers given ahead."""
    knows: frozenset[int] = frozenset()
    """The seats of persons who have played this deal before."""
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
