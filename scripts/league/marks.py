"""What nets see: the marks of cards, and the outlooks of tables."""

from __future__ import annotations

import torch
from torch import Tensor

from scripts.league.rounds import cows_of, unpack
from stado.games.six.cards import ROW_CAPACITY, ROWS

MARKS = 21
KINDS = 1 + ROW_CAPACITY  # a low card, or a row with room for 0 to 4
INPUTS = KINDS + 2 * MARKS
OUTLOOKS = 5 * ROWS + 4
AVERAGE_COWS = 1.65  # of a card: 171 cows on 104 cards


def count(hidden: Tensor, cards: Tensor, gone: Tensor | None) -> Tensor:
    """How many hidden cards there are up to each of these, one more of which may be gone."""
    shape = cards.shape
    flat = cards.reshape(*shape[: hidden.dim() - 1], -1)
    found = hidden.expand(*flat.shape[:-1], hidden.shape[-1]).gather(-1, flat).reshape(shape)
    return found if gone is None else found - (gone <= cards).long()


def tail(least: Tensor, among: int, share: Tensor) -> Tensor:
    """How likely it is that at least `least` (0 to 4) of the others each fall into a share."""
    share = share.clamp(0.0, 1.0)
    rest = 1.0 - share
    fewer, ways = torch.zeros_like(share), 1.0
    for number in range(ROW_CAPACITY - 1):
        if number <= among:
            chance = ways * share**number * rest ** (among - number)
            fewer = fewer + torch.where(least > number, chance, 0.0)
            ways *= (among - number) / (number + 1)
    return (1.0 - fewer).clamp(min=0.0)


def look(rows: Tensor, hidden: Tensor, hands: Tensor, seats: int, left: int, gone: Tensor | None = None) -> Tensor:
    """What the first cells see of each card: its kind, then its marks as a low card or as another.

    Hands are (..., cards), rows (..., rows) with the same leading dimensions. `hidden` may lack the last of these, of
    tables that share what is hidden but for one card each: that one is `gone`. Hands of one card out of `left` are
    cards looked at alone.
    """
    others, deck = seats - 1, hidden.shape[-1] - 1
    ends, sizes, cows = unpack(rows)
    ahead = rows.shape[:-1]
    gone = None if gone is None else gone[..., None]
    row = (ends[..., None, :] < hands[..., :, None]).sum(-1) - 1
    safe = row.clamp(min=0)
    low = row < 0
    edge = torch.full((*ahead, 1), deck + 1, dtype=ends.dtype, device=ends.device)
    nil = torch.zeros_like(edge)
    ceiling = torch.cat([ends, edge], -1).gather(-1, row + 1)
    next_size = torch.cat([sizes, nil], -1).gather(-1, row + 1)
    next_cows = torch.cat([cows, nil], -1).gather(-1, row + 1)
    floor = torch.where(low, 0, ends.gather(-1, safe))
    index = torch.arange(hands.shape[-1], device=hands.device).expand(hands.shape)
    same = row[..., :, None] == row[..., None, :]
    earlier = index[..., None, :] < index[..., :, None]
    beneath = (same & earlier).sum(-1)
    above = same.sum(-1) - beneath - 1
    total = count(hidden, torch.full((*ahead, 1), deck, device=hands.device), gone)
    scale = 1.0 / (total - left).clamp(min=1)
    at = count(hidden, hands, gone)
    share = (at - count(hidden, floor, gone) - beneath - 1) * scale
    room = ROW_CAPACITY - sizes.gather(-1, safe)
    cheapest = cows.min(-1, keepdim=True).values.expand(hands.shape)
    load = torch.where(low, cheapest, cows.gather(-1, safe))
    takes = torch.where(low, 1.0 - tail(torch.ones_like(room), others, share), tail(room, others, share))
    one = torch.ones_like(share)
    marks = torch.stack(
        [
            hands / deck,
            one * (left * 0.1),
            one * (others * 0.2),
            others * left * scale * one,
            index * 0.1 * one,
            beneath * 0.2,
            above * 0.2,
            (count(hidden, ceiling - 1, gone) - at - above) * scale,
            (index == hands.shape[-1] - 1) * one,
            share,
            takes,
            takes * (load + torch.where(low, 0.0, AVERAGE_COWS * room)) * 0.2,
            load * 0.1,
            others * share,
            torch.where(low, 0.0, (hands - floor) / 30.0),
            (row == ROWS - 1) * one,
            cows_of(hands) * 0.2,
            next_size * 0.2,
            next_cows * 0.1,
            (ceiling - hands) / 30.0,
            torch.where(low, 0.0, tail(room - 1, others, share)),
        ],
        -1,
    ).float()
    kinds = (torch.where(low, 0, 1 + room)[..., None] == torch.arange(KINDS, device=hands.device)).float()
    bit = low[..., None].float()
    return torch.cat([kinds, marks * bit, marks * (1.0 - bit)], -1)


def survey(rows: Tensor, hidden: Tensor, seats: int, left: int, gone: Tensor | None = None) -> Tensor:
    """The outlooks of a table: its rows, how hidden cards lie between them, and how much is still to come."""
    deck = hidden.shape[-1] - 1
    ends, sizes, cows = unpack(rows)
    ahead = rows.shape[:-1]
    edge = torch.full((*ahead, 1), deck, dtype=ends.dtype, device=ends.device)
    marks = count(hidden, torch.cat([ends, edge], -1), None if gone is None else gone[..., None])
    scale = 1.0 / marks[..., -1:].clamp(min=1)
    one = torch.ones_like(scale)
    return torch.cat(
        [
            ends / deck,
            sizes * 0.2,
            cows * 0.1,
            (marks[..., 1:] - marks[..., :-1]) * scale,
            (sizes == ROW_CAPACITY).float(),
            marks[..., :1] * scale,
            one * (left * 0.1),
            one * ((seats - 1) * 0.2),
            seats * left * scale,
        ],
        -1,
    ).float()
