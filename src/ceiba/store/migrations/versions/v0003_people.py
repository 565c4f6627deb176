"""People without accounts, whose seats are whose, open tables, and how each game stands."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("person", sa.String(32), nullable=True))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "standings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("waiting", sa.String(8), nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.Column("outcome", sa.JSON, nullable=True),
    )
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("language", sa.String(8), nullable=True),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("emblem", sa.String(16), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    _of_a_person("browsers", sa.Column("hash", sa.String(64), primary_key=True))
    _of_a_person(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def _of_a_person(name: str, *columns: sa.Column[object]) -> None:
    op.create_table(
        name,
        *columns,
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index(f"ix_{name}_person", name, ["person"])
