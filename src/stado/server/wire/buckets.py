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
        level = self._fill(key, now)
        granted = level >= tokens
        self._set(key, now, level - tokens if granted else level)
        return granted

    def charge(self, key: str, now: float, tokens: float) -> None:
        """Take that number of tokens, also where fewer were left: the rest is owed."""
        self._set(key, now, self._fill(key, now) - tokens)

    def wait(self, key: str, now: float, most: float) -> float | None:
        """The seconds until there is a token, which is gone from now on; none, and it is not, if they are too many."""
        level = self._fill(key, now)
        wait = max(0.0, (1 - level) / self.rate.second)
        granted = wait <= most
        self._set(key, now, level - 1 if granted else level)
        return wait if granted else None

    def _fill(self, key: str, now: float) -> float:
        """What a bucket holds by now."""
        level, then = self._levels.pop(key, (self.rate.burst, now))
        return min(self.rate.burst, level + max(0.0, now - then) * self.rate.second)

    def _set(self, key: str, now: float, level: float) -> None:
        """Remember what a bucket holds."""
        self._levels[key] = (level, now)
        if len(self._levels) > _MOST_KEYS:
            self._levels.popitem(last=False)
