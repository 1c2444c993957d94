"""What bots are asked, and what they answer: a seat's own view and prompt, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

import msgspec

from stado.bots import LEVELS, Bot, make_bot
from stado.bots.thinker import Thinker
from stado.core.fields import Seat
from stado.core.game import Prompt
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, find_game, make_game
from stado.rooms.chairs import STAND_IN


class BotTask(msgspec.Struct, frozen=True):
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


@cache
def _reader(name: str) -> _Reader:
    """The reader of a game."""
    game = find_game(name)
    prompt: Any = Prompt[game.action_type]  # type: ignore[name-defined]
    return _Reader(msgspec.json.Decoder(game.view_type), msgspec.json.Decoder(prompt))


def look_into_games() -> None:
    """Look into every type of every game that threads will read.

    The codec crashes when two threads look into a type for the first time at once, so the main thread does it before.
    """
    for game in GAMES:
        _reader(game.name)
        for kind in (game.option_type, game.action_type, game.event_type, game.preview_type, game.state_type):
            msgspec.json.Decoder(kind)


@lru_cache(maxsize=64)
def _player(game: str, options: bytes, seats: int, level: str) -> Bot:
    """The bot, made once for many questions."""
    return make_bot(level, make_game(game, msgspec.json.decode(options), seats))


def open_bot_task(question: BotTask, level: str) -> tuple[Bot, Any, Prompt[Any]]:
    """A bot of the level, and what it is told and asked."""
    options = msgspec.json.encode(question.options, order="sorted")
    reader = _reader(question.game)
    bot = _player(question.game, options, question.seats, level)
    return bot, reader.view.decode(question.view), reader.prompt.decode(question.prompt)


def think(question: BotTask) -> Thought:
    """The bot's answer; where the bot fails, another's, so that no table waits without end."""
    trouble = None
    for level in (question.level, STAND_IN):
        bot, view, prompt = open_bot_task(question, level)
        try:
            answer = bot.choose(view, prompt, Rng(*question.stream))
        except Exception as error:  # a bot's failure must not stop a room
            trouble = f"{level}: {type(error).__name__}: {error}"
            continue
        if answer in prompt.legal:
            return Thought(msgspec.to_builtins(answer), trouble)
        trouble = f"{level}: an answer that is not legal"
    return Thought(msgspec.to_builtins(prompt.legal[0]), trouble)


def make_bot_task(match: Match, seat: Seat, level: str, stream: tuple[str | int, ...]) -> BotTask:
    """What a bot at that seat gets to know of a match."""
    game, state = match.game, match.state
    return BotTask(
        game=game.name,
        options=match.head.options,
        seats=game.seats,
        level=level,
        view=msgspec.Raw(msgspec.json.encode(game.view(state, seat))),
        prompt=msgspec.Raw(msgspec.json.encode(game.prompt(state, seat))),
        stream=stream,
    )


def warm_up_tasks() -> Iterator[BotTask]:
    """Easy ones for each level that searches, in every variant: answering them compiles what it thinks with."""
    for game in GAMES:
        for variant in game.variants:
            match = Match(make_game(game.name, {"variant": variant.name}), "warm-up")
            for level in LEVELS:
                if issubclass(level, Thinker):
                    yield make_bot_task(match, match.to_act[0], f"{level.name}:rollouts=1", ("warm-up",))
