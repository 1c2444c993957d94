"""The example client plays a whole match against the server as it is started."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from stado.games import GAMES
from stado.server.settings import Limits
from tests.server.harness import running

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


@pytest.mark.system
async def test_example_client_plays_a_whole_match(sqlite: str) -> None:
    # With the limits that a host has, and bots in a process of their own.
    async with running(sqlite, limits=Limits(), thinkers=1) as server:
        process = await asyncio.create_subprocess_exec(
            sys.executable, CLIENT, server.base, GAMES[0].name, stdout=asyncio.subprocess.PIPE
        )
        output, _ = await process.communicate()
    assert process.returncode == 0
    assert output.startswith(b"scores ")


def test_example_client_is_short() -> None:
    lines = [line for line in CLIENT.read_text().splitlines() if line.strip()]
    assert len(lines) <= 40
