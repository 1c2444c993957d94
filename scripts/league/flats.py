"""Gathers what plain Monte Carlo thinks of its cards, to learn from.

    python -m scripts.league.flats --seconds 1200 --out flats.npz

At tables of all sizes, whose seats pick so or at random, each card of each hand is tried in rounds of random picks.
What is noted is what the cards cost there, how sure that is, and how likely each pick is: more worlds than plain Monte
Carlo tries tell this better, and as many as it tries tell of more places. Rounds are played by the package's kernels,
on a processor. `scripts.league.copies` learns from what is written.
"""

from __future__ import annotations

import argparse
import time
from array import array
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from scripts.league.dealing import deal, find_unseen
from stado.core.flat import Floats, Ints, insert_sorted
from stado.core.rng import Rng
from stado.games.six.cards import DECK, HAND_SIZE, ROWS
from stado.kernels.compiler import export, ints, zeros
from stado.kernels.compiler.kinds import FLOAT32, INT8, Items
from stado.kernels.six.nets.network import Public, count_hidden
from stado.kernels.six.population.sight import MARKS, OUTLOOKS, Sight, look, make_sight, survey
from stado.kernels.six.rounds import STACK, place_all, reveal, shuffle_hand
from stado.kernels.stream import below, make_stream, unit

SEATS = (2, 3, 3, *[4] * 10, 5, 5, 6, 6, 7, 8, 9, 10)
ROLLOUTS = 100  # by which plain Monte Carlo finds a card
TURNS = HAND_SIZE - 1  # of a round: the last card is no choice
DRAWS = 64  # of what plain Monte Carlo may find, for the odds of its picks
CARELESS = (0.0, 0.0, 0.3, 1.0)  # how often the seats of a table pick at random

Array = NDArray[np.float32]


class Round(NamedTuple):
    """A round; hands are sorted and lie ten places apart."""

    deck: Ints
    table: Ints
    hidden: Ints
    hands: Ints
    picks: Ints


class Trial(NamedTuple):
    """Room to try cards in."""

    unseen: Ints
    queue: Ints
    table: Ints
    order: Ints
    sight: Sight


class Notes(NamedTuple):
    """What was seen at each pick, and what its cards cost in rounds of random picks: the means and their variances."""

    kinds: Annotated[Ints, Items(INT8)]
    marks: Annotated[Floats, Items(FLOAT32)]
    singles: Annotated[Floats, Items(FLOAT32)]  # marks of cards looked at alone
    outlooks: Annotated[Floats, Items(FLOAT32)]
    means: Annotated[Floats, Items(FLOAT32)]
    variances: Annotated[Floats, Items(FLOAT32)]


@export
def gather(stream: Ints, place: Round, trial: Trial, worlds: int, rollouts: int, careless: float, notes: Notes) -> None:
    """Play a round, noting what each seat thinks at each turn."""
    seats, noted = len(place.picks), 0
    public = Public(seats, place.table, place.hidden)
    start_round(stream, place, seats)
    for left in range(HAND_SIZE, 1, -1):
        for seat in range(seats):
            note_sight(notes, noted, public, place, trial.sight, seat, left)
            best = judge_cards(stream, public, place, trial, seat, left, worlds, rollouts, notes, noted)
            place.picks[seat] = below(stream, left) if unit(stream) < careless else best
            noted += 1
        play_turn(place, trial, seats, left)


def start_round(stream: Ints, place: Round, seats: int) -> None:
    """Deal."""
    deal(stream, place.deck, place.table, place.hidden, seats)
    for seat in range(seats):
        for index in range(HAND_SIZE):
            insert_sorted(place.hands, seat * HAND_SIZE, index, place.deck[seat * HAND_SIZE + index])


def play_turn(place: Round, trial: Trial, seats: int, left: int) -> None:
    """Everybody plays the picked card."""
    for seat in range(seats):
        first = seat * HAND_SIZE
        card = place.hands[first + place.picks[seat]]
        trial.queue[seat] = reveal(card, seat)
        count_hidden(place.hidden, card, -1)
        for index in range(first + place.picks[seat], first + left - 1):
            place.hands[index] = place.hands[index + 1]
    place_all(place.table, trial.queue, seats)


def note_sight(notes: Notes, noted: int, public: Public, place: Round, sight: Sight, seat: int, left: int) -> None:
    """Note what is seen of a hand, and of each of its cards alone."""
    survey(public, left, sight.outlooks)
    for outlook in range(OUTLOOKS):
        notes.outlooks[noted * OUTLOOKS + outlook] = sight.outlooks[outlook]
    for index in range(HAND_SIZE):
        row = noted * HAND_SIZE + index
        notes.kinds[row] = -1
        if index < left:
            look(public, place.hands, seat * HAND_SIZE + index, 1, left, sight)
            notes.kinds[row] = sight.kinds[0]
        for mark in range(MARKS):
            notes.singles[row * MARKS + mark] = sight.marks[mark] if index < left else 0.0
    look(public, place.hands, seat * HAND_SIZE, left, left, sight)
    first = noted * HAND_SIZE * MARKS
    for mark in range(HAND_SIZE * MARKS):
        notes.marks[first + mark] = sight.marks[mark] if mark < left * MARKS else 0.0


def judge_cards(
    stream: Ints,
    public: Public,
    place: Round,
    trial: Trial,
    seat: int,
    left: int,
    worlds: int,
    rollouts: int,
    notes: Notes,
    noted: int,
) -> int:
    """Note what each card of a hand costs; the index of the one that is cheapest in the first rollouts."""
    count = find_unseen(place.hidden, place.hands, seat * HAND_SIZE, left, trial.unseen)
    best, least = 0, 0.0
    for index in range(left):
        total, squares, early = 0.0, 0.0, 0.0
        for world in range(worlds):
            cost = 1.0 * play_out(stream, public, place, trial, seat, left, index, count)
            total += cost
            squares += cost * cost
            if world < rollouts:
                early += cost
        mean = total / worlds
        notes.means[noted * HAND_SIZE + index] = mean
        notes.variances[noted * HAND_SIZE + index] = max(0.0, squares / worlds - mean * mean)
        if index == 0 or early < least:
            best, least = index, early
    return best


def play_out(
    stream: Ints, public: Public, place: Round, trial: Trial, seat: int, left: int, answer: int, count: int
) -> int:
    """The cows that a card costs in a round of random picks."""
    others = public.seats - 1
    for index in range(others * left):
        other = index + below(stream, count - index)
        trial.unseen[index], trial.unseen[other] = trial.unseen[other], trial.unseen[index]
    for index in range(left):
        trial.order[index] = place.hands[seat * HAND_SIZE + index]
    trial.order[0], trial.order[answer] = trial.order[answer], trial.order[0]
    shuffle_hand(stream, trial.order, 1, left - 1)
    for index in range(len(trial.table)):
        trial.table[index] = place.table[index]
    before = trial.table[STACK]
    for turn in range(left):
        trial.queue[0] = reveal(trial.order[turn], 0)
        for other in range(others):
            trial.queue[1 + other] = reveal(trial.unseen[turn * others + other], 1 + other)
        place_all(trial.table, trial.queue, public.seats)
    return trial.table[STACK] - before


class Table:
    """Rounds at tables of one size."""

    def __init__(self, seats: int, cards: int, rng: Rng) -> None:
        self.stream, self.seats = make_stream(rng), seats
        table = [0] * (STACK + seats)
        self.place = Round(
            ints(range(1, cards + 1)), ints(table), zeros(cards + 1), zeros(seats * HAND_SIZE), zeros(seats)
        )
        self.trial = Trial(zeros(cards), zeros(seats), ints(table), zeros(HAND_SIZE), make_sight())

    def play(self, worlds: int, rollouts: int, careless: float) -> Notes:
        """Play a round; returns what was noted."""
        count = self.seats * TURNS
        sizes = (HAND_SIZE * MARKS, HAND_SIZE * MARKS, OUTLOOKS, HAND_SIZE, HAND_SIZE)
        notes = Notes(array("b", bytes(count * HAND_SIZE)), *(array("f", bytes(4 * count * size)) for size in sizes))
        gather(self.stream, self.place, self.trial, worlds, rollouts, careless, notes)
        return notes


def find_odds(means: Array, variances: Array, held: NDArray[np.bool_], worlds: int, draw: np.random.Generator) -> Array:
    """How likely plain Monte Carlo picks each card; on average exactly so, though the means are not exact."""
    spread = np.sqrt(variances * (1.0 / ROLLOUTS - 1.0 / worlds))
    luck = draw.standard_normal((DRAWS, *means.shape), np.float32)
    costs = np.where(held, means + spread * luck, np.inf)
    best = costs.argmin(-1)
    return np.stack([(best == index).mean(0) for index in range(means.shape[-1])], -1).astype(np.float32)


def arrange(notes: Notes, worlds: int, draw: np.random.Generator) -> tuple[NDArray[np.generic], ...]:
    """What is written of notes, pick by pick: what was seen, how likely each card is, and what it costs."""
    kinds, marks, singles, outlooks, means, variances = (np.array(part) for part in notes)
    kinds, means, variances = (part.reshape(-1, HAND_SIZE) for part in (kinds, means, variances))
    marks, singles = (part.reshape(-1, HAND_SIZE, MARKS) for part in (marks, singles))
    odds = find_odds(means, variances, kinds >= 0, worlds, draw)
    floats = marks, singles, outlooks.reshape(-1, OUTLOOKS), odds, means, np.sqrt(variances / worlds)
    return (kinds, *(part.astype(np.float16) for part in floats))


def main() -> None:
    """Gather for a while, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1200.0)
    parser.add_argument("--worlds", type=int, default=ROLLOUTS, help="by which each card is judged")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--out", type=Path, default=Path("flats.npz"))
    arguments = parser.parse_args()
    draw, tables = np.random.default_rng(arguments.seed), dict[tuple[int, int], Table]()
    parts, started, noted, told = list[tuple[NDArray[np.generic], ...]](), time.monotonic(), 0, 0.0
    while time.monotonic() - started < arguments.seconds:
        seats = int(draw.choice(SEATS))
        cards = HAND_SIZE * seats + ROWS if seats <= 6 and draw.random() < 0.15 else len(DECK)
        if (seats, cards) not in tables:
            tables[seats, cards] = Table(seats, cards, Rng("flats", arguments.seed, seats, cards))
        notes = tables[seats, cards].play(arguments.worlds, ROLLOUTS, float(draw.choice(CARELESS)))
        parts.append(arrange(notes, arguments.worlds, draw))
        noted += len(parts[-1][0])
        if time.monotonic() - told > 60.0:
            told = time.monotonic()
            print(f"{told - started:.0f} s, {noted} picks", flush=True)
    names = "kinds", "marks", "singles", "outlooks", "odds", "costs", "errors"
    found: dict[str, Any] = {name: np.concatenate(some) for name, *some in zip(names, *parts, strict=True)}
    np.savez(arguments.out, **found)


if __name__ == "__main__":
    main()
