"""Measures what it is worth to a master of six to remember earlier rounds.

    python -m scripts.league.memory uniform,uniform,uniform uniform,casual,strong --histories 60 --deals 8

A few rounds are played beside a `strong` player. Then a master takes its seat, and deals of one more round are played
twice, from a score of zero: by a master who remembers and by one who does not. The others answer alike as long as they
are asked the same. In brackets, 95 % intervals by history.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from scripts.league.heads import Forgetful
from stado.bots import Bot, make_bot
from stado.bots.thinker import Master
from stado.core.game import CHANCE, AnyGame
from stado.core.rng import Rng
from stado.games import make_game

EARLIER = 3  # rounds


def play_round(game: AnyGame, state: Any, bots: Sequence[Bot], luck: Sequence[str | int]) -> Any:
    """The state at the end of a round that is dealt and played from here."""
    state = game.apply(state, CHANCE, game.sample_chance(state, Rng(*luck))).state
    while state.phase not in ("deal", "over"):
        seat = game.to_act(state)[0]
        view, prompt = game.view(state, seat), game.prompt(state, seat)
        answer = bots[seat].choose(view, prompt, Rng(*luck, seat, prompt.kind, len(view.hand)))
        state = game.apply(state, seat, answer).state
    return state


def compare(others: Sequence[str], number: int, deals: int) -> NDArray[np.float64]:
    """For each deal after one history, the cows and the share of wins of one who remembers and one who does not."""
    game: Any = make_game("six", {"rounds": EARLIER + 1}, len(others) + 1)
    me, state = number % game.seats, game.initial()
    table = [make_bot(name, game) for name in (*others[:me], "strong", *others[me:])]
    for earlier in range(EARLIER):
        state = play_round(game, state, table, ("history", number, earlier))
    state = msgspec.structs.replace(state, scores=(0,) * game.seats)
    found = np.zeros((deals, 2, 2))
    for mind, master in enumerate((Master(game), Forgetful(game))):
        table[me] = master
        for deal in range(deals):
            outcome = game.outcome(play_round(game, state, table, ("deal", number, deal)))
            found[deal, mind] = outcome.scores[me], (outcome.ranks[me] == 1) / outcome.ranks.count(1)
    return found


def write_row(others: Sequence[str], histories: NDArray[np.float64]) -> str:
    """A line of the table: cows and wins of both, and what memory changes."""
    means = histories.mean(1)  # by history: who, and what
    changes = means[:, 0] - means[:, 1]
    cows, wins = changes.mean(0)
    cows_error, wins_error = 1.96 * changes.std(0, ddof=1) / math.sqrt(len(changes))
    remembers, forgets = means.mean(0)
    return (
        f"| {', '.join(others)} | {histories.shape[0] * histories.shape[1]} | {forgets[0]:.2f} | {forgets[1]:.1%} "
        f"| {remembers[0]:.2f} | {remembers[1]:.1%} | {cows:+.2f} ± {cows_error:.2f} | {wins:+.1%} ± {wins_error:.1%} |"
    )


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("companies", nargs="+", help="who the others are, separated by commas")
    parser.add_argument("--histories", type=int, default=60)
    parser.add_argument("--deals", type=int, default=8)
    arguments = parser.parse_args()
    print("| others | rounds | forgets: cows | wins | remembers: cows | wins | cows | wins |")
    print("|---" * 8 + "|")
    for company in arguments.companies:
        others = company.split(",")
        histories = [compare(others, number, arguments.deals) for number in range(arguments.histories)]
        print(write_row(others, np.stack(histories)), flush=True)


if __name__ == "__main__":
    main()
