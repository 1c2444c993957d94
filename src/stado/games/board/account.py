"""Why points were gained and lost."""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.account import Cause
from stado.core.game import Scene
from stado.games.board.events import ScoreChanged, TileMoved, TilePlaced
from stado.games.board.state import State


def find_cause(scenes: Sequence[Scene[State]], seq: int) -> Cause:
    """What the points came from, and the tile that was placed."""
    event = scenes[seq].event
    assert isinstance(event, ScoreChanged)
    if event.source in ("tiles_held", "cards_held"):
        return Cause(event.source)  # BRD-18
    placed = (scene.event for scene in reversed(scenes[:seq]))
    tile = next(one.tile for one in placed if isinstance(one, TilePlaced | TileMoved))
    return Cause(event.source, str(tile))
