"""Bots think beside the event loop: in threads, or in processes that read questions from a pipe and end with it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

import msgspec
import structlog

from stado.bots import LEVELS, Bot, make_bot
from stado.bots.thinker import Thinker
from stado.core.events import Seat
from stado.core.game import AnyGame, Prompt
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, make_game
from stado.server.settings import STAND_IN
from stado.server.worker import Worker, answer_lines

_log = structlog.get_logger()


class Question(msgspec.Struct, frozen=True):
    """All that a bot gets: its seat's own view and prompt, and a stream."""

    game: str
    options: dict[str, Any]
    seats: int
    level: str
    view: msgspec.Raw
    prompt: msgspec.Raw
    stream: tuple[str | int, ...]


class Thought(msgspec.Struct, frozen=True):
    """A bot's answer, and why the bot asked for did not give it, if so."""

    action: dict[str, Any]
    trouble: str | None = None


class _Reader(msgspec.Struct, frozen=True):
    """Reads what a game's bots get."""

    view: msgspec.json.Decoder[Any]
    prompt: msgspec.json.Decoder[Prompt[Any]]


def _make_reader(game: type[AnyGame]) -> _Reader:
    """The reader of a game; everything else of it that threads will read is looked into here too.

    The codec crashes when two threads look into a type for the first time at once, so nobody but the main thread does.
    """
    for kind in (game.option_type, game.action_type, game.event_type, game.state_type):
        msgspec.json.Decoder(kind)
    prompt: Any = Prompt[game.action_type]  # type: ignore[name-defined]
    return _Reader(msgspec.json.Decoder(game.view_type), msgspec.json.Decoder(prompt))


_READERS = {game.name: _make_reader(game) for game in GAMES}


@lru_cache(maxsize=64)
def _player(game: str, options: bytes, seats: int, level: str) -> Bot:
    """The bot, made once for many questions."""
    return make_bot(level, make_game(game, msgspec.json.decode(options), seats))


def open_question(question: Question, level: str) -> tuple[Bot, Any, Prompt[Any]]:
    """A bot of the level, and what it is told and asked."""
    options = msgspec.json.encode(question.options, order="sorted")
    reader = _READERS[question.game]
    bot = _player(question.game, options, question.seats, level)
    return bot, reader.view.decode(question.view), reader.prompt.decode(question.prompt)


def think(question: Question) -> Thought:
    """The bot's answer; where the bot fails, another's, so that no table waits for ever."""
    trouble = None
    for level in (question.level, STAND_IN):
        bot, view, prompt = open_question(question, level)
        try:
            answer = bot.choose(view, prompt, Rng(*question.stream))
        except Exception as error:  # a bot's failure must not stop a room
            trouble = f"{level}: {type(error).__name__}: {error}"
            continue
        if answer in prompt.legal:
            return Thought(msgspec.to_builtins(answer), trouble)
        trouble = f"{level}: an answer that is not legal"
    return Thought(msgspec.to_builtins(prompt.legal[0]), trouble)


def make_question(match: Match, seat: Seat, level: str, stream: tuple[str | int, ...]) -> Question:
    """What a bot at that seat gets to know of a match."""
    game, state = match.game, match.state
    return Question(
        game=game.name,
        options=match.head.options,
        seats=game.seats,
        level=level,
        view=msgspec.Raw(msgspec.json.encode(game.view(state, seat))),
        prompt=msgspec.Raw(msgspec.json.encode(game.prompt(state, seat))),
        stream=stream,
    )


def first_questions() -> Iterator[Question]:
    """Easy ones for each level that searches, in every variant: answering them compiles what it thinks with."""
    for game in GAMES:
        for variant in game.variants:
            match = Match(make_game(game.name, {"variant": variant.name}), "warm-up")
            for level in LEVELS:
                if issubclass(level, Thinker):
                    yield make_question(match, match.to_act[0], f"{level.name}:rollouts=1", ("warm-up",))


class Thinkers:
    """Answers questions, as many at once as there are processes."""

    def __init__(self, processes: int) -> None:
        self._threads = ThreadPoolExecutor(max_workers=2, thread_name_prefix="thinker")
        self._count = processes
        self._idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        self._running: set[Worker] = set()
        self._warming: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Let the processes come, each with its first question; another one compiles what bots need meanwhile."""
        for _ in range(self._count):
            self._idle.put_nowait(None)
        if self._count:
            self._warming = asyncio.create_task(self._warm(), name="warm-up")

    async def _warm(self) -> None:
        """Compile what bots think with in a process of its own: it takes long, and most bots need nothing of it."""
        worker = await self._start(yields=True)
        for question in first_questions():
            if await _ask(worker, question) is None:
                return
        await self._end(worker)

    async def close(self) -> None:
        """End the processes."""
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._running))
        self._threads.shutdown(cancel_futures=True)

    async def ask(self, question: Question) -> dict[str, Any]:
        """The answer of a bot."""
        if self._count:
            thought = await self._ask_process(question)
        else:
            thought = await asyncio.get_running_loop().run_in_executor(self._threads, think, question)
        if thought.trouble:
            _log.error("bot failed", game=question.game, level=question.level, trouble=thought.trouble)
        return thought.action

    async def _ask_process(self, question: Question) -> Thought:
        """The answer of an idle process; one that has died is replaced."""
        worker = await self._idle.get()
        try:
            for _ in range(2):
                if worker is None or not worker.alive:
                    worker = await self._start()
                thought = await _ask(worker, question)
                if thought is not None:
                    return thought
                await self._end(worker)
        except OSError as error:
            _log.error("bot process failed", trouble=type(error).__name__)
        finally:
            self._idle.put_nowait(worker)
        return await asyncio.get_running_loop().run_in_executor(self._threads, think, question)

    async def _start(self, *, yields: bool = False) -> Worker:
        """A process that thinks."""
        worker = await Worker.start(__name__, yields=yields)
        self._running.add(worker)
        return worker

    async def _end(self, worker: Worker) -> None:
        """Let a process be gone."""
        await worker.end()
        self._running.discard(worker)


async def _ask(worker: Worker, question: Question) -> Thought | None:
    """What a process answers; nothing where it has ended."""
    line = await worker.ask(msgspec.json.encode(question))
    return msgspec.json.decode(line, type=Thought) if line else None


def answer(line: bytes) -> bytes:
    """The thought on a question, both as they travel."""
    return msgspec.json.encode(think(msgspec.json.decode(line, type=Question)))


if __name__ == "__main__":
    answer_lines(answer)
