"""What a host is to a room: its owner, who decides, or somebody who follows the owner's log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from stado.rooms.inbox import Item, Job


class Role(ABC):
    """How a room does what comes."""

    owns: ClassVar[bool]
    epoch: int  # counts the room's owners

    @abstractmethod
    async def handle(self, items: Sequence[Item]) -> None:
        """Do what has come; or FencedError or StoreError, and the room is read again."""

    async def catch_up(self) -> None:  # noqa: B027 - an owner knows all that it has written
        """Have what the log has got since; or StoreError or BrokenError."""

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Whether somebody waits for what this host has begun."""

    @property
    def certain(self) -> bool:
        """Whether nothing can stand in the log that this host does not know."""
        return False

    def go_on(self) -> None:  # noqa: B027 - a follower does nothing by itself
        """Begin what the room does by itself."""

    def next_deadline(self) -> int | None:
        """When the room has something to do by itself, in its own time."""
        return None

    def end(self) -> Sequence[Job]:
        """Stop, and give back the commands that are still to be answered."""
        return ()
