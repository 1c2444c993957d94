"""The master of six at many tables at once, in torch: to learn from what it picks, and to judge it.

    python -m scripts.league.twin uniform flat:100 main holdouts/cows.npz --rounds 36000

The belief, the nets and the aim are those of the package; every card is tried in the same worlds, and the cheapest row
is taken. Others pick at random, by plain Monte Carlo, as one of the population does, or by a net over raw cards.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from math import inf
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
import torch
from torch import Tensor

from scripts.league.chains import History, Imagined, add_turn, imagine, start_history
from scripts.league.league import DRIFT, LEAST_DRIFT, draw_picks
from scripts.league.marks import INPUTS, look, survey
from scripts.league.nets import Weights, rate_hands, rate_manners
from scripts.league.raws import expose, load_raws, rate_raw
from scripts.league.recording import Recorded, seed_generator
from scripts.league.rounds import Rounds, deal, place, play
from scripts.league.shares import read_shares, write_shares
from scripts.league.trials import After, Places, Worlds, add_company, draw_hands, place_cards, rate_rest
from stado.games.six.cards import DECK, HAND_SIZE
from stado.kernels.six.nets.worlds import RANDOM_PACE
from stado.kernels.six.population.belief import MANNERS, RANDOM, SLIP
from stado.kernels.six.population.trial import NAMES, SHARES, share_out
from stado.kernels.six.population.worlds import ALL, DRAWS

SEATS = 4
MOST_GAP = 40.0


class Nets(NamedTuple):
    """The nets of the population."""

    picks: Weights
    alone: Weights
    copies: Weights
    copies_alone: Weights
    hands: Weights
    randoms: Weights


def load_nets(device: str, path: Path | None = None) -> Nets:
    """The nets that come with the package, or those of a file."""
    source = path or files("stado.kernels.six").joinpath("data/population.json")
    kept = msgspec.json.decode(source.read_bytes(), type=dict[str, dict[str, list[float]]])
    nets = {net: unpack(kept[net]) for net in Nets._fields}
    return Nets(**{net: {name: part.to(device)[None] for name, part in parts.items()} for net, parts in nets.items()})


def unpack(parts: dict[str, list[float]]) -> Weights:
    """The weights of a net as `scripts.league.nets` has them."""
    flat = {name: torch.tensor(part) for name, part in parts.items()}
    deep = len(flat["base"])
    wide = {name: part.view(-1, deep) for name, part in flat.items() if name in ("deep", "sums", "sums_outlooks")}
    if "head" not in parts:
        own, shared = len(wide["deep"]), len(wide.get("sums", ()))
        weights = {"deep": wide["deep"], "base": flat["base"], "heads": flat["heads"].view(-1, deep).T}
        for name, part in (("", flat["first"]), ("_outlooks", flat["outlooks"])):
            weights[f"own{name}"], *rest = part.view(-1, own + shared).split([own, shared], -1)
            if shared:
                weights[f"shared{name}"] = rest[0]
        return weights | ({"sums": wide["sums"]} if shared else {})
    return {
        "shared": flat["first"].view(INPUTS, -1),
        "shared_outlooks": flat["outlooks"].view(-1, len(wide["sums"])),
        "sums": wide["sums"],
        "sums_outlooks": wide["sums_outlooks"],
        "base": flat["base"],
        "heads": flat["head"][:deep, None],
        "mean": flat["head"][deep:],
    }


def weigh_picks(nets: Nets, rounds: Rounds, imagined: Imagined) -> Tensor:
    """The weights of the cards of the others' hands: (tables, worlds, others, cards)."""
    worlds, others, left = imagined.hands.shape[1:]
    rows, hidden = (part[:, None].expand(-1, worlds, -1) for part in (rounds.rows, rounds.hidden))
    seen = look(rows[..., None, :].expand(-1, -1, others, -1), hidden, imagined.hands, others + 1, left)[None]
    outlooks = survey(rows, hidden, others + 1, left)[None, ..., None, :].expand(*seen.shape[:-2], -1)
    weights = rate_manners((nets.picks, nets.copies), seen, outlooks)[0]
    heads = (imagined.manners - 1).clamp(min=0)[..., None, None].expand(-1, -1, -1, left, 1)
    return torch.where(imagined.manners[..., None] == RANDOM, 0.0, weights.gather(-1, heads)[..., 0])


def count_company(manners: Tensor) -> Tensor:
    """The shares of the others that have each manner: (tables, worlds, 1, manners)."""
    return torch.nn.functional.one_hot(manners, MANNERS).float().mean(2)[:, :, None]


def foresee_others(net: Weights, after: After, manners: Tensor, company: Tensor) -> Tensor:
    """What the others expect once the first card has been tried: (tables, worlds, others)."""
    others, left = after.kept.shape[-2:]
    rows = after.rows[:, :, :1].expand(-1, -1, others, -1)
    gone = after.mine[:, :, :1].expand(-1, -1, others)
    seen = look(rows, after.held, after.kept, others + 1, left, gone)
    outlooks = add_company(survey(rows, after.held, others + 1, left, gone), company)
    costs = rate_hands(net, seen[None], outlooks[None])[0]
    return torch.where(manners == RANDOM, RANDOM_PACE * left, costs)


def fear(mine: Tensor, theirs: Tensor, drift: float) -> Tensor:
    """What a seat has to fear: its cows, and by half that it will not win."""
    seats = theirs.shape[-1] + 1
    rivals = ((mine[..., None] - theirs) / drift).clamp(max=MOST_GAP).exp().sum(-1)
    return 0.5 * mine + 0.5 * drift * seats * seats / (seats - 1) * rivals / (1.0 + rivals)


class Mind(NamedTuple):
    """How masters think: by their nets, the chances of manners before any pick, and so many chains and worlds.

    A card that costs more than another one by the warmth is picked less often by a factor of e.
    """

    nets: Nets
    prior: Tensor
    chains: int = 32
    worlds: int = 256
    warmth: float = 0.0


def make_mind(device: str, arguments: argparse.Namespace) -> Mind:
    """The mind that the options of a command ask for."""
    prior = torch.tensor(share_out(*read_shares(arguments.shares)), device=device)
    return Mind(load_nets(device, arguments.nets), prior, arguments.chains, arguments.worlds, arguments.warmth)


def pick_card(mind: Mind, rounds: Rounds, history: History, generator: torch.Generator) -> Tensor:
    """The place of the card that a master picks in the first seat."""
    costs = weigh_cards(mind, rounds, history, generator)
    return draw_picks(-costs / mind.warmth, 0.0, generator) if mind.warmth else costs.argmin(-1)


def weigh_cards(mind: Mind, rounds: Rounds, history: History, generator: torch.Generator) -> Tensor:
    """What each card of the first seat costs: (tables, cards)."""
    imagined = imagine(rounds, history, mind.prior, mind.chains, mind.worlds // DRAWS, generator)
    weights = weigh_picks(mind.nets, rounds, imagined)
    weights, hands, manners = (torch.cat([part] * DRAWS, 1) for part in (weights, imagined.hands, imagined.manners))
    return try_cards(mind.nets, rounds, Worlds(hands, draw_picks(weights, SLIP, generator)), manners)


def try_cards(nets: Nets, rounds: Rounds, worlds: Worlds, manners: Tensor) -> Tensor:
    """What each card of the first seat costs in worlds where the others have these manners: (tables, cards)."""
    places = Places(rounds.rows, rounds.hidden, rounds.hands[:, 0])
    left = places.hands.shape[-1]
    after = place_cards(places, worlds, torch.arange(left, device=places.hands.device).expand_as(places.hands))
    mine = rounds.stacks[:, None, None, 0] + after.taken[..., 0].float()
    theirs = rounds.stacks[:, None, None, 1:] + after.taken[..., 1:].float()
    company = count_company(manners)
    all_random = company[..., RANDOM] > ALL  # in which the own cows are all that counts
    if left > 2:
        rest = rate_rest(nets.hands, after, after.held, company)
        hidden = hide(rounds.hidden, worlds.hands.gather(-1, worlds.index[..., None])[..., 0])
        mine = mine + torch.where(all_random, rate_rest(nets.randoms, after, hidden, None), rest)
        theirs = theirs + foresee_others(nets.hands, after, manners, company)[:, :, None]
    drift = max(LEAST_DRIFT, DRIFT * (left - 1) ** 0.5)
    return torch.where(all_random, mine, fear(mine, theirs, drift)).mean(1)


def hide(hidden: Tensor, picks: Tensor) -> Tensor:
    """What nobody has seen once these cards lie open: (tables, worlds, cards)."""
    shown = torch.zeros(*picks.shape[:-1], hidden.shape[-1], dtype=hidden.dtype, device=hidden.device)
    return hidden[:, None] - shown.scatter_(-1, picks, 1).cumsum(-1)


Player = Callable[[Rounds, History, torch.Generator], Tensor]  # the places of picks


def pick_at_random(rounds: Rounds, _: History, generator: torch.Generator) -> Tensor:
    """Any card."""
    left = rounds.hands.shape[-1]
    return torch.randint(left, rounds.stacks[:, 1:].shape, generator=generator, device=rounds.hands.device)


def pick_as(nets: Nets, manner: int) -> Player:
    """As often as nets say that one of a manner does."""

    def pick(rounds: Rounds, _: History, generator: torch.Generator) -> Tensor:
        hands = rounds.hands[:, None, 1:]
        manners = torch.full(hands.shape[:-1], manner, device=hands.device)
        return draw_picks(weigh_picks(nets, rounds, Imagined(hands, manners))[:, 0], 0.0, generator)

    return pick


def pick_by_raws(net: Weights) -> Player:
    """The best card of a net over raw cards."""

    def pick(rounds: Rounds, _: History, __: torch.Generator) -> Tensor:
        weights = rate_raw(net, expose(rounds)[None])[0][0]
        return weights.gather(-1, rounds.hands - 1)[:, 1:].argmax(-1)

    return pick


def pick_by_playing(worlds: int) -> Player:
    """Plain Monte Carlo: the card that costs least in worlds in which everybody picks at random."""

    def pick(rounds: Rounds, _: History, generator: torch.Generator) -> Tensor:
        seats, left = rounds.hands.shape[1:]
        found = []
        for seat in range(1, seats):
            places = Places(rounds.rows, rounds.hidden, rounds.hands[:, seat])
            costs = [play_out(places, card, worlds, seats - 1, generator) for card in range(left)]
            found.append(torch.stack(costs, -1).argmin(-1))
        return torch.stack(found, -1)

    return pick


def play_out(places: Places, card: int, worlds: int, others: int, generator: torch.Generator) -> Tensor:
    """What a card costs in rounds of random picks."""
    left, device = places.hands.shape[-1], places.hands.device
    theirs = draw_hands(places, worlds, others, generator)
    theirs = theirs.gather(-1, torch.rand(theirs.shape, generator=generator, device=device).argsort(-1))
    order = torch.rand(len(theirs), worlds, left, generator=generator, device=device)
    order[..., card] = -1.0
    mine = places.hands[:, None].expand(-1, worlds, -1).gather(-1, order.argsort(-1))
    rows, total = places.rows[:, None].expand(-1, worlds, -1), torch.zeros(len(theirs), worlds, device=device)
    for turn in range(left):
        rows, taken = place(rows, torch.cat([mine[..., turn, None], theirs[..., turn]], -1))
        total = total + taken[..., 0]
    return total.mean(1)


def find_player(name: str, nets: Nets, device: str) -> Player:
    """Whoever has that name."""
    if name == "uniform":
        return pick_at_random
    if name.startswith("flat:"):
        return pick_by_playing(int(name.removeprefix("flat:")))
    if name in NAMES:
        return pick_as(nets, NAMES.index(name))
    return pick_by_raws(load_raws([Path(name)], device))


class Batch(NamedTuple):
    """Nothing that changes from batch to batch."""

    none: Tensor


class Played(NamedTuple):
    """The cows of all seats, the master being the first."""

    cows: Tensor


def play_rounds(nets: Nets, picker: Player, player: Player, tables: int, generator: torch.Generator) -> Played:
    """A round at each of some tables, somebody else picking in the first seat."""
    rounds = deal(tables, SEATS, len(DECK), generator)
    history = start_history(rounds)
    for left in range(HAND_SIZE, 0, -1):
        others = player(rounds, history, generator)
        mine = picker(rounds, history, generator) if left > 1 else torch.zeros_like(others[:, 0])
        index = torch.cat([mine[:, None], others], -1)
        if left > 2:
            history = add_turn(history, (nets.alone, nets.copies_alone), rounds, index)
        rounds = play(rounds, index)
    return Played(rounds.stacks)


def add_mind(parser: argparse.ArgumentParser) -> None:
    """How masters can be asked to think, and at how many tables."""
    parser.add_argument("--shares", default=write_shares(SHARES), help="of random and of flat seats")
    parser.add_argument("--warmth", type=float, default=0.0, help="how even the picks of masters are, in cows")
    parser.add_argument("--tables", type=int, default=512)
    parser.add_argument("--chains", type=int, default=32)
    parser.add_argument("--worlds", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=inf, help="after which it ends")
    parser.add_argument("--nets", type=Path, help="in place of the package's")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")


def measure(name: str, play: Callable[[torch.Generator], Played], arguments: argparse.Namespace) -> None:
    """Play many rounds, and print what came of them."""
    generator, started = seed_generator(arguments.seed, arguments.device), time.monotonic()
    table = Recorded(lambda _: play(generator), Batch(torch.zeros(1)), arguments.device)
    parts = list[Tensor]()
    while len(parts) * arguments.tables < arguments.rounds and time.monotonic() - started < arguments.seconds:
        parts.append(table(table.inputs).cows.cpu())
    cows = torch.cat(parts).numpy()
    best = cows == cows.min(1, keepdims=True)
    wins = (best / best.sum(1, keepdims=True))[:, 0]
    error = 1.96 / np.sqrt(len(cows))
    print(
        f"| {name} | {len(cows)} | {cows[:, 0].mean():.3f} ± {error * cows[:, 0].std():.3f} "
        f"| {wins.mean():.2%} ± {error * wins.std():.2%} | {cows[:, 1:].mean():.2f} | "
        f"{time.monotonic() - started:.0f} s |",
        flush=True,
    )


def main() -> None:
    """Play among each of the others, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("others", nargs="+", help="uniform, flat:N, a manner, or the file of a net over raw cards")
    add_mind(parser)
    parser.add_argument("--rounds", type=int, default=16_000)
    arguments = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    mind = make_mind(arguments.device, arguments)
    for name in arguments.others:
        player = find_player(name, mind.nets, arguments.device)
        picker = partial(pick_card, mind)
        measure(name, partial(play_rounds, mind.nets, picker, player, arguments.tables), arguments)


if __name__ == "__main__":
    main()
