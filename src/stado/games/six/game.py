"""The game as the rest of stado sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from stado.core.game import Game, Showcase, Variant, by_options
from stado.core.position import Position
from stado.games.six import drawing, judgment, notation, position, previews, rules
from stado.games.six.actions import SixAction
from stado.games.six.events import SixEvent
from stado.games.six.facts import FACTS
from stado.games.six.options import SixOptions, check_options
from stado.games.six.previews import SixPreview
from stado.games.six.state import State
from stado.games.six.view import View, determinize, open_view, own_fields


class Six(Game[SixOptions, State, SixAction, View]):
    """6 nimmt!, the card game."""

    name: ClassVar[str] = "six"
    rules_version: ClassVar[int] = 1
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("classic", 2, 10, 4),
        Variant("pro", 2, 6, 4),
        Variant("jubilee", 2, 8, 4),
    )
    fewest_wins: ClassVar[bool] = True
    picks: ClassVar[tuple[str, ...]] = ("pick_card",)
    showcases: ClassVar[tuple[Showcase, ...]] = (Showcase("jubilee", 9), Showcase("classic", 7))
    short: ClassVar[Mapping[str, Any]] = {"rounds": 1}
    event_type: ClassVar[Any] = SixEvent
    preview_type: ClassVar[Any] = SixPreview
    facts: ClassVar[msgspec.Struct] = FACTS

    def __init__(self, options: SixOptions, seats: int) -> None:
        super().__init__(options, seats)
        check_options(options)

    def initial(self) -> State:
        return rules.initial(self.options, self.seats)

    to_act = staticmethod(rules.to_act)
    may_revise = staticmethod(rules.may_revise)
    prompt = staticmethod(rules.prompt)
    sample_chance = by_options(rules.sample_chance)
    apply = by_options(rules.apply)
    outcome = staticmethod(rules.outcome)
    standing = staticmethod(rules.standing)
    pieces = staticmethod(rules.pieces)
    open_view = by_options(open_view)
    own_fields = staticmethod(own_fields)
    determinize = by_options(determinize)
    rate = by_options(judgment.rate)
    preview = by_options(previews.preview)
    draw = staticmethod(drawing.draw)
    format_action = staticmethod(notation.format_action)
    parse_action = staticmethod(notation.parse_action)
    format_fields = staticmethod(position.format_fields)

    def parse_fields(self, position_: Position) -> State:
        return position.parse_fields(self.options, self.seats, position_)
