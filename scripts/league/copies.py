"""Learns nets that pick as plain Monte Carlo does.

    python -m scripts.league.copies flats.npz --seconds 1200 --out copies.npz

One net sees a card in its hand and another one sees it alone, as in the population. Each makes the picks that
`scripts.league.flats` noted as likely as it can, and at first also what the cards cost: that tells more of a hand than
the one card that was picked. The last tables of each file are not learned from, but judged by.
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

from scripts.league.distill import Student
from scripts.league.marks import OUTLOOKS
from scripts.league.nets import Weights, make_alone, make_picks, rate_picks
from stado.games.six.cards import HAND_SIZE
from stado.kernels.six.population.belief import SLIP
from stado.kernels.six.population.sight import KINDS, LOW

BATCH = 2_048
LEARNED = 0.97  # of all picks
LEAST_ERROR = 0.2  # of what a card costs
COSTS = 0.2  # how much it counts at first what the cards cost


class Picks(NamedTuple):
    """Picks out of hands of one size: what was seen, how likely each card was, and what it cost, about."""

    kinds: Tensor
    marks: Tensor
    singles: Tensor
    outlooks: Tensor
    odds: Tensor
    costs: Tensor
    errors: Tensor

    def part(self, places: Tensor | slice) -> Picks:
        """Some of the picks."""
        return Picks(*(part[places] for part in self))


Found = dict[int, tuple[Picks, Picks]]  # by the size of the hand


def load(paths: Sequence[Path]) -> Found:
    """By the size of the hand, the picks to learn from and those to judge by."""
    found: dict[int, list[tuple[Picks, Picks]]] = {left: [] for left in range(2, HAND_SIZE + 1)}
    for path in paths:
        with np.load(path) as file:
            picks = Picks(*(torch.from_numpy(file[name]) for name in Picks._fields))
        held = (picks.kinds >= 0).sum(-1)
        for left, parts in found.items():
            some = shorten(picks.part((held == left).nonzero()[:, 0]), left)
            cut = int(LEARNED * len(some.kinds))
            parts.append((some.part(slice(cut)), some.part(slice(cut, None))))
    return {left: (join([one for one, _ in parts]), join([one for _, one in parts])) for left, parts in found.items()}


def join(parts: Sequence[Picks]) -> Picks:
    """The picks of all parts."""
    return Picks(*(torch.cat(found) for found in zip(*parts, strict=True)))


def shorten(picks: Picks, left: int) -> Picks:
    """Picks without the places that hold no card."""
    return Picks(*(part if name == "outlooks" else part[:, :left] for name, part in picks._asdict().items()))


def see(kinds: Tensor, marks: Tensor) -> Tensor:
    """What a net sees of cards."""
    low = (kinds == LOW)[..., None]
    sorts = torch.nn.functional.one_hot(kinds.long(), KINDS).float()
    marks = marks.float()
    return torch.cat([sorts, marks * low, marks * ~low], -1)


def rate(net: Weights, marks: Tensor, picks: Picks) -> Tensor:
    """The weights that a net gives to cards."""
    return rate_picks(net, see(picks.kinds, marks)[None], picks.outlooks.float()[None])[0, ..., 0]


def surprise(weights: Tensor, picks: Picks) -> Tensor:
    """How surprising the picks are, slips being known of, in nats."""
    odds = SLIP / weights.shape[-1] + (1.0 - SLIP) * torch.softmax(weights, -1)
    return -(picks.odds.float() * odds.log()).sum(-1).mean()


def misjudge(weights: Tensor, scale: Tensor, picks: Picks) -> Tensor:
    """How far from true it is that a card costs so much less the more it weighs: as a likelihood, in nats."""
    errors = picks.errors.float().clamp(min=LEAST_ERROR)
    gaps, trust = picks.costs.float() + weights * scale[:, None], errors**-2
    middle = (trust * gaps).sum(-1, keepdim=True) / trust.sum(-1, keepdim=True)
    return 0.5 * (trust * (gaps - middle) ** 2).sum(-1).mean()


class Report(NamedTuple):
    """How surprising picks are that were not learned from, in a hand and alone, and how surprising they must be."""

    hand: float
    alone: float
    least: float


def judge(nets: tuple[Weights, Weights], found: Found) -> Report:
    """Judge nets by the picks that they have not learned from, all sizes of hands counting alike."""
    rows = []
    for _, picks in found.values():
        hand, alone = (rate(net, marks, picks) for net, marks in zip(nets, (picks.marks, picks.singles), strict=True))
        least = -torch.xlogy(picks.odds.float(), picks.odds.float()).sum(-1).mean()
        rows.append([float(surprise(hand, picks)), float(surprise(alone, picks)), float(least)])
    return Report(*np.mean(rows, 0))


def make_scale() -> Weights:
    """By what the weights of cards must be multiplied to be what they cost less, as a logarithm: told by the table."""
    return {"scale": torch.zeros(1, OUTLOOKS + 1)}


def find_scale(lent: Weights, picks: Picks) -> Tensor:
    """The scale at each table."""
    scale = lent["scale"][0]
    return (picks.outlooks.float() @ scale[:-1] + scale[-1]).clamp(-5.0, 3.0).exp()


def main() -> None:
    """Learn for a while, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("notes", type=Path, nargs="+")
    parser.add_argument("--seconds", type=float, default=1200.0)
    parser.add_argument("--own", type=int, default=64)
    parser.add_argument("--shared", type=int, default=32)
    parser.add_argument("--deep", type=int, default=64)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("--out", type=Path, default=Path("copies.npz"))
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    generator = torch.Generator().manual_seed(arguments.seed)
    own, deep = arguments.own, arguments.deep
    made = (
        make_picks(1, generator, own=own, shared=arguments.shared, deep=deep),
        make_alone(1, generator, own=own, deep=deep, heads=1),
    )
    students = [Student(net | make_scale()) for net in made]
    found, draw = load(arguments.notes), np.random.default_rng(arguments.seed)
    started = told = time.monotonic()
    batches = 0
    while (gone := (time.monotonic() - started) / arguments.seconds) < 1.0:
        learned, _ = found[int(draw.choice(list(found)))]
        picks = learned.part(torch.randint(len(learned.odds), (BATCH,), generator=generator))
        pace = arguments.rate * min(1.0, (batches + 1) / 100) * (0.01 + 0.495 * (1 + math.cos(math.pi * gone)))
        for student, marks in zip(students, (picks.marks, picks.singles), strict=True):
            lent = student.lend()
            weights = rate(lent, marks, picks)
            loss = surprise(weights, picks) + COSTS * (1.0 - gone) * misjudge(weights, find_scale(lent, picks), picks)
            student.learn(loss, lent, torch.tensor(pace))
        batches += 1
        if time.monotonic() - told > max(10.0, arguments.seconds / 20):
            told = time.monotonic()
            report = judge((students[0].weights, students[1].weights), found)
            print(
                f"{told - started:.0f} s, {batches} batches: surprise {report.hand:.4f} in the hand "
                f"and {report.alone:.4f} alone, {report.least:.4f} at least",
                flush=True,
            )
    names = zip(("copies", "copies_alone"), students, strict=True)
    np.savez(
        arguments.out,
        **{
            f"{net} {name}": part[0].numpy()
            for net, student in names
            for name, part in student.weights.items()
            if name != "scale"
        },
    )


if __name__ == "__main__":
    main()
