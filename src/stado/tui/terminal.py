"""A match in the terminal: one person against bots, asked one question at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape

from stado.bots import Bot, make_bot
from stado.bots.review import LEVEL, best_first, make_thinker
from stado.core.errors import NotationError, RuleError
from stado.core.events import Event
from stado.core.fields import Seat
from stado.core.game import Action, Prompt
from stado.core.match import Match
from stado.core.record import RecordWriter, commit
from stado.core.rng import Rng
from stado.locales import Words, load_bundle

_HINTED = 5  # answers that a hint names


class Quit(Exception):  # noqa: N818 - it is no error
    """The person wants to leave."""


class Terminal:
    """A person's seat in a match, the bots in the others, and the file that keeps it all."""

    def __init__(self, match: Match, writer: RecordWriter, words: Words, console: Console) -> None:
        self.match = match
        self.game = match.game
        self.writer = writer
        self.words = words
        self.console = console
        self.seat = match.head.bots.index(None)
        self.bots: dict[Seat, Bot] = {
            seat: make_bot(level, match.game) for seat, level in enumerate(match.head.bots) if level is not None
        }
        self.turn: list[Event] = []

    @property
    def names(self) -> Sequence[str]:
        """Who sits where."""
        return self.match.head.names

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self._show(self.match.events if len(self.match.log) < 2 else ())
        while self.match.to_act:
            if self.seat in self.match.to_act:
                self._act(self.seat, self._ask(self.game.prompt(self.match.state, self.seat)))
            elif self.seat in self.game.may_revise(self.match.state) and (given := self._last_action()) is not None:
                self._confirm(given)
            else:
                self._let_bot_act(self.match.to_act[0])
        self._finish()

    def _last_action(self) -> Action | None:
        """What the person has done last; nothing where they have only begun from a position."""
        return next((step.action for step in reversed(self.match.steps) if step.seat == self.seat), None)

    def _confirm(self, given: Action) -> None:
        """Offer the pick to be changed; once it stands, the bots pick."""
        prompt = self.game.prompt(self.match.state, self.seat)
        self._say("terminal-change", answer=self._label(given))
        while text := self._read():
            answer = self._answer(prompt, text)
            if answer is not None:
                self._act(self.seat, answer)
                return
        while self.seat in self.game.may_revise(self.match.state):
            self._let_bot_act(self.match.to_act[0])

    def _ask(self, prompt: Prompt[Any]) -> Action:
        """The person's answer."""
        self.console.print(self.game.draw(self._view(), self.names, self.words.say), highlight=False)
        self._question(prompt)
        while True:
            text = self._read()
            answer = self._answer(prompt, text) if text else None
            if answer is not None:
                return answer
            if not text:
                self._question(prompt)

    def _question(self, prompt: Prompt[Any]) -> None:
        """Ask in words."""
        question = self.words.say(f"{self.game.name}-prompt-{prompt.kind}")
        self._say("terminal-question", question=question, rule=prompt.rule)
        if prompt.kind not in self.game.picks:
            self._answers(prompt)

    def _answer(self, prompt: Prompt[Any], text: str) -> Action | None:
        """The legal answer that was typed; none where it was a command or no answer."""
        word, _, rest = text.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self._say("terminal-help", rule=prompt.rule),
            "help": lambda: self._say("terminal-help", rule=prompt.rule),
            "undo": lambda: self._question(prompt),
            "answers": lambda: self._answers(prompt),
            "hint": lambda: self._hint(prompt),
            "table": lambda: self.console.print(
                self.game.draw(self._view(), self.names, self.words.say), highlight=False
            ),
            "log": lambda: self._log(self.turn),
            "why": lambda: self._why(rest.strip().upper() or prompt.rule),
            "seed": lambda: self._say("terminal-commit", commit=commit(self.match.head.seed)),
        }
        if word in ("quit", "q"):
            raise Quit
        if word in commands:
            commands[word]()
            return None
        try:
            found: Action = self.game.find_answer(prompt, text)
        except NotationError as error:
            self.console.print(str(error), style="red", markup=False, highlight=False)
            return None
        return found

    def _answers(self, prompt: Prompt[Any]) -> None:
        """Show what may be answered: what to type and what it means."""
        shown = []
        for action in prompt.legal:
            written = self.game.format_action(action)
            shown.append(f"{written.partition(' ')[2] or written} ({self._label(action)})")
        self._say("terminal-answers", answers=", ".join(shown))

    def _hint(self, prompt: Prompt[Any]) -> None:
        """Say which answers are best in the eyes of a bot that is told no more than the person."""
        stream = Rng("advice", self.seat, len(self.match.log))
        best, *others = best_first(make_thinker(self.game, LEVEL).estimate(self._view(), prompt, stream))[:_HINTED]
        shown = [f"{self._label(other.action)} ({other.value - best.value:.1f})" for other in others]
        self._say("terminal-hint", answers=", ".join([self._label(best.action), *shown]))

    def _why(self, rule: str) -> None:
        """What a rule says."""
        key = f"rule-{rule}"
        if load_bundle("en").has_message(key):
            self.console.print(f"{rule} {self.words.title(key)}: {self.words.say(key)}", markup=False, highlight=False)
        else:
            known = sorted({event.rule for event in self.match.events if hasattr(event, "rule")})
            self._say("terminal-no-rule", rule=rule, rules=", ".join(known))

    def _let_bot_act(self, seat: Seat) -> None:
        """One bot answers, from its own view."""
        view = self.game.view(self.match.state, seat)
        rng = Rng(self.match.head.seed, "bot", seat, len(self.match.log))
        self._act(seat, self.bots[seat].choose(view, self.game.prompt(self.match.state, seat), rng))

    def _act(self, seat: Seat, action: Action) -> None:
        """Do it, put it on disk, and tell what happened."""
        try:
            events = self.match.act(seat, action)
        except RuleError as error:
            self.console.print(self.words.error(self.game.name, error), style="red", markup=False)
            return
        self.writer.write(self.match.log, self.match.outcome)
        self._show(events)

    def _show(self, events: Sequence[Event]) -> None:
        """Tell the events that are worth a line: not that somebody has picked."""
        seen = [event.seen_by(self.seat) for event in events]
        if len(seen) > 1:
            self.turn = []
        self.turn += seen
        hidden = [event for event in seen if any(getattr(event, name) is None for name in event.secrets)]
        for event in seen:
            if event not in hidden:
                self._line(event, "")

    def _log(self, events: Sequence[Event]) -> None:
        """The last events with their rules."""
        for event in events:
            self._line(event, f" [{getattr(event, 'rule', '')}]")

    def _line(self, event: Event, suffix: str) -> None:
        """One event in words."""
        text = self.words.event(self.game.name, event, self.names)
        self.console.print("  " + text + suffix, style="dim", markup=False, highlight=False)

    def _finish(self) -> None:
        """Who won."""
        outcome = self.match.outcome
        assert outcome is not None
        for seat in sorted(range(self.game.seats), key=lambda seat: outcome.ranks[seat]):
            self._say(
                "terminal-result",
                rank=outcome.ranks[seat],
                name=self.names[seat],
                score=str(outcome.scores[seat]),
            )
        winners = [name for name, rank in zip(self.names, outcome.ranks, strict=True) if rank == 1]
        self._say("terminal-fewest" if self.game.fewest_wins else "terminal-most")
        self._say("terminal-won", names=", ".join(winners), count=len(winners))
        self._say("terminal-finished", path=str(self.writer.path))

    def _view(self) -> Any:
        """What the person may know."""
        return self.game.view(self.match.state, self.seat)

    def _label(self, action: Action) -> str:
        """An answer in words."""
        return self.words.action(self.game.name, action, self.names)

    def _say(self, key: str, **arguments: Any) -> None:
        """Print a message."""
        self.console.print(escape(self.words.say(key, **arguments)), highlight=False)

    def _read(self) -> str:
        """A line typed by the person."""
        return self.console.input("[bold]>[/] ").strip().lower()
