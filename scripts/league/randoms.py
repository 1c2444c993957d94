"""Learns what a hand costs one who searches among seats that pick at random.

    python -m scripts.league.randoms --seconds 3000 --out randoms.npz
    python -m scripts.league.randoms --grow --shared 160 --deep 64 --rate 1e-3 --out randoms.npz

The first seat tries every card of its hand with picks that the others may draw, and picks the one that costs least.
What follows is what the net expects, which sees the table, the hand and which cards nobody has seen: where all pick at
random, nothing else matters. So the net learns, for every number of cards, what the best card of a search costs. Rounds
are played by the package's kernels, on a processor; the net learns in torch.
"""

from __future__ import annotations

import argparse
import time
from array import array
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from scripts.league.dealing import deal, find_unseen
from scripts.league.distill import Student
from scripts.league.nets import Weights, grow_hands, make_hands
from scripts.league.rounds import deck_sizes
from scripts.league.twin import load_nets
from stado.core.flat import Floats, Ints, insert_sorted
from stado.core.rng import Rng
from stado.games.six.cards import HAND_SIZE
from stado.kernels.compiler import export, floats, ints
from stado.kernels.compiler.kinds import FLOAT32, INT8, Items
from stado.kernels.six.nets.network import Public, count_hidden
from stado.kernels.six.population.nets import Cells, HandNet, Layer, make_cells, rate_hand
from stado.kernels.six.population.sight import KINDS, LOW, MARKS, OUTLOOKS, Sight, look, make_sight, survey
from stado.kernels.six.rounds import STACK, place_all, reveal
from stado.kernels.stream import below, make_stream, unit

SEATS = (2, 3, 3, *[4] * 12, 5, 5, 6, 7, 8, 9, 10)
LESSONS = HAND_SIZE - 2  # of a round: no answer leads to a full hand, and the last card is no choice
REMEMBERED = 400_000  # lessons
BATCH = 2048
STUDIES = 8  # batches that are learned from for each batch of new lessons


class Pace(NamedTuple):
    """How many rounds are played, by how many draws a card is found, and by how many it is judged.

    `odd` is how often any card is picked in place of the one found, so that odd places are seen too.
    """

    rounds: int
    draws: int
    checks: int
    odd: float


class Round(NamedTuple):
    """A round of the seat that searches; the others' cards lie in the deck in the order in which they are played."""

    deck: Ints
    table: Ints
    hidden: Ints
    hand: Ints


class Trial(NamedTuple):
    """Room to try cards in."""

    unseen: Ints
    queue: Ints
    table: Ints
    hidden: Ints
    rest: Ints
    costs: Floats
    company: Floats  # nobody
    sight: Sight
    cells: Cells


class Lessons(NamedTuple):
    """What was seen of hands, and what they cost."""

    kinds: Annotated[Ints, Items(INT8)]
    marks: Annotated[Floats, Items(FLOAT32)]
    outlooks: Annotated[Floats, Items(FLOAT32)]
    costs: Annotated[Floats, Items(FLOAT32)]


@export
def gather(stream: Ints, net: HandNet, place: Round, trial: Trial, pace: Pace, lessons: Lessons) -> int:
    """Play rounds, noting what is learned at each turn; returns the cows that they came to cost."""
    seats, cows, noted = len(trial.queue), 0, 0
    public = Public(seats, place.table, place.hidden)
    for _ in range(pace.rounds):
        start_round(stream, place, seats)
        for left in range(HAND_SIZE, 0, -1):
            index = 0
            if left > 1:
                index = find_best(stream, net, public, place, trial, left, pace.draws)
            if 1 < left < HAND_SIZE:
                note(lessons, noted, public, place, trial, left)
                lessons.costs[noted] = try_card(stream, net, public, place, trial, left, index, pace.checks)
                noted += 1
            if unit(stream) < pace.odd:
                index = below(stream, left)
            play_turn(place, trial, seats, left, index)
        cows += place.table[STACK]
    return cows


def start_round(stream: Ints, place: Round, seats: int) -> None:
    """Deal."""
    deal(stream, place.deck, place.table, place.hidden, seats)
    for index in range(HAND_SIZE):
        insert_sorted(place.hand, 0, index, place.deck[index])


def play_turn(place: Round, trial: Trial, seats: int, left: int, index: int) -> None:
    """Everybody plays a card, the first seat the one with that index."""
    trial.queue[0] = reveal(place.hand[index], 0)
    for seat in range(1, seats):
        trial.queue[seat] = reveal(place.deck[seat * HAND_SIZE + left - 1], seat)
        count_hidden(place.hidden, place.deck[seat * HAND_SIZE + left - 1], -1)
    count_hidden(place.hidden, place.hand[index], -1)
    for after in range(index, left - 1):
        place.hand[after] = place.hand[after + 1]
    place_all(place.table, trial.queue, seats)


def draw_cards(stream: Ints, place: Round, trial: Trial, count: int, seats: int) -> None:
    """Draw cards that the others play in two turns, and hide those of the first no more."""
    for index in range(2 * (seats - 1)):
        other = index + below(stream, count - index)
        trial.unseen[index], trial.unseen[other] = trial.unseen[other], trial.unseen[index]
    for card in range(len(place.hidden)):
        trial.hidden[card] = place.hidden[card]
    for index in range(seats - 1):
        count_hidden(trial.hidden, trial.unseen[index], -1)


def find_best(stream: Ints, net: HandNet, public: Public, place: Round, trial: Trial, left: int, draws: int) -> int:
    """The index of the card that costs least."""
    count = find_unseen(place.hidden, place.hand, 0, left, trial.unseen)
    for index in range(left):
        trial.costs[index] = 0.0
    for _ in range(draws):
        draw_cards(stream, place, trial, count, public.seats)
        for index in range(left):
            trial.costs[index] += expect(net, public, place, trial, left, index)
    best = 0
    for index in range(1, left):
        if trial.costs[index] < trial.costs[best]:
            best = index
    return best


def try_card(
    stream: Ints, net: HandNet, public: Public, place: Round, trial: Trial, left: int, index: int, draws: int
) -> float:
    """What a card costs to the end of the round, over other draws than those that it was found by."""
    count, total = find_unseen(place.hidden, place.hand, 0, left, trial.unseen), 0.0
    for _ in range(draws):
        draw_cards(stream, place, trial, count, public.seats)
        total += expect(net, public, place, trial, left, index)
    return total / draws


def expect(net: HandNet, public: Public, place: Round, trial: Trial, left: int, index: int) -> float:
    """What a card costs to the end of the round with the others' cards drawn."""
    seats, card = public.seats, place.hand[index]
    for field in range(len(place.table)):
        trial.table[field] = place.table[field]
    for other in range(left - 1):
        trial.rest[other] = place.hand[other] if other < index else place.hand[other + 1]
    trial.queue[0] = reveal(card, 0)
    for seat in range(1, seats):
        trial.queue[seat] = reveal(trial.unseen[seat - 1], seat)
    place_all(trial.table, trial.queue, seats)
    follows = 0.0
    if left == 2:
        trial.queue[0] = reveal(trial.rest[0], 0)
        for seat in range(1, seats):
            trial.queue[seat] = reveal(trial.unseen[seats - 2 + seat], seat)
        place_all(trial.table, trial.queue, seats)
    else:
        after = Public(seats, trial.table, trial.hidden)
        count_hidden(trial.hidden, card, -1)
        survey(after, left - 1, trial.sight.outlooks)
        look(after, trial.rest, 0, left - 1, left - 1, trial.sight)
        follows = rate_hand(net, left - 1, trial.company, trial.sight, trial.cells)
        count_hidden(trial.hidden, card, 1)
    return trial.table[STACK] - place.table[STACK] + follows


def note(lessons: Lessons, noted: int, public: Public, place: Round, trial: Trial, left: int) -> None:
    """Note what is seen of a hand."""
    survey(public, left, trial.sight.outlooks)
    look(public, place.hand, 0, left, left, trial.sight)
    for index in range(HAND_SIZE):
        first = (noted * HAND_SIZE + index) * MARKS
        lessons.kinds[noted * HAND_SIZE + index] = trial.sight.kinds[index] if index < left else -1
        for mark in range(MARKS):
            lessons.marks[first + mark] = trial.sight.marks[index * MARKS + mark] if index < left else 0.0
    for outlook in range(OUTLOOKS):
        lessons.outlooks[noted * OUTLOOKS + outlook] = trial.sight.outlooks[outlook]


class Table:
    """Rounds at tables of one size."""

    def __init__(self, seats: int, cards: int, cells: tuple[int, int], rng: Rng) -> None:
        self.stream = make_stream(rng)
        table = [0] * (STACK + seats)
        self.place = Round(ints(range(1, cards + 1)), ints(table), ints([0] * (cards + 1)), ints([0] * HAND_SIZE))
        shared, deep = cells
        self.trial = Trial(
            unseen=ints([0] * cards),
            queue=ints([0] * seats),
            table=ints(table),
            hidden=ints([0] * (cards + 1)),
            rest=ints([0] * HAND_SIZE),
            costs=floats([0.0] * HAND_SIZE),
            company=floats([]),
            sight=make_sight(),
            cells=make_cells(shared, shared, deep),
        )

    def play(self, net: HandNet, pace: Pace) -> tuple[float, tuple[Any, ...]]:
        """Play rounds; returns the cows of one of them, and the lessons."""
        count = pace.rounds * LESSONS
        kinds = array("b", bytes(count * HAND_SIZE))
        marks, outlooks, costs = (array("f", bytes(4 * count * size)) for size in (HAND_SIZE * MARKS, OUTLOOKS, 1))
        cows = gather(self.stream, net, self.place, self.trial, pace, Lessons(kinds, marks, outlooks, costs))
        return cows / pace.rounds, tuple(map(np.array, (kinds, marks, outlooks, costs)))


class Memory:
    """The last lessons."""

    def __init__(self) -> None:
        self.parts = (
            torch.full((REMEMBERED, HAND_SIZE), -1, dtype=torch.int8),
            torch.zeros(REMEMBERED, HAND_SIZE, MARKS),
            torch.zeros(REMEMBERED, OUTLOOKS),
            torch.zeros(REMEMBERED),
        )
        self.added = 0

    def add(self, lessons: tuple[Any, ...]) -> None:
        """Remember some lessons in place of the oldest."""
        count = len(lessons[-1])  # one cost each
        places = torch.arange(self.added, self.added + count) % REMEMBERED
        for part, given in zip(self.parts, lessons, strict=True):
            part[places] = torch.from_numpy(given).view(-1, *part.shape[1:])
        self.added += count

    def draw(self, generator: torch.Generator) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Some lessons: the cards as a net sees them, which of them there are, the outlooks and the costs."""
        places = torch.randint(min(self.added, REMEMBERED), (BATCH,), generator=generator)
        kinds, marks, outlooks, costs = (part[places] for part in self.parts)
        low = (kinds == LOW)[..., None]
        sorts = torch.nn.functional.one_hot(kinds.long() + 1, 1 + KINDS)[..., 1:].float()
        return torch.cat([sorts, marks * low, marks * ~low], -1), (kinds >= 0).float(), outlooks, costs


def rate_padded(net: Weights, seen: Tensor, held: Tensor, outlooks: Tensor) -> Tensor:
    """What hands cost that have places for ten cards."""
    first = torch.relu(seen @ net["shared"][0] + (outlooks @ net["shared_outlooks"][0])[:, None])
    shared = (first * held[..., None]).sum(-2)
    deep = torch.relu(shared @ net["sums"][0] + outlooks @ net["sums_outlooks"][0] + net["base"])
    return (deep @ net["heads"][0])[:, 0] + net["mean"][0]


def write(weights: Weights) -> HandNet:
    """The net as the kernel takes it."""
    parts = {name: floats(part.detach().double().flatten().tolist()) for name, part in weights.items()}
    return HandNet(
        Layer(parts["shared"], parts["shared_outlooks"]),
        parts["sums"],
        parts["sums_outlooks"],
        parts["base"],
        floats([*parts["heads"], *parts["mean"]]),
    )


def make_net(generator: torch.Generator, shared: int, deep: int, *, grow: bool) -> Weights:
    """A net that knows nothing, or the package's with more cells."""
    if not grow:
        return make_hands(1, generator, shared=shared, deep=deep, company=0)
    known = {name: part[0] for name, part in load_nets("cpu").randoms.items()}
    return grow_hands(known, generator, shared=shared, deep=deep)


def main() -> None:
    """Learn for a while, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3000.0)
    parser.add_argument("--grow", action="store_true", help="go on with the net of the package, with more cells")
    parser.add_argument("--draws", type=int, default=16, help="by which a card is found")
    parser.add_argument("--checks", type=int, default=24, help="by which it is judged")
    parser.add_argument("--shared", type=int, default=96)
    parser.add_argument("--deep", type=int, default=48)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path("randoms.npz"))
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    generator = torch.Generator().manual_seed(arguments.seed)
    cells = arguments.shared, arguments.deep
    student = Student(make_net(generator, *cells, grow=arguments.grow))
    pace = Pace(64, arguments.draws, arguments.checks, 0.1)
    memory, draw = Memory(), np.random.default_rng(arguments.seed)
    tables = {
        (seats, short): Table(seats, deck_sizes(seats)[short], cells, Rng("randoms", arguments.seed, seats, short))
        for seats in set(SEATS)
        for short in (False, True)
        if not short or seats <= 6
    }
    started = told = time.monotonic()
    fours: list[float] = []
    errors: list[float] = []
    while (gone := (time.monotonic() - started) / arguments.seconds) < 1.0:
        seats = int(draw.choice(SEATS))
        table = tables[seats, bool(seats <= 6 and draw.random() < 0.15)]
        cows, lessons = table.play(write(student.weights), pace)
        memory.add(lessons)
        if seats == 4 and len(table.place.hidden) > 100:
            fours.append(cows)
        rate = arguments.rate * min(1.0, 50 * gone + 0.1) * (1.0 - 0.97 * max(0.0, gone - 0.2) / 0.8)
        for _ in range(max(1, STUDIES * pace.rounds * LESSONS // BATCH)):
            seen, held, outlooks, costs = memory.draw(generator)
            lent = student.lend()
            loss = ((rate_padded(lent, seen, held, outlooks) - costs) ** 2).mean()
            student.learn(loss, lent, torch.tensor(rate))
            errors.append(float(loss.detach()))
        if time.monotonic() - told > 30.0:
            told = time.monotonic()
            print(
                f"{told - started:.0f} s, {memory.added} lessons: {np.mean(fours[-150:]):.2f} cows at four seats, "
                f"error {np.mean(errors[-200:]):.3f}",
                flush=True,
            )
            np.savez(arguments.out, **{f"randoms {name}": part[0].numpy() for name, part in student.weights.items()})
    np.savez(arguments.out, **{f"randoms {name}": part[0].numpy() for name, part in student.weights.items()})


if __name__ == "__main__":
    main()
