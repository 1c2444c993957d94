"""People on the network: guests that call a server's API and sit at its sockets, for tests and load."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stado.core.change import fold
from stado.core.rng import Rng

PATIENCE = 300.0  # seconds without a message, until it is clear that none comes, however busy the machine

Json = dict[str, Any]
Choose = Callable[[Json], Json]  # from an update to the action

_numbers = itertools.count(1)  # no two sockets of a person use the same id


class Reply(msgspec.Struct, frozen=True):
    """What an HTTP request was answered with."""

    status: int
    headers: dict[str, str]  # by lower-case names
    body: bytes

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


class Guest:
    """A person with a cookie."""

    def __init__(self, base: str, cookie: str = "", *, source: str | None = None) -> None:
        self.base = base
        self.cookie = cookie
        self.source = None if source is None else (source, 0)  # the address that they come from

    async def call(
        self, method: str, path: str, body: object = None, *, raw: bytes | None = None, headers: Json | None = None
    ) -> Reply:
        """One request on a connection of its own; a cookie that comes back is kept."""
        data = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
        sent = {
            "host": urlsplit(self.base).netloc,
            "connection": "close",
            "content-length": len(data),
            **({"content-type": "application/json"} if method != "GET" else {}),
            **({"cookie": self.cookie} if self.cookie else {}),
            **(headers or {}),
        }
        reply = await _request(self.base, method, path, sent, data, source=self.source)
        if "set-cookie" in reply.headers:
            self.cookie = reply.headers["set-cookie"].partition(";")[0]
        return reply

    async def get(self, path: str) -> Any:
        """What lies there."""
        reply = await self.call("GET", path)
        assert reply.status == 200, (path, reply.status, reply.body[:300])
        return reply.json

    async def post(self, path: str, body: object) -> Any:
        """What comes of it."""
        reply = await self.call("POST", path, body)
        assert reply.status in (200, 201), (path, reply.status, reply.body[:300])
        return reply.json

    @asynccontextmanager
    async def sit(self, room: str, *, origin: str | None = None, **query: object) -> AsyncIterator[Socket]:
        """A socket in the room, while it is open."""
        url = f"{self.base.replace('http', 'ws', 1)}/api/rooms/{room}/socket?{urlencode(query)}"
        headers = [("cookie", self.cookie)] if self.cookie else []
        if origin is not None:
            headers.append(("origin", origin))
        async with connect(
            url,
            additional_headers=headers,
            max_size=None,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
            close_timeout=1,
            local_addr=self.source,
        ) as connection:
            yield Socket(connection)


async def _request(
    base: str, method: str, path: str, headers: Json, data: bytes, *, source: tuple[str, int] | None
) -> Reply:
    """One request by hand: it shows what is really sent."""
    at = urlsplit(base)
    reader, writer = await asyncio.open_connection(at.hostname, at.port, local_addr=source)
    try:
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + data)
        await writer.drain()
        raw = await reader.read()
    finally:
        writer.close()
    return parse_reply(method, raw)


def parse_reply(method: str, raw: bytes) -> Reply:
    """The answer to a request, or ConnectionError if it was cut off: a server that dies leaves half an answer."""
    top, found, body = raw.partition(b"\r\n\r\n")
    if not found:
        raise ConnectionError("the answer was cut off in its headers")
    first, *lines = top.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    if headers.get("transfer-encoding") == "chunked":
        body = _unchunk(body)
    elif method != "HEAD" and len(body) < int(headers.get("content-length", 0)):
        raise ConnectionError("the answer was cut off in its body")
    return Reply(int(first.split()[1]), headers, body)


def _unchunk(body: bytes) -> bytes:
    """A body that came in chunks, the last of them empty."""
    parts: list[bytes] = []
    while True:
        size, found, rest = body.partition(b"\r\n")
        if not found or len(rest) < (length := int(size, 16)) + 2:
            raise ConnectionError("the answer was cut off in its body")
        if length == 0:
            return b"".join(parts)
        parts.append(rest[:length])
        body = rest[length + 2 :]


class Socket:
    """A seat's, or an onlooker's, connection; keeps what it has been told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seq = 0
        self.events: dict[int, Json] = {}
        self.update: Json | None = None
        self.view: Any = None  # as the changes lead to it
        self.room: Json | None = None
        self.you: int | None = None
        self.texts: list[str] = []  # every message, as it came

    async def next(self, *kinds: str) -> Json:
        """The next message of one of these kinds, or of any."""
        while True:
            async with asyncio.timeout(PATIENCE):
                text = await self.connection.recv(decode=True)
            self.texts.append(text)
            message: Json = json.loads(text)
            self._note(message)
            if not kinds or message["type"] in kinds:
                return message

    def _note(self, message: Json) -> None:
        """Remember what the message tells."""
        if message["type"] in ("welcome", "room_changed"):
            self.room, self.you = message["room"], message["you"]
        if message["type"] == "update":
            self.update = message
            self.seq = message["seq"]
            self.view = self.view if message["view"] is None else message["view"]
            for item in message["events"]:
                self.view = fold(self.view, item["change"])
                known = self.events.setdefault(item["seq"], item["event"])
                assert known == item["event"], "an event has changed"

    async def send(self, kind: str, **fields: object) -> str:
        """Send a command; its id."""
        message = {"type": kind, "id": f"{kind} {next(_numbers)}", **fields}
        await self.connection.send(json.dumps(message))
        return str(message["id"])

    async def do(self, kind: str, **fields: object) -> Json:
        """Send a command and wait for what it is answered with."""
        command = await self.send(kind, **fields)
        while (message := await self.next("ack", "failure"))["id"] != command:
            pass
        return message

    async def see_room(self, wanted: Callable[[Json], bool]) -> Json:
        """The room once it is as wanted."""
        while self.room is None or not wanted(self.room):
            await self.next()
        return self.room

    async def see_update(self, wanted: Callable[[Json], bool]) -> Json:
        """The last update once it is as wanted."""
        while self.update is None or not wanted(self.update):
            await self.next()
        return self.update

    async def drain(self) -> list[Json]:
        """Every message until the connection ends."""
        messages = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                messages.append(await self.next())
        return messages

    async def play(self, choose: Choose) -> Json:
        """Answer whatever is asked, to the end; the outcome."""
        answered = -1
        while True:
            update = await self.see_update(lambda _: True)
            if update["outcome"] is not None:
                outcome: Json = update["outcome"]
                return outcome
            if update["prompt"] and not update["prompt"]["revises"] and update["decision"] > answered:
                answered = update["decision"]
                await self.send("answer", decision=answered, action=choose(update))
            self.update = None
            while self.update is None:
                message = await self.next()
                assert message["type"] != "failure", message


def at_random(*seed: str | int) -> Choose:
    """Any legal answer, the same for the same seed."""
    rng = Rng("wire", *seed)

    def choose(update: Json) -> Json:
        action: Json = rng.choice(update["prompt"]["legal"])
        return action

    return choose


def chairs(*kinds: str) -> Sequence[Json]:
    """Chairs of a new room: `me`, `open`, or a level for a bot."""
    return [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]
