"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_persons")),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("lease_until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("head", sa.Text(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("wake_at", sa.BigInteger(), nullable=True),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rooms")),
    )
    op.create_index(op.f("ix_rooms_host_status"), "rooms", ["host", "status"], unique=False)
    op.create_index(op.f("ix_rooms_owner"), "rooms", ["owner"], unique=False)
    op.create_index(op.f("ix_rooms_status_public_created"), "rooms", ["status", "public", "created"], unique=False)
    op.create_index(op.f("ix_rooms_wake_at"), "rooms", ["wake_at"], unique=False)
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "commands",
        sa.Column("serial", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("room", sa.String(length=64), nullable=False),
        sa.Column("process", sa.String(length=64), nullable=False),
        sa.Column("asker", sa.Text(), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("reply", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=op.f("fk_commands_room_rooms"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("serial", name=op.f("pk_commands")),
    )
    op.create_index(op.f("ix_commands_process"), "commands", ["process"], unique=False)
    op.create_index(op.f("ix_commands_room"), "commands", ["room"], unique=False)
    op.create_table(
        "log",
        sa.Column("room", sa.String(length=64), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=True),
        sa.Column("command", sa.String(length=80), nullable=True),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=op.f("fk_log_room_rooms"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "number", name=op.f("pk_log")),
        sa.UniqueConstraint("room", "person", "command", name=op.f("uq_log_room_person_command")),
    )
    op.create_table(
        "members",
        sa.Column("room", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=op.f("fk_members_room_rooms"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "person", name=op.f("pk_members")),
    )
    op.create_index(op.f("ix_members_person"), "members", ["person"], unique=False)
    op.create_table(
        "presence",
        sa.Column("room", sa.String(length=64), nullable=False),
        sa.Column("process", sa.String(length=64), nullable=False),
        sa.Column("present", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=op.f("fk_presence_room_rooms"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "process", name=op.f("pk_presence")),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("presence")
    op.drop_index(op.f("ix_members_person"), table_name="members")
    op.drop_table("members")
    op.drop_table("log")
    op.drop_index(op.f("ix_commands_room"), table_name="commands")
    op.drop_index(op.f("ix_commands_process"), table_name="commands")
    op.drop_table("commands")
    op.drop_table("secrets")
    op.drop_index(op.f("ix_rooms_wake_at"), table_name="rooms")
    op.drop_index(op.f("ix_rooms_status_public_created"), table_name="rooms")
    op.drop_index(op.f("ix_rooms_owner"), table_name="rooms")
    op.drop_index(op.f("ix_rooms_host_status"), table_name="rooms")
    op.drop_table("rooms")
    op.drop_table("processes")
    op.drop_table("persons")
