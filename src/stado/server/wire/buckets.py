"""How much somebody may ask for in how much time."""

from __future__ import annotations

from collections import OrderedDict

from stado.server.settings import Rate

_MOST_KEYS = 50_000


class Buckets:
    """A bucket of tokens for each key, filled at a rate up to a burst; the longest unused are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float, tokens: float = 1) -> bool:
        """Whether that number of tokens was left, which are then gone; time in seconds."""
        level, then = self._levels.pop(key, (self.rate.burst, now))
        level = min(self.rate.burst, level + max(0.0, now - then) * self.rate.second)
        granted = level >= tokens
        self._levels[key] = (level - tokens if granted else level, now)
        if len(self._levels) > _MOST_KEYS:
            self._levels.popitem(last=False)
        return granted
