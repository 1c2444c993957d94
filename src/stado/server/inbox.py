"""What comes to a room's task, and what all rooms of a process share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from stado.core.events import Seat
from stado.server.decision import Asker
from stado.server.metrics import Metrics
from stado.server.opening import AnyOrder
from stado.server.protocol import Ack, Failure
from stado.server.settings import Settings
from stado.server.store import Store
from stado.server.thinker import Thinkers

Reply = Callable[[Ack | Failure], None]


class Surroundings(msgspec.Struct, frozen=True):
    """What all rooms of a process share."""

    settings: Settings
    store: Store
    thinkers: Thinkers
    metrics: Metrics


class Job(msgspec.Struct, frozen=True):
    """A command on its way."""

    asker: Asker
    command: AnyOrder
    reply: Reply
    since: float


class Thoughts(msgspec.Struct, frozen=True):
    """What bots have answered, each for a decision of its seat."""

    answers: Sequence[tuple[Seat, int, dict[str, Any]]]


class Hint(msgspec.Struct, frozen=True):
    """The store may know more than this process."""


class Announcement(msgspec.Struct, frozen=True):
    """Somebody has come or gone."""


Item = Job | Thoughts | Hint | Announcement
