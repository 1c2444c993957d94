from __future__ import annotations

from typing import Any

import pytest

from stado.core.events import Event
from stado.core.game import CHANCE, AnyGame, Prompt
from stado.core.match import Match
from stado.core.position import format_groups
from stado.core.rng import Rng
from stado.games import format_position, make_game, parse_position
from stado.games.six.cards import count_cows


class Table:
    """A typed position, and what is played from there in notation: `2 pick 45` is the second seat's pick."""

    def __init__(self, text: str) -> None:
        self.game, self.state = parse_position(text)
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

    def answers(self, seat: int) -> str:
        """The legal answers in notation."""
        return ", ".join(map(self.game.format_action, self.ask(seat).legal))

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

    @property
    def position(self) -> str:
        return format_position(self.game, self.state)


@pytest.fixture(scope="session")
def table() -> type[Table]:
    """Sits down at a typed position."""
    return Table


@pytest.fixture(scope="session")
def dealt() -> Any:
    """A game of six and its state after the deal, or before the first draft."""

    def deal(seats: int, **options: Any) -> Any:
        game = make_game("six", options, seats)
        return game, Match(game, "a seed").state

    return deal


def choose_uniformly(game: AnyGame, state: Any, seat: int, rng: Rng) -> Any:
    """Any answer, but the cheapest row for a low card."""
    prompt = game.prompt(state, seat)
    if prompt.kind == "take_row":
        return min(prompt.legal, key=lambda answer: count_cows(state.rows[answer.row]))
    return rng.choice(prompt.legal)


@pytest.fixture(scope="session")
def play_out() -> Any:
    """Plays a match of uniform answers to its end, one seat following the judgment if asked to."""

    def play(game: AnyGame, rng: Rng, judging: int | None = None) -> Any:
        state = game.initial()
        while acting := game.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                action = game.sample_chance(state, rng)
            elif seat == judging:
                prompt = game.prompt(state, seat)
                ratings = game.rate(game.view(state, seat), prompt)
                action = prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)]
            else:
                action = choose_uniformly(game, state, seat, rng)
            state = game.apply(state, seat, action).state
        return state

    return play
