"""Every card of a hand tried in worlds of its place: what the others hold there, and what they pick."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from scripts.league.marks import look, survey
from scripts.league.nets import Weights, rate_hands
from scripts.league.rounds import drop, place


class Places(NamedTuple):
    """Places at which a seat picks."""

    rows: Tensor  # places, rows
    hidden: Tensor  # places, 0 to the last card
    hands: Tensor  # places, cards: sorted


class Worlds(NamedTuple):
    """What the others hold in worlds of each place, and which of these cards they pick."""

    hands: Tensor  # places, worlds, others, cards: sorted
    index: Tensor  # places, worlds, others


def add_company(outlooks: Tensor, company: Tensor) -> Tensor:
    """Outlooks with the company beside them."""
    return torch.cat([outlooks, company.expand(*outlooks.shape[:-1], company.shape[-1])], -1)


def draw_hands(places: Places, worlds: int, others: int, generator: torch.Generator) -> Tensor:
    """What the others may hold, any cards that the seat has not seen: (places, worlds, others, cards)."""
    tables, left = places.hands.shape
    unseen = (places.hidden[:, 1:] - places.hidden[:, :-1]).scatter(1, places.hands - 1, 0)
    luck = torch.rand(tables, worlds, unseen.shape[-1], generator=generator, device=unseen.device)
    cards = ((luck + 1e-3) * unseen[:, None]).topk(others * left, -1).indices + 1
    order = torch.rand(cards.shape, generator=generator, device=cards.device).argsort(-1)
    return cards.gather(-1, order).view(tables, worlds, others, left).sort(-1).values


class After(NamedTuple):
    """What is there when each of some cards has been placed with the others' picks of a world."""

    mine: Tensor  # tables, worlds, tried: cards
    rest: Tensor  # tables, worlds, tried, cards
    kept: Tensor  # tables, worlds, others, cards
    rows: Tensor  # tables, worlds, tried, rows
    taken: Tensor  # tables, worlds, tried, seats: cows
    held: Tensor  # tables, worlds, 0 to the last card: what can still be played, the card that was tried among it


def place_cards(places: Places, worlds: Worlds, tried: Tensor) -> After:
    """Place the cards at some places of the hand, each in all worlds; with the last but one goes the last card too."""
    tables, count, _, left = worlds.hands.shape
    tries = tried.shape[-1]
    mine = places.hands.gather(-1, tried)[:, None, :].expand(-1, count, -1)
    theirs = worlds.hands.gather(-1, worlds.index[..., None])[..., 0]
    rest = drop(places.hands[:, None, None, :].expand(-1, count, tries, -1), tried[:, None, :].expand(-1, count, -1))
    kept = drop(worlds.hands, worlds.index)
    rows, taken = place(places.rows[:, None, None].expand(-1, count, tries, -1), _join(mine, theirs, tries))
    if left == 2:
        rows, last = place(rows, _join(rest[..., 0], kept[..., 0], tries))
        taken = taken + last
    held = torch.zeros(tables, count, places.hidden.shape[-1], dtype=torch.long, device=rows.device)
    held.scatter_(2, torch.cat([places.hands[:, None].expand(-1, count, -1), kept.flatten(2)], -1), 1)
    return After(mine, rest, kept, rows, taken, held.cumsum(-1))


def rate_rest(net: Weights, after: After, hidden: Tensor, company: Tensor | None) -> Tensor:
    """What is left of the hand will cost, where these cards are hidden, besides the one that was tried."""
    others, left = after.kept.shape[-2:]
    seen = look(after.rows, hidden, after.rest, others + 1, left, after.mine)
    outlooks = survey(after.rows, hidden, others + 1, left, after.mine)
    if company is not None:
        outlooks = add_company(outlooks, company)
    return rate_hands(net, seen[None], outlooks[None])[0]


def try_cards(net: Weights, places: Places, worlds: Worlds, tried: Tensor, company: Tensor) -> Tensor:
    """What the cards at some places of the hand cost to the end of the round: (places, worlds, tried)."""
    after = place_cards(places, worlds, tried)
    costs = after.taken[..., 0].float()
    return costs if after.rest.shape[-1] == 1 else costs + rate_rest(net, after, after.held, company)


def _join(mine: Tensor, theirs: Tensor, tries: int) -> Tensor:
    """Everybody's cards, for each of one's own."""
    return torch.cat([mine[..., None], theirs[:, :, None, :].expand(-1, -1, tries, -1)], -1)
