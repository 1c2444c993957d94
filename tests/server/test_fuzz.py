"""Malformed, oversized, out-of-turn, replayed and forged messages: declared errors only, and no room changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from stado.core.events import tag_of
from stado.core.rng import Rng
from stado.games import GAMES
from stado.rooms.protocol.commands import COMMANDS
from stado.rooms.protocol.errors import ERROR_CODES
from stado.rooms.state import RoomState
from stado.testing.wire import Guest, Json, Socket, chairs
from tests.server.harness import LOGS, Running, running

KINDS = [tag_of(kind) for kind in COMMANDS]
JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    63,
    2**53,
    10**40,
    1e308,
    -0.5,
    "",
    "x",
    "casual",
    "moo",
    "\x00",
    "\u202e",
    "é" * 70,
    [],
    {},
    [[]],
    {"type": "pick_card"},
    {"type": "deal", "cards": [1, 2]},
    {"type": "pick_card", "card": 2**70},
]
BOT = 2  # its seat
FIELDS = ("type", "room", "person", "seq", *sorted({field for kind in COMMANDS for field in kind.__struct_fields__}))


class Fuzzer:
    """Makes messages that must not change anything."""

    def __init__(self, rng: Rng, seen: list[str]) -> None:
        self.rng = rng
        self.seen = seen  # commands of others, as they were sent

    def message(self) -> str | bytes:
        """One message."""
        makers: list[Callable[[], str | bytes]] = [self.raw, self.text, self.mangled, self.shaped, self.stale]
        return self.rng.choice([*makers, self.replayed, self.deep])()

    def raw(self) -> bytes:
        """Anything, as a binary message."""
        return bytes(self.rng.below(256) for _ in range(self.rng.below(60)))

    def text(self) -> str:
        """Signs that look a little like JSON."""
        return "".join(self.rng.choice('{}[]",:0123456789.eE+-\\untrfalsé\u2028 ') for _ in range(self.rng.below(80)))

    def shaped(self) -> str:
        """An object with the right fields and wrong values."""
        message = {field: self.rng.choice(JUNK) for field in self.rng.sample(FIELDS, self.rng.below(7))}
        if self.rng.below(2):
            message["type"] = self.rng.choice(KINDS)
        # A name, an emote, a leave and a return are lawful: they are kept out by a field that no command has.
        return json.dumps({**message, "id": "fuzz", "extra": 1})

    def mangled(self) -> str:
        """A command with a piece cut out or another put in."""
        text = self.rng.choice(self.seen)
        cut = self.rng.below(len(text))
        return text[:cut] + self.rng.choice(("", '"', "}", "\\", "9", "null")) + text[cut + 1 + self.rng.below(4) :]

    def stale(self) -> str:
        """An answer to a decision that is past or to come."""
        action = self.rng.choice(
            ({"type": "pick_card", "card": 1 + self.rng.below(104)}, {"type": "take_row", "row": 0})
        )
        decision = self.rng.choice((0, 1, 500, 2**31))
        return json.dumps(
            {"type": "answer", "id": f"stale {self.rng.below(9)}", "decision": decision, "action": action}
        )

    def replayed(self) -> str:
        """A command that somebody else, or this person, has sent before."""
        return self.rng.choice(self.seen)

    def deep(self) -> str:
        """Much inside much, up to the largest message and beyond."""
        depth = self.rng.choice((10, 500, 2000, 4000, 8190, 9000)) if self.rng.below(20) == 0 else 10
        return self.rng.choice(("[", '{"a":', '{"type":"answer","id":"x","decision":0,"action":{"a":')) * (depth // 6)


async def prepare(server: Running) -> tuple[Guest, Guest, str, list[str]]:
    """A room some turns on, where both seats are asked and a bot has answered; and what was sent to get there.

    Nothing that was sent may still be changed: the same message under another id would change it.
    """
    host, stranger = await server.guest(), await server.guest()
    request = {"game": GAMES[0].name, "seats": 3, "chairs": chairs("me", "me", "casual"), "start": True}
    room = (await host.post("/api/rooms", request))["id"]
    seen: list[str] = []
    async with host.sit(room, seat=0) as ann, host.sit(room, seat=1) as bob:
        while True:
            for socket in (ann, bob):
                for each in (ann, bob):
                    await each.do("send_emote", emote="moo")  # so that each knows how things stand
                update = socket.update
                assert update is not None
                decision = update["decision"]  # none while the bot alone is asked
                if decision is not None and decision >= 2 and socket is ann and not _may_revise(bob):
                    return host, stranger, room, seen
                if update["prompt"] and not update["prompt"]["revises"]:
                    command = {
                        "decision": decision,
                        "action": update["prompt"]["legal"][-1],
                        "id": f"n{len(seen)}",
                    }
                    await socket.do("answer", **command)
                    seen.append(json.dumps({"type": "answer", **command}))


def _may_revise(socket: Socket) -> bool:
    assert socket.update is not None
    prompt = socket.update["prompt"]
    return prompt is not None and prompt["revises"]


async def pester(guest: Guest, room: str, seat: object, fuzzer: Fuzzer, count: int) -> Json:
    """Send `count` messages, connecting again where the server ends it; how each was answered."""
    answers: dict[str, int] = {}
    sent = 0
    while sent < count:
        async with guest.sit(room, seat=seat) as socket:
            await socket.next("welcome")
            reader = asyncio.create_task(read(socket, answers))
            try:
                while sent < count and not reader.done():
                    await socket.connection.send(fuzzer.message())
                    sent += 1
                    if sent % 25 == 0:
                        await asyncio.sleep(0)
                await socket.send("add_salt", id="last", text="x")
            except (OSError, ConnectionClosed):
                pass
            await reader
    return answers


async def read(socket: Socket, answers: dict[str, int]) -> None:
    """Count the answers up to the last one, or the end."""
    while True:
        try:
            message = await socket.next()
        except ConnectionClosed:
            answers["closed"] = answers.get("closed", 0) + 1
            return
        if message["type"] in ("failure", "ack"):
            answers[message.get("code", "ack")] = answers.get(message.get("code", "ack"), 0) + 1
            assert message.get("code", "ack") in (*ERROR_CODES, "ack")
            assert message.get("code") != "internal", message
            if message["id"] == "last":
                return


async def bot_has_answered(table: RoomState) -> None:
    while table.match is None or BOT in table.match.to_act:  # noqa: ASYNC110 - nobody announces it
        await asyncio.sleep(0.01)


async def fuzz(database: str, count: int) -> None:
    async with running(database) as server:
        host, stranger, room, seen = await prepare(server)
        table = (await server.services.lobby.find(room)).state
        await bot_has_answered(table)
        before = (table.summary(), table.length, table.match and table.match.state)
        jobs = ((host, 0), (host, 1), (stranger, "none"), (stranger, 0))
        answers = await asyncio.gather(
            *(
                pester(guest, room, seat, Fuzzer(Rng("fuzz", number), seen), count // 4)
                for number, (guest, seat) in enumerate(jobs)
            )
        )
        kinds = {kind for answer in answers for kind in answer}
        assert {"bad_message", "closed", "late", "not_seated", "ack"} <= kinds
        assert (table.summary(), table.length, table.match and table.match.state) == before
        assert (await server.services.lobby.find(room)).state is table
        assert (await host.call("GET", "/readyz")).status == 200


async def test_nonsense_changes_nothing(sqlite: str) -> None:
    await fuzz(sqlite, 4000)


@pytest.mark.slow
async def test_a_hundred_thousand_messages_of_nonsense_change_nothing(sqlite: str) -> None:
    await fuzz(sqlite, 100_000)


async def test_http_nonsense_gets_declared_errors(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        fuzzer = Fuzzer(Rng("http"), ['{"game": "six", "seats": 4, "chairs": null, "start": false}'])
        for number in range(300):
            body = fuzzer.message()
            raw = body if isinstance(body, bytes) else body.encode()
            paths = ("/api/rooms", "/api/me/claim", "/api/replay", "/api/reviews?step=1", "/api/rooms/x/rematch")
            path = paths[number % len(paths)]
            reply = await guest.call("POST", path, raw=raw)
            assert reply.status == 201 or reply.json["error"]["code"] in ERROR_CODES
            assert reply.status < 500, LOGS.entries[-1:]
