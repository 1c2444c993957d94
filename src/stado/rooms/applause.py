"""How much feeling a table shows at once."""

from __future__ import annotations

from collections import deque

_MOST = 10  # emotes in a second, each of which everybody who looks on is told
_SECOND = 1000  # milliseconds


class Applause:
    """The emotes that a room has shown of late."""

    def __init__(self) -> None:
        self._times: deque[int] = deque(maxlen=_MOST)

    def take(self, now: int) -> bool:
        """Whether one more may be shown, which is then counted; time in milliseconds."""
        if len(self._times) == _MOST and now - self._times[0] < _SECOND:
            return False
        self._times.append(now)
        return True
