"""Answers tried in worlds that a seat can imagine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stado.core.game import Prompt
from stado.core.rng import Rng
from stado.games.loot import Loot
from stado.games.loot.actions import LootAction
from stado.games.loot.flat import flatten_action, flatten_state
from stado.games.loot.view import View, unseen
from stado.kernels.compiler import floats, ints
from stado.kernels.loot.rules import Workspace
from stado.kernels.loot.worlds import try_answers
from stado.kernels.stream import make_stream
from stado.kernels.trial import Manner, Trial

# How often the others, and the seat itself later on, give any answer.
NOISE: Mapping[Manner, float] = {"random": 1.0, "plain": 0.1, "keen": 0.1}
# How many times everybody's turn comes before the standing counts.
ROUNDS: Mapping[Manner, int] = {"random": 1000, "plain": 3, "keen": 1000}


class AnswerTrial(Trial):
    """Answers to any question, tried with other hands and piles, all matches played to their end."""

    def __init__(
        self, game: Loot, workspace: Workspace, view: View, prompt: Prompt[LootAction], rng: Rng, manner: Manner
    ) -> None:
        self.workspace = workspace
        self.turns = ROUNDS[manner] * game.seats
        self.answers = [flatten_action(action) for action in prompt.legal]
        # Any state that fits the view has what is known in its place; each world deals the rest again.
        self.world = ints(flatten_state(game.determinize(view, rng)))
        self.unseen = ints(unseen(view))
        self.stream = make_stream(rng)

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        sums, squares = floats([0.0] * len(answers)), floats([0.0] * len(answers))
        tried = ints(self.answers[answer] for answer in answers)
        try_answers(self.stream, self.workspace, self.world, self.unseen, tried, self.turns, worlds, sums, squares)
        return [float(total) for total in sums], [float(total) for total in squares]
