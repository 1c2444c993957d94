"""What a browser gives to the page's host, in memory."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from stado.page.database import Write
from stado.page.requests import Requests


class MemoryDatabase:
    """The browser's database as dictionaries; it can run full, or be written to by another tab."""

    def __init__(self) -> None:
        self.rooms: dict[str, dict[str, Any]] = {}
        self.kept: dict[str, str] = {}
        self.full = False

    async def load(self, room: str) -> str | None:
        found = self.rooms.get(room)
        return None if found is None else msgspec.json.encode(found).decode()

    async def list(self) -> str:
        return msgspec.json.encode(list(self.rooms.values())).decode()

    async def save(self, writes: str) -> str:
        wanted = msgspec.json.decode(writes, type=list[Write])
        if self.full:
            return "QuotaExceededError"
        if any(self._length(write.id) != write.start for write in wanted):
            return "stale"
        for write in wanted:
            room = self.rooms.setdefault(write.id, {"id": write.id, "head": write.head, "lines": []})
            room["lines"] += write.lines
            room |= {"summary": write.summary, "updated": write.updated}
        return "done"

    def _length(self, room: str) -> int:
        return len(self.rooms[room]["lines"]) if room in self.rooms else 0

    async def recall(self, name: str) -> str | None:
        return self.kept.get(name)

    async def keep(self, name: str, text: str) -> None:
        self.kept[name] = text


class MemoryPage:
    """Hears what the host says."""

    def __init__(self) -> None:
        self.replies: dict[int, tuple[int, Any]] = {}
        self.messages: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self.ended: set[int] = set()

    def reply(self, request: int, status: int, body: str) -> None:
        self.replies[request] = (status, body)

    def tell(self, connection: int, text: str) -> None:
        self.messages.setdefault(connection, asyncio.Queue()).put_nowait(msgspec.json.decode(text))

    def end(self, connection: int) -> None:
        self.ended.add(connection)


class Tab:
    """A page over a database, as it is from its start to its reload."""

    def __init__(self, database: MemoryDatabase) -> None:
        self.page = MemoryPage()
        self.requests = Requests(database, self.page)
        self.host = self.requests.host
        self._number = 0

    async def ask(self, method: str, path: str, body: object = None, *, status: int = 200) -> Any:
        """What a request is answered with."""
        text = body if isinstance(body, str) else "" if body is None else msgspec.json.encode(body).decode()
        told = await self.ask_text(method, path, text, status=status)
        return msgspec.json.decode(told)

    async def ask_text(self, method: str, path: str, body: str = "", *, status: int = 200) -> str:
        """The same as a text."""
        self._number += 1
        await self.requests.take(self._number, method, path, body)
        found, text = self.page.replies.pop(self._number)
        assert found == status, text
        assert isinstance(text, str)
        return text

    async def connect(self, room: str, query: str = "") -> int:
        """The number of a connection to a room."""
        self._number += 1
        self.page.messages[self._number] = asyncio.Queue()
        await self.host.connect(self._number, f"rooms/{room}/socket?{query}")
        return self._number

    async def hear(self, connection: int) -> dict[str, Any]:
        """The next message of a room."""
        return await asyncio.wait_for(self.page.messages[connection].get(), 60)

    async def question(self, connection: int) -> dict[str, Any]:
        """The next update that asks something."""
        while True:
            message = await self.hear(connection)
            if message["type"] == "update" and message["prompt"] is not None:
                return message

    async def play(self, connection: int, answers: int | None = None) -> dict[str, Any]:
        """Give the last legal answer to what is asked, to the end or for a while; the last update."""
        given = 0
        while True:
            message = await self.hear(connection)
            assert message["type"] != "failure", message
            if message["type"] != "update":
                continue
            if message["outcome"] is not None or given == answers:
                return message
            if message["prompt"] is not None and not message["prompt"]["revises"]:
                given += 1
                self.answer(connection, message)

    def answer(self, connection: int, update: dict[str, Any], mark: str = "answer") -> None:
        """Answer the question of an update, under an id that begins with the mark."""
        command = {"type": "answer", "id": f"{mark} {update['decision']}", "decision": update["decision"]}
        command["action"] = update["prompt"]["legal"][-1]
        self.host.take(connection, msgspec.json.encode(command).decode())

    async def close(self) -> None:
        """The page is gone; only what the database has stays."""
        for room in self.host.rooms.values():
            await room.close()
