"""Answers tried in worlds that a seat can imagine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stado.core.rng import Rng
from stado.games.three import Three
from stado.games.three.cards import DECK
from stado.games.three.flat import flatten_state
from stado.games.three.view import View, unseen
from stado.kernels.compiler import floats, ints, zeros
from stado.kernels.stream import make_stream
from stado.kernels.three.foresight import Scene, foresee_plays
from stado.kernels.three.players import Dreamers
from stado.kernels.three.prospects import load_prospects
from stado.kernels.three.rules import Workspace
from stado.kernels.three.values import load_values, make_mind
from stado.kernels.three.worlds import try_plays
from stado.kernels.trial import Manner, Trial

NOISES: Mapping[Manner, float] = {"random": 1.0, "plain": 0.1}  # how often everybody plays any card, else at a glance
KEEN_NOISE = 0.1  # the same of seats that go by prospects
TURNS_AHEAD = 2  # cards that a master plays in its mind before it believes the net


class PlayTrial(Trial):
    """Cards of the hand, tried with other hands and piles to the end of the match."""

    def __init__(self, game: Three, workspace: Workspace, view: View, rng: Rng, noise: float) -> None:
        self.workspace = workspace
        self.dreamers = Dreamers(noise, floats([]))
        # Any state that fits the view has what is known in its place; each world deals the rest again.
        self.world = ints(flatten_state(view.colors, game.determinize(view, rng)))
        self.unseen = ints(unseen(view))
        self.stream = make_stream(rng)

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        sums, squares = floats([0.0] * len(answers)), floats([0.0] * len(answers))
        given = self.stream, self.workspace, self.dreamers, self.world, self.unseen
        try_plays(*given, ints(answers), worlds, sums, squares)
        return [float(total) for total in sums], [float(total) for total in squares]


class ForesightTrial(Trial):
    """The same for a few turns, a net telling what is to be expected from there."""

    def __init__(self, game: Three, workspace: Workspace, view: View, rng: Rng) -> None:
        seats, hidden = game.seats, unseen(view)
        prospects = load_prospects(seats)
        self.workspace = workspace
        self.mind = make_mind(load_values(seats), prospects, seats)
        self.others = Dreamers(KEEN_NOISE, prospects)
        known = {*hidden, *view.hand}
        self.scene = Scene(
            world=ints(flatten_state(view.colors, game.determinize(view, rng))),
            unseen=ints(hidden),
            known=ints(card in known for card in DECK),
            fresh=zeros(len(DECK)),
            turns=TURNS_AHEAD,
        )
        self.stream = make_stream(rng)

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        sums, squares = floats([0.0] * len(answers)), floats([0.0] * len(answers))
        given = self.stream, self.workspace, self.mind, self.others, self.scene
        foresee_plays(*given, ints(answers), worlds, sums, squares)
        return [float(total) for total in sums], [float(total) for total in squares]
