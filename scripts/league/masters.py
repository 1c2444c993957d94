"""Gathers what masters pick, to learn from.

    python -m scripts.league.masters --seconds 100 --out masters.npz

Masters are the twins of the master of six. At tables of all sizes each seat is asked what it would pick, and picks so
or, at some tables, as one of the population does. How likely each card is follows from what it costs: masters draw
other worlds each time, so that of cards which cost nearly the same any may be picked. `scripts.league.copies` learns
from what is written.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from scripts.league.chains import add_turn, start_history, turn
from scripts.league.league import draw_picks
from scripts.league.marks import look, survey
from scripts.league.recording import seed_generator
from scripts.league.rounds import Rounds, deal, deck_sizes, play
from scripts.league.twin import Mind, Player, add_mind, find_player, make_mind, weigh_cards
from stado.games.six.cards import HAND_SIZE
from stado.kernels.six.population.sight import KINDS, MARKS

SEATS = (2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10)
LUCK = 0.1  # how much dearer a card looks in other worlds, in cows
COMPANY = ("uniform", "plain", "second", "main", "loner", "flat")  # who may pick in place of masters
MIXED = 0.3  # of all tables have such


class Notes(NamedTuple):
    """What was seen at each pick, and how likely each card was; hands are filled up with nothing."""

    kinds: Tensor
    marks: Tensor
    singles: Tensor
    outlooks: Tensor
    odds: Tensor


def fill(part: Tensor, nothing: float) -> Tensor:
    """As many places as a full hand has."""
    empty = part.new_full((len(part), HAND_SIZE - part.shape[1], *part.shape[2:]), nothing)
    return torch.cat([part, empty], 1)


def note(rounds: Rounds, seat: int, costs: Tensor) -> Notes:
    """What a seat sees, and how likely it picks each card."""
    seats, left = rounds.hands.shape[1:]
    hand, odds = rounds.hands[:, seat], torch.softmax(-costs / LUCK, -1)
    seen = look(rounds.rows, rounds.hidden, hand, seats, left)
    rows = rounds.rows[:, None].expand(-1, left, -1)
    alone = look(rows, rounds.hidden, hand[..., None], seats, left)[:, :, 0]
    marks, singles = (part[..., KINDS : KINDS + MARKS] + part[..., KINDS + MARKS :] for part in (seen, alone))
    outlooks = survey(rounds.rows, rounds.hidden, seats, left)
    kinds = fill(seen[..., :KINDS].argmax(-1).to(torch.int8), -1)
    return Notes(kinds, *(part.half() for part in (fill(marks, 0), fill(singles, 0), outlooks, fill(odds, 0))))


def play_rounds(mind: Mind, others: Player, share: float, rounds: Rounds, generator: torch.Generator) -> Notes:
    """Play a round at each of some tables, a share of the seats but the first being taken by others."""
    seats, found, history = rounds.hands.shape[1], list[Notes](), start_history(rounds)
    theirs = torch.rand(rounds.stacks[:, 1:].shape, generator=generator, device=generator.device) < share
    for left in range(HAND_SIZE, 1, -1):
        costs = [weigh_cards(mind, *turn(rounds, history, seat), generator) for seat in range(seats)]
        found += [note(rounds, seat, cost) for seat, cost in enumerate(costs)]
        index = torch.stack([draw_picks(-cost / LUCK, 0.0, generator) for cost in costs], -1)
        strange = torch.where(theirs, others(rounds, history, generator), index[:, 1:])
        index = torch.cat([index[:, :1], strange], -1)
        if left > 2:
            history = add_turn(history, (mind.nets.alone, mind.nets.copies_alone), rounds, index)
        rounds = play(rounds, index)
    return Notes(*(torch.cat(parts) for parts in zip(*found, strict=True)))


def main() -> None:
    """Gather for a while, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_mind(parser)
    parser.set_defaults(seconds=100.0)
    parser.add_argument("--out", type=Path, default=Path("masters.npz"))
    arguments = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    mind, draw = make_mind(arguments.device, arguments), np.random.default_rng(arguments.seed)
    generator, parts = seed_generator(arguments.seed, arguments.device), list[Notes]()
    started = time.monotonic()
    while time.monotonic() - started < arguments.seconds:
        seats = int(draw.choice(SEATS))
        cards = deck_sizes(seats)[int(seats <= 6 and draw.random() < 0.15)]
        others = find_player(str(draw.choice(COMPANY)), mind.nets, arguments.device)
        share = 0.5 if draw.random() < MIXED else 0.0
        rounds = deal(arguments.tables // seats, seats, cards, generator)
        notes = play_rounds(mind, others, share, rounds, generator)
        parts.append(Notes(*(part.cpu() for part in notes)))
        print(f"{time.monotonic() - started:.0f} s, {sum(len(part.odds) for part in parts)} picks", flush=True)
    whole = Notes(*(torch.cat(part) for part in zip(*parts, strict=True)))
    np.savez_compressed(arguments.out, **{name: part.numpy() for name, part in whole._asdict().items()})


if __name__ == "__main__":
    main()
