"""A log tells what each command said, so that no other is taken for its repetition."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("log", sa.Column("digest", sa.String(length=32), nullable=True))


def downgrade() -> None:
    """Go back."""
    op.drop_column("log", "digest")
