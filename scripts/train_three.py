"""Finds the numbers in src/stado/kernels/three/data/prospects.json by play.

    python scripts/train_three.py [--matches N] [--passes P]

Seats that judge at a glance play the first pass, seats that know the prospects found so far each further one. What a
seat came to gain from where it was, beyond the points that it had for good, is what others there can expect.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from stado.core.flat import Floats, Ints
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.three import Three
from stado.games.three.cards import FINAL_BONUSES, HAND_SIZE, NUMBER_CARDS, TURNS
from stado.games.three.flat import BONUS, DOWN, PLAYED, SEAT, SEAT_SPAN, TURN, block_of, flatten_colors, is_over
from stado.kernels.compiler import export, floats, ints, zeros
from stado.kernels.stream import make_stream
from stado.kernels.three.players import Dreamers, imagine_card
from stado.kernels.three.prospects import COUNTS, PROSPECTS, STAKES, Outlook, find_prospect, look_ahead
from stado.kernels.three.rules import Workspace, deal, play_card, tally

PATH = Path(__file__).parents[1] / "src/stado/kernels/three/data/prospects.json"
NOISE = 0.1  # how often a seat plays any card, so that odd collections are seen too
PRIOR = 50.0  # for how many seats that were there the guess counts


class Trace(NamedTuple):
    """Where the seats of a match were after each turn, and the points that they had for good there."""

    places: Ints
    points: Ints


class Found(NamedTuple):
    """What came of each place, and how many seats were there."""

    sums: Floats
    counts: Floats


@export
def gather(stream: Ints, workspace: Workspace, dreamers: Dreamers, matches: int, trace: Trace, found: Found) -> None:
    """Play matches and sum up what the seats came to gain."""
    table, seats = workspace.table, workspace.seats
    for _ in range(matches):
        deal(stream, workspace.deck, table, seats)
        while not is_over(table):
            seat = table[TURN]
            play_card(table, workspace.colors, seats, imagine_card(stream, table, workspace.colors, seats, dreamers))
            block = block_of(seat)
            step = seat * TURNS + table[block + PLAYED] - 1
            trace.places[step] = find_prospect(look_ahead(table, seats, seat, TURNS - table[block + PLAYED]))
            trace.points[step] = table[block + BONUS] - table[block + DOWN]
        for seat in range(seats):
            score = tally(table, block_of(seat))
            for step in range(seat * TURNS, (seat + 1) * TURNS):
                found.sums[trace.places[step]] += score - trace.points[step]
                found.counts[trace.places[step]] += 1.0


def guess() -> Any:
    """Prospects as if nothing more were taken."""
    prospects = np.zeros(PROSPECTS)
    for left in range(TURNS + 1):
        for stake in range(STAKES):
            for singles in range(COUNTS):
                for pairs in range(COUNTS - singles):
                    place = find_prospect(Outlook(left, stake, singles, pairs))
                    prospects[place] = singles + 5 * pairs + FINAL_BONUSES.get(singles + pairs, 0)
    return prospects


def learn(game: Three, matches: int, passes: int) -> Floats:
    """The prospects at a table of that many seats."""
    seats = game.seats
    table, scores = ints([0] * (SEAT + SEAT_SPAN * seats)), ints([0] * seats)
    workspace = Workspace(
        seats, ints(flatten_colors(game.options.colors)), ints(NUMBER_CARDS), table, scores, zeros(HAND_SIZE)
    )
    prior, prospects = guess(), floats([])
    for number in range(passes):
        trace = Trace(ints([0] * (seats * TURNS)), ints([0] * (seats * TURNS)))
        found = Found(floats([0.0] * PROSPECTS), floats([0.0] * PROSPECTS))
        dreamers = Dreamers(NOISE, prospects)
        gather(make_stream(Rng("prospects", seats, number)), workspace, dreamers, matches, trace, found)
        prospects = floats((np.array(found.sums) + PRIOR * prior) / (np.array(found.counts) + PRIOR))
        print(f"{seats} seats, pass {number + 1}: {np.count_nonzero(found.counts)} places", flush=True)
    return prospects


def main() -> None:
    """Learn for all sizes of a table, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500_000)
    parser.add_argument("--passes", type=int, default=4)
    arguments = parser.parse_args()
    (variant,) = Three.variants
    found = {}
    for seats in range(variant.min_seats, variant.max_seats + 1):
        game = make_game(Three.name, {}, seats)
        assert isinstance(game, Three)
        found[seats] = [round(float(points), 2) for points in learn(game, arguments.matches, arguments.passes)]
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_bytes(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
