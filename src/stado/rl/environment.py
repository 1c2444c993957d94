"""What PettingZoo's two kinds of environments have in common."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from stado.core.fields import Seat
from stado.core.game import AnyGame
from stado.core.match import Match
from stado.rl.drawing import RENDER_MODES, Picture, RenderMode, check_mode, render
from stado.rl.encoder import Array
from stado.rl.episode import Episode, Observation, Reward
from stado.rl.spaces import Answers, make_observation_space, make_state_space

Agent = str
Number = int | np.integer[Any]


class Environment:
    """A table of a game: an agent for each seat, its spaces, and the match under way."""

    def __init__(
        self, game: AnyGame, *, reward: Reward, max_cycles: int | None = None, render_mode: RenderMode | None = None
    ) -> None:
        check_mode(render_mode)
        self.episode = Episode(game, reward, max_cycles)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"stado_{game.name}_v{game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self.possible_agents: list[Agent] = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents: list[Agent] = []
        self.seats: dict[Agent, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = make_observation_space(self.episode.encoder)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self.action_spaces = {agent: Answers(self.episode, seat) for agent, seat in self.seats.items()}
        self.state_space = make_state_space(self.episode.encoder)

    @property
    def match(self) -> Match:
        """The match under way: its record can be saved, verified and replayed like any other."""
        return self.episode.running

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """The space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Answers:
        """The space of an agent's answers, always the same object."""
        return self.action_spaces[agent]

    def observe(self, agent: Agent) -> Observation:
        """What an agent sees, and may answer."""
        return self.episode.observe(self.seats[agent])

    def state(self) -> Array:
        """All that all seats see: for critics that know everything, and for nobody who plays."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def render(self) -> str | Picture | None:
        """The table with every hand face up: printed, as text, or as a picture."""
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
