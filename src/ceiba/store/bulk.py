"""Statements that many writes share: a group executes each once, whatever the number of rows."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, Executable

Row = tuple[object, ...]
"""In the order of the statement's names."""


class Bulk:
    """`each` is the statement for one row, on PostgreSQL; `beginning` and `end` surround the values
    of SQLite's, which takes rows in one of two ways.

    Row by row is the quickest, but its driver lets go of the interpreter at every row and asks for
    it back: a thread would wait each time until the event loop is willing. So a thread gives all
    rows as one JSON text.
    """

    def __init__(
        self, each: Executable, names: Sequence[str], beginning: str, end: str = ""
    ) -> None:
        self._each: Final = each
        self._names: Final = tuple(names)
        parts = ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(names)))
        # SQLite takes the ON of a conflict for that of a join where nothing stands between.
        self.whole: Final = f"{beginning} SELECT {parts} FROM json_each(?) WHERE true {end}"
        self._one: Final = f"{beginning} VALUES ({', '.join('?' * len(names))}) {end}"

    def execute(self, connection: Connection, rows: Sequence[Row]) -> None:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql(self.whole, (_text(rows),))
        else:
            named = [dict(zip(self._names, row, strict=True)) for row in rows]
            connection.execute(self._each, named)

    def one_by_one(self, rows: Sequence[Row]) -> tuple[str, Sequence[Row]]:
        return self._one, rows

    def as_one_text(self, rows: Sequence[Row]) -> tuple[str, Sequence[Row]]:
        return self.whole, [(_text(rows),)]


Rows = Mapping[Bulk, Sequence[Row]]
"""What a group writes: each statement once, in this order."""

Statements = Iterator[tuple[str, Sequence[Row]]]
"""For SQLite's driver, each with the parameters of every time it is executed."""


def execute(connection: Connection, rows: Rows) -> None:
    for statement, each in rows.items():
        if each:
            statement.execute(connection, each)


def one_by_one(rows: Rows) -> Statements:
    return (statement.one_by_one(each) for statement, each in rows.items() if each)


def as_one_text(rows: Rows) -> Statements:
    return (statement.as_one_text(each) for statement, each in rows.items() if each)


def _text(rows: Sequence[Row]) -> str:
    return msgspec.json.encode(rows).decode()
