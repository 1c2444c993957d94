"""Lessons in the terminal: a table, a question, and what becomes of the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from stado.core.errors import NotationError
from stado.core.game import Action
from stado.locales import Words, load_bundle
from stado.teach.lesson import Course, Lesson
from stado.teach.progress import load_progress, save_progress
from stado.teach.runner import Moment, Opening, Verdict, judge, open_step
from stado.tui.terminal import Quit


class Skip(Exception):  # noqa: N818 - it is no error
    """The learner wants the next lesson."""


class Classroom:
    """A learner at the lessons of one game, and the file that keeps how far they have come."""

    def __init__(self, course: Course, path: Path, words: Words, console: Console) -> None:
        self.course = course
        self.path = path
        self.words = words
        self.console = console
        self.you = words.say("terminal-you")

    def run(self, start: Lesson | None) -> None:
        """Take lessons from that one, or from the first not taken, to the last."""
        lessons = self.course.lessons
        start = start or load_progress(self.path).next_lesson(self.course) or lessons[0]
        for lesson in lessons[lessons.index(start) :]:
            try:
                self._take(lesson)
            except Skip:
                continue
        self._say("learn-course-done", game=self.course.game)

    def _take(self, lesson: Lesson) -> None:
        """One lesson, step by step."""
        title = self.words.say(lesson.words)
        for number, step in enumerate(lesson.steps):
            self.console.print()
            self.console.rule(
                escape(self.words.say("learn-task", number=number + 1, count=len(lesson.steps), title=title))
            )
            opening = open_step(lesson, number, self.you)
            if number == 0 or step.position is not None:
                self._draw(lesson, opening.names, opening.view)
            self._ask(lesson, number, opening)
            save_progress(load_progress(self.path).after(self.course, lesson, number), self.path)
        self._say("learn-lesson-done", title=title)

    def _ask(self, lesson: Lesson, number: int, opening: Opening) -> None:
        """Ask until the answer is right."""
        self._say(lesson.steps[number].words)
        while True:
            if len(opening.prompt.legal) <= 6:
                self._answers(lesson, opening)
            action = self._read_answer(lesson, opening)
            verdict = judge(lesson, number, action, self.you)
            self._tell(lesson, opening.names, verdict)
            if verdict.right:
                return

    def _tell(self, lesson: Lesson, names: Sequence[str], verdict: Verdict) -> None:
        """What becomes of an answer."""
        if verdict.right:
            self._show(lesson, names, verdict.moments)
            self._draw(lesson, names, verdict.moments[-1].view)
            self.console.print(
                "[green]" + self.words.say("learn-right") + "[/] " + escape(self.words.say(verdict.words))
            )
            self._say("learn-go-on")
            self._read()
            return
        self.console.print("[yellow]" + self.words.say("learn-wrong") + "[/] " + escape(self.words.say("learn-would")))
        self._show(lesson, names, verdict.moments)
        if verdict.cost:
            unit = "cows" if lesson.game.fewest_wins else "points"
            self._say(f"learn-cost-{unit}", cost=verdict.cost)
        self._say(verdict.words)
        self._why(verdict.rule)
        self._say("learn-again")

    def _read_answer(self, lesson: Lesson, opening: Opening) -> Action:
        """A legal answer, whatever else is typed before it."""
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self._say("learn-help", rule=opening.prompt.rule),
            "help": lambda: self._say("learn-help", rule=opening.prompt.rule),
            "answers": lambda: self._answers(lesson, opening),
            "table": lambda: self._draw(lesson, opening.names, opening.view),
        }
        while True:
            text = self._read()
            word, _, rest = text.partition(" ")
            if word in commands:
                commands[word]()
            elif word == "why":
                self._why(rest.strip().upper() or opening.prompt.rule)
            elif word == "skip":
                raise Skip
            elif text:
                try:
                    found: Action = lesson.game.find_answer(opening.prompt, text)
                except NotationError as error:
                    self.console.print(str(error), style="red", markup=False, highlight=False)
                else:
                    return found

    def _show(self, lesson: Lesson, names: Sequence[str], moments: Sequence[Moment]) -> None:
        """The events that are worth a line: not that somebody has picked."""
        for event in (event for moment in moments for event in moment.events):
            if not any(getattr(event, name) is None for name in event.secrets):
                text = self.words.event(lesson.game.name, event, names)
                self.console.print("  " + text, style="dim", markup=False, highlight=False)

    def _answers(self, lesson: Lesson, opening: Opening) -> None:
        """What may be answered: what to type, and what it means where that is not the same."""
        shown = []
        for action in opening.prompt.legal:
            written = lesson.game.format_action(action)
            typed = written.partition(" ")[2] or written
            label = self.words.action(lesson.game.name, action, opening.names)
            shown.append(typed if typed == label else f"{typed} ({label})")
        self._say("terminal-answers", answers=", ".join(shown))

    def _why(self, rule: str) -> None:
        """What a rule says."""
        key = f"rule-{rule}"
        if load_bundle("en").has_message(key):
            self._say("learn-rule", rule=rule, title=self.words.title(key), text=self.words.say(key))
        else:
            rules = sorted(self.course.taught())
            self._say("terminal-no-rule", rule=rule, rules=", ".join(rules))

    def _draw(self, lesson: Lesson, names: Sequence[str], view: Any) -> None:
        """The table."""
        self.console.print()
        self.console.print(lesson.game.draw(view, names, self.words.say), highlight=False)
        self.console.print()

    def _say(self, key: str, **arguments: Any) -> None:
        """Print a message."""
        self.console.print(escape(self.words.say(key, **arguments)), highlight=False)

    def _read(self) -> str:
        """A line typed by the learner, or Quit."""
        text = self.console.input("[bold]>[/] ").strip().lower()
        if text in ("quit", "q"):
            raise Quit
        return text
