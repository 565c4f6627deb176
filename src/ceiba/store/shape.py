"""The shape of a database: which one it has, and how it is brought to the newest."""

import logging
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from ceiba.store.errors import OtherShape

LOG: Final = logging.getLogger(__name__)

MIGRATIONS: Final = Path(__file__).parent / "migrations"

MIGRATION_LOCK: Final = 0xCE1BA
"""PostgreSQL's advisory lock that lets one of several starting processes migrate."""


def shape_of(connection: Connection) -> tuple[str | None, str]:
    """The shape a database has, None for an empty one, and the one this Ceiba works with.

    Raises `OtherShape` where a newer Ceiba made it.
    """
    script = ScriptDirectory.from_config(_config())
    ours = script.get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in {each.revision for each in script.walk_revisions()}:
        raise OtherShape(
            f"a newer Ceiba made it (its shape is {found}, this Ceiba knows {ours}). "
            "Install that Ceiba again, or restore a backup from before."
        )
    return found, str(ours)


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the database to the newest shape; does nothing when it has it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    found, ours = shape_of(connection)
    if found == ours:
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
    if found is not None:
        LOG.warning("the database was brought from shape %s to %s", found, ours)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def is_starting(problem: Exception) -> bool:
    """Whether a database that is a server of its own may answer a moment later.

    The host or the port is not there yet, or PostgreSQL says 57P03: it is starting up.
    """
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    return isinstance(cause, OSError) or getattr(cause, "sqlstate", None) == "57P03"
