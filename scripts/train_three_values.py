"""Finds the weights in src/stado/kernels/three/data/values.json by play.

    python scripts/train_three_values.py [--matches N] [--judged M] [--out FILE]

Seats that play what the net thinks best play mostly each other, and learn after every match: what a seat expected after
each of its cards should have been what it expected after the next one, and more and more what came in the end. The same
command finds the same weights again; it takes about two minutes for each size of a table.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from stado.core.flat import Floats, Ints, highest
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.three import Three
from stado.games.three.cards import DECK, ROW_CAPACITY, ROW_SPAN, TURNS
from stado.games.three.flat import PLAYED, ROW, ROWS, TURN, block_of, hand_size, is_over
from stado.kernels.compiler import export, floats, zeros
from stado.kernels.stream import below, make_stream, unit
from stado.kernels.three.foresight import put_card
from stado.kernels.three.kernel import ThreeKernel
from stado.kernels.three.players import Dreamers, imagine_card
from stado.kernels.three.prospects import load_prospects
from stado.kernels.three.rules import Workspace, deal, end_match
from stado.kernels.three.sight import MARKS, ROW_MARKS
from stado.kernels.three.values import (
    CHANCE,
    HEADS,
    LEAD,
    SCALE,
    Mind,
    ValueNet,
    judge_table,
    make_mind,
    tell,
    wise_card,
)
from stado.kernels.three.worlds import count_winners, find_lead

PATH = Path(__file__).parents[1] / "src/stado/kernels/three/data/values.json"
FIRST, DEEP = 16, 32  # cells of the net
WISE, KEEN, GLANCE, ANY = range(4)
SHARES = (0.75, 0.15, 0.05, 0.05)  # of the kinds of seats
NOISE = 0.05  # how often a seat plays any card, so that odd tables are seen too
FADE = 0.7  # how much more what comes later counts than what was expected on the way
CHUNK = 5_000  # matches at one rate
BATCH = 4  # matches between two steps
RATE, LAST_RATE = 0.002, 0.00003
MEMORY, LONG_MEMORY, LEAST = 0.9, 0.999, 1e-8  # Adam's
WEIGHT = 2.0  # of the chance to win beside the lead


class Trace(NamedTuple):
    """What the seats of a match saw after each turn, what they expected, and what they should have."""

    rows: Floats
    marks: Floats
    expected: Floats
    targets: Floats


class Learning(NamedTuple):
    """Of all weights behind one another: the gradient of a batch, and the means of gradients and of their squares."""

    gradients: Floats
    means: Floats
    squares: Floats


class Table(NamedTuple):
    """Who plays, and what they play with."""

    workspace: Workspace
    fresh: Ints
    kinds: Ints
    mind: Mind
    keen: Dreamers
    glance: Dreamers


class Account(NamedTuple):
    """Sums over matches: wins, points and seats of each kind, and the squares of what the net was wrong by."""

    wins: Floats
    points: Floats
    seats: Floats
    errors: Floats


@export
def learn_matches(
    stream: Ints, table: Table, shares: Floats, count: int, first: int, rate: float, fade: float, trace: Trace,
    learning: Learning, account: Account,
) -> None:  # fmt: skip
    """Play matches and learn from each; `first` of them were played before."""
    workspace, kinds = table.workspace, table.kinds
    for number in range(first, first + count):
        for seat in range(workspace.seats):
            point, kind = unit(stream), WISE
            while kind < ANY and point >= shares[kind]:
                point -= shares[kind]
                kind += 1
            kinds[seat] = kind
        play_match(stream, table, NOISE, trace)
        for seat in range(workspace.seats):
            share = count_match(workspace, kinds[seat], seat, account)
            if kinds[seat] == WISE:
                set_targets(trace, seat, find_lead(workspace.scores, seat) / SCALE, share, fade)
                for step in range(seat * TURNS, (seat + 1) * TURNS):
                    study(table.mind, trace, step, learning.gradients, account.errors)
        if (number + 1) % BATCH == 0:
            adapt(table.mind.net, learning, rate, (number + 1) // BATCH)


@export
def judge_matches(stream: Ints, table: Table, count: int, trace: Trace, account: Account) -> None:
    """Play matches without learning."""
    for _ in range(count):
        play_match(stream, table, 0.0, trace)
        for seat in range(table.workspace.seats):
            count_match(table.workspace, table.kinds[seat], seat, account)


def play_match(stream: Ints, table: Table, noise: float, trace: Trace) -> None:
    """Deal and play, and keep what wise seats see and expect after each of their cards."""
    workspace, fresh, mind = table.workspace, table.fresh, table.mind
    seats, colors, sight = workspace.seats, workspace.colors, mind.sight
    deal(stream, workspace.deck, workspace.table, seats)
    for card in range(len(fresh)):
        fresh[card] = 1 if card % ROW_SPAN > 0 else 0
    for index in range(ROW, ROW + ROWS * ROW_CAPACITY):
        fresh[workspace.table[index]] = 0
    while not is_over(workspace.table):
        seat = workspace.table[TURN]
        block = block_of(seat)
        put_card(workspace, fresh, pick_card(stream, table, table.kinds[seat], noise))
        if table.kinds[seat] == WISE:
            judge_table(workspace.table, colors, fresh, seats, seat, mind)
            step = seat * TURNS + workspace.table[block + PLAYED] - 1
            keep(sight.rows, trace.rows, step)
            keep(sight.marks, trace.marks, step)
            keep(mind.cells.heads, trace.expected, step)
    end_match(workspace)


def pick_card(stream: Ints, table: Table, kind: int, noise: float) -> int:
    """The index of the card that the seat at turn plays."""
    workspace = table.workspace
    if kind == KEEN:
        return imagine_card(stream, workspace.table, workspace.colors, workspace.seats, table.keen)
    if kind == GLANCE:
        return imagine_card(stream, workspace.table, workspace.colors, workspace.seats, table.glance)
    if kind == ANY or unit(stream) < noise:
        return below(stream, hand_size(workspace.table, block_of(workspace.table[TURN])))
    return wise_card(workspace.table, workspace.colors, table.fresh, workspace.seats, table.mind)


def keep(numbers: Floats, trace: Floats, step: int) -> None:
    """Keep numbers of a step."""
    first = step * len(numbers)
    for index in range(len(numbers)):
        trace[first + index] = numbers[index]


def recall(numbers: Floats, trace: Floats, step: int) -> None:
    """Bring back numbers of a step."""
    first = step * len(numbers)
    for index in range(len(numbers)):
        numbers[index] = trace[first + index]


def count_match(workspace: Workspace, kind: int, seat: int, account: Account) -> float:
    """Count what came of a seat; returns its share of the win."""
    share = 0.0
    if workspace.scores[seat] == highest(workspace.scores):
        share = 1.0 / count_winners(workspace.scores)
    account.wins[kind] += share
    account.points[kind] += workspace.scores[seat]
    account.seats[kind] += 1.0
    return share


def set_targets(trace: Trace, seat: int, lead: float, share: float, fade: float) -> None:
    """What a seat should have expected, from the end back."""
    for back in range(TURNS):
        place = (seat * TURNS + TURNS - 1 - back) * HEADS
        trace.targets[place + LEAD] = lead
        trace.targets[place + CHANCE] = share
        lead = fade * lead + (1.0 - fade) * trace.expected[place + LEAD]
        share = fade * share + (1.0 - fade) * trace.expected[place + CHANCE]


def study(mind: Mind, trace: Trace, step: int, gradients: Floats, errors: Floats) -> None:
    """Add the gradient of one step: of the square of the lead's error, and of the entropy of the chance."""
    sight, cells, net = mind.sight, mind.cells, mind.net
    recall(sight.rows, trace.rows, step)
    recall(sight.marks, trace.marks, step)
    tell(net, sight, cells)
    width, deep, marks = len(cells.sums), len(cells.deep), len(sight.marks)
    lead = cells.heads[LEAD] - trace.targets[step * HEADS + LEAD]
    chance = cells.heads[CHANCE] - trace.targets[step * HEADS + CHANCE]
    errors[LEAD] += lead * lead
    errors[CHANCE] += chance * chance
    chance *= WEIGHT
    at_marks = len(net.rows)
    at_sums = at_marks + len(net.marks)
    at_lead = at_sums + len(net.sums)
    at_chance = at_lead + deep + 1
    gradients[at_lead + deep] += lead
    gradients[at_chance + deep] += chance
    for cell in range(deep):
        slope = 0.0
        if cells.deep[cell] > 0.0:
            gradients[at_lead + cell] += lead * cells.deep[cell]
            gradients[at_chance + cell] += chance * cells.deep[cell]
            slope = lead * net.heads[cell] + chance * net.heads[deep + 1 + cell]
        cells.deep[cell] = slope
        gradients[at_marks + marks * deep + cell] += slope
    add_product(gradients, at_marks, sight.marks, 0, marks, cells.deep, 0, deep)
    add_product(gradients, at_sums, cells.sums, 0, width, cells.deep, 0, deep)
    for one in range(width):
        total = 0.0
        for cell in range(deep):
            total += net.sums[one * deep + cell] * cells.deep[cell]
        for row in range(ROWS):
            slope = total if cells.first[row * width + one] > 0.0 else 0.0
            cells.first[row * width + one] = slope
            gradients[ROW_MARKS * width + one] += slope
    for row in range(ROWS):
        add_product(gradients, 0, sight.rows, row * ROW_MARKS, ROW_MARKS, cells.first, row * width, width)


def add_product(
    gradients: Floats, at: int, inputs: Floats, start: int, count: int, slopes: Floats, first: int, width: int
) -> None:
    """Add the gradient of weights from inputs to cells of these slopes."""
    for place in range(start, start + count):
        seen = inputs[place]
        if seen != 0.0:
            for cell in range(width):
                gradients[at + cell] += seen * slopes[first + cell]
        at += width


def adapt(net: ValueNet, learning: Learning, rate: float, step: int) -> None:
    """A step of Adam."""
    at = adapt_part(net.rows, 0, learning, rate, step)
    at = adapt_part(net.marks, at, learning, rate, step)
    at = adapt_part(net.sums, at, learning, rate, step)
    adapt_part(net.heads, at, learning, rate, step)


def adapt_part(weights: Floats, at: int, learning: Learning, rate: float, step: int) -> int:
    """The same for some weights, whose gradients begin there; returns where the next ones begin."""
    warmth, long_warmth = 1.0, 1.0  # what the means lack in the first steps
    for _ in range(min(step, 10_000)):
        warmth *= MEMORY
        long_warmth *= LONG_MEMORY
    for place in range(len(weights)):
        index = at + place
        gradient = learning.gradients[index] / (BATCH * TURNS)
        learning.gradients[index] = 0.0
        learning.means[index] = MEMORY * learning.means[index] + (1.0 - MEMORY) * gradient
        learning.squares[index] = LONG_MEMORY * learning.squares[index] + (1.0 - LONG_MEMORY) * gradient * gradient
        spread = sqrt(learning.squares[index] / (1.0 - long_warmth)) + LEAST
        weights[place] -= rate * learning.means[index] / (1.0 - warmth) / spread
    return at + len(weights)


def draw_net(seed: int) -> ValueNet:
    """A net that knows nothing."""
    generator = np.random.default_rng(seed)
    sizes = {20: (ROW_MARKS + 1) * FIRST, 25: (MARKS + 1) * DEEP, FIRST: FIRST * DEEP, 10 * DEEP: HEADS * (DEEP + 1)}
    return ValueNet(*(floats(generator.normal(0.0, 1.0 / sqrt(cells), size)) for cells, size in sizes.items()))


def make_account() -> Account:
    """Nothing counted."""
    return Account(*(floats([0.0] * size) for size in (len(SHARES), len(SHARES), len(SHARES), HEADS)))


def make_table_of(net: ValueNet, seats: int) -> Table:
    """A table of that many seats, the wise ones with that net."""
    game = make_game(Three.name, {}, seats)
    assert isinstance(game, Three)
    prospects = load_prospects(seats)
    return Table(
        workspace=ThreeKernel(game).make_workspace(),
        fresh=zeros(len(DECK)),
        kinds=zeros(seats),
        mind=make_mind(net, prospects, seats),
        keen=Dreamers(NOISE, prospects),
        glance=Dreamers(NOISE, floats([])),
    )


def make_trace(seats: int) -> Trace:
    """Room for a match."""
    return Trace(*(floats([0.0] * (seats * TURNS * size)) for size in (ROWS * ROW_MARKS, MARKS, HEADS, HEADS)))


def learn(seats: int, matches: int) -> ValueNet:
    """The weights for a table of that many seats, after that many matches."""
    net = draw_net(seats)
    table, trace, count = make_table_of(net, seats), make_trace(seats), sum(map(len, net))
    learning = Learning(*(floats([0.0] * count) for _ in Learning._fields))
    stream, shares = make_stream(Rng("values", seats)), floats(SHARES)
    for first in range(0, matches, CHUNK):
        account, size = make_account(), min(CHUNK, matches - first)
        rate = RATE * (1.0 - first / matches) + LAST_RATE
        fade = FADE if first > CHUNK else 1.0  # what a net expects that knows nothing is not worth learning
        learn_matches(stream, table, shares, size, first, rate, fade, trace, learning, account)
        errors = [error / max(1.0, account.seats[WISE] * TURNS) for error in account.errors]
        print(f"{seats} seats, {first + size} matches: errors {errors[LEAD]:.4f} {errors[CHANCE]:.4f}", flush=True)
    return net


def judge(table: Table, kind: int, matches: int) -> float:
    """The share of wins of one wise seat, the first, among others of a kind."""
    account, seats = make_account(), table.workspace.seats
    for seat in range(seats):
        table.kinds[seat] = WISE if seat == 0 else kind
    judge_matches(make_stream(Rng("judged", seats)), table, matches, make_trace(seats), account)
    return account.wins[WISE] / matches


def write(nets: dict[int, ValueNet], path: Path) -> None:
    """Write the weights of all sizes of a table."""
    found = {seats: {name: _shorten(part) for name, part in net._asdict().items()} for seats, net in nets.items()}
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.encode(found) + b"\n")


def _shorten(weights: Sequence[float]) -> list[float]:
    """Weights to four digits."""
    return [round(float(weight), 4) for weight in weights]


def main() -> None:
    """Learn for all sizes of a table, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200_000)
    parser.add_argument("--judged", type=int, default=10_000)
    parser.add_argument("--out", type=Path, default=PATH)
    arguments = parser.parse_args()
    (variant,) = Three.variants
    sizes = range(variant.min_seats, variant.max_seats + 1)
    nets = {seats: learn(seats, arguments.matches) for seats in sizes}
    write(nets, arguments.out)
    for seats, net in nets.items():
        for kind, name in ((KEEN, "keen"), (GLANCE, "glancing")):
            share = judge(make_table_of(net, seats), kind, arguments.judged)
            print(f"{seats} seats: wins {share:.1%} of {arguments.judged} matches among {name} seats", flush=True)


if __name__ == "__main__":
    main()
