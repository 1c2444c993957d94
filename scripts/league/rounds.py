"""Rounds of classic and pro, many tables at once, as tensors.

A row is one number: its end, its size and its cows packed together, so that sorting rows sorts them by their ends.
Rows are kept sorted, as in the kernel: a card's row is the number of ends below it, less one. All leading dimensions
of a tensor are tables; the last ones are rows, seats or cards.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import torch
from torch import Tensor

from stado.games.six.cards import COWS, DECK, HAND_SIZE, ROW_CAPACITY, ROWS

END, SIZE = 1 << 12, 1 << 8  # what an end and a size are multiplied by in a packed row


class Rounds(NamedTuple):
    """Tables at the beginning of a turn.

    `hidden[..., card]` counts the cards up to that one that nobody has seen on the table.
    """

    rows: Tensor  # tables, rows
    hands: Tensor  # tables, seats, cards: sorted
    stacks: Tensor  # tables, seats: cows
    hidden: Tensor  # tables, 0 to the last card


def unpack(rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The ends, sizes and cows of rows."""
    return rows // END, rows // SIZE % (END // SIZE), rows % SIZE


def pack(ends: Tensor, sizes: Tensor, cows: Tensor) -> Tensor:
    """Rows of these ends, sizes and cows."""
    return ends * END + sizes * SIZE + cows


def cows_of(cards: Tensor) -> Tensor:
    """The cows on each card."""
    return _cows_on(cards.device)[cards]


@cache
def _cows_on(device: torch.device) -> Tensor:
    """The cows on all cards, kept on the device: a recorded graph takes nothing from outside."""
    return torch.tensor(COWS, device=device)


def deal(tables: int, seats: int, cards: int, generator: torch.Generator) -> Rounds:
    """SIX-3: hands of ten and four rows from a deck of that many cards."""
    device = generator.device
    deck = torch.rand(tables, cards, generator=generator, device=device).argsort(-1) + 1
    hands = deck[:, : HAND_SIZE * seats].reshape(tables, seats, HAND_SIZE).sort(-1).values
    ends = deck[:, HAND_SIZE * seats : HAND_SIZE * seats + ROWS].sort(-1).values
    hidden = torch.ones(tables, cards + 1, dtype=torch.long, device=device)
    hidden[:, 0] = 0
    hidden.scatter_(1, ends, 0)
    stacks = torch.zeros(tables, seats, dtype=torch.long, device=device)
    return Rounds(pack(ends, torch.ones_like(ends), cows_of(ends)), hands, stacks, hidden.cumsum(-1))


def deck_sizes(seats: int) -> tuple[int, int]:
    """How many cards there are: all of them, or no more than are dealt."""
    return len(DECK), HAND_SIZE * seats + ROWS


def place(rows: Tensor, picks: Tensor) -> tuple[Tensor, Tensor]:
    """Place everybody's picks, lowest first, owners of low cards taking the cheapest row; returns rows and cows."""
    cards, owners = picks.sort(-1)  # SIX-4
    values, places = cows_of(cards), torch.arange(ROWS, device=rows.device)
    taken = torch.zeros_like(picks)
    for turn in range(picks.shape[-1]):
        card, value, owner = (part[..., turn : turn + 1] for part in (cards, values, owners))
        row = (rows < card * END).sum(-1, keepdim=True) - 1  # SIX-5
        low = row < 0
        cheapest = (rows % SIZE * ROWS + places).argmin(-1, keepdim=True)
        target = torch.where(low, cheapest, row)
        chosen = rows.gather(-1, target)
        takes = low | (chosen // SIZE % (END // SIZE) == ROW_CAPACITY)  # SIX-6, SIX-7
        cows = chosen % SIZE
        taken = taken.scatter(-1, owner, torch.where(takes, cows, 0))  # SIX-8
        grown = card * END + torch.where(takes, SIZE + value, chosen % END + SIZE + value)
        # A row taken by a low card becomes the first: those before it move up by one place.
        moved = rows.gather(-1, places - (low & (places > 0) & (places <= target)).long())
        rows = torch.where(places == row.clamp(min=0), grown, moved)
    return rows, taken


def drop(hands: Tensor, index: Tensor) -> Tensor:
    """Sorted hands without the cards at these places."""
    left = hands.shape[-1] - 1
    places = torch.arange(left, device=hands.device)
    return hands.gather(-1, places + (places >= index[..., None]).long())


def play(rounds: Rounds, index: Tensor) -> Rounds:
    """The tables after a turn in which each seat picked the card at that place of its hand."""
    picks = rounds.hands.gather(-1, index[..., None]).squeeze(-1)
    rows, taken = place(rounds.rows, picks)
    return Rounds(rows, drop(rounds.hands, index), rounds.stacks + taken, reveal(rounds.hidden, picks))


def reveal(hidden: Tensor, picks: Tensor) -> Tensor:
    """What is hidden when these cards lie open."""
    places = torch.arange(hidden.shape[-1], device=hidden.device)
    for seat in range(picks.shape[-1]):
        hidden = hidden - (picks[..., seat : seat + 1] <= places).long()
    return hidden


def hold(rounds: Rounds) -> Tensor:
    """For each card, how many up to it are in hands: what is left of the hidden ones for one who sees all hands."""
    held = torch.zeros_like(rounds.hidden).scatter_(1, rounds.hands.flatten(1), 1)
    return held.cumsum(-1)
