"""Members that learn nothing: they pick at random, or by what is seen at a glance."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

import torch
from torch import Tensor

from scripts.league.marks import AVERAGE_COWS, KINDS, MARKS
from stado.games.six.cards import ROW_CAPACITY
from stado.games.six.judgment import GAP_COST, LOW_COST

Script = Callable[[Tensor, int], Tensor]


def pick_at_random(seen: Tensor, others: int) -> Tensor:
    """Every card as likely."""
    del others
    return torch.zeros_like(seen[..., 0])


def pick_at_a_glance(seen: Tensor, others: int) -> Tensor:
    """What the game's own judgment says, almost always."""
    return -_glance(seen, others) / 0.05


def pick_in_haste(seen: Tensor, others: int) -> Tensor:
    """What the game's own judgment says, often not."""
    return -_glance(seen, others) / 0.8


def pick_near(seen: Tensor, others: int) -> Tensor:
    """The card next to the end of a row that is not full; else what costs little at once."""
    del others
    low, full, marks = _split(seen)
    load, distance = marks[..., 12] * 10.0, marks[..., 14] * 30.0
    cost = torch.where(low, 2.0 + load / 3.0, torch.where(full, 3.0 + load / 3.0, distance / 6.0))
    return -cost / 0.5


SCRIPTS: dict[str, Script] = {
    "random": pick_at_random,
    "glance": pick_at_a_glance,
    "haste": pick_in_haste,
    "near": pick_near,
}


def _split(seen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Whether each card is low, whether its row is full, and its marks."""
    return seen[..., 0] > 0.5, seen[..., 1] > 0.5, seen[..., KINDS : KINDS + MARKS] + seen[..., KINDS + MARKS :]


def _glance(seen: Tensor, others: int) -> Tensor:
    """The cows that each card risks if each of the others picks any hidden card."""
    low, _, marks = _split(seen)
    share, load, distance = marks[..., 9].clamp(0.0, 1.0), marks[..., 12] * 10.0, marks[..., 14] * 30.0
    cost = load * (1.0 - share) ** others + LOW_COST * share
    for room in range(ROW_CAPACITY):
        takes = comb(others, room) * share**room * (1.0 - share) ** max(0, others - room)
        row = (load + AVERAGE_COWS * room) * takes + GAP_COST * distance
        cost = torch.where(~low & (seen[..., 1 + room] > 0.5), row, cost)
    return cost
