"""Statements that many writes share: a group executes each once, whatever the number of rows.

SQLite gets all rows as one JSON text. Its driver would otherwise let go of the interpreter and ask
for it back at every row, and wait each time until the event loop is willing.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, Executable

Row = Mapping[str, object]


class Bulk:
    """`each` is the statement for one row, `beginning` and `end` surround the rows of SQLite's."""

    def __init__(
        self, each: Executable, names: Sequence[str], beginning: str, end: str = ""
    ) -> None:
        self._each: Final = each
        values = ", ".join(f"json_extract(value, '$.{name}')" for name in names)
        self.whole: Final = f"{beginning} SELECT {values} FROM json_each(?) {end}"

    def execute(self, connection: Connection, rows: Sequence[Row]) -> None:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql(self.whole, (_text(rows),))
        else:
            connection.execute(self._each, rows)


Rows = Mapping[Bulk, Sequence[Row]]
"""What a group writes: each statement once, in this order."""


def execute(connection: Connection, rows: Rows) -> None:
    for statement, each in rows.items():
        if each:
            statement.execute(connection, each)


def for_sqlite(rows: Rows) -> Iterator[tuple[str, str]]:
    """Each statement, and all its rows as one text."""
    return ((statement.whole, _text(each)) for statement, each in rows.items() if each)


def _text(rows: Sequence[Row]) -> str:
    return msgspec.json.encode(rows).decode()
