"""Puzzles from one's own matches: what cost most comes back, the sooner the worse it was answered."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from stado.bots.review import review
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.teach.deck import LEAST, MOST, Deck, make_puzzles
from stado.teach.notes import read_notes, write_notes
from stado.teach.puzzle import Puzzle, ask, judge

START = datetime(2026, 1, 1, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def match() -> Match:
    """Somebody answers anything."""
    match, rng = Match(make_game("six", {"variant": "classic", "rounds": 1}, 2), "own"), Rng("own")
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, rng.choice(match.game.prompt(match.state, seat).legal))
    return match


@pytest.fixture(scope="module")
def puzzles(match: Match) -> list[Puzzle]:
    return list(make_puzzles(match, review(match, "strong:rollouts=400", [0])))


def test_what_cost_most_becomes_puzzles(puzzles: list[Puzzle]) -> None:
    assert 1 <= len(puzzles) <= MOST
    assert [puzzle.margin for puzzle in puzzles] == sorted((puzzle.margin for puzzle in puzzles), reverse=True)
    for puzzle in puzzles:
        question = ask(puzzle)
        assert puzzle.margin >= LEAST
        assert question.view.seat == 0
        assert judge(puzzle, question, question.game.parse_action(puzzle.best.answer)).right


def test_each_is_kept_once_and_due_at_once(puzzles: list[Puzzle]) -> None:
    deck = Deck().add(puzzles, START).add(puzzles, START + timedelta(hours=1))
    assert [one.puzzle for one in deck.kept] == puzzles
    assert deck.due("six", START) == puzzles
    assert deck.due("loot", START) == []


def test_what_was_solved_comes_back_later_than_what_was_missed(puzzles: list[Puzzle], tmp_path: Path) -> None:
    solved, missed = puzzles[:2]
    deck = Deck().add((solved, missed), START)
    for hours in (0, 1, 100):
        now = START + timedelta(hours=hours)
        deck = deck.answer(solved, solved.answers[0], now).answer(missed, missed.answers[-1], now)
    write_notes(deck, tmp_path / "own.json")
    back = read_notes(tmp_path / "own.json", Deck)
    assert back.due("six", START + timedelta(hours=101)) == [missed]
    assert back.due("six", START + timedelta(days=200)) == [missed, solved]


def test_the_schedule_is_the_page_s(puzzles: list[Puzzle]) -> None:
    """The same answers at the same times have the same minutes in `web/tests/deck.test.ts`."""
    best, worst = puzzles[0].answers[0], puzzles[0].answers[-1]
    deck, minutes = Deck().add(puzzles[:1], START), []
    for answer in (best, best, best, worst, best, best):
        now = deck.kept[0].due
        deck = deck.answer(puzzles[0], answer, now)
        minutes.append(round((deck.kept[0].due - now) / timedelta(minutes=1)))
    assert minutes == [10, 2880, 15840, 10, 2880, 7200]


def test_those_of_older_rules_are_not_asked(puzzles: list[Puzzle]) -> None:
    old = replace(puzzles[0], rules=0)
    assert Deck().add([old], START).due("six", START) == []
