from __future__ import annotations

from typing import Any, Self

import pytest

from stado.core.game import Prompt
from stado.games.loot.notation import format_cards, format_group, format_heap
from tests.games.table import Table


class LootTable(Table):
    """A typed position of loot; the seat that is to answer is not named."""

    def play(self, *lines: str) -> Self:
        """Act in turn; `events` keeps what all these actions made happen."""
        told = [event for line in lines for event in super(LootTable, self).play(line).events]
        self.events = tuple(told)
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
    def choices(self) -> str:
        """The legal answers in notation."""
        return ", ".join(map(self.game.format_action, self.prompt.legal))

    @property
    def story(self) -> list[str]:
        """The kinds of events that the last actions made happen, in table order."""
        return [type(event).__name__ for event in self.events]

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


@pytest.fixture(scope="session")
def table() -> Any:
    """Sits down at a typed position, with a variant or the standard one."""

    def sit(text: str, variant: str = "standard") -> LootTable:
        return LootTable(f"game: loot\nvariant: {variant}\n{text}")

    return sit
