"""Somebody at a terminal: words out, answers in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape

from stado.core.errors import NotationError
from stado.core.game import Action, AnyGame, Prompt
from stado.locales import Words, load_bundle
from stado.tui.terminal import Quit


class TerminalSession:
    """A person who is told things and asked questions in one language."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console

    @property
    def you(self) -> str:
        """What the person is called."""
        return self.words.say("terminal-you")

    def say(self, key: str, **arguments: Any) -> None:
        """Print a message."""
        self.console.print(escape(self.words.say(key, **arguments)), highlight=False)

    def head(self, text: str) -> None:
        """Print a line between two questions."""
        self.console.print()
        self.console.rule(escape(text))

    def draw(self, game: AnyGame, view: Any, names: Sequence[str]) -> None:
        """Print the table."""
        self.console.print()
        self.console.print(game.draw(view, names, self.words.say), highlight=False)
        self.console.print()

    def show_answers(self, game: AnyGame, prompt: Prompt[Any], names: Sequence[str]) -> None:
        """Print what may be answered: what to type, and what it means where that is not the same."""
        shown = []
        for action in prompt.legal:
            written = game.format_action(action)
            typed = written.partition(" ")[2] or written
            label = self.words.action(game.name, action, names)
            shown.append(typed if typed == label else f"{typed} ({label})")
        self.say("terminal-answers", answers=", ".join(shown))

    def show_rule(self, rule: str, known: Sequence[str]) -> None:
        """Print what a rule says, or which rules there are."""
        key = f"rule-{rule}"
        if load_bundle("en").has_message(key):
            self.say("learn-rule", rule=rule, title=self.words.title(key), text=self.words.say(key))
        else:
            self.say("terminal-no-rule", rule=rule, rules=", ".join(known))

    def read(self) -> str:
        """A line typed by the person, or Quit."""
        text = self.console.input("[bold]>[/] ").strip().lower()
        if text in ("quit", "q"):
            raise Quit
        return text

    def read_answer(
        self, game: AnyGame, prompt: Prompt[Any], commands: Mapping[str, Callable[[str], None]] | None = None
    ) -> Action:
        """A legal answer, whatever else is typed before it; a command gets what follows its name."""
        while True:
            text = self.read()
            word, _, rest = text.partition(" ")
            if commands is not None and word in commands:
                commands[word](rest.strip())
            elif text:
                try:
                    found: Action = game.find_answer(prompt, text)
                except NotationError as error:
                    self.console.print(str(error), style="red", markup=False, highlight=False)
                else:
                    return found
