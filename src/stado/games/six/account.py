"""Why cows were taken."""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.account import Cause
from stado.core.game import Scene
from stado.games.six.events import CardPlaced, CardStacked, RowTaken
from stado.games.six.state import State


def find_cause(scenes: Sequence[Scene[State]], seq: int) -> Cause:
    """A sixth card, a low one or a special; and the card with which the row was taken."""
    event, number = scenes[seq].event, scenes[seq].state.round
    if not isinstance(event, RowTaken) or event.rule not in ("SIX-6", "SIX-7"):
        return Cause("special", "", number)
    # The card that took the row starts it next or, where five rows lie, goes with it.
    following = (scene.event for scene in scenes[seq:])
    card = next(one.card for one in following if isinstance(one, CardPlaced | CardStacked))
    return Cause("low" if event.rule == "SIX-7" else "sixth", str(card), number)
