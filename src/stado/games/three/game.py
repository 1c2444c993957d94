"""The game as the rest of stado sees it."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from stado.core.game import Game, Showcase, Variant, by_options, by_seats
from stado.core.position import Position
from stado.games.three import drawing, judgment, notation, previews, rules
from stado.games.three.actions import ThreeAction
from stado.games.three.events import ThreeEvent
from stado.games.three.facts import FACTS
from stado.games.three.options import ThreeOptions
from stado.games.three.previews import ThreePreview
from stado.games.three.state import State
from stado.games.three.view import View, determinize, open_view, own_fields


class Three(Game[ThreeOptions, State, ThreeAction, View]):
    """3 sind eine zu viel!, the card game."""

    name: ClassVar[str] = "three"
    rules_version: ClassVar[int] = 1
    variants: ClassVar[tuple[Variant, ...]] = (Variant("standard", 2, 4, 4),)
    fewest_wins: ClassVar[bool] = False
    picks: ClassVar[tuple[str, ...]] = ("play_card",)
    showcases: ClassVar[tuple[Showcase, ...]] = (Showcase("standard", 9),)
    event_type: ClassVar[Any] = ThreeEvent
    preview_type: ClassVar[Any] = ThreePreview
    facts: ClassVar[msgspec.Struct] = FACTS

    initial = by_seats(rules.initial)
    to_act = staticmethod(rules.to_act)
    prompt = staticmethod(rules.prompt)
    sample_chance = staticmethod(rules.sample_chance)
    apply = by_options(rules.apply)
    outcome = by_options(rules.outcome)
    standing = by_options(rules.standing)
    pieces = staticmethod(rules.pieces)
    open_view = by_options(open_view)
    own_fields = staticmethod(own_fields)
    determinize = staticmethod(determinize)
    rate = staticmethod(judgment.rate)
    preview = staticmethod(previews.preview)
    draw = staticmethod(drawing.draw)
    format_action = staticmethod(notation.format_action)
    parse_action = staticmethod(notation.parse_action)
    format_fields = staticmethod(notation.format_fields)

    def parse_fields(self, position: Position) -> State:
        return notation.parse_fields(self.options, self.seats, position)
