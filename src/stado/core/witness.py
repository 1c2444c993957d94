"""A match seen with the eyes of any viewer: each event, and what it makes of the viewer's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stado.core.change import Change, Path, diff
from stado.core.events import Event
from stado.core.fields import Seat
from stado.core.game import AnyGame, Scene


class Witness:
    """Watches scenes as they come; what changes for everybody alike is worked out once, and kept for a while."""

    def __init__(self, game: AnyGame, opening: Any, scenes: Sequence[Scene[Any]], *, kept: int = 64) -> None:
        self._game = game
        self._opening = opening
        self._scenes = scenes
        self._kept = kept  # changes at most
        self._own = game.own_fields(opening, 0)  # for its names
        self._last: tuple[int, Any] = (0, game.open_view(opening))  # what everybody knew before the event of a number
        self._changes: dict[int, tuple[Change, Change]] = {}

    def view(self, viewer: Seat | None, seq: int) -> Any:
        """What the viewer knew before the event of that number."""
        return self._game.view(self._state(seq), viewer)

    def see(self, viewer: Seat | None, since: int) -> list[tuple[Event, Change]]:
        """The events from that number on, each with the change of the viewer's view."""
        look, seen = self._game.own_fields, []
        own = {} if viewer is None else look(self._state(since), viewer)
        for seq, scene in enumerate(self._scenes[since:], start=since):
            change, shared = self._changes.get(seq) or self._find_change(seq)
            if viewer is not None:
                before, own = own, look(scene.state, viewer)
                change = shared if before == own else shared + diff(before, own)
            seen.append((scene.event.seen_by(viewer), change))
        return seen

    def _state(self, seq: int) -> Any:
        """The state before the event of that number."""
        return self._scenes[seq - 1].state if seq else self._opening

    def _find_change(self, seq: int) -> tuple[Change, Change]:
        """What the event of that number changes for an onlooker, and what of this it does for everybody."""
        known, before = self._last
        if known != seq:
            before = self._game.open_view(self._state(seq))
        after = self._game.open_view(self._scenes[seq].state)
        everything = diff(before, after)
        shared = tuple([part for part in everything if part[0][0] not in self._own or not self._is_own(part[0])])
        if len(self._changes) >= self._kept:
            self._changes.clear()
        self._last = (seq + 1, after)
        self._changes[seq] = (everything, shared)
        return everything, shared

    def _is_own(self, path: Path) -> bool:
        """Whether a path that leads to such a field, or into it, leads to what is a seat's own."""
        inner = self._own[str(path[0])]
        return not isinstance(inner, dict) or path[1] in inner
