"""The game as the rest of stado sees it."""

from typing import Any, ClassVar, Literal

import msgspec

from stado.core.game import Game, Showcase, Variant, by_seats
from stado.core.options import Options
from tests.template.crown import rules
from tests.template.crown.state import HAND_SIZE, CrownAction, CrownEvent, Facts, State, View
from tests.template.crown.view import determinize, make_view


class CrownOptions(Options, frozen=True, kw_only=True):
    """The only variant."""

    variant: Literal["standard"] = "standard"


class Crown(Game[CrownOptions, State, CrownAction, View]):
    """Pick a card in secret; the highest takes the crown of the turn."""

    name: ClassVar[str] = "crown"
    rules_version: ClassVar[int] = 1
    variants: ClassVar[tuple[Variant, ...]] = (Variant("standard", 2, 4, 3),)
    fewest_wins: ClassVar[bool] = False
    picks: ClassVar[tuple[str, ...]] = ("pick_card",)
    showcases: ClassVar[tuple[Showcase, ...]] = (Showcase("standard", 2),)
    event_type: ClassVar[Any] = CrownEvent
    facts: ClassVar[msgspec.Struct] = Facts(HAND_SIZE)

    initial = by_seats(rules.initial)
    to_act = staticmethod(rules.to_act)
    may_revise = staticmethod(rules.may_revise)
    prompt = staticmethod(rules.prompt)
    sample_chance = staticmethod(rules.sample_chance)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    standing = staticmethod(rules.standing)
    pieces = staticmethod(rules.pieces)
    view = staticmethod(make_view)
    determinize = staticmethod(determinize)
