"""What came of many matches."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stado.core.flat import Floats, Ints
from stado.kernels.compiler import export, floats, ints


class Sheet(msgspec.Struct, frozen=True):
    """Matches one by one: the scores of all seats in the first, then in the next; turns and decisions are sums.

    The highest of the `keys` wins a match.
    """

    scores: Ints
    keys: Ints
    turns: int
    decisions: int


class Totals(msgspec.Struct, frozen=True):
    """Sums over many matches: each seat's scores and its wins, a shared win counting as its share."""

    matches: int
    turns: int
    decisions: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]


def add_up(sheets: Sequence[Sheet], seats: int) -> Totals:
    """The sums of all sheets."""
    scores, wins = ints([0] * seats), floats([0.0] * seats)
    for sheet in sheets:
        sum_sheet(sheet.scores, sheet.keys, scores, wins)
    return Totals(
        matches=sum(len(sheet.scores) // seats for sheet in sheets),
        turns=sum(sheet.turns for sheet in sheets),
        decisions=sum(sheet.decisions for sheet in sheets),
        scores=tuple(scores),
        wins=tuple(wins),
    )


@export
def sum_sheet(scores: Ints, keys: Ints, sums: Ints, wins: Floats) -> None:
    """Add up the scores, and the wins: equals share one."""
    seats = len(sums)
    for match in range(len(scores) // seats):
        first, winners = match * seats, 0
        best = keys[first]
        for place in range(first + 1, first + seats):
            best = max(best, keys[place])
        for place in range(first, first + seats):
            winners += keys[place] == best
        for seat in range(seats):
            sums[seat] += scores[first + seat]
            if keys[first + seat] == best:
                wins[seat] += 1.0 / winners
