"""Who has a turn when many want one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from stado.core.match import Match
from stado.games import make_game
from stado.rooms.ports import Claim, Urgency
from stado.rooms.thinking import BotTask, Thought, make_bot_task, think
from stado.server.thinking import pool
from stado.server.thinking.pool import BotPool
from stado.server.thinking.turns import HALF_LIFE, Turns
from stado.testing.wire import PATIENCE


class Clock:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def take(turns: Turns, clock: Clock, order: list[str], name: str, seconds: float = 1.0, **how: Any) -> None:
    """Have one turn of some length, and note it."""
    async with turns.turn(name, **how):
        order.append(name)
        clock.now += seconds


async def line_up(turns: Turns, clock: Clock, names: Sequence[str], **how: Any) -> list[str]:
    """The order in which those get turns who all wait for the same place."""
    order: list[str] = []
    async with turns.turn("somebody"):
        tasks = [asyncio.create_task(take(turns, clock, order, name, **how)) for name in names]
        while len(turns) < len(names):  # noqa: ASYNC110 - nobody announces it
            await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


async def test_who_asks_for_much_lets_the_others_go_between() -> None:
    clock = Clock()
    order = await line_up(Turns(1, clock), clock, ["greedy"] * 20 + ["ann", "bob"])
    assert order[:3] == ["greedy", "ann", "bob"]


async def test_who_has_used_much_of_late_waits_for_who_has_not_and_not_for_ever() -> None:
    clock = Clock()
    turns = Turns(1, clock)
    await take(turns, clock, [], "greedy", 60.0)
    assert await line_up(turns, clock, ["greedy", "ann"]) == ["ann", "greedy"]
    clock.now += 20 * HALF_LIFE
    assert await line_up(turns, clock, ["greedy", "ann"]) == ["greedy", "ann"]


async def test_the_urgent_go_first() -> None:
    clock, order = Clock(), list[str]()
    turns = Turns(1, clock)
    async with turns.turn("somebody"):
        tasks = [asyncio.create_task(take(turns, clock, order, name, rank=rank)) for name, rank in (("a", 2), ("b", 0))]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert order == ["b", "a"]


async def test_who_no_longer_waits_takes_no_place() -> None:
    turns = Turns(1)
    async with turns.turn("somebody"):
        waiting = asyncio.create_task(take(turns, Clock(), [], "ann"))
        called = asyncio.create_task(take(turns, Clock(), [], "bob"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    called.cancel()  # it has been called, and does not know yet
    await asyncio.gather(called, return_exceptions=True)
    order: list[str] = []
    await take(turns, Clock(), order, "carol")
    assert order == ["carol"]


async def test_a_turn_that_ends_while_somebody_gives_up_waiting_goes_to_the_next() -> None:
    turns, order = Turns(1), list[str]()
    async with turns.turn("somebody"):
        waiting = [asyncio.create_task(take(turns, Clock(), order, name)) for name in ("ann", "bob")]
        await asyncio.sleep(0)
        waiting[0].cancel()  # it has yet to leave the line when the turn ends
    await asyncio.gather(*waiting, return_exceptions=True)
    assert order == ["bob"]


async def test_paced_turns_rest_after_each_other_and_keep_nobody_else_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, alarms = Clock(), list[tuple[float, Callable[[], None]]]()
    turns = Turns(1, clock)
    loop = asyncio.get_running_loop()
    later = loop.call_later

    def note(wait: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        alarms.append((wait, call))
        return later(3600, call)

    monkeypatch.setattr(loop, "call_later", note)
    await take(turns, clock, [], "greedy", 0.5, paced=True)
    order: list[str] = []
    again = asyncio.create_task(take(turns, clock, order, "greedy", paced=True))
    other = asyncio.create_task(take(turns, clock, order, "ann", 0.1, paced=True))
    await asyncio.sleep(0)
    await take(turns, clock, order, "bob", 0.0)
    assert order == ["bob"]
    for expected in (["bob", "ann"], ["bob", "ann", "greedy"]):
        wait, call = alarms[-1]
        assert wait > 0
        clock.now += wait
        call()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert order == expected
    await asyncio.gather(again, other)


async def test_bots_of_one_address_share_its_turns_whoever_is_their_host(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def note(question: BotTask) -> Thought:
        asked.append(str(question.stream[0]))
        clock.now += 1.0
        return think(question)

    clock = Clock()
    monkeypatch.setattr(pool, "think", note)
    thinkers = BotPool(0)
    thinkers._quick.turns = Turns(1, clock)
    names = [f"name {number}" for number in range(5)]
    claims = {name: Claim(name, Urgency.PLAYED, "elsewhere") for name in names} | {
        "ann": Claim("ann", Urgency.PLAYED, "here"),
        "bob": Claim("bob", Urgency.PLAYED, "here"),
    }
    async with thinkers._quick.turns.turn("somebody"):
        waiting = [asyncio.create_task(thinkers.ask(question(name), claim)) for name, claim in claims.items()]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert asked[:4] == ["name 0", "ann", "name 1", "bob"]
    await thinkers.close()


def question(name: str, level: str = "casual") -> BotTask:
    match = Match(make_game("six", {}, 3), "seed")
    return make_bot_task(match, 0, level, (name,))


async def test_bots_among_themselves_keep_nobody_waiting_who_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def note(question: BotTask) -> Thought:
        asked.append(str(question.stream[0]))
        return think(question)

    monkeypatch.setattr(pool, "think", note)
    thinkers = BotPool(0)
    unattended, played = Claim("greedy", Urgency.UNATTENDED), Claim("ann", Urgency.PLAYED)
    bots = [asyncio.create_task(thinkers.ask(question("greedy"), unattended)) for _ in range(20)]
    await asyncio.sleep(0)
    await thinkers.ask(question("ann"), played)
    assert asked.index("ann") <= 1
    await asyncio.gather(*bots)
    await thinkers.close()


async def test_who_plays_with_quick_bots_does_not_wait_for_those_that_search(monkeypatch: pytest.MonkeyPatch) -> None:
    release = threading.Event()

    def search(question: BotTask) -> Thought:
        if question.level == "master":
            release.wait(PATIENCE)
        return think(msgspec.structs.replace(question, level="casual"))

    monkeypatch.setattr(pool, "think", search)
    thinkers, claim = BotPool(0), Claim("host", Urgency.PLAYED)
    searching = [asyncio.create_task(thinkers.ask(question("greedy", "master"), claim)) for _ in range(20)]
    await asyncio.sleep(0)
    assert await thinkers.ask(question("ann"), claim)
    assert not any(task.done() for task in searching)
    release.set()
    await asyncio.gather(*searching)
    await thinkers.close()
