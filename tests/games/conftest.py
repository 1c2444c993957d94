from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

import pytest

from stado.core.game import CHANCE, AnyGame, Prompt
from stado.core.rng import Rng

Choose = Callable[[Any, Prompt[Any], Rng], Any]


def choose_any(_: Any, prompt: Prompt[Any], rng: Rng) -> Any:
    """Any answer."""
    return rng.choice(prompt.legal)


@pytest.fixture
def choose() -> Choose:
    """How seats without judgment answer, in a state."""
    return choose_any


@pytest.fixture
def play_out(choose: Choose) -> Any:
    """Plays a match to its end, some seats following the judgment if asked to."""

    def play(game: AnyGame, rng: Rng, judging: Container[int] = ()) -> Any:
        state = game.initial()
        while acting := game.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                action = game.sample_chance(state, rng)
            else:
                prompt = game.prompt(state, seat)
                action = choose(state, prompt, rng)
                if seat in judging:
                    ratings = game.rate(game.view(state, seat), prompt)
                    action = prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)]
            state = game.apply(state, seat, action).state
        return state

    return play
