"""The game as the rest of stado sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from stado.core.events import Seat
from stado.core.game import Draw, Game, Outcome, Prompt, Step, Variant
from stado.core.position import Position
from stado.core.rng import Rng
from stado.games.board import drawing, judgment, notation, position, rules, turns, view
from stado.games.board.actions import BoardAction
from stado.games.board.events import BoardEvent
from stado.games.board.facts import FACTS
from stado.games.board.options import BoardOptions
from stado.games.board.state import State
from stado.games.board.table import make_table
from stado.games.board.view import View


class BoardGame(Game[BoardOptions, State, BoardAction, View]):
    """6 nimmt!, the board game."""

    name: ClassVar[str] = "board"
    rules_version: ClassVar[int] = 1
    variants: ClassVar[tuple[Variant, ...]] = tuple(
        Variant(name, 2, 6, 4) for name in ("basic", "basic-lucky", "advanced", "advanced-lucky")
    )
    fewest_wins: ClassVar[bool] = False
    # Whether a card can be played is asked whenever one is held: the question must not tell what it is.
    picks: ClassVar[tuple[str, ...]] = ("pick_tile", "pick_tiles", "play_card")
    option_type: ClassVar[type[Any]] = BoardOptions
    state_type: ClassVar[type[Any]] = State
    view_type: ClassVar[type[Any]] = View
    action_type: ClassVar[Any] = BoardAction
    event_type: ClassVar[Any] = BoardEvent
    facts: ClassVar[msgspec.Struct] = FACTS

    def __init__(self, options: BoardOptions, seats: int) -> None:
        super().__init__(options, seats)
        self.table = make_table(options, seats)

    def initial(self) -> State:
        return turns.initial(self.table)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def may_revise(self, state: State) -> tuple[Seat, ...]:
        return rules.may_revise(state)

    def prompt(self, state: State, seat: Seat) -> Prompt[BoardAction]:
        return rules.prompt(self.table, state, seat)

    def sample_chance(self, state: State, rng: Rng) -> BoardAction:
        return rules.sample_chance(self.table, state, rng)

    def apply(self, state: State, seat: Seat, action: BoardAction) -> Step[State]:
        return rules.apply(self.table, state, seat, action)

    def open_view(self, state: State) -> View:
        return view.open_view(self.table, state)

    def own_fields(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.own_fields(self.table, state, seat)

    def determinize(self, view_: View, rng: Rng) -> State:
        return view.determinize(self.table, view_, rng)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def standing(self, state: State) -> Sequence[int]:
        return state.scores

    def pieces(self, state: State) -> Sequence[object]:
        return rules.pieces(state)

    def parse_fields(self, position_: Position) -> State:
        return position.parse_fields(self.table, position_)

    def format_fields(self, state: State) -> Sequence[tuple[str, str]]:
        return position.format_fields(state)

    def format_action(self, action: BoardAction) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> BoardAction:
        return notation.parse_action(text)

    def rate(self, view_: View, prompt: Prompt[BoardAction]) -> Sequence[float]:
        return judgment.rate(self.table, view_, prompt)

    def draw(self, view_: View, names: Sequence[str], say: Draw) -> str:
        return drawing.draw(view_, names, say)
