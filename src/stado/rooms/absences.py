"""Since when persons are away: a connection that breaks is often back within seconds."""

from __future__ import annotations

from collections.abc import Callable, Collection


class Absences:
    """When each person was last seen to go; times in seconds by a monotonic clock."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._opened = monotonic()  # who is not there at the beginning may still be on the way
        self._gone: dict[str, float] = {}

    def __len__(self) -> int:
        """How many persons are remembered."""
        return len(self._gone)

    def note(self, persons: Collection[str], seated: Collection[str]) -> None:
        """These persons have lost a connection; those who do not sit are not remembered."""
        now = self._monotonic()
        known = self._gone | dict.fromkeys(persons, now)
        self._gone = {person: since for person, since in known.items() if person in seated}

    def lately(self, persons: Collection[str], seconds: float) -> frozenset[str]:
        """Those of the persons who are present, or away for less than that time."""
        now = self._monotonic()
        return frozenset(person for person in persons if now - self._gone.get(person, self._opened) < seconds)
