"""Rooms that cannot be opened, each tried again after a while that grows."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from stado.rooms.ports import BrokenError

FIRST_SECONDS = 30.0
LONGEST_SECONDS = 3600.0


class _Failed(msgspec.Struct, frozen=True):
    """How a room failed the last time."""

    error: BrokenError
    wait: float
    until: float


class Backoff:
    """What this process remembers of the rooms that it could not open; times in seconds."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._failed: dict[str, _Failed] = {}

    def __len__(self) -> int:
        return len(self._failed)

    def error(self, room: str) -> BrokenError | None:
        """Why the room is not to be tried yet."""
        failed = self._failed.get(room)
        return failed.error if failed is not None and self._monotonic() < failed.until else None

    def note_failure(self, room: str, error: BrokenError) -> None:
        """Try the room after twice the time that it was left alone before."""
        failed = self._failed.get(room)
        wait = FIRST_SECONDS if failed is None else min(LONGEST_SECONDS, 2 * failed.wait)
        self._failed[room] = _Failed(error, wait, self._monotonic() + wait)

    def note_success(self, room: str) -> None:
        """The room is like any other again."""
        self._failed.pop(room, None)
