from __future__ import annotations

from typing import Any

import pytest

from stado.core.game import Prompt
from stado.core.match import Match
from stado.core.position import format_groups
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.cards import count_cows
from tests.games.table import Table


class SixTable(Table):
    """A typed position of six."""

    @property
    def stacks(self) -> str:
        return format_groups(self.state.stacks)

    @property
    def cows(self) -> list[int]:
        return [count_cows(stack) for stack in self.state.stacks]

    @property
    def markers(self) -> str:
        return " ".join(marker or "-" for marker in self.state.table.markers)

    @property
    def discard(self) -> list[str]:
        return sorted(self.state.table.discard)

    @property
    def held(self) -> str:
        return " | ".join(map(" ".join, self.state.table.held))


@pytest.fixture(scope="session")
def table() -> type[SixTable]:
    """Sits down at a typed position."""
    return SixTable


@pytest.fixture(scope="session")
def dealt() -> Any:
    """A game of six and its state after the deal, or before the first draft."""

    def deal(seats: int, **options: Any) -> Any:
        game = make_game("six", options, seats)
        return game, Match(game, "a seed").state

    return deal


@pytest.fixture
def choose() -> Any:
    """Any answer, but the cheapest row for a low card."""

    def choose(state: Any, prompt: Prompt[Any], rng: Rng) -> Any:
        if prompt.kind == "take_row":
            return min(prompt.legal, key=lambda answer: count_cows(state.rows[answer.row]))
        return rng.choice(prompt.legal)

    return choose
