"""What a client asks of a room."""

from __future__ import annotations

import typing
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from stado.core.events import snake_case
from stado.rooms.protocol.room import Clock
from stado.rooms.protocol.values import AnyAction, ChairNumber, Emote, Level, Name, Text


class Command(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case, forbid_unknown_fields=True):
    """Base of what a client sends; one that comes again under its `id` is answered as then, and does nothing."""

    # What ends in a newline is not printable, and `$` alone would let it pass.
    id: Annotated[str, Meta(pattern=r"^[ -~]{1,64}$(?!\n)")]


class Answer(Command, frozen=True):
    """Answer the question of that number."""

    decision: Annotated[int, Meta(ge=0)]
    action: AnyAction


class Sit(Command, frozen=True):
    """Take an open chair, before the start."""

    seat: ChairNumber


class Stand(Command, frozen=True):
    """Give the chair up, before the start."""


class ChangeTable(Command, frozen=True):
    """Wait for another match of the same game: the host may, before the start. Nobody seated loses their place."""

    options: dict[str, Any]
    seats: Annotated[int, Meta(ge=1, le=64)]
    clock: Clock | None


class Start(Command, frozen=True):
    """Start the match: the host may, once no chair is open, or with bots of a level on those that are."""

    fill: Level | None = None


class AddBot(Command, frozen=True):
    """Put a bot on an open chair: the host may, before the start."""

    seat: ChairNumber
    level: Level


class RemoveBot(Command, frozen=True):
    """Take a bot off its chair: the host may, before the start."""

    seat: ChairNumber


class Rename(Command, frozen=True):
    """Change the name on your chair."""

    name: Name


class AddSalt(Command, frozen=True):
    """Add to the deal's seed, before the start."""

    text: Text


class SendEmote(Command, frozen=True):
    """Show a feeling from the fixed set."""

    emote: Emote


class Undo(Command, frozen=True):
    """Take back your last answer that left a choice, and all that followed: who plays with bots alone may."""


class Leave(Command, frozen=True):
    """Let a bot play this seat until you return."""


class Return(Command, frozen=True):
    """Take the seat back from the bot; an answer does so too."""


class CallStandIn(Command, frozen=True):
    """Let a bot play for a person who has been away for a while and whom the table waits for: anybody seated may."""

    seat: ChairNumber


AnyCommand = (
    Answer
    | Sit
    | Stand
    | ChangeTable
    | Start
    | AddBot
    | RemoveBot
    | Rename
    | AddSalt
    | SendEmote
    | Undo
    | Leave
    | Return
    | CallStandIn
)
COMMANDS: tuple[type[Command], ...] = typing.get_args(AnyCommand)
