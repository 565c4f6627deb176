"""Clocks of tables, notices, and what the house itself has to remember."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("pace", sa.String(500), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True, index=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
