"""Who is connected to a room."""

from __future__ import annotations

import msgspec


class Presence(msgspec.Struct, frozen=True):
    """Who is connected to a room."""

    persons: frozenset[str] = frozenset()
    spectators: int = 0
    lately: frozenset[str] = frozenset()  # who is away, but not for long enough that a bot may stand in
    onlookers: dict[str, str] = {}  # the names of those who watch, by person, if they are few

    def __or__(self, other: Presence) -> Presence:
        """Who is connected here or there."""
        return Presence(
            self.persons | other.persons,
            self.spectators + other.spectators,
            onlookers=self.onlookers | other.onlookers,
        )


NOBODY = Presence()
