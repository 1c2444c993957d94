"""Bots beside the event loop: the same answers again, in the order of their seats, and no table waits without end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stado.bots import Bot, make_bot
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, make_game
from stado.rooms import thinking as asking
from stado.rooms.ports import Claim, Urgency
from stado.rooms.thinking import BotTask, make_bot_task, think
from stado.server.thinking.pool import BotPool
from stado.testing.wire import chairs
from tests.server.harness import Running, running

GAME = GAMES[0].name
CLAIM = Claim("host", Urgency.PLAYED)


def ask(level: str = "casual", decision: int = 0) -> BotTask:
    match = Match(make_game(GAME, {}, 3), "seed")
    return make_bot_task(match, 0, level, ("seed", "bot", 0, decision))


@asynccontextmanager
async def thinking(processes: int) -> AsyncIterator[BotPool]:
    thinkers = BotPool(processes)
    thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.close()


@pytest.mark.system
async def test_threads_and_processes_think_alike() -> None:
    async with thinking(0) as threads, thinking(1) as processes:
        for decision in range(5):
            question = ask("novice", decision)
            assert await threads.ask(question, CLAIM) == await processes.ask(question, CLAIM)


@pytest.mark.system
async def test_process_that_dies_is_replaced() -> None:
    async with thinking(1) as thinkers:
        first = await thinkers.ask(ask(), CLAIM)
        for worker in list(thinkers._running):
            await worker.end()
        assert await thinkers.ask(ask(), CLAIM) == first


@pytest.mark.system
async def test_nobody_waits_while_kernels_are_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))  # nothing is kept there
    async with thinking(1) as thinkers:
        assert await thinkers.ask(ask(), CLAIM) == think(ask()).action
        assert thinkers._warming is not None
        assert not thinkers._warming.done()


@pytest.mark.parametrize("trouble", ["raises", "cheats"])
def test_bot_that_fails_is_stood_in_for(monkeypatch: pytest.MonkeyPatch, trouble: str) -> None:
    class Broken(Bot):
        name = "broken"
        version = 1

        def choose(self, view: Any, prompt: Any, rng: Rng) -> Any:
            if trouble == "raises":
                raise ZeroDivisionError
            return "no action"

    monkeypatch.setattr(
        asking, "make_bot", lambda name, game: Broken(game) if name == "broken" else make_bot(name, game)
    )
    asking._player.cache_clear()
    thought = think(ask("broken"))
    assert thought.action == think(ask("casual")).action
    assert thought.trouble is not None
    monkeypatch.setattr(asking, "make_bot", lambda _, game: Broken(game))
    asking._player.cache_clear()
    assert think(ask("broken")).action in [msgspec.to_builtins(action) for action in _legal(ask())]
    asking._player.cache_clear()


def _legal(question: BotTask) -> Any:
    return asking._reader(GAME).prompt.decode(question.prompt).legal


async def watch_bots(server: Running) -> list[Any]:
    """What an onlooker sees of four bots."""
    guest = await server.guest()
    request = {"game": GAME, "seats": 4, "chairs": chairs("novice", "casual", "novice", "casual"), "start": True}
    room = (await guest.post("/api/rooms", request))["id"]
    async with guest.sit(room, seq=0) as socket:
        await socket.see_update(lambda update: update["outcome"] is not None)
        return [socket.events[number] for number in sorted(socket.events)]


async def test_bots_with_the_same_seed_play_the_same_match_in_the_order_of_their_seats(tmp_path: Any) -> None:
    matches = []
    for name in ("one", "other"):
        count = iter(range(100))
        entropy = lambda count=count: f"entropy-{next(count)}"  # noqa: E731 - each server counts for itself
        async with running(f"sqlite:///{tmp_path / name}.db", entropy=entropy) as server:
            matches.append(await watch_bots(server))
    assert matches[0] == matches[1]
    picks = [event["seat"] for event in matches[0] if event["type"] == "card_picked"]
    assert picks == [0, 1, 2, 3] * (len(picks) // 4)
