"""Learns what a hand costs one who searches, in a world whose hands and manners are known.

    python -m scripts.league.searcher picks.npz hands.npz --seconds 570 --out searched.npz

The others pick at random or by heads of the population. At each turn the first seat tries every card of its hand in
worlds that it can imagine: what the others hold is drawn in each, and what they pick. What follows is what the net for
hands expects, which sees what all seats hold and who the others are. So the seat finds a card; and the net learns what
this card costs in the true world, where what the others pick is drawn again and again. It begins as the net that has
learned from the league, with more cells, or goes on with one that this program wrote.
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

from scripts.league.distill import KINDS, Student
from scripts.league.league import PLAIN, draw_picks
from scripts.league.marks import INPUTS, OUTLOOKS, look, survey
from scripts.league.nets import Weights, grow_hands, rate_hands, spread, times
from scripts.league.recording import Recorded, seed_generator
from scripts.league.rounds import Rounds, deal, deck_sizes, hold, play
from scripts.league.trials import Places, Worlds, add_company, draw_hands, try_cards
from stado.games.six.cards import HAND_SIZE

MANNERS = ("random", *KINDS)
SEATS = (2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 6, 7, 8, 9, 10)
BATCHES = 16  # whose lessons are remembered
SLIP = 0.08  # how often anybody picks at random, as in the kernel's worlds
ODD = 0.1  # how often any card is picked in place of the one found, so that odd places are seen too


class Setting(NamedTuple):
    """What a batch is played by."""

    heads: Tensor  # of each of the others the weights of its head: zeros for one that picks at random
    company: Tensor  # the shares of the others that have each manner
    rate: Tensor


class Report(NamedTuple):
    """What came of a batch: the cows of the seat that searches, and the mean square of the error."""

    cows: Tensor
    error: Tensor


class Memory(NamedTuple):
    """The lessons of one turn, at tables of one size: the latest ones take the places of the oldest."""

    seen: Tensor  # lessons, cards, inputs
    outlooks: Tensor  # lessons, outlooks: with the company
    costs: Tensor
    known: Tensor  # 1 where there is a lesson
    latest: Tensor  # the places of the last ones

    def add(self, seen: Tensor, outlooks: Tensor, costs: Tensor) -> None:
        """Remember some lessons."""
        self.latest.add_(len(costs)).remainder_(len(self.costs))
        for kept, given in ((self.seen, seen), (self.outlooks, outlooks), (self.costs, costs)):
            kept.index_copy_(0, self.latest, given)
        self.known.index_fill_(0, self.latest, 1.0)


def make_memory(tables: int, left: int, device: str) -> Memory:
    """No lessons yet."""
    count = BATCHES * tables
    return Memory(
        seen=torch.zeros(count, left, INPUTS, device=device),
        outlooks=torch.zeros(count, OUTLOOKS + len(MANNERS), device=device),
        costs=torch.zeros(count, device=device),
        known=torch.zeros(count, device=device),
        latest=torch.arange(tables, device=device),
    )


def widen(part: Tensor) -> Tensor:
    """Weights of outlooks, with those for the shares of random and plain seats given to each manner of such."""
    if len(part) == OUTLOOKS + len(MANNERS):
        return part
    random, plain = part[OUTLOOKS:]
    shares = {"random": random, **dict.fromkeys(PLAIN, plain)}
    return torch.cat([part[:OUTLOOKS], torch.stack([shares.get(name, torch.zeros_like(plain)) for name in MANNERS])])


def grow(hands: Weights, generator: torch.Generator, *, shared: int, deep: int) -> Weights:
    """The net for hands with more cells, which change nothing yet, and with weights for each manner of the others."""
    known = {name: widen(part) if name.endswith("outlooks") else part for name, part in hands.items()}
    return grow_hands(known, generator, shared=shared, deep=deep)


def rate_others(picks: Weights, heads: Tensor, rows: Tensor, hidden: Tensor, hands: Tensor) -> Tensor:
    """The weights of the cards of the others' hands: (..., others, cards)."""
    others, left = hands.shape[-2:]
    ahead = rows[..., None, :].expand(*hands.shape[:-1], -1)
    seen = look(ahead, hidden, hands, others + 1, left)[None]
    outlooks = survey(rows, hidden, others + 1, left)[None, ..., None, :].expand(*seen.shape[:-2], -1)
    own = torch.relu(times(seen, picks["own"]) + times(outlooks, picks["own_outlooks"])[..., None, :])
    shared = torch.relu(times(seen, picks["shared"]) + times(outlooks, picks["shared_outlooks"])[..., None, :]).sum(-2)
    hand = times(shared, picks["sums"]) + spread(picks["base"], shared)
    deep = torch.relu(times(own, picks["deep"]) + hand[..., None, :])
    return (deep[0] * heads[:, None, :]).sum(-1)


class School:
    """The net that learns, and the heads of the others."""

    def __init__(self, picks: Weights, hands: Weights, seed: int, device: str, *, shared: int, deep: int) -> None:
        self.device = device
        self.generator = seed_generator(seed, device)
        self.picks = {name: part.to(device)[None] for name, part in picks.items()}
        self.student = Student(grow(hands, self.generator, shared=shared, deep=deep))

    def set_up(self, names: tuple[str, ...], pace: float) -> Setting:
        """The tensors of a batch with these others."""
        heads = self.picks["heads"][0].T
        rows = [torch.zeros_like(heads[0]) if name == "random" else heads[KINDS.index(name)] for name in names]
        shares = [names.count(manner) / len(names) for manner in MANNERS]
        return Setting(torch.stack(rows), torch.tensor(shares), torch.tensor(pace))


def learn(school: School, setting: Setting, memories: Sequence[Memory], worlds: int, *, short: bool) -> Report:
    """Play a round at as many tables as a memory has room for, with a step of learning at each turn."""
    generator, others, tables = school.generator, len(setting.heads), len(memories[0].latest)
    rounds = deal(tables, others + 1, deck_sizes(others + 1)[short], generator)
    error = torch.zeros((), device=school.device)
    for left in range(HAND_SIZE, 1, -1):
        places = Places(rounds.rows, rounds.hidden, rounds.hands[:, 0])
        best = search(school, setting, places, worlds)
        weights = rate_others(school.picks, setting.heads, rounds.rows, rounds.hidden, rounds.hands[:, 1:])
        if left < HAND_SIZE:  # no answer leads to a full hand
            lessons = find_lessons(school, setting, rounds, weights, best, worlds)
            error += study(school, setting, memories[left], lessons) / (HAND_SIZE - 2)
        luck = torch.rand(tables, 1 + left, generator=generator, device=school.device)
        mine = torch.where(luck[:, 0] < ODD, luck[:, 1:].argmax(-1), best)
        rounds = play(rounds, torch.cat([mine[:, None], draw_picks(weights, SLIP, generator)], -1))
    rounds = play(rounds, torch.zeros_like(rounds.stacks))
    return Report(rounds.stacks[:, 0].float().mean(), error)


def search(school: School, setting: Setting, places: Places, worlds: int) -> Tensor:
    """The card of each hand that costs least in worlds that its seat can imagine."""
    others, left = len(setting.heads), places.hands.shape[-1]
    hands = draw_hands(places, worlds, others, school.generator)
    rows, hidden = (part[:, None].expand(-1, worlds, -1) for part in (places.rows, places.hidden))
    weights = rate_others(school.picks, setting.heads, rows, hidden, hands)
    drawn = Worlds(hands, draw_picks(weights, SLIP, school.generator))
    tried = torch.arange(left, device=hands.device).expand(len(hands), -1)
    return try_cards(school.student.weights, places, drawn, tried, setting.company).mean(1).argmin(-1)


def find_lessons(
    school: School, setting: Setting, rounds: Rounds, weights: Tensor, best: Tensor, draws: int
) -> tuple[Tensor, Tensor, Tensor]:
    """What is seen of the hands, and what the cards that were found cost in the true world."""
    seats, left = rounds.hands.shape[1:]
    places = Places(rounds.rows, rounds.hidden, rounds.hands[:, 0])
    index = draw_picks(weights[:, None].expand(-1, draws, -1, -1), SLIP, school.generator)
    true = Worlds(rounds.hands[:, None, 1:].expand(-1, draws, -1, -1), index)
    costs = try_cards(school.student.weights, places, true, best[:, None], setting.company).mean(1)[:, 0]
    held = hold(rounds)
    outlooks = add_company(survey(rounds.rows, held, seats, left), setting.company)
    return look(rounds.rows, held, places.hands, seats, left), outlooks, costs


def study(school: School, setting: Setting, memory: Memory, lessons: tuple[Tensor, Tensor, Tensor]) -> Tensor:
    """Let the net learn from these lessons and all that are remembered; returns the mean square of the error."""
    memory.add(*lessons)
    lent = school.student.lend()
    gaps = rate_hands(lent, memory.seen[None], memory.outlooks[None])[0] - memory.costs
    loss = (memory.known * gaps**2).sum() / memory.known.sum()
    school.student.learn(loss, lent, setting.rate)
    return loss.detach()


def invite(draw: np.random.Generator, others: int) -> tuple[str, ...]:
    """Who the others are: random seats, copies of one, or a mixture."""
    chance = draw.random()
    if chance < 0.25:
        return ("random",) * others
    if chance < 0.6:
        return (str(draw.choice(KINDS)),) * others
    return tuple("random" if draw.random() < 0.2 else str(draw.choice(KINDS)) for _ in range(others))


def make_table(school: School, seats: int, short: bool, tries: int, worlds: int) -> Recorded[Setting, Report]:  # noqa: FBT001
    """Tables of one size, to learn from again and again."""
    tables = max(1, 4 * tries // worlds // seats)
    still = school.set_up(("random",) * (seats - 1), 0.0)
    memories = [make_memory(tables, left, school.device) for left in range(HAND_SIZE)]
    return Recorded(lambda setting: learn(school, setting, memories, worlds, short=short), still, school.device)


def load(path: Path, net: str) -> Weights:
    """The weights of one net in a file."""
    with np.load(path) as file:
        return {name.partition(" ")[2]: torch.tensor(file[name]) for name in file.files if name.startswith(f"{net} ")}


def main() -> None:
    """Learn for a while, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("picks", type=Path, help="the distilled nets for picks")
    parser.add_argument("hands", type=Path, help="the distilled net for hands, or one to go on with")
    parser.add_argument("--seconds", type=float, default=570.0)
    parser.add_argument("--tries", type=int, default=32_768, help="worlds of a batch at tables of four")
    parser.add_argument("--worlds", type=int, default=32, help="in each place")
    parser.add_argument("--shared", type=int, default=128)
    parser.add_argument("--deep", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path("searched.npz"))
    arguments = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    picks, hands = load(arguments.picks, "picks"), load(arguments.hands, "hands")
    school = School(picks, hands, arguments.seed, arguments.device, shared=arguments.shared, deep=arguments.deep)
    draw = np.random.default_rng(arguments.seed)
    shapes = [(seats, short) for seats in sorted(set(SEATS)) for short in (False, True) if not short or seats <= 6]
    tables = {shape: make_table(school, *shape, arguments.tries, arguments.worlds) for shape in shapes}
    started = told = time.monotonic()
    batches, reports = 0, list[tuple[float, float]]()
    while (progress := (time.monotonic() - started) / arguments.seconds) < 1.0:
        seats = int(draw.choice(SEATS))
        pace = arguments.rate * min(1.0, (batches + 1) / 100) * (0.01 + 0.495 * (1 + math.cos(math.pi * progress)))
        report = tables[seats, seats <= 6 and draw.random() < 0.25](school.set_up(invite(draw, seats - 1), pace))
        batches += 1
        if seats == 4:
            reports.append((float(report.cows), float(report.error)))
        if time.monotonic() - told > max(10.0, arguments.seconds / 16) and reports:
            told = time.monotonic()
            cows, error = np.mean(reports, 0)
            print(f"{told - started:5.0f} s, {batches} batches; ", end="")
            print(f"at four seats {cows:.2f} cows, error {error:.3f}", flush=True)
            reports.clear()
    weights = school.student.weights
    np.savez(arguments.out, **{f"hands {name}": part[0].cpu().numpy() for name, part in weights.items()})


if __name__ == "__main__":
    main()
