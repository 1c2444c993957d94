"""What an answer costs the server: carried out, and told to every seat. The clock is CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from stado.bots import make_bot
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, make_game
from stado.server.connection import encode
from stado.server.entry import Acted, Line, RoomHead, Started
from stado.server.table import Table

Note = Callable[[str, float], None]
Answer = tuple[int, dict[str, Any]]

TABLES = [(game.name, variant.name) for game in GAMES for variant in game.variants]
ANSWERS = 200


def play(name: str, variant: str) -> tuple[RoomHead, list[Answer]]:
    """The answers of a match of casual and novice bots, or the first of them, and the room that they are given in."""
    game = make_game(name, {"variant": variant})
    bots = [make_bot(("casual", "novice")[seat % 2], game) for seat in range(game.seats)]
    match, answers = Match(game, "bench"), list[Answer]()
    while match.to_act and len(answers) < ANSWERS:
        seat = match.to_act[0]
        prompt = game.prompt(match.state, seat)
        action = bots[seat].choose(game.view(match.state, seat), prompt, Rng("bench", len(answers)))
        match.act(seat, action)
        answers.append((seat, msgspec.to_builtins(action)))
    head = RoomHead(
        id="room",
        game=name,
        rules=game.rules_version,
        options={"variant": variant},
        seats=game.seats,
        public=False,
        clock=None,
        seed="bench",
        host="host",
        created=0,
    )
    return head, answers


def tell(head: RoomHead, answers: list[Answer]) -> int:
    """Give the answers in a room, and tell each of them to every seat; how many bytes that took."""
    table, size = Table(head), 0
    table.apply(Line(0, Started()))
    for seat, action in answers:
        since = table.seq
        table.apply(Line(0, Acted(seat, action)))
        for viewer in range(head.seats):
            size += len(encode(table.update(viewer, since, 0, has_view=True)).encode())
    return size


@pytest.mark.benchmark(group="updates: answers told to every seat of the usual table", timer=time.process_time)
@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_answers_are_told(benchmark: Any, note: Note, name: str, variant: str) -> None:
    head, answers = play(name, variant)
    size = benchmark.pedantic(tell, (head, answers), rounds=5, warmup_rounds=1)
    note("bytes an answer and seat", round(size / len(answers) / head.seats))
    if benchmark.enabled:
        note("CPU-microseconds an answer", round(benchmark.stats.stats.min / len(answers) * 1e6))
