"""Prints what bots of every level answer and estimate in positions of every variant: think_all.py POSITIONS [LIMIT]

A limit, as in `rollouts=500`, is for levels that search.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

from stado.bots import LEVELS, Bot, make_bot
from stado.bots.thinker import Thinker
from stado.core.game import AnyGame, Prompt
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, make_game

STRIDE = 3  # questions from one position to the next, so that they come from all over a match


def main() -> None:
    positions, limit = int(sys.argv[1]), (*sys.argv[2:], "")[0]
    for game_type in GAMES:
        for variant in game_type.variants:
            answer_all(make_game(game_type.name, {"variant": variant.name}), positions, limit)


def answer_all(game: AnyGame, positions: int, limit: str) -> None:
    """Prints a line for each position and level, with the estimates' exact bits as a hash."""
    bots = [make_level(level, game, limit) for level in LEVELS]
    for number, (view, prompt) in enumerate(islice(walk(game), positions)):
        for bot in bots:
            decision = bot.decide(view, prompt, Rng("parity", number))
            bits = [(one.value.hex(), one.error.hex(), one.rollouts, one.gap_error.hex()) for one in decision.estimates]
            digest = hashlib.sha256(repr(bits).encode()).hexdigest()[:16]
            line = (game.name, game.variant.name, number, bot.name, game.format_action(decision.action), digest)
            sys.stdout.write(f"{line}\n")


def make_level(level: type[Bot], game: AnyGame, limit: str) -> Bot:
    """A bot of the level, whose thinking is limited if so wished."""
    limited = limit and issubclass(level, Thinker)
    return make_bot(f"{level.name}:{limit}" if limited else level.name, game)


def walk(game: AnyGame) -> Iterator[tuple[Any, Prompt[Any]]]:
    """Yields views with questions of several answers, from as many matches of random players as it takes."""
    rng = Rng("walk")
    for number in count():
        match, asked = Match(game, f"parity {number}"), 0
        while match.to_act:
            seat = rng.choice(match.to_act)
            prompt = game.prompt(match.state, seat)
            if len(prompt.legal) > 1:
                asked += 1
                if asked % STRIDE == 0:
                    yield game.view(match.state, seat), prompt
            match.act(seat, rng.choice(prompt.legal))


main()
