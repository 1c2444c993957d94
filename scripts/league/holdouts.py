"""Trains players for judging that the league never meets: other nets, other inputs, another way to learn.

    python -m scripts.league.holdouts --seconds 480 --out holdouts.npz

Each is one large net over raw cards that plays copies of itself and learns by the advantage of what it picked: for its
own cows (`cows`), for its lead over the mean of the others (`lead`), or for being first (`first`).
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from scripts.league.rounds import Rounds, deal, deck_sizes, play, unpack
from stado.games.six.cards import DECK, HAND_SIZE, ROW_CAPACITY, ROWS

AIMS = ("cows", "lead", "first")
CARDS = len(DECK)
RAW = 3 * CARDS + ROWS * (ROW_CAPACITY + 2) + 2
WIDE, DEEP = 512, 256
SEATS = (3, 4, 4, 4, 4, 5, 6, 10)


class Holdout(torch.nn.Module):  # type: ignore[misc]
    """A net that gives each card of the deck a weight, and says what to expect."""

    def __init__(self) -> None:
        super().__init__()
        self.first = torch.nn.Linear(RAW, WIDE)
        self.second = torch.nn.Linear(WIDE, DEEP)
        self.third = torch.nn.Linear(DEEP, DEEP)
        self.picks = torch.nn.Linear(DEEP, CARDS)
        self.outlook = torch.nn.Linear(DEEP, 1)

    def forward(self, raw: Tensor) -> tuple[Tensor, Tensor]:
        """Weights of all cards, and the outlook."""
        deep = torch.relu(self.second(torch.relu(self.first(raw))))
        deep = deep + torch.relu(self.third(deep))
        return self.picks(deep), self.outlook(deep)[..., 0]


def expose(rounds: Rounds) -> Tensor:
    """What each seat sees, card by card: its hand, what is still hidden, the ends of the rows, and these in short."""
    tables, seats, left = rounds.hands.shape
    deck = rounds.hidden.shape[-1] - 1
    hand = torch.zeros(tables, seats, CARDS, device=rounds.hands.device).scatter_(-1, rounds.hands - 1, 1.0)
    hidden = torch.zeros(tables, CARDS, device=hand.device)
    hidden[:, :deck] = (rounds.hidden[:, 1:] - rounds.hidden[:, :-1]).float()
    ends, sizes, cows = unpack(rounds.rows)
    lines = torch.zeros(tables, CARDS, device=hand.device).scatter_(-1, ends - 1, 1.0)
    rows = torch.cat(
        [ends[..., None] / CARDS, cows[..., None] / 10.0, torch.nn.functional.one_hot(sizes - 1, ROW_CAPACITY)], -1
    )
    rest = torch.tensor([left / HAND_SIZE, seats / 10.0], device=hand.device).expand(tables, 2)
    public = torch.cat([hidden, lines, rows.flatten(1), rest], -1)
    return torch.cat([hand, public[:, None, :].expand(tables, seats, -1)], -1)


def play_batch(net: Holdout, aim: str, tables: int, seats: int, evenness: float, generator: torch.Generator) -> Any:
    """A round at that many tables: what to step down, and the mean cows."""
    rounds = deal(tables, seats, deck_sizes(seats)[0], generator)
    chances, outlooks, entropies, stacks = [], [], [], []
    for left in range(HAND_SIZE, 0, -1):
        stacks.append(rounds.stacks)
        logits, outlook = net(expose(rounds))
        logs = torch.log_softmax(logits.gather(-1, rounds.hands - 1), -1)
        index = torch.multinomial(logs.detach().exp().flatten(0, 1), 1, generator=generator).view(tables, seats)
        chances.append(logs.gather(-1, index[..., None])[..., 0])
        entropies.append(-(logs.exp() * logs).sum(-1) / math.log(max(2, left)))
        outlooks.append(outlook)
        rounds = play(rounds, index)
    before = torch.stack(stacks).float()
    final = rounds.stacks.float()
    if aim == "cows":
        reward = before - final
    elif aim == "lead":
        lead = (final.sum(-1, keepdim=True) - seats * final) / (seats - 1)
        reward = lead - (before.sum(-1, keepdim=True) - seats * before) / (seats - 1)
    else:
        best = (final == final.min(-1, keepdim=True).values).float()
        reward = 8.0 * (best / best.sum(-1, keepdim=True)).expand(HAND_SIZE, -1, -1)
    expected = torch.stack(outlooks)
    gain = (reward - expected).detach()
    gain = gain / gain.std()
    loss = -(gain * torch.stack(chances)).mean() - evenness * torch.stack(entropies).mean()
    return loss + 0.01 * ((reward - expected) ** 2).mean(), float(final.mean())


def main() -> None:
    """Train them side by side for a while, and write their weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=480.0)
    parser.add_argument("--size", type=int, default=16_384, help="hands on the tables of a batch")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path("holdouts.npz"))
    arguments = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(arguments.seed)
    generator = torch.Generator(arguments.device).manual_seed(arguments.seed)
    nets = {aim: Holdout().to(arguments.device) for aim in AIMS}
    steps = {aim: torch.optim.Adam(net.parameters(), lr=1e-3) for aim, net in nets.items()}
    started = told = time.monotonic()
    batches = 0
    while (progress := (time.monotonic() - started) / arguments.seconds) < 1.0:
        means = {}
        for aim, net in nets.items():
            seats = SEATS[batches % len(SEATS)]
            evenness = 0.05 * 0.1**progress
            loss, means[aim] = play_batch(net, aim, arguments.size // seats, seats, evenness, generator)
            steps[aim].zero_grad()
            loss.backward()
            for group in steps[aim].param_groups:
                group["lr"] = 1e-3 * (0.03 + 0.97 * (1.0 - progress))
            steps[aim].step()
        batches += 1
        if time.monotonic() - told > max(10.0, arguments.seconds / 20) and SEATS[(batches - 1) % len(SEATS)] == 4:
            told = time.monotonic()
            print(f"{told - started:5.0f} s, {batches} batches, cows at four seats: {means}", flush=True)
    weights = {
        f"{aim} {name}": part.cpu().numpy().astype(np.float32)
        for aim, net in nets.items()
        for name, part in net.state_dict().items()
    }
    np.savez(arguments.out, **weights)


if __name__ == "__main__":
    main()
