"""The tables of the database, in types that every database has.

Times are milliseconds since 1970: SQLite has no timestamps of its own.
"""

from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
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
    Column("person", String(32), nullable=True, index=True),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)
"""`person`: whose seat it is on every device; a seat by bare link is nobody's."""

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
    Column("phrase", String(32), nullable=True),
)
"""`phrase`: which of the ready-made ones it is; then there is no text."""

PRESENCE: Final = _at_a_table(
    "presence",
    Column("process", String(16), primary_key=True),
    Column("seats", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("watching", Text, nullable=True),
)
"""Who listens at which of several processes: seats, and spectators by the names they gave.

A process that dies is forgotten soon."""

STANDINGS: Final = _at_a_table(
    "standings",
    Column("waiting", String(8), nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("outcome", JSON(none_as_null=True), nullable=True),
)
"""How each game stands, as its log tells: who is asked, when it last moved, how it ended.

Only a convenience, so that a hundred games are listed without replaying one; a table without a row
gets its row when it is next opened.
"""

LISTINGS: Final = _at_a_table(
    "listings",
    Column("level", String(16), nullable=False),
    Column("language", String(8), nullable=True),
)
"""The open tables: what is said of them to strangers. Without a row a table is private."""

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("emblem", String(16), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
)


def _of_a_person(name: str, *columns: Column[Any]) -> Table:
    """What proves that somebody is a person, row by row; `columns` begin with its key."""
    return Table(
        name,
        METADATA,
        *columns,
        Column("person", String(32), nullable=False, index=True),
        Column("created", BigInteger, nullable=False),
        ForeignKeyConstraint(["person"], ["people.id"]),
    )


BROWSERS: Final = _of_a_person("browsers", Column("hash", String(64), primary_key=True))
"""The secret each browser of a person keeps, as a hash."""

PASSKEYS: Final = _of_a_person(
    "passkeys",
    Column("id", String(1400), primary_key=True),
    Column("public_key", Text, nullable=False),
    Column("used", BigInteger, nullable=False),
)
"""`used`: how often, as the authenticator counts; all of it in base64url."""

CODES: Final = Table(
    "codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("person", String(32), nullable=True),
    Column("until", BigInteger, nullable=False),
)
"""What can be used once, and soon: links to another device, challenges of passkeys."""

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

REPORTS: Final = _at_a_table(
    "reports",
    Column("id", String(32), primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("step", Integer, nullable=False),
    Column("told", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What somebody expected, and after which entry; what that seat saw follows from the log."""

PLANS: Final = _at_a_table(
    "plans",
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("told", Text, nullable=False),
)
"""The answers a seat has given ahead; nobody else is told that there are any."""

TERMS: Final = _at_a_table(
    "terms",
    Column("rated", Boolean, nullable=False),
    Column("deal", String(32), nullable=True, index=True),
)
"""What was agreed on besides the options. Tables with the same `deal` began alike."""
