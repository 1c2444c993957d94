"""What an answer would do as the table lies."""

from __future__ import annotations

from stado.core.fields import Seat
from stado.core.preview import Preview
from stado.games.loot.actions import Lay, LootAction
from stado.games.loot.cards import Card, Group
from stado.games.loot.options import LootOptions
from stado.games.loot.rules import loots
from stado.games.loot.supply import shadow_prey
from stado.games.loot.view import View


class GroupLies(Preview, frozen=True):
    """The group would loot nothing."""


class GroupLoots(Preview, frozen=True):
    """The group would loot others: each victim's topmost, or one of the shadow."""

    victims: tuple[Seat, ...]
    shadow: tuple[Card, ...]  # the values to choose from


class GroupEnds(Preview, frozen=True):
    """The group would be the last of the hand, and end the match."""


LootPreview = GroupLies | GroupLoots | GroupEnds


def preview(options: LootOptions, view: View, action: LootAction) -> LootPreview | None:
    """What a laid group would loot, and what it counts."""
    assert view.seat is not None
    if not isinstance(action, Lay):
        return None
    group = Group(action.value, action.count, action.jokers)
    score = 2 * group.size  # LOOT-10: cards that count minus in the hand count plus on the table
    if group.size == len(view.hand):
        return GroupEnds(score=score, certain=True)  # LOOT-9
    seats = len(view.layers)
    others = [(view.seat + step) % seats for step in range(1, seats)]
    victims = tuple(seat for seat in others if view.layers[seat] and loots(options, group, view.layers[seat][-1]))
    shadow = tuple(shadow_prey(view.shadow, group))
    if victims or shadow:
        return GroupLoots(victims, shadow, score=score, certain=not shadow)  # LOOT-16: the shadow's go into the hand
    return GroupLies(score=score, certain=True)
