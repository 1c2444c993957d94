"""PettingZoo's environment in which agents act at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from stado.rl.encoder import IDLE
from stado.rl.environment import Agent, Environment, Number
from stado.rl.episode import AnswerError, Observation

Infos = dict[Agent, dict[str, Any]]
Result = tuple[dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], Infos]


class TableAtOnce(Environment, ParallelEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A table whose agents answer at once; who is not asked answers 0, which is then the only legal number."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], Infos]:
        """Start the first match of a seed, or without one the next."""
        del options
        self.episode.start(seed)
        self.agents = self.possible_agents[:]
        return self._observe_all(self.agents), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[Agent, Number]) -> Result:
        """Let all agents answer; or AnswerError, and nothing has changed."""
        agents = self.agents
        for agent in (self.possible_agents[seat] for seat in self.episode.acting):
            if agent not in actions:
                raise AnswerError(f"{agent} is asked, and does not answer")
        gains = self.episode.answer({self.seats[agent]: int(actions.get(agent, IDLE)) for agent in agents})
        over, cut = self.episode.is_over, self.episode.is_cut
        self.agents = [] if over or cut else agents
        return (
            self._observe_all(agents),
            dict(zip(agents, gains, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _observe_all(self, agents: list[Agent]) -> dict[Agent, Observation]:
        """What each agent sees."""
        return {agent: self.observe(agent) for agent in agents}
