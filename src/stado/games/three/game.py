"""The game as the rest of stado sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from stado.core.events import Seat
from stado.core.game import Draw, Game, Outcome, Prompt, Step, Variant
from stado.core.position import Position
from stado.core.rng import Rng
from stado.games.three import drawing, judgment, notation, rules, view
from stado.games.three.actions import ThreeAction
from stado.games.three.events import ThreeEvent
from stado.games.three.facts import FACTS
from stado.games.three.options import ThreeOptions
from stado.games.three.state import State
from stado.games.three.view import View


class Three(Game[ThreeOptions, State, ThreeAction, View]):
    """3 sind eine zu viel!, the card game."""

    name: ClassVar[str] = "three"
    rules_version: ClassVar[int] = 1
    variants: ClassVar[tuple[Variant, ...]] = (Variant("standard", 2, 4, 4),)
    fewest_wins: ClassVar[bool] = False
    picks: ClassVar[tuple[str, ...]] = ("play_card",)
    option_type: ClassVar[type[Any]] = ThreeOptions
    state_type: ClassVar[type[Any]] = State
    view_type: ClassVar[type[Any]] = View
    action_type: ClassVar[Any] = ThreeAction
    event_type: ClassVar[Any] = ThreeEvent
    facts: ClassVar[msgspec.Struct] = FACTS

    def initial(self) -> State:
        return rules.initial(self.seats)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def prompt(self, state: State, seat: Seat) -> Prompt[ThreeAction]:
        return rules.prompt(state, seat)

    def sample_chance(self, state: State, rng: Rng) -> ThreeAction:
        return rules.sample_chance(state, rng)

    def apply(self, state: State, seat: Seat, action: ThreeAction) -> Step[State]:
        return rules.apply(self.options, state, seat, action)

    def open_view(self, state: State) -> View:
        return view.open_view(self.options, state)

    def own_fields(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.own_fields(state, seat)

    def determinize(self, view_: View, rng: Rng) -> State:
        return view.determinize(view_, rng)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(self.options, state)

    def standing(self, state: State) -> Sequence[int]:
        return rules.standing(self.options, state)

    def pieces(self, state: State) -> Sequence[object]:
        return rules.pieces(state)

    def parse_fields(self, position: Position) -> State:
        return notation.parse_fields(self.options, self.seats, position)

    def format_fields(self, state: State) -> Sequence[tuple[str, str]]:
        return notation.format_fields(state)

    def format_action(self, action: ThreeAction) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> ThreeAction:
        return notation.parse_action(text)

    def rate(self, view_: View, prompt: Prompt[ThreeAction]) -> Sequence[float]:
        return judgment.rate(view_, prompt)

    def draw(self, view_: View, names: Sequence[str], say: Draw) -> str:
        return drawing.draw(view_, names, say)
