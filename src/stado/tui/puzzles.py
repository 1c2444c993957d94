"""Puzzles in the terminal: one position, one question, an answer and what it gives away."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from stado.locales import Words
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
        game, names = question.game, self._names(question)
        variant = self.words.say(f"{game.name}-variant-{game.variant.name}")
        self.head(self.words.say("puzzle-head", number=place + 1, count=len(self.puzzles), variant=variant))
        self.draw(game, question.view, names)
        self.say(f"{game.name}-prompt-{question.prompt.kind}")
        self.show_answers(game, question.prompt, names)
        judged = judge(puzzle, question, self.read_answer(game, question.prompt))
        write_notes({**read_notes(self.path, dict[str, float]), puzzle.id: judged.loss}, self.path)
        self._tell(puzzle, question, judged)
        self.say("learn-go-on")
        self.read()

    def _tell(self, puzzle: Puzzle, question: Question, judged: Judged) -> None:
        """What the answer gives away, what the levels answer, and what that rests on."""
        given, best = self._label(question, judged.answer), self._label(question, puzzle.best.answer)
        if judged.right:
            self.say("puzzle-right", answer=given)
        else:
            unit = "cows" if question.game.fewest_wins else "points"
            self.say(f"puzzle-loss-{unit}", answer=given, best=best, loss=round(judged.loss, 1))
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
