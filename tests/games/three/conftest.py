from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stado.core.game import AnyGame
from stado.core.match import Match
from stado.core.position import format_groups
from stado.games.three import Three
from stado.games.three.options import ThreeOptions
from tests.games.table import Table


class ThreeTable(Table):
    """A typed position of three, without its head."""

    def __init__(self, text: str, seats: int = 2) -> None:
        super().__init__(f"game: three\nvariant: standard\nseats: {seats}\n{text}")

    @property
    def piles(self) -> str:
        return format_groups(self.state.piles)

    @property
    def face_up(self) -> str:
        return format_groups([collection.face_up for collection in self.state.collections])

    @property
    def face_down(self) -> str:
        return format_groups([collection.face_down for collection in self.state.collections])


@pytest.fixture(scope="session")
def table() -> type[ThreeTable]:
    """Sits down at a typed position."""
    return ThreeTable


@pytest.fixture(scope="session")
def dealt() -> Callable[[int], tuple[AnyGame, Any]]:
    """A game of three and its state after the deal, when somebody is to begin."""

    def deal(seats: int) -> tuple[AnyGame, Any]:
        game = Three(ThreeOptions(), seats)
        return game, Match(game, "a seed").state

    return deal
