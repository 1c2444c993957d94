"""What follows from an answer until the seat's next turn, counted over worlds that fit what the seat knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from stado.core.fields import Seat
from stado.core.game import Action, AnyGame
from stado.core.rng import Rng
from stado.teach.reasons import play_turn

WORLDS = 200


def count_outcomes(game: AnyGame, view: Any, action: Action, worlds: int = WORLDS) -> dict[int, int]:
    """By the change of the seat's score: the number of worlds, which are the same for every answer."""
    seat: Seat = view.seat
    changes: Counter[int] = Counter()
    for number in range(worlds):
        state = game.determinize(view, Rng("outcome", number))
        _, after = play_turn(game, state, seat, action, Rng("outcome luck", number))
        changes[after - game.standing(state)[seat]] += 1
    return dict(sorted(changes.items()))
