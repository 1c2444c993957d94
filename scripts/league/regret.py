"""Measures what masters give away who must find out who the others are, and what to those who know how they pick.

    python -m scripts.league.regret flat:100 flat --rounds 60 --ways 0.6,0.2 0.4,0.03 master:rollouts=1500
    python -m scripts.league.regret class:scripts.league.players.Keen class:scripts.league.players.Keen
    python -m scripts.league.regret master master:rollouts=300

A master plays rounds among three of a kind. At each of its picks one who knows that kind looks closely at every card:
as one who is told what manner of the population all others have, or by asking a bot what it picks with the hands that
it holds in each imagined world. A decision gives away how much dearer its card is there than the cheapest one, which is
found in one half of the worlds and compared in the other one, so that what looks cheap by luck counts for nothing. Bots
are asked the same that the master was, and masters who think before any pick that so many others are random or flat.
Where all are of one kind (`--me` is who plays in the place of the master), that is what the kind gives away to an
exploiter.

Rounds differ much and answers to the same questions little, so a few rounds tell as much as thousands that are played
to their ends; but what is believed of the hands, of that manner, and of the value of hands, is taken for the truth.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from scripts.league.exploit import weigh_worlds
from scripts.league.heads import Informed, know
from scripts.league.shares import read_shares
from stado.bots import Bot, make_bot
from stado.bots.thinker import Master
from stado.core.game import CHANCE, AnyGame, Prompt
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels.six.population.trial import NAMES, share_out

SEATS = 4
TRIALS, WORLDS = 8, 1_000  # by which each card is looked at closely
ASKED_WORLDS = 64  # in which bots are asked

Array = NDArray[np.float64]


def make_way(text: str, game: AnyGame) -> Bot:
    """A bot, or a master for whom so many others are random or flat before any pick."""
    if not text[0].isdigit():
        return make_bot(text, game)
    master = Master(game)
    master.search.trials = Informed(game.options, share_out(*read_shares(text)))
    return master


def find_places(game: AnyGame, others: str, number: int, me: str = "master") -> Iterator[tuple[Any, Prompt[Any]]]:
    """The picks of a bot in a round among three of a kind."""
    place, luck = number % SEATS, ("regret", others, number)
    bots = [make_bot(me if seat == place else others, game) for seat in range(SEATS)]
    state: Any = game.initial()
    while seats := game.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            state = game.apply(state, CHANCE, game.sample_chance(state, Rng(*luck))).state
            continue
        view, prompt = game.view(state, seat), game.prompt(state, seat)
        if seat == place and prompt.kind == "pick_card" and len(prompt.legal) > 1:
            yield view, prompt
        answer = bots[seat].choose(view, prompt, Rng(*luck, seat, prompt.kind, len(view.hand)))
        state = game.apply(state, seat, answer).state


def look_closely(game: AnyGame, known: str, view: Any, prompt: Prompt[Any]) -> Array:
    """What each card costs one who knows the manner of all others, or what they are: more rows than one."""
    if known not in NAMES:
        return weigh_worlds(make_bot(known, game), view, prompt, ASKED_WORLDS, Rng("asked", len(view.hand)))
    told, costs = Informed(game.options, know(known)), np.zeros((TRIALS, len(prompt.legal)))
    for number in range(TRIALS):
        trial = told.open_trial(view, prompt, Rng("closely", number), "keen")
        if trial is not None:
            costs[number] = -np.array(trial.run(range(len(prompt.legal)), WORLDS)[0]) / WORLDS
    return costs


def give_away(costs: Array, card: int) -> float:
    """How much dearer a card is than the cheapest one."""
    halves = costs[::2].mean(0), costs[1::2].mean(0)
    gaps = [compared[card] - compared[found.argmin()] for found, compared in (halves, halves[::-1])]
    return float(np.mean(gaps))


def measure(others: str, known: str, ways: Sequence[str], number: int, me: str = "master") -> Array:
    """What each way gives away in a round."""
    game, given = make_game("six", {"rounds": 1}, SEATS), np.zeros(len(ways))
    made = [make_way(way, game) for way in ways]
    for view, prompt in find_places(game, others, number, me):
        costs = look_closely(game, known, view, prompt)
        cards = [prompt.legal.index(way.choose(view, prompt, Rng("decide", number))) for way in made]
        given += [give_away(costs, card) for card in cards]
    return given


def main() -> None:
    """Print a line for each way, the first one being what the others are compared with."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("others", help="a bot")
    parser.add_argument("known", help="by what they are known: a manner, or a bot that is asked")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them")
    parser.add_argument("--me", default="master", help="who plays among the others")
    parser.add_argument("--ways", nargs="+", default=["master"], help="bots, or shares of random and flat seats")
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.rounds)
    given = np.stack(
        [measure(arguments.others, arguments.known, arguments.ways, number, arguments.me) for number in numbers]
    )
    error = 1.96 / np.sqrt(len(given))
    for way, losses in zip(arguments.ways, given.T, strict=True):
        gaps = losses - given[:, 0]
        print(
            f"| {arguments.others} | {way} | {len(given)} | {losses.mean():.3f} ± {error * losses.std(ddof=1):.3f} "
            f"| {gaps.mean():+.3f} ± {error * gaps.std(ddof=1):.3f} |"
        )


if __name__ == "__main__":
    main()
