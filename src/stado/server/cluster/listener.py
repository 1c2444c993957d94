"""Hints of other processes, by PostgreSQL's LISTEN; a lost one costs time, nothing else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import asyncpg

from stado.server.storage.driver import ANSWER_SECONDS
from stado.server.storage.store import CHANNEL, Store
from stado.server.troubles import Troubles

_PING_SECONDS = 5.0


class Listener:
    """Calls back with the room, and what is told of it: nothing, `presence`, or an emote."""

    def __init__(self, store: Store, hear: Callable[[str, str], None], troubles: Troubles) -> None:
        self._store = store
        self._hear = hear
        self._troubles = troubles

    async def run(self) -> None:
        """Listen, again after each failure."""
        while True:
            try:
                await self._listen()
            except Exception as error:
                self._troubles.note("listening failed", type(error).__name__, serious=False)
            await asyncio.sleep(1)

    async def _listen(self) -> None:
        """Listen until the connection ends, which is an error."""
        url = self._store.url.set(drivername="postgresql")
        connection = await asyncpg.connect(
            url.render_as_string(hide_password=False), timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS
        )
        try:
            await connection.add_listener(CHANNEL, self._receive)
            while True:
                await asyncio.sleep(_PING_SECONDS)
                await connection.execute("SELECT 1")  # a connection that was cut in silence is noticed
        finally:
            with contextlib.suppress(OSError):
                await connection.close(timeout=1)

    def _receive(self, connection: Any, process: int, channel: str, payload: str) -> None:
        """One hint."""
        del connection, process, channel
        sender, room, told = payload.split(" ", 2)
        if sender != self._store.process:
            self._hear(room, told)
