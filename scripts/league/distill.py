"""Makes of a league what the kernel plays with.

    python -m scripts.league.distill league.pt raws picks --seconds 400 --out picks.npz
    python -m scripts.league.distill league.pt raws hands --seconds 400 --out hands.npz

One net for picks has a head for each kind of player. Another one does the same for cards looked at alone, which lets
the kernel judge what a seat may hold. And a net for hands says what a hand costs a good player.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from scripts.league.league import (
    NAMES,
    SEATS,
    Adam,
    add_company,
    draw_picks,
    find,
    flatten,
    follow_raws,
    follow_scripts,
    mingle,
    see,
)
from scripts.league.marks import look
from scripts.league.nets import (
    Weights,
    choose,
    make_alone,
    make_hands,
    make_picks,
    rate_hands,
    rate_picks,
)
from scripts.league.raws import RAWS, expose, load_raws, rate_raw
from scripts.league.recording import Recorded, seed_generator
from scripts.league.rounds import Rounds, deal, deck_sizes, hold, play
from scripts.league.scripted import SCRIPTS
from stado.games.six.cards import HAND_SIZE

SLIP = 0.05
KINDS = tuple(name for name in NAMES if name != "random")  # heads, in this order
GOOD = ("second", "main", "modest", "rival", "cold", "hunter", "tracker", "loner")  # whose hands are rated


class Raws(NamedTuple):
    """The nets over raw cards that are there to be copied."""

    names: tuple[str, ...]
    nets: Weights


def read_raws(league: dict[str, Any], folder: Path, device: str) -> Raws:
    """The nets that a folder must have: of all who pick by such nets, but for those whom the league can tell of."""
    names = tuple(name for name in RAWS if name not in league.get("known", ()))
    return Raws(names, load_raws([folder / f"{name}.npz" for name in names], device))


def move(net: Weights, device: str) -> Weights:
    """The net on a device."""
    return {name: part.to(device) for name, part in net.items()}


class Student:
    """One net that learns."""

    def __init__(self, weights: Weights) -> None:
        self.steps = Adam(weights)
        self.weights = self.steps.weights

    def lend(self) -> Weights:
        """The weights, to be rated with."""
        return {name: part.detach().requires_grad_() for name, part in self.weights.items()}

    def learn(self, loss: Tensor, lent: Weights, rate: Tensor) -> None:
        """Step down the slope of a loss."""
        slope = flatten(dict(zip(lent, torch.autograd.grad(loss, list(lent.values())), strict=True)))
        self.steps.step(slope, torch.ones(1, device=rate.device), rate)


class Class:
    """The students and their teachers."""

    def __init__(self, teachers: dict[str, Any], raws: Raws, part: str, seed: int, device: str) -> None:
        self.device = device
        self.part = part
        self.generator = seed_generator(seed, device)
        self.teachers = move(teachers["picks"], device)
        self.raws = raws
        heads = len(KINDS)
        nets = {
            "picks": make_picks(1, self.generator, own=64, shared=24, deep=64, heads=heads),
            "alone": make_alone(1, self.generator, own=64, deep=40, heads=heads),
            "hands": make_hands(1, self.generator, shared=64, deep=48),
        }
        nets |= {name: move(net, device) for name, net in teachers.get("students", {}).items()}
        self.picks, self.alone, self.hands = (Student(nets[name]) for name in ("picks", "alone", "hands"))
        self.ids = torch.tensor([NAMES.index(name) for name in KINDS], device=device)

    def teach(self, seen: Tensor, outlooks: Tensor, rounds: Rounds) -> Tensor:
        """What all kinds would pick in the same places: (kinds, places, cards)."""
        nets = choose(self.teachers, self.ids)
        kinds, others = len(KINDS), rounds.hands.shape[1] - 1
        logits = rate_picks(nets, seen.expand(kinds, *seen.shape), outlooks.expand(kinds, *outlooks.shape))[..., 0]
        given = {name: script(seen, others) for name, script in SCRIPTS.items() if name in KINDS}
        names = self.raws.names
        raw = expose(rounds).transpose(0, 1).flatten(0, 1).expand(len(names), -1, -1)
        cards = rounds.hands.transpose(0, 1).flatten(0, 1).expand(len(names), -1, -1)
        given |= dict(zip(names, rate_raw(self.raws.nets, raw)[0].gather(-1, cards - 1), strict=True))
        return torch.stack([given.get(name, logits[place]) for place, name in enumerate(KINDS)])


class Lesson(NamedTuple):
    """What came of a batch: for each kind how far the students' picks are off, and how often their best is the same."""

    gaps: Tensor  # kinds, students
    hits: Tensor
    error: Tensor


class Setting(NamedTuple):
    """What a batch is played by."""

    ids: Tensor  # the nets of the seats
    scripts: Tensor  # the scripts of the seats, or -1
    raws: Tensor  # the nets over raw cards of the seats, or -1
    others: Tensor  # the company of each seat
    good: Tensor  # 1 for those whose hands are rated
    rate: Tensor


def set_up(names: tuple[str, ...], rate: float, raws: tuple[str, ...]) -> Setting:
    """The tensors of a batch with these seats, some of which pick by these nets over raw cards."""
    return Setting(
        ids=torch.tensor([NAMES.index(name) for name in names]),
        scripts=torch.tensor(find(names, SCRIPTS)),
        raws=torch.tensor(find(names, raws)),
        others=mingle(names),
        good=torch.tensor([float(name in GOOD) for name in names]),
        rate=torch.tensor(rate),
    )


def study(school: Class, setting: Setting, tables: int, *, short: bool) -> Lesson:
    """Play a round, and let the students learn from it."""
    seats, device, kinds = len(setting.ids), school.device, len(KINDS)
    nets = choose(school.teachers, setting.ids)
    rounds = deal(tables, seats, deck_sizes(seats)[short], school.generator)
    lesson = Lesson(*(torch.zeros(shape, device=device) for shape in ((kinds, 2), (kinds, 2), ())))
    hands = []
    sure = (1.0 + 2.0 * setting.good).view(-1, 1, 1)  # rated hands are those of one who picks well
    for left in range(HAND_SIZE, 0, -1):
        seen, outlooks = see(rounds, rounds.hidden)
        if school.part == "hands":
            known, around = see(rounds, hold(rounds))
            hands.append((known, add_company(around, setting.others), rounds.stacks))
        logits = follow_scripts(rate_picks(nets, seen, outlooks)[..., 0] * sure, setting.scripts, seen)
        logits = follow_raws(logits, setting.raws, school.raws.nets, rounds)
        index = draw_picks(logits, SLIP, school.generator)
        if left > 1 and school.part == "picks":
            _study_picks(school, lesson, rounds, (seen, outlooks), setting.rate)
        rounds = play(rounds, index.transpose(0, 1))
    for known, around, before in hands:
        lent = school.hands.lend()
        cost = (rounds.stacks - before).transpose(0, 1).float().reshape(1, -1)
        given = rate_hands(lent, known.flatten(0, 1)[None], around.flatten(0, 1)[None])
        error = ((given - cost) ** 2).view(seats, tables).mean(-1) @ setting.good / setting.good.sum()
        school.hands.learn(error, lent, setting.rate)
        lesson.error.add_(error.detach() / len(hands))
    return lesson


def _study_picks(school: Class, lesson: Lesson, rounds: Rounds, seen: tuple[Tensor, Tensor], rate: Tensor) -> None:
    """Let the students learn what all kinds would pick in these places."""
    seats, left = rounds.hands.shape[1:]
    flat, around = (part.flatten(0, 1) for part in seen)
    wanted = torch.log_softmax(school.teach(flat, around, rounds), -1)
    rows = rounds.rows.expand(seats, -1, -1).flatten(0, 1)
    hidden = rounds.hidden.expand(seats, -1, -1).flatten(0, 1)
    cards = rounds.hands.transpose(0, 1).flatten(0, 1)
    single = look(rows[:, None, :].expand(-1, left, -1), hidden, cards[..., None], seats, left)[:, :, 0]
    for place, (student, inputs) in enumerate(((school.picks, flat), (school.alone, single))):
        lent = student.lend()
        given = torch.log_softmax(rate_picks(lent, inputs[None], around[None])[0].permute(2, 0, 1), -1)
        gap = (wanted.exp() * (wanted - given)).sum(-1).mean(-1)
        student.learn(gap.mean(), lent, rate)
        lesson.gaps[:, place] += gap.detach() / (HAND_SIZE - 1)
        lesson.hits[:, place] += (given.argmax(-1) == wanted.argmax(-1)).float().mean(-1) / (HAND_SIZE - 1)


def make_table(school: Class, seats: int, short: bool, tables: int) -> Recorded[Setting, Lesson]:  # noqa: FBT001
    """Tables of one size, to learn from again and again."""
    still = set_up((GOOD[0],) * seats, 0.0, school.raws.names)
    return Recorded(lambda setting: study(school, setting, tables, short=short), still, school.device)


def main() -> None:
    """Teach for a while, and write the students' weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("league", type=Path)
    parser.add_argument("raws", type=Path, help="the folder with the nets over raw cards")
    parser.add_argument("part", choices=["picks", "hands"], help="which nets learn")
    parser.add_argument("--seconds", type=float, default=150.0)
    parser.add_argument("--size", type=int, default=12_288, help="hands on the tables of a batch")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path("nets.npz"))
    arguments = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    league = torch.load(arguments.league)
    raws = read_raws(league, arguments.raws, arguments.device)
    school = Class(league, raws, arguments.part, arguments.seed, arguments.device)
    draw = np.random.default_rng(arguments.seed)
    shapes = [(seats, short) for seats in sorted(set(SEATS)) for short in (False, True) if not short or seats <= 6]
    tables = {shape: make_table(school, *shape, max(1, arguments.size // shape[0])) for shape in shapes}
    started = told = time.monotonic()
    batches = 0
    while (progress := (time.monotonic() - started) / arguments.seconds) < 1.0:
        seats = int(draw.choice(SEATS))
        rate = arguments.rate * min(1.0, (batches + 1) / 100) * (0.02 + 0.49 * (1 + math.cos(math.pi * progress)))
        lesson = tables[seats, seats <= 6 and draw.random() < 0.25](set_up(_invite(draw, seats), rate, raws.names))
        batches += 1
        if time.monotonic() - told > max(10.0, arguments.seconds / 12):
            told, gap = time.monotonic(), lesson.gaps.mean(0).tolist()
            print(
                f"{told - started:5.0f} s, {batches} batches, {seats} seats: gaps {gap[0]:.3f} {gap[1]:.3f}, ", end=""
            )
            print(f"error {float(lesson.error):.2f}", flush=True)
    for name, gaps, hits in zip(KINDS, lesson.gaps.tolist(), lesson.hits.tolist(), strict=True):
        print(f"  {name}: gaps {gaps[0]:.3f} {gaps[1]:.3f}, same best card {hits[0]:.3f} {hits[1]:.3f}", flush=True)
    students = {"picks": school.picks, "alone": school.alone} if school.part == "picks" else {"hands": school.hands}
    weights = {
        f"{kind} {name}": part[0].cpu().numpy().astype(np.float32)
        for kind, student in students.items()
        for name, part in student.weights.items()
    }
    np.savez(arguments.out, **weights)


def _invite(draw: np.random.Generator, seats: int) -> tuple[str, ...]:
    """Who sits at a table: one good player, and a mixture of all or copies of one, often of the random one."""
    first = str(draw.choice(GOOD))
    chance = draw.random()
    if chance < 0.1:
        return (first, *["random"] * (seats - 1))
    if chance < 0.5:
        return (first, *[str(draw.choice(NAMES))] * (seats - 1))
    return (first, *(str(name) for name in draw.choice(NAMES, seats - 1)))


if __name__ == "__main__":
    main()
