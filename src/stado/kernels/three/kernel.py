"""Matches of three as the kernel takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stado.core.flat import Ints
from stado.core.game import Prompt
from stado.core.rng import Rng
from stado.games.three import Three
from stado.games.three.cards import HAND_SIZE, NUMBER_CARDS, TURNS
from stado.games.three.flat import SEAT, SEAT_SPAN, flatten_colors, flatten_state
from stado.games.three.state import State
from stado.kernels.compiler import ints, zeros
from stado.kernels.kernel import Kernel
from stado.kernels.seats import Noise, make_seats
from stado.kernels.sheet import Sheet
from stado.kernels.three.rollouts import finish_matches, play_matches
from stado.kernels.three.rules import Workspace
from stado.kernels.three.trial import NOISES, ForesightTrial, PlayTrial
from stado.kernels.trial import Manner, Trial


class ThreeKernel(Kernel):
    """Plays three."""

    game: Three

    def __init__(self, game: Three, noise: Sequence[Noise] | None = None) -> None:
        super().__init__(game, noise)
        self.colors = ints(flatten_colors(game.options.colors))

    def play(self, stream: Ints, count: int) -> Sheet:
        sheet = zeros(count * self.game.seats)
        play_matches(stream, self.make_workspace(), make_seats(self.noise), count, sheet)
        return Sheet(sheet, sheet, turns=TURNS * count, decisions=TURNS * self.game.seats * count)

    def finish(self, state: State, stream: Ints, count: int) -> Sheet:
        sheet, start = zeros(count * self.game.seats), ints(flatten_state(self.game.options.colors, state))
        finish_matches(stream, self.make_workspace(), make_seats(self.noise), start, count, sheet)
        left = [TURNS - len(played) for played in state.played]
        return Sheet(sheet, sheet, turns=max(left) * count, decisions=sum(left) * count)

    def open_trial(self, view: Any, prompt: Prompt[Any], rng: Rng, manner: Manner) -> Trial:
        if manner == "keen":
            return ForesightTrial(self.game, self.make_workspace(), view, rng)
        return PlayTrial(self.game, self.make_workspace(), view, rng, NOISES[manner])

    def make_workspace(self) -> Workspace:
        """What matches are played with."""
        seats = self.game.seats
        table = zeros(SEAT + SEAT_SPAN * seats)
        return Workspace(seats, self.colors, ints(NUMBER_CARDS), table, zeros(seats), zeros(HAND_SIZE))


KERNEL = ThreeKernel
