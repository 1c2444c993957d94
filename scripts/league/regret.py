"""Measures what masters give away who must find out who the others are.

    python -m scripts.league.regret flat:100 flat --rounds 60 --shares 0.6,0.2 0.4,0.03 --rollouts 3000 1500

A master plays rounds among three of a kind. At each of its picks one who is told what manner all others have looks
closely at every card; a decision gives away how much dearer its card is there than the cheapest one. Masters who think
so long, and who think before any pick that so many others are random or flat, are asked the same.
Rounds differ much and answers to the same questions little, so a few rounds tell as much as thousands that are played
to their ends; but what is believed of that manner, and of the value of hands, is taken for the truth.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from scripts.league.heads import Informed, know
from scripts.league.shares import read_shares, write_shares
from stado.bots import Limit, make_bot
from stado.bots.search import Search
from stado.core.game import CHANCE, AnyGame, Prompt
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels.six.population.trial import NAMES, SHARES, share_out

SEATS = 4
TRIALS, WORLDS = 8, 1_000  # by which each card is looked at closely


class Way(NamedTuple):
    """How a master thinks: the shares of random seats and of flat ones, and how many answers it tries."""

    shares: tuple[float, float]
    rollouts: int


def find_places(game: AnyGame, others: str, number: int, bot: str = "master") -> Iterator[tuple[Any, Prompt[Any]]]:
    """The picks of a bot in a round among three of a kind."""
    me, luck = number % SEATS, ("regret", others, number)
    bots = [make_bot(bot if seat == me else others, game) for seat in range(SEATS)]
    state: Any = game.initial()
    while seats := game.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            state = game.apply(state, CHANCE, game.sample_chance(state, Rng(*luck))).state
            continue
        view, prompt = game.view(state, seat), game.prompt(state, seat)
        if seat == me and prompt.kind == "pick_card" and len(prompt.legal) > 1:
            yield view, prompt
        answer = bots[seat].choose(view, prompt, Rng(*luck, seat, prompt.kind, len(view.hand)))
        state = game.apply(state, seat, answer).state


def look_closely(game: AnyGame, manner: str, view: Any, prompt: Prompt[Any]) -> NDArray[np.float64]:
    """What each card is worth to one who is told the manner of all others."""
    told, worth = Informed(game.options, know(manner)), np.zeros(len(prompt.legal))
    for number in range(TRIALS):
        trial = told.open_trial(view, prompt, Rng("closely", number), "keen")
        if trial is not None:
            worth += np.array(trial.run(range(len(worth)), WORLDS)[0]) / (TRIALS * WORLDS)
    return worth


def decide(game: AnyGame, way: Way, view: Any, prompt: Prompt[Any], number: int) -> int:
    """The place of the card that a master picks who thinks in that way."""
    limit = Limit(rollouts=way.rollouts)
    search = Search(game, limit, kernel_limit=limit)
    search.trials = Informed(game.options, share_out(*way.shares))
    return prompt.legal.index(search.choose(view, prompt, Rng("decide", number)))


def measure(others: str, manner: str, ways: list[Way], number: int) -> NDArray[np.float64]:
    """What each way gives away in a round."""
    game, given = make_game("six", {"rounds": 1}, SEATS), np.zeros(len(ways))
    for view, prompt in find_places(game, others, number):
        worth = look_closely(game, manner, view, prompt)
        given += [worth.max() - worth[decide(game, way, view, prompt, number)] for way in ways]
    return given


def main() -> None:
    """Print a line for each way, the first one being what the others are compared with."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("others", help="a bot")
    parser.add_argument("manner", choices=NAMES, help="that it is known by")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--shares", nargs="+", default=[write_shares(SHARES)])
    parser.add_argument("--rollouts", type=int, nargs="+", default=[3_000])
    arguments = parser.parse_args()
    shares = [read_shares(text) for text in arguments.shares]
    ways = [Way(share, rollouts) for share in shares for rollouts in arguments.rollouts]
    given = np.stack([measure(arguments.others, arguments.manner, ways, number) for number in range(arguments.rounds)])
    error = 1.96 / np.sqrt(len(given))
    for way, losses in zip(ways, given.T, strict=True):
        gaps = losses - given[:, 0]
        print(
            f"| {arguments.others} | {write_shares(way.shares)} | {way.rollouts} | {len(given)} "
            f"| {losses.mean():.3f} ± {error * losses.std():.3f} | {gaps.mean():+.3f} ± {error * gaps.std():.3f} |"
        )


if __name__ == "__main__":
    main()
