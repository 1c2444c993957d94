"""PettingZoo's environment in which agents act one after the other."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from stado.rl.environment import Agent, Environment, Number


class TableInTurn(Environment, AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A table whose agents answer one by one: those who are asked at once do so in the order of their seats.

    Only agents that are asked are selected. The first of several does not see more than the last: answers stay hidden
    until all are given.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the first match of a seed, or without one the next."""
        del options
        self.episode.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: Number | None) -> None:
        """Let the selected agent answer; or AnswerError, and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        gains = self.episode.answer({self.seats[agent]: -1 if action is None else int(action)})
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, gains, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, self.episode.is_over)
        self.truncations = dict.fromkeys(self.agents, self.episode.is_cut)
        self._select()

    def _select(self) -> None:
        """Select the first of those who are asked; at the end, the first of all."""
        self.agent_selection = self.possible_agents[next(iter(self.episode.acting), 0)]
