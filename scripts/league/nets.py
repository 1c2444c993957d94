"""Nets for picks and for hands, several at once: every weight has a leading dimension for its net."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from scripts.league.marks import INPUTS, OUTLOOKS

Weights = dict[str, Tensor]

COMPANY = 2  # further outlooks of hands: the shares of the others that pick at random, and that are plain


def make_weights(shapes: dict[str, tuple[int, ...]], nets: int, generator: torch.Generator) -> Weights:
    """Weights to start from, smaller the more inputs there are."""
    weights = {}
    for name, shape in shapes.items():
        scale = (1.0 / shape[0]) ** 0.5 if len(shape) > 1 else 0.0
        scale *= 0.2 if name in ("sums", "heads") else 1.0  # sums are over a whole hand
        weights[name] = torch.randn(nets, *shape, generator=generator, device=generator.device) * scale
    return weights


def make_picks(nets: int, generator: torch.Generator, *, own: int, shared: int, deep: int, heads: int = 1) -> Weights:
    """Nets for picks: cells of a card itself, cells summed over the hand, deep cells, and heads that rate."""
    shapes: dict[str, tuple[int, ...]] = {
        "own": (INPUTS, own),
        "own_outlooks": (OUTLOOKS, own),
        "shared": (INPUTS, shared),
        "shared_outlooks": (OUTLOOKS, shared),
        "deep": (own, deep),
        "sums": (shared, deep),
        "base": (deep,),
        "heads": (deep, heads),
    }
    return make_weights(shapes, nets, generator)


def make_alone(nets: int, generator: torch.Generator, *, own: int, deep: int, heads: int) -> Weights:
    """Nets for picks that look at each card alone, whatever else is in its hand."""
    shapes: dict[str, tuple[int, ...]] = {
        "own": (INPUTS, own),
        "own_outlooks": (OUTLOOKS, own),
        "deep": (own, deep),
        "base": (deep,),
        "heads": (deep, heads),
    }
    return make_weights(shapes, nets, generator)


def make_hands(nets: int, generator: torch.Generator, *, shared: int, deep: int, company: int = COMPANY) -> Weights:
    """Nets for hands: cells summed over the hand, deep cells, and one that rates."""
    shapes: dict[str, tuple[int, ...]] = {
        "shared": (INPUTS, shared),
        "shared_outlooks": (OUTLOOKS + company, shared),
        "sums": (shared, deep),
        "sums_outlooks": (OUTLOOKS + company, deep),
        "base": (deep,),
        "heads": (deep, 1),
        "mean": (1,),
    }
    return make_weights(shapes, nets, generator)


def grow_hands(net: Weights, generator: torch.Generator, *, shared: int, deep: int) -> Weights:
    """A net for hands, without a dimension for nets, with more cells, which change nothing yet."""
    cells, company = net["sums"].shape, len(net["shared_outlooks"]) - OUTLOOKS
    grown = make_hands(1, generator, shared=shared, deep=deep, company=company)
    grown["sums"][:, cells[0] :, : cells[1]] = 0.0
    grown["heads"][:, cells[1] :] = 0.0
    for name, part in net.items():
        grown[name][(0, *(slice(size) for size in part.shape))] = part.to(generator.device)
    return grown


def choose(weights: Weights, ids: Tensor) -> Weights:
    """The weights of these nets, one for each of the leading dimension of what they are to judge."""
    return {name: part[ids] for name, part in weights.items()}


def times(inputs: Tensor, weights: Tensor) -> Tensor:
    """Inputs (net, ..., in) times weights (net, in, out)."""
    flat = inputs.flatten(1, -2)
    return torch.bmm(flat, weights).reshape(*inputs.shape[:-1], weights.shape[-1])


def spread(part: Tensor, like: Tensor) -> Tensor:
    """What all of a net's inputs share, beside its inputs."""
    return part.reshape(part.shape[0], *[1] * (like.dim() - 2), part.shape[-1])


def rate_picks(net: Weights, seen: Tensor, outlooks: Tensor) -> Tensor:
    """What the heads say of each card, the more the better: (net, ..., cards, in) gives (net, ..., cards, heads)."""
    own = torch.relu(times(seen, net["own"]) + times(outlooks, net["own_outlooks"])[..., None, :])
    if "shared" not in net:
        return times(torch.relu(times(own, net["deep"]) + spread(net["base"], own)), net["heads"])
    shared = torch.relu(times(seen, net["shared"]) + times(outlooks, net["shared_outlooks"])[..., None, :]).sum(-2)
    hand = times(shared, net["sums"]) + spread(net["base"], shared)
    deep = torch.relu(times(own, net["deep"]) + hand[..., None, :])
    return times(deep, net["heads"])


def rate_manners(nets: Sequence[Weights], seen: Tensor, outlooks: Tensor) -> Tensor:
    """What the heads of some nets say, one net behind another."""
    return torch.cat([rate_picks(net, seen, outlooks) for net in nets], -1)


def rate_hands(net: Weights, seen: Tensor, outlooks: Tensor) -> Tensor:
    """The cows that each hand will cost: seen (net, ..., cards, in) gives (net, ...)."""
    shared = torch.relu(times(seen, net["shared"]) + times(outlooks, net["shared_outlooks"])[..., None, :]).sum(-2)
    deep = times(shared, net["sums"]) + times(outlooks, net["sums_outlooks"]) + spread(net["base"], outlooks)
    return times(torch.relu(deep), net["heads"])[..., 0] + net["mean"].reshape(-1, *[1] * (shared.dim() - 2))
