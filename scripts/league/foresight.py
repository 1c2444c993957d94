"""Measures how much a master of six knows of what the others pick next.

    python -m scripts.league.foresight uniform flat:100 --rounds 40 --earlier 3

A table for each company: how surprising the cards are that the others pick in the last round of a match, in nats,
which is the mean of the logarithm of how unlikely they were; for one who thinks that all pick at random, for a master
who does not look at past picks, for one who looks at those of this round only, for one who looks at all, and for
masters who are told that all others have one manner.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from scripts.league.heads import know
from stado.bots import Bot, make_bot
from stado.core.fields import Seat
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.cards import HAND_SIZE, Card
from stado.games.six.options import SixOptions
from stado.games.six.view import View, unseen
from stado.kernels.six.population.trial import PRIOR, PopulationTrial

SEATS = 4
ME = 0  # the seat that looks ahead
WORLDS = 300  # that it imagines
DOUBT = 10  # further worlds, in which any card that is not seen may be picked
TOLD = ("flat", "main")


class Mind(NamedTuple):
    """What is thought of the others before they pick; whether past picks of this round count, and earlier rounds."""

    prior: Sequence[float]
    looks_back: bool = True
    remembers: bool = True


MINDS: dict[str, Mind] = {
    "told random": Mind(know("random")),
    "no past": Mind(PRIOR, looks_back=False, remembers=False),
    "forgets": Mind(PRIOR, remembers=False),
    "master": Mind(PRIOR),
    **{f"told {manner}": Mind(know(manner)) for manner in TOLD},
}


def foresee(options: SixOptions, view: View, mind: Mind, rng: Rng) -> dict[tuple[Seat, Card], float]:
    """How likely each of the others is to pick each card next."""
    if not mind.looks_back:
        view = msgspec.structs.replace(view, played=tuple(() for _ in view.played))
    if not mind.remembers:
        view = msgspec.structs.replace(view, past=())
    trial, left = PopulationTrial(options, view, rng, mind.prior), len(view.hand)
    others, cards = [seat for seat in range(len(view.hand_sizes)) if seat != view.seat], unseen(options, view)
    counts = {(seat, card): DOUBT / len(cards) for seat in others for card in cards}
    for _ in range(WORLDS):
        trial.run([0], 1)
        for seat in others:
            first = seat * HAND_SIZE
            hand = sorted([trial.mind.world.picks[seat], *trial.mind.world.hands[first : first + left - 1]])
            for card, chance in zip(hand, trial.insight.odds[first : first + left], strict=True):
                counts[seat, card] += chance
    return {pick: count / (WORLDS + DOUBT) for pick, count in counts.items()}


def surprise(bot: str, number: int, earlier: int = 0) -> Iterator[tuple[str, float]]:
    """How surprising each pick of three bots was in a round after so many, to each mind; the fourth seat is strong."""
    game: Any = make_game("six", {"rounds": earlier + 1}, SEATS)
    players: list[Bot] = [make_bot("strong" if seat == ME else bot, game) for seat in range(SEATS)]
    match, foreseen = Match(game, f"foresight {number}"), dict[str, dict[tuple[Seat, Card], float]]()
    while match.to_act:
        seat = match.to_act[0]
        view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
        left, picking = len(view.hand), prompt.kind == "pick_card" and len(prompt.legal) > 1 and view.round > earlier
        if picking and seat == ME:
            luck = "foresight", number, left
            foreseen = {name: foresee(game.options, view, mind, Rng(*luck)) for name, mind in MINDS.items()}
        action: Any = players[seat].choose(
            view, prompt, Rng("pick", number, seat, prompt.kind, left + HAND_SIZE * len(view.past))
        )
        if picking and seat != ME:
            for name, chances in foreseen.items():
                yield name, -math.log(chances[seat, action.card])
        match.act(seat, action)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", help="who the others are")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--earlier", type=int, default=0, help="rounds of the match before the one that is looked at")
    arguments = parser.parse_args()
    print("| others |", " | ".join(MINDS), "|")
    print("|---" * (1 + len(MINDS)) + "|")
    for bot in arguments.bots:
        rounds = [defaultdict[str, list[float]](list) for _ in range(arguments.rounds)]
        for number, found in enumerate(rounds):
            for name, nats in surprise(bot, number, arguments.earlier):
                found[name].append(nats)
        means = np.array([[np.mean(found[name]) for name in MINDS] for found in rounds])
        gaps = means - means[:, [list(MINDS).index("master")]]
        errors = 1.96 * gaps.std(0, ddof=1) / math.sqrt(len(gaps))
        cells = [
            f"{mean:.3f}" if name == "master" else f"{mean:.3f} ({gap:+.3f} ± {error:.3f})"
            for name, mean, gap, error in zip(MINDS, means.mean(0), gaps.mean(0), errors, strict=True)
        ]
        print(f"| `{bot}` |", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    main()
