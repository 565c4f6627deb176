"""Alembic's entry: the connection is handed over by `ceiba.store.shape.migrate`."""

from alembic import context

from ceiba.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
