"""The game as the rest of stado sees it."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from stado.core.fields import Seat
from stado.core.game import Game, Prompt, Showcase, Variant, by_options, by_seats
from stado.core.position import Position
from stado.games.loot import drawing, judgment, notation, position, previews, rules
from stado.games.loot.actions import LootAction
from stado.games.loot.events import LootEvent
from stado.games.loot.facts import FACTS
from stado.games.loot.options import LootOptions
from stado.games.loot.previews import LootPreview
from stado.games.loot.state import State
from stado.games.loot.view import View, determinize, open_view, own_fields


class Loot(Game[LootOptions, State, LootAction, View]):
    """Kořist, also sold as Abluxxen and Linko."""

    name: ClassVar[str] = "loot"
    rules_version: ClassVar[int] = 1
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("standard", 2, 5, 4),
        Variant("advanced", 2, 5, 4),
        Variant("expert", 2, 5, 4),
    )
    fewest_wins: ClassVar[bool] = False
    picks: ClassVar[tuple[str, ...]] = ("lay",)
    showcases: ClassVar[tuple[Showcase, ...]] = (Showcase("standard", 14),)
    event_type: ClassVar[Any] = LootEvent
    preview_type: ClassVar[Any] = LootPreview
    facts: ClassVar[msgspec.Struct] = FACTS

    initial = by_seats(rules.initial)
    to_act = staticmethod(rules.to_act)
    sample_chance = staticmethod(rules.sample_chance)
    apply = by_options(rules.apply)
    outcome = staticmethod(rules.outcome)
    standing = staticmethod(rules.scores)
    pieces = staticmethod(rules.pieces)
    open_view = staticmethod(open_view)
    own_fields = staticmethod(own_fields)
    determinize = staticmethod(determinize)
    rate = by_options(judgment.rate)
    preview = by_options(previews.preview)
    draw = staticmethod(drawing.draw)
    format_action = staticmethod(notation.format_action)
    parse_action = staticmethod(notation.parse_action)
    format_fields = staticmethod(position.format_fields)

    def prompt(self, state: State, seat: Seat) -> Prompt[LootAction]:
        return rules.prompt(state)

    def parse_fields(self, position_: Position) -> State:
        return position.parse_fields(self.options, self.seats, position_)
