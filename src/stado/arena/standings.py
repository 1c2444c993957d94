"""What an arena shows: means with intervals from paired deals, win shares, ratings."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from stado.arena.contest import Contest
from stado.arena.play import Line
from stado.arena.ratings import rate_bots

# Of Student's t, the half width of 95 % by degrees of freedom; beyond the last it is close to the normal's 1.96.
_T = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.10, 2.09)


class Interval(msgspec.Struct, frozen=True):
    """A mean, and how far it may be off, 95 times in 100."""

    mean: float
    margin: float


class Standing(msgspec.Struct, frozen=True):
    """What came to the bots of one name."""

    bot: str
    version: int
    seats: int  # how many of them sat at the table
    score: Interval
    wins: Interval
    rating: float
    rating_deviation: float
    cpu_ms: float  # of thought per decision
    forfeits: dict[str, int]


class Standings(msgspec.Struct, frozen=True):
    """What came of an arena."""

    contest: Contest
    matches: int
    deals: int
    turns: float
    bots: tuple[Standing, ...]
    differences: dict[str, Interval]  # "a - b": by how much a's score is above b's, deal by deal


def make_standings(contest: Contest, lines: Sequence[Line]) -> Standings:
    """The standings after these matches; only deals that were played in every rotation count."""
    by_deal: dict[int, list[Line]] = {}
    for line in sorted(lines, key=lambda line: (line.deal, line.rotation)):
        by_deal.setdefault(line.deal, []).append(line)
    deals = [played for played in by_deal.values() if len(played) == contest.seats]
    counted = [line for played in deals for line in played]
    names = list(dict.fromkeys(contest.bots))
    ratings = rate_bots(names, ((contest.bots, line.ranks) for line in counted))
    standings = []
    for name in names:
        seats = [bot for bot, other in enumerate(contest.bots) if other == name]
        forfeits: Counter[str] = Counter()
        for line in counted:
            for bot in seats:
                forfeits.update(line.forfeits[bot])
        decisions = sum(line.decisions[bot] for line in counted for bot in seats)
        standings.append(
            Standing(
                bot=name,
                version=contest.versions[seats[0]],
                seats=len(seats),
                score=_interval(_per_deal(deals, seats, _score)),
                wins=_interval(_per_deal(deals, seats, _win)),
                rating=ratings[name].mean,
                rating_deviation=ratings[name].deviation,
                cpu_ms=1000 * sum(line.cpu[bot] for line in counted for bot in seats) / max(1, decisions),
                forfeits=dict(forfeits),
            )
        )
    return Standings(
        contest=contest,
        matches=len(counted),
        deals=len(deals),
        turns=sum(line.turns for line in counted) / max(1, len(counted)),
        bots=tuple(standings),
        differences=_differences(contest, deals, names),
    )


def _score(line: Line, bot: int) -> float:
    """The bot's score."""
    return line.scores[bot]


def _win(line: Line, bot: int) -> float:
    """The bot's share of the win."""
    return (line.ranks[bot] == 1) / line.ranks.count(1)


def _per_deal(
    deals: Sequence[Sequence[Line]], bots: Sequence[int], measure: Callable[[Line, int], float]
) -> list[float]:
    """The mean for each deal, over its rotations and the bots: deals are independent, matches of one deal are not."""
    return [
        math.fsum(measure(line, bot) for line in lines for bot in bots) / (len(lines) * len(bots)) for lines in deals
    ]


def _differences(contest: Contest, deals: Sequence[Sequence[Line]], names: Sequence[str]) -> dict[str, Interval]:
    """Score differences of each two bots, paired by deal."""
    means = {
        name: _per_deal(deals, [bot for bot, other in enumerate(contest.bots) if other == name], _score)
        for name in names
    }
    return {
        f"{one} - {other}": _interval([a - b for a, b in zip(means[one], means[other], strict=True)])
        for index, one in enumerate(names)
        for other in names[index + 1 :]
    }


def _interval(values: Sequence[float]) -> Interval:
    """The mean and the half width of its 95 % interval."""
    count = len(values)
    if count == 0:
        return Interval(0.0, math.inf)
    mean = math.fsum(values) / count
    if count == 1:
        return Interval(mean, math.inf)
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    t = _T[count - 2] if count - 2 < len(_T) else 1.96 + 2.4 / (count - 1)
    return Interval(mean, t * math.sqrt(variance / count))
