"""Makes a small database by the code at hand, for the tests to keep: `python scripts/keep_database.py FILE`.

It holds a room that waits, one that runs and one that is finished. Each release keeps one in `tests/server/fixtures`.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing, nullcontext
from pathlib import Path

from stado.games import GAMES
from stado.server.app import make_server
from stado.server.settings import Settings
from stado.testing.wire import Guest, at_random, chairs

GAME = GAMES[0].name


async def fill(file: Path) -> None:
    """Serve from the file while somebody plays."""
    started: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    server = make_server(Settings(database=f"sqlite:///{file}"), port=0, started=started.set_result)
    server.capture_signals = nullcontext  # type: ignore[method-assign, assignment]
    task = asyncio.create_task(server.serve())
    guest = Guest(f"http://127.0.0.1:{await started}")
    await guest.get("/api/me")
    await guest.post("/api/rooms", {"game": GAME, "seats": 3, "chairs": chairs("me", "open", "novice")})
    two = {"game": GAME, "seats": 2, "start": True, "clock": {"decision": 86_400, "bank": 600}}
    running = await guest.post("/api/rooms", {**two, "chairs": chairs("me", "me")})
    async with guest.sit(running["id"], seat=0) as socket:
        update = await socket.see_update(lambda update: bool(update["prompt"]))
        await socket.do("answer", decision=0, action=update["prompt"]["legal"][0])
    finished = await guest.post("/api/rooms", {**two, "chairs": chairs("me", "novice")})
    async with guest.sit(finished["id"]) as socket:
        await socket.play(at_random("kept"))
    server.should_exit = True
    await task


def pack(file: Path) -> None:
    """Leave one small file."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    file.with_name(file.name + ".lock").unlink()


if __name__ == "__main__":
    name = Path(sys.argv[1]).resolve()
    asyncio.run(fill(name))
    pack(name)
