"""A TCP proxy between a process and its database that can be cut, held or slowed at any instant."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit, urlunsplit

OPEN = "open"
CUT = "cut"  # connections are reset, and new ones too
SILENT = "silent"  # nothing passes in either direction
MUTE = "mute"  # the database hears the process, and its answers do not come back
DEAF = "deaf"  # what the process sends does not arrive
SLOW = "slow"  # everything is late
HALF = "half closed"  # the process sees the end of what the database sends, and the database goes on listening
MODES = (CUT, SILENT, MUTE, DEAF, SLOW, HALF)
LATE = 0.4  # seconds that a piece is held back when slow
COMMIT = b"COMMIT"

_TO_DATABASE, _FROM_DATABASE = 0, 1
_HELD = {SILENT: (True, True), MUTE: (False, True), DEAF: (True, False)}


class Proxy:
    """Passes bytes on, as its mode says."""

    def __init__(self, host: str, port: int) -> None:
        self._target = (host, port)
        self._mode = OPEN
        self._armed: str | None = None
        self._gates = (asyncio.Event(), asyncio.Event())
        self._writers: set[asyncio.StreamWriter] = set()
        self._clients: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def mode(self) -> str:
        """How bytes are passed on now."""
        return self._mode

    @mode.setter
    def mode(self, mode: str) -> None:
        self._mode, self._armed = mode, None
        for gate, held in zip(self._gates, _HELD.get(mode, (False, False)), strict=True):
            if held:
                gate.clear()
            else:
                gate.set()
        if mode == CUT:
            self.reset()
        if mode == HALF:
            for client in self._clients:
                with suppress(OSError, RuntimeError):
                    client.write_eof()

    def arm(self, mode: str) -> None:
        """Take the mode as soon as a commit has been passed on: the worst instant, for its answer is lost."""
        self._armed = mode

    def reset(self) -> None:
        """End every connection at once, without a word."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of the process."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._join(reader, writer)
        finally:
            self._tasks.discard(task)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._mode in (CUT, HALF):
            writer.transport.abort()
            return
        try:
            database_reader, database_writer = await asyncio.open_connection(*self._target)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, database_writer}
        self._writers |= ends
        self._clients.add(writer)
        pumps = [
            asyncio.create_task(self._pump(reader, database_writer, _TO_DATABASE)),
            asyncio.create_task(self._pump(database_reader, writer, _FROM_DATABASE)),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            for end in ends:
                end.transport.abort()
            self._writers -= ends
            self._clients.discard(writer)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, direction: int) -> None:
        with suppress(OSError, RuntimeError):
            while data := await reader.read(65536):
                await self._gates[direction].wait()
                if self._mode == SLOW:
                    await asyncio.sleep(LATE)
                if self._mode == HALF and direction == _FROM_DATABASE:
                    continue
                writer.write(data)
                await writer.drain()
                if self._armed is not None and direction == _TO_DATABASE and COMMIT in data:
                    self.mode = self._armed

    async def close(self) -> None:
        """Let nothing run on."""
        self.mode = OPEN
        while self._tasks:
            self.reset()
            await asyncio.sleep(0.01)


@asynccontextmanager
async def proxied(database: str) -> AsyncIterator[tuple[Proxy, str]]:
    """A proxy to a database, and the address by which it is reached through it."""
    parts = urlsplit(database)
    assert parts.hostname is not None
    assert parts.port is not None
    proxy = Proxy(parts.hostname, parts.port)
    proxy.mode = OPEN
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    address = urlunsplit(parts._replace(netloc=f"{parts.username}@127.0.0.1:{port}"))
    try:
        yield proxy, address
    finally:
        server.close()
        await proxy.close()
