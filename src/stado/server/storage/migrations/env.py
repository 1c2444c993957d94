"""Runs the steps on the connection that the store gives."""

from __future__ import annotations

from alembic import context

from stado.server.storage.tables import metadata
from stado.server.storage.upgrade import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    version_table=VERSION_TABLE,
)
with context.begin_transaction():
    context.run_migrations()
