"""No network at run time: a server connects to nothing but the database that it was given."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from stado.testing.wire import Guest, at_random, chairs

pytestmark = pytest.mark.system

SERVER = """
import asyncio, sys, threading, urllib.request
from stado.server.app import make_server
from stado.server.settings import Settings

WATCHED = ("socket.connect", "socket.sendto", "socket.sendmsg", "socket.getaddrinfo", "socket.gethostbyname")

def watch(event, arguments):
    if event in WATCHED:
        print(event, arguments[1:] if event.startswith("socket.connect") else arguments, file=sys.stderr, flush=True)

def tell(port):
    if sys.argv[2] == "planted":
        threading.Thread(target=lambda: urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").read()).start()
    print(port, flush=True)

sys.addaudithook(watch)
asyncio.run(make_server(Settings(database=sys.argv[1]), port=0, started=tell).serve())
"""


async def use(base: str) -> None:
    """A match with a bot, its replay and a review of it."""
    guest = Guest(base)
    await guest.get("/api/me")
    table = {"game": "six", "options": {"rounds": 1}, "seats": 2, "chairs": chairs("me", "casual"), "start": True}
    room = (await guest.post("/api/rooms", table))["id"]
    async with guest.sit(room) as socket:
        await socket.play(at_random("network"))
    await guest.get(f"/api/rooms/{room}/replay")
    await guest.call("GET", "/")


@pytest.mark.parametrize("planted", [False, True])
async def test_server_connects_to_nothing(tmp_path: Path, planted: bool) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        SERVER,
        f"sqlite:///{tmp_path / 'stado.db'}",
        "planted" if planted else "",
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        await use(f"http://127.0.0.1:{int(await process.stdout.readline())}")
    finally:
        process.terminate()
        _, told = await process.communicate()
    connected = [line for line in told.decode().splitlines() if line.startswith("socket.")]
    assert bool(connected) == planted, connected
