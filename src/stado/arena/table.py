"""One match between bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from stado.bots import Bot, Decision, make_bot
from stado.core.fields import Seat
from stado.core.game import AnyGame, Outcome, Prompt
from stado.core.match import Match
from stado.core.rng import Rng

Watch = Callable[[Seat, Any, Prompt[Any], Decision], None]


class Result(msgspec.Struct, frozen=True):
    """How a match between bots went."""

    outcome: Outcome
    turns: int  # the most picks that a seat made
    decisions: tuple[int, ...]  # answers by seat
    cpu: tuple[float, ...]  # seconds of thought by seat
    forfeits: tuple[dict[str, int], ...]  # decisions lost by a program's fault, by seat and reason


def seat_bots(game: AnyGame, levels: Sequence[str]) -> tuple[Bot, ...]:
    """A bot for each seat, or OptionError."""
    return tuple(make_bot(level, game) for level in levels)


def play_match(game: AnyGame, bots: Sequence[Bot], seed: str, *, watch: Watch | None = None) -> Result:
    """Play a match to its end; the seed determines all of it, and `watch` is told of every decision."""
    match = Match(game, seed, bots=[bot.name for bot in bots])
    picks, decisions, cpu = [0] * game.seats, [0] * game.seats, [0.0] * game.seats
    before = [bot.forfeits.copy() for bot in bots]
    while acting := match.to_act:
        seat = acting[0]
        prompt = game.prompt(match.state, seat)
        view = game.view(match.state, seat)
        started = time.process_time()
        decision = bots[seat].decide(view, prompt, Rng(seed, "bot", seat, len(match.log)))
        cpu[seat] += time.process_time() - started
        decisions[seat] += 1
        picks[seat] += prompt.kind in game.picks
        if watch is not None:
            watch(seat, view, prompt, decision)
        match.act(seat, decision.action)
    outcome = match.outcome
    assert outcome is not None
    forfeits = tuple(dict(bot.forfeits - lost) for bot, lost in zip(bots, before, strict=True))
    return Result(outcome, max(picks), tuple(decisions), tuple(cpu), forfeits)


def win_shares(outcome: Outcome) -> tuple[float, ...]:
    """The win, split among those who share it."""
    winners = outcome.ranks.count(1)
    return tuple((rank == 1) / winners for rank in outcome.ranks)
