from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stado.core.game import AnyGame
from stado.core.match import Match
from stado.games import make_game
from stado.games.board.events import ScoreChanged
from stado.games.board.layout import HOUSE_BOARD, Board
from stado.games.board.position import format_fields
from tests.games.table import Table


class BoardTable(Table):
    """A typed position of board, without its head."""

    def __init__(self, text: str, **options: Any) -> None:
        super().__init__(f"game: board\noptions: {msgspec.json.encode(options).decode()}\n{text}")

    @property
    def acting(self) -> tuple[int, ...]:
        """Who is to act, counted from one; chance is 0."""
        return tuple(seat + 1 for seat in self.game.to_act(self.state))

    @property
    def points(self) -> list[int]:
        """The changes of scores that the last action brought."""
        return [event.points for event in self.told(ScoreChanged)]

    @property
    def scores(self) -> tuple[int, ...]:
        scores: tuple[int, ...] = self.state.scores
        return scores

    def line(self, key: str) -> str:
        """A line of the position."""
        return dict(format_fields(self.state)).get(key, "")

    @property
    def rows(self) -> str:
        """The rows in notation, up to the last with a tile."""
        texts = [" ".join("-" if tile is None else str(tile) for tile in row) for row in self.state.rows]
        return " | ".join(texts).rstrip("| ").lstrip()


@pytest.fixture(scope="session")
def table() -> type[BoardTable]:
    """Sits down at a typed position."""
    return BoardTable


@pytest.fixture(scope="session")
def made_board() -> Callable[..., Board]:
    """The house board with some rows of a side in place of its own: `made_board(basic={1: ". COWS"})`."""

    def make(**sides: dict[int, str]) -> Board:
        board = HOUSE_BOARD
        for side, changes in sides.items():
            rows = list(getattr(board, side))
            for number, signs in changes.items():
                rows[number - 1 : number] = [tuple(signs.split())]
            board = replace(board, **{side: tuple(rows)})
        return board

    return make


@pytest.fixture(scope="session")
def dealt() -> Callable[..., tuple[AnyGame, Any]]:
    """A game and its state after the deal."""

    def deal(variant: str, seats: int, seed: str = "a seed") -> tuple[AnyGame, Any]:
        game = make_game("board", {"variant": variant}, seats)
        return game, Match(game, seed).state

    return deal
