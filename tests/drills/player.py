"""Guests who play whole matches in spite of everything, and remember every word they were told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from stado.core.fields import Seat
from stado.core.match import replay
from stado.core.record import Record, commit
from stado.core.rng import Rng
from stado.games import record_game
from stado.testing.wire import Json

REPEAT = 1.0  # seconds after which a command that is not answered is sent again, to another process
THINK = 0.05  # seconds that an answer takes, on average
TRY_AGAIN = ("busy", "unknown")
NETWORK = (OSError, WebSocketException, EOFError, TimeoutError)


class Command:
    """Something a player wants done, and how each sending of it was answered."""

    def __init__(self, identity: str, fields: Json, *, revises: bool = False) -> None:
        self.id = identity
        self.fields = fields
        self.revises = revises
        self.sent = 0
        self.refused = 0
        self.story: list[tuple[float, int, str]] = []  # seconds, process, what was sent or heard
        self.begun = time.monotonic()
        self.seq: int | None = None  # once it is acknowledged
        self.code: str | None = None  # once it is refused for good
        self.changed = asyncio.Event()

    def tell(self, process: int, what: str) -> None:
        """Add to the story, from which to find out what went wrong."""
        self.story.append((round(time.monotonic() - self.begun, 2), process, what))

    @property
    def acknowledged(self) -> bool:
        """Whether it is known to be done."""
        return self.seq is not None

    @property
    def surely_refused(self) -> bool:
        """Whether every sending was answered, and surely none was done."""
        return self.seq is None and self.sent == self.refused > 0


class Progress:
    """When a room moved, and how long its commands took."""

    def __init__(self) -> None:
        self.seq = 0
        self.moved: list[float] = []
        self.commands: list[tuple[float, float, int]] = []  # when first sent, when acknowledged, to which process

    def move(self, seq: int) -> None:
        """Somebody has heard of that number of events."""
        if seq > self.seq:
            self.seq = seq
            self.moved.append(time.monotonic())

    def moved_after(self, instant: float) -> float | None:
        """When the room moved first after an instant."""
        return next((moved for moved in self.moved if moved > instant), None)


class Player:
    """A person at a seat, or an onlooker, with a socket to every process."""

    def __init__(self, bases: Sequence[str], cookie: str, room: Json, seat: Seat | None, progress: Progress) -> None:
        self.bases = bases
        self.room = room
        self.seat = seat
        self.outcome: Json | None = None
        self.events: dict[int, Json] = {}
        self.done: list[Command] = []  # in order
        self.refused: list[Command] = []
        self.unsure: list[Command] = []  # none or one, the last
        self.went_back = 0  # how often a new connection knew less than an older one had told
        self._cookie = cookie
        self._progress = progress
        self._rng = Rng("player", room["id"], -1 if seat is None else seat)
        self._sockets: list[ClientConnection | None] = [None] * len(bases)
        self._heard = 0  # the highest number of events told by anybody
        self._question: Json | None = None
        self._pending: Command | None = None
        self._acknowledged: dict[str, int] = {}
        self._asked = asyncio.Event()
        self._answered = -1

    async def play(self) -> None:
        """To the end of the match."""
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._attend(index)) for index in range(len(self.bases))]
            if self.seat is not None:
                await self._answer_questions()
            while self.outcome is None:  # noqa: ASYNC110 - a socket of any task may tell it
                await asyncio.sleep(0.02)
            for task in tasks:
                task.cancel()

    def last_words(self) -> str:
        """The stories of what was not acknowledged last, from which to find out what went wrong."""
        return f"refused {[vars(command) for command in self.refused[-2:]]}, unsure {[vars(c) for c in self.unsure]}"

    # Listening

    async def _attend(self, index: int) -> None:
        """Keep a socket to a process, whatever happens."""
        while self.outcome is None:
            with suppress(*NETWORK):
                async with self._socket(index) as socket:
                    await self._listen(index, socket)
            await asyncio.sleep(0.05)

    @asynccontextmanager
    async def _socket(self, index: int) -> AsyncIterator[ClientConnection]:
        seat = "none" if self.seat is None else self.seat
        base = self.bases[index].replace("http", "ws", 1)
        url = f"{base}/api/rooms/{self.room['id']}/socket?seat={seat}&seq={self._heard}"
        async with connect(
            url,
            additional_headers=[("cookie", self._cookie)],
            max_size=None,
            compression=None,
            proxy=None,
            open_timeout=5,
            ping_interval=None,
            close_timeout=0.2,
        ) as socket:
            try:
                yield socket
            finally:
                self._sockets[index] = None

    async def _listen(self, index: int, socket: ClientConnection) -> None:
        told = -1  # by this connection
        async for text in socket:
            message = json.loads(text)
            match message["type"]:
                case "welcome":
                    assert message["you"] == self.seat, f"somebody else's seat: {message['you']}"
                    self._sockets[index] = socket
                case "update":
                    self.went_back += told == -1 and message["seq"] < self._heard
                    assert message["seq"] >= told, "the number of events went backward"
                    told = message["seq"]
                    self._update(message)
                case "ack":
                    self._acknowledge(index, message)
                case "failure":
                    self._refuse(index, message)
                case "bye":
                    return

    def _update(self, update: Json) -> None:
        for item in update["events"]:
            known = self.events.setdefault(item["seq"], item["event"])
            assert known == item["event"], f"two histories: {known} and {item['event']}"
        self._heard = max(self._heard, update["seq"])
        self._progress.move(update["seq"])
        if update["outcome"] is not None:
            assert self.outcome in (None, update["outcome"]), "two outcomes"
            self.outcome = update["outcome"]
        if update["prompt"] and (self._question is None or update["seq"] >= self._question["seq"]):
            self._question = update
        self._asked.set()

    def _acknowledge(self, process: int, ack: Json) -> None:
        first = self._acknowledged.setdefault(ack["id"], ack["seq"])
        assert first == ack["seq"], f"a repeated command is answered otherwise: {first} and {ack}"
        for refused in self.refused:
            assert refused.id != ack["id"], f"refused and then acknowledged by {process}: {ack} {refused.story}"
        command = self._pending
        if command is not None and ack["id"] == command.id:
            command.tell(process, "ack")
            command.seq = ack["seq"]
            command.changed.set()

    def _refuse(self, process: int, error: Json) -> None:
        known = self._acknowledged.get(error["id"])
        assert known is None or error["code"] in TRY_AGAIN, f"acknowledged and then refused: {error}"
        command = self._pending
        if command is None or error["id"] != command.id:
            return
        command.tell(process, f"{error['code']}: {error['message']}")
        command.refused += error["code"] != "unknown"
        if error["code"] not in TRY_AGAIN:
            command.code = error["code"]
        command.changed.set()

    # Acting

    async def _answer_questions(self) -> None:
        number = 0
        while self.outcome is None:
            question = self._question
            if question is None or not self._to_answer(question):
                self._asked.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.2):
                        await self._asked.wait()
                continue
            await asyncio.sleep(THINK * 2 * self._rng.unit())
            self._answered = question["decision"]
            number = await self._answer(question, number)

    def _to_answer(self, question: Json) -> bool:
        return question["decision"] > self._answered and not question["prompt"]["revises"]

    async def _answer(self, question: Json, number: int) -> int:
        """One answer, and now and then another in its place; the number of the next command."""
        legal = question["prompt"]["legal"]
        action = self._rng.choice(legal)
        while True:
            number += 1
            command = self._command(number, question["decision"], action)
            if await self._do(command):
                break
            action = self._rng.choice([other for other in legal if other != action] or legal)
        if self._rng.below(5) == 0 and len(legal) > 1:
            number += 1
            other = self._rng.choice([other for other in legal if other != action])
            await self._do(self._command(number, question["decision"], other, revises=True))
        return number

    def _command(self, number: int, decision: int, action: Json, *, revises: bool = False) -> Command:
        fields = {"type": "answer", "decision": decision, "action": action}
        return Command(f"seat {self.seat} command {number}", fields, revises=revises)

    async def _do(self, command: Command) -> bool:
        """Send until it is acknowledged or surely refused; whether it was done."""
        self._pending = command
        index = self._rng.below(len(self.bases))
        first = index
        while command.seq is None and self.outcome is None:
            if command.code is not None:
                self._check_refusal(command)
                self.refused.append(command)
                return False
            if command.surely_refused and self._rng.below(2):  # `busy` means that nothing was done: another may be sent
                self.refused.append(command)
                return False
            command.changed.clear()
            await self._send(command, index)
            with suppress(TimeoutError):
                async with asyncio.timeout(REPEAT):
                    await command.changed.wait()
            index = (index + 1) % len(self.bases)
            await asyncio.sleep(0 if command.acknowledged else 0.02)
        if command.seq is None:
            if command.sent:
                self.unsure.append(command)  # the match is over, and the answer to a sending was lost
            return True
        self.done.append(command)
        self._progress.commands.append((command.begun, time.monotonic(), first))
        return True

    def _check_refusal(self, command: Command) -> None:
        """Only a second answer may come too late: a first one never, unless one that was refused has been done."""
        before = [refused.story for refused in self.refused if refused.fields["decision"] == command.fields["decision"]]
        assert command.revises, f"a first answer is refused: {command.fields} {command.story}, before that {before}"
        assert command.code in ("late", "not_asked", "rule"), command.code

    async def _send(self, command: Command, index: int) -> None:
        socket = self._sockets[index]
        if socket is None:
            await asyncio.sleep(0.05)
            return
        with suppress(*NETWORK):
            async with asyncio.timeout(REPEAT):
                command.sent += 1
                command.tell(index, "sent")
                await socket.send(json.dumps({**command.fields, "id": command.id}))


def check(record: Record, room: Json, players: Sequence[Player]) -> None:
    """The record verifies, and holds in order what was acknowledged and nothing refused; all that was told is so."""
    match = replay(record_game(record), record)
    assert match.outcome is not None
    assert commit(record.head.seed) == room["commit"], "another deal than was promised"
    for player in players:
        assert player.outcome is not None
        assert player.outcome["scores"] == list(match.outcome.scores), "a false outcome was told"
        seen = [json.loads(msgspec.json.encode(event.seen_by(player.seat))) for event in match.events]
        for seq, event in player.events.items():
            assert seq < len(seen), f"event {seq} was told and is not in the record"
            assert event == seen[seq], f"event {seq} was told falsely: {event} is {seen[seq]}"
        if player.seat is not None:
            logged = [entry.action for entry in record.log if entry.seat == player.seat]
            done = [command.fields["action"] for command in player.done]
            unsure = [command.fields["action"] for command in player.unsure]
            assert logged in (done, done + unsure), f"seat {player.seat}: {differ(logged, done)}; {player.last_words()}"


def differ(logged: Sequence[Json], done: Sequence[Json]) -> str:
    """Where the log and what was acknowledged part."""
    place = next((n for n, (a, b) in enumerate(zip(logged, done, strict=False)) if a != b), min(len(logged), len(done)))
    return (
        f"{len(logged)} answers in the record and {len(done)} acknowledged; "
        f"from answer {place} on {logged[place : place + 3]} and {done[place : place + 3]}"
    )
