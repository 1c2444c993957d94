"""Learns nets that pick as plain Monte Carlo does.

    python -m scripts.league.copies flats.npz --seconds 1200 --out copies.npz

One net sees a card in its hand and another one sees it alone, as in the population. Each makes the picks that
`scripts.league.flats` noted as likely as it can; with several files it has a head for each. The last tables are not
learned from, but judged by.
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
from numpy.typing import NDArray
from torch import Tensor

from scripts.league.distill import Student
from scripts.league.nets import Weights, make_alone, make_picks, rate_picks
from stado.games.six.cards import HAND_SIZE
from stado.kernels.six.population.belief import SLIP
from stado.kernels.six.population.sight import KINDS, LOW

BATCH = 2_048
LEARNED = 0.96  # of all picks


class Picks(NamedTuple):
    """Picks out of hands of one size: what was seen, and how likely each card was."""

    kinds: Tensor
    marks: Tensor
    singles: Tensor
    outlooks: Tensor
    odds: Tensor

    def part(self, places: Tensor) -> Picks:
        """Some of the picks."""
        return Picks(*(part[places] for part in self))


Found = dict[int, tuple[Picks, Picks]]  # by the size of the hand


def load(path: Path) -> Found:
    """By the size of the hand, the picks to learn from and those to judge by."""
    with np.load(path) as file:
        picks = Picks(*(torch.from_numpy(file[name]) for name in Picks._fields))
    held = (picks.kinds >= 0).sum(-1)
    found = {}
    for left in range(2, HAND_SIZE + 1):
        places = (held == left).nonzero()[:, 0]
        cut = int(LEARNED * len(places))
        learned, judged = (shorten(picks.part(some), left) for some in (places[:cut], places[cut:]))
        found[left] = learned, judged
    return found


def shorten(picks: Picks, left: int) -> Picks:
    """Picks without the places that hold no card."""
    cards = {name: getattr(picks, name)[:, :left] for name in ("kinds", "marks", "singles", "odds")}
    return picks._replace(**cards)


def see(kinds: Tensor, marks: Tensor) -> Tensor:
    """What a net sees of cards."""
    low = (kinds == LOW)[..., None]
    sorts = torch.nn.functional.one_hot(kinds.long(), KINDS).float()
    marks = marks.float()
    return torch.cat([sorts, marks * low, marks * ~low], -1)


def rate(net: Weights, head: int, marks: Tensor, picks: Picks) -> Tensor:
    """The odds that a head gives to cards, with slips."""
    weights = rate_picks(net, see(picks.kinds, marks)[None], picks.outlooks.float()[None])[0, ..., head]
    return SLIP / weights.shape[-1] + (1.0 - SLIP) * torch.softmax(weights, -1)


def surprise(odds: Tensor, picks: Picks) -> Tensor:
    """How surprising the picks are, in nats."""
    return -(picks.odds.float() * odds.log()).sum(-1).mean()


def share_out(notes: Sequence[Found]) -> NDArray[np.float64]:
    """How often each head is taught: less often where less was noted, or it would learn its notes by heart."""
    roots = np.sqrt([sum(len(learned.odds) for learned, _ in found.values()) for found in notes])
    return np.asarray(roots / roots.sum())


class Report(NamedTuple):
    """How surprising picks are that were not learned from, in a hand and alone, and how surprising they must be."""

    hand: float
    alone: float
    least: float


def judge(nets: tuple[Weights, Weights], head: int, found: Found) -> Report:
    """Judge nets by the picks that they have not learned from, all sizes of hands counting alike."""
    rows = []
    for _, picks in found.values():
        odds = [rate(net, head, marks, picks) for net, marks in zip(nets, (picks.marks, picks.singles), strict=True)]
        least = -torch.xlogy(picks.odds.float(), picks.odds.float()).sum(-1).mean()
        rows.append([*(float(surprise(one, picks)) for one in odds), float(least)])
    return Report(*np.mean(rows, 0))


def main() -> None:
    """Learn for a while, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("notes", type=Path, nargs="+", help="a file for each head")
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
    own, deep, heads = arguments.own, arguments.deep, len(arguments.notes)
    students = (
        Student(make_picks(1, generator, own=own, shared=arguments.shared, deep=deep, heads=heads)),
        Student(make_alone(1, generator, own=own, deep=deep, heads=heads)),
    )
    notes, draw = [load(path) for path in arguments.notes], np.random.default_rng(arguments.seed)
    shares = share_out(notes)
    started = told = time.monotonic()
    batches = 0
    while (gone := (time.monotonic() - started) / arguments.seconds) < 1.0:
        head = int(draw.choice(heads, p=shares))
        learned, _ = notes[head][int(draw.choice(list(notes[head])))]
        picks = learned.part(torch.randint(len(learned.odds), (BATCH,), generator=generator))
        pace = arguments.rate * min(1.0, (batches + 1) / 100) * (0.01 + 0.495 * (1 + math.cos(math.pi * gone)))
        for student, marks in zip(students, (picks.marks, picks.singles), strict=True):
            lent = student.lend()
            student.learn(surprise(rate(lent, head, marks, picks), picks), lent, torch.tensor(pace))
        batches += 1
        if time.monotonic() - told > 60.0:
            told = time.monotonic()
            for path, one in zip(arguments.notes, range(heads), strict=True):
                report = judge((students[0].weights, students[1].weights), one, notes[one])
                print(
                    f"{told - started:.0f} s, {batches} batches, {path.stem}: surprise {report.hand:.4f} in the hand "
                    f"and {report.alone:.4f} alone, {report.least:.4f} at least",
                    flush=True,
                )
    names = zip(("copies", "copies_alone"), students, strict=True)
    np.savez(
        arguments.out,
        **{f"{net} {name}": part[0].numpy() for net, student in names for name, part in student.weights.items()},
    )


if __name__ == "__main__":
    main()
