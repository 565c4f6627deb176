"""The clocks of the tables: facts that lie beside the log, in absolute time.

A clock is written in the transaction of the answer that moved it, and carries a version: of two
processes that change it, one is refused. So a clock that two processes see run out strikes once.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, insert, select, text, update

from ceiba.store import times
from ceiba.store.database import Database, read
from ceiba.store.errors import Conflict
from ceiba.store.schema import CLOCKS, HOUSE
from ceiba.store.writer import Writer

DAY_S: Final = 86_400
BEAT: Final = "beat"
PUT: Final = "INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT (name) DO"
"""As one statement: several processes may do it at the same moment."""
GAP_MS: Final = 60_000
"""A house that was not heard of for so long was down, and nobody's time ran meanwhile."""

Seconds = Annotated[int, msgspec.Meta(ge=0, le=60 * DAY_S)]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays, chosen when it is made: how fast, and with what help.

    'live': `game_s` for the whole game, of which the first `turn_s` of every turn are free.
    'correspondence': `turn_s` for a turn; with `weekends_off` Saturday and Sunday, in `zone`, do
    not count. 'none': no clock.
    """

    kind: Literal["none", "live", "correspondence"]
    game_s: Seconds = 0
    turn_s: Seconds = 0
    weekends_off: bool = False
    zone: str = "UTC"
    at_zero: Literal["bot", "give_up"] = "bot"
    """A bot plays until the person is back, or the seat is a bot's for good."""
    away_s: Annotated[int, msgspec.Meta(ge=30, le=60 * DAY_S)] | None = None
    """How long whoever is asked may be away before the others may call a bot; None: as long as
    the house says."""
    hints: bool = True
    """Whether a person may ask what the strongest bot would do."""


class StoredClock(msgspec.Struct, frozen=True):
    """Where the clock of a table stands. Moments are milliseconds since 1970, `left` a duration."""

    left: tuple[int, ...]
    """By seat: of the game's time, or of the turn that was stopped."""
    until: dict[int, int] = {}
    """Whose time runs, and when it is up."""
    begun: bool = False
    paused: int | None = None
    """Since when; until then is what counts."""
    asking: tuple[int, ...] = ()
    """The seats that want to pause, or to go on."""
    out: tuple[int, ...] = ()
    """Seats whose time was up, and for whom a bot plays."""
    version: int = 0

    @property
    def due(self) -> int | None:
        """When the first who is asked is out of time."""
        return min(self.until.values(), default=None) if self.paused is None else None

    def written(self) -> "StoredClock":
        """As the store has it after writing it."""
        return replace(self, version=self.version + 1)

    def later(self, by: int) -> "StoredClock":
        return replace(self, until={seat: due + by for seat, due in self.until.items()})


class Clocks:
    """The clocks of all tables."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def keep(self, table_id: str, clock: StoredClock) -> StoredClock:
        """As it is from now on; `Conflict` where another process changed it meanwhile."""
        return await self._writer.write(table_id, lambda it: write(it, table_id, clock))

    async def due(self, now: int) -> list[str]:
        """The tables where somebody is out of time."""
        query = select(CLOCKS.c.table_id).where(CLOCKS.c.due <= now).order_by(CLOCKS.c.due)
        return await read(self._database, lambda it: list(it.scalars(query)))

    async def stop(self, table_id: str) -> None:
        """Of a table that cannot be opened any more."""
        stopped = update(CLOCKS).where(CLOCKS.c.table_id == table_id).values(due=None)

        def work(connection: Connection) -> None:
            connection.execute(stopped)

        await self._writer.write(table_id, work)

    async def beat(self) -> None:
        """The house is open. Written down only while a clock runs."""
        now = times.now()

        def work(connection: Connection) -> None:
            if connection.scalar(select(CLOCKS.c.due).where(CLOCKS.c.due.is_not(None)).limit(1)):
                put_house(connection, BEAT, str(now))

        await self._writer.write("", work)

    async def catch_up(self) -> None:
        """When a process starts: the time during which no process was there is given back."""
        now = times.now()

        def work(connection: Connection) -> None:
            beat = int(house(connection, BEAT) or 0)
            if now - beat < GAP_MS:
                return
            running = select(CLOCKS).where(CLOCKS.c.due.is_not(None), CLOCKS.c.at < now - GAP_MS)
            for row in connection.execute(running).all():
                write(connection, row.table_id, _clock(row).later(now - max(beat, row.at)))
            put_house(connection, BEAT, str(now))

        await self._writer.write("", work)


def begin(connection: Connection, table_id: str, pace: Pace, players: int) -> None:
    clock = StoredClock((pace.game_s * 1000,) * players)
    told = {"table_id": table_id, "pace": msgspec.json.encode(pace).decode(), "version": 0}
    connection.execute(insert(CLOCKS).values(**told, **_values(clock)))


def found(connection: Connection, table_id: str) -> tuple[Pace, StoredClock] | None:
    row = connection.execute(select(CLOCKS).where(CLOCKS.c.table_id == table_id)).one_or_none()
    return None if row is None else (msgspec.json.decode(row.pace, type=Pace), _clock(row))


def read_pace(kept: str | None) -> Pace | None:
    return None if kept is None else msgspec.json.decode(kept, type=Pace)


def read_until(state: str | None) -> dict[int, int]:
    """Whose time runs, and when it is up; nobody's while the clock is stopped."""
    if state is None:
        return {}
    clock = msgspec.json.decode(state, type=StoredClock)
    return clock.until if clock.paused is None else {}


def write(connection: Connection, table_id: str, clock: StoredClock) -> StoredClock:
    mine = (CLOCKS.c.table_id == table_id, CLOCKS.c.version == clock.version)
    values = {"version": clock.version + 1, **_values(clock)}
    if connection.execute(update(CLOCKS).where(*mine).values(values)).rowcount != 1:
        raise Conflict("the clock was changed elsewhere")
    return clock.written()


def house(connection: Connection, name: str) -> str | None:
    return connection.scalar(select(HOUSE.c.value).where(HOUSE.c.name == name))


def put_house(connection: Connection, name: str, value: str) -> None:
    again = text(f"{PUT} UPDATE SET value = excluded.value")
    connection.execute(again, {"name": name, "value": value})


def keep_house(connection: Connection, name: str, value: str) -> str:
    """What is known by that name; `value` from now on where nothing was."""
    connection.execute(text(f"{PUT} NOTHING"), {"name": name, "value": value})
    return house(connection, name) or value


def _clock(row: Any) -> StoredClock:
    return replace(msgspec.json.decode(row.state, type=StoredClock), version=row.version)


def _values(clock: StoredClock) -> dict[str, Any]:
    state = msgspec.json.encode(replace(clock, version=0)).decode()
    return {"state": state, "due": clock.due, "at": times.now()}
