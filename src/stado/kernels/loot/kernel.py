"""Matches of loot as the kernel takes them."""

from __future__ import annotations

from typing import Any

from stado.core.flat import Ints
from stado.core.game import Prompt
from stado.core.rng import Rng
from stado.games.loot import Loot
from stado.games.loot.flat import SEAT, SEAT_SPAN, VARIANTS, flatten_state
from stado.games.loot.judgment import LONGEST
from stado.games.loot.rules import deck
from stado.games.loot.state import State
from stado.kernels.compiler import ints, zeros
from stado.kernels.kernel import Kernel
from stado.kernels.loot.rollouts import finish_matches, play_matches
from stado.kernels.loot.rules import MOST_LAYS, Workspace
from stado.kernels.loot.trial import NOISE, AnswerTrial
from stado.kernels.seats import Noise, Seats, make_seats
from stado.kernels.sheet import Sheet
from stado.kernels.trial import Manner, Trial


class LootKernel(Kernel):
    """Plays loot in all variants, the shadow of two seats included."""

    game: Loot

    def play(self, stream: Ints, count: int) -> Sheet:
        scores, keys = self.make_sheets(count)
        return Sheet(scores, keys, *play_matches(stream, self.make_workspace(), count, scores, keys))

    def finish(self, state: State, stream: Ints, count: int) -> Sheet:
        scores, keys = self.make_sheets(count)
        start = ints(flatten_state(state))
        return Sheet(scores, keys, *finish_matches(stream, self.make_workspace(), start, count, scores, keys))

    def open_trial(self, view: Any, prompt: Prompt[Any], rng: Rng, manner: Manner) -> Trial:
        noise = Noise(NOISE[manner], NOISE[manner])
        workspace = self.make_workspace(make_seats([noise] * self.game.seats, fair=False))
        return AnswerTrial(self.game, workspace, view, prompt, rng, manner)

    def make_workspace(self, players: Seats | None = None) -> Workspace:
        """What matches are played with, by the kernel's own seats or others."""
        seats = self.game.seats
        return Workspace(
            seats=seats,
            variant=VARIANTS[self.game.options.variant],
            deck=ints(deck(seats)),
            table=zeros(SEAT + SEAT_SPAN * seats),
            legal=zeros(MOST_LAYS),
            threats=zeros(LONGEST + 1),
            players=players or make_seats(self.noise),
        )


KERNEL = LootKernel
