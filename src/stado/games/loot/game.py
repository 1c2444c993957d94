"""The game as the rest of stado sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from stado.core.events import Seat
from stado.core.game import Draw, Game, Outcome, Prompt, Step, Variant
from stado.core.position import Position
from stado.core.rng import Rng
from stado.games.loot import drawing, judgment, notation, position, rules, view
from stado.games.loot.actions import LootAction
from stado.games.loot.events import LootEvent
from stado.games.loot.facts import FACTS
from stado.games.loot.options import LootOptions
from stado.games.loot.state import State
from stado.games.loot.view import View


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
    option_type: ClassVar[type[Any]] = LootOptions
    state_type: ClassVar[type[Any]] = State
    view_type: ClassVar[type[Any]] = View
    action_type: ClassVar[Any] = LootAction
    event_type: ClassVar[Any] = LootEvent
    facts: ClassVar[msgspec.Struct] = FACTS

    def initial(self) -> State:
        return rules.initial(self.seats)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def prompt(self, state: State, seat: Seat) -> Prompt[LootAction]:
        return rules.prompt(state)

    def sample_chance(self, state: State, rng: Rng) -> LootAction:
        return rules.sample_chance(state, rng)

    def apply(self, state: State, seat: Seat, action: LootAction) -> Step[State]:
        return rules.apply(self.options, state, seat, action)

    def open_view(self, state: State) -> View:
        return view.open_view(state)

    def own_fields(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.own_fields(state, seat)

    def determinize(self, view_: View, rng: Rng) -> State:
        return view.determinize(view_, rng)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def standing(self, state: State) -> Sequence[int]:
        return rules.scores(state)

    def pieces(self, state: State) -> Sequence[object]:
        return rules.pieces(state)

    def parse_fields(self, position_: Position) -> State:
        return position.parse_fields(self.options, self.seats, position_)

    def format_fields(self, state: State) -> Sequence[tuple[str, str]]:
        return position.format_fields(state)

    def format_action(self, action: LootAction) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> LootAction:
        return notation.parse_action(text)

    def rate(self, view_: View, prompt: Prompt[LootAction]) -> Sequence[float]:
        return judgment.rate(self.options, view_, prompt)

    def draw(self, view_: View, names: Sequence[str], say: Draw) -> str:
        return drawing.draw(view_, names, say)
