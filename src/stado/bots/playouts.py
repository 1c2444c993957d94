"""Answers tried by the rules themselves: states that the view allows, played on by sensible players."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from stado.core.fields import Seat
from stado.core.game import CHANCE, Action, AnyGame, Prompt
from stado.core.rng import Rng
from stado.kernels.trial import Trial


class Style(msgspec.Struct, frozen=True):
    """How to think where there is no kernel."""

    candidates: int = 10  # the best rated answers are tried
    turns: int | None = 3  # of the thinker's own, after which a rollout is cut short and the standing counts
    prior: float = 8.0  # how many rollouts the rating at a glance is worth
    noise: float = 0.1  # how often players in rollouts answer at random
    random_picks: bool = False  # whether they always pick at random
    win: float = 3.0  # what a win is worth, in the unit of the score


class Playouts(Trial):
    """Every answer meets the same states and the same luck, so that differences are its own doing."""

    def __init__(self, game: AnyGame, view: Any, prompt: Prompt[Any], rng: Rng, *, style: Style) -> None:
        self.game = game
        self.view = view
        self.legal: Sequence[Action] = prompt.legal
        self.rng = rng
        self.style = style
        self.candidates = style.candidates
        self.prior = style.prior

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        sums, squares = [0.0] * len(answers), [0.0] * len(answers)
        for _ in range(worlds):
            world = self.game.determinize(self.view, self.rng)
            luck = self.rng.word()
            for place, answer in enumerate(answers):
                worth = self._roll_out(world, self.legal[answer], Rng("rollout", luck))
                sums[place] += worth
                squares[place] += worth * worth
        return sums, squares

    def _roll_out(self, state: Any, action: Action, rng: Rng) -> float:
        """What the action leads to for the seat."""
        game, seat, turns = self.game, self.view.seat, 0
        state = game.apply(state, seat, action).state
        self.steps += 1
        while (acting := game.to_act(state)) and turns != self.style.turns:
            actor = acting[0]
            if actor == CHANCE:
                action = game.sample_chance(state, rng)
            else:
                prompt = game.prompt(state, actor)
                turns += actor == seat and prompt.kind in game.picks
                action = self._answer(state, actor, prompt, rng)
            state = game.apply(state, actor, action).state
            self.steps += 1
        return self._worth(state, seat)

    def _answer(self, state: Any, seat: Seat, prompt: Prompt[Any], rng: Rng) -> Action:
        """What a sensible player answers, mostly."""
        legal: Sequence[Action] = prompt.legal
        if len(legal) == 1:
            return legal[0]
        if rng.unit() < self.style.noise or (self.style.random_picks and prompt.kind in self.game.picks):
            return rng.choice(legal)
        ratings = self.game.rate(self.game.view(state, seat), prompt)
        return legal[max(range(len(legal)), key=ratings.__getitem__)]

    def _worth(self, state: Any, seat: Seat) -> float:
        """How far the seat is ahead of the others' mean and best, and whether it wins."""
        sign = -1 if self.game.fewest_wins else 1
        scores = [sign * score for score in self.game.standing(state)]
        mine = scores.pop(seat)
        lead = mine - 0.5 * (math.fsum(scores) / len(scores) + max(scores))
        outcome = self.game.outcome(state)
        if outcome is None:
            return lead
        return lead + self.style.win * (outcome.ranks[seat] == 1) / outcome.ranks.count(1)
