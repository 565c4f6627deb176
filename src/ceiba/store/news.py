"""What one or more answers at a table bring to the store, all of it in one transaction."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert

from ceiba.core.log import Entry
from ceiba.store import clocks, notices, plans
from ceiba.store.bulk import Bulk, Row, Rows
from ceiba.store.clocks import StoredClock
from ceiba.store.database import Work
from ceiba.store.notices import Turn
from ceiba.store.plans import Plan
from ceiba.store.records import Standing
from ceiba.store.schema import ENTRIES
from ceiba.store.standing import RECORD, record_row

APPEND = Bulk(
    insert(ENTRIES),
    ("table_id", "seq", "seat", "text", "at"),
    "INSERT INTO entries (table_id, seq, seat, text, at)",
)


class News(NamedTuple):
    """Entries numbered `after + 1` and on, and when that was; with how the game stands after them,
    the clock they leave behind, whose turn it is where somebody wants to know, and what is left of
    the plan of a seat."""

    after: int
    entries: Sequence[Entry]
    at: int
    standing: Standing | None = None
    clock: StoredClock | None = None
    turn: Turn | None = None
    plan: tuple[int, Plan | None] | None = None

    def written(self, table_id: str) -> tuple[Rows, Work[None] | None]:
        """As the writer takes it: rows, and whatever else goes with them."""
        at = self.at
        rows: dict[Bulk, list[Row]] = {
            APPEND: [
                (table_id, seq, entry.seat, entry.text, at)
                for seq, entry in enumerate(self.entries, self.after + 1)
            ]
        }
        if self.standing is not None:
            rows[RECORD] = [record_row(table_id, self.standing, at)]
        alone = self.clock is None and self.turn is None and self.plan is None
        return rows, None if alone else self._besides(table_id)

    def _besides(self, table_id: str) -> Work[None]:
        def work(connection: Connection) -> None:
            if self.clock is not None:
                clocks.write(connection, table_id, self.clock)
            if self.turn is not None:
                notices.write(connection, table_id, self.turn)
            if self.plan is not None:
                plans.write(connection, table_id, *self.plan)

        return work
