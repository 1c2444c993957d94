"""A room tells where it was opened from, in a word that says nothing to others, so that shares can be counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("rooms", sa.Column("origin", sa.String(length=32), nullable=True))
    op.create_index(op.f("ix_rooms_origin_status"), "rooms", ["origin", "status"], unique=False)


def downgrade() -> None:
    """Go back."""
    op.drop_index(op.f("ix_rooms_origin_status"), table_name="rooms")
    op.drop_column("rooms", "origin")
