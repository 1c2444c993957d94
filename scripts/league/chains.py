"""What many seats believe of the others, in torch: the chains of `stado.kernels.six.population.belief` side by side.

The first seat of each table has a number of chains. Several hands change cards in one step, each with cards of its own,
so that fewer steps do what the kernel does one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import embedding, embedding_bag

from scripts.league.marks import look, survey
from scripts.league.nets import Weights, rate_manners
from scripts.league.rounds import Rounds
from stado.games.six.cards import ROWS
from stado.kernels.six.population.belief import MANNERS, ROUNDS, SLIP, SPAN
from stado.kernels.six.population.trial import URN

NONE = -1e9
WARMING = 12  # steps between two draws of manners before worlds count
STEPS = 8  # from world to world


class History(NamedTuple):
    """The past turns of each table."""

    charms: Tensor  # tables, cards from 0 up, manners, turns
    picked: Tensor  # tables, seats, turns: cards


class Chains(NamedTuple):
    """A world for each chain of each table, and what its steps are judged by.

    `cards` are those that the seat has not seen: the others' hands one behind another, and behind them what is out of
    the round.
    """

    cards: Tensor  # tables, chains, unseen
    manners: Tensor  # tables, chains, others
    masses: Tensor  # tables, chains, others, turns
    fits: Tensor  # tables, chains, others: logarithms


class Past(NamedTuple):
    """What the picks of past turns weigh, for each manner, and the chances of manners before any pick."""

    prior: Tensor
    rows: Tensor  # tables * cards * manners, turns: charms
    bags: Tensor  # tables * cards, manners * turns: charms
    spent: Tensor  # tables, others, manners, turns: the charms of what has been played since
    given: Tensor  # the same: the charm of what was picked, times the number of cards in hand


def start_history(rounds: Rounds) -> History:
    """Nothing has happened yet."""
    tables, seats, _ = rounds.hands.shape
    cards, device = rounds.hidden.shape[-1], rounds.hands.device
    return History(
        torch.zeros(tables, cards, MANNERS, 0, device=device),
        torch.zeros(tables, seats, 0, dtype=torch.long, device=device),
    )


def add_turn(history: History, alone: Sequence[Weights], rounds: Rounds, index: Tensor) -> History:
    """The history with a turn in which each seat picks the card at that place."""
    tables, seats, left = rounds.hands.shape
    cards = rounds.hidden.shape[-1]
    all_cards = torch.arange(1, cards, device=index.device).expand(tables, -1)
    seen = look(rounds.rows[:, None].expand(-1, cards - 1, -1), rounds.hidden, all_cards[..., None], seats, left)
    outlooks = survey(rounds.rows, rounds.hidden, seats, left)
    weights = rate_manners(alone, seen[None, :, :, 0], outlooks[None])[0]
    hidden = rounds.hidden[:, 1:] > rounds.hidden[:, :-1]
    weights = weights.masked_fill(~hidden[..., None], NONE)
    charms = (weights - weights.max(1, keepdim=True).values).clamp(min=-SPAN).exp()
    charms = torch.cat([torch.ones_like(charms[..., :1]), charms], -1)
    charms = torch.cat([torch.ones_like(charms[:, :1]), charms], 1)
    picks = rounds.hands.gather(-1, index[..., None])
    return History(torch.cat([history.charms, charms[..., None]], -1), torch.cat([history.picked, picks], -1))


def turn(rounds: Rounds, history: History, seat: int) -> tuple[Rounds, History]:
    """The tables as they are when that seat comes first."""
    hands, stacks, picked = (part.roll(-seat, 1) for part in (rounds.hands, rounds.stacks, history.picked))
    return rounds._replace(hands=hands, stacks=stacks), history._replace(picked=picked)


def weigh_past(history: History, prior: Tensor, left: int) -> Past:
    """What the picks of past turns weigh."""
    tables, cards, _, turns = history.charms.shape
    picked = history.picked[:, 1:]
    others = picked.shape[1]
    places = torch.arange(tables, device=picked.device)[:, None] * cards + picked.flatten(1)
    bags = history.charms.flatten(0, 1).flatten(1)
    played = embedding(places, bags).view(tables, others, turns, MANNERS, turns)  # by the turn a card was played in
    order = torch.arange(turns, device=places.device)
    spent = (played * (order[:, None, None] >= order)).sum(2)
    own = torch.diagonal(played, dim1=2, dim2=4)
    return Past(prior, history.charms.flatten(0, 2), bags, spent, own * (left + turns - order))


def measure_fit(masses: Tensor, given: Tensor) -> Tensor:
    """How much likelier than at random seats picked as they did, as logarithms."""
    return (SLIP + (1.0 - SLIP) * given / masses).log().sum(-1)


def take(part: Tensor, manners: Tensor) -> Tensor:
    """The rows of (tables, others, manners, turns) for the manners of chains."""
    tables, chains, others = manners.shape
    turns = part.shape[-1]
    wide = part[:, None].expand(-1, chains, -1, -1, -1)
    return wide.gather(3, manners[..., None, None].expand(tables, chains, others, 1, turns))[..., 0, :]


def draw_manner(past: Past, chains: Chains, seat: int, left: int, generator: torch.Generator) -> Chains:
    """The chains with another manner of a seat, given its hand and the others' manners."""
    tables, count, _ = chains.manners.shape
    turns, device = chains.masses.shape[-1], chains.cards.device
    alike = torch.nn.functional.one_hot(chains.manners, MANNERS).sum(2)
    alike = alike - torch.nn.functional.one_hot(chains.manners[..., seat], MANNERS)
    likely = (URN * past.prior + alike).clamp(min=1e-30).log()
    masses = None
    if turns:
        hand = chains.cards[..., seat * left : (seat + 1) * left]
        first = torch.arange(tables, device=device)[:, None, None] * (len(past.bags) // tables)
        masses = embedding_bag((hand + first).flatten(0, 1), past.bags, mode="sum").view(tables, count, MANNERS, turns)
        masses = masses + past.spent[:, None, seat]
        likely = likely + measure_fit(masses, past.given[:, None, seat])
    noise = torch.rand(likely.shape, generator=generator, device=device).clamp(1e-9, 1.0 - 1e-7)
    manner = (likely - (-noise.log()).log()).argmax(-1, keepdim=True)
    manners = torch.cat([chains.manners[..., :seat], manner, chains.manners[..., seat + 1 :]], -1)
    if masses is None:
        return chains._replace(manners=manners)
    mass = masses.gather(2, manner[..., None].expand(-1, -1, -1, turns))
    all_masses = torch.cat([chains.masses[..., :seat, :], mass, chains.masses[..., seat + 1 :, :]], 2)
    fits = measure_fit(all_masses, take(past.given, manners))
    return Chains(chains.cards, manners, all_masses, fits)


def move_cards(past: Past, chains: Chains, left: int, *, within: bool, generator: torch.Generator) -> Chains:
    """The chains after a step in which each hand may change a card with another one (`within`), or for one outside."""
    tables, count, others = chains.manners.shape
    cards, device = chains.cards, chains.cards.device
    missing = others * left
    outside = cards.shape[-1] - missing
    if (outside < others and not within) or (within and others < 2):
        return chains
    seats = torch.arange(others, device=device)
    places = torch.randint(left, chains.manners.shape, generator=generator, device=device) + seats * left
    if within:
        order = torch.rand(chains.manners.shape, generator=generator, device=device).argsort(-1)
        paired = others // 2 * 2
        partners = seats.expand_as(order).scatter(-1, order[..., 0:paired:2], order[..., 1:paired:2])
        partners = partners.scatter(-1, order[..., 1:paired:2], order[..., 0:paired:2])
        targets = places.gather(-1, partners)
    else:
        shift = torch.randint(outside, (tables, count, 1), generator=generator, device=device)
        partners = seats.expand_as(places)
        targets = missing + (shift + seats * (outside // others)) % outside
    card, change = cards.gather(-1, places), cards.gather(-1, targets)
    turns = chains.masses.shape[-1]
    chance = torch.rand(places.shape, generator=generator, device=device).clamp(min=1e-9).log()
    if turns:
        first = torch.arange(tables, device=device)[:, None, None] * (len(past.bags) // tables)
        old = embedding((first + card) * MANNERS + chains.manners, past.rows)
        new = embedding((first + change) * MANNERS + chains.manners, past.rows)
        masses = chains.masses - old + new
        fits = measure_fit(masses, take(past.given, chains.manners))
        gain = fits - chains.fits
        if within:
            gain = torch.where(partners == seats, 0.0, gain + gain.gather(-1, partners))
        accepted = chance.gather(-1, torch.minimum(partners, seats.expand_as(partners))) < gain
    else:
        masses, fits, accepted = chains.masses, chains.fits, torch.ones_like(places, dtype=torch.bool)
    cards = cards.scatter(-1, places, torch.where(accepted, change, card))
    if not within:  # else the partner does the same
        cards = cards.scatter(-1, targets, torch.where(accepted, card, change))
    return Chains(
        cards,
        chains.manners,
        torch.where(accepted[..., None], masses, chains.masses),
        torch.where(accepted, fits, chains.fits),
    )


def start_chains(rounds: Rounds, history: History, past: Past, count: int, generator: torch.Generator) -> Chains:
    """Unseen cards dealt at random, and seats of the likeliest manner."""
    tables, seats, left = rounds.hands.shape
    device, turns = rounds.hands.device, history.charms.shape[-1]
    mine = rounds.hands[:, 0]
    hidden = (rounds.hidden[:, 1:] - rounds.hidden[:, :-1]).scatter(1, mine - 1, 0)
    unseen = rounds.hidden.shape[-1] - 1 - _count_seen(rounds, history)
    luck = torch.rand(tables, count, hidden.shape[-1], generator=generator, device=device)
    cards = ((luck + 1e-3) * hidden[:, None]).topk(unseen, -1).indices + 1
    order = torch.rand(cards.shape, generator=generator, device=device).argsort(-1)
    cards = cards.gather(-1, order)
    manners = past.prior.argmax().expand(tables, count, seats - 1)
    masses = torch.ones(tables, count, seats - 1, turns, device=device)
    chains = Chains(cards, manners, masses, torch.zeros(manners.shape, device=device))
    for seat in range(seats - 1):
        chains = draw_manner(past, chains, seat, left, generator)
    return chains


def _count_seen(rounds: Rounds, history: History) -> int:
    """How many cards a seat has seen: rows, its hand and what was played; the same at all tables."""
    seats, left = rounds.hands.shape[1:]
    return int(ROWS + left + seats * history.charms.shape[-1])


def step(past: Past, chains: Chains, left: int, number: int, generator: torch.Generator) -> Chains:
    """One step: two of three change cards for others from outside."""
    return move_cards(past, chains, left, within=number % 3 == 2, generator=generator)


def believe(rounds: Rounds, history: History, past: Past, count: int, generator: torch.Generator) -> Chains:
    """Chains that have come away from where they started."""
    left, others = rounds.hands.shape[-1], rounds.hands.shape[1] - 1
    chains = start_chains(rounds, history, past, count, generator)
    if history.charms.shape[-1] == 0:
        return chains
    for _ in range(ROUNDS - 1):
        for number in range(WARMING):
            chains = step(past, chains, left, number, generator)
        for seat in range(others):
            chains = draw_manner(past, chains, seat, left, generator)
    return chains


class Imagined(NamedTuple):
    """What the others hold and who they are in worlds of each table."""

    hands: Tensor  # tables, worlds, others, cards: sorted
    manners: Tensor  # tables, worlds, others


def imagine(
    rounds: Rounds, history: History, prior: Tensor, count: int, worlds: int, generator: torch.Generator
) -> Imagined:
    """Worlds that a seat believes in, from that many chains."""
    left, others = rounds.hands.shape[-1], rounds.hands.shape[1] - 1
    past = weigh_past(history, prior, left)
    chains = believe(rounds, history, past, count, generator)
    hands, manners = [], []
    for world in range(worlds // count):
        if world:
            for number in range(STEPS):
                chains = step(past, chains, left, number, generator)
            chains = draw_manner(past, chains, world % others, left, generator)
        hands.append(chains.cards[..., : others * left].unflatten(-1, (others, left)).sort(-1).values)
        manners.append(chains.manners)
    return Imagined(torch.cat(hands, 1), torch.cat(manners, 1))
