"""Answers tried in worlds that a seat can imagine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from stado.core.rng import Rng
from stado.games.three import Three
from stado.games.three.cards import TURNS
from stado.games.three.flat import flatten_state
from stado.games.three.view import View, unseen
from stado.kernels.compiler import floats, ints
from stado.kernels.stream import make_stream
from stado.kernels.three.players import Dreamers
from stado.kernels.three.prospects import load_prospects
from stado.kernels.three.rules import Workspace
from stado.kernels.three.worlds import try_plays
from stado.kernels.trial import Manner, Trial


class Manners(NamedTuple):
    """How everybody plays on, the seat itself included."""

    noise: float  # how often they play any card
    keen: bool  # whether they know what collections promise
    turns: int  # how many cards each plays before the prospects are believed


MANNERS: Mapping[Manner, Manners] = {
    "random": Manners(noise=1.0, keen=False, turns=TURNS),
    "plain": Manners(noise=0.1, keen=False, turns=TURNS),
    "keen": Manners(noise=0.1, keen=True, turns=6),
}


class PlayTrial(Trial):
    """Cards of the hand, tried with other hands and piles."""

    def __init__(self, game: Three, workspace: Workspace, view: View, rng: Rng, manners: Manners) -> None:
        self.workspace = workspace
        self.turns = manners.turns
        prospects = load_prospects(game.seats) if manners.keen else floats([])
        self.dreamers = Dreamers(manners.noise, prospects)
        # Any state that fits the view has what is known in its place; each world deals the rest again.
        self.world = ints(flatten_state(view.colors, game.determinize(view, rng)))
        self.unseen = ints(unseen(view))
        self.hopes = floats([0.0] * game.seats)
        self.stream = make_stream(rng)

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        sums, squares = floats([0.0] * len(answers)), floats([0.0] * len(answers))
        try_plays(
            self.stream,
            self.workspace,
            self.dreamers,
            self.turns,
            self.world,
            self.unseen,
            ints(answers),
            worlds,
            self.hopes,
            sums,
            squares,
        )
        return [float(total) for total in sums], [float(total) for total in squares]
