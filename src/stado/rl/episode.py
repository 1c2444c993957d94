"""A match as environments run it: numbers in, observations, masks and rewards out."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict

from stado.arena.table import win_shares
from stado.core.errors import OptionError, StadoError
from stado.core.fields import Seat
from stado.core.game import Action, AnyGame, Prompt
from stado.core.match import Match
from stado.rl import make_encoder
from stado.rl.encoder import IDLE, Array, Mask

Reward = Literal["difference", "win"]
REWARDS: tuple[Reward, ...] = ("difference", "win")


def check_reward(reward: Reward) -> Reward:
    """The reward, or OptionError where it is none."""
    if reward not in REWARDS:
        raise OptionError(f"reward cannot be {reward!r}; allowed: {', '.join(REWARDS)}")
    return reward


class Observation(TypedDict):
    """What an agent gets."""

    observation: Array
    action_mask: Mask


class AnswerError(StadoError, ValueError):
    """A number that is no legal answer; nothing has changed."""


class Episode:
    """One match after the other of the same game, and what each seat gains by what happens.

    As `difference`, a seat gains by what its score gets better than the mean of the others', at every step; as `win`,
    its share of the win, at the end. Without a seed the next match is drawn from the seed given last, or from chance.
    """

    def __init__(self, game: AnyGame, reward: Reward, max_cycles: int | None) -> None:
        self.game = game
        self.encoder = make_encoder(game)
        self.reward = check_reward(reward)
        self.max_cycles = max_cycles
        self.cycles = 0
        self.match: Match | None = None
        self._seed = secrets.token_hex(16)
        self._number = 0
        self._worth: tuple[float, ...] = ()

    def start(self, seed: int | None) -> None:
        """Start a match: the first of a seed, or the next one."""
        if seed is None:
            self._number += 1
        else:
            self._seed, self._number = str(seed), 0
        self.match = Match(self.game, f"{self._seed}/{self._number}")
        self.cycles = 0
        self._worth = self._weigh()

    @property
    def running(self) -> Match:
        """The match, once one was started."""
        if self.match is None:
            raise StadoError("no match was started; call reset() first")
        return self.match

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.running.outcome is not None

    @property
    def is_cut(self) -> bool:
        """Whether as many questions were answered as are allowed, before the match has ended."""
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.is_over

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that owe an answer: none once the match has ended or was cut."""
        return () if self.is_cut else self.running.to_act

    def prompt(self, seat: Seat) -> Prompt[Any] | None:
        """What a seat is asked, if anything."""
        return self.game.prompt(self.running.state, seat) if seat in self.acting else None

    def mask(self, seat: Seat) -> Mask:
        """The numbers that are legal for a seat."""
        return self.encoder.mask(self.prompt(seat))

    def observe(self, seat: Seat) -> Observation:
        """What a seat sees, and may answer."""
        view = self.game.view(self.running.state, seat)
        return {"observation": self.encoder.observe(view), "action_mask": self.mask(seat)}

    def answer(self, answers: Mapping[Seat, int]) -> list[float]:
        """Let seats answer by number, and tell what each seat gains; or AnswerError, and nothing has changed.

        A cycle is over when all seats that were asked at once have answered.
        """
        acting = self.acting
        chosen = {seat: self._decode(seat, number) for seat, number in answers.items()}
        for seat, action in chosen.items():
            if action is not None:
                self.running.act(seat, action)
        self.cycles += {*acting} <= {*chosen}
        before, self._worth = self._worth, self._weigh()
        return [after - worth for after, worth in zip(self._worth, before, strict=True)]

    def _decode(self, seat: Seat, number: int) -> Action | None:
        """The action of a number that is legal for the seat."""
        prompt = self.prompt(seat)
        if prompt is None:
            if number == IDLE:
                return None
            raise AnswerError(f"seat {seat} is not asked; allowed: {IDLE}")
        action = self.encoder.decode(number) if 0 <= number < len(self.encoder.actions) else None
        if action is None or action not in prompt.legal:
            legal = ", ".join(map(str, map(self.encoder.encode, prompt.legal[:12])))
            raise AnswerError(f"{number} is no answer of seat {seat} to {prompt.kind}; legal here: {legal}, …")
        return action

    def _weigh(self) -> tuple[float, ...]:
        """What each seat has gained so far."""
        if self.reward == "win":
            outcome = self.running.outcome
            return (0.0,) * self.game.seats if outcome is None else win_shares(outcome)
        return differences(self.game.standing(self.running.state), fewest_wins=self.game.fewest_wins)


def differences(scores: Sequence[int], *, fewest_wins: bool) -> tuple[float, ...]:
    """By how much each score is better than the mean of the others; the sum of all is nothing."""
    total, others = sum(scores), len(scores) - 1
    sign = -1 if fewest_wins else 1
    return tuple(sign * (score - (total - score) / others) for score in scores)
