"""Processes killed at random instants: no acknowledged action is lost or applied twice, and every room finishes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from stado.core.match import replay
from stado.core.record import Record, commit, parse_record
from stado.core.rng import Rng
from stado.games import GAMES, record_game
from stado.testing.wire import Guest, Json, Socket, chairs
from tests.server.harness import Launcher, Postgres, free_port, wait_ready


class Survivor:
    """A player who connects again to any server whenever a connection ends, and repeats what was not acknowledged."""

    def __init__(self, guest: Guest, bases: Sequence[str], room: str, number: int) -> None:
        self.guest = guest
        self.bases = bases
        self.room = room
        self.rng = Rng("survivor", room, number)
        self.events: dict[int, Json] = {}
        self.seq = 0
        self.sent: dict[str, Json] = {}  # what has not been acknowledged
        self.acknowledged: dict[str, tuple[int, Json]] = {}
        self.answered = -1
        self.outcome: Json | None = None
        self.connections = 0

    async def play(self) -> None:
        """Play to the end, whatever happens."""
        while self.outcome is None:
            self.guest.base = self.rng.choice(self.bases)
            with contextlib.suppress(OSError, WebSocketException, EOFError, TimeoutError):
                async with self.guest.sit(self.room, seq=self.seq) as socket:
                    self.connections += 1
                    await self._talk(socket)
            await asyncio.sleep(0.02)

    async def _talk(self, socket: Socket) -> None:
        await socket.next("welcome")
        for command, message in self.sent.items():
            await socket.send(**{**message, "id": command})
        while self.outcome is None:
            async with asyncio.timeout(8):
                message = await socket.next()
            match message["type"]:
                case "update":
                    await self._update(socket, message)
                case "ack":
                    if message["id"] in self.sent:
                        self.acknowledged[message["id"]] = (message["seq"], self.sent.pop(message["id"]))
                case "failure":
                    self._refused(message)
                case "bye":
                    return

    def _refused(self, message: Json) -> None:
        """A late answer is one whose acknowledgment was lost, or nothing at all; a busy room is asked again."""
        if message["code"] == "late":
            raise AssertionError(f"an answer under its own id is late: {message}")
        assert message["code"] in ("busy", "unknown"), message
        raise OSError("try again")

    async def _update(self, socket: Socket, update: Json) -> None:
        for item in update["events"]:
            known = self.events.setdefault(item["seq"], item["event"])
            assert known == item["event"], "what was told has changed"
        self.seq = update["seq"]
        assert sorted(self.events) == list(range(self.seq)), "an event is missing"
        self.outcome = update["outcome"]
        if update["prompt"] and update["decision"] > self.answered and not update["prompt"]["revises"]:
            self.answered = update["decision"]
            action = self.rng.choice(update["prompt"]["legal"])
            command = f"answer {self.answered}"
            self.sent[command] = {"kind": "answer", "decision": self.answered, "action": action}
            await socket.send(**self.sent[command], id=command)


class Crew:
    """Servers on fixed ports that are killed and started again."""

    def __init__(self, launcher: Launcher, database: str, count: int, folder: Path) -> None:
        self.launcher = launcher
        self.database = database
        self.ports = [free_port() for _ in range(count)]
        self.bases = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.log = folder / "server.log"
        self.processes: dict[int, int] = {}
        self.kills = 0

    def start(self, index: int) -> None:
        """Start a server."""
        changes = {"lease": 1.0, "poll": 0.2} if self.database.startswith("postgresql") else {}
        self.processes[index] = self.launcher.start(self.ports[index], self.database, self.log, **changes)

    def kill(self, index: int) -> None:
        """End a server without a word."""
        os.kill(self.processes[index], signal.SIGKILL)
        self.kills += 1

    async def harass(self, rng: Rng, kills: int) -> None:
        """Kill and start, at random instants."""
        while self.kills < kills:
            index = rng.below(len(self.ports))
            await wait_ready(self.bases[index])
            await asyncio.sleep(rng.unit() * 0.25)
            self.kill(index)
            await asyncio.sleep(rng.unit() * 0.05)
            self.start(index)


async def survive(crew: Crew, rooms: int, kills: int, seed: str) -> None:
    """Play rooms while servers die until enough have died; check every room."""
    rng = Rng("crash", seed)
    for index in range(len(crew.ports)):
        crew.start(index)
    await wait_ready(crew.bases[0])
    dying = asyncio.create_task(crew.harass(rng, kills))
    finished = 0
    try:
        while not dying.done() or finished == 0:
            await asyncio.gather(*(_play_room(crew, finished + number) for number in range(rooms)))
            finished += rooms
        await dying
    finally:
        dying.cancel()
    assert crew.kills >= kills


async def _play_room(crew: Crew, number: int) -> None:
    guests = [Guest(crew.bases[0]) for _ in range(2)]
    game = GAMES[number % len(GAMES)]
    room = await _make_room(crew, guests, game.name)
    players = [Survivor(guest, crew.bases, room["id"], seat) for seat, guest in enumerate(guests)]
    await asyncio.gather(*(player.play() for player in players))
    record = await _record(crew, guests[0], room["id"])
    check(record, room, players)


async def _make_room(crew: Crew, guests: Sequence[Guest], game: str) -> Json:
    """A running room with two people and a bot, made in spite of everything."""

    async def call(guest: Guest, method: str, path: str, body: object = None) -> Any:
        while True:
            guest.base = crew.bases[len(path) % len(crew.bases)]
            with contextlib.suppress(OSError):
                reply = await guest.call(method, path, body)
                if reply.status < 300:
                    return reply.json
            await asyncio.sleep(0.02)

    for guest in guests:
        await call(guest, "GET", "/api/me")
    room: Json = await call(
        guests[0], "POST", "/api/rooms", {"game": game, "seats": 3, "chairs": chairs("me", "open", "casual")}
    )
    for guest, kind, fields in ((guests[1], "sit", {"seat": 1}), (guests[0], "start", {})):
        while True:
            with contextlib.suppress(OSError, WebSocketException, EOFError, TimeoutError):
                async with asyncio.timeout(8), guest.sit(room["id"]) as socket:
                    if (await socket.do(kind, id=f"{kind} once", **fields))["type"] == "ack":
                        break
            await asyncio.sleep(0.02)
            guest.base = crew.bases[0]
    return room


async def _record(crew: Crew, guest: Guest, room: str) -> Record:
    while True:
        for base in crew.bases:
            guest.base = base
            with contextlib.suppress(OSError):
                reply = await guest.call("GET", f"/api/rooms/{room}/record")
                if reply.status == 200:
                    return parse_record(reply.body.decode())
        await asyncio.sleep(0.02)


def check(record: Record, room: Json, players: Sequence[Survivor]) -> None:
    """The record verifies, and holds each acknowledged action exactly once."""
    match = replay(record_game(record), record)
    assert match.outcome is not None
    assert commit(record.head.seed) == room["commit"]
    for seat, player in enumerate(players):
        assert player.outcome is not None
        assert player.outcome["scores"] == list(match.outcome.scores)
        assert player.seq == len(match.events)
        logged = [entry.action for entry in record.log if entry.seat == seat]
        actions = [message["action"] for _, message in player.acknowledged.values()]
        sent = actions + [message["action"] for message in player.sent.values()]
        # Nobody answered for these seats, and each decision has one answer.
        assert Counter(map(str, map(sorted_items, logged))) == Counter(map(str, map(sorted_items, sent)))


def sorted_items(action: Json) -> list[tuple[str, Any]]:
    return sorted(action.items())


@pytest.fixture
def launcher() -> Iterator[Launcher]:
    launcher = Launcher()
    yield launcher
    launcher.close()


@pytest.mark.slow
async def test_two_hundred_kills_lose_nothing_on_sqlite(launcher: Launcher, tmp_path: Path) -> None:
    crew = Crew(launcher, f"sqlite:///{tmp_path / 'stado.db'}", 1, tmp_path)
    await survive(crew, rooms=8, kills=200, seed="many")


@pytest.mark.slow
async def test_fifty_kills_lose_nothing_on_postgres(launcher: Launcher, postgres: Postgres, tmp_path: Path) -> None:
    crew = Crew(launcher, await postgres.create(), 2, tmp_path)
    await survive(crew, rooms=8, kills=50, seed="many")
