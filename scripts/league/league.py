"""A league of nets that learn by playing each other, at tables of all sizes and mixed company.

At each decision the true state is a fair sample of the worlds that the seat can imagine. In it every card of the hand
is tried against what the others picked, and what follows is what the net for hands expects, which sees what all seats
hold. A net for picks sees what its seat does, and learns to make the expected cost small, less a temperature times the
entropy of its picks; a net for hands learns the cows that came in the end. Both take a step for each turn.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from scripts.league.marks import look, survey
from scripts.league.nets import COMPANY, Weights, choose, make_hands, make_picks, rate_hands, rate_picks
from scripts.league.raws import RAWS, rate_seats
from scripts.league.recording import Recorded, seed_generator
from scripts.league.rounds import Rounds, deal, deck_sizes, drop, hold, place, play, reveal
from scripts.league.scripted import SCRIPTS
from stado.games.six.cards import HAND_SIZE

DRIFT, LEAST_DRIFT = 1.8, 0.3  # as in the kernel's worlds
SLIP = 0.03  # how often a seat picks at random, so that odd places are seen too
LONG = 1e4  # turns after a round, so that a cow is a cow in every place
SNAPSHOTS = 16
MOST_LEARNERS = 3  # at one table
SEATS = (2, 3, 3, 4, 4, 4, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10)


class Member(NamedTuple):
    """One that learns: how much of its aim is to win, the temperatures of its picks, and whom it meets.

    It meets everybody (`league`), only random seats, those who learned from random seats, copies of one other
    (`exploit`), only nets over raw cards (`raw`), or only itself (`alone`).
    """

    win: float
    warm: float
    cool: float
    meets: str


MEMBERS: dict[str, Member] = {
    "plain": Member(0.0, 0.35, 0.35, "random"),
    "sharp": Member(0.0, 0.2, 0.08, "random"),
    "second": Member(0.5, 0.3, 0.2, "plain"),
    "main": Member(0.5, 0.3, 0.15, "league"),
    "warm": Member(0.5, 0.35, 0.35, "league"),
    "modest": Member(0.0, 0.3, 0.15, "league"),
    "rival": Member(1.0, 0.3, 0.15, "league"),
    "cold": Member(0.5, 0.3, 0.06, "league"),
    "hunter": Member(0.5, 0.3, 0.1, "exploit"),
    "tracker": Member(0.5, 0.3, 0.1, "raw"),
    "hermit": Member(0.0, 0.3, 0.2, "alone"),
    "loner": Member(0.5, 0.3, 0.08, "alone"),
}
NAMES = (*MEMBERS, *SCRIPTS, *RAWS)
PLAIN = ("plain", "sharp", "glance", "haste", "near")  # those who think no further than of random seats


class Adam:
    """Steps downhill for those nets that had a part in the slope; the weights of each lie in one row."""

    def __init__(self, weights: Weights) -> None:
        self.row = flatten(weights)
        self.weights: Weights = {}
        at = 0
        for name, part in weights.items():
            size = part[0].numel()
            self.weights[name] = self.row[:, at : at + size].view(part.shape)
            at += size
        self.mean, self.square = torch.zeros_like(self.row), torch.zeros_like(self.row)
        self.steps = torch.zeros(len(self.row), 1, device=self.row.device)

    def step(self, slope: Tensor, present: Tensor, rate: Tensor) -> None:
        """One step of the nets that are present (1, and not 0)."""
        here = present.view(-1, 1)
        self.steps += here
        steps = self.steps.clamp(min=1.0)
        self.mean += here * 0.1 * (slope - self.mean)
        self.square += here * 0.002 * (slope**2 - self.square)
        size = (self.square / (1 - 0.998**steps)).sqrt() + 1e-8
        self.row -= here * rate * self.mean / (1 - 0.9**steps) / size


def flatten(weights: Weights) -> Tensor:
    """The weights of each net in one row."""
    return torch.cat([part.flatten(1) for part in weights.values()], 1)


class Company(NamedTuple):
    """Who sits at the tables of one batch: the nets of the seats, of whom the first few learn, and their names."""

    ids: tuple[int, ...]
    names: tuple[str, ...]
    learners: int
    topic: str


class Setting(NamedTuple):
    """What a batch is played by, as tensors whose contents change from batch to batch."""

    ids: Tensor  # the nets of the seats
    scripts: Tensor  # the scripts of the seats, or -1
    raws: Tensor  # the nets over raw cards of the seats, or -1
    others: Tensor  # the company of each seat
    heat: Tensor  # of those that may learn
    win: Tensor
    learns: Tensor  # 1 for those that do
    drift: Tensor  # for each number of cards left
    picking: Tensor  # 1 for each net for picks that learns
    expecting: Tensor  # 1 for each net for hands that learns
    rate: Tensor


class Report(NamedTuple):
    """What came of a batch: the mean cows of each seat, and the mean square of the outlooks' error."""

    cows: Tensor
    error: Tensor


class League:
    """The members' nets, and copies of what they were behind them."""

    def __init__(
        self, seed: int, device: str, *, own: int = 64, shared: int = 32, deep: int = 64, raws: Weights | None = None
    ) -> None:
        self.device = device
        self.raws = raws  # in the order of their names, where they are there to be met
        self.generator = seed_generator(seed, device)
        self.chance = random.Random(seed)  # noqa: S311 - no secret depends on it
        nets = len(NAMES) + SNAPSHOTS
        self.pick_steps = Adam(make_picks(nets, self.generator, own=own, shared=shared, deep=deep))
        self.hand_steps = Adam(make_hands(nets, self.generator, shared=deep, deep=shared))
        self.picks, self.hands = self.pick_steps.weights, self.hand_steps.weights
        self.past = ["main"] * SNAPSHOTS
        self.kept = 0

    def load(self, saved: dict[str, Any]) -> None:
        """Go on with the nets of another league; those that it did not have begin as copies of `main`."""
        names = list(saved["names"])
        places = [names.index(name if name in names else "main") for name in NAMES]
        places += range(len(names), len(names) + SNAPSHOTS)
        for mine, theirs in ((self.picks, saved["picks"]), (self.hands, saved["hands"])):
            for name, part in mine.items():
                part.copy_(theirs[name][places])
        self.past, self.kept = list(saved["past"]), SNAPSHOTS

    def keep(self, name: str) -> None:
        """Keep a copy of a member; once there is no more room, any one gives way."""
        slot = self.kept if self.kept < SNAPSHOTS else self.chance.randrange(SNAPSHOTS)
        index = NAMES.index(name)
        for part in (*self.picks.values(), *self.hands.values()):
            part[len(NAMES) + slot] = part[index]
        self.past[slot] = name
        self.kept += 1

    def invite(self, seats: int) -> Company:
        """Draw who sits at a table."""
        draw = self.chance
        name = draw.choice(tuple(MEMBERS))
        learners, others = [name], []
        match MEMBERS[name].meets:
            case "random":
                others = ["random"] * (seats - 1)
            case "plain":
                others = [draw.choice((*PLAIN, "random")) for _ in range(seats - 1)]
            case "exploit":
                others = [self._draw_past()] * (seats - 1)
            case "raw":
                others = self._draw_raws(seats - 1)
            case "alone":
                learners = [name] * count_trying(seats)
                others = [name] * (seats - len(learners))
            case _:
                count = draw.randint(1, count_trying(seats))
                learners += draw.choices([other for other in MEMBERS if MEMBERS[other].meets == "league"], k=count - 1)
                others = self._draw_others(seats - count)
        ids = [NAMES.index(other) for other in learners]
        ids += [NAMES.index(other) if other in NAMES else int(other) for other in others]
        names = [*learners, *(self._name(other) for other in others)]
        return Company(tuple(ids), tuple(names), len(learners), MEMBERS[name].meets)

    def _draw_others(self, count: int) -> list[str]:
        """Others for a table of the league: copies of one, or a mixture."""
        draw = self.chance.random()
        if draw < 0.25:
            return [self._draw_past()] * count
        if draw < 0.35:
            return ["random"] * count
        if draw < 0.55:
            return self._draw_raws(count)
        weak = self.chance.choice((0.0, 0.2, 0.5))
        return [
            self.chance.choice((*SCRIPTS, "plain", "sharp", "second", "hunter", "hermit", "loner"))
            if self.chance.random() < weak
            else self._draw_past()
            for _ in range(count)
        ]

    def _draw_raws(self, count: int) -> list[str]:
        """Copies of one net over raw cards, or a mixture; where there are none, kept copies."""
        if self.raws is None:
            return [self._draw_past() for _ in range(count)]
        names = list(RAWS)
        return (
            [self.chance.choice(names)] * count if self.chance.random() < 0.7 else self.chance.choices(names, k=count)
        )

    def _draw_past(self) -> str:
        """The place of a kept copy."""
        return str(len(NAMES) + self.chance.randrange(SNAPSHOTS))

    def _name(self, other: str) -> str:
        """Whose copy that is."""
        return other if other in NAMES else self.past[int(other) - len(NAMES)]

    def set_up(self, company: Company, progress: float, rate: float, turns: float) -> Setting:
        """The tensors of a batch with that company, after that share of the training."""
        seats = len(company.ids)
        places, raws = find(company.names, SCRIPTS), find(company.names, RAWS)
        members = [MEMBERS.get(name, Member(0.0, 1.0, 1.0, "")) for name in company.names[: count_trying(seats)]]
        cooled = min(1.0, progress / 0.75)
        picking, expecting = [0.0] * (len(NAMES) + SNAPSHOTS), [0.0] * (len(NAMES) + SNAPSHOTS)
        for seat, index in enumerate(company.ids):
            learns = seat < company.learners
            picking[index] = max(picking[index], float(learns))
            expecting[index] = max(expecting[index], float(learns or places[seat] >= 0 or raws[seat] >= 0))
        return Setting(
            ids=torch.tensor(company.ids),
            scripts=torch.tensor(places),
            raws=torch.tensor(raws),
            others=mingle(company.names),
            heat=torch.tensor([member.warm * (member.cool / member.warm) ** cooled for member in members]),
            win=torch.tensor([member.win for member in members]),
            learns=torch.tensor([float(seat < company.learners) for seat in range(len(members))]),
            drift=torch.tensor([max(LEAST_DRIFT, DRIFT * (left + turns) ** 0.5) for left in range(HAND_SIZE)]),
            picking=torch.tensor(picking),
            expecting=torch.tensor(expecting),
            rate=torch.tensor(rate),
        )


def find(names: tuple[str, ...], kinds: Iterable[str]) -> list[int]:
    """The place of each seat's name among some kinds, or -1 where it is of none."""
    places = {kind: place for place, kind in enumerate(kinds)}
    return [places.get(name, -1) for name in names]


def count_trying(seats: int) -> int:
    """How many seats of a table try all their cards."""
    return min(seats, MOST_LEARNERS)


def mingle(names: tuple[str, ...]) -> Tensor:
    """For each seat the shares of the others that pick at random, and that are plain."""
    seats = len(names)
    kinds = torch.tensor([[name == "random", name in PLAIN] for name in names]).float()
    return (kinds.sum(0) - kinds) / (seats - 1)


def see(rounds: Rounds, unknown: Tensor) -> tuple[Tensor, Tensor]:
    """What each seat sees: (seats, tables, cards, inputs), and (seats, tables, outlooks).

    What it does not know are all hidden cards, or only those in hands, where it sees which these are.
    """
    seats, left = rounds.hands.shape[1:]
    rows, hidden = rounds.rows.expand(seats, -1, -1), unknown.expand(seats, -1, -1)
    return look(rows, hidden, rounds.hands.transpose(0, 1), seats, left), survey(rows, hidden, seats, left)


def add_company(outlooks: Tensor, company: Tensor) -> Tensor:
    """Outlooks with the company of each seat beside them."""
    wide = company.view(len(company), *[1] * (outlooks.dim() - 2), COMPANY).expand(*outlooks.shape[:-1], COMPANY)
    return torch.cat([outlooks, wide], -1)


def draw_picks(logits: Tensor, slip: float, generator: torch.Generator) -> Tensor:
    """An index for each hand, drawn by the weights of its cards, or by none with the chance of a slip."""
    noise = torch.rand(logits.shape, generator=generator, device=logits.device)
    slips = torch.rand(logits.shape[:-1], generator=generator, device=logits.device) < slip
    gumbel = -torch.log(-torch.log(noise.clamp(1e-9, 1.0 - 1e-7)))
    return (torch.where(slips[..., None], 0.0, logits) + gumbel).argmax(-1)


class Trials(NamedTuple):
    """Every card of some hands tried against the others' picks: the cows that each seat takes, and the outlook."""

    taken: Tensor  # seat that tries, tables, card, seat that takes
    outlooks: Tensor  # seat that tries, tables, card


def try_cards(rounds: Rounds, index: Tensor, hands: Weights, company: Tensor, learners: int) -> Trials:
    """Try every card of the first seats against what the others picked."""
    tables, seats, left = rounds.hands.shape
    mine = rounds.hands[:, :learners].transpose(0, 1)
    picks = rounds.hands.gather(-1, index.transpose(0, 1)[..., None]).squeeze(-1)
    trial = picks[None, :, None, :].expand(learners, tables, left, seats).clone()
    for seat in range(learners):
        trial[seat, :, :, seat] = mine[seat]
    rows = rounds.rows[None, :, None, :].expand(learners, tables, left, -1)
    rows, taken = place(rows, trial)
    places = torch.arange(rounds.hidden.shape[-1], device=rows.device)
    own = picks[:, :learners].transpose(0, 1)[..., None]
    hidden = reveal(hold(rounds), picks)[None] + (own <= places).long()
    rest = drop(mine[:, :, None, :].expand(-1, -1, left, -1), torch.arange(left, device=rows.device).expand(mine.shape))
    seen = look(rows, hidden, rest, seats, left - 1, mine)
    outlooks = add_company(survey(rows, hidden, seats, left - 1, mine), company[:learners])
    mine_nets = {name: part[:learners] for name, part in hands.items()}
    return Trials(taken, rate_hands(mine_nets, seen, outlooks))


def doubt(trials: Trials, stacks: Tensor, theirs: Tensor, drift: Tensor, win: Tensor) -> Tensor:
    """What each card costs: the cows that the seat will have, and, by the share `win`, that it will not win."""
    learners, _, _, seats = trials.taken.shape
    own = torch.arange(learners, device=stacks.device)
    ends = stacks[None, :, None, :] + trials.taken + theirs.transpose(0, 1)[None, :, None, :]
    mine = stacks[:, :learners].transpose(0, 1)[..., None] + trials.taken[own, :, :, own] + trials.outlooks
    gaps = ((mine[..., None] - ends) / drift).clamp(max=40.0).exp()
    mask = (torch.arange(seats, device=stacks.device)[None, :] != own[:, None]).float()
    rivals = (gaps * mask[:, None, None, :]).sum(-1)
    defeat = drift * seats * seats / (seats - 1) * rivals / (1.0 + rivals)
    share = win.view(-1, 1, 1)
    return (1.0 - share) * mine + share * defeat


def learn(league: League, setting: Setting, tables: int, *, short: bool) -> Report:
    """Play a round at that many tables, and let those learn that do."""
    seats = len(setting.ids)
    trying = count_trying(seats)
    hands = choose(league.hands, setting.ids)
    rounds = deal(tables, seats, deck_sizes(seats)[short], league.generator)
    lessons = []
    known = see(rounds, hold(rounds))
    for left in range(HAND_SIZE, 0, -1):
        lessons.append((known[0], add_company(known[1], setting.others), rounds.stacks))
        seen, outlooks = see(rounds, rounds.hidden)
        picks = choose(league.picks, setting.ids)
        pupils = {name: part[:trying].requires_grad_() for name, part in picks.items()}
        guests = {name: part[trying:] for name, part in picks.items()}
        logits = rate_picks(pupils, seen[:trying], outlooks[:trying])[..., 0]
        weights = torch.cat([logits.detach(), rate_picks(guests, seen[trying:], outlooks[trying:])[..., 0]])
        weights = follow_scripts(weights, setting.scripts, seen)
        weights = follow_raws(weights, setting.raws, league.raws, rounds)
        index = draw_picks(weights, SLIP, league.generator)
        after = play(rounds, index.transpose(0, 1))
        if left > 1:
            known = see(after, hold(after))
            theirs = rate_hands(hands, known[0], add_company(known[1], setting.others))
            trials = try_cards(rounds, index, hands, setting.others, trying)
            costs = doubt(trials, rounds.stacks, theirs, setting.drift[left - 1], setting.win)
            costs = costs - costs.mean(-1, keepdim=True)
            chances = torch.log_softmax(logits, -1)
            loss = (chances.exp() * (costs + setting.heat.view(-1, 1, 1) * chances)).sum(-1).mean(-1) @ setting.learns
            slope = flatten(dict(zip(pupils, torch.autograd.grad(loss, list(pupils.values())), strict=True)))
            league.pick_steps.step(
                gather(slope, league.pick_steps, setting.ids[:trying]), setting.picking, setting.rate
            )
        rounds = after
    return Report(rounds.stacks.float().mean(0), learn_hands(league, setting, lessons, rounds.stacks))


def follow_scripts(weights: Tensor, scripts: Tensor, seen: Tensor) -> Tensor:
    """The weights of cards, replaced where a seat follows a script."""
    for number, script in enumerate(SCRIPTS.values()):
        weights = torch.where(scripts.view(-1, 1, 1) == number, script(seen, len(scripts) - 1), weights)
    return weights


def follow_raws(weights: Tensor, places: Tensor, raws: Weights | None, rounds: Rounds) -> Tensor:
    """The weights of cards, replaced where a seat picks by a net over raw cards."""
    if raws is None:
        return weights
    given = rate_seats(choose(raws, places.clamp(min=0)), rounds)
    return torch.where(places.view(-1, 1, 1) >= 0, given, weights)


def gather(slope: Tensor, steps: Adam, ids: Tensor) -> Tensor:
    """The slopes of seats, added up for each of all the nets."""
    return torch.zeros_like(steps.row).index_add_(0, ids, slope)


def learn_hands(
    league: League, setting: Setting, lessons: list[tuple[Tensor, Tensor, Tensor]], stacks: Tensor
) -> Tensor:
    """Let the nets for hands learn what hands came to cost; returns the mean square of the error."""
    total = torch.zeros((), device=stacks.device)
    for seen, outlooks, before in lessons:
        hands = {name: part.requires_grad_() for name, part in choose(league.hands, setting.ids).items()}
        cost = (stacks - before).transpose(0, 1).float()
        error = (rate_hands(hands, seen, outlooks) - cost) ** 2
        slopes = torch.autograd.grad(error.mean(-1).sum(), list(hands.values()))
        slope = gather(flatten(dict(zip(hands, slopes, strict=True))), league.hand_steps, setting.ids)
        league.hand_steps.step(slope, setting.expecting, setting.rate)
        total += error.detach().mean() / len(lessons)
    return total


def make_table(league: League, seats: int, tables: int, *, short: bool) -> Recorded[Setting, Report]:
    """Tables of one size, to learn from again and again."""
    still = league.set_up(Company((0,) * seats, (NAMES[0],) * seats, 1, ""), 0.0, 0.0, 0.0)
    return Recorded(lambda setting: learn(league, setting, tables, short=short), still, league.device)
