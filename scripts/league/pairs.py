"""Measures what other bots gain or lose where a master of six would sit, on the same deals.

    python -m scripts.league.pairs flat:100 class:scripts.league.heads.Blind master:rollouts=750 --rounds 1000

Each of the bots plays every deal in every seat among three of the others, and so does the first one with whom they are
compared. The others answer alike as long as they are asked the same. 95 % intervals by deal.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from stado.arena.contest import make_contest
from stado.arena.play import play_fixtures
from stado.games import make_game

FIELDS = 3  # what is counted of a deal: cows, shares of wins, and milliseconds of an answer

Array = NDArray[np.float64]


def play_deals(bot: str, others: str, seats: int, rounds: int, seed: str) -> Array:
    """What comes to a bot among others, deal by deal."""
    game = make_game("six", {"rounds": 1}, seats)
    contest = make_contest(game, [bot, *[others] * (seats - 1)], rounds, seed)
    found = np.zeros((contest.deals, FIELDS))
    for line in play_fixtures(contest, list(contest.fixtures())):
        win = (line.ranks[0] == 1) / line.ranks.count(1)
        found[line.deal] += line.scores[0], win, 1_000.0 * line.cpu[0] / line.decisions[0]
    return found / seats


def write_row(bot: str, others: str, seats: int, deals: Array, first: Array) -> str:
    """A line of the table: what came to a bot, and how far that is from what came to the first one."""
    error = 1.96 / np.sqrt(len(deals))
    (cows, wins, cpu), (cows_error, wins_error, _) = deals.mean(0), error * deals.std(0, ddof=1)
    gaps = deals - first
    (fewer, more, _), (fewer_error, more_error, _) = gaps.mean(0), error * gaps.std(0, ddof=1)
    return (
        f"| {bot} | {others} | {seats} | {seats * len(deals)} | {cows:.2f} ± {cows_error:.2f} "
        f"| {wins:.1%} ± {wins_error:.1%} | {fewer:+.2f} ± {fewer_error:.2f} "
        f"| {more:+.1%} ± {more_error:.1%} | {cpu:.1f} |"
    )


def main() -> None:
    """Print a line for each bot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("others", help="a bot")
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--first", default="master", help="with whom the bots are compared")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=1_000)
    parser.add_argument("--seed", default="pairs")
    arguments = parser.parse_args()
    others, seats = arguments.others, arguments.seats
    first = play_deals(arguments.first, others, seats, arguments.rounds, arguments.seed)
    print(write_row(arguments.first, others, seats, first, first), flush=True)
    for bot in arguments.bots:
        deals = play_deals(bot, others, seats, arguments.rounds, arguments.seed)
        print(write_row(bot, others, seats, deals, first), flush=True)


if __name__ == "__main__":
    main()
