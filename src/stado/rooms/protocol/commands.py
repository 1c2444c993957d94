"""What a client asks of a room."""

from __future__ import annotations

import typing
from typing import Annotated

import msgspec
from msgspec import Meta

from stado.core.events import snake_case
from stado.rooms.protocol.values import AnyAction, ChairNumber, Emote, Level, Name, Text


class Command(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case, forbid_unknown_fields=True):
    """Base of what a client sends; one that comes again under its `id` is answered as then, and does nothing."""

    id: Annotated[str, Meta(pattern="^[ -~]{1,64}$")]


class Answer(Command, frozen=True):
    """Answer the question of that number."""

    decision: Annotated[int, Meta(ge=0)]
    action: AnyAction


class Sit(Command, frozen=True):
    """Take an open chair, before the start."""

    seat: ChairNumber


class Stand(Command, frozen=True):
    """Give the chair up, before the start."""


class Start(Command, frozen=True):
    """Start the match: the host may, once no chair is open."""


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


class Leave(Command, frozen=True):
    """Let a bot play this seat until you return."""


class Return(Command, frozen=True):
    """Take the seat back from the bot; an answer does so too."""


class CallStandIn(Command, frozen=True):
    """Let a bot play for a person who has been away for a while and whom the table waits for: anybody seated may."""

    seat: ChairNumber


AnyCommand = (
    Answer | Sit | Stand | Start | AddBot | RemoveBot | Rename | AddSalt | SendEmote | Leave | Return | CallStandIn
)
COMMANDS: tuple[type[Command], ...] = typing.get_args(AnyCommand)
