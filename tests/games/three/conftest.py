from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stado.core.events import Event
from stado.core.game import CHANCE, AnyGame, Prompt
from stado.core.match import Match
from stado.core.position import format_groups, parse_lines
from stado.core.rng import Rng
from stado.games.three import Three
from stado.games.three.options import ThreeOptions


class Table:
    """A typed position, and what is played from there in notation: `2 play 45` is the second seat's card."""

    def __init__(self, text: str, seats: int = 2) -> None:
        self.game = Three(ThreeOptions(), seats)
        self.state = self.game.parse_fields(parse_lines(text))
        self.events: tuple[Event, ...] = ()

    def play(self, *lines: str) -> Table:
        """Act in turn; `events` keeps what the last action made happen."""
        for line in lines:
            seat, _, text = line.partition(" ")
            step = self.game.apply(self.state, int(seat) - 1, self.game.parse_action(text))
            self.state, self.events = step.state, step.events
        return self

    def ask(self, seat: int) -> Prompt[Any]:
        """What the seat, counted from one, is asked."""
        return self.game.prompt(self.state, seat - 1)

    def told(self, kind: type[Event]) -> tuple[Any, ...]:
        """The events of a kind that the last action made happen."""
        return tuple(event for event in self.events if isinstance(event, kind))

    @property
    def rows(self) -> str:
        return format_groups(self.state.rows)

    @property
    def hands(self) -> str:
        return format_groups(self.state.hands)

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
def table() -> type[Table]:
    """Sits down at a typed position."""
    return Table


@pytest.fixture(scope="session")
def dealt() -> Callable[[int], tuple[AnyGame, Any]]:
    """A game of three and its state after the deal, when somebody is to begin."""

    def deal(seats: int) -> tuple[AnyGame, Any]:
        game = Three(ThreeOptions(), seats)
        return game, Match(game, "a seed").state

    return deal


@pytest.fixture(scope="session")
def play_out() -> Callable[..., Any]:
    """Plays a match of uniform answers to its end, one seat following the judgment if asked to."""

    def play(game: AnyGame, rng: Rng, judging: int | None = None) -> Any:
        state = game.initial()
        while acting := game.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                action = game.sample_chance(state, rng)
            else:
                prompt = game.prompt(state, seat)
                action = rng.choice(prompt.legal)
                if seat == judging:
                    ratings = game.rate(game.view(state, seat), prompt)
                    action = prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)]
            state = game.apply(state, seat, action).state
        return state

    return play
