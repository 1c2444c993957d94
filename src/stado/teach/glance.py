"""What a seat answers that nobody has told what to answer."""

from __future__ import annotations

from typing import Any

from stado.core.fields import Seat
from stado.core.game import Action, AnyGame


def answer_at_a_glance(game: AnyGame, state: Any, seat: Seat) -> Action:
    """The answer that the game's own judgment rates best from what the seat knows; the first of equal ones."""
    prompt = game.prompt(state, seat)
    ratings = game.rate(game.view(state, seat), prompt)
    action: Action = prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)]
    return action
