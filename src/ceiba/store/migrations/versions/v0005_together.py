"""Reports, phrases, who watches, answers ahead, deals that are shared and games that are rated."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reports",
        _table_id(),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "plans",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "terms",
        _table_id(),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("deal", sa.String(32), nullable=True, index=True),
    )
    op.add_column("chat", sa.Column("phrase", sa.String(32), nullable=True))
    op.add_column("presence", sa.Column("watching", sa.Text, nullable=True))


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True)
