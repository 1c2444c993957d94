"""A link tells by which link the device came that made it, so that both are revoked together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    with op.batch_alter_table("links") as links:
        links.add_column(sa.Column("maker", sa.String(length=64), nullable=True))
        links.create_foreign_key(op.f("fk_links_maker_links"), "links", ["maker"], ["id"], ondelete="CASCADE")
        links.create_index(op.f("ix_links_maker"), ["maker"], unique=False)


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("links") as links:
        links.drop_index(op.f("ix_links_maker"))
        links.drop_constraint(op.f("fk_links_maker_links"), type_="foreignkey")
        links.drop_column("maker")
