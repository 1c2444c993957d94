"""How long bots think, and how much they try meanwhile: CPU time over questions spread through a match."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from stado.bots import LEVELS, make_bot
from stado.bots.thinker import Thinker
from stado.core.game import AnyGame, Prompt
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, make_game

Note = Callable[[str, float], None]

TABLES = [(game.name, variant.name) for game in GAMES for variant in game.variants]
QUESTIONS = 12


@cache
def questions(name: str, variant: str) -> tuple[AnyGame, list[tuple[Any, Prompt[Any]]]]:
    """A game, and what its seats are asked in a match of casual bots, where there is a choice."""
    game = make_game(name, {"variant": variant})
    match, bot, rng, asked = Match(game, "bench"), make_bot("casual", game), Rng("bench"), []
    while match.to_act:
        seat = match.to_act[0]
        view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
        if len(prompt.legal) > 1:
            asked.append((view, prompt))
        match.act(seat, bot.choose(view, prompt, rng))
    return game, asked[:: max(1, len(asked) // QUESTIONS)]


@pytest.mark.benchmark(group="bots: CPU time of an answer", timer=time.process_time)
@pytest.mark.parametrize("level", [level.name for level in LEVELS])
@pytest.mark.parametrize(("name", "variant"), TABLES, ids=[f"{name}-{variant}" for name, variant in TABLES])
def test_answers(benchmark: Any, note: Note, name: str, variant: str, level: str) -> None:
    game, asked = questions(name, variant)
    bot = make_bot(level, game)

    def answer() -> None:
        for view, prompt in asked:
            bot.choose(view, prompt, Rng("bench"))

    benchmark.pedantic(answer, rounds=1, warmup_rounds=1)
    if benchmark.enabled:
        note("ms per answer", round(1000 * benchmark.stats.stats.min / len(asked), 2))
    if isinstance(bot, Thinker):
        tried = sum(sum(one.rollouts for one in bot.estimate(view, prompt, Rng("bench"))) for view, prompt in asked)
        note("rollouts per answer", round(tried / len(asked)))
