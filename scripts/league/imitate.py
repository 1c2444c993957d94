"""Measures how well the heads of the population tell what a bot picks, beside a head that is made for it.

    python -m scripts.league.imitate flat:100 --rounds 2600 --seed 9 --out flat.npz

The bot is asked in every seat of tables where it sits among copies of itself, random seats and casual ones. The cells
of the nets stay as they are; a new head makes the picks that were given as likely as it can. Decisions of the last
tables are not learned from, but judged by. The file holds the new head for cards in their hand and for cards alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from scripts.league.heads import Array, Lookout, Seen, deepen_alone, deepen_picks, fold
from stado.bots import Bot, make_bot
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels.six.population.belief import SLIP
from stado.kernels.six.population.trial import HEADS, load_population

SEATS = (2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10)
COMPANY = ("uniform", "casual")  # that the bot meets beside copies of itself
LEARNED = 0.9  # of all decisions
STEADY = 1e-4  # what large weights cost
STEPS = 12
BATCH = 8_192
NONE = -1e9


class Decisions(NamedTuple):
    """What was seen at each decision, and the place of the card that was picked."""

    seen: Seen
    picks: NDArray[np.int64]


class Rated(NamedTuple):
    """The cells of all cards, what their places add to their weights, and the picks."""

    cells: Array
    held: Array
    picks: NDArray[np.int64]

    def part(self, places: slice) -> Rated:
        """Some of the decisions."""
        return Rated(self.cells[places], self.held[places], self.picks[places])


def gather(name: str, rounds: int, seed: int) -> Decisions:
    """Ask the bot in all seats of some rounds."""
    found = [part for number in range(rounds) for part in ask(name, Rng("imitate", seed, number))]
    parts = zip(*(seen for seen, _ in found), strict=True)
    return Decisions(Seen(*map(np.stack, parts)), np.array([pick for _, pick in found]))


def ask(name: str, rng: Rng) -> Iterator[tuple[Seen, int]]:
    """What the bot sees and picks in each seat of a round that it plays in mixed company."""
    seats = rng.choice(SEATS)
    variant = "pro" if rng.unit() < 0.25 and seats <= 6 else "classic"
    game: Any = make_game("six", {"variant": variant, "rounds": 1}, seats)
    lookout, bot = Lookout(game.options), make_bot(name, game)
    share = rng.choice((0.0, 0.0, 0.5, 1.0))  # of strangers
    players: list[Bot] = [make_bot(rng.choice(COMPANY), game) if rng.unit() < share else bot for _ in range(seats)]
    match = Match(game, f"imitate {rng.word()}")
    while match.to_act:
        seat, luck = match.to_act[0], rng.word()
        view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
        action = players[seat].choose(view, prompt, Rng("answer", luck))
        if prompt.kind == "pick_card" and len(prompt.legal) > 1:
            pick: Any = action if players[seat] is bot else bot.choose(view, prompt, Rng("answer", luck))
            yield lookout.see(view), view.hand.index(pick.card)
        match.act(seat, action)


def rate(deepen: Callable[[Any, Seen], Array], net: Any, decisions: Decisions) -> Rated:
    """The cells that a net makes of all decisions."""
    batches = range(0, len(decisions.picks), BATCH)
    parts = (Seen(*(part[first : first + BATCH] for part in decisions.seen)) for first in batches)
    return Rated(np.concatenate([deepen(net, part) for part in parts]), decisions.seen.held, decisions.picks)


def soften(weights: Array, held: Array) -> Array:
    """The odds that weights give to the cards of each hand."""
    weights = np.where(held > 0.0, weights, NONE)
    odds = np.exp(weights - weights.max(-1, keepdims=True))
    return np.asarray(odds / odds.sum(-1, keepdims=True), np.float32)


def judge(head: Array, rated: Rated) -> tuple[float, float]:
    """How often the pick was the likeliest card, and how surprising it was, slips being expected."""
    odds, places = soften(rated.cells @ head, rated.held), np.arange(len(rated.picks))
    chances = SLIP / rated.held.sum(-1) + (1.0 - SLIP) * odds[places, rated.picks]
    return float((odds.argmax(-1) == rated.picks).mean()), float(-np.log(chances).mean())


def fit(rated: Rated) -> Array:
    """The head under which the picks are likeliest, found by Newton's steps."""
    head, places, count = np.zeros(rated.cells.shape[-1]), np.arange(len(rated.picks)), len(rated.picks)
    still = np.eye(len(head)) * STEADY
    for _ in range(STEPS):
        slope, bend = STEADY * head, still.copy()
        for first in range(0, count, BATCH):
            part = rated.part(slice(first, first + BATCH))
            odds = soften(part.cells @ head.astype(np.float32), part.held)
            expected = np.einsum("nc,ncf->nf", odds, part.cells)
            slope += (expected - part.cells[places[: len(odds)], part.picks]).sum(0) / count
            scaled = (part.cells * np.sqrt(odds)[..., None]).reshape(-1, len(head))
            bend += (scaled.T @ scaled - expected.T @ expected) / count
        head = head - np.linalg.solve(bend, slope)
    return head.astype(np.float32)


def main() -> None:
    """Gather, fit, and print how well each head does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--rounds", type=int, default=2_600)
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    decisions, nets = gather(arguments.bot, arguments.rounds, arguments.seed), load_population()
    learned = int(LEARNED * len(decisions.picks))
    made: dict[str, Any] = {}
    for kind, deepen, net in (("picks", deepen_picks, nets.picks), ("alone", deepen_alone, nets.alone)):
        rated = rate(deepen, net, decisions)
        made[kind] = fit(rated.part(slice(learned)))
        heads = dict(zip(HEADS, fold(net.heads, len(net.base)), strict=True)) | {arguments.bot: made[kind]}
        print(f"{kind}, {len(decisions.picks) - learned} decisions that were not learned from:")
        for name, head in heads.items():
            share, nats = judge(head, rated.part(slice(learned, None)))
            print(f"  {name}: likeliest {share:.3f}, surprise {nats:.3f}", flush=True)
    if arguments.out:
        np.savez(arguments.out, **made)


if __name__ == "__main__":
    main()
