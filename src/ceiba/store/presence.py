"""Who listens at which of several processes that share a database."""

from collections.abc import Collection, Sequence
from itertools import chain
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ceiba.store import times
from ceiba.store.schema import PRESENCE
from ceiba.store.writer import Writer

PRESENCE_MS: Final = 15_000
"""How long a process that is not heard of is still believed to have its listeners."""


class Presence:
    """A part of the store; where nobody shares the database, there is nothing to tell."""

    def __init__(self, writer: Writer, process: str, shared: bool) -> None:
        self._writer = writer
        self._process = process
        self._shared = shared

    async def tell(self, table_id: str, seats: Collection[int], watching: Sequence[str]) -> None:
        """The seats and spectators that listen at this process, for the others to know."""

        def work(connection: Connection) -> None:
            row = {"table_id": table_id, "process": self._process}
            connection.execute(delete(PRESENCE).where(*(PRESENCE.c[k] == row[k] for k in row)))
            if seats or watching:
                told = {
                    "seats": " ".join(map(str, sorted(seats))),
                    "watching": msgspec.json.encode(watching).decode(),
                    "until": times.now() + PRESENCE_MS,
                }
                connection.execute(insert(PRESENCE).values(**row, **told))

        if self._shared:
            await self._writer.write(table_id, work)

    async def still_here(self) -> None:
        """To be called more often than presence lasts; forgets processes that did not."""

        def work(connection: Connection) -> list[str]:
            mine = PRESENCE.c.process == self._process
            connection.execute(update(PRESENCE).where(mine).values(until=times.now() + PRESENCE_MS))
            dead = (
                delete(PRESENCE)
                .where(PRESENCE.c.until < times.now())
                .returning(PRESENCE.c.table_id)
            )
            return list((connection.execute(dead)).scalars())

        if self._shared:
            for table_id in await self._writer.write("", work):
                await self._writer.write(table_id, _nothing)

    def elsewhere(
        self, connection: Connection, table_id: str
    ) -> tuple[frozenset[int], tuple[str, ...]]:
        """The seats and the spectators at other processes."""
        if not self._shared:
            return frozenset(), ()
        others = select(PRESENCE.c.seats, PRESENCE.c.watching).where(
            PRESENCE.c.table_id == table_id,
            PRESENCE.c.process != self._process,
            PRESENCE.c.until > times.now(),
        )
        found = connection.execute(others).all()
        seats = frozenset(int(seat) for row in found for seat in row.seats.split())
        names = [msgspec.json.decode(row.watching or "[]", type=tuple[str, ...]) for row in found]
        return seats, tuple(chain.from_iterable(names))


def _nothing(_connection: Connection) -> None:
    """Only to have it noticed."""
