"""The tables of the database, in types that every database has.

Times are milliseconds since 1970: SQLite has no timestamps of its own.
"""

from typing import Final

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

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)
"""The log. Its key decides races: of two processes that write entry 41, one is refused."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(16), primary_key=True),
    Column("seats", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)
"""Which seats listen at which of several processes; a process that dies is forgotten soon."""
