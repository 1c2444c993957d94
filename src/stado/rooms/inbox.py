"""What comes to a room's task."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from stado.core.fields import Seat
from stado.rooms.decisions import Asker
from stado.rooms.opening import AnyOrder
from stado.rooms.protocol.messages import Ack, Failure

Reply = Callable[[Ack | Failure], None]


class Job(msgspec.Struct, eq=False):
    """A command on its way."""

    asker: Asker
    command: AnyOrder
    reply: Reply
    since: float  # by the monotonic clock
    settled: bool = False  # it is answered, or handed to somebody who answers it
    handed_over: bool = False  # somebody else may do it, whatever becomes of it here

    def answer(self, message: Ack | Failure) -> None:
        """Tell what came of it, which is told once."""
        self.settled = True
        self.reply(message)


class Thoughts(msgspec.Struct, frozen=True):
    """What bots have answered, each for a decision of its seat."""

    answers: Sequence[tuple[Seat, int, dict[str, Any]]]


class Wake(msgspec.Struct, frozen=True):
    """The log store, or a neighbor, may know more than this host."""


class PresenceChanged(msgspec.Struct, frozen=True):
    """Somebody has come or gone."""


class ElsewhereChanged(msgspec.Struct, frozen=True):
    """Somebody has come or gone at a neighbor."""


Item = Job | Thoughts | Wake | PresenceChanged | ElsewhereChanged
ItemT = TypeVar("ItemT", bound=msgspec.Struct)


class HandedOver(msgspec.Struct, frozen=True):
    """A command that a neighbor took for a room of this host."""

    serial: int
    asker: Asker
    command: AnyOrder


def pick(items: Sequence[Item], kind: type[ItemT]) -> list[ItemT]:
    """The items of one kind."""
    return [item for item in items if isinstance(item, kind)]
