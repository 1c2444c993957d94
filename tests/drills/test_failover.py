"""The person of the failover drill waits for nothing that has come already."""

from __future__ import annotations

import asyncio
from pathlib import Path

from stado.games import GAMES
from stado.testing.wire import chairs
from tests.drills.failover import Sitter
from tests.server.harness import running


async def test_sitter_whose_answer_was_done_before_goes_on(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'stado.db'}") as server:
        guest = await server.guest()
        request = {"game": GAMES[0].name, "seats": 2, "chairs": chairs("me", "novice"), "start": True}
        sitter = Sitter([server.base], 0, pace=0.0)
        sitter.room = (await guest.post("/api/rooms", request))["id"]
        async with guest.sit(sitter.room) as socket, guest.sit(sitter.room) as before:
            update = await socket.see_update(lambda update: bool(update["prompt"]))
            answer = {"decision": update["decision"], "action": update["prompt"]["legal"][0]}
            await before.do("answer", id=f"{sitter.room[:8]} {update['decision']}", **answer)
            while socket.update is update or not (socket.update and socket.update["decision"]):
                await socket.next()
            await sitter._answer(socket, update)
            playing = asyncio.create_task(sitter._answer_questions(socket))
            while len(sitter.acks) < 3:
                assert not playing.done()
                await asyncio.sleep(0.01)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
