"""Answers tried in worlds that a seat can imagine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stado.core.rng import Rng
from stado.games.three import Three
from stado.games.three.view import View, unseen
from stado.kernels.compiler import Floats, floats, ints
from stado.kernels.stream import make_stream
from stado.kernels.three.loading import load_table
from stado.kernels.three.rules import Desk
from stado.kernels.three.worlds import try_plays
from stado.kernels.trial import Manner, Trial

# How often the others, and the seat itself later on, play any card.
NOISE: Mapping[Manner, float] = {"random": 1.0, "plain": 0.1, "keen": 0.1}


class PlayTrial(Trial):
    """Cards of the hand, tried with other hands and piles, all matches played to their end."""

    def __init__(self, game: Three, desk: Desk, view: View, rng: Rng, manner: Manner) -> None:
        self.desk = desk
        self.noise: Floats = floats([NOISE[manner]] * game.seats)
        # Any state that fits the view has what is known in its place; each world deals the rest anew.
        self.world = load_table(view.colors, game.determinize(view, rng))
        self.unseen = ints(unseen(view))
        self.stream = make_stream(rng)

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        sums, squares = floats([0.0] * len(answers)), floats([0.0] * len(answers))
        try_plays(self.stream, self.desk, self.noise, self.world, self.unseen, ints(answers), worlds, sums, squares)
        return [float(total) for total in sums], [float(total) for total in squares]
