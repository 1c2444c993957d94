"""The game as the rest of stado sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from stado.core.events import Seat
from stado.core.game import Draw, Game, Outcome, Prompt, Step, Variant
from stado.core.position import Position
from stado.core.rng import Rng
from stado.games.six import drawing, judgment, notation, position, rules, view
from stado.games.six.actions import SixAction
from stado.games.six.events import SixEvent
from stado.games.six.facts import FACTS
from stado.games.six.options import SixOptions, check_options
from stado.games.six.state import State
from stado.games.six.view import View


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
    option_type: ClassVar[type[Any]] = SixOptions
    state_type: ClassVar[type[Any]] = State
    view_type: ClassVar[type[Any]] = View
    action_type: ClassVar[Any] = SixAction
    event_type: ClassVar[Any] = SixEvent
    facts: ClassVar[msgspec.Struct] = FACTS

    def __init__(self, options: SixOptions, seats: int) -> None:
        super().__init__(options, seats)
        check_options(options)

    def initial(self) -> State:
        return rules.initial(self.options, self.seats)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def may_revise(self, state: State) -> tuple[Seat, ...]:
        return rules.may_revise(state)

    def prompt(self, state: State, seat: Seat) -> Prompt[SixAction]:
        return rules.prompt(state, seat)

    def sample_chance(self, state: State, rng: Rng) -> SixAction:
        return rules.sample_chance(self.options, state, rng)

    def apply(self, state: State, seat: Seat, action: SixAction) -> Step[State]:
        return rules.apply(self.options, state, seat, action)

    def open_view(self, state: State) -> View:
        return view.open_view(self.options, state)

    def own_fields(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.own_fields(state, seat)

    def determinize(self, view_: View, rng: Rng) -> State:
        return view.determinize(self.options, view_, rng)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def standing(self, state: State) -> Sequence[int]:
        return rules.standing(state)

    def pieces(self, state: State) -> Sequence[object]:
        return rules.pieces(state)

    def parse_fields(self, position_: Position) -> State:
        return position.parse_fields(self.options, self.seats, position_)

    def format_fields(self, state: State) -> Sequence[tuple[str, str]]:
        return position.format_fields(state)

    def format_action(self, action: SixAction) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> SixAction:
        return notation.parse_action(text)

    def rate(self, view_: View, prompt: Prompt[SixAction]) -> Sequence[float]:
        return judgment.rate(self.options, view_, prompt)

    def draw(self, view_: View, names: Sequence[str], say: Draw) -> str:
        return drawing.draw(view_, names, say)
