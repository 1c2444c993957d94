"""Matches of loot as the kernel takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stado.core.flat import Ints
from stado.core.game import Prompt
from stado.core.rng import Rng
from stado.games.loot import Loot
from stado.games.loot.flat import SEAT, SEAT_SPAN, VARIANTS, flatten_state
from stado.games.loot.judgment import LONGEST
from stado.games.loot.rules import deck
from stado.games.loot.state import State
from stado.kernels.compiler import floats, ints
from stado.kernels.kernel import Kernel, Sheet, Totals
from stado.kernels.loot.rollouts import finish_matches, play_matches, score_matches
from stado.kernels.loot.rules import MOST_LAYS, Desk
from stado.kernels.loot.trial import NOISE, AnswerTrial
from stado.kernels.trial import Manner, Trial


class LootKernel(Kernel):
    """Plays loot; `noise` says how often each seat gives any answer, and what looks best at a glance else."""

    game: Loot

    def __init__(self, game: Loot, noise: Sequence[float] | None = None) -> None:
        super().__init__(game)
        self.noise = noise or [1.0] * game.seats

    @staticmethod
    def covers(game: Loot) -> bool:
        """Whether the kernel knows the table: two seats play with a shadow."""
        return game.seats > 2

    def play(self, stream: Ints, count: int) -> Totals:
        desk, scores, wins = self._make_desk(self.noise), ints([0] * self.game.seats), floats([0.0] * self.game.seats)
        play_matches(stream, desk, count, scores, wins)
        return Totals(count, count, tuple(map(int, scores)), tuple(map(float, wins)))

    def finish(self, state: State, stream: Ints, count: int) -> Totals:
        desk, scores, wins = self._make_desk(self.noise), ints([0] * self.game.seats), floats([0.0] * self.game.seats)
        finish_matches(stream, desk, count, scores, wins, ints(flatten_state(state)))
        return Totals(count, count, tuple(map(int, scores)), tuple(map(float, wins)))

    def score(self, stream: Ints, count: int) -> Sheet:
        seats = self.game.seats
        desk, scores, keys = self._make_desk([1.0] * seats), ints([0] * (count * seats)), ints([0] * (count * seats))
        turns, decisions = score_matches(stream, desk, count, scores, keys)
        return Sheet(scores, int(turns), int(decisions), keys)

    def open_trial(self, view: Any, prompt: Prompt[Any], rng: Rng, manner: Manner) -> Trial:
        return AnswerTrial(self.game, self._make_desk([NOISE[manner]] * self.game.seats), view, prompt, rng, manner)

    def _make_desk(self, noise: Sequence[float]) -> Desk:
        """What matches are played with."""
        seats = self.game.seats
        return Desk(
            seats=seats,
            variant=VARIANTS[self.game.variant.name],
            deck=ints(deck(seats)),
            table=ints([0] * (SEAT + SEAT_SPAN * seats)),
            legal=ints([0] * MOST_LAYS),
            threats=ints([0] * (LONGEST + 1)),
            noise=floats(noise),
        )
