"""Lessons in the terminal: a table, a question, and what becomes of the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from stado.core.game import Action
from stado.locales import Words
from stado.teach.lesson import Course, Lesson
from stado.teach.notes import read_notes, write_notes
from stado.teach.progress import Progress
from stado.teach.runner import Moment, Opening, Verdict, judge, open_exercise
from stado.tui.session import TerminalSession

_FEW = 6  # answers that are listed without being asked for


class Skip(Exception):  # noqa: N818 - it is no error
    """The learner wants the next lesson."""


class LessonSession(TerminalSession):
    """A learner at the lessons of one game, and the file that keeps how far they have come."""

    def __init__(self, course: Course, path: Path, words: Words, console: Console) -> None:
        super().__init__(words, console)
        self.course = course
        self.path = path

    def run(self, start: Lesson | None) -> None:
        """Take lessons from that one, or from the first not taken, to the last."""
        lessons = self.course.lessons
        start = start or read_notes(self.path, Progress).next_lesson(self.course) or lessons[0]
        for lesson in lessons[lessons.index(start) :]:
            try:
                self._take(lesson)
            except Skip:
                continue
        self.say("learn-course-done", game=self.course.game)

    def _take(self, lesson: Lesson) -> None:
        """One lesson, exercise by exercise."""
        title = self.words.say(lesson.words)
        for number, exercise in enumerate(lesson.exercises):
            self.head(self.words.say("learn-task", number=number + 1, count=len(lesson.exercises), title=title))
            opening = open_exercise(lesson, number, self.you)
            if exercise.position is not None:
                self.draw(lesson.game, opening.view, opening.names)
            self._ask(lesson, number, opening)
            progress = read_notes(self.path, Progress)
            write_notes(progress.after(self.course, lesson, number), self.path)
        self.say("learn-lesson-done", title=title)

    def _ask(self, lesson: Lesson, number: int, opening: Opening) -> None:
        """Ask until the answer is right."""
        self.say(lesson.exercises[number].words)
        while True:
            if len(opening.prompt.legal) <= _FEW:
                self.show_answers(lesson.game, opening.prompt, opening.names)
            verdict = judge(lesson, number, self._read(lesson, opening), self.you)
            if verdict.right:
                self._praise(lesson, opening.names, verdict)
                return
            self._explain(lesson, opening.names, verdict)

    def _praise(self, lesson: Lesson, names: Sequence[str], verdict: Verdict) -> None:
        """What a right answer leads to."""
        self._show(lesson, names, verdict.moments)
        self.draw(lesson.game, verdict.moments[-1].view, names)
        self.console.print(f"[green]{self.words.say('learn-right')}[/] {escape(self.words.say(verdict.words))}")
        self.say("learn-go-on")
        self.read()

    def _explain(self, lesson: Lesson, names: Sequence[str], verdict: Verdict) -> None:
        """What a wrong answer would lead to, what it costs, and why."""
        self.console.print(f"[yellow]{self.words.say('learn-wrong')}[/] {escape(self.words.say('learn-would'))}")
        self._show(lesson, names, verdict.moments)
        if verdict.cost:
            unit = "cows" if lesson.game.fewest_wins else "points"
            self.say(f"learn-cost-{unit}", cost=verdict.cost)
        self.say(verdict.words)
        self._why(verdict.rule)
        self.say("learn-again")

    def _read(self, lesson: Lesson, opening: Opening) -> Action:
        """A legal answer, whatever else is asked for before it."""
        prompt, names = opening.prompt, opening.names
        commands: dict[str, Callable[[str], None]] = {
            "?": lambda _: self.say("learn-help", rule=prompt.rule),
            "help": lambda _: self.say("learn-help", rule=prompt.rule),
            "answers": lambda _: self.show_answers(lesson.game, prompt, names),
            "table": lambda _: self.draw(lesson.game, opening.view, names),
            "why": lambda rule: self._why(rule.upper() or prompt.rule),
            "skip": lambda _: self._skip(),
        }
        return self.read_answer(lesson.game, prompt, commands)

    def _show(self, lesson: Lesson, names: Sequence[str], moments: Sequence[Moment]) -> None:
        """The events that are worth a line: not that somebody has picked."""
        for event in (event for moment in moments for event in moment.events):
            if not any(getattr(event, name) is None for name in event.secrets):
                text = self.words.event(lesson.game.name, event, names)
                self.console.print("  " + text, style="dim", markup=False, highlight=False)

    def _why(self, rule: str) -> None:
        """What a rule says."""
        self.show_rule(rule, sorted(self.course.taught()))

    def _skip(self) -> None:
        """Leave the lesson."""
        raise Skip
