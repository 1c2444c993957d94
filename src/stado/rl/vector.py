"""Gymnasium's vector environment over a kernel: thousands of matches of six at once, one seat of each learning."""

from __future__ import annotations

import secrets
from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from stado.core.errors import OptionError
from stado.core.flat import Grid, Ints
from stado.core.game import AnyGame
from stado.core.rng import Rng
from stado.games.six import Six
from stado.games.six.cards import DECK, ROWS
from stado.kernels.compiler import floats, ints, zeros
from stado.kernels.compiler.kinds import INT8, INT16, INT32, INT64, UINT8, Item
from stado.kernels.six.nets.network import make_scratch
from stado.kernels.six.nets.trial import load_nets
from stado.kernels.six.opponents import CASUAL, SPAN, Others
from stado.kernels.six.vector import (
    Layout,
    Matches,
    answer_narrow,
    answer_wide,
    choose_legal,
    find_illegal,
    start_narrow,
    start_wide,
)
from stado.kernels.stream import WORDS, make_stream
from stado.rl.encoder import AnyEncoder
from stado.rl.encoders.six import MOST_ROUNDS, PHASES, SixEncoder
from stado.rl.episode import AnswerError, Observation, Reward, check_reward
from stado.rl.spaces import make_observation_space

OPPONENTS = ("random", "uniform", "casual", "plain", "keen")  # as the kernel numbers them

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class ManyAnswers(spaces.MultiDiscrete):
    """An answer for each match; drawn without a mask, each is legal now."""

    def __init__(self, masks: Grid) -> None:
        super().__init__(np.full(len(masks), masks.width))
        self._masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> npt.NDArray[np.int64]:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        answers, points = zeros(len(self._masks)), floats(self.np_random.random(len(self._masks)))
        choose_legal(self._masks, points, answers)
        return np.asarray(answers)


class ManyTables(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Matches of six classic; the learner has the first seat of each, and bots of the kernel the others.

    The arrays that `reset` and `step` return are the environment's own, and change at the next step. A match that is
    over starts again at the next step, whose answer must be 0 there.
    """

    def __init__(
        self, game: AnyGame, num_envs: int, *, opponents: str | Sequence[str] = "casual", reward: Reward = "difference"
    ) -> None:
        if not isinstance(game, Six) or game.variant.name != "classic":
            raise OptionError(f"{game.name} {game.variant.name} has no vector kernel; allowed: six classic")
        if num_envs < 1:
            raise OptionError(f"num_envs cannot be {num_envs}; allowed: a whole number from 1 up")
        self.game = game
        self.num_envs = num_envs
        self.encoder = SixEncoder(game)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self._plan = make_plan(game, self.encoder, reward)
        self._others = make_others(game, opponents)
        self._matches = make_matches(self.encoder, num_envs)
        narrow = self.encoder.dtype == np.uint8
        self._observations = make_grid(UINT8 if narrow else INT16, num_envs, self.encoder.size)
        self._start, self._answer = (start_narrow, answer_narrow) if narrow else (start_wide, answer_wide)
        self._seen: Observation = {
            "observation": show_grid(self._observations),
            "action_mask": show_grid(self._matches.masks),
        }
        self._rewards: Floats = np.asarray(self._matches.rewards)
        self._over: Flags = np.asarray(self._matches.over).view(np.bool_)
        self._cut: Flags = np.zeros(num_envs, np.bool_)
        self.single_observation_space = make_observation_space(self.encoder)
        self.single_action_space = spaces.Discrete(len(self.encoder.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = ManyAnswers(self._matches.masks)
        self._seed_all(secrets.token_hex(16))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all matches: those of a seed, or without one others."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed_all(seed)
        self._start(self._matches, self._observations, self._others, self._plan)
        return self._seen, {}

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Observation, Floats, Flags, Flags, dict[str, Any]]:
        """Let all learners answer; or AnswerError, and nothing has changed."""
        given = np.asarray(actions, np.int64)
        if given.shape != (self.num_envs,):
            raise AnswerError(f"answers of shape {given.shape}; allowed: {(self.num_envs,)}")
        answers = array("q", given.tobytes())
        illegal = find_illegal(self._matches.masks, answers)
        if illegal >= 0:
            raise AnswerError(f"{answers[illegal]} is no answer in match {illegal}; the mask says which are")
        self._answer(self._matches, self._observations, self._others, answers, self._plan)
        return self._seen, self._rewards, self._over, self._cut, {}

    def _seed_all(self, seed: int | str) -> None:
        """Give every match a sorted deck and a stream of its own."""
        show_grid(self._matches.decks)[:] = DECK
        streams = show_grid(self._matches.streams)
        for number in range(self.num_envs):
            streams[number] = make_stream(Rng(seed, "vector", number))


def make_matches(encoder: AnyEncoder, count: int) -> Matches:
    """Matches that have not started."""
    return Matches(
        streams=make_grid(INT64, count, WORDS),
        decks=make_grid(INT32, count, len(DECK)),
        tables=make_grid(INT32, count, SPAN),
        hidden=make_grid(INT64, count, len(DECK) + 1),
        masks=make_grid(INT8, count, len(encoder.actions)),
        rewards=floats([0.0] * count),
        over=array("b", bytes(count)),
        worth=floats([0.0] * count),
    )


def make_grid(item: Item, count: int, width: int) -> Grid:
    """Rows of zeros."""
    return Grid(array(item.code, bytes(array(item.code).itemsize * count * width)), width)


def show_grid(grid: Grid) -> npt.NDArray[Any]:
    """The grid as the array that it is: a change of one is a change of the other."""
    return np.asarray(grid.items).reshape(-1, grid.width)


def make_plan(game: Six, encoder: AnyEncoder, reward: Reward) -> Ints:
    """What all tables have in common."""
    phase, options = encoder.start("phase"), game.options
    shown = ("asked", "round", "scores", "hand", "hand_sizes", "rows", "queue", "stacks", "played")
    layout = Layout(
        seats=game.seats,
        rounds=options.rounds or 0,
        limit=options.limit + (options.limit_rule == "exceed"),  # SIX-10
        by_win=int(check_reward(reward) == "win"),
        counted=options.rounds or MOST_ROUNDS,
        picking=phase + PHASES.index("pick"),
        placing=phase + PHASES.index("place"),
        over=phase + PHASES.index("over"),
        **{name: encoder.start(name) for name in shown},
    )
    return ints(layout)


def make_others(game: Six, opponents: str | Sequence[str]) -> Others:
    """Who sits in the seats that do not learn; or OptionError."""
    names = [opponents] * (game.seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != game.seats - 1:
        raise OptionError(f"{len(names)} opponents for {game.seats} seats; name one for all or one for each other seat")
    for name in names:
        if name not in OPPONENTS:
            raise OptionError(f"unknown opponent {name!r}; allowed: {', '.join(OPPONENTS)}")
    kinds = ints([0, *map(OPPONENTS.index, names)])
    return Others(kinds, max(kinds) >= CASUAL, load_nets(), make_scratch(), ints([0] * 3 * ROWS))
