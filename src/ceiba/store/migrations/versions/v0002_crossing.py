"""What crosses between processes: requests to take back, and who is at a table where."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("request", sa.String(200), nullable=True))
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("seats", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
