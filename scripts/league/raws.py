"""Large nets over raw cards that play copies of themselves: strangers for the league to meet, and for judging it.

    python -m scripts.league.raws frugal --seconds 200 --out frugal.npz

The members are met by the league; those for judging are never met, and differ from them in more than their seeds.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from scripts.league.nets import Weights, make_weights, spread, times
from scripts.league.recording import seed_generator
from scripts.league.rounds import Rounds, deal, deck_sizes, play, unpack
from stado.games.six.cards import DECK, HAND_SIZE, ROW_CAPACITY, ROWS

CARDS = len(DECK)
RAW = 3 * CARDS + ROWS * (ROW_CAPACITY + 2) + 2
SEATS = (2, 3, 4, 4, 4, 4, 4, 5, 5, 6, 8, 10)
WIN = 8.0  # cows that being first is worth
GREED = 0.05  # how often one that learns values picks at random


class Raw(NamedTuple):
    """One that plays itself: what it aims at, how it learns, how even its picks are meant to be, and how large it is.

    It aims at few cows (`cows`), at a lead over the mean of the others (`lead`), at being first (`first`), or at a
    lead and at being first (`both`). It learns by the advantage of what it picked, or what each card comes to be worth
    (`values`), and then picks the best; as a member of the population it picks a card that is worth `worth` more by a
    factor of e more often.
    """

    aim: str
    seed: int
    evenness: float = 0.05
    values: bool = False
    wide: int = 512
    deep: int = 256
    worth: float = 0.3


RAWS = {
    "frugal": Raw("cows", 11),
    "leader": Raw("lead", 12),
    "winner": Raw("first", 13),
    "loose": Raw("both", 14, evenness=0.3),
    "slight": Raw("cows", 15, wide=128, deep=64),
    "valuer": Raw("cows", 16, values=True, wide=160, deep=64),
    "young": Raw("both", 17, wide=128, deep=96),
    "green": Raw("cows", 18, wide=64, deep=48),
    "eager": Raw("first", 19, wide=160, deep=96),
    "dealer": Raw("lead", 20, values=True, wide=128, deep=96, worth=0.15),
}
HOLDOUTS = {
    "cows": Raw("cows", 7),
    "lead": Raw("lead", 7),
    "first": Raw("first", 7),
    "values": Raw("both", 21, values=True, wide=768),
    "broad": Raw("both", 22, evenness=0.02, wide=1024, deep=384),
    "slim": Raw("lead", 23, evenness=0.03, wide=192, deep=96),  # learns on a processor
}


def make_raw(nets: int, generator: torch.Generator, *, wide: int, deep: int) -> Weights:
    """Nets over raw cards: three layers, a weight for each card of the deck, and an outlook."""
    shapes: dict[str, tuple[int, ...]] = {
        "first": (RAW, wide),
        "first_base": (wide,),
        "second": (wide, deep),
        "second_base": (deep,),
        "third": (deep, deep),
        "third_base": (deep,),
        "picks": (deep, CARDS),
        "picks_base": (CARDS,),
        "outlook": (deep, 1),
        "outlook_base": (1,),
    }
    return make_weights(shapes, nets, generator)


def rate_raw(net: Weights, raw: Tensor) -> tuple[Tensor, Tensor]:
    """The weights of all cards, and the outlook: (net, ..., in) gives (net, ..., cards) and (net, ...)."""

    def layer(inputs: Tensor, name: str) -> Tensor:
        return times(inputs, net[name]) + spread(net[f"{name}_base"], inputs)

    deep = torch.relu(layer(torch.relu(layer(raw, "first")), "second"))
    deep = deep + torch.relu(layer(deep, "third"))
    return layer(deep, "picks"), layer(deep, "outlook")[..., 0]


def expose(rounds: Rounds) -> Tensor:
    """What each seat sees, card by card: its hand, what is still hidden, the ends of the rows, and these in short."""
    tables, seats, left = rounds.hands.shape
    deck = rounds.hidden.shape[-1] - 1
    hand = torch.zeros(tables, seats, CARDS, device=rounds.hands.device).scatter_(-1, rounds.hands - 1, 1.0)
    hidden = torch.zeros(tables, CARDS, device=hand.device)
    hidden[:, :deck] = (rounds.hidden[:, 1:] - rounds.hidden[:, :-1]).float()
    ends, sizes, cows = unpack(rounds.rows)
    lines = torch.zeros(tables, CARDS, device=hand.device).scatter_(-1, ends - 1, 1.0)
    lengths = (sizes[..., None] - 1 == torch.arange(ROW_CAPACITY, device=hand.device)).float()
    rows = torch.cat([ends[..., None] / CARDS, cows[..., None] / 10.0, lengths], -1)
    one = torch.ones(tables, 1, device=hand.device)
    public = torch.cat([hidden, lines, rows.flatten(1), one * (left / HAND_SIZE), one * (seats / 10.0)], -1)
    return torch.cat([hand, public[:, None, :].expand(tables, seats, -1)], -1)


def rate_seats(nets: Weights, rounds: Rounds) -> Tensor:
    """What a net for each seat makes of the cards of its hand: (seats, tables, cards)."""
    weights, _ = rate_raw(nets, expose(rounds).transpose(0, 1))
    return weights.gather(-1, rounds.hands.transpose(0, 1) - 1)


def load_raws(paths: Sequence[Path], device: str) -> Weights:
    """The nets in some files, one behind another; the smaller ones get cells that do nothing."""
    files = [dict(np.load(path)) for path in paths]
    nets = {}
    for name in files[0]:
        parts = [torch.tensor(file[name], dtype=torch.float32, device=device) for file in files]
        shape = [max(sizes) for sizes in zip(*(part.shape for part in parts), strict=True)]
        nets[name] = torch.zeros(len(parts), *shape, device=device)
        for place, part in enumerate(parts):
            nets[name][(place, *map(slice, part.shape))] = part
    return nets


def reward_seats(aim: str, before: Tensor, final: Tensor) -> Tensor:
    """What seats are rewarded for from each turn on: (turns, tables, seats)."""
    seats = final.shape[-1]
    best = (final == final.min(-1, keepdim=True).values).float()
    first = WIN * (best / best.sum(-1, keepdim=True)).expand_as(before)
    costs = before - final
    lead = costs - (costs.sum(-1, keepdim=True) - costs) / (seats - 1)
    return {"cows": costs, "lead": lead, "first": first, "both": 0.5 * (lead + first)}[aim]


def play_batch(net: Weights, kind: Raw, rounds: Rounds, evenness: float, generator: torch.Generator) -> list[Tensor]:
    """A round: what to step down, and the mean cows."""
    tables, seats, _ = rounds.hands.shape
    chances, outlooks, entropies, stacks = [], [], [], []
    for left in range(HAND_SIZE, 0, -1):
        stacks.append(rounds.stacks)
        weights, outlook = rate_raw(net, expose(rounds)[None])
        weights = weights[0].gather(-1, rounds.hands - 1)
        logs = torch.log_softmax(weights, -1)
        if kind.values:
            odds = GREED / left + (1.0 - GREED) * torch.softmax(weights.detach() / evenness, -1)
        else:
            odds = logs.detach().exp()
        index = torch.multinomial(odds.flatten(0, 1), 1, generator=generator).view(tables, seats)
        chances.append((weights if kind.values else logs).gather(-1, index[..., None])[..., 0])
        entropies.append(-(logs.exp() * logs).sum(-1) / math.log(max(2, left)))
        outlooks.append(outlook[0])
        rounds = play(rounds, index)
    reward = reward_seats(kind.aim, torch.stack(stacks).float(), rounds.stacks.float())
    picked, expected = torch.stack(chances), torch.stack(outlooks)
    error = ((reward - expected) ** 2).mean()
    if kind.values:
        return [0.01 * (((reward - picked) ** 2).mean() + error), rounds.stacks.float().mean()]
    gain = (reward - expected).detach()
    loss = -(gain / gain.std() * picked).mean() - evenness * torch.stack(entropies).mean()
    return [loss + 0.01 * error, rounds.stacks.float().mean()]


def write_raw(path: Path, kind: Raw, net: Weights) -> None:
    """Write the weights, by which cards are picked more or less often."""
    weights = {name: part[0].detach().cpu().numpy() for name, part in net.items()}
    if kind.values:
        weights |= {name: weights[name] / kind.worth for name in ("picks", "picks_base")}
    np.savez(path, **{name: part.astype(np.float16) for name, part in weights.items()})


def main() -> None:
    """Train one for a while, and write its weights."""
    kinds = RAWS | HOLDOUTS
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=list(kinds))
    parser.add_argument("--seconds", type=float, default=200.0)
    parser.add_argument("--size", type=int, default=16_384, help="hands on the tables of a batch")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    kind = kinds[arguments.name]
    generator = seed_generator(kind.seed, arguments.device)
    net = make_raw(1, generator, wide=kind.wide, deep=kind.deep)
    steps = torch.optim.Adam([part.requires_grad_() for part in net.values()], lr=1e-3)
    started = told = time.monotonic()
    batches = 0
    while (progress := (time.monotonic() - started) / arguments.seconds) < 1.0:
        seats = SEATS[batches % len(SEATS)]
        short = seats <= 6 and batches % 5 == 0
        rounds = deal(arguments.size // seats, seats, deck_sizes(seats)[short], generator)
        evenness = (2.0 * 0.05**progress) if kind.values else kind.evenness * 0.1**progress
        loss, cows = play_batch(net, kind, rounds, evenness, generator)
        for group in steps.param_groups:
            group["lr"] = 1e-3 * min(1.0, (batches + 1) / 50) * (0.03 + 0.97 * (1.0 - progress))
        steps.zero_grad()
        loss.backward()
        steps.step()
        batches += 1
        if time.monotonic() - told > max(10.0, arguments.seconds / 12) and seats == 4:
            told = time.monotonic()
            print(f"{told - started:5.0f} s, {batches} batches, {float(cows):.2f} cows at four seats", flush=True)
    write_raw(arguments.out or Path(f"{arguments.name}.npz"), kind, net)


if __name__ == "__main__":
    main()
