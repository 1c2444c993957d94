"""The spaces of observations and answers."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from stado.core.fields import Seat
from stado.rl.encoder import AnyEncoder
from stado.rl.episode import Episode


class Answers(spaces.Discrete):
    """The numbers of all answers of a seat; drawn without a mask, one that is legal now."""

    def __init__(self, episode: Episode, seat: Seat) -> None:
        super().__init__(len(episode.encoder.actions))
        self._episode = episode
        self._seat = seat

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self._episode.match is not None:
            mask = self._episode.mask(self._seat)
        return super().sample(mask, probability)


def make_observation_space(encoder: AnyEncoder) -> spaces.Dict:
    """What an agent gets: the observation, and which answers are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(encoder.lows, encoder.highs, dtype=encoder.dtype),
            "action_mask": spaces.Box(0, 1, (len(encoder.actions),), np.int8),
        }
    )


def make_state_space(encoder: AnyEncoder) -> spaces.Box:
    """The observations of all seats, one after the other."""
    seats = encoder.game.seats
    return spaces.Box(np.tile(encoder.lows, seats), np.tile(encoder.highs, seats), dtype=encoder.dtype)
