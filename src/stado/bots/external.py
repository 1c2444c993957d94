"""Programs as bots: JSON lines on their standard input and output.

The program is told the game in a first line, then gets a line for each decision and answers each with a line. One that
crashes, hangs, prints rubbish or answers what is not legal forfeits that decision to a random answer, and is started
again where it must be.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import subprocess
import time
from typing import Any, ClassVar

import msgspec

from stado.bots.bot import Bot
from stado.core.decoding import decode_json
from stado.core.errors import OptionError
from stado.core.game import Action, AnyGame, Prompt
from stado.core.options import format_options
from stado.core.rng import Rng

FORMAT = 1
SECONDS = 10.0  # for a decision
_LONGEST_LINE = 1 << 20


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line to a program."""

    format: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: int


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """The line of a decision; the number is for a program that wants to be random and repeatable."""

    view: Any
    prompt: Prompt[Any]
    random: int


class Choice(msgspec.Struct, frozen=True):
    """A program's answer: one of the prompt's legal actions."""

    action: Any


class Forfeit(Exception):  # noqa: N818 - it is a fact about the program, counted and not raised further
    """Why a program loses a decision."""


class External(Bot):
    """A program that plays."""

    name: ClassVar[str] = "exec"
    version = 1

    def __init__(self, game: AnyGame, command: str, seconds: float = SECONDS) -> None:
        super().__init__(game)
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise OptionError(f"exec:{command}: {error}") from None
        if not self.command:
            raise OptionError("exec: needs a command, as in exec:./my-bot")
        self.seconds = seconds
        self._program: subprocess.Popen[bytes] | None = None
        self._rest = b""

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        question = Choose(view, prompt, rng.word())
        try:
            return self._ask(question)
        except Forfeit as forfeit:
            self.forfeits[str(forfeit)] += 1
            answer: Action = rng.choice(prompt.legal)
            return answer

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.kill()
            self._program.wait()
            for pipe in (self._program.stdin, self._program.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()
            self._program = None
            self._rest = b""

    def _ask(self, question: Choose) -> Action:
        """The program's legal answer, or Forfeit."""
        deadline = time.monotonic() + self.seconds
        if self._program is None:
            self._start(deadline)
        self._write(question, deadline)
        line = self._read(deadline)
        try:
            choice = decode_json(line, Choice)
            action: Action = msgspec.convert(choice.action, self.game.action_type)
        except (msgspec.DecodeError, UnicodeError):
            raise Forfeit("rubbish") from None
        if action not in question.prompt.legal:
            raise Forfeit("illegal")
        return action

    def _start(self, deadline: float) -> None:
        """Start the program and tell it the game."""
        try:
            self._program = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError:
            raise Forfeit("not started") from None
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        os.set_blocking(self._program.stdin.fileno(), False)
        os.set_blocking(self._program.stdout.fileno(), False)
        game = self.game
        self._write(Hello(FORMAT, game.name, game.rules_version, format_options(game.options), game.seats), deadline)

    def _write(self, message: Hello | Choose, deadline: float) -> None:
        """Send a line."""
        assert self._program is not None
        assert self._program.stdin is not None
        data = memoryview(msgspec.json.encode(message) + b"\n")
        pipe = self._program.stdin.fileno()
        while data:
            self._wait(pipe, selectors.EVENT_WRITE, deadline)
            try:
                data = data[os.write(pipe, data) :]
            except BlockingIOError:
                continue
            except OSError:
                self.close()
                raise Forfeit("crashed") from None

    def _read(self, deadline: float) -> bytes:
        """The next line."""
        assert self._program is not None
        assert self._program.stdout is not None
        pipe = self._program.stdout.fileno()
        while b"\n" not in self._rest:
            self._wait(pipe, selectors.EVENT_READ, deadline)
            data = os.read(pipe, 1 << 16)
            if not data:
                self.close()
                raise Forfeit("crashed")
            self._rest += data
            if len(self._rest) > _LONGEST_LINE:
                self.close()
                raise Forfeit("rubbish")
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def _wait(self, pipe: int, event: int, deadline: float) -> None:
        """Wait for the pipe, or Forfeit at the deadline."""
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            if not selector.select(max(0.0, deadline - time.monotonic())):
                self.close()
                raise Forfeit("too slow")
