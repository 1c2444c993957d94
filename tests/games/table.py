"""A typed position that tests play on from, in notation."""

from __future__ import annotations

from typing import Any, Self

from stado.core.events import Event
from stado.core.game import AnyGame, Prompt
from stado.core.position import format_groups
from stado.games import format_position, parse_position


class Table:
    """A position, and what is played from there: `2 pick 45` is the second seat's pick; chance is 0."""

    game: AnyGame

    def __init__(self, text: str) -> None:
        self.game, self.state = parse_position(text)
        self.events: tuple[Event, ...] = ()  # that the last action made happen

    def play(self, *lines: str) -> Self:
        """Act in turn."""
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
    def position(self) -> str:
        return format_position(self.game, self.state)
