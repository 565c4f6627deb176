"""The tables of the database, in types that every database has.

Times are milliseconds since 1970: SQLite has no timestamps of its own.
"""

from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(100), nullable=False),
    Column("position", JSON(none_as_null=True), nullable=True),
    Column("rematch", String(32), nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("request", String(200), nullable=True),
)
"""`request`: to take back, while the others are asked; of use only at the entry it names."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("level", String(16), nullable=True),
    Column("device", Integer, nullable=True),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
)
"""Several secrets may open one seat: a rematch gives each device that asks its own."""


def _at_a_table(name: str, *columns: Column[Any]) -> Table:
    """What is kept of a table, row by row; `columns` begin with the rest of its key."""
    return Table(
        name,
        METADATA,
        Column("table_id", String(32), primary_key=True),
        *columns,
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )


ENTRIES: Final = _at_a_table(
    "entries",
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The log. Its key decides races: of two processes that write entry 41, one is refused."""

CHAT: Final = _at_a_table(
    "chat",
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

PRESENCE: Final = _at_a_table(
    "presence",
    Column("process", String(16), primary_key=True),
    Column("seats", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Which seats listen at which of several processes; a process that dies is forgotten soon."""

CLOCKS: Final = _at_a_table(
    "clocks",
    Column("pace", String(500), nullable=False),
    Column("state", Text, nullable=False),
    Column("due", BigInteger, nullable=True, index=True),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Of tables with a pace. `due`: when the first is out of time, None while nobody's time runs."""

HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the house itself has to remember, by name."""

WAYS: Final = _at_a_table(
    "ways",
    Column("id", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=True),
    Column("told", Text, nullable=False),
    Column("due", BigInteger, nullable=True, index=True),
    Column("tries", Integer, nullable=False),
)
"""How to tell a seat that it is its turn; a row with `due` is a notice that waits to be sent.

`person` is for ways that will hang on a person rather than on one seat."""
