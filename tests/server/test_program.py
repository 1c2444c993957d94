"""The program as a host runs it."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from stado.games import GAMES
from stado.server.app import make_server
from stado.server.settings import Settings
from stado.testing.wire import Guest, chairs
from tests.server.harness import running

pytestmark = pytest.mark.system

# As `python -m stado` runs it, but for the luck.
PROGRAM = """
import runpy
from stado.testing.draws import seeded_draws
with seeded_draws(lambda: "program"):
    runpy.run_module("stado", run_name="__main__", alter_sys=True)
"""


@asynccontextmanager
async def served(*options: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, "serve", "--port", "0", *options, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        yield process, line.split()[-1]
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def test_termination_tells_clients_to_come_back(tmp_path: Path) -> None:
    async with served("--database", f"sqlite:///{tmp_path / 'stado.db'}") as (process, base):
        guest = Guest(base)
        await guest.get("/api/me")
        request = {"game": GAMES[0].name, "chairs": chairs("me", "casual", "casual", "casual"), "start": True}
        room = (await guest.post("/api/rooms", request))["id"]
        async with guest.sit(room) as socket:
            update = await socket.next("update")
            await socket.do("answer", decision=0, action=update["prompt"]["legal"][0])
            process.send_signal(signal.SIGTERM)
            assert (await socket.drain())[-1] == {"type": "bye", "reason": "drain", "reconnect": True}
        assert await process.wait() == 0
    async with running(f"sqlite:///{tmp_path / 'stado.db'}") as server:
        guest.base = server.base
        async with guest.sit(room, seq=0) as socket:
            update = await socket.next("update")
            picked = [item["event"] for item in update["events"] if item["event"]["type"] == "card_picked"]
            assert 0 in [event["seat"] for event in picked]


def test_garbage_is_not_looked_for_in_what_a_server_has_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def end(_port: int) -> None:
        server.should_exit = True

    monkeypatch.setattr(gc, "freeze", freeze := Mock())
    server = make_server(Settings(database=f"sqlite:///{tmp_path / 'stado.db'}"), port=0, started=end)
    server.run()
    freeze.assert_called_once()


async def test_backup_taken_while_the_server_runs_can_be_restored(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with running(f"sqlite:///{tmp_path / 'stado.db'}") as server:
        guest = await server.guest()
        request = {"game": GAMES[0].name, "chairs": chairs("me", "me", "casual", "casual"), "start": True}
        room = (await guest.post("/api/rooms", request))["id"]
        async with guest.sit(room) as socket:
            update = await socket.next("update")
            await socket.do("answer", decision=0, action=update["prompt"]["legal"][0])
            with closing(sqlite3.connect(tmp_path / "stado.db")) as connection:
                connection.execute("VACUUM INTO ?", (str(copy),))
    async with running(f"sqlite:///{copy}") as server:
        guest.base = server.base
        async with guest.sit(room, seat=0) as socket:
            update = await socket.next("update")
            assert update["decision"] == 0
            assert update["prompt"]["revises"]


async def test_second_server_on_a_file_is_turned_away(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'stado.db'}"
    async with running(database):
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "stado",
            "serve",
            "--port",
            "0",
            "--database",
            database,
            stderr=asyncio.subprocess.PIPE,
        )
        _, errors = await process.communicate()
    assert process.returncode != 0
    assert b"Traceback" not in errors
    assert b"another server uses it" in errors


def test_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'stado.db'}"
        command = [sys.executable, "-m", "stado", "serve", "--port", port, "--database", database]
        with (tmp_path / "errors").open("w") as errors:  # a pipe would be waited for until what compiles kernels ends
            ended = subprocess.run(command, stderr=errors, check=False)
    assert ended.returncode == 2
    assert (
        tmp_path / "errors"
    ).read_text() == f"stado: nobody can listen on 127.0.0.1, port {port}: Address already in use\n"
