"""The game as the rest of stado sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Concatenate

import msgspec

from stado.core.game import Game, P, Prompt, R, Showcase, Variant
from stado.games.board import drawing, judgment, notation, position, previews, rules, turns
from stado.games.board.actions import BoardAction
from stado.games.board.events import BoardEvent
from stado.games.board.facts import FACTS
from stado.games.board.flat import flatten_board
from stado.games.board.options import BoardOptions
from stado.games.board.previews import BoardPreview
from stado.games.board.state import State
from stado.games.board.table import Table, make_table
from stado.games.board.view import View, determinize, open_view, own_fields


def _by_table(function: Callable[Concatenate[Table, P], R]) -> Callable[Concatenate[BoardGame, P], R]:
    """A method made of a function that reads the table first."""

    def method(game: BoardGame, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return function(game.table, *args, **kwargs)

    return method


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
    showcases: ClassVar[tuple[Showcase, ...]] = (Showcase("advanced-lucky", 9),)
    event_type: ClassVar[Any] = BoardEvent
    preview_type: ClassVar[Any] = BoardPreview
    facts: ClassVar[msgspec.Struct] = FACTS

    def __init__(self, options: BoardOptions, seats: int) -> None:
        super().__init__(options, seats)
        self.table = make_table(options, seats)
        self.board = flatten_board(self.table)

    initial = _by_table(turns.initial)
    to_act = staticmethod(rules.to_act)
    may_revise = staticmethod(rules.may_revise)
    prompt = _by_table(rules.prompt)
    sample_chance = _by_table(rules.sample_chance)
    apply = _by_table(rules.apply)
    outcome = staticmethod(rules.outcome)
    standing = staticmethod(rules.standing)
    pieces = staticmethod(rules.pieces)
    open_view = _by_table(open_view)
    own_fields = _by_table(own_fields)
    determinize = _by_table(determinize)
    preview = _by_table(previews.preview)
    draw = staticmethod(drawing.draw)
    format_action = staticmethod(notation.format_action)
    parse_action = staticmethod(notation.parse_action)
    parse_fields = _by_table(position.parse_fields)
    format_fields = staticmethod(position.format_fields)

    def rate(self, view: View, prompt: Prompt[BoardAction]) -> Sequence[float]:
        return judgment.rate(self.board, view, prompt)
