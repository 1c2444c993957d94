"""Puzzles from one's own matches, which come back when they would be forgotten, by the page's scheduler."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from math import hypot
from typing import Any

import msgspec
from fsrs import Card, Rating, Scheduler

from stado.bots import Estimate
from stado.bots.review import Verdict
from stado.core.match import Match
from stado.core.options import format_options
from stado.games import find_game
from stado.teach.puzzle import Judged, Puzzle, keep_view

FILE = "own-puzzles.json"
LEAST = 0.5  # what was given away must be worth remembering, in the unit of the score
MOST = 5  # the dearest of a match are enough
_KEPT = 150  # the oldest go
_SCHEDULER = Scheduler(enable_fuzzing=False)


class Kept(msgspec.Struct, frozen=True):
    """A puzzle, and how well it is remembered."""

    puzzle: Puzzle
    card: dict[str, Any]  # as the scheduler writes it

    @property
    def due(self) -> datetime:
        """When it comes back."""
        return self._read_card().due

    def after(self, rating: Rating, now: datetime) -> Kept:
        """The same once it was answered."""
        card, _ = _SCHEDULER.review_card(self._read_card(), rating, now)
        return Kept(self.puzzle, dict(card.to_dict()))

    def _read_card(self) -> Card:
        return Card.from_dict(self.card)  # type: ignore[arg-type]


class Deck(msgspec.Struct, frozen=True):
    """All puzzles from one's own matches."""

    kept: tuple[Kept, ...] = ()

    def due(self, game: str, now: datetime) -> Sequence[Puzzle]:
        """The puzzles of a game that are due, the longest due first; those of older rules can no longer be asked."""
        version = find_game(game).rules_version
        own = [one for one in self.kept if (one.puzzle.game, one.puzzle.rules) == (game, version) and one.due <= now]
        return [one.puzzle for one in sorted(own, key=lambda one: one.due)]

    def add(self, puzzles: Iterable[Puzzle], now: datetime) -> Deck:
        """The deck with these too, each once."""
        known = {one.puzzle.id for one in self.kept}
        cards = {puzzle.id: Kept(puzzle, dict(Card(card_id=0, due=now).to_dict())) for puzzle in puzzles}
        return Deck((*self.kept, *(one for name, one in cards.items() if name not in known))[-_KEPT:])

    def answer(self, puzzle: Puzzle, judged: Judged, now: datetime) -> Deck:
        """The deck once a puzzle was answered, which says when it comes back."""
        rating = Rating.Good if judged.right else Rating.Hard if judged.loss < LEAST else Rating.Again
        return Deck(tuple(one.after(rating, now) if one.puzzle.id == puzzle.id else one for one in self.kept))


def make_puzzles(match: Match, verdicts: Iterable[Verdict]) -> Sequence[Puzzle]:
    """The puzzles in what cost most in a match, the dearest first."""
    worth = [verdict for verdict in verdicts if verdict.sure and verdict.loss >= LEAST]
    dearest = sorted(worth, key=lambda verdict: -verdict.loss)[:MOST]
    return [_make_puzzle(match, verdict) for verdict in dearest]


def _make_puzzle(match: Match, verdict: Verdict) -> Puzzle:
    """The question that an answer of a match was given to."""
    game, best = match.game, verdict.best
    view = game.view(match.steps[verdict.number].before, verdict.seat)
    return Puzzle(
        game=game.name,
        rules=game.rules_version,
        options=format_options(game.options),
        seats=game.seats,
        view=keep_view(view),
        answers=tuple(_judge(game.format_action(guess.action), guess, best) for guess in verdict.estimates),
        margin=verdict.loss,
        spread=best.gap_error,
        theme="",
        misses={},
        plays={},
    )


def _judge(answer: str, guess: Estimate, best: Estimate) -> Judged:
    """What an answer gives away; one that nobody tried is never within the noise."""
    loss = max(0.0, best.value - guess.value)
    noise = hypot(best.error, guess.error) if guess.rollouts > 1 else 0.0
    return Judged(answer, loss if guess.rollouts > 1 else max(loss, LEAST), noise)
