from __future__ import annotations

from typing import Any

import pytest

from stado.core.events import Event
from stado.core.game import CHANCE, AnyGame, Prompt
from stado.core.rng import Rng
from stado.games import format_position, parse_position
from stado.games.loot.notation import format_cards, format_group, format_heap


class Table:
    """A typed position, and what is played from there in notation: `2 lay 4 4` is what the second seat lays."""

    def __init__(self, text: str) -> None:
        self.game, self.state = parse_position(text)
        self.events: list[Event] = []

    def play(self, *lines: str) -> Table:
        """Act in turn; `events` keeps what these actions made happen."""
        self.events = []
        for line in lines:
            seat, _, text = line.partition(" ")
            step = self.game.apply(self.state, int(seat) - 1, self.game.parse_action(text))
            self.state = step.state
            self.events += step.events
        return self

    @property
    def asked(self) -> str:
        """Who is asked what: `2 settle_loss`, or nothing when over."""
        return " ".join(
            f"{seat + 1} {self.game.prompt(self.state, seat).kind}" for seat in self.game.to_act(self.state)
        )

    @property
    def prompt(self) -> Prompt[Any]:
        return self.game.prompt(self.state, self.game.to_act(self.state)[0])

    @property
    def answers(self) -> str:
        """The legal answers in notation."""
        return ", ".join(map(self.game.format_action, self.prompt.legal))

    @property
    def story(self) -> list[str]:
        """The kinds of events that the last actions made happen, in table order."""
        return [type(event).__name__ for event in self.events]

    def told(self, kind: type[Event]) -> tuple[Any, ...]:
        """The events of a kind that the last actions made happen."""
        return tuple(event for event in self.events if isinstance(event, kind))

    @property
    def hands(self) -> str:
        return " | ".join(map(format_cards, self.state.hands))

    @property
    def known(self) -> str:
        return " | ".join(map(format_cards, self.state.known))

    @property
    def layers(self) -> str:
        return " | ".join(", ".join(map(format_group, groups)) for groups in self.state.layers)

    @property
    def display(self) -> str:
        return " ".join(map(format_heap, self.state.display))

    @property
    def pile(self) -> str:
        return format_cards(self.state.pile)

    @property
    def shadow(self) -> str:
        return format_cards(self.state.shadow)

    @property
    def scores(self) -> tuple[int, ...]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome.scores

    @property
    def ranks(self) -> tuple[int, ...]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome.ranks

    @property
    def position(self) -> str:
        return format_position(self.game, self.state)


@pytest.fixture(scope="session")
def table() -> Any:
    """Sits down at a typed position, with a variant or the standard one."""

    def sit(text: str, variant: str = "standard") -> Table:
        return Table(f"game: loot\nvariant: {variant}\n{text}")

    return sit


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
                action = rng.choice(game.prompt(state, seat).legal)
            state = game.apply(state, seat, action).state
        return state

    return play
