"""How long a room that fails again and again is left alone each time."""

from __future__ import annotations

_SHORTEST = 0.05
_LONGEST = 4.0  # so that everybody plays soon after a store is back
_FORGOTTEN = 60.0  # without a failure


class Pauses:
    """Counts the failures since the log last grew; times in seconds."""

    def __init__(self) -> None:
        self._failures = 0
        self._last = 0.0

    def note_failure(self, now: float) -> None:
        """Something failed."""
        self._failures = 1 if now - self._last > _FORGOTTEN else self._failures + 1
        self._last = now

    @property
    def noteworthy(self) -> bool:
        """Whether the last failure is worth a line in the log: the first, second, fourth, eighth, and so on."""
        return self._failures & (self._failures - 1) == 0

    def wait(self, first: float) -> float:
        """How long to wait after the last failure: `first` after the first one, then twice as long each time."""
        if self._failures <= 1:
            return first
        return min(_LONGEST, max(first, _SHORTEST) * 2.0 ** min(self._failures - 1, 10))

    def reset(self) -> None:
        """The next failure is the first."""
        self._failures = 0
