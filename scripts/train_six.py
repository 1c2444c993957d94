"""Finds the weights of the nets in src/stado/kernels/six/data/nets.json by play.

    python scripts/train_six.py plain       # seats that think of others picking at random, and a first net for hands
    python scripts/train_six.py keen        # one step better: from the nets as they are

Plain seats copy what many rollouts with random picks say of each card. Each further step lets keen seats answer by
trials in worlds with the nets so far, among others of all manners, and copies what the trials say; then the net for
hands learns what hands come to cost when seats pick by the copies.
"""

from __future__ import annotations

import argparse
import time
from array import array
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from stado.core.flat import Floats, Ints, insert_sorted
from stado.core.rng import Rng
from stado.games.six.cards import DECK, HAND_SIZE, ROWS
from stado.kernels.compiler import export, floats, ints
from stado.kernels.compiler.kinds import FLOAT32, INT8, Items
from stado.kernels.six.nets.network import (
    HAND_CELLS,
    HAND_WEIGHTS,
    KINDS,
    MARKS,
    OUTLOOKS,
    PICK_CELLS,
    PICK_WEIGHTS,
    SUM_CELLS,
    Company,
    Public,
    look,
)
from stado.kernels.six.nets.trial import load_nets, make_costs, make_mind
from stado.kernels.six.nets.worlds import (
    KEEN,
    MANNERS,
    PLAIN,
    RANDOM,
    Costs,
    Knowledge,
    Mind,
    Nets,
    Stake,
    pick_as,
    try_at_random,
    try_picks,
)
from stado.kernels.six.rounds import STACK, lay_rows, place_all, reveal
from stado.kernels.stream import below, shuffle, unit

PATH = Path(__file__).parents[1] / "src/stado/kernels/six/data/nets.json"
# Seats and how many rounds of them, in one part of the data.
TABLES = ((4, 100), (2, 40), (3, 45), (5, 30), (6, 25), (8, 12), (10, 8))
SHORT_DECKS = 0.25  # the share of rounds with no more cards than are dealt
# Chances of random and of plain seats at a table; the others are keen.
# Tables with few keen seats teach little each, so there are more of them.
COMPANIES = ((0.0, 0.0), (0.0, 0.5), (0.0, 0.8), (0.3, 0.3), *((0.7, 0.0),) * 2, *((0.85, 0.0),) * 6)
LONG = 1e6  # turns after a round, so that a cow is a cow in every place
SLIPS = 0.05  # how often a seat that teaches picks at random, so that odd places are seen too
FLOAT = NDArray[np.float32]


class Picks(NamedTuple):
    """What seats saw and what came of it: for each card its marks, its kind and its cost, and its decision."""

    marks: Annotated[Floats, Items(FLOAT32)]
    kinds: Annotated[Ints, Items(INT8)]
    costs: Annotated[Floats, Items(FLOAT32)]
    groups: Ints


class Hands(NamedTuple):
    """The same for whole hands; their groups are what else is known there."""

    marks: Annotated[Floats, Items(FLOAT32)]
    kinds: Annotated[Ints, Items(INT8)]
    costs: Annotated[Floats, Items(FLOAT32)]
    groups: Annotated[Floats, Items(FLOAT32)]


class Lesson(NamedTuple):
    """Picks or hands as tables to learn from."""

    marks: Any
    kinds: Any
    costs: Any
    groups: Any


class Round(NamedTuple):
    """Room for a round."""

    deck: Ints
    hands: Ints
    seen: Ints
    hidden: Ints
    table: Ints
    queue: Ints
    manners: Ints
    chances: Floats
    unseen: Ints
    nothing: Ints
    scores: Ints
    places: Ints
    answers: Ints


def start_round(stream: Ints, room: Round, random: float, plain: float) -> Company:
    """Deal, and draw the manners of the seats."""
    seats = len(room.queue)
    shuffle(stream, room.deck, HAND_SIZE * seats + ROWS)
    lay_rows(room.deck, room.table, seats)
    for seat in range(seats):
        for index in range(HAND_SIZE):
            insert_sorted(room.hands, seat * HAND_SIZE, index, room.deck[seat * HAND_SIZE + index])
    for card in range(len(room.seen)):
        room.seen[card] = 0
    for row in range(ROWS):
        room.seen[room.table[row]] = 1
    randoms, plains = 0, 0
    for seat in range(seats):
        point = unit(stream)
        room.manners[seat] = RANDOM if point < random else PLAIN if point < random + plain else KEEN
        randoms += room.manners[seat] == RANDOM
        plains += room.manners[seat] == PLAIN
    return Company(randoms / (seats - 1), plains / (seats - 1))


def start_turn(room: Round) -> None:
    """Count what is hidden."""
    room.hidden[0] = 0
    for card in range(1, len(room.hidden)):
        room.hidden[card] = room.hidden[card - 1] + 1 - room.seen[card]


def end_turn(room: Round, left: int) -> None:
    """Play the cards whose indexes lie in the queue."""
    seats = len(room.queue)
    for seat in range(seats):
        first, index = seat * HAND_SIZE, room.queue[seat]
        card = room.hands[first + index]
        for place in range(first + index, first + left - 1):
            room.hands[place] = room.hands[place + 1]
        room.seen[card] = 1
        room.queue[seat] = reveal(card, seat)
    place_all(room.table, room.queue, seats)


def fill_unseen(room: Round, first: int, left: int) -> int:
    """Find the cards that a seat has not seen; returns how many."""
    count, index = 0, 0
    for card in range(1, len(room.seen)):
        if index < left and room.hands[first + index] == card:
            index += 1
        elif room.seen[card] == 0:
            room.unseen[count] = card
            count += 1
    return count


def note_picks(lesson: Picks, noted: int, group: int, mind: Mind, left: int, costs: Floats) -> int:
    """Note the cards of a hand that was looked at, and their costs; returns how many cards are noted."""
    for index in range(left):
        for mark in range(MARKS):
            lesson.marks[noted * MARKS + mark] = mind.scratch.marks[index * MARKS + mark]
        lesson.kinds[noted] = mind.scratch.kinds[index]
        lesson.costs[noted] = costs[index]
        lesson.groups[noted] = group
        noted += 1
    return noted


def try_hand(
    mind: Mind,
    knowledge: Knowledge,
    public: Public,
    stake: Stake,
    company: Company,
    worlds: int,
    costs: Costs,
    manner: int,
    answers: Ints,
) -> int:
    """The costs of each card of a hand, and the hand looked at; returns the index of the best card."""
    left = knowledge.left
    for index in range(left):
        costs.sums[index] = 0.0
    if manner == KEEN:
        try_picks(mind, knowledge, public, stake, answers, worlds, costs)
        look(public, company, knowledge.hand, 0, left, mind.scratch)
    else:
        try_at_random(mind, knowledge, public, answers, worlds, costs)
        look(public, Company(1.0, 0.0), knowledge.hand, 0, left, mind.scratch)
    best = 0
    for index in range(left):
        costs.sums[index] /= worlds
        if costs.sums[index] < costs.sums[best]:
            best = index
    return best


@export
def teach_picks(
    mind: Mind,
    room: Round,
    rounds: int,
    worlds: int,
    companies: Floats,
    costs: Costs,
    lesson: Picks,
    group: int,
    manner: int,
) -> int:
    """Let keen seats answer by trials, and note each card and its cost; returns how many cards."""
    noted, seats = 0, len(room.queue)
    public, stake = Public(seats, room.table, room.hidden), Stake(room.scores, LONG)
    for _ in range(rounds):
        drawn = 2 * below(mind.stream, len(companies) // 2)
        company = start_round(mind.stream, room, companies[drawn], companies[drawn + 1])
        for seat in range(seats):
            for other in range(MANNERS):
                room.chances[seat * MANNERS + other] = 1.0 if room.manners[seat] == other else 0.0
        for left in range(HAND_SIZE, 0, -1):
            start_turn(room)
            for seat in range(seats):
                first = seat * HAND_SIZE
                if left == 1 or room.manners[seat] != KEEN:
                    room.queue[seat] = pick_as(mind, room.manners[seat], public, company, room.hands, first, left)
                    continue
                count = fill_unseen(room, first, left)
                hand = room.hands[first : first + left]
                knowledge = Knowledge(
                    seat, left, hand, room.unseen[:count], room.nothing, room.nothing[:seats], room.chances
                )
                answers = room.answers[:left]
                best = try_hand(mind, knowledge, public, stake, company, worlds, costs, manner, answers)
                noted = note_picks(lesson, noted, group, mind, left, costs.sums)
                group += 1
                room.queue[seat] = below(mind.stream, left) if unit(mind.stream) < SLIPS else best
            end_turn(room, left)
    return noted


def note_hand(lesson: Hands, noted: int, mind: Mind, seats: int, left: int, company: Company) -> None:
    """Note a hand that was looked at."""
    for mark in range(left * MARKS):
        lesson.marks[noted * HAND_SIZE * MARKS + mark] = mind.scratch.marks[mark]
    for index in range(HAND_SIZE):
        lesson.kinds[noted * HAND_SIZE + index] = mind.scratch.kinds[index] if index < left else -1
    group = noted * OUTLOOKS
    lesson.groups[group] = 1.0
    lesson.groups[group + 1] = left * 0.1
    lesson.groups[group + 2] = (seats - 1) * 0.2
    lesson.groups[group + 3] = company.random
    lesson.groups[group + 4] = company.plain


@export
def teach_hands(mind: Mind, room: Round, rounds: int, companies: Floats, lesson: Hands) -> int:
    """Let seats pick at a glance, and note the keen ones' hands and what they come to cost; returns how many."""
    noted, seats = 0, len(room.queue)
    public = Public(seats, room.table, room.hidden)
    for _ in range(rounds):
        drawn = 2 * below(mind.stream, len(companies) // 2)
        company = start_round(mind.stream, room, companies[drawn], companies[drawn + 1])
        for left in range(HAND_SIZE, 0, -1):
            start_turn(room)
            for seat in range(seats):
                first, manner = seat * HAND_SIZE, room.manners[seat]
                if manner == KEEN:
                    look(public, company, room.hands, first, left, mind.scratch)
                    note_hand(lesson, noted, mind, seats, left, company)
                    lesson.costs[noted] = -room.table[STACK + seat]
                    room.places[first + left - 1] = noted
                    noted += 1
                room.queue[seat] = pick_as(mind, manner, public, company, room.hands, first, left)
            end_turn(room, left)
        for seat in range(seats):
            if room.manners[seat] == KEEN:
                for index in range(HAND_SIZE):
                    lesson.costs[room.places[seat * HAND_SIZE + index]] += room.table[STACK + seat]
    return noted


def make_round(seats: int, deck: int) -> Round:
    """Room for a round with that deck."""
    return Round(
        deck=ints(range(1, deck + 1)),
        hands=ints([0] * (HAND_SIZE * seats)),
        seen=ints([0] * (deck + 1)),
        hidden=ints([0] * (deck + 1)),
        table=ints([0] * (STACK + seats)),
        queue=ints([0] * seats),
        manners=ints([0] * seats),
        chances=floats([0.0] * (MANNERS * seats)),
        unseen=ints([0] * deck),
        nothing=ints([0] * (HAND_SIZE * seats)),
        scores=ints([0] * seats),
        places=ints([0] * (HAND_SIZE * seats)),
        answers=ints(range(HAND_SIZE)),
    )


def tabulate(lesson: Picks | Hands, noted: int) -> Lesson:
    """The first lessons as tables with a row for each."""
    most = len(lesson.costs)
    tables = [np.asarray(memoryview(part)).reshape(most, -1)[:noted].squeeze() for part in lesson]  # type: ignore[arg-type]
    return Lesson(*tables)


def gather_picks(nets: Nets, size: float, worlds: int, seed: str, *, keen: bool) -> Lesson:
    """Lessons for picks at tables of all sizes."""
    lessons, groups = [], 0
    shares = [share for company in COMPANIES for share in company] if keen else [0.0, 0.0]
    for seats, rounds, deck in parts(size):
        most = rounds * seats * sum(range(2, HAND_SIZE + 1))
        lesson = Picks(
            array("f", bytes(4 * most * MARKS)), array("b", bytes(most)), array("f", bytes(4 * most)), ints([0] * most)
        )
        mind, room = make_mind(Rng(seed, seats, deck), seats, deck, nets), make_round(seats, deck)
        noted = teach_picks(
            mind, room, rounds, worlds, floats(shares), make_costs(), lesson, groups, KEEN if keen else PLAIN
        )
        lessons.append(tabulate(lesson, noted))
        groups += seats * rounds * HAND_SIZE
    return Lesson(*(np.concatenate(part) for part in zip(*lessons, strict=True)))


def gather_hands(nets: Nets, size: float, seed: str) -> Lesson:
    """Lessons for hands at tables of all sizes; their groups are what else is known there."""
    lessons = []
    shares = [share for company in COMPANIES for share in company]
    for seats, rounds, deck in parts(size):
        most = rounds * seats * HAND_SIZE
        lesson = Hands(
            array("f", bytes(4 * most * HAND_SIZE * MARKS)),
            array("b", bytes(most * HAND_SIZE)),
            array("f", bytes(4 * most)),
            array("f", bytes(4 * most * OUTLOOKS)),
        )
        mind, room = make_mind(Rng(seed, seats, deck), seats, deck, nets), make_round(seats, deck)
        noted = teach_hands(mind, room, rounds, floats(shares), lesson)
        lessons.append(tabulate(lesson, noted))
    return Lesson(*(np.concatenate(part) for part in zip(*lessons, strict=True)))


def parts(size: float) -> list[tuple[int, int, int]]:
    """Seats, rounds and the deck of each part."""
    found = []
    for seats, rounds in TABLES:
        short = HAND_SIZE * seats + ROWS
        found.append((seats, max(1, round(size * rounds * (1 - SHORT_DECKS))), len(DECK)))
        if short < len(DECK):
            found.append((seats, max(1, round(size * rounds * SHORT_DECKS)), short))
    return found


def spread(marks: FLOAT, kinds: NDArray[Any]) -> FLOAT:
    """The first cells' whole input: the kind, then the marks of a low card or of another."""
    wide = np.zeros((len(kinds), KINDS + 2 * MARKS), np.float32)
    wide[np.arange(len(kinds)), kinds] = 1
    low = kinds == 0
    wide[low, KINDS : KINDS + MARKS] = marks[low]
    wide[~low, KINDS + MARKS :] = marks[~low]
    return wide


class Descent:
    """Adam, with a rate that rises at first and falls to nothing."""

    def __init__(self, weights: list[FLOAT], steps: int, rate: float) -> None:
        self.weights, self.steps, self.rate, self.step = weights, steps, rate, 0
        self.means = [np.zeros_like(part) for part in weights]
        self.squares = [np.zeros_like(part) for part in weights]

    def go(self, slopes: list[FLOAT]) -> None:
        """One step downhill."""
        self.step += 1
        rate = self.rate * min(1.0, self.step / 200) * 0.5 * (1 + np.cos(np.pi * self.step / self.steps))
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            high = np.sqrt(square / (1 - 0.999**self.step)) + 1e-8
            weight -= (rate * mean / (1 - 0.9**self.step) / high).astype(np.float32)


def learn_picks(lesson: Lesson, start: Any | None, steps: int, batch: int = 400) -> NDArray[Any]:
    """A net for picks: what a card costs beyond the mean of its hand, the good cards mattering most."""
    rng = np.random.default_rng(1)
    wide = spread(lesson.marks, lesson.kinds)
    starts = np.flatnonzero(np.r_[True, np.diff(lesson.groups) != 0])
    sizes = np.diff(np.r_[starts, len(lesson.costs)])
    order = rng.permutation(len(starts))
    tests, lessons = order[: len(order) // 20], order[len(order) // 20 :]
    if start is None:
        first = (rng.normal(size=(KINDS + 2 * MARKS, PICK_CELLS)) * 0.4).astype(np.float32)
        last = (rng.normal(size=PICK_CELLS) * 0.25).astype(np.float32)
    else:
        first = np.array(start[:-PICK_CELLS], np.float32).reshape(-1, PICK_CELLS)
        last = np.array(start[-PICK_CELLS:], np.float32)
    descent = Descent([first, last], steps, 3e-3)

    def rows(groups: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        size = sizes[groups]
        owner = np.repeat(np.arange(len(groups)), size)
        return starts[groups][owner] + np.arange(len(owner)) - np.repeat(np.cumsum(size) - size, size), owner

    def center(values: Any, owner: Any, groups: int) -> Any:
        counts = np.bincount(owner, minlength=groups)
        return values - (np.bincount(owner, values, minlength=groups) / counts)[owner]

    for _ in range(steps):
        index, owner = rows(rng.choice(lessons, batch))
        seen = wide[index]
        cells = seen @ first
        warm = np.maximum(cells, 0)
        wanted, given = center(lesson.costs[index], owner, batch), center(warm @ last, owner, batch)
        best = np.full(batch, np.inf)
        np.minimum.at(best, owner, wanted)
        slope = center((given - wanted) * np.exp((best[owner] - wanted) / 4), owner, batch) / len(index)
        slope = slope.astype(np.float32)
        inner = (cells > 0) * (slope[:, None] * last)
        descent.go([seen.T @ inner, warm.T @ slope])
    index, owner = rows(tests)
    wanted = center(lesson.costs[index], owner, len(tests))
    given = center(np.maximum(wide[index] @ first, 0) @ last, owner, len(tests))
    ends = np.cumsum(sizes[tests])
    regret = np.mean(
        [
            wanted[low:high][given[low:high].argmin()] - wanted[low:high].min()
            for low, high in zip(ends - sizes[tests], ends, strict=True)
        ]
    )
    print(
        f"  picks: {len(starts)} decisions, error {np.mean((given - wanted) ** 2):.3f} of {wanted.var():.3f},", end=""
    )
    print(f" regret {regret:.3f}", flush=True)
    return np.concatenate([first.ravel(), last])


def learn_hands(lesson: Lesson, start: Any | None, steps: int, batch: int = 1024) -> NDArray[Any]:
    """A net for hands: the mean of what they come to cost."""
    rng, outlooks = np.random.default_rng(2), lesson.groups
    shapes = ((KINDS + 2 * MARKS, HAND_CELLS), (OUTLOOKS, SUM_CELLS), (HAND_CELLS, SUM_CELLS), (SUM_CELLS,), (1,))
    if start is None:
        scales = (0.3, 0.1, 0.1, 0.25, 1.0)
        parts = [
            (rng.normal(size=shape) * scale).astype(np.float32) for shape, scale in zip(shapes, scales, strict=True)
        ]
    else:
        parts, place = [], 0
        for shape in shapes:
            count = int(np.prod(shape))
            parts.append(np.array(start[place : place + count], np.float32).reshape(shape))
            place += count
    first, outlook, second, last, base = parts
    descent = Descent(parts, steps, 2e-3)
    order = rng.permutation(len(lesson.costs))
    tests, lessons = order[:20_000], order[20_000:]

    def forward(index: NDArray[Any]) -> Any:
        kinds = lesson.kinds[index]
        live = kinds >= 0
        owner = np.repeat(np.arange(len(index)), live.sum(1))
        seen = spread(lesson.marks[index].reshape(-1, HAND_SIZE, MARKS)[live], kinds[live])
        cells = seen @ first
        ends = np.cumsum(live.sum(1))
        sums = np.add.reduceat(np.maximum(cells, 0), np.r_[0, ends[:-1]], axis=0)
        tops = outlooks[index] @ outlook + sums @ second
        return owner, seen, cells, sums, tops, np.maximum(tops, 0) @ last + base

    for _ in range(steps):
        index = lessons[rng.integers(0, len(lessons), batch)]
        owner, seen, cells, sums, tops, given = forward(index)
        slope = ((given - lesson.costs[index]) / batch).astype(np.float32)
        upper = (tops > 0) * (slope[:, None] * last)
        inner = (cells > 0) * (upper @ second.T)[owner]
        descent.go(
            [
                seen.T @ inner,
                outlooks[index].T @ upper,
                sums.T @ upper,
                np.maximum(tops, 0).T @ slope,
                slope.sum(keepdims=True),
            ]
        )
    given = forward(tests)[-1]
    error = given - lesson.costs[tests]
    squares, variance = np.mean(error**2), lesson.costs[tests].var()
    print(f"  hands: {len(order)}, error {squares:.3f} of {variance:.3f}, bias {error.mean():.3f}", flush=True)
    return np.concatenate([part.ravel() for part in parts])


def save(nets: dict[str, NDArray[Any]], path: Path) -> None:
    """Write the weights with five digits."""
    rounded = {name: [float(f"{weight:.5g}") for weight in weights] for name, weights in nets.items()}
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.encode(rounded) + b"\n")


def main() -> None:
    """Take one step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=["plain", "keen"])
    parser.add_argument("--size", type=float, default=1.0, help="how many rounds of trials")
    parser.add_argument("--hands", type=float, default=60.0, help="how many times as many rounds at a glance")
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--nets", type=Path, default=PATH)
    arguments = parser.parse_args()
    started = time.process_time()
    if arguments.step == "plain":
        empty = floats([0.0] * PICK_WEIGHTS)
        nets = Nets(empty, empty, floats([0.0] * HAND_WEIGHTS))
        lesson = gather_picks(nets, arguments.size, arguments.worlds, arguments.seed, keen=False)
        plain = keen = learn_picks(lesson, None, arguments.steps)
        hand = None
    else:
        nets = load_nets(arguments.nets)
        lesson = gather_picks(nets, arguments.size, arguments.worlds, arguments.seed, keen=True)
        plain, hand = np.array(nets.plain), np.array(nets.hand)
        keen = learn_picks(lesson, nets.keen, arguments.steps)
    print(f"  {time.process_time() - started:.0f} s", flush=True)
    nets = Nets(floats(plain), floats(keen), nets.hand)
    hand = learn_hands(gather_hands(nets, arguments.hands, arguments.seed), hand, arguments.steps)
    save({"plain": plain, "keen": keen, "hand": hand}, arguments.nets)
    print(f"  {time.process_time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
