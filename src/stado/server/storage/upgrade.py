"""Tables brought up to date."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from stado.rooms.ports import StoreError

VERSION_TABLE = "stado_version"


def upgrade(connection: sa.Connection) -> None:
    """Make the tables, or change them as far as this program knows; or StoreError."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    _check_revision(connection, ScriptDirectory.from_config(config))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(f"the tables of the database cannot be brought up to date: {error}") from None


def _check_revision(connection: sa.Connection, script: ScriptDirectory) -> None:
    """Refuse tables that no step of this program leads to."""
    known = {step.revision for step in script.walk_revisions()}
    found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    for revision in found:
        if revision not in known:
            here = script.get_current_head()
            raise StoreError(
                f"the database was made by a newer stado: its tables are of revision {revision}, "
                f"this program's of {here}; use the newer one, or another database"
            )
