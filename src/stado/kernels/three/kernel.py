"""Matches of three as the kernel takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stado.core.flat import Ints
from stado.core.game import Prompt
from stado.core.rng import Rng
from stado.games.three import Three
from stado.games.three.cards import NUMBER_CARDS, TURNS
from stado.games.three.flat import SEAT, SEAT_SPAN, flatten_colors, flatten_state
from stado.games.three.state import State
from stado.kernels.compiler import floats, ints
from stado.kernels.kernel import Kernel, Sheet, Totals
from stado.kernels.three.players import Players
from stado.kernels.three.rollouts import finish_matches, play_matches, score_matches
from stado.kernels.three.rules import Desk, Sums
from stado.kernels.three.trial import MANNERS, PlayTrial
from stado.kernels.trial import Manner, Trial


class ThreeKernel(Kernel):
    """Plays three; `noise` says how often each seat plays any card, and what looks best at a glance else."""

    game: Three

    def __init__(self, game: Three, noise: Sequence[float] | None = None) -> None:
        super().__init__(game)
        self.colors = ints(flatten_colors(game.options.colors))
        self.players = Players(floats([1.0] * game.seats if noise is None else noise), floats([]))

    def play(self, stream: Ints, count: int) -> Totals:
        sums = self._make_sums()
        play_matches(stream, self._make_desk(), self.players, count, sums)
        return _sum_up(count, sums)

    def finish(self, state: State, stream: Ints, count: int) -> Totals:
        sums = self._make_sums()
        finish_matches(
            stream, self._make_desk(), self.players, count, sums, ints(flatten_state(self.game.options.colors, state))
        )
        return _sum_up(count, sums)

    def score(self, stream: Ints, count: int) -> Sheet:
        seats = self.game.seats
        sheet, anyhow = ints([0] * (count * seats)), Players(floats([1.0] * seats), floats([]))
        score_matches(stream, self._make_desk(), anyhow, count, sheet)
        return Sheet(sheet, turns=TURNS * count, decisions=TURNS * seats * count)

    def open_trial(self, view: Any, prompt: Prompt[Any], rng: Rng, manner: Manner) -> Trial:
        return PlayTrial(self.game, self._make_desk(), view, rng, MANNERS[manner])

    def _make_desk(self) -> Desk:
        """What matches are played with."""
        seats = self.game.seats
        table = ints([0] * (SEAT + SEAT_SPAN * seats))
        return Desk(seats, self.colors, ints(NUMBER_CARDS), table, ints([0] * seats))

    def _make_sums(self) -> Sums:
        """Nothing gathered."""
        return Sums(ints([0] * self.game.seats), floats([0.0] * self.game.seats))


def _sum_up(count: int, sums: Sums) -> Totals:
    """The sums as plain numbers."""
    return Totals(count, count, tuple(map(int, sums.scores)), tuple(map(float, sums.wins)))
