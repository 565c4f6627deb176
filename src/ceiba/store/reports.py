"""What people reported at tables, for the host."""

import msgspec
from sqlalchemy import Connection, func, insert, select

from ceiba.store import times
from ceiba.store.errors import Conflict
from ceiba.store.schema import REPORTS
from ceiba.store.writer import Writer

MOST: int = 50
"""At one table: a host reads no more."""


class Report(msgspec.Struct, frozen=True):
    """`step`: the number of the last entry of the log then; `seat` None for a spectator."""

    seat: int | None
    step: int
    expected: str
    version: str
    """Of the server."""
    browser: str
    """Which one, and how large its window was."""
    still: bytes = b""
    """What it showed: HTML by gzip, from whoever reported."""


class Reports:
    """A part of the store."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def add(self, table_id: str, report_id: str, report: Report) -> None:
        """`Conflict` where there are too many already."""
        row = {
            "table_id": table_id,
            "id": report_id,
            "seat": report.seat,
            "step": report.step,
            "told": msgspec.json.encode(report).decode(),
            "at": times.now(),
        }

        def work(connection: Connection) -> None:
            count = select(func.count()).where(REPORTS.c.table_id == table_id)
            if (connection.scalar(count) or 0) >= MOST:
                raise Conflict("so much was reported here already")
            connection.execute(insert(REPORTS).values(row))

        await self._writer.write(table_id, work)
