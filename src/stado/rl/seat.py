"""Gymnasium's environment of one seat that learns among bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import Env

from stado.bots import make_bot
from stado.core.errors import OptionError
from stado.core.game import AnyGame
from stado.core.match import Match
from stado.core.rng import Rng
from stado.rl.drawing import RENDER_MODES, Picture, RenderMode, check_mode, render
from stado.rl.episode import Episode, Observation, Reward
from stado.rl.spaces import Answers, make_observation_space


class SeatAmongBots(Env[Any, Any]):
    """A seat of any game; the others are bots, who answer until the seat is asked again."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: AnyGame,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "casual",
        reward: Reward = "difference",
        max_cycles: int | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        check_mode(render_mode)
        if not 0 <= seat < game.seats:
            raise OptionError(f"seat cannot be {seat}; allowed: 0 to {game.seats - 1}")
        names = [bots] * (game.seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != game.seats - 1:
            raise OptionError(f"{len(names)} bots for {game.seats} seats; name one for all or one for each other seat")
        self.episode = Episode(game, reward, max_cycles)
        self.seat = seat
        others = (other for other in range(game.seats) if other != seat)
        self.bots = {other: make_bot(name, game) for other, name in zip(others, names, strict=True)}
        self.render_mode: RenderMode | None = render_mode
        self.observation_space = make_observation_space(self.episode.encoder)
        self.action_space = Answers(self.episode, seat)

    @property
    def match(self) -> Match:
        """The match under way."""
        return self.episode.running

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start the first match of a seed, or without one the next."""
        super().reset(seed=seed)
        self.episode.start(seed)
        self._let_bots_answer()
        return self.episode.observe(self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Let the seat answer, and then the bots; or AnswerError, and nothing has changed."""
        gained = self.episode.answer({self.seat: int(action)})[self.seat] + self._let_bots_answer()
        return self.episode.observe(self.seat), gained, self.episode.is_over, self.episode.is_cut, {}

    def _let_bots_answer(self) -> float:
        """Let bots answer until the seat is asked or the match has ended; what the seat gains by it."""
        gained, match, encoder = 0.0, self.match, self.episode.encoder
        while (acting := self.episode.acting) and self.seat not in acting:
            other = acting[0]
            prompt, view = match.game.prompt(match.state, other), match.game.view(match.state, other)
            action = self.bots[other].choose(view, prompt, Rng(match.head.seed, "bot", other, len(match.log)))
            gained += self.episode.answer({other: encoder.encode(action)})[self.seat]
        return gained

    def render(self) -> str | Picture | None:
        """The table with every hand face up: printed, as text, or as a picture."""
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Let go of what bots hold."""
        for bot in self.bots.values():
            bot.close()
