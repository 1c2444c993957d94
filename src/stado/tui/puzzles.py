"""Puzzles in the terminal: one position, one question, an answer and what it gives away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from rich.console import Console

from stado.locales import Words
from stado.teach.deck import Deck
from stado.teach.lesson import NAMES
from stado.teach.notes import read_notes, write_notes
from stado.teach.puzzle import Judged, Puzzle, Question, ask, judge
from stado.tui.session import TerminalSession


class PuzzleSession(TerminalSession):
    """Puzzles from the easiest to the hardest, and the file that keeps what was given away in each."""

    def __init__(self, puzzles: Sequence[Puzzle], path: Path, words: Words, console: Console) -> None:
        super().__init__(words, console)
        self.puzzles = puzzles
        self.path = path

    def run(self, number: int | None) -> None:
        """Ask from that puzzle, or from the first not tried, to the last."""
        tried = read_notes(self.path, dict[str, float])
        fresh = (place for place, puzzle in enumerate(self.puzzles) if puzzle.id not in tried)
        start = number - 1 if number is not None else next(fresh, 0)
        for place in range(start, len(self.puzzles)):
            self._ask(place)
        self.say("puzzle-last")

    def _ask(self, place: int) -> None:
        """One puzzle."""
        puzzle = self.puzzles[place]
        question = ask(puzzle)
        game = question.game
        variant = self.words.say(f"{game.name}-variant-{game.variant.name}")
        self.head(self.words.say("puzzle-head", number=place + 1, count=len(self.puzzles), variant=variant))
        judged = self.solve(puzzle, question)
        write_notes({**read_notes(self.path, dict[str, float]), puzzle.id: judged.loss}, self.path)
        self._tell_levels(puzzle, question)
        self.say("learn-go-on")
        self.read()

    def solve(self, puzzle: Puzzle, question: Question) -> Judged:
        """Show the position, read an answer, and tell what it gives away."""
        game, names = question.game, self._names(question)
        self.draw(game, question.view, names)
        self.say(f"{game.name}-prompt-{question.prompt.kind}")
        self.show_answers(game, question.prompt, names)
        judged = judge(puzzle, question, self.read_answer(game, question.prompt))
        given, best = self._label(question, judged.answer), self._label(question, puzzle.best.answer)
        if judged.right:
            self.say("puzzle-right", answer=given)
        else:
            unit = "cows" if question.game.fewest_wins else "points"
            self.say(f"puzzle-loss-{unit}", answer=given, best=best, loss=round(judged.loss, 1))
        return judged

    def _tell_levels(self, puzzle: Puzzle, question: Question) -> None:
        """What the puzzle is about, what the levels answer, and what that rests on."""
        self.say("puzzle-theme", theme=self.words.say(f"puzzle-theme-{puzzle.theme}"))
        for level, answer in puzzle.plays.items():
            missed = round(100 * puzzle.misses[level])
            self.say("puzzle-level", level=level, answer=self._label(question, answer), missed=missed)
        self.say("puzzle-assumption")

    def _label(self, question: Question, answer: str) -> str:
        """An answer in words."""
        action = question.game.parse_action(answer)
        return self.words.action(question.game.name, action, self._names(question))

    def _names(self, question: Question) -> Sequence[str]:
        """Who sits where."""
        others = iter(NAMES)
        return [self.you if seat == question.view.seat else next(others) for seat in range(question.game.seats)]


class OwnSession(PuzzleSession):
    """Puzzles from one's own matches that are due, and the file that keeps when each comes back."""

    def __init__(self, game: str, path: Path, words: Words, console: Console, now: Callable[[], datetime]) -> None:
        super().__init__((), path, words, console)
        self.game = game
        self._now = now

    def practise(self) -> None:
        """Ask as long as something is due."""
        if not any(one.puzzle.game == self.game for one in self._deck().kept):
            self.say("own-none")
            return
        while due := self._deck().due(self.game, self._now()):
            puzzle = due[0]
            self.head(f"{self.words.say('school-own')}: {self.words.say('school-own-due', count=len(due))}")
            judged = self.solve(puzzle, ask(puzzle))
            write_notes(self._deck().answer(puzzle, judged, self._now()), self.path)
            self.say("puzzle-assumption")
            self.say("learn-go-on")
            self.read()
        self.say("school-own-done")

    def _deck(self) -> Deck:
        """What is kept now."""
        return read_notes(self.path, Deck)
