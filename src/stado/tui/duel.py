"""A match in the terminal that can be checked: every answer is given once, and bots draw on the deal alone."""

from __future__ import annotations

from typing import Any

from stado.core.fields import Seat
from stado.core.game import Action, Prompt
from stado.teach.duel import answer, make_rivals
from stado.tui.terminal import Terminal


class Duel(Terminal):
    """A person's seat in a deal of the day, or in a challenge."""

    def _confirm(self, given: Action) -> None:
        """Let the bots answer: a pick stands."""
        while self.seat in self.game.may_revise(self.match.state):
            self._let_bot_act(self.match.to_act[0])

    def _hint(self, prompt: Prompt[Any]) -> None:
        """Give none: others had none either."""
        self._say("duel-no-hint")

    def _let_bot_act(self, seat: Seat) -> None:
        """One bot answers, from its own view."""
        rivals = make_rivals(self.game, self.match.head.bots)
        self._act(seat, answer(self.match, seat, rivals[seat]))
