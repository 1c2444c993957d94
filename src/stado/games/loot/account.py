"""What points are made of."""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.account import Cause, Part
from stado.core.game import Scene
from stado.games.loot.cards import JOKER, Group
from stado.games.loot.events import GroupLaid, GroupLooted, GroupTaken
from stado.games.loot.state import State


def find_cause(scenes: Sequence[Scene[State]], seq: int) -> Cause:
    """A group laid, looted or taken, which is named; or cards that came into the hand."""
    event = scenes[seq].event
    match event:
        case GroupLaid():
            kind = "laid"
        case GroupLooted():
            kind = "looted"
        case GroupTaken():
            kind = "taken"
        case _:
            return Cause("drawn")
    group = Group(event.value, event.count, event.jokers)
    return Cause(kind, f"{group.size} × {'★' if group.value == JOKER else group.value}")


def list_parts(state: State) -> tuple[Part, ...]:
    """LOOT-10: cards laid count plus, those in the hand minus."""
    return (
        Part("laid", None, tuple(sum(group.size for group in layers) for layers in state.layers)),
        Part("hand", None, tuple(-len(hand) for hand in state.hands)),
    )
