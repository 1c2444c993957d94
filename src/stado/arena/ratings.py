"""Ratings of bots by the ranks of their matches."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

Ranking = tuple[Sequence[str], Sequence[int]]  # who sat at the table, and the ranks, ties sharing the better one


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot seems, beginning with 25, and how unsure that is."""

    mean: float
    deviation: float


def rate_bots(bots: Iterable[str], rankings: Iterable[Ranking]) -> dict[str, Rating]:
    """Ratings after these matches, one after the other; bots of one name share theirs, moved by the mean of its gains.

    Of OpenSkill's models this one pairs each seat with its neighbors in rank, and ties with ties; Plackett-Luce would
    rate a seat that ties for a place no higher than the one behind it.
    """
    from openskill.models import BradleyTerryPart

    model = BradleyTerryPart()
    found = dict.fromkeys(bots, Rating(model.mu, model.sigma))
    for names, ranks in rankings:
        teams = [[model.rating(mu=found[name].mean, sigma=found[name].deviation)] for name in names]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for name in dict.fromkeys(names):
            mine = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            found[name] = Rating(
                mean=math.fsum(rating.mu for rating in mine) / len(mine),
                deviation=math.fsum(rating.sigma for rating in mine) / len(mine),
            )
    return found
