"""Runs the steps on the connection that the store gives."""

from __future__ import annotations

from alembic import context

from stado.server.storage.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    version_table="stado_version",
)
with context.begin_transaction():
    context.run_migrations()
