"""What many matches come to, in whole numbers: added up in any order, they lose nothing."""

from __future__ import annotations

import math
from collections import Counter

import msgspec

from stado.core.game import Outcome


class SeatSummary(msgspec.Struct, frozen=True):
    """What came to one seat."""

    bot: str
    mean: float
    deviation: float
    lowest: int
    highest: int
    wins: float  # share of all matches, ties split


class SeatTally:
    """How often a seat got each score, and shared a win with each number of others."""

    def __init__(self) -> None:
        self.scores: Counter[int] = Counter()
        self.wins: Counter[int] = Counter()

    def summarize(self, bot: str) -> SeatSummary:
        """What came to the seat."""
        matches = self.scores.total()
        total = sum(score * count for score, count in self.scores.items())
        squares = sum(score * score * count for score, count in self.scores.items())
        spread = matches * squares - total * total
        return SeatSummary(
            bot=bot,
            mean=total / matches,
            deviation=math.sqrt(spread / (matches * (matches - 1))) if matches > 1 else 0.0,
            lowest=min(self.scores),
            highest=max(self.scores),
            wins=math.fsum(count / winners for winners, count in self.wins.items()) / matches,
        )


class Tally:
    """Some of the matches: how many, their turns and decisions, and what came to each seat."""

    def __init__(self, seats: int) -> None:
        self.matches = self.turns = self.decisions = 0
        self.seats = [SeatTally() for _ in range(seats)]

    def count(self, outcome: Outcome) -> None:
        """Count a match by how it ended."""
        self.matches += 1
        winners = outcome.ranks.count(1)
        for seat, score, place in zip(self.seats, outcome.scores, outcome.ranks, strict=True):
            seat.scores[score] += 1
            if place == 1:
                seat.wins[winners] += 1

    def add(self, other: Tally) -> None:
        """Count the matches of another tally too."""
        self.matches += other.matches
        self.turns += other.turns
        self.decisions += other.decisions
        for seat, more in zip(self.seats, other.seats, strict=True):
            seat.scores.update(more.scores)
            seat.wins.update(more.wins)
